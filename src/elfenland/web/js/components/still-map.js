// @ts-check
/** The map as a picture, with nothing to play on. */
import { html } from "../../vendor/htm-preact.js";
import { groundAddress, theBoard } from "../board.js";

/** @param {{night: boolean}} props */
export function StillMap({ night }) {
  const { view_box: box, layers } = theBoard();
  return html`<div class="still-map" aria-hidden="true">
    <img src=${groundAddress(night)} alt="" width=${box[2]} height=${box[3]} />
    <svg class="elfmap" viewBox=${box.join(" ")} dangerouslySetInnerHTML=${{ __html: `${layers.roads}${layers.towns}${layers.labels}` }} />
  </div>`;
}
