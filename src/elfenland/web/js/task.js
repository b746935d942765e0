// @ts-check
/** Work in tasks of its own, one after the other, so that the page answers in between. */
import { options } from "../vendor/preact.js";

const { port1, port2 } = new MessageChannel();
/** @type {(() => void)[]} */
const due = [];
port1.onmessage = () => due.shift()?.();

/** Does something in a task of its own, behind all that was put off before. @param {() => void} what */
export function later(what) {
  due.push(what);
  port2.postMessage(null);
}

/** @returns {Promise<void>} done in the next task, when everything changed so far is on the page */
export const nextTask = () => new Promise((done) => later(() => done()));

// Several messages of the stream in one task become one rendering, in the next one.
options.debounceRendering = later;
