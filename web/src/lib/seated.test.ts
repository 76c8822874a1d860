import { beforeEach, describe, expect, it, vi } from "vitest";
import { forget, hasSat, remember } from "./seated";

function storage(kept: Map<string, string>) {
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) };
}

describe("where this browser has sat", () => {
  beforeEach(() => vi.stubGlobal("localStorage", storage(new Map())));

  it("is remembered until it is forgotten", () => {
    remember("one");
    remember("two");
    remember("one");
    expect([hasSat("one"), hasSat("two"), hasSat("three")]).toEqual([true, true, false]);
    forget("one");
    expect([hasSat("one"), hasSat("two")]).toEqual([false, true]);
  });

  it("is known of the last tables alone", () => {
    for (let number = 0; number < 30; number++) remember(`table ${number}`);
    expect([hasSat("table 5"), hasSat("table 6"), hasSat("table 29")]).toEqual([false, true, true]);
  });

  it("is known while the page is open where nothing can be stored", () => {
    vi.stubGlobal("localStorage", {
      getItem() {
        throw new Error("closed");
      },
      setItem() {
        throw new Error("closed");
      },
    });
    remember("one");
    expect(hasSat("one")).toBe(true);
    forget("one");
    expect(hasSat("one")).toBe(false);
  });
});
