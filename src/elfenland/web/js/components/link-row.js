// @ts-check
/** A link in a field, with a button that copies it and says so only when that is done. */
import { html } from "../../vendor/htm-preact.js";
import { useRef, useState } from "../../vendor/preact-hooks.js";
import { copyField } from "../copy.js";
import { t } from "../i18n.js";

/** @param {{link: string, label: string}} props */
export function LinkRow({ link, label }) {
  const field = useRef(null);
  const [copied, setCopied] = useState("");
  const copy = async () => setCopied((await copyField(field.current)) ? link : "");
  return html`<p class="link-row">
    <input readonly value=${link} aria-label=${label} id="link" ref=${field} onFocus=${(/** @type {any} */ e) => e.target.select()} />
    <button type="button" id="copy" aria-live="polite" onClick=${copy}>${link && copied === link ? t("copied") : t("copy")}</button>
  </p>`;
}
