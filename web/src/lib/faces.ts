/* The 54 faces and the back, as SVG of 100 x 140 units (5 : 7). Nothing here knows a game.
   Cards are rank 2-9 T J Q K A and suit S H D C; jokers SJ (black), BJ (red). Where suits do not matter:
   the rank alone, with R or B for a red or black one, and XJ for any joker.
   Colours are CSS variables, so that two or four colours need no redraw. */

export const SUIT: Record<string, string> = {
  S: '<path d="M16 2C19.5 8 29.5 13 29.5 20c0 4-2.9 6.3-6.1 6.3-2.8 0-5-1.5-6.2-3.7.2 3.4 1.4 6 3.8 7.4H11c2.4-1.4 3.6-4 3.8-7.4-1.2 2.2-3.4 3.7-6.2 3.7-3.2 0-6.1-2.3-6.1-6.3C2.5 13 12.5 8 16 2z"/>',
  H: '<path d="M16 29.5C10 23 2 17.5 2 10.5 2 6 5.5 3 9.3 3c3 0 5.5 1.7 6.7 4.4C17.2 4.7 19.7 3 22.7 3 26.5 3 30 6 30 10.5c0 7-8 12.5-14 19z"/>',
  D: '<path d="M16 1.5c2.5 5 6.5 10 11 14.5-4.5 4.5-8.5 9.5-11 14.5C13.5 25.5 9.5 20.5 5 16 9.5 11.5 13.5 6.5 16 1.5z"/>',
  C: '<circle cx="16" cy="8.6" r="6.6"/><circle cx="8.6" cy="18.8" r="6.6"/><circle cx="23.4" cy="18.8" r="6.6"/><path d="M16 10l5 8-3.8 3.6c.2 3.6 1.4 6.8 3.8 8.4H11c2.4-1.6 3.6-4.8 3.8-8.4L11 18z"/>',
};

/* Index figures: our own monoline drawing, 20 x 28, so that they look the same everywhere. */
const RANK: Record<string, string> = {
  A: "M1.8 28 10 1.5 18.2 28M4.8 19h10.4",
  2: "M2.6 9C2.6 4.6 5.8 1.7 10 1.7s7.4 2.9 7.4 7c0 5.6-8.6 9.6-14.4 17.6h15.4",
  3: "M3 6.5C4.2 3.4 6.8 1.7 10 1.7c4.2 0 6.8 2.5 6.8 5.7 0 3.4-2.8 5.8-7.8 5.8 5.6 0 9 2.8 9 6.8 0 4-3.2 6.3-8 6.3-4 0-6.6-1.7-8-5",
  4: "M14.2 28V2.2L1.8 20H19.5",
  5: "M16.8 1.7H5L3.8 12.6c1.6-1.2 3.6-1.8 5.8-1.8 5 0 8.4 3 8.4 7.6 0 4.8-3.4 7.9-8.2 7.9-3.8 0-6.4-1.5-7.8-4.5",
  6: "M14.5 1C8 5 2 11 2 18.3a8 8 0 1 0 16 0 8 8 0 1 0-16 0",
  7: "M1.5 1.7h16.3C12.5 9 8.6 17 7.4 28",
  8: "M10 1.7a6.5 5.6 0 1 1 0 11.2 6.5 5.6 0 1 1 0-11.2zM10 12.9a8 6.7 0 1 1 0 13.4 8 6.7 0 1 1 0-13.4z",
  9: "M5.5 27C12 23 18 17 18 9.7a8 8 0 1 0-16 0 8 8 0 1 0 16 0",
  T: "M-.5 6 4.2 2.4V28M15.4 1.7c3.4 0 5.6 5 5.6 12.3s-2.2 12.3-5.6 12.3-5.6-5-5.6-12.3 2.2-12.3 5.6-12.3z",
  J: "M7.5 1.7h7V19c0 5-2.5 7.3-6.1 7.3C5 26.3 2.6 24.4 2 21",
  Q: "M10 1.7c4.8 0 8.2 5 8.2 12.3s-3.4 12.3-8.2 12.3S1.8 21.3 1.8 14 5.2 1.7 10 1.7zM11 19l7.5 9",
  K: "M3.7 0v28M17.8 0 4 17M8.8 11.2 18.5 28",
  O: "M10 1.7c4.8 0 8.2 5 8.2 12.3s-3.4 12.3-8.2 12.3S1.8 21.3 1.8 14 5.2 1.7 10 1.7z",
  E: "M17 1.7H4v24.6h13M4 13.5h11",
  R: "M4 28V1.7h6.5a6.4 6.4 0 0 1 0 12.8H4M10 14.5 18 28",
};

