/* What a table's page shows, and how each message changes it. Pure: no socket, no clock. */
import { NO_DRAFT, answered, numbers, partOf, put, type Draft, type Part } from "./draft";
import { keys } from "./fan";
import type { Advice, Choice, Event, Face, Refusal, Refused, Shown, State, Text, Tried, View } from "./protocol";

export interface Line extends Event {
  number: number;
}

/** What stands in the place of the sentence for a while. */
export type Notice =
  | { kind: "refusal"; why: Refusal }
  | { kind: "hint"; text: Text; why: Text | null }
  | { kind: "last"; lines: Line[]; stays?: boolean };

export interface Screen {
  state: State | null;
  log: Line[];
  /** The cards that are raised, by their keys: what becomes of them is still to be said. */
  up: string[];
  /** The choice of a hint; -1 when none. */
  advised: number;
  draft: Draft;
  /** A decision is on its way. */
  waiting: boolean;
  notice: Notice | null;
}

/** What a tap leads to: another screen, and perhaps choices to be made or tried. */
export interface Step {
  screen: Screen;
  send?: { type: "choose" | "try"; choices: number[] };
}

/** Where raised cards can go, or what they can do: one choice for each of them. */
export interface Way {
  choices: Choice[];
  to: string;
  part: boolean;
}

/** What tapping a place on the table does. */
export interface Aim {
  label: string;
  act: () => void;
  /** It is meant for the raised cards; the first such one; they are held over it. */
  target: boolean;
  first?: boolean;
  over?: boolean;
}

/** A card on its way from the hand; `start` says whether it may go, `drop` off the screen that it stays. */
export interface Carry {
  start: (face: Face, key: string) => boolean;
  move: (x: number, y: number) => void;
  drop: (x: number, y: number) => void;
}

export const BLANK: Screen = {
  state: null,
  log: [],
  up: [],
  advised: -1,
  draft: NO_DRAFT,
  waiting: false,
  notice: null,
};

export function receive(screen: Screen, message: Shown): Screen {
  switch (message.type) {
    case "state":
      return arrived(screen, message);
    case "refused":
      return refused(screen, message);
    case "tried":
      return tried(screen, message);
    case "hint":
      return advise(screen, message);
  }
}

function arrived(screen: Screen, state: State): Screen {
  const seen = screen.log.at(-1)?.number ?? -1;
  const lines = state.events
    .filter((e) => e.number > seen)
    .map((e) => ({ ...e.event, number: e.number }));
  const log = [...screen.log, ...lines];
  /* Where only people have come or gone, what is being put together stays. */
  if (!screen.state) return { ...BLANK, state, log };
  if (state.settled > screen.state.number || state.number < screen.state.number) return { ...BLANK, state, log, notice: decidedForMe(screen, state, lines) };
  /* What was on its way is asked again: the connection may have been lost. */
  return { ...screen, state, log, waiting: false, draft: { ...screen.draft, asked: null } };
}

/* Whose time has run out is told what was decided for them, until they do something: a phone shows no log. */
function decidedForMe({ notice }: Screen, state: State, lines: Line[]): Notice | null {
  const mine = lines.filter((line) => line.seat === state.view.seat);
  if (mine.some((line) => line.text.key === "event-clock")) return { kind: "last", lines: mine, stays: true };
  return notice?.kind === "last" && notice.stays && !mine.length ? notice : null;
}

function refused(screen: Screen, { why }: Refused): Screen {
  return { ...screen, waiting: false, up: [], advised: -1, notice: { kind: "refusal", why } };
}

function tried(screen: Screen, message: Tried): Screen {
  const draft = answered(screen.draft, message) ?? screen.draft;
  const up = screen.advised >= 0 && draft.view ? keyOf(draft.view, screen.advised) : screen.up;
  return { ...screen, up, draft, notice: message.why ? { kind: "refusal", why: message.why } : screen.notice };
}

