/* A decision of several choices while it is put together: its parts, and what the server says of them. Pure. */
import type { Face, Tried, View } from "./protocol";

export interface Part {
  choice: number;
  /** The card that was tapped: of several equal ones this one rises. */
  key: string;
}

export interface Draft {
  /** What is chosen, in order. */
  parts: Part[];
  /** What the server has allowed of it. */
  agreed: Part[];
  /** The table with that. */
  view: View | null;
  /** What it is being asked about; one question at a time. */
  asked: Part[] | null;
}

export const NO_DRAFT: Draft = { parts: [], agreed: [], view: null, asked: null };

export const numbers = (parts: Part[]) => parts.map((part) => part.choice);

/** Other parts; without any, nothing has to be asked. */
export function put(draft: Draft, parts: Part[]): Draft {
  return parts.length ? { ...draft, parts } : { ...NO_DRAFT, asked: draft.asked };
}

/** What the server has to be asked now. */
export function due(draft: Draft): Part[] | null {
  return draft.asked || draft.parts === draft.agreed || !draft.parts.length ? null : draft.parts;
}

/** The answer to what was asked; null if it answers something else. */
export function answered(draft: Draft, { after, why, view }: Tried): Draft | null {
  const { asked, parts, agreed } = draft;
  if (!asked || numbers(asked).join() !== (after ?? []).join()) return null;
  if (why) return { ...put(draft, agreed), asked: null };
  if (!parts.length) return NO_DRAFT;
  return { parts, agreed: asked, view: view ?? null, asked: null };
}

/** A card that was chosen, wherever it lies now: the part that did it. */
export function partOf(draft: Draft, face: Face, key: string): Part | undefined {
  const own = draft.parts.find((part) => part.key === key);
  if (own || !face.marks?.some((mark) => mark === "raised" || mark === "fresh")) return own;
  return draft.parts.findLast((part) => part.choice === face.choice);
}

/** The cards of a hand that stand up: of equal ones those that were tapped, as many as are marked. */
export function standing(faces: Face[], keyOf: Map<Face, string>, draft: Draft, up: string[]): Set<string> {
  const tapped = new Set([...draft.parts.map((part) => part.key), ...up]);
  const all = faces.map((face) => ({ face, key: keyOf.get(face) ?? "" }));
  const stands = new Set(all.filter(({ key }) => tapped.has(key)).map(({ key }) => key));
  for (const { face, key } of all) {
    if (!face.marks?.includes("raised")) continue;
    const equal = all.filter((other) => other.face.card === face.card);
    const marked = equal.filter((other) => other.face.marks?.includes("raised")).length;
    if (equal.filter((other) => stands.has(other.key)).length < marked) stands.add(key);
  }
  return stands;
}
