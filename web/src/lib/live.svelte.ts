/* A table's connection: it comes back by itself, and paces what it shows so that each move is seen. */
import { inFull } from "./brief";
import { arrived } from "./clock.svelte";
import { due, numbers } from "./draft";
import type { Checked } from "./fair";
import { whenOther } from "./myself.svelte";
import { answer, check } from "./parts";
import type { FromClient, FromServer, Gathered, Proven, SeatInfo, Shown, State, View } from "./protocol";
import { BLANK, receive, type Screen } from "./screen";
import { forget, remember, satAs } from "./seated";
import { still } from "./settings.svelte";
import { Talk } from "./talk.svelte";

type Link = "connecting" | "open" | "lost" | "missing" | "closed";

/** Between two states that others caused, in milliseconds; less where they come in a quicker rhythm of their own. */
const PACE = 450;
/** More of them than this are not waited for: computers hurry where no person can play any more. */
const BEHIND = 6;
/** What changes the table: one at a time. */
const DECISIONS = new Set(["choose", "claim", "take_back", "resign", "continue", "again"]);
/** What is answered at once. */
const ANSWERED = new Set([
  "choose", "try", "claim", "take_back", "resign", "call_vote", "vote",
  "sit", "stand", "swap", "set_seat", "remove", "set_up", "start",
]);
/** What is refused where people talk: over the rest of the page their sheet may lie. */
const TALK = new Set(["say", "mute"]);
/** What the player has not asked for: another window of theirs may have been first. */
const UNSEEN = new Set(["commit", "open"]);
/** How long an answer is waited for before the connection is taken for lost, in milliseconds. */
const SILENCE = 8000;
/** After how long it is tried again, in milliseconds: a server that is started anew is back in a second or two. */
const WAITS = [250, 500, 500, 500, 500, 500, 500, 1000, 2000, 4000, 8000, 15000];

export class Live {
  screen: Screen = $state.raw(BLANK);
  link: Link = $state("connecting");
  /** The last deal that is over, when its secret is known. */
  fair: Checked | null = $state.raw(null);
  readonly talk = new Talk((message) => this.send(message));
  /** The table before its match; null when there is no such time, or it is over. */
  gathering: Gathered | null = $state.raw(null);

  /** A seat that was the reader's is not theirs any more: they are somebody else now, or it was given up. */
  unseated: "" | "other" | "given-up" = $state("");

  private socket: WebSocket | null = null;
  /** What the last state on this connection showed, be it on the screen yet or not. */
  private came: View | null = null;
  private queue: { message: State | Proven; after: number }[] = [];
  private cameAt = 0;
  private shownAt = 0;
  private paceTimer = 0;
  private retryTimer = 0;
  private answerTimer = 0;
  private tries = 0;
  private closed = false;
  private stay: () => void;

  /** Called before something else is shown: where cards lie is remembered then. */
  before: () => void = () => {};

  constructor(private readonly id: string) {
    this.connect();
    this.stay = whenOther(() => this.retry());
    addEventListener("online", this.awake);
    document.addEventListener("visibilitychange", this.awake);
  }

  /** Whoever sees that, and does not mind. */
  justWatch() {
    forget(this.id);
    this.unseated = "";
  }

  /** The network or the page is back: do not wait any longer. */
  private awake = () => {
    if (this.link === "lost" && document.visibilityState === "visible") this.retry();
  };

