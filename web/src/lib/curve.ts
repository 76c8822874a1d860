/* The curve of a review: the chance before each decision, as points of a drawing. Pure. */
import type { Verdict } from "./protocol";

interface Curve {
  points: string;
  dots: { x: number; y: number; at: number }[];
  /** Where another deal begins. */
  deals: number[];
}

/** The costliest decisions, the worst first. */
export function costliest(verdicts: Verdict[], count = 3): Verdict[] {
  return verdicts
    .filter((one) => one.cost > 0)
    .sort((a, b) => b.cost - a.cost)
    .slice(0, count);
}

/** `of` decisions take the whole width, judged already or not. */
export function curve(verdicts: Verdict[], of: number, width: number, height: number): Curve {
  const place = (at: number) => (of > 1 ? Math.round((at * width) / (of - 1)) : width / 2);
  const dots = verdicts.map((one, at) => ({ x: place(at), y: Math.round((1 - one.chance) * height), at }));
  const begins = (one: Verdict, at: number) => at > 0 && verdicts[at - 1]?.deal !== one.deal;
  return {
    points: dots.map(({ x, y }) => `${x},${y}`).join(" "),
    dots,
    deals: verdicts.flatMap((one, at) => (begins(one, at) ? [Math.round((place(at - 1) + place(at)) / 2)] : [])),
  };
}
