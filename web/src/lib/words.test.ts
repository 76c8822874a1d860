import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { toDigits } from "./digits";
import { Words } from "./words";

const EN = `
card = { $rank } of { $suit }
joker-red = red joker
rank-9 = nine
rank-Q = queen
suit-H = hearts
suit-D = diamonds
list-more = { $a }, { $b }
list-last = { $a } and { $b }
ui-seat = seat { $number }
led = { $player_is ->
    [you] You lead the { $card }.
   *[other] { $player } leads the { $card }.
 }
picked = { $n ->
    [one] one card
   *[other] { $n } cards
 }
red = { $card_suit ->
    [H] red
   *[other] other
 }
which = the { $what }
held = { $cards }
`;
const KM = `
card = { $rank } { $suit }
rank-9 = ៩
suit-H = បេះដូង
picked = យក { $n } សន្លឹក
seen = ជុំទី 3
machine = កុំព្យូទ័រ
name = { $player } យក ៥
`;

let problems: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  problems = vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  problems.mockRestore();
});

describe("digits", () => {
  it("maps all ten both ways", () => {
    expect(toDigits("0123456789", "khmer")).toBe("០១២៣៤៥៦៧៨៩");
    expect(toDigits("០១២៣៤៥៦៧៨៩ a", "latin")).toBe("0123456789 a");
  });
});

describe("words", () => {
  const en = new Words("en", EN);
  const company = { names: ["Dara", "Sokha 2"], me: 0 };

  it("holds a name that runs from right to left apart from what stands beside it", () => {
    expect(en.get("list-more", { a: "أحمد", b: "Ann" })).toBe("\u2068أحمد\u2069, Ann");
    const all = en.list(["أحمد", "שלום", "Ann"]);
    expect(all).toBe("\u2068أحمد\u2069, \u2068שלום\u2069 and Ann");
    expect(en.get("which", { what: all })).toBe(`the ${all}`);
    expect(en.get("which", { what: "ចាន់" })).toBe("the ចាន់");
  });

  it("speaks to the reader and of the others", () => {
    const text = { key: "led", args: { player: ["seat", 0], card: ["card", "9H"] } } as const;
    expect(en.text(text as never, company)).toBe("You lead the nine of hearts.");
    expect(en.text(text as never, { ...company, me: 1 })).toBe("Dara leads the nine of hearts.");
    expect(problems).not.toHaveBeenCalled();
  });

  it("chooses plural forms by the number", () => {
    expect(en.get("picked", { n: 1 })).toBe("one card");
    expect(en.get("picked", { n: 3 })).toBe("3 cards");
  });

  it("gives a card's suit to select by", () => {
    expect(en.text({ key: "red", args: { card: ["card", "9H"] } })).toBe("red");
    expect(en.text({ key: "red", args: { card: ["card", "QD"] } })).toBe("other");
  });

  it("joins cards to a list", () => {
    const cards = (value: string) => en.text({ key: "held", args: { cards: ["cards", value] } });
    expect(cards("9H")).toBe("nine of hearts");
    expect(cards("9H QD")).toBe("nine of hearts and queen of diamonds");
    expect(cards("9H QD BJ")).toBe("nine of hearts, queen of diamonds and red joker");
  });

  it("puts another message in a gap", () => {
    expect(en.text({ key: "which", args: { what: ["word", "joker-red"] } })).toBe("the red joker");
  });

  it("shows the key of a missing message, and says so aloud", () => {
    expect(en.get("nothing-here")).toBe("nothing-here");
    expect(problems).toHaveBeenCalledOnce();
  });

  it("names a seat without a name by its number", () => {
    expect(en.text({ key: "which", args: { what: ["seat", 4] } }, company)).toBe("the seat 5");
  });
});

describe("Khmer words", () => {
  const khmer = new Words("km", KM, "khmer");
  const latin = new Words("km", KM, "latin");

  it("writes numbers and written digits as the reader chose", () => {
    expect(khmer.get("picked", { n: 12 })).toBe("យក ១២ សន្លឹក");
    expect(latin.get("picked", { n: 12 })).toBe("យក 12 សន្លឹក");
    expect(khmer.get("seen")).toBe("ជុំទី ៣");
    expect(latin.card("9H")).toBe("9 បេះដូង");
  });

  it("keeps words whole that a browser would cut", () => {
    expect(khmer.get("machine")).toBe("កុំ\u2060ព្យូទ័រ");
  });

  it("leaves digits in a player's name alone", () => {
    const text = { key: "name", args: { player: ["seat", 0] as ["seat", number] } };
    expect(khmer.text(text, { names: ["Sokha 2"], me: -1 })).toBe("Sokha 2 យក ៥");
  });
});
