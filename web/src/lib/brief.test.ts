import { describe, expect, it } from "vitest";
import { inFull } from "./brief";
import type { State, View, Zone } from "./protocol";

const zone = (name: string, count: number): Zone => ({ name, layout: "pile", label: { key: name }, count });
const view = (more: Partial<View>): View => ({
  game: "g", seat: 0, phase: "play", title: { key: "title" }, say: { key: "say" }, ...more,
});
const state = (more: Partial<State>): State => ({
  type: "state", number: 1, settled: 1, view: view({}), events: [],
  table: { id: "t", game: "g", options: {}, seats: [] },
  ...more,
});

describe("a state in brief", () => {
  const facts = [{ label: { key: "bid" }, value: { key: "four" } }];
  const before = view({ zones: [zone("stock", 9), zone("hand", 3)], facts, players: [{ seat: 0 }] });

  it("is filled in with what stays as it was, in the order of then", () => {
    const brief = state({ view: view({ zones: [zone("hand", 2)] }), stays: ["zones", "facts"] });
    const { view: full, stays } = inFull(brief, before);
    expect(full.zones).toEqual([zone("stock", 9), zone("hand", 2)]);
    expect(full.facts).toBe(facts);
    expect(full.players).toBeUndefined();
    expect(stays).toEqual([]);
  });

  it("holds nothing any more of what is not named", () => {
    const brief = state({ view: view({ zones: [zone("pile", 1)] }), stays: ["facts"] });
    expect(inFull(brief, before).view).toEqual(view({ zones: [zone("pile", 1)], facts }));
  });

  it("is left as it is where nothing stays, or nothing was shown", () => {
    const whole = state({ view: before });
    expect(inFull(whole, view({}))).toBe(whole);
    const brief = state({ stays: ["zones"] });
    expect(inFull(brief, null)).toBe(brief);
  });
});
