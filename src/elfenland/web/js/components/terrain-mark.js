// @ts-check
/** A terrain as a small drawing, so that it is never shown by colour alone. */
import { html } from "../../vendor/htm-preact.js";

/** @type {Record<string, string>} */
const DRAWINGS = {
  plains: "M2 13c1-4 2-6 3-8M5 13c0-3 1-6 3-9M8 13c1-3 2-5 5-7",
  woods: "M8 14v-4M4 10h8L8 3zM5 7h6",
  desert: "M1 12c3-5 5-5 7-1 2-3 4-3 7 1",
  mountains: "M1 13 6 4l3 5 2-3 4 7z",
  river: "M2 6c2-2 4 2 6 0s4 2 6 0M2 11c2-2 4 2 6 0s4 2 6 0",
  lake: "M2 8c0-4 12-4 12 0s-12 4-12 0M5 8h3M9 9h2",
};

/** @param {{terrain: string, size?: number}} props */
export function TerrainMark({ terrain, size = 13 }) {
  return html`<svg class="terrain-mark" viewBox="0 0 16 16" width=${`${size / 16}rem`} height=${`${size / 16}rem`} fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d=${DRAWINGS[terrain]} /></svg>`;
}
