// @ts-check
/** Definitions that every picture of the page refers to: courses, gradients, pieces. Present once, unseen. */
import { html } from "../../vendor/htm-preact.js";
import { useEffect, useState } from "../../vendor/preact-hooks.js";
import { loadPieces, theBoard } from "../board.js";

export function Sprite() {
  const [pieces, setPieces] = useState("");
  useEffect(() => void loadPieces().then(setPieces), []);
  return html`<svg class="elfmap sprite" width="0" height="0" aria-hidden="true" focusable="false">
    <defs dangerouslySetInnerHTML=${{ __html: theBoard().layers.defs }} />
    <g dangerouslySetInnerHTML=${{ __html: pieces }} />
  </svg>`;
}
