/* What a reader likes: kept in the browser, shown on <html> as data attributes. */
import type { Digits } from "./digits";
import { store, stored } from "./stored";
import type { Lang } from "./words";

interface Liked {
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

function kept(): Partial<Liked> {
  const found = stored<Partial<Liked>>(KEY, {});
  if (found.lang !== "en" && found.lang !== "km") delete found.lang;
  return found;
}

export const liked: Liked = $state({ ...fresh(), ...kept() });

export function like(change: Partial<Liked>) {
  Object.assign(liked, change);
  store(KEY, liked);
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
