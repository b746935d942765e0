// @ts-check
/** The transportation chart: how many cards a kind costs on each terrain. */
import { html } from "../../vendor/htm-preact.js";
import { kinds, theBoard } from "../board.js";
import { t } from "../i18n.js";
import { CounterFace } from "./counter.js";
import { TerrainMark } from "./terrain-mark.js";

export const TERRAINS = ["plains", "woods", "desert", "mountains", "river", "lake"];

/** The chart of the game; without a view, that of the board. @param {{view?: import("../wire.js").View}} props */
export function Chart({ view }) {
  const chart = view ? chartOf(view) : theBoard().chart;
  return html`<div class="chart">
    <table>
      <caption class="hidden">${t("chart-heading")}. ${t("chart-about")}</caption>
      <thead>
        <tr>
          <td></td>
          ${TERRAINS.map(
            (terrain) =>
              html`<th key=${terrain} scope="col" class=${`terrain-${terrain}`} title=${t("terrain-name", { terrain })}><${TerrainMark} terrain=${terrain} size=${18} /><span class="hidden">${t("terrain-name", { terrain })}</span></th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${kinds().map(
          (kind) => html`<tr key=${kind}>
            <th scope="row" title=${t("kind-name", { kind })}><${CounterFace} kind=${kind} size="small" /><span>${t("kind-name", { kind })}</span></th>
            ${TERRAINS.map((terrain) => html`<td key=${terrain} title=${cellTitle(kind, terrain, chart[kind][terrain])}><${Cell} n=${chart[kind][terrain]} /></td>`)}
          </tr>`,
        )}
      </tbody>
    </table>
    <p class="quiet">${t("chart-river")}. ${t("chart-obstacle")}</p>
  </div>`;
}

/** @param {string} kind @param {string} terrain @param {number | number[] | undefined} n @returns {string | undefined} */
function cellTitle(kind, terrain, n) {
  if (typeof n === "number") return t("chart-cell", { kind, terrain, n });
  return terrain === "river" && n ? t("chart-river") : undefined;
}

/**
 * The chart as the game at hand has it: what ferries cost depends on the edition.
 * @param {import("../wire.js").View} view @returns {import("../types.js").Board["chart"]}
 */
export function chartOf({ prices }) {
  const { chart, connections } = theBoard();
  const ferries = Object.keys(connections).flatMap((id) => (connections[id].lake ? (prices[id]?.forth ?? []) : []));
  const lake = [...new Set(ferries)].sort();
  return { ...chart, raft: { ...chart.raft, lake: lake.length > 1 ? lake : (lake[0] ?? chart.raft.lake) } };
}

/** @param {{n: number | number[] | undefined}} props */
function Cell({ n }) {
  if (Array.isArray(n)) return html`<span>${n.join(" / ")}</span>`;
  if (!n) return html`<span class="never" title=${t("chart-none")} aria-label=${t("chart-none")} role="img">–</span>`;
  return html`<b>${n}</b>`;
}
