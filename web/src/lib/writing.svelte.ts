/* A window grows or shrinks while somebody writes in the talk, which stands at the side then or on its sheet: the writing goes on there. */
import { tick } from "svelte";
import { wide } from "./wide";

const FIELD = "[data-test=talk-text]";

/** For a page with a talk; `open` shows its sheet. */
export function goOnWriting(open: () => void) {
  let writing = false;
  /* Before the page changes: what is gone has no focus to be asked for. */
  $effect.pre(() => {
    void wide.current;
    writing = Boolean(document.activeElement?.matches(FIELD));
  });
  $effect(() => {
    if (!wide.current && writing) open();
    if (writing) void tick().then(() => document.querySelector<HTMLElement>(FIELD)?.focus());
  });
}
