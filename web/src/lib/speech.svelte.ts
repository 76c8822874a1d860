/* The words of the chosen language. Both are fetched, so that switching is instant. */
import { api } from "./api";
import type { Refusal, SeatInfo, Text } from "./protocol";
import { liked } from "./settings.svelte";
import { NOBODY, Words, type Company, type Lang } from "./words";

const sources: Record<Lang, string | null> = $state({ en: null, km: null });

export async function fetchWords() {
  const other: Lang = liked.lang === "en" ? "km" : "en";
  sources[liked.lang] = await api.words(liked.lang);
  sources[other] = await api.words(other);
}

const EMPTY = new Words("en", "");
const running = $derived.by(() => {
  const source = sources[liked.lang];
  return source === null ? EMPTY : new Words(liked.lang, source, liked.lang === "km" ? liked.digits : "latin");
});
/* Scores keep Latin digits. */
const scores = $derived.by(() => {
  const source = sources[liked.lang];
  return source === null ? EMPTY : new Words(liked.lang, source, "latin");
});

export const spoken = () => sources[liked.lang] !== null;
export const t = (key: string, args?: Record<string, number | string>) => running.get(key, args);
export const has = (key: string) => running.has(key);
export const say = (text: Text, company: Company = NOBODY) => running.text(text, company);
export const figures = (text: Text, company: Company = NOBODY) => scores.text(text, company);
export const cardName = (card: string) => running.card(card);
export const list = (items: string[]) => running.list(items);
export function refusal(why: Refusal, company: Company = NOBODY): string {
  const text = running.text(why.text, company);
  return why.line ? running.get("refused-line", { line: why.line, text }) : text;
}

/** What sides are called: of two partnerships one's own is "we", the other "they". */
export function sideNames(sides: number[][], { names, me }: Company): string[] {
  const partners = sides.length === 2 && me >= 0 && sides.every((seats) => seats.length > 1);
  return sides.map((seats) => {
    if (partners) return t(seats.includes(me) ? "ui-we" : "ui-they");
    return list(seats.map((seat) => names[seat] ?? ""));
  });
}

/** The names at a table: yours is "You"; computers are named in the reader's language. */
export function names(seats: SeatInfo[]): string[] {
  const computers = seats.filter((seat) => seat.level && !seat.name).length;
  let count = 0;
  return seats.map((seat) => {
    if (seat.you) return t("ui-you");
    if (seat.name) return seat.name;
    if (!seat.level) return t("ui-guest");
    return computers > 1 ? t("ui-computer-number", { number: ++count }) : t("ui-computer");
  });
}

/** The names of those who sit with the reader. */
export const others = (seats: SeatInfo[]) => list(names(seats).filter((_, at) => !seats[at]?.you));
