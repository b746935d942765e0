// @ts-check
/** Definitions that every picture of the page refers to: courses, gradients, marks. Present once, unseen. */
import { html } from "../../vendor/htm-preact.js";
import { useEffect } from "../../vendor/preact-hooks.js";
import { loadPieces, pieces, theBoard } from "../board.js";

export function Sprite() {
  useEffect(() => void loadPieces(), []);
  return html`<svg class="elfmap sprite" width="0" height="0" aria-hidden="true" focusable="false">
    <defs dangerouslySetInnerHTML=${{ __html: theBoard().layers.defs }} />
    <g dangerouslySetInnerHTML=${{ __html: pieces.value.marks }} />
  </svg>`;
}
