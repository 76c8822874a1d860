import { describe, expect, it } from "vitest";
import { keys, lay, rows, span } from "./fan";
import type { Face, Zone } from "./protocol";

const faces = (text: string): Face[] => text.split(" ").map((card) => ({ card }));
const zone = (name: string, cards: Face[]): Zone => ({ name, layout: "hand", label: { key: "x" }, cards });

describe("a fan", () => {
  it("gives equal cards keys of their own", () => {
    const hand = faces("9H 9H QD");
    const of = keys([zone("hand", hand), zone("pile", [{ card: "9H" }])]);
    expect([...of.values()]).toEqual(["9H:0", "9H:1", "QD:0", "9H:2"]);
  });

  it("keeps a card's key when it moves to another zone", () => {
    const before = keys([zone("hand", faces("9H QD")), zone("pile", [])]);
    const after = keys([zone("hand", faces("9H")), zone("pile", faces("QD"))]);
    expect([...after.values()].sort()).toEqual([...before.values()].sort());
  });

  it("lays copies close, groups apart", () => {
    const cards: Face[] = [{ card: "9H" }, { card: "9H" }, { card: "8H" }, { card: "AS", marks: ["apart"] }];
    const laid = lay(cards, keys([zone("h", cards)]));
    expect(laid.map((l) => l.w)).toEqual([0, 0.6, 1, 1.35]);
    expect(span(laid)).toBeCloseTo(2.95);
  });

  it("stays in one row where there is room, or on a wide screen", () => {
    const laid = lay(faces("9H 8H 7H"), new Map());
    expect(rows(laid, 336, 56, 44)).toHaveLength(1);
    const many = lay(faces("AS KS QS JS TS 9S 8S 7S 6S AH KH QH JH TH"), new Map());
    expect(rows(many, 336, 56, 44).map((r) => r.length)).toEqual([7, 7]);
    expect(rows(many, 900, 88, 26)).toHaveLength(1);
  });

  it("cuts two rows between groups if nearly even, else in the middle", () => {
    const even = faces("AS KS QS JS AH KH QH JH TH 9H");
    even[4] = { card: "AH", marks: ["apart"] };
    expect(rows(lay(even, new Map()), 336, 56, 44).map((r) => r.length)).toEqual([4, 6]);
    const odd = faces("AS KS AH KH QH JH TH 9H 8H 7H");
    odd[2] = { card: "AH", marks: ["apart"] };
    expect(rows(lay(odd, new Map()), 336, 56, 44).map((r) => r.length)).toEqual([5, 5]);
  });

  it("leaves a group whole where its row has room", () => {
    const groups = faces("9H 8H 6H 5H 4H TC 9C 7C JD TD 7D 3D");
    for (const at of [5, 8]) groups[at] = { card: groups[at]?.card ?? "", marks: ["apart"] };
    expect(rows(lay(groups, new Map()), 336, 56, 40).map((r) => r.length)).toEqual([5, 7]);
    expect(rows(lay(groups, new Map()), 280, 56, 40).map((r) => r.length)).toEqual([6, 6]);
  });

  it("takes a third row where there is room for it, and never cuts a pair in two", () => {
    const many = lay(faces("BJ SJ SJ 7H AH JH JH 9H 4H 3H AS KS KS QS 6S 6S AD QD QD 8D 3D KC TC TC 5C"), new Map());
    expect(rows(many, 336, 56, 30, 3)).toHaveLength(3);
    expect(rows(many, 336, 56, 30)).toHaveLength(2);
    for (const row of rows(many, 336, 56, 30, 3).slice(1)) expect(row[0]?.w).not.toBe(0.6);
  });
});
