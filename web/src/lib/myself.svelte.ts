/* What the reader is called: asked for once, then known to every page. */
import { api } from "./api";

const known: { name: string | null } = $state({ name: null });

export const myName = () => known.name;

export async function askMyName() {
  known.name ??= (await api.me()).name;
}

export async function callMe(name: string) {
  known.name = (await api.callMe(name)).name;
}
