/* Who the reader is: asked for once, then known to every page. */
import { api } from "./api";
import type { You } from "./protocol";

const known: { you: You | null } = $state({ you: null });

export const myself = () => known.you;
export const myName = () => known.you?.name ?? null;

export function become(you: You) {
  known.you = you;
}

/* Several parts of a page may ask at once; what the reader has become since is newer than the answer. */
let asked: Promise<You> | null = null;

export async function askMyName() {
  if (known.you) return;
  asked ??= api.you().finally(() => (asked = null));
  const you = await asked;
  known.you ??= you;
}

export async function callMe(name: string) {
  const called = (await api.callMe(name)).name;
  known.you = { ...(known.you ?? (await api.you())), name: called };
}
