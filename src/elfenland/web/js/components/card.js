// @ts-check
/** A travel card: icon and frame as its counter, the chart's row at its foot. */
import { html } from "../../vendor/htm-preact.js";
import { theBoard } from "../board.js";
import { t } from "../i18n.js";
import { Icon } from "./icon.js";
import { TerrainMark } from "./terrain-mark.js";

/** @param {{kind: string, small?: boolean}} props */
export function CardFace({ kind, small }) {
  const row = theBoard().chart[kind];
  const cells = Object.entries(row).filter(([, n]) => n);
  return html`<span class=${`card kind-${kind}${small ? " small" : ""}`} aria-hidden="true">
    <${Icon} name=${kind} size=${small ? 20 : 40} />
    ${!small && html`<span class="card-name">${t("kind-card", { kind })}</span>`}
    ${
      !small &&
      html`<span class="card-row">
      ${cells.map(
        ([terrain, n]) =>
          html`<span key=${terrain} class=${`cell terrain-${terrain}`}><${TerrainMark} terrain=${terrain} />${Array.isArray(n) ? n.join("/") : n}</span>`,
      )}
    </span>`
    }
  </span>`;
}
