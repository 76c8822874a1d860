/* At which matches this browser has a seat. Where it has none any more it has been signed out meanwhile, perhaps
   while it slept: so this outlives the page. */
import { store, stored } from "./stored";

const KEY = "atout.seated";
/** Of so many tables it is remembered. */
const MOST = 24;

/* Storage may be closed to us: then it is known as long as the page is open. */
let without: string[] = [];

const all = () => stored(KEY, without);
function keep(tables: string[]) {
  without = tables.slice(-MOST);
  store(KEY, without);
}

export const hasSat = (table: string) => all().includes(table);

export function remember(table: string) {
  if (!hasSat(table)) keep([...all(), table]);
}

export const forget = (table: string) => keep(all().filter((other) => other !== table));
