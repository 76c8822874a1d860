/* The options of a new table: defaults, presets, and what became of them. Pure. */
import type { GameInfo, NewTable, Options, Wish } from "./protocol";

export function defaults(game: GameInfo): Options {
  return Object.fromEntries(game.fields.map((f) => [f.name, f.default]));
}

/** The options of a preset among so many players, or among its own number where that cannot be. */
export function preset(game: GameInfo, name: string, count: number): Options {
  const at = Math.max(0, game.seats.indexOf(count));
  return { ...defaults(game), ...game.presets[name]?.[at] };
}

/** The options among so many players: a preset stays one. */
export function seated(game: GameInfo, options: Options, count: number): Options {
  const name = presetOf(game, options);
  const same = name && preset(game, name, count);
  if (same && same.players === count) return same;
  return "players" in options ? { ...options, players: count } : options;
}

/** The preset that has these options, or "" if it is a set of one's own. */
export function presetOf(game: GameInfo, options: Options): string {
  const same = (name: string) => {
    const of = preset(game, name, players(options, 0));
    return game.fields.every((f) => of[f.name] === options[f.name]);
  };
  return Object.keys(game.presets).find(same) ?? "";
}

/** How many sit at the table: the option `players` where the game has it. */
export function players(options: Options, count: number): number {
  return typeof options.players === "number" ? options.players : count;
}

export function newTable(game: GameInfo, options: Options, count: number, level: string): NewTable {
  const others = players(options, count) - 1;
  return {
    game: game.name,
    options,
    seats: [{ kind: "you" }, ...Array.from({ length: others }, () => ({ kind: "computer" as const, level }))],
  };
}

/** A table that waits for friends, who come by its invite. */
export function newGathering(game: GameInfo, options: Options, count: number, level: string): NewTable {
  const others = players(options, count) - 1;
  return {
    game: game.name,
    options,
    seats: [{ kind: "you" }, ...Array.from({ length: others }, () => ({ kind: "open" as const }))],
    setup: { public: false, watch: true, fill: level, when_full: false },
  };
}

/** A wish: what is not chosen may be either way. */
export function wish(game: GameInfo, chosen: Options, level: string): Wish {
  const options = Object.fromEntries(Object.entries(chosen).map(([name, value]) => [name, [value]]));
  return { game: game.name, options, level };
}

/** A preset as a wish among so many players; where they may be any number, what it says in every case. */
export function presetWish(game: GameInfo, name: string, count: number): Options {
  const [first = {}, ...others] = (count ? [count] : game.seats).map((n) => preset(game, name, n));
  const same = Object.entries(first).filter(([field, value]) => others.every((of) => of[field] === value));
  return Object.fromEntries(same.filter(([field]) => field !== "players"));
}

/** The preset that is wished for exactly, or "". */
export function presetWished(game: GameInfo, wished: Options): string {
  const { players: _, ...rules } = wished;
  const is = (name: string) => {
    const of = presetWish(game, name, players(wished, 0));
    return Object.keys(of).length > 0 && game.fields.every((f) => of[f.name] === rules[f.name]);
  };
  return Object.keys(game.presets).find(is) ?? "";
}
