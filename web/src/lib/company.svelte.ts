/* Who sits at the table that a page shows: given once by the page, used by every part that speaks. */
import { getContext, setContext } from "svelte";
import type { Text } from "./protocol";
import { figures, say } from "./speech.svelte";
import type { Company } from "./words";

const KEY = Symbol("company");

export const seatCompany = (company: () => Company) => setContext(KEY, company);

export function speaker() {
  const company = getContext<() => Company>(KEY);
  return {
    company,
    say: (text: Text) => say(text, company()),
    figures: (text: Text) => figures(text, company()),
  };
}
