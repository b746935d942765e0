// @ts-check
/** Definitions that every picture of the page refers to: icons, courses, gradients. Present once, unseen. */
import { html } from "../../vendor/htm-preact.js";
import { theBoard } from "../board.js";

export function Sprite() {
  const { icons, layers } = theBoard();
  return html`<svg class="elfmap sprite" width="0" height="0" aria-hidden="true" focusable="false">
    <defs dangerouslySetInnerHTML=${{ __html: layers.defs }} />
    <defs>${Object.entries(icons).map(([name, d]) => html`<path key=${name} id=${`icon-${name}`} d=${d} />`)}</defs>
  </svg>`;
}
