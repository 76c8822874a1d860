/* At which tables this browser has a seat, and as whom. Where it has none any more it may have been signed out
   meanwhile, perhaps while it slept: so this outlives the page. */
import { store, stored } from "./stored";

const KEY = "atout.sat";
/** Of so many tables it is remembered. */
const MOST = 24;

/** A table, and what tells the reader from others there. */
type Sat = [table: string, person: string];

/* Storage may be closed to us: then it is known as long as the page is open. */
let without: Sat[] = [];

const all = () => stored(KEY, without);
function keep(tables: Sat[]) {
  without = tables.slice(-MOST);
  store(KEY, without);
}

/** As whom this browser has sat at a table; undefined if it has not. */
export const satAs = (table: string) => all().find(([other]) => other === table)?.[1];

export function remember(table: string, person: string) {
  if (satAs(table) !== person) keep([...all().filter(([other]) => other !== table), [table, person]]);
}

export const forget = (table: string) => keep(all().filter(([other]) => other !== table));
