// @ts-check
/** Which edition, with town cards or without, and every option one by one for those who want it. */
import { html } from "../../vendor/htm-preact.js";
import { useState } from "../../vendor/preact-hooks.js";
import { language, t } from "../i18n.js";

/** @typedef {import("../update.js").Model["editions"]} Editions */
/** @typedef {import("../wire.js").EditionInfo} EditionInfo */

/** The edition in the reader's own language, where there is one. @type {Partial<Record<import("../i18n.js").Language, string>>} */
const HOME = { de: "amigo-de", fr: "amigo-fr", it: "amigo-it", ru: "hobby-world" };

/** The edition that was chosen, else the one of the reader's language. @param {Record<string, any>} chosen @param {Editions} editions @returns {string} */
const editionOf = (chosen, editions) => chosen.edition ?? HOME[language.value] ?? editions?.default ?? "rio-grande";

/** @param {any} value */
export const valueWord = (value) => (value === true ? "on" : value === false ? "off" : value);

/** What an edition says, with town cards on where the option is about them. @param {EditionInfo} edition @param {string} option */
export const presetValue = (edition, option) => (option === "tie_break" ? edition.tie_break : edition.options[option]);

/** What is sent for a new table. @param {Record<string, any>} chosen @param {Editions} editions */
export function wishesOf(chosen, editions) {
  const edition = editionOf(chosen, editions);
  const preset = editions?.editions.find((one) => one.name === edition);
  const town_cards = chosen.townCards ?? preset?.options.town_cards ?? false;
  const options = { ...chosen.options };
  if (!town_cards) delete options.tie_break;
  return { edition, town_cards, options };
}

/** @param {{editions: Editions, chosen: Record<string, any>, keep: (some: Record<string, any>) => void}} props */
export function EditionFields({ editions, chosen, keep }) {
  const [more, setMore] = useState(false);
  if (!editions) return null;
  const name = editionOf(chosen, editions);
  const preset = editions.editions.find((one) => one.name === name) ?? editions.editions[0];
  const townCards = chosen.townCards ?? preset.options.town_cards;
  const own = chosen.options ?? {};
  const names = Object.keys(editions.options).filter(
    (option) => !["town_cards", "rounds", !townCards && "tie_break"].includes(option),
  );
  return html`<div class="edition-fields">
    <label class="field"><span>${t("start-edition")}</span>
      <select id="edition" value=${name} onChange=${(/** @type {any} */ e) => keep({ edition: e.target.value, townCards: undefined, options: {} })}>
        ${editions.editions.map((one) => html`<option key=${one.name} value=${one.name}>${t("edition-name", { edition: one.name })}</option>`)}
      </select>
    </label>
    <p class="quiet">${t("edition-about", { edition: name })}</p>
    <label class="toggle"><input type="checkbox" role="switch" id="town-cards" checked=${townCards} onChange=${(/** @type {any} */ e) => keep({ townCards: e.target.checked })} /><span>${t("start-town-cards")}</span></label>
    <button type="button" class="plain" aria-expanded=${more} onClick=${() => setMore(!more)}>${more ? t("start-options-less") : t("start-options")}</button>
    ${
      more &&
      names.map((option) => {
        const now = own[option] ?? presetValue(preset, option);
        return html`<label key=${option} class="field"><span>${t("option-name", { option })}</span>
        <select value=${now} onChange=${(/** @type {any} */ e) => keep({ options: { ...own, [option]: e.target.value } })}>
          ${editions.options[option].map((value) => html`<option key=${value} value=${value}>${t("option-value", { value: valueWord(value) })}</option>`)}
        </select>
        <span class="quiet">${t("option-value-about", { value: valueWord(now) })}</span>
      </label>`;
      })
    }
  </div>`;
}
