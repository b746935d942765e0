// @ts-check
/** What a piece is and what it is good for now, in words; all numbers come from the view and the chart. */
import { html } from "../../vendor/htm-preact.js";
import { kinds, otherEnd, theBoard, townName } from "../board.js";
import { legal } from "../choices.js";
import { list, t } from "../i18n.js";
import { describer } from "../map/describe.js";
import { wayParts } from "../text/towns-text.js";
import { TERRAINS, chartOf } from "./chart.js";
import { CounterFace } from "./counter.js";
import { TerrainMark } from "./terrain-mark.js";

/** @typedef {import("../wire.js").View} View */
/** @typedef {import("../wire.js").Kind} Kind */

/** @param {{view: View, what: string}} props `what`: a word for the sort, and which one */
export function Explanation({ view, what }) {
  const [sort, id] = what.split(" ");
  switch (sort) {
    case "counter":
      return html`<${Counter} view=${view} kind=${id} />`;
    case "card":
      return html`<${Card} view=${view} kind=${id} />`;
    case "obstacle":
      return html`<b>${t("term-obstacle")}</b>
        <p>${t("hint-obstacle")}</p>
        ${legal(view, "pass").length > 0 && html`<p>${t("explain-fits", { n: legal(view, "obstacle").length })}</p>`}`;
    case "caravan":
      return html`<b>${t("term-caravan")}</b><p>${t("hint-caravan", { caravan: view.options.caravan })}</p>`;
    case "secret":
      return html`<b>${t("counter-back")}</b><p>${t("hint-secret")}</p>`;
    case "stack":
      return html`<b>${t("stack-label")}</b><p>${t("stack-count", { n: view.face_down_counters })}</p><p>${t("explain-stack")}</p>`;
    case "seat":
      return html`<${Seat} player=${view.players[Number(id)]} />`;
    case "town":
      return html`<${Town} view=${view} town=${id} />`;
    default:
      return html`<${Way} view=${view} way=${id} />`;
  }
}

/** @param {View} view @param {string} kind @returns {number | null} the cards of a kind that I hold, if they can be seen */
function held({ seat, players }, kind) {
  const hand = seat === null ? null : players[seat].hand;
  return hand && hand.filter((card) => card === kind).length;
}

/** @param {{view: View, kind: string}} props */
function Matching({ view, kind }) {
  const n = held(view, kind);
  return n === null ? null : html`<p>${t("explain-matching", { n })}</p>`;
}

/** What a kind costs on each terrain that it can cross. @param {{view: View, kind: string}} props */
function Prices({ view, kind }) {
  const row = chartOf(view)[/** @type {Kind} */ (kind)];
  return html`<p>${t("explain-cost")}</p>
    <ul class="explain-prices">
      ${TERRAINS.filter((terrain) => row[terrain]).map(
        (terrain) =>
          html`<li key=${terrain}><${TerrainMark} terrain=${terrain} size=${16} /> ${t("terrain-name", { terrain })} <b>${[row[terrain]].flat().join(" / ")}</b></li>`,
      )}
    </ul>`;
}

/** @param {{view: View, kind: string}} props */
function Counter({ view, kind }) {
  const places = legal(view, "place").filter((choice) => choice.kind === kind);
  const roads = new Set(places.map((choice) => choice.connection)).size;
  return html`<b>${t("kind-name", { kind })}</b>
    <${Prices} view=${view} kind=${kind} />
    <${Matching} view=${view} kind=${kind} />
    ${roads > 0 && html`<p>${t("explain-fits", { n: roads })}</p>`}`;
}

/** @param {{view: View, kind: string}} props */
function Card({ view, kind }) {
  const n = Object.values(view.counters).filter((counter) => counter === kind).length;
  return html`<b>${t("hand-card", { kind, n: held(view, kind) ?? 0 })}</b>
    <${Prices} view=${view} kind=${kind} />
    <p>${kind === "raft" ? t("hint-water", { ferry: view.options.nebulae_ferry }) : t("explain-card", { n })}</p>`;
}

/** Everything that is public about a player. @param {{player: View["players"][number]}} props */
function Seat({ player: { name, boot, collected, cards, counters, secret_counters: secret, obstacle } }) {
  const kindsHeld = counters.map((kind) => t("kind-name", { kind }));
  return html`<b>${name}</b>
    <p>${t("player-pieces", { n: collected })}</p>
    <p>${t("player-cards", { n: cards })}</p>
    ${kindsHeld.length > 0 && html`<p>${t("label-text", { label: t("player-counters"), text: list(kindsHeld) })}</p>`}
    ${secret > 0 && html`<p>${t("player-secret", { n: secret })}</p>`}
    <p>${t(obstacle ? "player-obstacle" : "player-no-obstacle")}</p>
    <p>${t("explain-seat", { town: townName(boot) })}</p>`;
}

/** @param {{view: View, town: string}} props */
function Town({ view, town }) {
  const { start, connections } = theBoard();
  const me = view.seat === null ? null : view.players[view.seat];
  const been = view.players.filter((player) => player !== me && !player.pieces.includes(town)).map((player) => player.name);
  const boots = view.players.filter((player) => player.boot === town).map((player) => player.name);
  const ways = Object.keys(connections).filter((way) => [connections[way].from, connections[way].to].includes(town));
  return html`<b>${townName(town)}</b>
    ${
      town !== start &&
      html`${me && html`<p>${t(me.pieces.includes(town) ? "explain-town-new" : "explain-town-done")}</p>`}
      ${been.length > 0 && html`<p>${t("explain-town-been", { players: list(been) })}</p>`}`
    }
    ${boots.length > 0 && html`<p>${t("map-town-boots", { players: list(boots) })}</p>`}
    ${me?.town_card === town && html`<p>${t("player-town-card", { town: townName(town) })}</p>`}
    <p>${t("explain-leads")}</p>
    <ul class="explain-ways">
      ${ways.map((way) => {
        const far = otherEnd(way, town);
        // What is asked of whoever comes from there.
        return html`<li key=${way}><${TerrainMark} terrain=${connections[way].terrain} size=${16} /> ${t("label-text", { label: townName(far), text: wayParts(view, way, far).join(", ") })}</li>`;
      })}
    </ul>`;
}

/** @param {{view: View, way: string}} props */
function Way({ view, way }) {
  const { terrain } = theBoard().connections[way];
  const price = view.prices[way];
  const chart = chartOf(view);
  const able = kinds().filter((kind) => chart[kind][terrain]);
  return html`<b>${describer(view, new Map(), [])(way)}</b>
    ${
      price
        ? html`<${Matching} view=${view} kind=${price.kind} />`
        : html`<p>${t("explain-way")}</p>
          <ul class="explain-prices">
            ${able.map((kind) => html`<li key=${kind}><${CounterFace} kind=${kind} size="small" /> ${t("kind-name", { kind })} <b>${[chart[kind][terrain]].flat().join(" / ")}</b></li>`)}
          </ul>`
    }
    ${view.obstacles.includes(way) && html`<p>${t("chart-obstacle")}</p>`}
    ${price?.means === "caravan" && html`<p>${t("hint-caravan", { caravan: view.options.caravan })}</p>`}
    ${price?.kind === "raft" && html`<p>${t("hint-water", { ferry: view.options.nebulae_ferry })}</p>`}`;
}
