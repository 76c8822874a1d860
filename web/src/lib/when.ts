/* A day, written for the reader. Browsers have no Khmer dates, so the numbers are put together here. */
import { toDigits } from "./digits";
import { liked } from "./settings.svelte";

export function day(moment: string): string {
  const at = new Date(moment);
  if (liked.lang === "en") return at.toLocaleDateString("en-GB", { day: "numeric", month: "short", year: "numeric" });
  return toDigits(`${at.getDate()}/${at.getMonth() + 1}/${at.getFullYear()}`, liked.digits);
}