/* Advice may come too late: the table has moved on. Advised parts are put together at once, and what completes
   them is raised when they lie. */
function advise(screen: Screen, { choices, text, why }: Advice): Screen {
  const [first] = choices;
  const choice = first === undefined ? undefined : legal(screen.state?.view).get(first);
  if (!choice) return screen;
  const notice: Notice = { kind: "hint", text, why: why ?? null };
  if (choice.part) {
    const [parts, last] = choices.length > 1 ? [choices.slice(0, -1), choices.at(-1) ?? -1] : [choices, -1];
    const draft = put(screen.draft, parts.map((number) => ({ choice: number, key: "" })));
    return { ...screen, up: [], advised: last, draft, notice };
  }
  return { ...screen, up: keyOf(screen.state?.view, choice.choice), advised: choice.choice, notice };
}

/* The card of the reader's hand that makes a choice, of equal ones one that is not chosen yet. */
function keyOf(view: View | undefined, choice: number): string[] {
  const zones = view?.zones ?? [];
  const hand = zones.find((zone) => zone.layout === "hand" && zone.owner === view?.seat);
  const face = hand?.cards?.find((one) => meanings(one).includes(choice) && !one.marks?.includes("raised"));
  const key = face && keys(zones).get(face);
  return key ? [key] : [];
}

/** The table as it is drawn: with the parts of a decision that the server has allowed. */
export const seen = (screen: Screen): View | undefined => screen.draft.view ?? screen.state?.view;

/** The legal choices by their number. */
export function legal(view: View | null | undefined): Map<number, Choice> {
  return new Map(view?.phase === "play" ? (view.choices ?? []).map((c) => [c.choice, c]) : []);
}

/** All that a card can be chosen for, legal now or not. */
export const meanings = (face: Face): number[] =>
  [face.choice ?? -1, ...(face.also ?? [])].filter((choice) => choice >= 0);

/** What a card can be chosen for now. */
export const waysOf = (choices: Map<number, Choice>, face: Face): Choice[] =>
  meanings(face).flatMap((number) => choices.get(number) ?? []);

/** A card is tapped: it is chosen, taken back, raised, played (or laid down) if it is raised, or says why not. */
export function tap(screen: Screen, face: Face, key: string, raised: Face[] = [], plays = true): Step {
  const { draft } = screen;
  const part = partOf(draft, face, key);
  if (part) return { screen: composed(screen, draft.parts.filter((other) => other !== part)) };
  const ways = waysOf(legal(seen(screen)), face);
  const [only] = ways;
  if (!only) return { screen, ...asking(screen, meanings(face).slice(0, 1)) };
  if (ways.length === 1 && only.part) return { screen: composed(screen, [...draft.parts, { choice: only.choice, key }]) };
  if (plays && ways.length === 1 && screen.up.includes(key)) return decide(screen, only);
  return { screen: lift(screen, key, [face, ...raised]) };
}

function asking(screen: Screen, choices: number[]): Partial<Step> {
  return choices.length ? { send: { type: "try", choices: [...numbers(screen.draft.parts), ...choices] } } : {};
}

/* Several are raised together where all of them could be parts of one decision. */
function lift(screen: Screen, key: string, faces: Face[]): Screen {
  const choices = legal(seen(screen));
  const together = faces.every((face) => waysOf(choices, face).some((way) => way.part));
  const others = together ? screen.up.filter((other) => other !== key) : [];
  const up = screen.up.includes(key) ? others : [...others, key];
  return { ...screen, up, advised: -1, notice: null };
}

/** A card is carried: it is raised, with those that can go with it. */
export function grab(screen: Screen, face: Face, key: string, raised: Face[] = []): Screen {
  return screen.up.includes(key) ? screen : lift(screen, key, [face, ...raised]);
}

/** What dropping the raised cards at a place does: their way there, or, on the table itself, the only one. */
export function wayTo(ways: Way[], zone: string, onTable: boolean): Way | undefined {
  const [only] = ways;
  return ways.find(({ to }) => to && to === zone) ?? (onTable && ways.length === 1 && !only?.to ? only : undefined);
}

