import { describe, expect, it } from "vitest";
import { due, numbers, standing } from "./draft";
import { keys } from "./fan";
import type { Choice, Face, State, Tried, View, Zone } from "./protocol";
import { BLANK, decide, enter, finish, grab, lastLines, legal, ownFirst, place, receive, seen, send, tap, waysUp, wayTo, type Screen } from "./screen";

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
  zones: [{ name: "mine", layout: "hand", label: { key: "z" }, owner: 0, cards: [{ card: "9H", choice: 3 }, { card: "8H", choice: 2 }] }],
};
const NINE: Face = { card: "9H", choice: 3 };
const EIGHT: Face = { card: "8H", choice: 2 };

function state(number: number, events: number[] = [], seat = 1): State {
  return {
    type: "state",
    number,
    table: { id: "x", game: "some", options: {}, seats: [] },
    view,
    settled: number,
    events: events.map((n) => ({ number: n, event: { text: { key: `e${n}` }, seat } })),
  };
}

describe("a screen", () => {
  it("keeps each event once, also when a state is sent again", () => {
    let screen = receive(BLANK, state(2, [1, 2]));
    screen = receive(screen, state(3, [1, 2, 3]));
    expect(screen.log.map((l) => l.number)).toEqual([1, 2, 3]);
  });

  it("keeps what is put together when somebody only comes or goes", () => {
    const shown = { ...receive(BLANK, state(2)), up: ["9H"] };
    expect(receive(shown, { ...state(3, [3]), settled: 2 }).up).toEqual(["9H"]);
    expect(receive(shown, { ...state(3, [3]), settled: 2 }).log.map((l) => l.number)).toEqual([3]);
    expect(receive(shown, { ...state(4, [4]), settled: 3 }).up).toEqual([]);
  });

  it("keeps several events of one entry", () => {
    const screen = receive(BLANK, state(2, [2, 2]));
    expect(screen.log).toHaveLength(2);
  });

  it("raises a card, another instead of it, and plays it at the second tap", () => {
    const up = tap(receive(BLANK, state(1)), NINE, "9H:0").screen;
    expect(up.up).toEqual(["9H:0"]);
    expect(tap(up, NINE, "9H:1").screen.up).toEqual(["9H:1"]);
    expect(tap(up, NINE, "9H:0").send).toEqual({ type: "choose", choices: [3] });
  });

  it("lays a raised card down again by the space key, and plays it by the enter key", () => {
    const up = tap(receive(BLANK, state(1)), NINE, "9H:0").screen;
    expect(tap(up, NINE, "9H:0", [NINE], false).screen.up).toEqual([]);
    expect(enter(up, [NINE]).send).toEqual({ type: "choose", choices: [3] });
    expect(enter(receive(BLANK, state(1)), [], NINE, "9H:0").send).toEqual({ type: "choose", choices: [3] });
  });

  it("asks why a card cannot be chosen", () => {
    const step = tap(receive(BLANK, state(1)), EIGHT, "8H:0");
    expect(step.send).toEqual({ type: "try", choices: [2] });
    expect(step.screen.up).toEqual([]);
    expect(tap(receive(BLANK, state(1)), { card: "7H" }, "7H:0").send).toBeUndefined();
  });

  it("forgets the raised card when the table moves on, but not when the same state comes again", () => {
    const up = tap(receive(BLANK, state(1)), NINE, "9H:0").screen;
    expect(receive(up, state(1)).up).toEqual(["9H:0"]);
    expect(receive(up, state(2)).up).toEqual([]);
  });

  it("says what was decided for who ran out of time, until they do something", () => {
    const waits = { ...view, choices: [] };
    const ran = (number: number, seat: number): State => ({
      ...state(number, [], seat),
      view: waits,
      events: [{ number, event: { text: { key: "event-clock" }, seat } }, { number, event: { text: { key: "passed" }, seat } }],
    });
    const told = receive(receive(BLANK, state(1)), ran(2, 0));
    expect(told.notice).toMatchObject({ kind: "last", lines: [{ text: { key: "event-clock" } }, { text: { key: "passed" } }] });
    const later = receive(told, { ...state(3, [3]), view: waits });
    expect(later.notice).toEqual(told.notice);
    const asked = receive(later, state(4));
    expect(asked.notice).toEqual(told.notice);
    expect(tap(asked, NINE, "9H:0").screen.notice).toBeNull();
    expect(receive(asked, state(5, [5], 0)).notice).toBeNull();
    expect(receive(receive(BLANK, state(1)), ran(2, 1)).notice).toBeNull();
    expect(receive(BLANK, ran(2, 0)).notice).toBeNull();
  });

  it("shows a refusal until something else happens", () => {
    const why = { text: { key: "no" }, rule: "SK-9" };
    const refused = receive(receive(BLANK, state(1)), { type: "tried", why });
    expect(refused.notice).toEqual({ kind: "refusal", why });
    expect(tap(refused, NINE, "9H:0").screen.notice).toBeNull();
    expect(receive(refused, state(2)).notice).toBeNull();
  });

  it("lays a refused card down", () => {
    const up = tap(receive(BLANK, state(1)), NINE, "9H:0").screen;
    const why = { text: { key: "not-saved" } };
    const screen = receive({ ...up, waiting: true }, { type: "refused", about: "choose", why });
    expect(screen.up).toEqual([]);
    expect(screen.waiting).toBe(false);
  });

  it("raises what the hint says", () => {
    const screen = receive(receive(BLANK, state(1)), { type: "hint", choices: [7], text: { key: "h" }, why: null });
    expect(screen.advised).toBe(7);
    expect(receive(screen, { type: "hint", choices: [3], text: { key: "h" }, why: null }).up).toEqual(["9H:0"]);
    expect(screen.notice).toEqual({ kind: "hint", text: { key: "h" }, why: null });
  });

  it("ignores a hint that comes too late", () => {
    const screen = receive(BLANK, state(1));
    expect(receive(screen, { type: "hint", choices: [99], text: { key: "h" }, why: null })).toBe(screen);
  });

  it("knows the legal choices", () => {
    expect([...legal(state(1).view).keys()]).toEqual([3, 7]);
    expect(legal(null).size).toBe(0);
  });

  it("tells what others did since one's own last move", () => {
    let screen = receive(BLANK, state(1, [1], 0));
    screen = receive(screen, state(3, [2, 3], 1));
    expect(lastLines(screen.log, 0).map((l) => l.number)).toEqual([2, 3]);
    expect(lastLines(screen.log, 1).map((l) => l.number)).toEqual([3]);
  });
});

