// @ts-check
/** The end: who won and by which rule, the scores explained, towns per round, and what to do next. */
import { html } from "../../vendor/htm-preact.js";
import { api } from "../api.js";
import { townName } from "../board.js";
import { go } from "../commands.js";
import { need, t } from "../i18n.js";
import { journeys } from "../shown.js";
import { complain } from "../trouble.js";
import { Coached } from "./coached.js";
import { Face, facesOf } from "./face.js";
import { lazy } from "./lazy.js";
import { NextGame } from "./next-game.js";
import { rankOf, whoWon } from "./podium.js";
import { withRules } from "./rule-links.js";
import { TownsBar } from "./towns-bar.js";

const FairLine = lazy(() => Promise.all([import("./fair.js"), need("people")]).then(([module]) => module.FairLine));

/**
 * @param {{model: import("../update.js").Model, act: import("../pages/table-acts.js").Acts, traced: number[] | null,
 *   onTrace: (seats: number[]) => void}} props `traced`: the seats whose journeys the map shows, null for all
 */
export function End({ model, act, traced, onTrace }) {
  const { view, table, events } = model;
  const outcome = view?.outcome;
  if (!view || !table || !outcome) return null;
  const names = view.players.map((player) => player.name);
  const faces = facesOf(view, table);
  const by = table.rematch ? table.rematch_by : null;
  const asker = by !== null && !table.my_seats.includes(by) ? table.seats[by].name : null;
  return html`<section class="dock end" aria-labelledby="end-heading" id="dock" tabindex="-1">
    <div class="end-head">
      <div class="end-words">
        <h2 id="end-heading"><span>${outcome.winners.map((seat) => html`<${Face} key=${seat} who=${faces[seat]} seat=${seat} size=${64} />`)}</span><span>${whoWon(outcome, names, table.my_seats)}</span></h2>
        ${asker && html`<p role="status"><b>${t("rematch-wanted", { player: asker })}</b></p>`}
        <p>${withRules(t("end-rule", { reason: outcome.reason, rule: outcome.rule }))}</p>
        <${NextGame} table=${table} winners=${outcome.winners} />
      </div>
      <div class="buttons">
        ${table.my_seats.length > 0 ? html`<button type="button" class="main" id="rematch" onClick=${act.rematch} title=${t("end-rematch-about")}>${t(asker ? "games-join" : "end-rematch")}</button>` : asker && html`<button type="button" class="main" id="rematch" onClick=${act.watchRematch}>${t("games-watch")}</button>`}
        ${canChallenge(table) && html`<button type="button" id="challenge" onClick=${() => void challenge(table)}>${t("nav-challenge")}</button>`}
        <button type="button" id="replay" onClick=${act.replay}>${t("end-replay")}</button>
        <button type="button" id="review" onClick=${act.review}>${t("end-review")}</button>
        <a class="button" href=${api.recordAddress(table.game)} download=${`elfenland-${table.game}.jsonl`}>${t("end-record")}</a>
        <button type="button" onClick=${act.home}>${t("end-new")}</button>
      </div>
    </div>
    <${FairLine} table=${table} />
    <${Result} view=${view} table=${table} faces=${faces} outcome=${outcome} steps=${journeys(events, names.length)} traced=${traced ?? names.map((_, seat) => seat)} onTrace=${onTrace} />
  </section>`;
}

/** A game of mine alone against bots can be played again by others. @param {import("../wire.js").Table} table */
const canChallenge = (table) =>
  table.my_seats.length === 1 && table.source === "table" && table.seats.filter((seat) => seat.kind === "human").length === 1;

/** @param {import("../wire.js").Table} table */
async function challenge(table) {
  try {
    const { id } = table.challenge ? { id: table.challenge } : await api.newChallenge({ game: table.game });
    go({ page: "challenge", id });
  } catch (error) {
    complain(error);
  }
}

/**
 * A line for each player, the winners first: towns, count, journey on the map.
 * @param {{view: import("../wire.js").View, table: import("../wire.js").Table, faces: string[], outcome: import("../wire.js").Outcome,
 *   steps: {round: number, collected: boolean}[][], traced: number[], onTrace: (seats: number[]) => void}} props
 */
function Result({ view, table, faces, outcome, steps, traced, onTrace }) {
  const names = view.players.map((player) => player.name);
  const order = names.map((_, seat) => seat).sort((a, b) => rankOf(outcome, b) - rankOf(outcome, a));
  const far = outcome.distances;
  /** The first to be chosen stands alone; then one more, or one less. @param {number} seat */
  const trace = (seat) => {
    if (traced.length === names.length) onTrace([seat]);
    else onTrace(traced.includes(seat) ? traced.filter((one) => one !== seat) : [...traced, seat]);
  };
  return html`<table class=${far ? "end-table far" : "end-table"}>
    <caption class="hidden">${t("end-table")}</caption>
    <thead>
      <tr>
        <th scope="col">${t("end-player")}</th>
        <th scope="col" class="towns">${t("end-towns-chart")}</th>
        <th scope="col">${t("end-pieces")}</th>
        ${far && html`<th scope="col" class="town-column">${t("end-town-card")}</th><th scope="col">${t("end-distance")}</th><th scope="col">${t("end-score")}</th>`}
        <th scope="col" class="cards">${t("end-cards")}</th>
        <th scope="col" class="journey-column">${t("end-journeys")}</th>
      </tr>
    </thead>
    <tbody>
      ${order.map((seat) => {
        const town = townName(view.players[seat].town_card ?? "");
        return html`<tr key=${seat} class=${outcome.winners.includes(seat) ? "winner" : ""} style=${{ "--player": `var(--player-${seat})` }}>
          <th scope="row"><span class="end-name"><${Face} who=${faces[seat]} seat=${seat} size=${32} /><span title=${names[seat]}>${names[seat]}</span>${seat === view.seat && html`<b class="tag you">${t("player-you")}</b>`}<${Coached} table=${table} seat=${seat} /></span>${far && html`<span class="town-below">${town}</span>`}</th>
          <td class="towns"><${TownsBar} name=${names[seat]} steps=${steps[seat]} rounds=${view.options.rounds} /></td>
          <td>${outcome.pieces[seat]}</td>
          ${
            far &&
            html`<td class="town-column">${town}</td>
            <td>${far[seat] ? `−${far[seat]}` : 0}</td>
            <td title=${t("end-score-sum", { n: outcome.pieces[seat], distance: far[seat], town, score: outcome.scores[seat] })}><b>${outcome.scores[seat]}</b></td>`
          }
          <td>${outcome.cards[seat]}</td>
          <td class="journey-column"><button type="button" class="journey" aria-pressed=${traced.includes(seat)} onClick=${() => trace(seat)} aria-label=${t("end-journey-of", { player: names[seat] })} title=${t("end-journey-of", { player: names[seat] })}><${Trail} /></button></td>
        </tr>`;
      })}
    </tbody>
  </table>`;
}

/** A line as the map draws a journey. */
function Trail() {
  const line = "M4 13C12 3 16 5 22 10S34 15 40 5";
  return html`<svg viewBox="0 0 44 18" width="2.75rem" height="1.125rem" fill="none" stroke-linecap="round" aria-hidden="true"><path class="trail-halo" d=${line} /><path class="trail" d=${line} /></svg>`;
}
