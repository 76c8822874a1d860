import { beforeEach, describe, expect, it, vi } from "vitest";
import { forget, remember, satAs } from "./seated";

function storage(kept: Map<string, string>) {
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) };
}

describe("where this browser has sat", () => {
  beforeEach(() => vi.stubGlobal("localStorage", storage(new Map())));

  it("is remembered until it is forgotten", () => {
    remember("one", "me");
    remember("two", "me there");
    remember("one", "me");
    expect([satAs("one"), satAs("two"), satAs("three")]).toEqual(["me", "me there", undefined]);
    forget("one");
    expect([satAs("one"), satAs("two")]).toEqual([undefined, "me there"]);
  });

  it("is remembered as who one was last", () => {
    remember("one", "a guest");
    remember("one", "Sokha");
    expect(satAs("one")).toBe("Sokha");
  });

  it("is known of the last tables alone", () => {
    for (let number = 0; number < 30; number++) remember(`table ${number}`, "me");
    expect([satAs("table 5"), satAs("table 6"), satAs("table 29")]).toEqual([undefined, "me", "me"]);
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
    remember("one", "me");
    expect(satAs("one")).toBe("me");
    forget("one");
    expect(satAs("one")).toBe(undefined);
  });
});