  /** Whether there was a connection to send it by. */
  send(message: FromClient): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    if (message.type === "stand") forget(this.id);
    if (DECISIONS.has(message.type)) this.screen = { ...this.screen, waiting: true };
    if (ANSWERED.has(message.type)) this.answerTimer ||= window.setTimeout(() => this.dead(), SILENCE);
    return true;
  }

  change(next: Screen) {
    this.screen = next;
    this.tryParts();
  }

  /* One question at a time: quick taps are asked about together. */
  private tryParts() {
    const { draft, state } = this.screen;
    const parts = due(draft);
    if (!parts || !state || this.socket?.readyState !== WebSocket.OPEN) return;
    this.screen = { ...this.screen, draft: { ...draft, asked: parts } };
    this.send({ type: "try", number: state.number, choices: numbers(parts) });
  }

  retry() {
    clearTimeout(this.retryTimer);
    this.connect();
  }

  close() {
    this.closed = true;
    this.stay();
    removeEventListener("online", this.awake);
    document.removeEventListener("visibilitychange", this.awake);
    clearTimeout(this.retryTimer);
    clearTimeout(this.paceTimer);
    this.answered();
    this.socket?.close();
  }

  private connect() {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const old = this.socket;
    const socket = new WebSocket(`${scheme}//${location.host}/ws/tables/${this.id}?brief=1`);
    this.socket = socket;
    this.came = null;
    old?.close();
    socket.onopen = () => {
      this.link = "open";
      this.tries = 0;
      const seen = this.screen.state?.number;
      if (seen !== undefined) this.send({ type: "look", since: seen });
    };
    socket.onmessage = (event: MessageEvent<string>) => this.take(JSON.parse(event.data) as FromServer);
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  /* Nothing has come for long although something was asked: browsers do not see that a network is gone. */
  private dead() {
    const socket = this.socket;
    if (!socket) return;
    this.lost(socket, 1006);
    this.socket = null;
    socket.close();
  }

  private lost(socket: WebSocket, code: number) {
    if (this.closed || socket !== this.socket) return;
    this.answered();
    if (code === 4404 || code === 4403) {
      this.link = code === 4404 ? "missing" : "closed";
      this.unseated = code === 4403 && satAs(this.id) !== undefined ? "other" : "";
      return;
    }
    this.link = "lost";
    this.screen = { ...this.screen, waiting: false };
    const wait = WAITS[Math.min(this.tries++, WAITS.length - 1)];
    this.retryTimer = window.setTimeout(() => this.connect(), wait);
  }

  /* As long as people gather a seat may be given up; in a match it stays somebody's. */
  private seeSeat(seats: SeatInfo[], gathers: boolean) {
    const mine = seats.find((seat) => seat.you);
    const before = satAs(this.id);
    if (mine) remember(this.id, mine.person ?? "");
    if (mine || before === undefined) this.unseated = "";
    else this.unseated = gathers && !seats.some((seat) => seat.person === before) ? "given-up" : "other";
  }

  private answered() {
    clearTimeout(this.answerTimer);
    this.answerTimer = 0;
  }

  /* Own answers at once; the moves of others one after the other. */
  private take(message: FromServer) {
    this.answered();
    if (message.type === "talk") {
      this.talk.take(message);
      return;
    }
    if (message.type === "promised") {
      const part = answer(message);
      if (part) this.send(part);
      return;
    }
    if (message.type === "gathering") {
      this.gathering = message;
      this.seeSeat(message.table.seats, true);
      this.screen = { ...this.screen, notice: null };
      return;
    }
    if (message.type === "proven") {
      this.enqueue(message, 0);
      return;
    }
    if (message.type === "tried") {
      this.show(inFull(message, this.came));
      return;
    }
    if (message.type !== "state") {
      if (message.type === "refused" && message.why.text.key === "gathering-barred") forget(this.id);
      if (message.type === "refused" && TALK.has(message.about)) {
        this.talk.refused(message.why);
        return;
      }
      if (message.type !== "refused" || !UNSEEN.has(message.about)) this.show(message);
      return;
    }
    const now = performance.now();
    const state = inFull(message, this.came);
    this.came = state.view;
    arrived(state);
    const after = Math.min(PACE, now - this.cameAt);
    this.cameAt = now;
    this.enqueue(state, after);
  }

  private enqueue(message: State | Proven, after: number) {
    this.queue.push({ message, after });
    if (!this.paceTimer) this.next();
  }

  private next = () => {
    this.paceTimer = 0;
    const [first] = this.queue;
    if (!first) return;
    const wait = still() || this.queue.length > BEHIND ? 0 : this.shownAt + first.after - performance.now();
    if (wait > 0) {
      this.paceTimer = window.setTimeout(this.next, wait);
      return;
    }
    this.queue.shift();
    this.show(first.message);
    this.shownAt = performance.now();
    if (this.queue.length) this.next();
  };

  private show(message: Shown | Proven) {
    if (message.type === "proven") {
      this.fair = check(message.proof);
      return;
    }
    if (message.type === "state" && message.view.phase === "play") this.fair = null;
    if (message.type === "state") {
      this.gathering = null;
      this.seeSeat(message.table.seats, false);
    }
    if (message.type === "state" || (message.type === "tried" && message.view)) this.before();
    this.change(receive(this.screen, message));
  }
}
