// @ts-check
/** The help sheet of the keyboard. */
import { html } from "../../vendor/htm-preact.js";
import { t } from "../i18n.js";
import { SHORTCUTS } from "../keys.js";
import { Modal } from "./modal.js";

/** @param {{onClose: () => void}} props */
export function KeysSheet({ onClose }) {
  return html`<${Modal} title=${t("keys-heading")} onClose=${onClose} narrow>
    <p>${t("keys-about")} ${t("map-keys")}</p>
    <dl class="keys">
      ${SHORTCUTS.map(([key, what]) => html`<div key=${key}><dt><kbd>${key}</kbd></dt><dd>${t("key-what", { key: what })}</dd></div>`)}
    </dl>
  <//>`;
}
