// @ts-check
/** What is heard, if somebody wants to hear it; how it sounds is in synth.js, which comes with the first sound. */
import { effect } from "../vendor/signals.js";
import { settings } from "./settings.js";

/** A browser keeps a page silent until somebody has touched it, and logs a warning if the page tries. */
const mayBeHeard = () => navigator.userActivation?.hasBeenActive !== false;

/** @param {string} name */
export function sound(name) {
  if (name && settings.value.sound && mayBeHeard()) void import("./synth.js").then((synth) => synth.play(name));
}

/** The sound of something that happens at the table. @param {import("./types.js").GameEvent} event */
export const soundOf = (event) => sound(event.event === "move" && event.collected ? "collect" : event.event);

/** The music begins with the first touch after it is switched on. */
const listen = () => {
  const on = settings.value.music && !document.hidden;
  if (!on || mayBeHeard()) void import("./synth.js").then((synth) => synth.music(on));
};

let wished = false;
effect(() => {
  const { music } = settings.value;
  if (music === wished) return; // whoever never wanted music never loads it
  wished = music;
  listen();
});
for (const happens of ["pointerdown", "keydown", "visibilitychange"])
  addEventListener(happens, () => wished && listen(), { capture: true });
