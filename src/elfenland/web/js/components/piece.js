// @ts-check
/** A piece (docs/pictures.md lists their names) as a picture, which costs the page one box however much is drawn in it. */
import { html } from "../../vendor/htm-preact.js";
import { pieces } from "../board.js";

/** @param {{name: string, size?: number, label?: string}} props `size` in sixteenths of a rem; without it the style sheet decides */
export function Piece({ name, size, label }) {
  const side = size && `${size / 16}rem`;
  if (!name.startsWith("mark-"))
    return html`<img class="piece" data-piece=${name} src=${pieces.value.pictures[name]} alt=${label ?? ""} style=${{ width: side, height: side }} draggable=${false} />`;
  return html`<svg class="piece" viewBox="0 0 100 100" width=${side} height=${side} role=${label ? "img" : undefined} aria-label=${label} aria-hidden=${label ? undefined : "true"} focusable="false">
    <use href=${`#${name}`} />
  </svg>`;
}
