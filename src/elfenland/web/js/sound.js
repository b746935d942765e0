// @ts-check
/** Small sounds made on the spot: a counter laid, a step, my turn. */
import { settings } from "./settings.js";

/** @type {AudioContext | null} */
let context = null;

/** @type {Record<string, [number, number, OscillatorType][]>} tones as frequency, start, form */
const TUNES = {
  place: [[220, 0, "triangle"]],
  obstacle: [[130, 0, "square"]],
  move: [
    [392, 0, "sine"],
    [440, 0.09, "sine"],
  ],
  draw: [[520, 0, "sine"]],
  turn: [
    [523, 0, "sine"],
    [659, 0.12, "sine"],
    [784, 0.24, "sine"],
  ],
};

/** @param {string} name */
export function sound(name) {
  const tune = TUNES[name];
  // A browser keeps a page silent until somebody has touched it, and complains of one that tries.
  if (!tune || !settings.value.sound || navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const [frequency, start, form] of tune) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const at = context.currentTime + start;
    tone.type = form;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.08, at);
    volume.gain.exponentialRampToValueAtTime(0.0005, at + 0.22);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + 0.24);
  }
}
