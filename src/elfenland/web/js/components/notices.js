// @ts-check
/** Short notices: refusals, news, a lost connection, moves that were missed, a question before a slip. */
import { html } from "../../vendor/htm-preact.js";
import { useLayoutEffect, useRef } from "../../vendor/preact-hooks.js";
import { takeFocus } from "../focus.js";
import { t } from "../i18n.js";
import { withRules } from "./rule-links.js";

/** @param {{notice: import("../update.js").Model["notice"], onClose: () => void}} props */
export function Notice({ notice, onClose }) {
  if (!notice) return null;
  return html`<div class=${`notice ${notice.kind}`} role=${notice.kind === "refusal" ? "alert" : "status"}>
    <p>${withRules(t(notice.key, notice.args))}</p>
    <button type="button" class="quiet-button" onClick=${onClose} aria-label=${t("nav-close")}>✕</button>
  </div>`;
}

/**
 * Appears where the button was pressed: the second click of a double click does not answer it, a later click goes back.
 * @param {{ask: import("../types.js").Question, onNo: () => void, onNever: () => void}} props
 */
export function Question({ ask, onNo, onNever }) {
  const yes = useRef(null);
  useLayoutEffect(() => takeFocus(yes.current), []);
  const once = (/** @type {MouseEvent} */ event) => event.detail > 1 && event.stopPropagation();
  return html`<div class="notice question" role="alertdialog" aria-label=${t(ask.key, ask.args)} onClickCapture=${once}>
    <p>${t(ask.key, ask.args)}</p>
    <div class="notice-buttons">
      <button type="button" class="main" id="slip-yes" onClick=${ask.yes} ref=${yes}>${t("slip-yes")}</button>
      ${!ask.always && html`<button type="button" class="plain" onClick=${onNever}>${t("slip-never")}</button>`}
      <button type="button" id="slip-no" onClick=${onNo}>${t("slip-no")}</button>
    </div>
  </div>`;
}

/** @param {{online: boolean}} props */
export function Line({ online }) {
  return online ? null : html`<div class="notice offline" role="status"><p>${t("bad-offline")}</p></div>`;
}

/** @param {{n: number, onWatch: () => void, onSkip: () => void}} props */
export function Missed({ n, onWatch, onSkip }) {
  if (!n) return null;
  return html`<div class="notice news" role="status">
    <p><b>${t("away-heading")}</b> ${t("away-moves", { n })}</p>
    <div class="notice-buttons">
      <button type="button" class="main" onClick=${onWatch}>${t("away-watch")}</button>
      <button type="button" onClick=${onSkip}>${t("away-skip")}</button>
    </div>
  </div>`;
}
