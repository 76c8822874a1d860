/* One soft, short sound, like a card laid on cloth: never the only sign of anything. */
let context: AudioContext | null = null;

export function tick() {
  if (!navigator.userActivation?.hasBeenActive) return;   // browsers want a tap or a key first
  context ??= new AudioContext();
  const now = context.currentTime;
  const tone = context.createOscillator();
  const loud = context.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(320, now);
  tone.frequency.exponentialRampToValueAtTime(140, now + 0.07);
  loud.gain.setValueAtTime(0.09, now);
  loud.gain.exponentialRampToValueAtTime(0.001, now + 0.09);
  tone.connect(loud).connect(context.destination);
  tone.start(now);
  tone.stop(now + 0.1);
}
