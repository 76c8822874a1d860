/* How the sides' points grew from deal to deal, as lines to draw. Pure. */

export interface Line {
  side: number;
  points: string;
  /** Where it ends, for its name. */
  end: number;
}

export interface Race {
  lines: Line[];
  /** The height of no points. */
  zero: number;
}

/** Lines in a box of this size; null where there is no race: fewer than two deals, or cells that are no numbers. */
export function race(rows: string[][], sides: number, width: number, height: number): Race | null {
  const gains = rows.map((cells) => cells.map((cell) => Number(cell.replace("\u2212", "-"))));
  if (gains.length < 2 || gains.some((row) => row.length !== sides || row.some(Number.isNaN))) return null;
  const totals = Array.from({ length: sides }, (_, side) => sums(gains.map((row) => row[side] ?? 0)));
  const all = totals.flat();
  const low = Math.min(...all);
  const high = Math.max(...all, low + 1);
  const y = (points: number) => round(height - ((points - low) / (high - low)) * height);
  const x = (deal: number) => round((deal / gains.length) * width);
  const lines = totals.map((line, side) => ({
    side,
    points: line.map((points, deal) => `${x(deal)},${y(points)}`).join(" "),
    end: y(line.at(-1) ?? 0),
  }));
  return { lines, zero: y(0) };
}

const round = (n: number) => Math.round(n * 10) / 10;

/* From nothing on, after each deal. */
function sums(gains: number[]): number[] {
  const all = [0];
  for (const gain of gains) all.push((all.at(-1) ?? 0) + gain);
  return all;
}
