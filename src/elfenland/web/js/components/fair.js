// @ts-check
/** Luck that nobody can choose: this browser adds a number of its own before the game, and keeps it to check the luck later. */
import { html } from "../../vendor/htm-preact.js";
import { useEffect } from "../../vendor/preact-hooks.js";
import { api, freshId } from "../api.js";
import { t } from "../i18n.js";
import { kept, write } from "../kept.js";

/** @typedef {import("../wire.js").Table} Table */

const KEY = "elfenland.numbers"; // that this browser has added, by commitment

/** The number for a commitment: written down here before anybody else knows it. @param {string} commitment @returns {string} */
function numberFor(commitment) {
  const known = kept(KEY);
  const number = known[commitment] ?? freshId();
  write(KEY, { ...known, [commitment]: number }, 100); // the record has the number, too
  return number;
}

/** @param {{table: Table}} props */
export function FairLine({ table }) {
  const { fair, status, my_seats: seats } = table;
  const [seat] = seats;
  const missing = fair && status === "open" && seat !== undefined && !fair.numbers[seat];
  useEffect(() => {
    // If the game has just begun it is too late, and the luck is fair without this number: no error to show.
    if (missing) void api.post(table.game, "luck", { number: numberFor(fair.commitment), seat }).catch(() => {});
  }, [missing]);
  if (!fair) return null;
  const number = kept(KEY)[fair.commitment];
  return html`<details class="fair">
    <summary>${t("fair-title")}</summary>
    <p>${t("fair-about")}</p>
    <p>${t("fair-commitment")} <code style=${{ overflowWrap: "anywhere" }}>${fair.commitment}</code></p>
    ${
      status === "finished" &&
      number &&
      seat !== undefined &&
      html`<p>${t("fair-receipt")} <code id="receipt" style=${{ overflowWrap: "anywhere" }}>${`fair1:${fair.commitment}:${seat}:${number}`}</code></p>`
    }
  </details>`;
}
