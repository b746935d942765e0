// @ts-check
/** The differences of the editions in one table. */
import { html } from "../../vendor/htm-preact.js";
import { t } from "../i18n.js";
import { valueWord } from "./edition-fields.js";

/** @param {{editions: import("../update.js").Model["editions"]}} props */
export function EditionsTable({ editions }) {
  if (!editions) return null;
  const options = Object.keys(editions.options).filter((option) => option !== "rounds");
  return html`<div class="wide" tabindex="0" role="region" aria-label=${t("rules-editions")}>
    <table class="editions">
      <thead>
        <tr><th scope="col">${t("start-edition")}</th>${options.map((option) => html`<th key=${option} scope="col" title=${t("option-about", { option })}>${t("option-name", { option })}</th>`)}</tr>
      </thead>
      <tbody>
        ${editions.editions.map(
          (edition) => html`<tr key=${edition.name}>
            <th scope="row" title=${t("edition-about", { edition: edition.name })}>${t("edition-name", { edition: edition.name })}</th>
            ${options.map((option) => {
              const value = valueWord(option === "tie_break" ? edition.tie_break : edition.options[option]);
              const usual = editions.editions.find((one) => one.name === editions.default);
              const other = value !== valueWord(option === "tie_break" ? usual.tie_break : usual.options[option]);
              return html`<td key=${option} class=${other ? "other" : ""} title=${t("option-value-about", { value })}>${t("option-value", { value })}</td>`;
            })}
          </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
