// @ts-check
/** A sheet above the page that holds the focus until it is closed. */
import { html } from "../../vendor/htm-preact.js";
import { useEffect, useRef } from "../../vendor/preact-hooks.js";
import { t } from "../i18n.js";

/** @param {{title: string, onClose?: () => void, narrow?: boolean, children?: any}} props */
export function Modal({ title, onClose, narrow, children }) {
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    const dialog = box.current;
    if (!dialog) return;
    const before = /** @type {HTMLElement | null} */ (document.activeElement);
    if (!dialog.open) dialog.showModal();
    return () => {
      dialog.close();
      before?.focus?.();
    };
  }, []);
  return html`<dialog
    ref=${box}
    class=${narrow ? "modal narrow" : "modal"}
    aria-label=${title}
    onCancel=${(/** @type {Event} */ e) => (onClose ? onClose() : e.preventDefault())}
    onClick=${(/** @type {MouseEvent} */ e) => e.target === box.current && onClose?.()}
  >
    <div class="modal-body">
      <header>
        <h2>${title}</h2>
        ${onClose && html`<button type="button" class="quiet-button" onClick=${onClose} aria-label=${t("nav-close")} title=${t("nav-close")}>✕</button>`}
      </header>
      ${children}
    </div>
  </dialog>`;
}
