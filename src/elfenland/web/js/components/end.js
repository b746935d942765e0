// @ts-check
/** The end: who won and by which rule, the scores explained, towns per round, and what to do next. */
import { html } from "../../vendor/htm-preact.js";
import { api } from "../api.js";
import { townName } from "../board.js";
import { list, t } from "../i18n.js";
import { journeys } from "../shown.js";
import { Shape } from "./shape.js";
import { TownsChart } from "./towns-chart.js";

/** @param {{model: import("../update.js").Model, act: any}} props */
export function End({ model, act }) {
  const { view, table, events } = model;
  const outcome = view?.outcome;
  if (!view || !table || !outcome) return null;
  const names = view.players.map((player) => player.name);
  const won = outcome.winners.map((seat) => names[seat]);
  const alone = outcome.winners.length === 1;
  const mine = alone && table.my_seats.length === 1 && table.my_seats[0] === outcome.winners[0];
  const order = names.map((_, seat) => seat).sort((a, b) => rank(b) - rank(a));
  /** @param {number} seat */
  function rank(seat) {
    return (
      (outcome?.winners.includes(seat) ? 1e6 : 0) + (outcome?.scores[seat] ?? 0) * 100 + (outcome?.cards[seat] ?? 0)
    );
  }
  return html`<section class="dock end" aria-labelledby="end-heading" id="dock" tabindex="-1">
    <div class="end-words">
      <p class="over">${t("end-heading")}</p>
      <h2 id="end-heading">${alone ? (mine ? t("end-you") : t("end-winner", { player: won[0] })) : t("end-shared", { players: list(won) })}</h2>
      <p>${t("end-rule", { reason: outcome.reason, rule: outcome.rule })}</p>
    </div>
    <table class="end-table">
      <caption class="hidden">${t("end-table")}</caption>
      <thead>
        <tr>
          <th scope="col">${t("end-player")}</th>
          <th scope="col">${t("end-pieces")}</th>
          ${outcome.distances && html`<th scope="col" class="town-column">${t("end-town-card")}</th><th scope="col">${t("end-distance")}</th><th scope="col">${t("end-score")}</th>`}
          <th scope="col">${t("end-cards")}</th>
        </tr>
      </thead>
      <tbody>
        ${order.map(
          (seat) => html`<tr key=${seat} class=${outcome.winners.includes(seat) ? "winner" : ""}>
            <th scope="row"><${Shape} seat=${seat} size=${18} /> ${names[seat]}${outcome.distances && html`<span class="town-below">${townName(view.players[seat].town_card ?? "")}</span>`}</th>
            <td>${outcome.pieces[seat]}</td>
            ${
              outcome.distances &&
              html`<td class="town-column">${townName(view.players[seat].town_card ?? "")}</td>
              <td>−${outcome.distances[seat]}</td>
              <td title=${t("end-score-sum", { n: outcome.pieces[seat], distance: outcome.distances[seat], town: townName(view.players[seat].town_card ?? ""), score: outcome.scores[seat] })}><b>${outcome.scores[seat]}</b></td>`
            }
            <td>${outcome.cards[seat]}</td>
          </tr>`,
        )}
      </tbody>
    </table>
    <${TownsChart} journeys=${journeys(events, names.length)} names=${names} rounds=${view.options.rounds} />
    <div class="buttons">
      ${table.my_seats.length > 0 && html`<button type="button" class="main" id="rematch" onClick=${act.rematch} title=${t("end-rematch-about")}>${t("end-rematch")}</button>`}
      <button type="button" id="replay" onClick=${act.replay}>${t("end-replay")}</button>
      <a class="button" href=${api.recordAddress(table.game)} download=${`elfenland-${table.game}.jsonl`}>${t("end-record")}</a>
      <button type="button" onClick=${act.home}>${t("end-new")}</button>
    </div>
    <fieldset class="journeys">
      <legend>${t("end-journeys")}</legend>
      ${names.map(
        (name, seat) =>
          html`<button key=${seat} type="button" aria-pressed=${act.traced(seat)} onClick=${() => act.trace(seat)} title=${t("end-journey-of", { player: name })}><${Shape} seat=${seat} size=${20} /> <span>${name}</span></button>`,
      )}
    </fieldset>
  </section>`;
}
