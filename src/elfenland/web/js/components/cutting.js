// @ts-check
/** A piece of the map as a picture: the ground, the roads and towns in sight, and what is put on them. */
import { html } from "../../vendor/htm-preact.js";
import { groundAddress, theBoard } from "../board.js";
import { isNight } from "../settings.js";

/** @typedef {[number, number, number, number]} Box left, top, width and height on the map */

/** @type {Map<string, string>} the groups of the picture by id, without their ids */
const groups = new Map();

/** What one plays with is left out: where a finger hits a road, how a town lights up. */
const FOR_PLAY = / xmlns="[^"]*"|<use class="hit"[^>]*>|<g class="town-glow".*?<\/g>/gs;

/** @param {string} id @returns {string} */
function groupOf(id) {
  if (!groups.size) {
    const { roads, towns, labels } = theBoard().layers;
    for (const text of [roads, towns, labels].join("").split(/(?=<g [^>]*id="(?:road|town|label):)/)) {
      const [own = "", name = ""] = / id="([^"]*:[^"]*)"/.exec(text) ?? [];
      groups.set(name, text.replace(own, "").replace(FOR_PLAY, ""));
    }
  }
  return groups.get(id) ?? "";
}

/** @param {Box} box @returns {string} the roads, towns and labels in it */
function drawn([x, y, w, h]) {
  const { connections, towns } = theBoard();
  const inside = (/** @type {[number, number]} */ p) =>
    p[0] > x - 60 && p[0] < x + w + 60 && p[1] > y - 40 && p[1] < y + h + 60;
  const near = Object.entries(connections).filter(
    ([, way]) => inside(way.socket) || (inside(towns[way.from].at) && inside(towns[way.to].at)),
  );
  const seen = Object.entries(towns)
    .filter(([, town]) => inside(town.at))
    .sort((a, b) => a[1].at[1] - b[1].at[1]);
  return [
    ...near.map(([id]) => groupOf(`road:${id}`)),
    ...seen.map(([id]) => groupOf(`town:${id}`)),
    ...seen.map(([id]) => groupOf(`label:${id}`)),
  ].join("");
}

/**
 * @param {{box: Box, glowing?: string[], fill?: boolean, children?: any}} props `glowing`: connections that are
 *   spoken of; `fill`: the picture fills its frame, whatever its shape
 */
export function Cutting({ box, glowing = [], fill, children }) {
  const [, , width, height] = theBoard().view_box;
  return html`<svg class="cutting elfmap" viewBox=${box.join(" ")} preserveAspectRatio=${fill ? "xMidYMid slice" : undefined} aria-hidden="true">
    <image href=${groundAddress(isNight())} x="0" y="0" width=${width} height=${height} />
    ${glowing.map((id) => html`<use key=${id} href=${`#course:${id}`} class="glow slim" />`)}
    <g dangerouslySetInnerHTML=${{ __html: drawn(box) }} />
    ${children}
  </svg>`;
}
