import { describe, expect, it } from "vitest";
import { initial, isPerson, partners, ring, sideOf, standing, whose } from "./seating";

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

it("begins a review with the reader's own play, or else with a person's", () => {
  const computer = { name: "", level: "easy" };
  expect(whose([{ name: "Dara" }, { name: "Sokha", you: true }])).toBe(1);
  expect(whose([computer, { name: "Dara" }])).toBe(1);
  expect(whose([computer, computer])).toBe(0);
});

it("tells a person from a computer and from an open seat", () => {
  expect(isPerson({ name: "" })).toBe(true);
  expect(isPerson({ name: "", level: "easy" })).toBe(false);
  expect(isPerson({ name: "", open: true })).toBe(false);
});

it("takes the first letter of a name whole", () => {
  expect(initial("sokha")).toBe("S");
  expect(initial("ចាន់ដារ៉ា")).toBe("ចា");
  expect(initial("")).toBe("");
});

it("lists who talks without a seat, and who was muted and is to be found again", () => {
  const lines = ["me", "sitting", "standing"].map((person, number) => ({ number, person, seat: -1 }));
  const sitting = [{ name: "Dara", person: "sitting" }];
  expect(standing(sitting, { lines, muted: [], me: "me" })).toEqual(["standing"]);
  expect(standing(sitting, { lines: [], muted: ["standing", "sitting"], me: "me" })).toEqual(["standing"]);
});
