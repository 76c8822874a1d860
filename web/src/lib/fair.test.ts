import { beforeEach, describe, expect, it, vi } from "vitest";
import vectors from "../../../tests/data/fair.json";
import { begin, changed, checked, faults, head, own, promise, promisePart, tally } from "./fair";
import { answer, check, checkDeal } from "./parts";
import type { Promised, Proof } from "./protocol";

/* Made by tests/core/test_fair.py, which holds the other check against them too. */
describe("a proof", () => {
  it.each(vectors)("holds or fails as it does in Python: $name", ({ proof, faults: expected }) => {
    expect(faults(proof as unknown as Proof)).toEqual(expected);
  });
});

/* The deals of a record, each by its number; none where a promise was given up. */
describe("the deals of a record", () => {
  const proof = (name: string) => vectors.find((one) => one.name === name)?.proof as unknown as Proof;
  const deals = (...found: [number, Proof | null][]) =>
    found.map(([deal, one]) => ({ deal, checked: checkDeal({ deal, proof: one }) }));

  it("are counted: those that hold, those that do not, those that nobody can check", () => {
    expect(tally(deals([1, proof("pitch")], [2, proof("part")], [3, null]))).toEqual({ held: 1, wrong: 1, deals: 3 });
    expect(tally(deals([1, null]))).toEqual({ held: 0, wrong: 0, deals: 1 });
  });

  it("of a promise that was given up only the secret is checked", () => {
    const undealt = { ...proven(), values: {}, parts: [] };
    const kept = { ...undealt, commitment: promise(head(undealt), undealt.secret) };
    expect(tally(deals([1, proof("pitch")], [0, kept]))).toEqual({ held: 1, wrong: 0, deals: 1 });
    expect(tally(deals([1, proof("pitch")], [0, undealt]))).toEqual({ held: 1, wrong: 1, deals: 1 });
  });
});

const SECRET = "5".repeat(64);
const OTHER = "6".repeat(64);
const promised = (changes: Partial<Promised> = {}): Promised => ({
  type: "promised",
  table: "t",
  deal: 1,
  draws: ["first_dealer 1 below 4"],
  commitment: SECRET,
  seat: 1,
  ...changes,
});
const proven = (changes: Partial<Proof> = {}): Proof => ({
  ...promised(),
  secret: OTHER,
  commitments: ["", "", "", ""],
  parts: ["", "", "", ""],
  values: {},
  ...changes,
});

describe("a player's own part", () => {
  const kept = begin(promised());

  it("is another each time, of 256 bits", () => {
    expect(kept.part).toMatch(/^[0-9a-f]{64}$/);
    expect(begin(promised()).part).not.toBe(kept.part);
  });

  it("is promised for this deal, this seat and this answer", () => {
    expect(own(promised(), kept)).toBe(promisePart(head(promised()), SECRET, 1, kept.part));
  });

  const opened = { ...kept, opened: ["a", "b"] };

  it("must be in the deal once it was opened", () => {
    const found = (changes: Partial<Proof>) => changed(proven({ commitments: ["a", "b"], ...changes }), opened);
    expect(found({ parts: ["", kept.part] })).toEqual([]);
    expect(found({ parts: ["", ""] })).toEqual([{ key: "fair-fault-left-out" }]);
    expect(found({ parts: ["", OTHER] })).toEqual([{ key: "fair-fault-left-out" }]);
  });

  it("was opened among what the others had promised", () => {
    const parts = ["", kept.part];
    expect(changed(proven({ parts, commitments: ["c", "b"] }), opened)).toEqual([{ key: "fair-fault-others" }]);
    expect(changed(proven({ parts: ["", ""], commitments: ["c", "b"] }), kept)).toEqual([]);
  });

  it("answered this promise and no other", () => {
    expect(changed(proven({ commitment: OTHER }), kept)).toEqual([{ key: "fair-fault-other-promise" }]);
  });

  it("is told to have been added, or only to have been seen", () => {
    expect(checked(proven(), undefined)).toMatchObject({ seen: false, added: false });
    expect(checked(proven(), kept)).toMatchObject({ seen: true, added: false });
    expect(checked(proven(), opened)).toMatchObject({ seen: true, added: true });
  });
});

describe("the answers to promises", () => {
  beforeEach(() => {
    const stored = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
  });

  const commitment = (message: Promised) => {
    const sent = answer(message);
    return sent?.type === "commit" ? sent.commitment : "";
  };

  it("are a commitment, then the part", () => {
    const mine = commitment(promised());
    const sent = answer(promised({ commitments: ["", mine, "", ""] }));
    if (sent?.type !== "open") throw new Error("not opened");
    expect(promisePart(head(promised()), SECRET, 1, sent.part)).toBe(mine);
    expect(sent.deal).toBe(1);
  });

  it("are the same after the page was loaded again, or in a second window", () => {
    expect(commitment(promised())).toBe(commitment(promised()));
    expect(commitment(promised({ deal: 2 }))).not.toBe(commitment(promised()));
    expect(commitment(promised({ table: "u" }))).not.toBe(commitment(promised()));
  });

  it("open nothing that was not promised, and nothing for another promise or other promises of the others", () => {
    const mine = commitment(promised());
    expect(answer(promised({ commitments: ["", OTHER, "", ""] }))).toBeNull();
    expect(answer(promised({ commitment: OTHER, commitments: ["", mine, "", ""] }))).toBeNull();
    expect(answer(promised({ commitments: ["", mine, "", ""] }))?.type).toBe("open");
    expect(answer(promised({ commitments: [OTHER, mine, "", ""] }))).toBeNull();
    expect(answer(promised({ commitments: ["", mine, "", ""] }))?.type).toBe("open");
  });

  it("are none of a watcher's, who still remembers the promise", () => {
    expect(answer(promised({ seat: -1 }))).toBeNull();
    expect(check(proven({ commitment: OTHER })).faults).toContainEqual({ key: "fair-fault-other-promise" });
    expect(check(proven()).seen).toBe(true);
  });

  it("go on where nothing can be stored", () => {
    vi.stubGlobal("localStorage", {
      getItem: () => {
        throw new Error("closed");
      },
    });
    const mine = commitment(promised({ table: "closed" }));
    expect(answer(promised({ table: "closed", commitments: ["", mine, "", ""] }))?.type).toBe("open");
  });

  it("are forgotten after many deals", () => {
    const first = commitment(promised());
    for (let deal = 2; deal < 40; deal++) commitment(promised({ deal }));
    expect(commitment(promised())).not.toBe(first);
  });
});
