// @ts-check
/** Styles that the first visit does not need. */
import { fileAddress } from "./address.js";

/** @type {Map<string, Promise<void>>} */
const asked = new Map();

/** Loads a style sheet of css/ once; what needs it is shown after it. @param {string} name @returns {Promise<void>} */
export function needStyle(name) {
  const known = asked.get(name);
  if (known) return known;
  const link = document.createElement("link");
  const promise = /** @type {Promise<void>} */ (
    new Promise((done, fail) => {
      link.onload = () => done();
      link.onerror = () => (asked.delete(name), link.remove(), fail(new Error(`The styles ${name} could not be loaded.`)));
    })
  );
  asked.set(name, promise);
  link.rel = "stylesheet";
  link.href = fileAddress(`css/${name}.css`);
  document.head.append(link);
  return promise;
}
