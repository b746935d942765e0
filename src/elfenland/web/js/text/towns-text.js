// @ts-check
/** The map as text: from each town its connections, where they lead, and what they cost. */
import { html } from "../../vendor/htm-preact.js";
import { otherEnd, theBoard, townName } from "../board.js";
import { language, t } from "../i18n.js";
import { describer } from "../map/describe.js";

/** @typedef {import("../wire.js").View} View */

/** @param {{view: View}} props */
export function TownsText({ view }) {
  const { towns, connections } = theBoard();
  const here = view.seat === null ? null : view.players[view.seat].boot;
  const describe = describer(view, new Map(), []);
  const order = Object.keys(towns).sort(
    (a, b) => Number(b === here) - Number(a === here) || townName(a).localeCompare(townName(b), language.value),
  );
  return order.map((town) => {
    const ways = Object.keys(connections).filter((way) => [connections[way].from, connections[way].to].includes(town));
    return html`<details key=${town} open=${town === here}>
      <summary>${describe(town)}</summary>
      <ul>${ways.map((way) => html`<li key=${way}>${t("say-way", { town: townName(otherEnd(way, town)), cards: wayParts(view, way, town).join(", ") })}</li>`)}</ul>
    </details>`;
  });
}

/** @param {View} view @param {string} way @param {string} town where one sets out @returns {string[]} */
export function wayParts(view, way, town) {
  const { terrain, from, lake } = theBoard().connections[way];
  const price = view.prices[way];
  const parts = [t("terrain-name", { terrain })];
  if (lake) parts.push(t("lake-name", { lake }));
  if (terrain === "river") parts.push(t(town === from ? "term-downstream" : "term-upstream"));
  else if (!lake) parts.push(price ? t("kind-name", { kind: price.kind }) : t("text-bare"));
  if (view.obstacles.includes(way)) parts.push(t("map-road-obstacle"));
  if (!price) return parts;
  parts.push(t("kind-count", { kind: price.kind, n: town === from ? price.forth : price.back }));
  if (price.means === "caravan") parts.push(t("price-caravan"));
  return parts;
}
