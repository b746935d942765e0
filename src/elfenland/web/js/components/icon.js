// @ts-check
/** An icon of the game-icons set in the colour of the text; sizes are in sixteenths of a rem. */
import { html } from "../../vendor/htm-preact.js";

/** @param {{name: string, size?: number, label?: string}} props */
export function Icon({ name, size = 20, label }) {
  return html`<svg class="icon" viewBox="0 0 512 512" width=${`${size / 16}rem`} height=${`${size / 16}rem`} role=${label ? "img" : undefined} aria-label=${label} aria-hidden=${label ? undefined : "true"} focusable="false">
    <use href=${`#icon-${name}`} fill="currentColor" />
  </svg>`;
}
