// @ts-check
/** Numbers of rules in a sentence, as links to the rules' page; in a tab of its own, as one may be playing. */
import { html } from "../../vendor/htm-preact.js";

/** @param {string} text @returns {any[]} */
export const withRules = (text) =>
  text
    .split(/(R\d\.\d)/)
    .map((part, i) => (i % 2 ? html`<a href=${`/rules#${part}`} target="_blank" rel="noopener">${part}</a>` : part));
