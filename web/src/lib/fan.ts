/* How cards lie in a fan: their keys, their weights, their rows. */
import type { Face, Zone } from "./protocol";

export interface Laid {
  face: Face;
  /** The same for the same card wherever it lies, so that it can be seen to move. */
  key: string;
  /** The step from the card before, in cards. */
  w: number;
}

const COPY = 0.6;
const JOINED = 0.8;
const APART = 1.35;

/** Every card of a view with its key: the card and which copy it is. */
export function keys(zones: Zone[]): Map<Face, string> {
  const copies = new Map<string, number>();
  const all = new Map<Face, string>();
  for (const zone of zones) {
    zone.cards?.forEach((face, i) => {
      if (!face.card) {
        all.set(face, `${zone.name}:${i}`);
        return;
      }
      const copy = copies.get(face.card) ?? 0;
      copies.set(face.card, copy + 1);
      all.set(face, `${face.card}:${copy}`);
    });
  }
  return all;
}

export function lay(faces: Face[], keyOf: Map<Face, string>): Laid[] {
  return faces.map((face, i) => ({
    face,
    key: keyOf.get(face) ?? `?:${i}`,
    w: i === 0 ? 0 : weight(face, faces[i - 1]),
  }));
}

function weight(face: Face, before: Face | undefined): number {
  if (face.marks?.includes("apart")) return APART;
  if (face.marks?.includes("joined")) return JOINED;
  return face.card && face.card === before?.card ? COPY : 1;
}

/** The sum of the steps. */
export const span = (row: Laid[]) => row.slice(1).reduce((sum, card) => sum + card.w, 0);

/** As few rows as keep every step at `least`, at most so many: cut between groups if that is nearly even. */
export function rows(cards: Laid[], width: number, card: number, least: number, most = 2): Laid[][] {
  let cutUp = [cards];
  const room = (width - card) / least;
  const tight = () => Math.max(...cutUp.map(span)) > room;
  for (let n = 2; n <= Math.min(most, cards.length) && width && tight(); n++) cutUp = cut(cards, n, room);
  return cutUp;
}

/** How much longer than an even one the longest row may be for the sake of a whole group: more where it has room. */
const UNEVEN = 1.15;
const UNEVEN_WITH_ROOM = 1.5;

function cut(cards: Laid[], n: number, room: number): Laid[][] {
  const longest = (at: number[]) => Math.max(...pieces(cards, at).map(span));
  const even = evenly(cards, n);
  const starts = cards.flatMap((card, i) => (i > 0 && card.w === APART ? [i] : []));
  const [best] = choose(starts, n - 1).sort((a, b) => longest(a) - longest(b));
  const most = best && longest(best) <= room ? UNEVEN_WITH_ROOM : UNEVEN;
  return pieces(cards, best && longest(best) <= most * longest(even) ? best : even);
}

const pieces = (cards: Laid[], at: number[]) => [0, ...at].map((start, i) => cards.slice(start, at[i]));

/* Copies stay together. */
function evenly(cards: Laid[], n: number): number[] {
  const size = Math.ceil(cards.length / n);
  const at = Array.from({ length: n - 1 }, (_, i) => (i + 1) * size).filter((i) => i < cards.length);
  return at.map((i) => (cards[i]?.w === COPY && i + 1 < cards.length ? i + 1 : i));
}

/** All ways to take k of a list, in order. */
function choose(list: number[], k: number): number[][] {
  if (k === 0) return [[]];
  return list.flatMap((one, i) => choose(list.slice(i + 1), k - 1).map((rest) => [one, ...rest]));
}