/* Court initials, 60 x 60: thick and thin, drawn for these cards. */
const COURT: Record<string, string> = {
  J: '<path d="M18 0h26v2.4h-6.5V42C37.5 54 30 60 19 60 10 60 5 55 5 49a5 5 0 1 1 8.5 3.6c1.1 3.4 3.5 5 6.5 5 4.6 0 6-4.6 6-13.6V2.4h-8z"/>',
  Q: '<path fill-rule="evenodd" d="M29 0c15 0 26 13 26 29S44 58 29 58 3 45 3 29 14 0 29 0zm0 2.3c-9 0-14 10-14 26.7s5 26.7 14 26.7 14-10 14-26.7S38 2.3 29 2.3z"/><path d="M18 49c7-5 15-1 19 7 3 6 9 8 16 3l1.3 2c-7 8-18 8-23.3 0-4-6-7-10-13-12z"/>',
  K: '<path d="M2 0h24v2.3h-6v32L45.5 2.3H39V0h17v2.3h-7.3L35.5 19 53.5 57.7H58V60H32v-2.3h8.5L27.5 29 20 38.3v19.4h6V60H2v-2.3h6V2.3H2z"/>',
};

/* Kbach: a lotus bud in thin line. The same bud marks a trump, everywhere. */
export const BUD = "M0-9C1.5-4.5 5.5-3 5.5 1.5 5.5 5 3 7 0 7s-5.5-2-5.5-5.5C-5.5-3-1.5-4.5 0-9z";
const NICHE = "M31 48C31 35 46 33 50 17c4 16 19 18 19 31v44c0 13-15 15-19 31-4-16-19-18-19-31z";
const NICHE_IN = "M34 49.5c0-11 11.5-13 16-23 4.5 10 16 12 16 23v41c0 11-11.5 13-16 23-4.5-10-16-12-16-23z";
/* Flames on the shoulders of the niche, one side; mirrored three times. */
const FLAME = "M31 46c-5-1-6.5-6-3.5-10 .5 3 2 4.5 5 5M35.5 37.5c-4-2-4.5-6.5-1-10 0 3 1.2 4.6 4 5.5M41.5 31.5c-3-2.5-2.5-6.5 1-9.5-.4 3 .4 4.6 2.6 6";
const four = (d: string) => [["1,0,0,1,0,0"], ["-1,0,0,1,100,0"], ["1,0,0,-1,0,140"], ["-1,0,0,-1,100,140"]]
  .map(m => `<path transform="matrix(${m})" d="${d}"/>`).join("");

const suitAt = (s: string, x: number, y: number, w: number) =>
  `<svg x="${x}" y="${y}" width="${w}" height="${w}" viewBox="0 0 32 32" fill="currentColor">${SUIT[s]}</svg>`;
const glyph = (r: string, x: number, y: number, h: number, weight: number) =>
  `<path transform="translate(${x} ${y}) scale(${h / 28})" stroke-width="${weight}" d="${RANK[r]}" class="fig"/>`;

/* Both indices are in every face; CSS shows one (data-index, or the card's size). */
function index(r: string, s: string): string {
  const std = glyph(r, 8, 9, 22, 3.6) + suitAt(s, 7.5, 35, 17);
  const big = glyph(r, 7, 8, 34, 3.7) + suitAt(s, 5.5, 47, 27);
  return `<g class="ix-std">${std}<g transform="rotate(180 50 70)">${std}</g></g><g class="ix-big">${big}</g>`;
}

const STAR = "M0-10 2.4-3.3 9.5-3.1 3.9 1.3 5.9 8.1 0 4.1-5.9 8.1-3.9 1.3-9.5-3.1-2.4-3.3z";
function lotus(fill: string): string {                       /* eight petals; filled for red, open for black */
  let out = "";
  for (let a = 0; a < 360; a += 45) out += `<path transform="rotate(${a}) translate(0 -13)" d="${BUD}"/>`;
  return `<g transform="translate(50 70)" fill="${fill}" stroke="currentColor" stroke-width="1.2">${out}<circle r="3.6"/></g>`;
}
function joker(red: boolean): string {
  const star = red ? 'fill="currentColor"' : 'fill="none" stroke="currentColor" stroke-width="2"';
  const word = [..."JOKER"].map((c, i) => glyph(c, 0, i * 17, 13, 4)).join("");
  return `<path transform="translate(15.5 20) scale(1.15)" ${star} d="${STAR}"/><g transform="translate(11 38)">${word}</g>
    <g class="court"><g fill="none" stroke="currentColor" stroke-width="1.1"><path d="${NICHE}"/><g class="fine" stroke-width=".9">${four(FLAME)}</g></g>
    <g transform="translate(14 19.6) scale(.72)">${lotus(red ? "currentColor" : "none")}</g></g>`;
}

