// @ts-check
/** The map's still pictures: each is one box for the page, however much is drawn in it. */
import { html } from "../../vendor/htm-preact.js";
import { GROUND, layerAddress, theBoard } from "../board.js";

/** A picture laid into an SVG in the map's units. @param {{name: import("../board.js").LayerName, night: boolean}} props */
export function Layer({ name, night }) {
  const [, , width, height] = theBoard().view_box;
  return html`<image class=${`layer ${name}`} href=${layerAddress(name, night)} width=${width} height=${height} />`;
}

/** The ground below an SVG of the map. @param {{night: boolean}} props */
export function Ground({ night }) {
  const [, , width, height] = theBoard().view_box;
  return html`<div class="ground">
    ${GROUND.map((name) => html`<img key=${name} src=${layerAddress(name, night)} alt="" width=${width} height=${height} draggable=${false} />`)}
  </div>`;
}
