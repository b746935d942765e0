// @ts-check
/** A travel card: a scene, the chart's row at its foot, and its name on the banner. */
import { html } from "../../vendor/htm-preact.js";
import { t } from "../i18n.js";
import { Piece } from "./piece.js";

/** @param {{kind: import("../wire.js").Kind, small?: boolean}} props */
export function CardFace({ kind, small }) {
  if (small)
    return html`<span class=${`card small kind-${kind}`} aria-hidden="true"><${Piece} name=${`mini-${kind}`} /></span>`;
  return html`<span class=${`card kind-${kind}`} aria-hidden="true">
    <${Piece} name=${`card-${kind}`} />
    <span class="card-name">${t("kind-card", { kind })}</span>
  </span>`;
}