/* Where suits do not matter: the rank in its niche, and the suits of a colour where that matters. */
const PAIR: Record<string, string> = { R: "HD", B: "SC" };
function plain(r: string, colour: string): string {
  const pair = [...(PAIR[colour] ?? "")];
  const signs = (x: number, y: number, w: number) => pair.map((s, i) => suitAt(s, x, y + i * w * 1.1, w)).join("");
  const std = glyph(r, 8, 9, 22, 3.6) + signs(8.5, 35, 14);
  const big = glyph(r, 7, 8, 34, 3.7) + signs(7, 47, 22);
  const figure = COURT[r]
    ? `<svg x="33" y="50.5" width="34" height="39" viewBox="0 0 60 66" fill="currentColor">${COURT[r]}</svg>`
    : glyph(r, r === "T" ? 37 : 37.5, 53, 34, 2.6);
  return `<g class="ix-std">${std}<g transform="rotate(180 50 70)">${std}</g></g><g class="ix-big">${big}</g>
    <g class="court"><g fill="none" stroke="currentColor" stroke-width="1.2"><path d="${NICHE}"/><g class="fine"><path stroke-width=".6" d="${NICHE_IN}"/><g stroke-width=".9">${four(FLAME)}</g></g></g>${figure}</g>`;
}

function draw(card: string): string {
  let body: string;
  let ink: string;
  if (card === "BJ" || card === "SJ" || card === "XJ") {
    ink = card === "BJ" ? "h" : card === "SJ" ? "s" : "n";
    body = joker(card !== "SJ");
  } else if (card.length === 1 || PAIR[card.charAt(1)]) {
    const colour = card.charAt(1);
    ink = colour === "R" ? "h" : colour === "B" ? "s" : "n";
    body = plain(card.charAt(0), colour);
  } else {
    const r = card.charAt(0);
    const s = card.charAt(1);
    ink = s.toLowerCase();
    body = index(r, s);
    if (COURT[r]) {
      body += `<g class="court"><g fill="none" stroke="currentColor" stroke-width="1.2"><path d="${NICHE}"/><g class="fine"><path stroke-width=".6" d="${NICHE_IN}"/><g stroke-width=".9">${four(FLAME)}</g></g></g>
        <svg x="35" y="53" width="30" height="35" viewBox="0 0 60 66" fill="currentColor">${COURT[r]}</svg>
        ${suitAt(s, 45, 37, 10)}<g transform="rotate(180 50 70)">${suitAt(s, 45, 37, 10)}</g></g>`;
    } else {
      body += `<g class="ix-std">${suitAt(s, 28, 48, 44)}</g><g class="ix-big">${suitAt(s, 41, 79, 48)}</g>`;
      if (r === "A") body += `<g class="ix-std" fill="none" stroke="currentColor" stroke-width=".9"><path d="M50 34c-3-6-9-7-9-12M50 34c3-6 9-7 9-12"/><path transform="translate(50 27)" d="${BUD}"/><g transform="rotate(180 50 70)"><path d="M50 34c-3-6-9-7-9-12M50 34c3-6 9-7 9-12"/><path transform="translate(50 27)" d="${BUD}"/></g></g>`;
    }
  }
  return `<svg class="face ink-${ink}" viewBox="0 0 100 140" aria-hidden="true">${body}</svg>`;
}

/* The back: one lotus in an almond, corners of petals, two thin lines. */
function drawBack(): string {
  const petal = "M0-26C4-16 13-12 13-3 13 4 7 8 0 8s-13-4-13-11C-13-12-4-16 0-26z";
  let rose = "";
  for (let a = 0; a < 360; a += 45) rose += `<path transform="rotate(${a}) translate(0 -9)" d="${petal}"/>`;
  const corner = `<path d="M10 34c8 0 8-8 14-10-2-6 10-6 10-14M10 27c6 0 5-6 9-8-2-4 8-3 8-9"/>`;
  const corners = [["1,0,0,1,0,0"], ["-1,0,0,1,100,0"], ["1,0,0,-1,0,140"], ["-1,0,0,-1,100,140"]].map(m => `<g transform="matrix(${m})">${corner}</g>`).join("");
  return `<svg class="face back" viewBox="0 0 100 140" aria-hidden="true"><g fill="none" stroke="var(--back-line)" stroke-width="1">
    <rect x="6" y="6" width="88" height="128" rx="3"/><rect x="10" y="10" width="80" height="120" rx="1.5" stroke-width=".6"/>${corners}
    <path d="M50 22c6 16 30 24 30 48s-24 32-30 48c-6-16-30-24-30-48s24-32 30-48z"/><g transform="translate(50 70) scale(.72)" stroke-width="1.2">${rose}<circle r="4"/></g></g></svg>`;
}

const drawn = new Map<string, string>();

/** The markup of a face, or of the back for an empty name; drawn once. */
export function face(card: string): string {
  let svg = drawn.get(card);
  if (svg === undefined) {
    svg = card ? draw(card) : drawBack();
    drawn.set(card, svg);
  }
  return svg;
}
