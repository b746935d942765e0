// @ts-check
/** A part of the map as a picture, and what is put on it. */
import { html } from "../../vendor/htm-preact.js";
import { GROUND, theBoard } from "../board.js";
import { Layer } from "../map/layer.js";
import { isNight } from "../settings.js";

/** @typedef {[number, number, number, number]} Box left, top, width and height on the map */

/**
 * @param {{box: Box, glowing?: string[], fill?: boolean, children?: any}} props `glowing`: connections that are
 *   spoken of; `fill`: the picture fills its frame, whatever its shape
 */
export function Cutting({ box, glowing = [], fill, children }) {
  const night = isNight();
  const names = theBoard().layers.labels.replaceAll(/ id="[^"]*"/g, "");
  return html`<svg class="cutting elfmap" viewBox=${box.join(" ")} preserveAspectRatio=${fill ? "xMidYMid slice" : undefined} aria-hidden="true">
    ${GROUND.map((name) => html`<${Layer} key=${name} name=${name} night=${night} />`)}
    ${glowing.map((id) => html`<use key=${id} href=${`#course:${id}`} class="glow slim" />`)}
    <${Layer} name="roads" night=${night} />
    <${Layer} name="sockets" night=${night} />
    <${Layer} name="towns" night=${night} />
    <g dangerouslySetInnerHTML=${{ __html: names }} />
    ${children}
  </svg>`;
}
