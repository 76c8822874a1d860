/* Who the reader is: asked for once, then known to every page; what they become in one window, all of this browser's
   windows are told. */
import { api } from "./api";
import type { You } from "./protocol";

let known: You | null = $state.raw(null);
let times = 0;
const onOther = new Set<() => void>();

export const myself = () => known;
export const myName = () => known?.name ?? null;

/* A browser that keeps nothing for us may not let windows speak to each other either. */
function opened() {
  try {
    return new BroadcastChannel("atout.you");
  } catch {
    return null;
  }
}
const windows = opened();
windows?.addEventListener("message", (event: MessageEvent<You>) => learn(event.data));

function learn(you: You) {
  const other = known?.account !== you.account;
  known = you;
  times++;
  if (other) for (const tell of onOther) tell();
}

export function become(you: You) {
  learn(you);
  windows?.postMessage(you);
}

/** Has something done whenever the reader is found to be somebody else; what is given back ends that. */
export function whenOther(what: () => void) {
  onOther.add(what);
  return () => onOther.delete(what);
}

/* Several parts of a page may ask at once; what the reader has become since is newer than the answer. */
let asked: Promise<You> | null = null;

export async function askMyName() {
  if (known) return;
  asked ??= api.you().finally(() => (asked = null));
  const you = await asked;
  known ??= you;
}

/** Who the reader is now: perhaps not who they were. */
export async function askAnew() {
  const before = times;
  const you = await api.you();
  if (times === before) learn(you);
}

export async function callMe(name: string) {
  const called = (await api.callMe(name)).name;
  become({ ...(known ?? (await api.you())), name: called });
}
