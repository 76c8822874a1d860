/* What a table's page shows, and how each message changes it. Pure: no socket, no clock. */
import type { Advice, Choice, Event, FromServer, Refusal, Refused, State, Text, Tried } from "./protocol";

export interface Line extends Event {
  number: number;
}

/** What stands in the place of the sentence for a while. */
export type Notice =
  | { kind: "refusal"; why: Refusal }
  | { kind: "hint"; text: Text }
  | { kind: "last"; lines: Line[] };

export interface Screen {
  state: State | null;
  log: Line[];
  /** The choice that is raised: sent when it is confirmed. -1 when none. */
  chosen: number;
  /** A decision is on its way. */
  waiting: boolean;
  notice: Notice | null;
}

export const BLANK: Screen = { state: null, log: [], chosen: -1, waiting: false, notice: null };

export function receive(screen: Screen, message: FromServer): Screen {
  switch (message.type) {
    case "state":
      return arrived(screen, message);
    case "refused":
      return refused(screen, message);
    case "tried":
      return tried(screen, message);
    case "hint":
      return advised(screen, message);
  }
}

function arrived(screen: Screen, state: State): Screen {
  const seen = screen.log.at(-1)?.number ?? -1;
  const lines = state.events
    .filter((e) => e.number > seen)
    .map((e) => ({ ...e.event, number: e.number }));
  const moved = state.number !== screen.state?.number;
  const legal = state.view.choices?.some((c) => c.choice === screen.chosen) ?? false;
  return {
    state,
    log: [...screen.log, ...lines],
    chosen: !moved && legal ? screen.chosen : -1,
    waiting: false,
    notice: moved ? null : screen.notice,
  };
}

function refused(screen: Screen, { why }: Refused): Screen {
  return { ...screen, waiting: false, chosen: -1, notice: { kind: "refusal", why } };
}

function tried(screen: Screen, { why }: Tried): Screen {
  return why ? { ...screen, notice: { kind: "refusal", why } } : screen;
}

/* Advice may come too late: the table has moved on. */
function advised(screen: Screen, { choices, text }: Advice): Screen {
  const chosen = choices[0] ?? -1;
  return legal(screen.state).has(chosen) ? { ...screen, chosen, notice: { kind: "hint", text } } : screen;
}

/** Raises a legal choice, or lays it down. */
export function raise(screen: Screen, choice: number): Screen {
  return { ...screen, chosen: screen.chosen === choice ? -1 : choice, notice: null };
}

/** The legal choices by their number. */
export function legal(state: State | null): Map<number, Choice> {
  return new Map((state?.view.choices ?? []).map((c) => [c.choice, c]));
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
