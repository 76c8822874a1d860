import { describe, expect, it } from "vitest";
import { partners, ring, sideOf } from "./seating";

const seats = (count: number, me = -1) => Array.from({ length: count }, (_, at) => ({ name: "", you: at === me }));

describe("the plan of a table", () => {
  it("has the reader at the bottom and goes round clockwise", () => {
    expect(ring(seats(4, 2))).toEqual([
      { at: 2, area: "3 / 2" },
      { at: 3, area: "2 / 1" },
      { at: 0, area: "1 / 2" },
      { at: 1, area: "2 / 3" },
    ]);
    expect(ring(seats(2)).map(({ at }) => at)).toEqual([0, 1]);
  });

  it.each([2, 3, 4, 5, 6, 7, 8])("has a place of its own for each of %i", (count) => {
    expect(new Set(ring(seats(count)).map(({ area }) => area)).size).toBe(count);
  });

  it("knows who plays together", () => {
    const sides = [[0, 2], [1, 3]];
    expect(partners(seats(4, 1), sides)).toEqual([3]);
    expect(partners(seats(4), sides)).toEqual([]);
    expect([0, 1, 2, 3].map((at) => sideOf(at, sides))).toEqual([1, 2, 1, 2]);
    expect(sideOf(0, [[0], [1]])).toBe(0);
  });
});
