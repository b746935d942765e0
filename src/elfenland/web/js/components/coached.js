// @ts-check
/** In how many decisions the coach has helped a seat: everybody may know. */
import { html } from "../../vendor/htm-preact.js";
import { t } from "../i18n.js";

/** @param {{table: import("../wire.js").Table | null, seat: number}} props */
export function Coached({ table, seat }) {
  const n = table?.helped[seat] ?? 0;
  if (!n) return null;
  const words = t("player-coached", { n });
  return html`<span class="tag coached" title=${words}><span aria-hidden="true"><span class="coach-word">${t("coach-name")}</span> ${n}</span><span class="hidden">${words}</span></span>`;
}
