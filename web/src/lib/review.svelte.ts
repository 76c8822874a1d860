/* A review on its way: it is asked after while it is thought out, and stays when its sheet is closed. */
import { api, reason } from "./api";
import type { Refusal, ReviewInfo, Verdict } from "./protocol";

const AGAIN = 700;

export class Reviewing {
  seat = $state(0);
  of = $state(0);
  verdicts: Verdict[] = $state.raw([]);
  state: "none" | "thinking" | "over" = $state("none");
  why: Refusal | null = $state.raw(null);
  private timer = 0;
  private closed = false;

  constructor(private readonly id: string) {}

  choose(seat: number) {
    this.seat = seat;
    this.state = "none";
    this.verdicts = [];
  }

  begin = () => {
    this.why = null;
    this.verdicts = [];
    this.of = 0;
    this.state = "thinking";
    void this.take(api.review(this.id, this.seat), 0);
  };

  stop = () => void this.take(api.stopReview(this.id, this.seat), 0);

  /** The page is left: an answer that still comes is not followed by another question. */
  close = () => {
    this.closed = true;
    clearTimeout(this.timer);
  };

  private async take(asked: Promise<ReviewInfo>, since: number) {
    clearTimeout(this.timer);
    try {
      const info = await asked;
      this.of = info.of;
      this.verdicts = [...this.verdicts.slice(0, since), ...info.verdicts];
      this.state = info.over ? "over" : "thinking";
    } catch (error) {
      this.why = reason(error);
      this.state = this.verdicts.length ? "over" : "none";
    }
    if (this.state === "thinking" && !this.closed) this.timer = window.setTimeout(this.ask, AGAIN);
  }

  private ask = () => {
    const since = this.verdicts.length;
    void this.take(api.reviewed(this.id, this.seat, since), since);
  };
}