/* A made-up game: of two kings and an eight exactly two equal cards are laid, by three choices: card, card, done. */
const DONE: Choice = { choice: 90, label: { key: "done" } };
const part = (choice: number): Choice => ({ choice, label: { key: `c${choice}` }, part: true });

function pairView(chosen: number[]): View {
  const faces: Face[] = [{ card: "KS", choice: 10 }, { card: "KS", choice: 10 }, { card: "8H", choice: 20 }];
  let left = chosen.length;
  const cards = faces.map((face) => (face.choice === 10 && left-- > 0 ? { ...face, marks: ["raised" as const] } : face));
  const choices = chosen.length < 2 ? [part(10)] : [DONE];
  return { ...view, zones: [{ ...(view.zones as [Zone])[0], cards }], choices, done: DONE };
}

const why = { text: { key: "a pair is owed" }, rule: "XX-1", cards: ["KS"] };

/** What the server answers to what is being asked. */
function answer(screen: Screen): Screen {
  const after = numbers(screen.draft.asked ?? []);
  const legalAll = after.every((choice) => choice === 10) && after.length <= 2;
  const tried: Tried = legalAll ? { type: "tried", after, view: pairView(after) } : { type: "tried", after, why };
  return receive(screen, tried);
}

/** What Live does after each change. */
function ask(screen: Screen): Screen {
  const asked = due(screen.draft);
  return asked ? { ...screen, draft: { ...screen.draft, asked } } : screen;
}

