/* Khmer digits by hand: browsers often carry no Khmer number data. */

export type Digits = "khmer" | "latin";

const KHMER = "០១២៣៤៥៦៧៨៩";

export function toDigits(text: string, digits: Digits): string {
  return digits === "khmer"
    ? text.replace(/[0-9]/g, (d) => KHMER.charAt(Number(d)))
    : text.replace(/[០-៩]/g, (d) => String(KHMER.indexOf(d)));
}
