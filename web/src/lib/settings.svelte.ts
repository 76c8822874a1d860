/* What a reader likes: kept in the browser, shown on <html> as data attributes. */
import type { Digits } from "./digits";
import type { Lang } from "./words";

export interface Liked {
  lang: Lang;
  digits: Digits;
  theme: "system" | "day" | "night";
  suits: "2" | "4";
  index: "auto" | "large" | "standard";
  motion: "system" | "none";
  sound: "off" | "on";
}

const KEY = "atout";

function fresh(): Liked {
  const khmer = navigator.languages.some((l) => l.toLowerCase().startsWith("km"));
  return {
    lang: khmer ? "km" : "en",
    digits: "khmer",
    theme: "system",
    suits: "2",
    index: "auto",
    motion: "system",
    sound: "off",
  };
}

/* Storage may be closed to us (private windows): then nothing is kept, and all works. */
function kept(): Partial<Liked> {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Liked>;
    if (found.lang !== "en" && found.lang !== "km") delete found.lang;
    return found;
  } catch {
    return {};
  }
}

export const liked: Liked = $state({ ...fresh(), ...kept() });

export function like(change: Partial<Liked>) {
  Object.assign(liked, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(liked));
  } catch {
    /* not kept */
  }
}

/** Puts the settings on the page; called in an effect. */
export function dress(root: HTMLElement) {
  root.lang = liked.lang;
  root.dataset.theme = liked.theme;
  root.dataset.suits = liked.suits;
  root.dataset.index = liked.index;
  root.dataset.motion = liked.motion;
}

/** Whether cards should stay still. */
export function still(): boolean {
  return liked.motion === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
