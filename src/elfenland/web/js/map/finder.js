// @ts-check
/** Find a town by typing. */
import { html } from "../../vendor/htm-preact.js";
import { useState } from "../../vendor/preact-hooks.js";
import { theBoard } from "../board.js";
import { t } from "../i18n.js";

/** @param {string} text @returns {string} without accents, apostrophes and case */
const plain = (text) =>
  text
    .normalize("NFD")
    .replace(/[^\p{L}]/gu, "")
    .toLowerCase();

/** @param {{onFind: (town: string) => void}} props */
export function Finder({ onFind }) {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState("");
  const towns = Object.entries(theBoard().towns);
  const found = text ? towns.filter(([, town]) => plain(town.name).includes(plain(text))) : [];
  const close = () => {
    setOpen(false);
    setText("");
  };
  if (!open) {
    return html`<button type="button" class="tool" id="find" onClick=${() => setOpen(true)} aria-label=${t("map-find")} title=${t("map-find")}>
      <svg viewBox="0 0 24 24" width="1.15rem" height="1.15rem" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><circle cx="10" cy="10" r="6" /><path d="m15 15 6 6" /></svg>
    </button>`;
  }
  /** @param {KeyboardEvent} event */
  const key = (event) => {
    event.stopPropagation();
    if (event.key === "Escape") close();
    if (event.key === "Enter" && found[0]) {
      onFind(found[0][0]);
      close();
    }
  };
  return html`<div class="finder" onKeyDown=${key}>
    <input type="search" aria-label=${t("map-find")} placeholder=${t("map-find")} value=${text} ref=${(/** @type {HTMLElement | null} */ el) => el && !text && el.focus()} onInput=${(/** @type {any} */ e) => setText(e.target.value)} />
    <ul>
      ${found
        .slice(0, 6)
        .map(
          ([id, town]) =>
            html`<li key=${id}><button type="button" onClick=${() => (onFind(id), close())}>${town.name}</button></li>`,
        )}
      ${text && !found.length && html`<li class="quiet">${t("map-find-none")}</li>`}
    </ul>
  </div>`;
}
