/* States in brief: what a View shows as it did in the last state is named there, and not sent again. */
import type { State, Tried, View, Zone } from "./protocol";

/** A message with nothing left out; `before` is the View of the last state. */
export function inFull<Message extends State | Tried>(message: Message, before: View | null): Message {
  const { stays, view } = message;
  if (!stays || !view || !before) return message;
  const zones = new Map<string, Zone>();
  for (const zone of [...(before.zones ?? []), ...(view.zones ?? [])]) zones.set(zone.name, zone);
  const whole: View = { ...view, zones: stays.zones.flatMap((name) => zones.get(name) ?? []) };
  for (const part of stays.parts ?? []) Object.assign(whole, { [part]: before[part] });
  return { ...message, view: whole, stays: null };
}
