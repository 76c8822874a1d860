import { describe, expect, it } from "vitest";
import { defaults, newGathering, newTable, preset, presetOf, presetWish, presetWished, seated, wish } from "./choose";
import type { GameInfo } from "./protocol";

const game: GameInfo = {
  name: "some",
  seats: [2, 3, 4],
  minutes: 10,
  emblem: [],
  levels: ["easy", "medium"],
  fields: [
    { name: "players", kind: "one_of", default: 2, values: [2, 3, 4] },
    { name: "home", kind: "yes_no", default: false },
    { name: "deals", kind: "number", default: 1, low: 1, high: 20 },
  ],
  presets: {
    seed: [2, 3, 4].map((players) => ({ players })),
    classic: [{ players: 3, home: false }, { players: 3, home: false }, { players: 4, home: true }],
  },
};

describe("the options of a new table", () => {
  it("start from the defaults, changed by a preset", () => {
    expect(defaults(game)).toEqual({ players: 2, home: false, deals: 1 });
    expect(preset(game, "classic", 4)).toEqual({ players: 4, home: true, deals: 1 });
    expect(preset(game, "classic", 3)).toEqual({ players: 3, home: false, deals: 1 });
  });

  it("know their preset, whatever the number of players", () => {
    expect(presetOf(game, preset(game, "classic", 4))).toBe("classic");
    expect(presetOf(game, { ...defaults(game), players: 3 })).toBe("seed");
    expect(presetOf(game, { ...defaults(game), deals: 5 })).toBe("");
  });

  it("stay a preset among more players, where it is one there", () => {
    const classic = preset(game, "classic", 4);
    expect(seated(game, defaults(game), 3)).toEqual({ ...defaults(game), players: 3 });
    expect(seated(game, classic, 3)).toEqual({ players: 3, home: false, deals: 1 });
    expect(seated(game, classic, 2)).toEqual({ ...classic, players: 2 });
    expect(seated(game, { ...classic, deals: 5 }, 3)).toEqual({ ...classic, deals: 5, players: 3 });
  });

  it("seat you and the computers", () => {
    const table = newTable(game, preset(game, "classic", 4), 2, "easy");
    expect(table.seats).toEqual([
      { kind: "you" },
      { kind: "computer", level: "easy" },
      { kind: "computer", level: "easy" },
      { kind: "computer", level: "easy" },
    ]);
    const { players: _, ...without } = defaults(game);
    expect(newTable(game, without, 3, "easy").seats).toHaveLength(3);
  });

  it("leave the seats of friends open", () => {
    const table = newGathering(game, preset(game, "classic", 4), 2, "easy");
    expect(table.seats).toEqual([{ kind: "you" }, { kind: "open" }, { kind: "open" }, { kind: "open" }]);
    expect(table.setup?.fill).toBe("easy");
    expect(table.setup?.public).toBe(false);
  });

  it("are wished for one by one: what is not chosen may be either way", () => {
    expect(wish(game, {}, "easy")).toEqual({ game: "some", options: {}, level: "easy" });
    expect(wish(game, { home: false, players: 3 }, "easy").options).toEqual({ home: [false], players: [3] });
    expect(presetWished(game, {})).toBe("");
    expect(presetWished(game, { home: true, deals: 1, players: 4 })).toBe("classic");
    expect(presetWish(game, "classic", 0)).toEqual({ deals: 1 }); // at three it is another
  });
});
