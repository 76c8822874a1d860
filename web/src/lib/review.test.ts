import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { api } from "./api";
import { Reviewing } from "./review.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function thinking() {
  const info = { of: 2, verdicts: [], over: false };
  vi.spyOn(api, "review").mockResolvedValue(info);
  return vi.spyOn(api, "reviewed").mockResolvedValue(info);
}

it("asks again while a review is thought out", async () => {
  const asked = thinking();
  new Reviewing("match").begin();
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked).toHaveBeenCalledTimes(2);
});

it("asks no more when the page was left while an answer was on its way", async () => {
  const asked = thinking();
  const review = new Reviewing("match");
  review.begin();
  review.close();
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked).not.toHaveBeenCalled();
});
