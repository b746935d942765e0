// @ts-check
/** Rule numbers in a sentence, as links to the rules; they open in a new tab, because the reader may be playing. */
import { html } from "../../vendor/htm-preact.js";

/** @param {string} text @returns {any[]} */
export const withRules = (text) =>
  text
    .split(/(R\d\.\d)/)
    .map((part, i) => (i % 2 ? html`<a href=${`/rules#${part}`} target="_blank" rel="noopener">${part}</a>` : part));
