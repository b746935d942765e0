// @ts-check
/** The review in numbers: luck and skill, error rates, journeys, counters, every decision. */
import { html } from "../../vendor/htm-preact.js";
import { useState } from "../../vendor/preact-hooks.js";
import { theBoard, wayWords } from "../board.js";
import { SIGNS, actionWords, change, percent } from "../coach-words.js";
import { language, list, t } from "../i18n.js";
import { Trails } from "../map/layers.js";
import { Cutting } from "./cutting.js";
import { Face, facesAt } from "./face.js";
import { Judgement, roundAt } from "./review-moments.js";
import { You } from "./you.js";

/** @typedef {import("../pages/review.js").Given} Given */

/** @param {number | null | undefined} rate */
const rateWords = (rate) =>
  rate === null || rate === undefined ? "–" : new Intl.NumberFormat(language.value, { maximumFractionDigits: 0 }).format(rate);

/** @param {{given: Given, seat: number}} props */
const Name = ({ given, seat }) =>
  html`<th scope="row"><span class="end-name"><${Face} who=${facesAt(given.table.seats)[seat]} seat=${seat} size=${32} /><span>${given.names[seat]}</span><${You} table=${given.table} seat=${seat} /></span></th>`;

/** @param {Given} given */
export function Seats(given) {
  const { seats } = given.review;
  const phases = Object.keys(seats[0]?.error_rate.phases ?? {});
  const rounds = (seats[0]?.error_rate.rounds ?? []).map((_, n) => n + 1);
  const inRound = (/** @type {number} */ round) => t("review-round-short", { round });
  const lucks = seats.map((seat) => luckOf(seat, given.events));
  return html`<p>${t("review-sum")}</p>
    <${BySeat} given=${given} label="review-players" rows=${[
      [t("review-start"), (/** @type {number} */ n) => percent(seats[n].start)],
      [t("review-luck"), (/** @type {number} */ n) => html`<${Bar} value=${seats[n].luck} error=${seats[n].standard_error} />`],
      [t("review-skill"), (/** @type {number} */ n) => html`<${Bar} value=${seats[n].skill} error=${seats[n].skill_standard_error} />`],
      [t("review-others"), (/** @type {number} */ n) => html`<${Bar} value=${seats[n].others} error=${seats[n].standard_error} />`],
      [t("review-result"), (/** @type {number} */ n) => html`<b>${percent(seats[n].result)}</b>`],
    ]} />
    <h3 id="review-lucks">${t("review-lucks")}</h3>
    <${BySeat} given=${given} label="review-lucks" rows=${[
      [t("review-deals"), (/** @type {number} */ n) => html`<${Bar} value=${lucks[n].deal} />`],
      [t("review-draws"), (/** @type {number} */ n) => html`<${Bar} value=${lucks[n].draw} />`],
      ...rounds.map((round) => [inRound(round), (/** @type {number} */ n) => round in lucks[n].rounds ? html`<${Bar} value=${lucks[n].rounds[round]} />` : "–"]),
    ]} />
    <h3 id="review-rates">${t("review-rates")}</h3>
    <p>${t("review-rates-about")}</p>
    <${BySeat} given=${given} label="review-rates" rows=${[
      [t("review-overall"), (/** @type {number} */ n) => html`<b>${rateWords(seats[n].error_rate.overall)}</b>`],
      ...phases.map((phase) => [t("review-phase", { phase }), (/** @type {number} */ n) => rateWords(seats[n].error_rate.phases[phase])]),
      ...rounds.map((round) => [inRound(round), (/** @type {number} */ n) => rateWords(seats[n].error_rate.rounds[round - 1])]),
    ]} />`;
}

/**
 * A table with a column for each seat.
 * @param {{given: Given, label: string, rows: [string, (n: number) => any][]}} props `rows`: what they are called, and what stands in them
 */
function BySeat({ given, label, rows }) {
  const { review, names, table } = given;
  return html`<div class="review-scroll" tabindex="0" role="group" aria-labelledby=${label}><table class="review-table by-seat">
    <thead><tr><td></td>${review.seats.map(({ seat }) => html`<th key=${seat} scope="col"><${Face} who=${facesAt(table.seats)[seat]} seat=${seat} size=${32} /><span class="seat-name" title=${names[seat]}>${names[seat]}</span><${You} table=${table} seat=${seat} /></th>`)}</tr></thead>
    <tbody>${rows.map(([words, cell]) => html`<tr key=${words}><th scope="row">${words}</th>${review.seats.map(({ seat }, n) => html`<td key=${seat}>${cell(n)}</td>`)}</tr>`)}</tbody>
  </table></div>`;
}

