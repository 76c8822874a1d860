/* A decision of several choices while it is put together: its parts, and what the server says of them. Pure. */
import { keys } from "./fan";
import type { Face, Tried, View, Zone } from "./protocol";

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
  const seen = view ? withTapped(view, asked) : null;
  const told = parts.map((part, i) => (i < asked.length && part === asked[i] ? settled(part, seen) : part));
  const same = parts === asked;
  return { parts: told, agreed: same ? told : asked.map((part) => settled(part, seen)), view: seen, asked: null };
}

/* A card that has left the hand leaves its key to a copy of it that is still there. */
function settled(part: Part, view: View | null): Part {
  const zones = view?.zones ?? [];
  const keyOf = keys(zones);
  const stands = zones.some(({ cards }) => cards?.some((face) => isRaised(face) && keyOf.get(face) === part.key));
  return stands ? part : { ...part, key: "" };
}

/* Of equal cards the View marks the first as raised; here it is the one that was tapped. */
function withTapped(view: View, parts: Part[]): View {
  const zones = view.zones ?? [];
  const keyOf = keys(zones);
  const tapped = (face: Face) => parts.some((part) => part.key === keyOf.get(face));
  const inHand = (zone: Zone): Zone => {
    const faces = zone.cards ?? [];
    return zone.layout === "hand" ? { ...zone, cards: faces.map((face) => marked(face, stands(face, faces, tapped))) } : zone;
  };
  return { ...view, zones: zones.map(inHand) };
}

const isRaised = (face: Face) => face.marks?.includes("raised") ?? false;

/* As many of the equal cards as are marked: tapped ones first. */
function stands(face: Face, faces: Face[], tapped: (face: Face) => boolean): boolean {
  const equal = faces.filter((other) => other.card === face.card);
  const marks = equal.filter(isRaised).length;
  const order = [...equal.filter(tapped), ...equal.filter((other) => !tapped(other))];
  return order.indexOf(face) < marks;
}

function marked(face: Face, raised: boolean): Face {
  const others = (face.marks ?? []).filter((mark) => mark !== "raised");
  return { ...face, marks: raised ? [...others, "raised"] : others };
}

/** A card that was chosen, wherever it lies now: the part that did it. */
export function partOf(draft: Draft, face: Face, key: string): Part | undefined {
  const own = draft.parts.find((part) => part.key === key);
  if (own || !face.marks?.some((mark) => mark === "raised" || mark === "fresh")) return own;
  return draft.parts.findLast((part) => part.choice === face.choice);
}

/** The cards of a hand that stand up, at once when they are tapped. */
export function standing(faces: Face[], keyOf: Map<Face, string>, draft: Draft, up: string[]): Set<string> {
  const chosen = new Set([...draft.parts.map((part) => part.key), ...up]);
  const before = new Set(draft.agreed.map((part) => part.key));
  const upright = (face: Face, key: string) => chosen.has(key) || (isRaised(face) && !before.has(key));
  return new Set(faces.flatMap((face) => (upright(face, keyOf.get(face) ?? "") ? [keyOf.get(face) ?? ""] : [])));
}
