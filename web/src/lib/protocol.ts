/* What the server sends and takes: the same structures as core/view.py and server/messages.py.
   A field that may be left out has its default on the Python side. */

export type Named = ["card" | "cards" | "suit" | "rank" | "seat" | "word", string | number];
export type Arg = number | string | Named;

export interface Text {
  key: string;
  args?: Record<string, Arg>;
}

export interface Refusal {
  text: Text;
  rule?: string;
  cards?: string[];
  /** The line of a text that was read, from 1. */
  line?: number;
}

export type Mark = "top" | "take" | "joined" | "apart" | "best" | "fresh" | "came" | "raised";

export interface Face {
  card?: string;
  choice?: number;
  /** What else it can be chosen for. */
  also?: number[];
  points?: number;
  trump?: boolean;
  note?: Text | null;
  marks?: Mark[];
  /** Who played a card of a trick. */
  owner?: number;
}

/** The shape beside a meld's label. */
export type Sign = "" | "ring" | "crossed" | "star";

export type Layout = "hand" | "open" | "pile" | "trick" | "meld" | "stock" | "discard";

export interface Zone {
  name: string;
  layout: Layout;
  label: Text;
  owner?: number;
  cards?: Face[];
  count?: number;
  caption?: Text | null;
  /** What tapping the place means. */
  choice?: number;
  /** Neighbours with the same words here lie in one row below them. */
  row?: Text | null;
  sign?: Sign;
  squared?: boolean;
}

export interface Player {
  seat: number;
  lines?: Text[];
  turn?: boolean;
  partner?: boolean;
}

export interface Fact {
  label: Text;
  value: Text;
  suit?: string;
  trump?: boolean;
  large?: boolean;
}

export interface Choice {
  choice: number;
  label: Text;
  card?: string;
  /** What it means, in smaller words. */
  means?: Text | null;
  /** Not the whole decision: kept on the screen until a choice that is no part. */
  part?: boolean;
  /** The zone where the card would go. */
  to?: string;
  /** To what another player asks. */
  answer?: "" | "yes" | "no";
}

export interface Progress {
  reached: number;
  needed: number;
}

/** One of the things that a row is the sum of. */
export interface Item {
  label: Text;
  cells: Text[];
}

export interface Row {
  label: Text;
  cells: Text[];
  notes?: Text[];
  items?: Item[];
}

export interface Sheet {
  headline: Text;
  sides: number[][];
  rows?: Row[];
  totals?: Text[];
}

export interface Event {
  text: Text;
  seat?: number;
}

export type Phase = "play" | "deal_over" | "match_over";

export interface View {
  game: string;
  seat: number;
  phase: Phase;
  title: Text;
  say: Text;
  turn?: number;
  players?: Player[];
  facts?: Fact[];
  zones?: Zone[];
  choices?: Choice[];
  /** The rest of the deal is this seat's for certain. */
  claim?: boolean;
  /** What completes a decision of several choices, legal already or not. */
  done?: Choice | null;
  progress?: Progress | null;
  asks?: Asks | null;
  sheet?: Sheet | null;
}

export type FromClient =
  | { type: "choose" | "try"; number: number; choices: number[] }
  | { type: "take_back" | "hint" | "claim" | "resign" | "continue" | "again" | "call_vote"; number: number }
  | { type: "vote"; number: number; end: boolean }
  | { type: "say"; text?: string; phrase?: string }
  | { type: "mute"; person: string; muted: boolean }
  | { type: "look"; since: number }
  | { type: "sit"; seat: number }
  | { type: "stand" | "start" }
  | { type: "swap"; number: number; one: number; other: number }
  | { type: "set_seat"; number: number; seat: number; level: string }
  | { type: "remove"; number: number; seat: number }
  | { type: "set_up"; setup: Setup; options: Options }
  | { type: "instruct"; answer: Instruction }
  | { type: "skip" }
  | { type: "commit"; deal: number; commitment: string }
  | { type: "open"; deal: number; part: string };

export interface SeatInfo {
  name: string;
  level?: string;
  you?: boolean;
  here?: boolean;
  thinking?: boolean;
  /** Nobody has sat down yet. */
  open?: boolean;
  host?: boolean;
  /** The level of the computer that plays for a person who is away. */
  stand_in?: string;
  /** What tells this person from others who share a name. */
  person?: string;
  clock?: Clock | null;
}

/** A clock as it stood when it was sent, in seconds: what is left of this decision, then the reserve. */
export interface Clock {
  left: number;
  reserve: number;
  runs?: boolean;
}

export type Request =
  | "choose" | "take_back" | "hint" | "claim" | "vote" | "resign" | "continue" | "again" | "skip"
  | "sit" | "stand" | "swap" | "set_seat" | "remove" | "set_up" | "start";

/** A vote to end the match. */
export interface Ballot {
  caller: number;
  yes: number[];
  no: number[];
  needed: number;
  left: number;
}

/** What is to be done when a player is asked in secret. */
export type Instruction = "ask" | "advise" | "leave";

/** What a seat may be asked in secret, and the words for what it can have done. */
export type Asks = { label: Text } & Record<Instruction, Text>;

export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, number | string | boolean>;
  seats: SeatInfo[];
  may?: Request[];
  answer?: Instruction;
  vote?: Ballot | null;
}

