// @ts-check
/** New towns in each round, as a bar of one piece for each round; all bars have the scale of twenty towns. */
import { html } from "../../vendor/htm-preact.js";
import { t } from "../i18n.js";

/** @param {{name: string, steps: {round: number, collected: boolean}[], rounds: number}} props */
export function TownsBar({ name, steps, rounds }) {
  const counts = Array.from(
    { length: rounds },
    (_, i) => steps.filter((step) => step.collected && step.round === i + 1).length,
  );
  const words = counts.map((n, i) => t("end-towns-cell", { player: name, round: i + 1, n }));
  return html`<span class="towns-bar" role="img" aria-label=${words.join("; ")}>
    ${counts.map((n, i) => html`<i key=${i} class=${n ? "" : "none"} style=${{ "--n": n }} title=${words[i]}>${n || ""}</i>`)}
  </span>`;
}
