// @ts-check
/** Leaves that fall once for the winner. */
import { html } from "../../vendor/htm-preact.js";

const COLOURS = ["#c9a13b", "#5f8a3f", "#b5532f", "#d9c58e", "#3f8a7a"];
const N = 16;

/** Each falls at its own place and time, always the same. */
export const Leaves = () =>
  html`<div class="leaves" aria-hidden="true">${Array.from(
    { length: N },
    (_, i) =>
      html`<svg key=${i} viewBox="0 0 20 28" width="20" height="28" style=${{ left: `${(i * 61) % 100}%`, animationDelay: `${((i * 37) % 100) / 60}s` }}><path d="M10 1C18 8 19 18 10 27C1 18 2 8 10 1ZM10 6V27" fill=${COLOURS[i % COLOURS.length]} stroke="#2b1d12" stroke-width="1.4" /></svg>`,
  )}</div>`;