export interface Numbered {
  number: number;
  event: Event;
}

/** What of a View may stay as the last state showed it. */
export type Part = "zones" | "facts" | "sheet";

export interface State {
  type: "state";
  number: number;
  /** The number of the last entry that changed the match itself: later ones are of people who come and go. */
  settled: number;
  table: TableInfo;
  view: View;
  events: Numbered[];
  /** What is as it was and was not sent again; of the places, all that the View does not hold. */
  stays?: Part[];
}

/** What the host sets beside the rules. */
export interface Setup {
  public?: boolean;
  watch?: boolean;
  /** The level of the computers that take empty seats, or "". */
  fill?: string;
  when_full?: boolean;
  people?: Terms;
}

/** Of people at a running match; times in seconds. */
export interface Terms {
  /** For a decision; 0 is any time. */
  clock?: number;
  reserve?: number;
  /** The level of the computer that plays for who is away. */
  stand_in?: string;
  watchers?: "nothing" | "read" | "talk";
}

export interface Invite {
  token: string;
  code: string;
}

/** The table before its match. */
export interface Gathered {
  type: "gathering";
  number: number;
  table: TableInfo;
  sides: number[][];
  setup: Setup;
  invite?: Invite | null;
  begun?: boolean;
}

export interface Refused {
  type: "refused";
  about: string;
  why: Refusal;
}

export interface Tried {
  type: "tried";
  choices?: number[];
  why?: Refusal | null;
  /** What was tried. */
  after?: number[];
  /** The table with these parts of a decision. */
  view?: View | null;
  stays?: Part[];
}

export interface Advice {
  type: "hint";
  choices: number[];
  text: Text;
  why?: Text | null;
}

/** Before a deal: what the server promises, and with `commitments` that parts are to be opened. */
export interface Promised {
  type: "promised";
  table: string;
  deal: number;
  draws: string[];
  commitment: string;
  seat: number;
  commitments?: string[];
}

/** All that shows how a deal came about. */
export interface Proof {
  table: string;
  deal: number;
  draws: string[];
  commitment: string;
  secret: string;
  commitments: string[];
  parts: string[];
  values: Record<string, string[]>;
}

export interface Proven {
  type: "proven";
  proof: Proof;
}

/** What changes the screen. */
export type Shown = State | Refused | Tried | Advice;

export type FromServer = Shown | Gathered | Promised | Proven | Talked;

/** What somebody said; `seat` is -1 for a watcher. */
export interface Line {
  number: number;
  person: string;
  seat: number;
  name?: string;
  text?: string;
  phrase?: string;
}

export interface Talked {
  type: "talk";
  lines: Line[];
  /** All that is kept, and what was shown before is void. */
  whole?: boolean;
  may?: boolean;
  me?: string;
  muted?: string[];
  phrases?: string[];
}

export interface Field {
  name: string;
  kind: "one_of" | "yes_no" | "number";
  default: number | string | boolean;
  values?: (number | string)[];
  low?: number;
  high?: number;
}

export type Options = Record<string, number | string | boolean>;

export interface GameInfo {
  name: string;
  seats: number[];
  minutes: number;
  emblem: string[];
  fields: Field[];
  presets: Record<string, Options[]>;
  levels: string[];
}

export interface NewSeat {
  kind: "you" | "computer" | "open";
  level?: string;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options: Options;
  setup?: Setup;
}

/** Of each option the values that would do. */
export interface Wish {
  game: string;
  options?: Record<string, (number | string | boolean)[]>;
  level?: string;
}

export interface Me {
  name: string;
}

export interface Made {
  id: string;
}

export interface WayIn {
  path: string;
  crowded?: boolean;
}

export interface TableLine {
  id: string;
  game: string;
  over: boolean;
  yours: boolean;
  seats: SeatInfo[];
  changed: string;
  /** It waits for people. */
  gathers?: boolean;
}

/** A public table. */
export interface LobbyLine {
  id: string;
  game: string;
  options: Options;
  seats: SeatInfo[];
  free?: number;
  begun?: boolean;
}

export interface ReplayInfo {
  id: string;
  game: string;
  steps: number;
  seats: SeatInfo[];
}

export interface Step {
  step: number;
  view: View;
  events: Event[];
}

export interface Verdict {
  step: number;
  deal: number;
  seat: number;
  chosen: Text[];
  best: Text[];
  chance: number;
  cost: number;
}
export interface ReviewInfo {
  of: number;
  over: boolean;
  verdicts: Verdict[];
}
export interface Failure {
  why: Refusal;
}

export interface SignIn {
  name: string;
  phrase: string;
}

export interface NewPhrase {
  old: string;
  new: string;
}

export interface Device {
  id: string;
  device: string;
  seen: string;
  this: boolean;
}

export interface You {
  name: string;
  account: string;
  devices: Device[];
}

export interface DealProof {
  deal: number;
  proof: Proof | null;
}

export interface PlayerLine {
  name: string;
  level: string;
  outcome: string;
  you: boolean;
}

export interface MatchLine {
  table: string;
  match: number;
  game: string;
  ended: string;
  players: PlayerLine[];
}

export interface Tally {
  game: string;
  outcome: string;
  count: number;
}

export interface Matches {
  tallies: Tally[];
  matches: MatchLine[];
}
