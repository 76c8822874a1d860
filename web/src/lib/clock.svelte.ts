/* Clocks as the server counts them: it says how a clock stood, and the page counts on from there. */
import type { Clock, State } from "./protocol";

const came = new WeakMap<State, number>();

/** A state has come; its clocks are of this moment, whenever it is shown. */
export const arrived = (state: State) => came.set(state, performance.now());

let now = $state(0);
let watched = 0;
let timer = 0;

/* One timer for all clocks that are shown. */
export function ticking() {
  $effect(() => {
    if (!watched++) timer = window.setInterval(() => (now = performance.now()), 250);
    return () => {
      if (!--watched) clearInterval(timer);
    };
  });
}

interface Left {
  /** Of this decision, in seconds, before the reserve is taken. */
  decision: number;
  reserve: number;
}

/** What is left of a clock after so many seconds: first of the decision, then of the reserve. */
export function after(clock: Clock, seconds: number): Left {
  const passed = clock.runs ? Math.max(0, seconds) : 0;
  const over = Math.max(0, passed - clock.left);
  return { decision: Math.max(0, clock.left - passed), reserve: Math.max(0, clock.reserve - over) };
}

/** What is left of a clock now. */
export const left = (clock: Clock, state: State): Left =>
  after(clock, (Math.max(now, performance.now()) - (came.get(state) ?? performance.now())) / 1000);

/** Minutes and seconds; a second that has begun still counts. */
export function figure(seconds: number): string {
  const whole = Math.ceil(seconds - 1e-6);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
