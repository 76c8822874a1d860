/* The options of a new table: defaults, presets, and what became of them. Pure. */
import type { GameInfo, NewTable, Options } from "./protocol";

export function defaults(game: GameInfo): Options {
  return Object.fromEntries(game.fields.map((f) => [f.name, f.default]));
}

export function preset(game: GameInfo, name: string): Options {
  return { ...defaults(game), ...game.presets[name] };
}

/** The preset that has these options, or "" if it is a set of one's own. */
export function presetOf(game: GameInfo, options: Options): string {
  const same = (name: string) => {
    const of = preset(game, name);
    return game.fields.every((f) => f.name === "players" || of[f.name] === options[f.name]);
  };
  const exact = (name: string) => same(name) && preset(game, name).players === options.players;
  const names = Object.keys(game.presets);
  return names.find(exact) ?? names.find(same) ?? "";
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
