/* Whether there is room for the side beside the table. */
import { MediaQuery } from "svelte/reactivity";

export const wide = new MediaQuery("(min-width: 1024px)");

/** What is to be shown over the page of what is open: nothing, where the side has it. A window that becomes narrow again shows it as before. */
export const unlessBeside = <T>(open: T, side: readonly T[]): T | null => (wide.current && side.includes(open) ? null : open);

/* A phone that is held sideways, as table.css says it. */
export const sideways = new MediaQuery("(min-width: 560px) and (max-width: 1023px) and (max-height: 559px)");
