// @ts-check
/** The places of the map in words, for screen readers and the keyboard. */
import { theBoard, townName, wayWords } from "../board.js";
import { t } from "../i18n.js";

/** @typedef {import("../wire.js").LegalChoice} LegalChoice */

/**
 * Words for a place of the map.
 * @param {import("../wire.js").View} view @param {Map<string, LegalChoice>} roads @param {string[]} last
 */
export function describer(view, roads, last) {
  const me = view.seat === null ? null : view.players[view.seat];
  return (/** @type {string} */ id) => {
    const board = theBoard();
    if (board.towns[id]) {
      const boots = view.players.filter((player) => player.boot === id).map((player) => player.name);
      const parts = [townName(id)];
      if (me && id !== board.start) parts.push(t(me.pieces.includes(id) ? "map-town-piece" : "map-town-done"));
      if (boots.length) parts.push(t("map-town-boots", { players: boots.join(", ") }));
      return parts.join(", ");
    }
    const words = wayWords(id);
    const { terrain } = board.connections[id];
    const kind = view.counters[id];
    const offer = roads.get(id);
    if (terrain === "river") return t("map-river-flow", words);
    if (terrain === "lake") return t("map-ferry", words);
    if (offer?.action === "place") return `${t("map-road", words)}, ${t("price-label", { n: offer.price ?? 0 })}`;
    if (!kind) return t("map-road-free", words);
    const price = view.prices[id];
    const parts = [t("map-road-counter", { ...words, kind, n: price?.forth ?? 0 })];
    if (view.obstacles.includes(id)) parts.push(t("map-road-obstacle"));
    if (price?.means === "caravan") parts.push(t("price-caravan"));
    else if (price?.means === "none") parts.push(t("price-unable"));
    if (last.includes(id)) parts.push(t("map-last"));
    return parts.join(", ");
  };
}
