// @ts-check
/** Hints of the first game: one sentence for each thing as it comes. */
import { html } from "../../vendor/htm-preact.js";
import { isMyTurn, legal } from "../choices.js";
import { t } from "../i18n.js";

/**
 * The hint that fits the moment and has not been shown yet.
 * @param {import("../wire.js").View} view @param {string[]} seen @param {{mode: string} | null} paying
 * @returns {string | null}
 */
export function hintFor(view, seen, paying) {
  /** @type {string[]} */
  const fits = [];
  if (view.phase === "draw") {
    if (view.round === 1) fits.push("goal"); // it speaks of the beginning
    fits.push("cards", "secret", ...(view.options.town_cards ? ["town-card"] : []), "draw");
  }
  if (view.phase === "plan" && isMyTurn(view))
    fits.push("plan", ...(legal(view, "obstacle").length ? ["obstacle"] : []), "pass");
  if (view.phase === "travel" && isMyTurn(view)) {
    fits.push(
      ...(paying?.mode === "discard" ? ["discard"] : []),
      "travel",
      ...(legal(view, "caravan").length ? ["caravan"] : []),
      "water",
    );
  }
  if (view.phase === "keep" && isMyTurn(view)) fits.push("keep");
  return fits.find((hint) => !seen.includes(hint)) ?? null;
}

/** What it says follows the options of this table. @param {{hint: string, options: import("../wire.js").View["options"], onNext: () => void, onOff: () => void}} props */
export function Hint({ hint, options, onNext, onOff }) {
  const { nebulae_ferry: ferry, caravan, town_distance: distance } = options;
  return html`<section class="hint" aria-label=${t("hint-heading")}>
    <p>${t(`hint-${hint}`, { ferry, caravan, distance })}</p>
    <div class="hint-buttons">
      <button type="button" class="main" onClick=${onNext}><span>${t("hint-next")}</span></button>
      <button type="button" class="plain" onClick=${onOff}>${t("hint-off")}</button>
    </div>
  </section>`;
}
