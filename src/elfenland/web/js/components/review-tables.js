// @ts-check
/** The review in numbers: luck and skill, error rates, journeys, counters, every decision. */
import { html } from "../../vendor/htm-preact.js";
import { useState } from "../../vendor/preact-hooks.js";
import { theBoard, wayWords } from "../board.js";
import { SIGNS, actionWords, change, percent } from "../coach-words.js";
import { language, list, t } from "../i18n.js";
import { Trails } from "../map/layers.js";
import { Cutting } from "./cutting.js";
import { Face, faceOf } from "./face.js";
import { Judgement } from "./review-moments.js";

/** @typedef {import("../pages/review.js").Given} Given */

/** @param {number | null | undefined} rate */
const rateWords = (rate) =>
  rate === null || rate === undefined ? "–" : new Intl.NumberFormat(language.value, { maximumFractionDigits: 0 }).format(rate);

/** @param {{given: Given, seat: number}} props */
const Name = ({ given, seat }) =>
  html`<th scope="row"><span class="end-name"><${Face} who=${faceOf(given.table.seats[seat])} seat=${seat} size=${32} /><span>${given.names[seat]}</span></span></th>`;

/** @param {Given} given */
export function Seats(given) {
  const { review } = given;
  const phases = Object.keys(review.seats[0]?.error_rate.phases ?? {});
  const rounds = [...(review.seats[0]?.error_rate.rounds ?? [])].map((_, n) => n);
  return html`<p>${t("review-sum")}</p>
    <div class="review-scroll" tabindex="0" role="group" aria-labelledby="review-players"><table class="review-table">
      <thead><tr><th scope="col">${t("review-whose")}</th>${["start", "luck", "skill", "others", "result"].map((name) => html`<th key=${name} scope="col">${t(`review-${name}`)}</th>`)}</tr></thead>
      <tbody>${review.seats.map(
        (seat) => html`<tr key=${seat.seat}>
          <${Name} given=${given} seat=${seat.seat} />
          <td>${percent(seat.start)}</td>
          <td><${Bar} value=${seat.luck} error=${seat.standard_error} /></td>
          <td><${Bar} value=${seat.skill} error=${seat.skill_standard_error} /></td>
          <td><${Bar} value=${seat.others} error=${seat.standard_error} /></td>
          <td><b>${percent(seat.result)}</b></td>
        </tr>`,
      )}</tbody>
    </table></div>
    <h3 id="review-rates">${t("review-rates")}</h3>
    <p>${t("review-rates-about")}</p>
    <div class="review-scroll" tabindex="0" role="group" aria-labelledby="review-rates"><table class="review-table">
      <thead><tr><th scope="col">${t("review-whose")}</th><th scope="col">${t("review-overall")}</th>${phases.map((phase) => html`<th key=${phase} scope="col">${t("review-phase", { phase })}</th>`)}${rounds.map((n) => html`<th key=${n} scope="col">${t("review-round-short", { round: n + 1 })}</th>`)}</tr></thead>
      <tbody>${review.seats.map(
        ({ seat, error_rate: rate }) => html`<tr key=${seat}>
          <${Name} given=${given} seat=${seat} />
          <td><b>${rateWords(rate.overall)}</b></td>
          ${phases.map((phase) => html`<td key=${phase}>${rateWords(rate.phases[phase])}</td>`)}
          ${rounds.map((n) => html`<td key=${n}>${rateWords(rate.rounds[n])}</td>`)}
        </tr>`,
      )}</tbody>
    </table></div>`;
}

/** A change with its error, and a bar from the middle. @param {{value: number, error: number}} props */
function Bar({ value, error }) {
  const width = Math.min(50, 50 * Math.abs(value));
  return html`<span class="review-bar"><i class=${value < 0 ? "lost" : "won"} style=${{ left: `${value < 0 ? 50 - width : 50}%`, width: `${width}%` }}></i></span>${change(value)} <small>± ${percent(error)}</small>`;
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
export function Decisions({ review, names, onOpen }) {
  return html`${review.seats.map(
    ({ seat, decisions }) => html`<details key=${seat}>
      <summary>${t("review-decisions-of", { player: names[seat], n: decisions.length })}</summary>
      <ol class="review-list">${decisions.map(
        (decision) => html`<li key=${decision.event}>
          <button type="button" class="review-go" onClick=${() => onOpen(decision.event, seat)} aria-label=${t("review-replay")} title=${t("review-replay")}>▸</button>
          <div>${decision.loss > 0 || decision.grade === "brilliant" ? html`<b class=${`review-mark ${decision.grade}`}>${t("review-grade", { grade: decision.grade })} ${SIGNS[decision.grade]}</b><${Judgement} decision=${decision} />` : actionWords(decision.played)}</div>
        </li>`,
      )}</ol>
    </details>`,
  )}`;
}
