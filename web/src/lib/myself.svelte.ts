/* Who the reader is: asked for once, then known to every page. */
import { api } from "./api";
import type { You } from "./protocol";

const known: { you: You | null } = $state({ you: null });

export const myself = () => known.you;
export const myName = () => known.you?.name ?? null;

export function become(you: You) {
  known.you = you;
}

export async function askMyName() {
  known.you ??= await api.you();
}

export async function callMe(name: string) {
  const called = (await api.callMe(name)).name;
  known.you = { ...(known.you ?? (await api.you())), name: called };
}
