/* What a page can do without for a while is asked for until it comes: a server that is started anew is soon back. */

const LONGEST = 30_000;

/** How long it is waited before the next time, in milliseconds. */
export const pause = (tries: number) => Math.min(500 * 2 ** tries, LONGEST);

/** Asks until there is an answer, and has something done with it; what is given back ends that. */
export function eventually<T>(what: () => Promise<T>, found: (answer: T) => void) {
  let timer = 0;
  let tries = 0;
  let over = false;
  function ask() {
    what().then(
      (answer) => {
        if (!over) found(answer);
      },
      () => {
        if (!over) timer = window.setTimeout(ask, pause(tries++));
      },
    );
  }
  ask();
  return () => {
    over = true;
    clearTimeout(timer);
  };
}
