// @ts-check
/** New towns in each round, as a small chart: a group of bars for each round, one bar for each player. */
import { html } from "../../vendor/htm-preact.js";
import { t } from "../i18n.js";
import { Token } from "../map/tiles.js";

/** @param {{journeys: {round: number, collected: boolean}[][], names: string[], rounds: number}} props */
export function TownsChart({ journeys, names, rounds }) {
  const counts = journeys.map((steps) =>
    Array.from({ length: rounds }, (_, i) => steps.filter((step) => step.collected && step.round === i + 1).length),
  );
  const most = Math.max(4, ...counts.flat());
  const bar = Math.min(12, 44 / names.length);
  const wide = 66;
  return html`<figure class="towns-chart">
    <figcaption>${t("end-towns-chart")}</figcaption>
    <svg viewBox=${`0 0 ${rounds * wide} 124`} role="img" aria-label=${label(counts, names)}>
      ${Array.from({ length: rounds }, (_, r) => {
        const left = r * wide + (wide - names.length * bar) / 2;
        return html`<g key=${r}>
          ${counts.map((row, seat) => {
            const height = (row[r] / most) * 76;
            const x = left + seat * bar;
            return html`<g key=${seat}>
              <rect x=${x + 1} y=${100 - height} width=${bar - 2} height=${height} rx="1.5" class=${`bar bar-${seat}`} />
              <text x=${x + bar / 2} y=${96 - height} class="bar-number">${row[r]}</text>
              <g transform=${`translate(${x + bar / 2} 106)`}><${Token} seat=${seat} size=${Math.min(3.2, bar / 3)} /></g>
            </g>`;
          })}
          <text x=${r * wide + wide / 2} y="121" class="bar-round">${t("term-round")} ${r + 1}</text>
        </g>`;
      })}
      <path class="bar-line" d=${`M0 100H${rounds * wide}`} />
    </svg>
  </figure>`;
}

/** @param {number[][]} counts @param {string[]} names @returns {string} */
function label(counts, names) {
  return counts
    .flatMap((row, seat) => row.map((n, r) => t("end-towns-cell", { player: names[seat], round: r + 1, n })))
    .join("; ");
}
