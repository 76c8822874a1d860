import { describe, expect, it } from "vitest";
import { costliest, curve } from "./curve";
import type { Verdict } from "./protocol";

const verdict = (step: number, deal: number, chance: number, cost: number): Verdict => ({
  step, deal, seat: 0, chosen: [], best: [], chance, cost,
});
const some = [verdict(1, 1, 0.5, 0), verdict(4, 1, 1, 0.2), verdict(9, 2, 0, 0.4), verdict(12, 2, 0.25, 0.1)];

describe("the curve of a review", () => {
  it("goes over the whole width, from certain loss at the bottom to certain win at the top", () => {
    expect(curve(some, 4, 300, 100).points).toBe("0,50 100,0 200,100 300,75");
  });

  it("leaves room for what is not judged yet", () => {
    expect(curve(some, 7, 300, 100).points).toBe("0,50 50,0 100,100 150,75");
    expect(curve(some.slice(0, 1), 1, 300, 100).points).toBe("150,50");
  });

  it("marks where another deal begins", () => {
    expect(curve(some, 4, 300, 100).deals).toEqual([150]);
  });

  it("names the costliest, the worst first, and none that cost nothing", () => {
    expect(costliest(some).map((one) => one.step)).toEqual([9, 4, 12]);
    expect(costliest(some.slice(0, 1))).toEqual([]);
  });
});
