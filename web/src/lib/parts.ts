/* This player's parts of the deals at a table: promised, opened, and remembered until they can be checked. */
import { begin, brokenPromise, checked, isOf, own, type Checked, type Kept } from "./fair";
import type { DealProof, FromClient, Promised, Proof } from "./protocol";
import { store, stored } from "./stored";

const KEY = "atout.parts";
/** Of so many deals the parts are remembered, at all tables together. */
const MOST = 24;

/* Storage may be closed to us: then a part is gone when the page is loaded again. All windows share it. */
let without: Kept[] = [];

const all = () => stored(KEY, without);
const find = (of: Promised | Proof) => all().find((kept) => isOf(kept, of));

function keep(kept: Kept) {
  const others = all().filter((other) => !isOf(other, kept));
  without = [...others, kept].slice(-MOST);
  store(KEY, without);
}

/** What is answered to a promise: a commitment, then the part itself; nothing where this player is not asked. */
export function answer(promised: Promised): FromClient | null {
  const kept = find(promised) ?? begin(promised);
  keep(kept);
  if (promised.seat < 0 || kept.commitment !== promised.commitment || kept.seat !== promised.seat) return null;
  const commitment = own(promised, kept);
  if (!promised.commitments?.length) return { type: "commit", deal: promised.deal, commitment };
  if (promised.commitments[promised.seat] !== commitment) return null;
  if (kept.opened && kept.opened.join() !== promised.commitments.join()) return null;
  keep({ ...kept, opened: promised.commitments });
  return { type: "open", deal: promised.deal, part: kept.part };
}

/** The check of a deal that is over. */
export const check = (proof: Proof): Checked => checked(proof, find(proof));

/** The same of a deal in a record; null where nothing was promised for it. */
export function checkDeal({ deal, proof }: DealProof): Checked | null {
  if (!proof) return null;
  return deal ? check(proof) : { proof, faults: brokenPromise(proof), seen: false, added: false };
}
