/* States in brief: what a View shows as it did in the last state is named there, and not sent again. */
import type { State, Tried, View } from "./protocol";

/** A message with nothing left out; `before` is the View of the last state. */
export function inFull<Message extends State | Tried>(message: Message, before: View | null): Message {
  const { stays = [], view } = message;
  if (!stays.length || !view || !before) return message;
  const whole: View = { ...view };
  for (const part of stays) Object.assign(whole, { [part]: before[part] });
  if (stays.includes("zones")) {
    const fresh = new Map(view.zones?.map((zone) => [zone.name, zone]));
    whole.zones = before.zones?.map((zone) => fresh.get(zone.name) ?? zone);
  }
  return { ...message, view: whole, stays: [] };
}
