/* How words move that stand elsewhere now. */
type Edges = Pick<DOMRect, "left" | "right" | "top">;

/* From where words stood: by the edge, or the middle, that moved least, for they may have become others. */
export function glide(from: Edges | undefined, to: Edges): Keyframe[] | null {
  if (!from?.right || !to.right) return null;
  const sideways = [from.left - to.left, from.right - to.right, (from.left + from.right - to.left - to.right) / 2];
  const x = sideways.reduce((least, by) => (Math.abs(by) < Math.abs(least) ? by : least));
  const y = from.top - to.top;
  return Math.abs(x) + Math.abs(y) < 2 ? null : [{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }];
}
