// @ts-check
/** Styles that only some places of the page need: fetched with the first of them. */
import { fileAddress } from "./address.js";

/** @type {Promise<void> | null} */
let asked = null;

/** @template T @param {Promise<T>} part a place of the page that needs them @returns {Promise<T>} */
export const withStyles = (part) => Promise.all([part, laterStyles()]).then(([made]) => made);

/** @returns {Promise<void>} done when the styles are there; a failure is forgotten, so that the next call tries again */
function laterStyles() {
  asked ??= new Promise((done, failed) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = fileAddress("css/later.css");
    link.onload = () => done();
    link.onerror = () => {
      link.remove();
      asked = null;
      failed(new Error("The styles could not be loaded."));
    };
    document.head.append(link);
  });
  return asked;
}
