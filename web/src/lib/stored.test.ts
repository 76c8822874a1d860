import { afterEach, expect, test, vi } from "vitest";
import { store, stored } from "./stored";

afterEach(() => vi.unstubAllGlobals());

function storage() {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  return kept;
}

test("what is stored is found again, and nothing where nothing was", () => {
  storage();
  expect(stored("one", ["empty"])).toEqual(["empty"]);
  store("one", ["kept"]);
  expect(stored("one", ["empty"])).toEqual(["kept"]);
});

test("what cannot be read counts as nothing", () => {
  storage().set("one", "{").set("two", "null");
  expect(stored("one", 7)).toBe(7);
  expect(stored("two", 7)).toBe(7);
});

test("where storage is closed nothing is kept, and nothing breaks", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new Error("closed");
    },
    setItem: () => {
      throw new Error("closed");
    },
  });
  store("one", ["kept"]);
  expect(stored("one", ["empty"])).toEqual(["empty"]);
});
