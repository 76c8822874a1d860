/* Something asked of the server from a page: one thing at a time, and why it was not done. */
import { reason } from "./api";
import type { Refusal } from "./protocol";

export class Trying {
  why: Refusal | null = $state.raw(null);
  busy = $state(false);

  /** Whether it was done; not while something else is under way. */
  async run(what: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.why = null;
    try {
      await what();
    } catch (error) {
      this.why = reason(error);
    }
    this.busy = false;
    return !this.why;
  }
}
