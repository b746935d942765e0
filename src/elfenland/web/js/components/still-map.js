// @ts-check
/** The map as a picture, with nothing to play on. */
import { html } from "../../vendor/htm-preact.js";
import { groundAddress, theBoard } from "../board.js";
import { portraitOf } from "./face.js";
import { useStages } from "./stages.js";

/** @param {{night: boolean, faces?: [string, string][]}} props `faces`: who stands in which town */
export function StillMap({ night, faces = [] }) {
  const { view_box: box, layers, towns } = theBoard();
  const stage = useStages(2);
  return html`<div class="still-map" aria-hidden="true">
    <img src=${groundAddress(night)} alt="" width=${box[2]} height=${box[3]} />
    ${
      stage > 0 &&
      html`<svg class="elfmap" viewBox=${box.join(" ")}>
        <g dangerouslySetInnerHTML=${{ __html: layers.roads }} />
        ${stage > 1 && html`<g dangerouslySetInnerHTML=${{ __html: `${layers.towns}${layers.labels}` }} />
        ${faces.map(([who, town]) => html`<image key=${who} href=${portraitOf(who, null, true)} x=${towns[town].boots[0][0] - 19} y=${towns[town].boots[0][1] - 28} width="38" height="38" />`)}`}
      </svg>`
    }
  </div>`;
}
