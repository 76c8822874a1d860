/* Where a seat that was the reader's is not theirs any more: why, in words; empty as long as it is not known. */
import type { Live } from "./live.svelte";
import { myself } from "./myself.svelte";
import { t } from "./speech.svelte";

export function whyUnseated({ unseated }: Live, watches: boolean): string {
  const you = myself();
  if (!unseated || !you) return "";
  if (unseated === "given-up") return t("gather-given-up");
  if (you.account) return t("you-somebody-else", { name: you.account });
  return `${t(watches ? "you-signed-out-watch" : "you-signed-out")} ${t("you-sign-in-again")}`;
}
