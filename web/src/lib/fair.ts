/* A fair deal, checked a second time: docs/fair-deal.md says what is hashed, core/fair.py does the same.
   Not by WebCrypto, which browsers keep from pages that come over plain HTTP, as at a table in the house. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Promised, Proof, Text } from "./protocol";

const DIGITS = /^[0-9a-f]{64}$/;

const hash = (text: string) => bytesToHex(sha256(utf8ToBytes(text)));

/** The lines that everything promised for a deal begins with. */
export const head = ({ table, deal, draws }: Pick<Proof, "table" | "deal" | "draws">): string =>
  [`atout deal 1`, `table ${table}`, `deal ${deal}`, ...draws].map((line) => `${line}\n`).join("");

/** The server's commitment to a secret. */
export const promise = (begin: string, secret: string) => hash(`${begin}secret ${secret}\n`);

/** A player's commitment to a part. */
export const promisePart = (begin: string, commitment: string, seat: number, part: string) =>
  hash(`${begin}commitment ${commitment}\nseat ${seat}\npart ${part}\n`);

/* The numbers of 32 bits that the secret and the parts yield together. */
function* numbers(begin: string, secret: string, parts: string[]): Generator<number, never> {
  const message = `${begin}parts ${parts.map((part) => part || "-").join(" ")}\n`;
  const key = hmac(sha256, hexToBytes(secret), utf8ToBytes(message));
  for (let counter = 0; ; counter++) {
    const count = new DataView(new ArrayBuffer(8));
    count.setBigUint64(0, BigInt(counter));
    const block = new DataView(hmac(sha256, key, new Uint8Array(count.buffer)).buffer);
    for (let at = 0; at < 32; at += 4) yield block.getUint32(at);
  }
}

function below(stream: Generator<number, never>, n: number): number {
  const limit = 2 ** 32 - (2 ** 32 % n);
  for (;;) {
    const number = stream.next().value;
    if (number < limit) return number % n;
  }
}

/* One line of the draws: “pack 24 of 9S TS …”, “first_dealer 1 below 4”. */
function draw(stream: Generator<number, never>, line: string): [string, string[]] {
  const [name = "", count = "", how = "", ...things] = line.split(" ");
  if (how === "below") {
    return [name, Array.from({ length: Number(count) }, () => String(below(stream, Number(things[0]))))];
  }
  for (let place = things.length - 1; place > 0; place--) {
    const other = below(stream, place + 1);
    [things[place], things[other]] = [things[other] ?? "", things[place] ?? ""];
  }
  return [name, things.slice(0, Number(count))];
}

const same = (one: string[] | undefined, other: string[]) => one?.join(" ") === other.join(" ");

function isOrder(begin: string, proof: Proof): boolean {
  if (!DIGITS.test(proof.secret)) return false;
  const stream = numbers(begin, proof.secret, proof.parts);
  const drawn = proof.draws.map((line) => draw(stream, line));
  return drawn.length === Object.keys(proof.values).length && drawn.every(([name, values]) => same(proof.values[name], values));
}

/** Of a deal that was never dealt: whether the secret is the one that was promised. */
export const brokenPromise = (proof: Proof): Text[] =>
  promise(head(proof), proof.secret) === proof.commitment ? [] : [{ key: "fair-fault-secret" }];

/** What does not hold by itself, whoever looks at it. */
export function faults(proof: Proof): Text[] {
  const begin = head(proof);
  const wrong = proof.parts.flatMap((part, seat) => {
    const holds = !part || promisePart(begin, proof.commitment, seat, part) === proof.commitments[seat];
    return holds ? [] : [{ key: "fair-fault-part", args: { player: ["seat", seat] as ["seat", number] } }];
  });
  return [
    ...brokenPromise(proof),
    ...wrong,
    ...(isOrder(begin, proof) ? [] : [{ key: "fair-fault-order" }]),
  ];
}

// --- what this player saw and did ---

/** What is remembered of a deal from before it was dealt. */
export interface Kept {
  table: string;
  deal: number;
  commitment: string;
  seat: number;
  part: string;
  /** The players' commitments among which this player's part was opened; none where it was not. */
  opened: string[] | null;
}

/** A part of one's own, which nobody can guess. */
export function begin({ table, deal, commitment, seat }: Promised): Kept {
  const part = bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
  return { table, deal, commitment, seat, part, opened: null };
}

export const isOf = (kept: Kept, other: Pick<Kept, "table" | "deal">) => kept.table === other.table && kept.deal === other.deal;

/** This player's own commitment. */
export const own = (promised: Promised, kept: Kept) =>
  promisePart(head(promised), kept.commitment, kept.seat, kept.part);

/** What is not as this player saw it before. */
export function changed(proof: Proof, kept: Kept): Text[] {
  if (kept.commitment !== proof.commitment) return [{ key: "fair-fault-other-promise" }];
  if (!kept.opened) return [];
  if (proof.parts[kept.seat] !== kept.part) return [{ key: "fair-fault-left-out" }];
  return same(kept.opened, proof.commitments) ? [] : [{ key: "fair-fault-others" }];
}

/** The deals of a record: how many hold, in how many something is wrong, and how many there are. */
export function tally(deals: { deal: number; checked: Checked | null }[]): { held: number; wrong: number; deals: number } {
  const wrong = deals.filter(({ checked }) => checked?.faults.length).length;
  const held = deals.filter(({ deal, checked }) => deal && checked && !checked.faults.length).length;
  return { held, wrong, deals: deals.filter(({ deal }) => deal).length };
}

/** A deal after its check. `seen`: this player knew of the promise before, so it cannot have been made up since. */
export interface Checked {
  proof: Proof;
  faults: Text[];
  seen: boolean;
  added: boolean;
}

export function checked(proof: Proof, kept: Kept | undefined): Checked {
  const wrong = [...faults(proof), ...(kept ? changed(proof, kept) : [])];
  return { proof, faults: wrong, seen: Boolean(kept), added: Boolean(kept?.opened) };
}
