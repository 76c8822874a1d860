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

/** One row, or two where the steps would be under `least`: cut between groups if that is nearly even. */
export function rows(cards: Laid[], width: number, card: number, least: number): Laid[][] {
  if (cards.length < 2 || !width || span(cards) * least + card <= width) return [cards];
  const cut = evenCut(cards);
  return [cards.slice(0, cut), cards.slice(cut)];
}

function evenCut(cards: Laid[]): number {
  const half = Math.ceil(cards.length / 2);
  const starts = cards.flatMap((c, i) => (i > 0 && c.w === APART ? [i] : []));
  const off = (i: number) => Math.abs(i - half);
  const best = starts.sort((a, b) => off(a) - off(b))[0];
  return best !== undefined && off(best) <= 1 ? best : half;
}
