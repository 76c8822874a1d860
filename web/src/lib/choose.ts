/* The options of a new table: defaults, presets, and what became of them. Pure. */
import type { GameInfo, NewTable, Options } from "./protocol";

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
