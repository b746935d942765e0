// @ts-check
/** The map as a picture, with nothing to play on. */
import { html } from "../../vendor/htm-preact.js";
import { theBoard } from "../board.js";
import { Ground, Layer } from "../map/layer.js";
import { portraitOf } from "./face.js";
import { useStages } from "./stages.js";

/** @param {{night: boolean, faces?: [string, string][]}} props `faces`: who stands in which town */
export function StillMap({ night, faces = [] }) {
  const { view_box: box, layers, towns } = theBoard();
  const stage = useStages(2);
  /** Whoever comes to a town later stands beside those who are there. @param {string} town @param {number} i @returns {[number, number]} */
  const place = (town, i) => towns[town].boots[faces.slice(0, i).filter((face) => face[1] === town).length];
  return html`<div class="still-map" aria-hidden="true">
    <${Ground} night=${night} />
    ${
      stage > 0 &&
      html`<svg class="elfmap" viewBox=${box.join(" ")}>
        <${Layer} name="roads" night=${night} />
        <${Layer} name="sockets" night=${night} />
        <${Layer} name="towns" night=${night} />
        ${stage > 1 && html`<g dangerouslySetInnerHTML=${{ __html: layers.labels }} />
        ${faces.map(([who, town], i) => html`<image key=${i} href=${portraitOf(who, null, true)} x=${place(town, i)[0] - 19} y=${place(town, i)[1] - 28} width="38" height="38" />`)}`}
      </svg>`
    }
  </div>`;
}
