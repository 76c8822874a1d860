import { beforeEach, expect, it, vi } from "vitest";
import type { You } from "./protocol";

const guest: You = { name: "", account: "", devices: [] };
const sokha: You = { name: "Sokha", account: "Sokha", devices: [] };

beforeEach(() => {
  vi.resetModules();
  vi.restoreAllMocks();
});

async function fresh() {
  const { api } = await import("./api");
  return { api, me: await import("./myself.svelte") };
}

it("asks once, however many parts of a page want to know", async () => {
  const { api, me } = await fresh();
  const asked = vi.spyOn(api, "you").mockResolvedValue(guest);
  await Promise.all([me.askMyName(), me.askMyName()]);
  await me.askMyName();
  expect(asked).toHaveBeenCalledOnce();
  expect(me.myself()).toEqual(guest);
});

it("asks again after a question without an answer", async () => {
  const { api, me } = await fresh();
  vi.spyOn(api, "you").mockRejectedValueOnce(new Error("none")).mockResolvedValueOnce(guest);
  await expect(me.askMyName()).rejects.toThrow("none");
  await me.askMyName();
  expect(me.myself()).toEqual(guest);
});

it("holds what the reader has become against an answer that comes late", async () => {
  const { api, me } = await fresh();
  let answer = (_: You) => {};
  vi.spyOn(api, "you").mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const asking = me.askMyName();
  me.become(sokha);
  answer(guest);
  await asking;
  expect(me.myself()).toEqual(sokha);
});

it("tells every window of this browser what the reader has become, and who minds of it", async () => {
  const [here, there] = [await fresh(), (vi.resetModules(), await fresh())];
  const minds = vi.fn();
  const end = there.me.whenOther(minds);
  here.me.become(sokha);
  await vi.waitFor(() => expect(there.me.myself()).toEqual(sokha));
  here.me.become({ ...sokha, name: "Sokha B" });
  await vi.waitFor(() => expect(there.me.myName()).toBe("Sokha B"));
  expect(minds).toHaveBeenCalledOnce();
  end();
  here.me.become(guest);
  await vi.waitFor(() => expect(there.me.myself()).toEqual(guest));
  expect(minds).toHaveBeenCalledOnce();
});

it("holds what another window says against an answer of before", async () => {
  const { api, me } = await fresh();
  let answer = (_: You) => {};
  vi.spyOn(api, "you").mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const asking = me.askAnew();
  me.become(sokha);
  answer(guest);
  await asking;
  expect(me.myself()).toEqual(sokha);
});
