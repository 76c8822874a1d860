import { describe, expect, it } from "vitest";
import type { State, View } from "./protocol";
import { BLANK, lastLines, legal, place, raise, receive } from "./screen";

const view: View = {
  game: "some",
  seat: 0,
  phase: "play",
  title: { key: "t" },
  say: { key: "s" },
  choices: [
    { choice: 3, label: { key: "a" }, card: "9H" },
    { choice: 7, label: { key: "b" } },
  ],
};

function state(number: number, events: number[] = [], seat = 1): State {
  return {
    type: "state",
    number,
    table: { id: "x", game: "some", options: {}, seats: [] },
    view,
    events: events.map((n) => ({ number: n, event: { text: { key: `e${n}` }, seat } })),
  };
}

describe("a screen", () => {
  it("keeps each event once, also when a state is sent again", () => {
    let screen = receive(BLANK, state(2, [1, 2]));
    screen = receive(screen, state(3, [1, 2, 3]));
    expect(screen.log.map((l) => l.number)).toEqual([1, 2, 3]);
  });

  it("keeps several events of one entry", () => {
    const screen = receive(BLANK, state(2, [2, 2]));
    expect(screen.log).toHaveLength(2);
  });

  it("raises a card and lays it down again", () => {
    const up = raise(receive(BLANK, state(1)), 3);
    expect(up.chosen).toBe(3);
    expect(raise(up, 3).chosen).toBe(-1);
    expect(raise(up, 7).chosen).toBe(7);
  });

  it("forgets the raised card when the table moves on, but not when the same state comes again", () => {
    const up = raise(receive(BLANK, state(1)), 3);
    expect(receive(up, state(1)).chosen).toBe(3);
    expect(receive(up, state(2)).chosen).toBe(-1);
  });

  it("shows a refusal until something else happens", () => {
    const why = { text: { key: "no" }, rule: "SK-9" };
    const refused = receive(receive(BLANK, state(1)), { type: "tried", why });
    expect(refused.notice).toEqual({ kind: "refusal", why });
    expect(raise(refused, 3).notice).toBeNull();
    expect(receive(refused, state(2)).notice).toBeNull();
  });

  it("lays a refused card down", () => {
    const up = raise(receive(BLANK, state(1)), 3);
    const why = { text: { key: "not-saved" } };
    const screen = receive({ ...up, waiting: true }, { type: "refused", about: "choose", why });
    expect(screen.chosen).toBe(-1);
    expect(screen.waiting).toBe(false);
  });

  it("raises what the hint says", () => {
    const screen = receive(receive(BLANK, state(1)), { type: "hint", choices: [7], text: { key: "h" } });
    expect(screen.chosen).toBe(7);
    expect(screen.notice).toEqual({ kind: "hint", text: { key: "h" } });
  });

  it("ignores a hint that comes too late", () => {
    const screen = receive(BLANK, state(1));
    expect(receive(screen, { type: "hint", choices: [99], text: { key: "h" } })).toBe(screen);
  });

  it("knows the legal choices", () => {
    expect([...legal(state(1)).keys()]).toEqual([3, 7]);
    expect(legal(null).size).toBe(0);
  });

  it("tells what others did since one's own last move", () => {
    let screen = receive(BLANK, state(1, [1], 0));
    screen = receive(screen, state(3, [2, 3], 1));
    expect(lastLines(screen.log, 0).map((l) => l.number)).toEqual([2, 3]);
    expect(lastLines(screen.log, 1).map((l) => l.number)).toEqual([3]);
  });
});

it("seats lie round the table from the reader's own, clockwise", () => {
  expect([0, 1, 2, 3].map((seat) => place(seat, 1, 4))).toEqual(["east", "south", "west", "north"]);
  expect([0, 1].map((seat) => place(seat, 0, 2))).toEqual(["south", "north"]);
  expect(place(2, -1, 4)).toBe("north");
  expect(place(3, 0, 6)).toBe("");
  expect(place(-1, 0, 4)).toBe("");
});
