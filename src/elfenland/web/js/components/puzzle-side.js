// @ts-check
/** Beside a puzzle: what is asked, what can be done now in words, and what came of it. */
import { html } from "../../vendor/htm-preact.js";
import { townName, wayWords } from "../board.js";
import { roadsFor } from "../choices.js";
import { dayWords } from "../clock.js";
import { cardList, t } from "../i18n.js";
import { Chart } from "./chart.js";
import { LinkRow } from "./link-row.js";

/** @typedef {import("../wire.js").LegalChoice} LegalChoice */

/**
 * @param {{solving: import("../puzzle-state.js").Solving, data: import("../wire.js").PuzzlePosition,
 *   view: import("../wire.js").View, still: boolean, onTake: (choice: LegalChoice) => void}} props
 */
export function PuzzleSide({ solving, data, view, still, onTake }) {
  const { verdict, chosen } = solving;
  const { kind, rating, mine } = data.info;
  const choices = view.phase === "plan" ? [...roadsFor(view, chosen).values()] : view.legal;
  return html`<aside class="side" tabindex="0" aria-label=${t("puzzle-title", { kind })}>
    <section class="puzzle-about">
      <h2>${data.day ? t("puzzle-day") : t("puzzle-title", { kind })}</h2>
      ${data.day && html`<p><time datetime=${data.day}>${dayWords(data.day, "long")}</time></p>`}
      <p>${t("puzzle-task", { kind })}</p>
      <p class="quiet">${t("puzzle-rated", { rating: String(rating) })} · ${t("puzzle-mine", { mine: verdict?.counts ? (verdict.solved ? "solved" : "missed") : mine })}</p>
      ${mine === "new" && !verdict && html`<p class="quiet">${t("puzzle-counts")}</p>`}
      ${verdict?.counts && html`<p class="puzzle-change" role="status">${t("puzzle-rating-now", { rating: String(verdict.rating), change: `${verdict.change < 0 ? "−" : "+"}${Math.abs(verdict.change)}` })}${verdict.solved ? ` ${t("puzzle-days", { n: verdict.days })}` : ""}</p>`}
      ${verdict?.solved && html`<p>${t("puzzle-share")}</p><${LinkRow} link=${shareText(data, verdict)} label=${t("puzzle-share")} />`}
    </section>
    <section class="puzzle-chart"><h2>${t("chart-heading")}</h2><${Chart} view=${data.view} /></section>
    ${
      !still &&
      !verdict?.solved &&
      choices.length > 0 &&
      html`<section class="puzzle-steps">
      <h2>${t(view.phase === "plan" ? "puzzle-roads" : "puzzle-ways")}</h2>
      <ul>
        ${choices.map((choice) => choice.action !== "end" && choice.action !== "pass" && html`<li key=${choice.text}><button type="button" onClick=${() => onTake(choice)}>${choiceWords(choice)}</button></li>`)}
      </ul>
    </section>`
    }
  </aside>`;
}

/** @param {LegalChoice} choice @returns {string} */
function choiceWords(choice) {
  if (choice.action === "place") return `${t("map-road", wayWords(String(choice.connection)))} · ${t("price-label", { n: choice.price ?? 0 })}`;
  const cost = choice.action === "caravan" ? t("btn-caravan", { n: choice.choose ?? 0 }) : cardList(choice.cards ?? []);
  return `${townName(String(choice.to))} · ${cost}`;
}

/** @param {import("../wire.js").PuzzlePosition} data @param {import("../wire.js").PuzzleVerdict} verdict @returns {string} one line for others */
function shareText({ day, info }, verdict) {
  const tries = info.mine === "new" && verdict.counts ? "first" : "later";
  const title = day ? `${t("puzzle-day")} ${dayWords(day)}` : t("puzzle-title", { kind: info.kind });
  return `Elfenland · ${title} · ${t("puzzle-shared", { tries })} · ${location.origin}/puzzle/${info.id}`;
}
