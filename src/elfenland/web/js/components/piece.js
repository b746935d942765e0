// @ts-check
/** A piece of the sprite (docs/pictures.md lists their ids); sizes are in sixteenths of a rem. */
import { html } from "../../vendor/htm-preact.js";

/** @param {{name: string, size?: number, label?: string, tall?: boolean}} props `tall`: it has the form of a card; without `size` the style sheet decides */
export function Piece({ name, size, label, tall }) {
  const side = size && `${size / 16}rem`;
  return html`<svg class="piece" viewBox=${tall ? "0 0 100 140" : "0 0 100 100"} width=${side} height=${side} role=${label ? "img" : undefined} aria-label=${label} aria-hidden=${label ? undefined : "true"} focusable="false">
    <use href=${`#${name}`} />
  </svg>`;
}
