/* How the values of house rules are called. */
import type { Field } from "./protocol";
import { has, t } from "./speech.svelte";

export type Value = number | string | boolean;

export function valueName(game: string, field: Field, value: Value): string {
  const key = `${game}-option-${field.name}`;
  if (typeof value === "boolean") {
    const word = value ? "yes" : "no";
    return t(has(`${key}-${word}`) ? `${key}-${word}` : `ui-${word}`);
  }
  return has(`${key}-${value}`) || typeof value === "string" ? t(`${key}-${value}`) : t("ui-number", { number: value });
}