/**
 * Where a seat's luck came from.
 * @param {import("../wire.js").SeatReview} seat @param {import("../types.js").GameEvent[]} events
 */
function luckOf({ points }, events) {
  const found = { deal: 0, draw: 0, rounds: /** @type {Record<number, number>} */ ({}) };
  for (const { event, change: by, why } of points) {
    if (why !== "luck") continue;
    const round = roundAt(events, event);
    found[events[event - 1]?.event === "draw" ? "draw" : "deal"] += by;
    found.rounds[round] = (found.rounds[round] ?? 0) + by;
  }
  return found;
}

/** A change with its error, if that is known, and a bar from the middle. @param {{value: number, error?: number}} props */
function Bar({ value, error }) {
  const width = Math.min(50, 50 * Math.abs(value));
  return html`<span class="review-bar"><i class=${value < 0 ? "lost" : "won"} style=${{ left: `${value < 0 ? 50 - width : 50}%`, width: `${width}%` }}></i></span>${change(value)}${error !== undefined && html` <small>± ${percent(error)}</small>`}`;
}

/** @param {Given} given */
export function Journeys(given) {
  const { review, names } = given;
  const [open, setOpen] = useState(-1);
  return html`<p>${t("review-journeys-about")}</p>
    <div class="review-scroll" tabindex="0" role="group" aria-labelledby="review-journeys"><table class="review-table">
      <thead><tr><th scope="col">${t("review-whose")}</th><th scope="col">${t("review-round-column")}</th><th scope="col">${t("review-played-column")}</th><th scope="col">${t("review-best-column")}</th><td></td></tr></thead>
      <tbody>${review.turns.map(
        (turn, n) => html`<tr key=${n} class=${turn.best.new_towns > turn.played.new_towns ? "review-missed" : ""}>
          <${Name} given=${given} seat=${turn.seat} />
          <td>${turn.round}</td><td>${turn.played.new_towns}</td><td>${turn.proved ? turn.best.new_towns : `≥ ${turn.best.new_towns}`}</td>
          <td><button type="button" aria-expanded=${open === n} aria-label=${t("review-both-of", { player: names[turn.seat], round: turn.round })} onClick=${() => setOpen(open === n ? -1 : n)}>${t("review-both")}</button></td>
        </tr>
        ${open === n && html`<tr key=${`${n} map`}><td colspan="5"><${Both} turn=${turn} /></td></tr>`}`,
      )}</tbody>
    </table></div>`;
}

/** @param {{turn: import("../wire.js").Turn}} props */
function Both({ turn }) {
  const box = /** @type {import("./cutting.js").Box} */ (theBoard().view_box);
  const trails = (/** @type {string[]} */ ways) => Array.from({ length: turn.seat + 1 }, (_, seat) => (seat === turn.seat ? ways : []));
  return html`<div class="review-both">
    ${/** @type {const} */ (["played", "best"]).map(
      (which) => html`<figure key=${which}><${Cutting} box=${box}><${Trails} trails=${trails(turn[which].connections)} over=${true} /><//><figcaption>${t(`review-${which}-column`)}</figcaption></figure>`,
    )}
  </div>`;
}

/** @param {Given} given */
export function Counters({ review, names }) {
  const useful = review.counters.filter((counter) => counter.uses.some((use) => use.towns > 0));
  if (!useful.length) return html`<p>${t("review-counters-none")}</p>`;
  return html`<ul class="review-list">${useful.map(
    ({ event, seat, round, counter, connection, uses }) =>
      html`<li key=${event}>${t("review-counter", { player: names[seat], round, kind: counter, ...wayWords(connection) })} <b>${list(uses.filter((use) => use.towns > 0).map((use) => t("review-use", { player: names[use.seat], n: use.towns })))}</b></li>`,
  )}</ul>`;
}

/** @param {Given} given */
export function Decisions({ review, names, table, onOpen }) {
  return html`${review.seats.map(
    ({ seat, decisions }) => html`<details key=${seat}>
      <summary>${t("review-decisions-of", { player: names[seat], n: decisions.length })} <${You} table=${table} seat=${seat} /></summary>
      <ol class="review-list">${decisions.map(
        (decision) => html`<li key=${decision.event}>
          <button type="button" class="review-go" onClick=${() => onOpen(decision.event, seat)} aria-label=${t("review-replay")} title=${t("review-replay")}>▸</button>
          <div>${decision.loss > 0 || decision.grade === "brilliant" ? html`<b class=${`review-mark ${decision.grade}`}>${t("review-grade", { grade: decision.grade })} ${SIGNS[decision.grade]}</b><${Judgement} decision=${decision} />` : actionWords(decision.played)}</div>
        </li>`,
      )}</ol>
    </details>`,
  )}`;
}
