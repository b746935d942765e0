// @ts-check
/** The cards that everyone has seen played or discarded since the last shuffle. */
import { html } from "../../vendor/htm-preact.js";
import { kinds } from "../board.js";
import { byKind } from "../choices.js";
import { t } from "../i18n.js";
import { CardFace } from "./card.js";

/** @param {{cards: import("../wire.js").Kind[]}} props */
export function Seen({ cards }) {
  const groups = byKind(cards, kinds());
  return html`<div class="seen">
    <h3>${t("seen-heading")}</h3>
    <p class="quiet">${groups.length ? t("seen-about") : t("seen-none")}</p>
    <ul>
      ${groups.map(([kind, n]) => html`<li key=${kind}><${CardFace} kind=${kind} small /><span>${t("kind-name", { kind })}</span><b>${n}</b></li>`)}
    </ul>
  </div>`;
}
