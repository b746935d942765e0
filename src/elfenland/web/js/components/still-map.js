// @ts-check
/** The map as a picture, with nothing to play on. */
import { html } from "../../vendor/htm-preact.js";
import { groundAddress, theBoard } from "../board.js";
import { useStages } from "./stages.js";

/** @param {{night: boolean}} props */
export function StillMap({ night }) {
  const { view_box: box, layers } = theBoard();
  const stage = useStages(2);
  return html`<div class="still-map" aria-hidden="true">
    <img src=${groundAddress(night)} alt="" width=${box[2]} height=${box[3]} />
    ${
      stage > 0 &&
      html`<svg class="elfmap" viewBox=${box.join(" ")}>
        <g dangerouslySetInnerHTML=${{ __html: layers.roads }} />
        ${stage > 1 && html`<g dangerouslySetInnerHTML=${{ __html: `${layers.towns}${layers.labels}` }} />`}
      </svg>`
    }
  </div>`;
}