describe("a decision of several choices", () => {
  const start = () => receive(BLANK, { ...state(1), view: pairView([]) });
  const KING: Face = { card: "KS", choice: 10 };
  const stands = (screen: Screen) => {
    const zones = seen(screen)?.zones ?? [];
    return [...standing(zones[0]?.cards ?? [], keys(zones), screen.draft, screen.up)];
  };

  it("is put together card by card, and sent whole", () => {
    let screen = ask(tap(start(), KING, "KS:1").screen);
    expect(stands(screen)).toEqual(["KS:1"]);
    screen = answer(screen);
    expect(stands(screen)).toEqual(["KS:1"]);
    expect(seen(screen)?.zones?.[0]?.cards?.map((face) => face.marks ?? [])).toEqual([[], ["raised"], []]);
    expect(finish(screen).send).toEqual({ type: "try", choices: [10, 90] });
    screen = answer(ask(tap(screen, KING, "KS:0").screen));
    expect(stands(screen).sort()).toEqual(["KS:0", "KS:1"]);
    expect(finish(screen).send).toEqual({ type: "choose", choices: [10, 10, 90] });
    expect(enter(screen, []).send).toEqual({ type: "choose", choices: [10, 10, 90] });
  });

  it("is asked about once at a time: quick taps go together", () => {
    let screen = ask(tap(start(), KING, "KS:0").screen);
    screen = tap(screen, KING, "KS:1").screen;
    expect(due(screen.draft)).toBeNull();
    screen = answer(screen);
    expect(numbers(due(screen.draft) ?? [])).toEqual([10, 10]);
    screen = answer(ask(screen));
    expect(due(screen.draft)).toBeNull();
    expect(seen(screen)?.choices).toEqual([DONE]);
  });

  it("gives back any card, without asking where none is left", () => {
    let screen = answer(ask(tap(start(), KING, "KS:0").screen));
    screen = answer(ask(tap(screen, KING, "KS:1").screen));
    screen = answer(ask(tap(screen, { ...KING, marks: ["raised"] }, "KS:0").screen));
    expect(stands(screen)).toEqual(["KS:1"]);
    screen = tap(screen, KING, "KS:1").screen;
    expect(due(screen.draft)).toBeNull();
    expect(seen(screen)).toEqual(pairView([]));
    expect(stands(screen)).toEqual([]);
  });

  it("keeps what was allowed when a card is refused, and says why", () => {
    let screen = answer(ask(tap(start(), KING, "KS:0").screen));
    const eight = tap(screen, { card: "8H", choice: 20 }, "8H:0");
    expect(eight.send).toEqual({ type: "try", choices: [10, 20] });
    screen = receive(eight.screen, { type: "tried", after: [10, 20], why });
    expect(stands(screen)).toEqual(["KS:0"]);
    expect(screen.notice).toEqual({ kind: "refusal", why });
  });

  it("forgets an answer that came after all was laid down", () => {
    const screen = answer(tap(ask(tap(start(), KING, "KS:0").screen), KING, "KS:0").screen);
    expect(seen(screen)).toEqual(pairView([]));
    expect(screen.draft.asked).toBeNull();
  });

  it("is asked about again when the connection was lost on the way, and forgotten when the table moves on", () => {
    let screen = ask(tap(start(), KING, "KS:0").screen);
    screen = receive(screen, { ...state(1), view: pairView([]) });
    expect(numbers(due(screen.draft) ?? [])).toEqual([10]);
    screen = answer(ask(screen));
    expect(receive(screen, { ...state(2), view: pairView([]) }).draft.parts).toEqual([]);
  });

  it("takes the parts of a hint", () => {
    const screen = answer(ask(receive(start(), { type: "hint", choices: [10, 10, 90], text: { key: "h" }, why: null })));
    expect(stands(screen).sort()).toEqual(["KS:0", "KS:1"]);
    expect(screen.notice?.kind).toBe("hint");
    expect(finish(screen).send).toEqual({ type: "choose", choices: [10, 10, 90] });
  });

  it("takes the parts of a hint, and raises the card that completes them", () => {
    const advised = receive(start(), { type: "hint", choices: [10, 10], text: { key: "h" }, why: null });
    expect(numbers(due(advised.draft) ?? [])).toEqual([10]);
    const last: View = { ...pairView([10]), choices: [{ choice: 10, label: { key: "x" } }] };
    const screen = receive(ask(advised), { type: "tried", after: [10], view: last });
    expect(stands(screen).sort()).toEqual(["KS:0", "KS:1"]);
    expect(enter(screen, [KING]).send).toEqual({ type: "choose", choices: [10, 10] });
  });
});

