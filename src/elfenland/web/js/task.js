// @ts-check
/** Work in tasks of its own, one after the other, so that the page answers in between. */
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