function composed(screen: Screen, parts: Part[]): Screen {
  return { ...screen, up: [], advised: -1, draft: put(screen.draft, parts), notice: null };
}

/** Lays down all that is chosen or raised. */
export const clear = (screen: Screen): Screen => composed(screen, []);

/** A choice is made: kept, if it is a part, else sent with the parts before it. */
export function decide(screen: Screen, choice: Choice): Step {
  const { parts } = screen.draft;
  if (choice.part) return { screen: composed(screen, [...parts, { choice: choice.choice, key: "" }]) };
  return { screen, send: { type: "choose", choices: [...numbers(parts), choice.choice] } };
}

/** What the raised cards can do: a single one all that it may, several what all of them can be parts of. */
export function waysUp(view: View | undefined, raised: Face[]): Way[] {
  const choices = legal(view);
  const [first = [], ...others] = raised.map((face) => waysOf(choices, face));
  const way = (all: Choice[], { to = "", part = false }: Choice) => ({ choices: all, to, part });
  if (!others.length) return first.map((choice) => way([choice], choice));
  return first.flatMap((choice) => {
    const mates = others.map((ways) => ways.find((other) => other.part && goesWith(other, choice)));
    return choice.part && mates.every((mate) => mate !== undefined) ? [way([choice, ...mates], choice)] : [];
  });
}

const goesWith = (one: Choice, other: Choice) => (one.to ? one.to === other.to : one.choice === other.choice);

/** The raised cards go a way. */
export function send(screen: Screen, { choices, part }: Way): Step {
  const [first] = choices;
  if (!part && first) return decide(screen, first);
  const parts = choices.map(({ choice }, i) => ({ choice, key: screen.up[i] ?? "" }));
  return { screen: composed(screen, [...screen.draft.parts, ...parts]) };
}

/** The choice that completes the decision: made, or tried to hear what is missing. */
export function finish(screen: Screen): Step {
  const view = seen(screen);
  const done = view?.done;
  if (!done) return { screen };
  return legal(view).has(done.choice) ? decide(screen, done) : { screen, ...asking(screen, [done.choice]) };
}

/** The enter key: what is raised goes its one way; else what is chosen is done; else the card itself. */
export function enter(screen: Screen, raised: Face[], face?: Face, key = ""): Step {
  const view = seen(screen);
  const ways = raised.length ? waysUp(view, raised) : [];
  const [way] = ways;
  if (way && ways.length === 1) return send(screen, way);
  const own = face ? waysOf(legal(view), face) : [];
  const [only] = own;
  if (!raised.length && only && own.length === 1 && !only.part) return decide(screen, only);
  if (!raised.length && view?.done && legal(view).has(view.done.choice)) return finish(screen);
  return face ? tap(screen, face, key, raised, false) : { screen };
}

/** What others did since this reader's own last entry, or the last line of all. */
export function lastLines(log: Line[], me: number): Line[] {
  const mine = log.findLastIndex((line) => line.seat === me);
  const since = log.slice(mine + 1);
  return since.length ? since.slice(-3) : log.slice(-1);
}

/** Where a seat is for a reader at the near side of a table: at four seats, and at two; elsewhere in a row. */
export function place(seat: number, me: number, seats: number): "" | "south" | "west" | "north" | "east" {
  if (seat < 0) return "";
  const step = (seat - Math.max(me, 0) + seats) % seats;
  if (seats === 4) return (["south", "west", "north", "east"] as const)[step] ?? "";
  if (seats === 2) return step ? "north" : "south";
  return "";
}

/** The order in which sides are shown: the reader's own first. */
export function ownFirst(sides: number[][], me: number): number[] {
  const own = sides.findIndex((seats) => seats.includes(me));
  const others = sides.map((_, at) => at).filter((at) => at !== own);
  return own < 0 ? others : [own, ...others];
}
