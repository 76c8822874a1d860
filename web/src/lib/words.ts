/* The words of one language: Fluent messages, and how a Text of the server becomes a sentence. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { toDigits, type Digits } from "./digits";
import type { Arg, Named, Text } from "./protocol";

export type Lang = "en" | "km";

/** Who sits where, and which seat the reader has (-1: none). */
export interface Company {
  names: string[];
  me: number;
}

export const NOBODY: Company = { names: [], me: -1 };

type Scope = Parameters<FluentNumber["toString"]>[0];

/** A number that is written in the reader's digits, but still chooses plural forms. */
class Figure extends FluentNumber {
  constructor(
    value: number,
    private digits: Digits,
  ) {
    super(value);
  }
  override toString(scope?: Scope): string {
    return toDigits(super.toString(scope), this.digits);
  }
}

const JOKERS: Record<string, string> = { BJ: "joker-red", SJ: "joker-black", XJ: "joker" };
/* Cards of which only the rank matters, or the rank and the colour. */
const COLOURED: Record<string, string> = { "": "card-rank", R: "card-red", B: "card-black" };

const ISOLATE = { useIsolating: false };

/* A name that runs from right to left must not turn round what stands beside it. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const isolate = (text: string) => (RIGHT_TO_LEFT.test(text) && !text.includes("\u2068") ? `\u2068${text}\u2069` : text);

/* Browsers break Khmer lines by a dictionary that cuts some words in two: a word joiner holds them. */
const WHOLE = [
  ["កុំ", "ព្យូទ័រ"],
  ["ដេញ", "ថ្លៃ"],
  ["បោះ", "ចោល"],
  ["ត្រូវ", "ការ"],
] as const;
const sew = (text: string) => WHOLE.reduce((said, [a, b]) => said.replaceAll(a + b, `${a}\u2060${b}`), text);

export class Words {
  private bundle: FluentBundle;

  constructor(
    lang: Lang,
    source: string,
    private digits: Digits = "latin",
  ) {
    /* The transform touches the messages' own text alone, so digits in a player's name stay. */
    const transform = (text: string) => sew(toDigits(text, digits));
    this.bundle = new FluentBundle([lang, "en"], { ...ISOLATE, transform });
    for (const error of this.bundle.addResource(new FluentResource(source))) console.error(error);
  }

  has(key: string): boolean {
    return this.bundle.getMessage(key)?.value != null;
  }

  /** A message by its key. A missing one shows its key. */
  get(key: string, args: Record<string, number | string> = {}): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (pattern == null) {
      console.error(`no words for ${key}`);
      return key;
    }
    const errors: Error[] = [];
    const given: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(args)) {
      given[name] = typeof arg === "number" ? new Figure(arg, this.digits) : isolate(arg);
    }
    const text = this.bundle.formatPattern(pattern, given, errors);
    for (const error of errors) console.error(key, error);
    return text;
  }

  /** A sentence of the server, for one reader in one company. */
  text(text: Text, company: Company = NOBODY): string {
    const args: Record<string, number | string> = {};
    for (const [name, arg] of Object.entries(text.args ?? {})) this.fill(args, name, arg, company);
    return this.get(text.key, args);
  }

  card(card: string): string {
    const joker = JOKERS[card];
    if (joker) return this.get(joker);
    const rank = this.rank(card.charAt(0));
    const coloured = COLOURED[card.slice(1)];
    if (coloured) return this.get(coloured, { rank }).trim();
    return this.get("card", { rank, suit: this.suit(card.charAt(1)) });
  }

  rank(letter: string): string {
    return this.get(`rank-${letter}`);
  }

  suit(letter: string): string {
    return this.get(`suit-${letter}`);
  }

  /** Several things in a row: "a, b and c". */
  list(items: string[]): string {
    const last = items.at(-1) ?? "";
    if (items.length < 2) return last;
    const head = items.slice(0, -1).reduce((a, b) => this.get("list-more", { a, b }));
    return this.get("list-last", { a: head, b: last });
  }

  private fill(args: Record<string, number | string>, name: string, arg: Arg, company: Company) {
    if (!Array.isArray(arg)) {
      args[name] = arg;
      return;
    }
    args[name] = this.named(arg, company);
    const [kind, value] = arg;
    if (kind === "seat") args[`${name}_is`] = value === company.me ? "you" : "other";
    if (kind === "card") {
      args[`${name}_rank`] = String(value).charAt(0);
      args[`${name}_suit`] = String(value).charAt(1);
    }
  }

  private named([kind, value]: Named, company: Company): string {
    const text = String(value);
    switch (kind) {
      case "card":
        return this.card(text);
      case "cards":
        return this.list(text.split(" ").filter(Boolean).map((card) => this.card(card)));
      case "suit":
        return this.suit(text);
      case "rank":
        return this.rank(text);
      case "seat":
        return company.names[Number(value)] ?? this.get("ui-seat", { number: Number(value) + 1 });
      case "word":
        return this.get(text);
    }
  }
}
