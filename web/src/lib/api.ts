/* The HTTP interface. Every failure becomes a Failed with a sentence to show. */
import type {
  DealProof, Failure, GameInfo, LobbyLine, Made, Matches, Me, NewPhrase, NewTable, Refusal, ReplayInfo, ReviewInfo, SignIn, Step, TableLine, WayIn, Wish, You,
} from "./protocol";
import type { Lang } from "./words";

class Failed extends Error {
  constructor(
    readonly why: Refusal,
    readonly status: number,
  ) {
    super(why.text.key);
  }
}

const NO_ANSWER: Refusal = { text: { key: "ui-no-answer" } };
const STRANGE: Refusal = { text: { key: "ui-strange-answer" } };

async function ask(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Failed(NO_ANSWER, 0);
  }
  if (response.ok) return response;
  const body: unknown = await response.json().catch(() => null);
  throw new Failed((body as Failure | null)?.why ?? STRANGE, response.status);
}

const json = async <T>(path: string, init?: RequestInit) => (await (await ask(path, init)).json()) as T;
const text = async (path: string) => (await ask(path)).text();
const post = (type: string, body: string): RequestInit => ({
  method: "POST",
  headers: { "Content-Type": type },
  body,
});
const postJson = (body: unknown) => post("application/json", JSON.stringify(body));

export const api = {
  games: () => json<GameInfo[]>("/api/games"),
  words: (lang: Lang) => text(`/api/words/${lang}`),
  rules: (game: string, lang: Lang) => text(`/api/rules/${game}/${lang}`),
  tables: () => json<TableLine[]>("/api/tables"),
  sitDown: (table: NewTable) => json<Made>("/api/tables", postJson(table)),
  lobby: (wish: Wish, free: number) => {
    const options = JSON.stringify(wish.options ?? {});
    return json<LobbyLine[]>(`/api/lobby?${new URLSearchParams({ game: wish.game, free: String(free), options })}`);
  },
  play: (wish: Wish) => json<Made>("/api/play", postJson(wish)),
  join: (invite: string) => json<Made>("/api/join", postJson({ invite })),
  wayIn: (table: string) => json<WayIn>(`/api/tables/${table}/link`),
  you: () => json<You>("/api/you"),
  callMe: (name: string) => json<Me>("/api/me", postJson({ name })),
  makeAccount: (account: SignIn) => json<You>("/api/account", postJson(account)),
  signIn: (account: SignIn) => json<You>("/api/sign-in", postJson(account)),
  signOut: () => json<You>("/api/sign-out", { method: "POST" }),
  changePhrase: (phrases: NewPhrase) => json<You>("/api/account/phrase", postJson(phrases)),
  endDevice: (id: string) => json<You>(`/api/devices/${id}`, { method: "DELETE" }),
  endOtherDevices: () => json<You>("/api/devices", { method: "DELETE" }),
  matches: (game: string, before: string) => json<Matches>(`/api/matches?${new URLSearchParams({ game, before })}`),
  share: (table: string, match = 0) => json<Made>(`/api/tables/${table}/replay?match=${match}`, { method: "POST" }),
  recordText: (id: string) => text(`/api/records/${id}/text`),
  record: (table: string) => text(`/api/tables/${table}/record`),
  upload: (record: string) => json<ReplayInfo>("/api/records", post("text/plain", record)),
  replay: (id: string) => json<ReplayInfo>(`/api/records/${id}`),
  review: (id: string, seat: number) => json<ReviewInfo>(`/api/records/${id}/reviews/${seat}`, { method: "POST" }),
  reviewed: (id: string, seat: number, since: number) =>
    json<ReviewInfo>(`/api/records/${id}/reviews/${seat}?since=${since}`),
  stopReview: (id: string, seat: number) => json<ReviewInfo>(`/api/records/${id}/reviews/${seat}`, { method: "DELETE" }),
  proofs: (id: string) => json<DealProof[]>(`/api/records/${id}/proofs`),
  step: (id: string, n: number, seat: number) => json<Step>(`/api/records/${id}/steps/${n}?seat=${seat}`),
};

/** The sentence of whatever went wrong. */
export function reason(error: unknown): Refusal {
  if (error instanceof Failed) return error.why;
  console.error(error);
  return STRANGE;
}