describe("cards that can go several ways", () => {
  const label = { key: "x" };
  const choices: Choice[] = [
    { choice: 1, label, part: true, to: "kings" },
    { choice: 2, label, part: true, to: "kings" },
    { choice: 3, label, part: true, to: "wild" },
    { choice: 8, label, to: "discard" },
    { choice: 9, label, to: "discard" },
  ];
  const king: Face = { card: "KS", choice: 1, also: [8] };
  const two: Face = { card: "2H", choice: 3, also: [2, 9] };
  const start = () => receive(BLANK, { ...state(1), view: { ...view, choices } });

  it("are raised, and a single one shows all its ways", () => {
    const screen = tap(start(), two, "2H:0").screen;
    expect(screen.up).toEqual(["2H:0"]);
    expect(waysUp(seen(screen), [two]).map((way) => way.to)).toEqual(["wild", "kings", "discard"]);
    expect(tap(screen, two, "2H:0").screen.up).toEqual([]);
  });

  it("are raised together and go where all of them can, by the choice of each", () => {
    let screen = tap(start(), king, "KS:0").screen;
    screen = tap(screen, two, "2H:0", [king]).screen;
    expect(screen.up).toEqual(["KS:0", "2H:0"]);
    const ways = waysUp(seen(screen), [king, two]);
    expect(ways.map((way) => way.to)).toEqual(["kings"]);
    const [way] = ways;
    if (!way) throw new Error("no way");
    expect(numbers(send(screen, way).screen.draft.parts)).toEqual([1, 2]);
  });

  it("end the decision with the parts before it", () => {
    let screen = tap(start(), king, "KS:0").screen;
    screen = send(screen, { choices: [choices[0] as Choice], to: "kings", part: true }).screen;
    expect(decide(screen, choices[4] as Choice).send).toEqual({ type: "choose", choices: [1, 9] });
  });

  it("do not go together where one of them would end the decision", () => {
    const three: Face = { card: "3S", choice: 8 };
    let screen = tap(start(), king, "KS:0").screen;
    screen = tap(screen, three, "3S:0", [king]).screen;
    expect(screen.up).toEqual(["3S:0"]);
  });
});

it("the reader's own side stands first", () => {
  expect(ownFirst([[0, 2], [1, 3]], 3)).toEqual([1, 0]);
  expect(ownFirst([[0], [1], [2]], 1)).toEqual([1, 0, 2]);
  expect(ownFirst([[0], [1]], -1)).toEqual([0, 1]);
});

it("seats lie round the table from the reader's own, clockwise", () => {
  expect([0, 1, 2, 3].map((seat) => place(seat, 1, 4))).toEqual(["east", "south", "west", "north"]);
  expect([0, 1].map((seat) => place(seat, 0, 2))).toEqual(["south", "north"]);
  expect(place(2, -1, 4)).toBe("north");
  expect(place(3, 0, 6)).toBe("");
  expect(place(-1, 0, 4)).toBe("");
});

describe("a card that is carried", () => {
  const king: Choice = { choice: 1, label: { key: "k" }, card: "K", part: true, to: "kings" };
  const away: Choice = { choice: 2, label: { key: "d" }, card: "K", to: "pile" };
  const FACE: Face = { card: "K", choice: 1, also: [2] };
  const held: View = { ...view, choices: [king, away], zones: [{ name: "mine", layout: "hand", label: { key: "z" }, owner: 0, cards: [FACE] }] };

  it("is raised, and stays raised if it was", () => {
    const screen = receive(BLANK, { ...state(1), view: held });
    const carried = grab(screen, FACE, "K:0");
    expect(carried.up).toEqual(["K:0"]);
    expect(grab(carried, FACE, "K:0", [FACE])).toBe(carried);
  });

  it("goes where it is dropped, and nowhere else", () => {
    const ways = waysUp(held, [FACE]);
    expect(wayTo(ways, "kings", true)?.choices).toEqual([king]);
    expect(wayTo(ways, "pile", true)?.choices).toEqual([away]);
    expect(wayTo(ways, "queens", true)).toBeUndefined();
    expect(wayTo(ways, "", true)).toBeUndefined();
  });

  it("is played by being dropped on the table, where it has but one way that needs no place", () => {
    const ways = waysUp(view, [NINE]);
    expect(wayTo(ways, "trick", true)?.choices.map((choice) => choice.choice)).toEqual([3]);
    expect(wayTo(ways, "", false)).toBeUndefined();
  });
});
