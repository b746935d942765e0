// @ts-check
/** Pass and play: hides every hand until the next player is ready. */
import { html } from "../../vendor/htm-preact.js";
import { t } from "../i18n.js";
import { Face } from "./face.js";

/** @param {{seat: number, who: string, name: string, onReady: () => void}} props */
export function HandOver({ seat, who, name, onReady }) {
  return html`<section class="handover" aria-labelledby="handover-heading">
    <${Face} who=${who} seat=${seat} size=${112} />
    <h2 id="handover-heading">${t("handover-heading", { player: name })}</h2>
    <p>${t("handover-about", { player: name })}</p>
    <button type="button" class="main" id="handover" onClick=${onReady}>${t("handover-ready", { player: name })}</button>
  </section>`;
}
