/* Who sits at a table, and how: the reader at the bottom, the others clockwise from the left. Pure. */
import type { Line, SeatInfo } from "./protocol";

/** Rows and columns of a ring of eight places, clockwise from the bottom. */
const RING = ["3 / 2", "3 / 1", "2 / 1", "1 / 1", "1 / 2", "1 / 3", "2 / 3", "3 / 3"];
const PLACES: Record<number, number[]> = {
  1: [0],
  2: [0, 4],
  3: [0, 3, 5],
  4: [0, 2, 4, 6],
  5: [0, 2, 3, 5, 6],
  6: [0, 1, 3, 4, 5, 7],
  7: [0, 1, 2, 3, 5, 6, 7],
  8: [0, 1, 2, 3, 4, 5, 6, 7],
};

/** The seats in order of play from the reader's, each with its place as a CSS grid-area. */
export function ring(seats: SeatInfo[]): { at: number; area: string }[] {
  const me = Math.max(0, seats.findIndex((seat) => seat.you));
  const places = PLACES[seats.length] ?? PLACES[8] ?? [];
  return seats.map((_, i) => ({ at: (me + i) % seats.length, area: RING[places[i] ?? 0] ?? "auto" }));
}

/** The reader's partners. */
export function partners(seats: SeatInfo[], sides: number[][]): number[] {
  const me = seats.findIndex((seat) => seat.you);
  return (sides.find((side) => side.includes(me)) ?? []).filter((at) => at !== me);
}

/** The number of a seat's side, from 1; 0 where everybody plays alone. */
export function sideOf(at: number, sides: number[][]): number {
  return sides.some((side) => side.length > 1) ? sides.findIndex((side) => side.includes(at)) + 1 : 0;
}

/** A code as it is read out. */
export const inHalves = (code: string) => `${code.slice(0, code.length / 2)} ${code.slice(code.length / 2)}`;

/** The first letter of a name, whole as its script writes it. */
export function initial(name: string): string {
  for (const { segment } of new Intl.Segmenter().segment(name)) return segment.toUpperCase();
  return "";
}

/** Whether somebody sits there, and no computer. */
export const isPerson = (seat: SeatInfo) => !seat.open && !seat.level;

/** Whose play a reader wants to look at first: their own, else the first person's. */
export function whose(seats: SeatInfo[]): number {
  const own = seats.findIndex((seat) => seat.you);
  return own >= 0 ? own : Math.max(0, seats.findIndex(isPerson));
}

/** Who talks and has no seat. Of a muted one no line is left: they are known by being muted. */
export function standing(seats: SeatInfo[], talk: { lines: Line[]; muted: string[]; me: string }): string[] {
  const heard = talk.lines.filter((line) => line.seat < 0 && line.person !== talk.me).map((line) => line.person);
  return [...new Set([...heard, ...talk.muted])].filter((person) => !seats.some((seat) => seat.person === person));
}
