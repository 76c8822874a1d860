/* Whether there is room for the side beside the table. */
import { MediaQuery } from "svelte/reactivity";

export const wide = new MediaQuery("(min-width: 1024px)");
