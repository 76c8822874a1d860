/* Cards that changed place fly from where they were, and the words beside them glide along: remember before a
   change, fly after it. The names of the cards stay in place for screen readers; nothing is drawn twice. */
import { glide } from "./glide";
import { still } from "./settings.svelte";

interface Place {
  rect: DOMRect;
  zone: string;
}

const MOVE = 230;
const STAGGER = 40;
const EASE = "cubic-bezier(.2, .7, .2, 1)";
/** What stands in the middle of the table and is no card. */
const WORDS = ":is(h2, .lbl, .caption, .more, .large, .place, .tile > p, .trick li > span, .trick li > small)";

export class Flight {
  private places: Map<string, Place> | null = null;
  private words = new Map<HTMLElement, DOMRect>();
  private running: Animation[] = [];

  remember(root: HTMLElement) {
    this.places = new Map(cards(root).map((card) => [card.dataset.key ?? "", place(card)]));
    this.words = new Map(words(root).map((one) => [one, one.getBoundingClientRect()]));
  }

  fly(root: HTMLElement) {
    const before = this.places;
    const stood = this.words;
    this.places = null;
    this.words = new Map();
    for (const animation of this.running) animation.cancel();
    this.running = [];
    if (!before || still()) return;
    let arrivals = 0;
    for (const card of cards(root)) {
      const from = before.get(card.dataset.key ?? "");
      const to = place(card);
      const delay = from?.zone === to.zone ? 0 : Math.min(arrivals++ * STAGGER, 10 * STAGGER);
      const frames = from ? path(card, from, to) : [{ opacity: 0, transform: "translateY(-16px)" }];
      if (frames) this.running.push(card.animate(frames, { duration: MOVE, delay, easing: EASE, fill: "backwards" }));
    }
    for (const one of words(root)) {
      const frames = glide(stood.get(one), one.getBoundingClientRect());
      if (frames) this.running.push(one.animate(frames, { duration: MOVE, easing: EASE }));
    }
  }
}

const cards = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>("[data-key]")];

const words = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>(`.middle ${WORDS}`)];

const place = (card: HTMLElement): Place => ({
  rect: card.getBoundingClientRect(),
  zone: card.closest<HTMLElement>("[data-zone]")?.dataset.zone ?? "",
});

/* Where the card was, in its own coordinates; null if it did not move. */
function path(card: HTMLElement, from: Place, to: Place): Keyframe[] | null {
  const x = from.rect.left - to.rect.left;
  const y = from.rect.top - to.rect.top;
  if (Math.abs(x) + Math.abs(y) < 2) return null;
  const own = getComputedStyle(card).transform;
  const size = to.rect.width ? from.rect.width / to.rect.width : 1;
  const transform = `translate(${x}px, ${y}px) ${own === "none" ? "" : own} scale(${size})`;
  return [{ transform, transformOrigin: "0 0", ...(from.zone === to.zone ? {} : { zIndex: 20 }) }];
}
