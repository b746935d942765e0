// @ts-check
/** The present model as a signal, and the way to change it. */
import { signal } from "../vendor/signals.js";
import { EMPTY, update } from "./update.js";

/** @typedef {import("./update.js").Model} Model */
/** @typedef {import("./update.js").Message} Message */

/** @type {import("../vendor/signals.js").Signal<Model>} */
export const model = signal(EMPTY);

/** @param {Message} message */
export function send(message) {
  model.value = update(model.value, message);
}
