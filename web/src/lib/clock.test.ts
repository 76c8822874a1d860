import { expect, test } from "vitest";
import { after, figure } from "./clock.svelte";

test("a clock takes of the decision first, then of the reserve", () => {
  const clock = { left: 20, reserve: 60, runs: true };
  expect(after(clock, 5)).toEqual({ decision: 15, reserve: 60 });
  expect(after(clock, 20)).toEqual({ decision: 0, reserve: 60 });
  expect(after(clock, 35)).toEqual({ decision: 0, reserve: 45 });
  expect(after(clock, 500)).toEqual({ decision: 0, reserve: 0 });
});

test("a clock that rests stands still", () => {
  expect(after({ left: 20, reserve: 60 }, 100)).toEqual({ decision: 20, reserve: 60 });
});

test("a second that has begun still counts", () => {
  expect([59.2, 60, 61.5, 0.1, 0].map(figure)).toEqual(["1:00", "1:00", "1:02", "0:01", "0:00"]);
});
