// @ts-check
/** The differences of the editions: a table, or on narrow pages a block for each with what is different there. */
import { html } from "../../vendor/htm-preact.js";
import { useEffect, useState } from "../../vendor/preact-hooks.js";
import { t } from "../i18n.js";
import { marked } from "../searching.js";
import { presetValue, valueWord } from "./edition-fields.js";

/** @typedef {import("../update.js").Model["editions"]} Editions */
/** @typedef {import("../wire.js").EditionInfo} EditionInfo */

/** The same as the other styles of a phone. */
const NARROW = matchMedia("(max-width: 43.6875em)");

/** @param {NonNullable<Editions>} editions */
const optionsOf = (editions) => Object.keys(editions.options).filter((option) => option !== "rounds");

/** @param {EditionInfo} edition @param {string} option */
const valueOf = (edition, option) => valueWord(presetValue(edition, option));

/** Everything that the table says, to be searched. @param {Editions} editions @returns {string} */
export function editionsWords(editions) {
  if (!editions) return "";
  const options = optionsOf(editions);
  return [
    t("rules-editions"),
    ...options.map((option) => t("option-name", { option })),
    ...editions.editions.flatMap((edition) => [
      t("edition-name", { edition: edition.name }),
      ...options.map((option) => t("option-value", { value: valueOf(edition, option) })),
    ]),
  ].join(" ");
}

/** @param {{editions: Editions, words: string[]}} props `words` are marked */
export function EditionsTable({ editions, words }) {
  const [narrow, setNarrow] = useState(NARROW.matches);
  useEffect(() => {
    const turn = () => setNarrow(NARROW.matches);
    NARROW.addEventListener("change", turn);
    return () => NARROW.removeEventListener("change", turn);
  }, []);
  if (!editions) return null;
  const usual = editions.editions.find((one) => one.name === editions.default) ?? editions.editions[0];
  const options = optionsOf(editions);
  const differs = (/** @type {EditionInfo} */ edition, /** @type {string} */ option) =>
    valueOf(edition, option) !== valueOf(usual, option);
  const named = (/** @type {EditionInfo} */ edition) => marked(t("edition-name", { edition: edition.name }), words);
  const asked = (/** @type {string} */ option) => marked(t("option-name", { option }), words);
  const told = (/** @type {EditionInfo} */ edition, /** @type {string} */ option) =>
    marked(t("option-value", { value: valueOf(edition, option) }), words);
  if (narrow)
    return [usual, ...editions.editions.filter((one) => one !== usual)].map(
      (edition) => html`<article key=${edition.name} class="edition">
        <h3>${named(edition)}</h3>
        <p class="quiet">${t("edition-about", { edition: edition.name })}</p>
        <dl>
          ${options
            .filter((option) => edition === usual || differs(edition, option))
            .map((option) => html`<div key=${option}><dt>${asked(option)}</dt><dd>${told(edition, option)}</dd></div>`)}
        </dl>
      </article>`,
    );
  return html`<div class="wide" tabindex="0" role="region" aria-label=${t("rules-editions")}>
    <table class="editions">
      <thead>
        <tr><th scope="col">${t("start-edition")}</th>${options.map((option) => html`<th key=${option} scope="col" title=${t("option-about", { option })}>${asked(option)}</th>`)}</tr>
      </thead>
      <tbody>
        ${editions.editions.map(
          (edition) => html`<tr key=${edition.name}>
            <th scope="row" title=${t("edition-about", { edition: edition.name })}>${named(edition)}</th>
            ${options.map((option) => html`<td key=${option} class=${differs(edition, option) ? "other" : ""} title=${t("option-value-about", { value: valueOf(edition, option) })}>${told(edition, option)}</td>`)}
          </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
