// @ts-check
/** Synthesized sounds: wood, paper, steps, plucked strings, a horn; and quiet lute music. */
import { settings } from "./settings.js";

/** @typedef {{to: AudioNode, at: number}} Place where a sound goes, and when it begins */

/** @type {WeakMap<BaseAudioContext, AudioBuffer>} */
const hisses = new WeakMap();

/** Half a second of noise, always the same. @param {BaseAudioContext} context */
function hiss(context) {
  const kept = hisses.get(context);
  if (kept) return kept;
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 1;
  for (let i = 0; i < samples.length; i += 1) {
    seed = (seed * 16807) % 2147483647;
    samples[i] = seed / 1073741823.5 - 1;
  }
  hisses.set(context, buffer);
  return buffer;
}

/** A volume that rises at once and dies away. @param {Place} place @param {number} loud @param {number} lasts in seconds @param {number} [rise] */
function fade({ to, at }, loud, lasts, rise = 0.004) {
  const gain = to.context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  gain.connect(to);
  return gain;
}

/** @param {Place} place @param {{type: OscillatorType, from: number, to?: number, loud: number, lasts: number, rise?: number}} tone */
function ring(place, { type, from, to = from, loud, lasts, rise }) {
  const wave = place.to.context.createOscillator();
  wave.type = type;
  wave.frequency.setValueAtTime(from, place.at);
  wave.frequency.exponentialRampToValueAtTime(to, place.at + lasts);
  wave.connect(fade(place, loud, lasts, rise));
  wave.start(place.at);
  wave.stop(place.at + lasts);
}

/** Filtered noise. @param {Place} place @param {{type: BiquadFilterType, from: number, to: number, loud: number, lasts: number}} rush */
function rustle(place, { type, from, to, loud, lasts }) {
  const { context } = place.to;
  const noise = context.createBufferSource();
  noise.buffer = hiss(context);
  const filter = context.createBiquadFilter();
  filter.type = type;
  filter.frequency.setValueAtTime(from, place.at);
  filter.frequency.exponentialRampToValueAtTime(to, place.at + lasts);
  noise.connect(filter).connect(fade(place, loud, lasts));
  noise.start(place.at);
  noise.stop(place.at + lasts);
}

/** @param {Place} place @param {number} after in seconds @returns {Place} */
const later = ({ to, at }, after) => ({ to, at: at + after });

/** @param {Place} place @param {number} frequency @param {number} [loud] */
function pluck(place, frequency, loud = 0.22) {
  ring(place, { type: "triangle", from: frequency, loud, lasts: 0.7 });
  ring(place, { type: "sine", from: 2 * frequency, loud: loud / 3, lasts: 0.35 });
}

/** @param {Place} place @param {number} deep the frequency */
function knock(place, deep) {
  ring(place, { type: "sine", from: 1.8 * deep, to: deep, loud: 0.5, lasts: 0.12 });
  rustle(place, { type: "lowpass", from: 1800, to: 500, loud: 0.25, lasts: 0.04 });
}

/** @param {Place} place */
const paper = (place) => rustle(place, { type: "bandpass", from: 2600, to: 1100, loud: 0.5, lasts: 0.09 });

/** @param {Place} place */
function steps(place) {
  for (const [n, pitch] of [150, 120, 140].entries())
    rustle(later(place, n * 0.13), { type: "lowpass", from: 3 * pitch, to: pitch, loud: 0.9, lasts: 0.08 });
}

/** @param {Place} place @param {number} frequency @param {number} lasts */
function horn(place, frequency, lasts) {
  const soft = place.to.context.createBiquadFilter();
  soft.type = "lowpass";
  soft.frequency.value = 1400;
  soft.connect(place.to);
  for (const detuned of [1, 1.004]) ring({ to: soft, at: place.at }, { type: "sawtooth", from: frequency * detuned, loud: 0.12, lasts, rise: 0.05 });
}

const [C4, D4, E4, G4, A4] = [261.63, 293.66, 329.63, 392, 440];

/** By what happens: the events of a game, a turn that comes, the end. @type {Record<string, (place: Place) => void>} */
export const SOUNDS = {
  deal: (place) => [0, 0.08, 0.16].forEach((after) => paper(later(place, after))),
  draw_secret: paper,
  draw(place) {
    paper(place);
    knock(later(place, 0.07), 320);
  },
  place: (place) => knock(place, 180),
  obstacle(place) {
    knock(place, 90);
    knock(later(place, 0.11), 70);
  },
  move: steps,
  collect(place) {
    steps(place);
    pluck(later(place, 0.34), 2 * G4);
    pluck(later(place, 0.44), 4 * C4);
  },
  keep: (place) => knock(place, 240),
  round(place) {
    horn(place, C4, 0.5);
    horn(later(place, 0.25), G4, 0.8);
  },
  turn: (place) => [C4, E4, G4].forEach((note, n) => pluck(later(place, n * 0.11), 2 * note)),
  over(place) {
    [C4, E4, G4].forEach((note, n) => horn(later(place, n * 0.16), note, 0.3));
    for (const note of [C4, E4, G4, 2 * C4]) horn(later(place, 0.52), note, 1.4);
  },
};

/** @type {{context: AudioContext, out: GainNode} | null} */
let player = null;

/** How loud a slider's place is: the ear hears in powers. @param {number} volume 0 to 100 */
export const loudness = (volume) => (volume / 100) ** 2;

function ready() {
  if (!player) {
    const context = new AudioContext();
    const out = context.createGain();
    const limit = context.createDynamicsCompressor(); // several sounds at once do not crackle
    out.connect(limit).connect(context.destination);
    player = { context, out };
  }
  if (player.context.state === "suspended") void player.context.resume();
  player.out.gain.value = loudness(settings.value.volume);
  return player;
}

/** @param {string} name */
export function play(name) {
  const sound = SOUNDS[name];
  if (!sound) return;
  const { context, out } = ready();
  sound({ to: out, at: context.currentTime });
}

// ------------------------------------------------------------------ music

/** Five notes sound well in any order. */
const SCALE = [C4 / 2, D4 / 2, E4 / 2, G4 / 2, A4 / 2, C4, D4, E4, G4, A4];
const BAR = 3.2; // seconds
/** @type {ReturnType<typeof setTimeout> | null} */
let nextBar = null;
let note = 4;

/** One bar: a low string, and a melody that takes small steps. @param {Place} place @param {() => number} random */
export function bar(place, random) {
  pluck(place, SCALE[random() < 0.5 ? 0 : 3] / 2, 0.07);
  for (const beat of [0, 1, 2, 3]) {
    if (random() < 0.3) continue; // a rest
    note = Math.min(SCALE.length - 1, Math.max(0, note + Math.floor(random() * 5) - 2));
    pluck(later(place, (beat * BAR) / 4), SCALE[note], 0.06);
  }
}

/** @param {boolean} on */
export function music(on) {
  if (on === (nextBar !== null)) return;
  if (nextBar) clearTimeout(nextBar);
  nextBar = null;
  if (!on) return;
  const go = () => {
    const { context, out } = ready();
    bar({ to: out, at: context.currentTime + 0.05 }, Math.random);
    nextBar = setTimeout(go, BAR * 1000);
  };
  go();
}
