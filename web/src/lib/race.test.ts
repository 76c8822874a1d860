import { describe, expect, it } from "vitest";
import { race } from "./race";

describe("a race", () => {
  it("draws the totals from nothing on", () => {
    const drawn = race([["4", "2"], ["-6", "3"]], 2, 100, 70);
    expect(drawn?.lines.map((line) => line.points)).toEqual(["0,50 50,10 100,70", "0,50 50,30 100,0"]);
    expect(drawn?.lines.map((line) => line.end)).toEqual([70, 0]);
    expect(drawn?.zero).toBe(50);
  });

  it("is none with fewer than two deals, or where points are no numbers", () => {
    expect(race([["4", "2"]], 2, 100, 70)).toBeNull();
    expect(race([["two", "five"], ["six", "ace"]], 2, 100, 70)).toBeNull();
    expect(race([["4"], ["2"]], 2, 100, 70)).toBeNull();
  });

  it("is flat where nobody has points", () => {
    expect(race([["0", "0"], ["0", "0"]], 2, 100, 70)?.lines[0]?.points).toBe("0,70 50,70 100,70");
  });
});
