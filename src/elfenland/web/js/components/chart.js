// @ts-check
/** The transportation chart: how many cards a kind costs on each terrain. */
import { html } from "../../vendor/htm-preact.js";
import { kinds, theBoard } from "../board.js";
import { t } from "../i18n.js";
import { CounterFace } from "./counter.js";
import { TerrainMark } from "./terrain-mark.js";

export const TERRAINS = ["plains", "woods", "desert", "mountains", "river", "lake"];

export function Chart() {
  const { chart } = theBoard();
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
            ${TERRAINS.map((terrain) => html`<td key=${terrain} title=${typeof chart[kind][terrain] === "number" ? t("chart-cell", { kind, terrain, n: chart[kind][terrain] }) : undefined}><${Cell} n=${chart[kind][terrain]} /></td>`)}
          </tr>`,
        )}
      </tbody>
    </table>
    <p class="quiet">${t("chart-river")}. ${t("chart-obstacle")}</p>
  </div>`;
}

/** @param {{n: number | number[] | undefined}} props */
function Cell({ n }) {
  if (Array.isArray(n)) return html`<span title=${t("chart-river")}>${n.join(" / ")}</span>`;
  if (!n) return html`<span class="never" title=${t("chart-none")} aria-label=${t("chart-none")} role="img">–</span>`;
  return html`<b>${n}</b>`;
}
