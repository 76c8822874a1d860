/* What is said at a table: kept while the page is open; who is muted is remembered by this browser. */
import type { FromClient, Line, Refusal, SeatInfo, Talked } from "./protocol";
import { t } from "./speech.svelte";
import { store, stored } from "./stored";

const KEY = "atout-muted";
/** So many people are remembered; each is known by what tells them from others at one table. */
const REMEMBERED = 200;
const LOST: Refusal = { text: { key: "ui-lost" } };
/** How long a new line stands beside the one who said it, in milliseconds. */
const FRESH = 7000;

function remembered(): string[] {
  const found = stored<unknown>(KEY, []);
  return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
}

function remember(person: string, muted: boolean) {
  const others = remembered().filter((other) => other !== person);
  store(KEY, (muted ? [...others, person] : others).slice(-REMEMBERED));
}

/** A line in the reader's words: a phrase is said in their own language. */
export const words = (line: Line): string => (line.phrase ? t(`phrase-${line.phrase}`) : (line.text ?? ""));

export class Talk {
  lines: Line[] = $state.raw([]);
  muted: string[] = $state.raw([]);
  phrases: string[] = $state.raw([]);
  may = $state(false);
  me = $state("");
  /** The last line that was new and another's, for a while. */
  fresh: Line | null = $state.raw(null);
  /** What is being written. It is the reader's until it is said: also where it is refused, or cannot be sent. */
  text = $state("");
  why: Refusal | null = $state.raw(null);
  private sent = "";
  private seen = $state(0);
  private timer = 0;
  private asked = new Set<string>();

  readonly unread = $derived(this.lines.filter((line) => line.number > this.seen && line.person !== this.me).length);

  /** `send` tells whether there was a connection to send by. */
  constructor(private readonly send: (message: FromClient) => boolean) {}

  take(message: Talked) {
    const known = this.lines.at(-1)?.number ?? 0;
    this.lines = message.whole ? message.lines : [...this.lines, ...message.lines];
    if (message.whole) {
      if (this.why === LOST) this.why = null;
      const { may = false, me = "", muted = [], phrases = [] } = message;
      Object.assign(this, { may, me, muted, phrases });
      const newest = this.lines.at(-1)?.number ?? 0;
      /* A table that was read anew counts from the beginning. */
      if (!known || newest < this.seen) this.seen = newest;
    }
    const last = this.lines.at(-1);
    if (last?.person === this.me && last.number > known) this.why = null;
    if (last && last.number > known && !message.whole && last.person !== this.me) this.show(last);
  }

  private show(line: Line) {
    this.fresh = line;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => (this.fresh = null), FRESH);
  }

  /** All that was said has been seen. */
  read() {
    this.seen = this.lines.at(-1)?.number ?? 0;
  }

  /** Who said a line; where nobody of a name sits, somebody who watches. */
  speakerOf(line: Line, names: string[]): string {
    if (line.person === this.me) return t("ui-you");
    return line.name || names[line.seat] || t("ui-talk-watcher");
  }

  say() {
    this.why = this.send({ type: "say", text: this.text }) ? null : LOST;
    if (this.why) return;
    this.sent = this.text;
    this.text = "";
  }

  quick(phrase: string) {
    this.sent = "";
    this.why = this.send({ type: "say", phrase }) ? null : LOST;
  }

  refused(why: Refusal) {
    this.why = why;
    this.text ||= this.sent;
  }

  mute(person: string, muted: boolean) {
    remember(person, muted);
    if (muted && this.fresh?.person === person) this.fresh = null;
    this.send({ type: "mute", person, muted });
  }

  /** Who was muted in this browser before is muted again when the table has forgotten it. */
  recall(seats: SeatInfo[]) {
    const here = [...seats.map((seat) => seat.person ?? ""), ...this.lines.map((line) => line.person)];
    const before = new Set(remembered());
    for (const person of new Set(here))
      if (before.has(person) && !this.muted.includes(person) && !this.asked.has(person)) {
        this.asked.add(person);
        this.send({ type: "mute", person, muted: true });
      }
  }
}
