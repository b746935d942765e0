// @ts-check
/** The review of a finished game: chances, decisive moments, luck and skill, journeys, every decision. */
import { html } from "../../vendor/htm-preact.js";
import { useEffect, useMemo, useState } from "../../vendor/preact-hooks.js";
import { Problem, api } from "../api.js";
import { go, openDialog } from "../commands.js";
import { actionWords, percent } from "../coach-words.js";
import { list, need, t } from "../i18n.js";
import { isNight } from "../settings.js";
import { send } from "../store.js";
import { troubleOf } from "../trouble.js";
import { facesOf } from "../components/face.js";
import { StillMap } from "../components/still-map.js";
import { Strip } from "../components/strip.js";
import { Curve, KnownCurve } from "../components/review-curve.js";
import { Moments } from "../components/review-moments.js";
import { Counters, Decisions, Journeys, Seats } from "../components/review-tables.js";

/** @typedef {import("../wire.js").ReviewState} ReviewState */
/** @typedef {{table: import("../wire.js").Table, entries: import("../types.js").LogEntry[]}} Played */

const AGAIN = 1000;

/** @param {{model: import("../update.js").Model}} props */
export function ReviewPage({ model }) {
  const id = String(model.route.id);
  const [played, setPlayed] = useState(/** @type {Played | null} */ (null));
  const [found, setFound] = useState(/** @type {ReviewState | null} */ (null));
  const [queued, setQueued] = useState(false);
  useEffect(() => {
    const ready = Promise.all([need("coach"), need("review")]);
    void Promise.all([api.table(id), api.log(id), ready]).then(
      ([table, { entries }]) => setPlayed({ table, entries }),
      (error) => send({ type: "trouble", trouble: troubleOf(error) }),
    );
  }, [id]);
  useEffect(() => follow(id, setFound, setQueued), [id]);
  if (!played) return html`<p class="loading">${t("app-loading")}</p>`;
  const { outcome } = played.table.view ?? {};
  const names = played.table.seats.map((seat) => seat.name);
  const won = outcome ? list(outcome.winners.map((seat) => names[seat])) : "";
  return html`<div class="page">
    <${Strip} view=${null} onHome=${() => go({ page: "start" })} onMenu=${() => openDialog("menu")} />
    <main class="review">
      <header>
        <h1>${t("review-heading")}</h1>
        <p>${t("review-about")} ${won && t("end-winner", { player: won })}</p>
      </header>
      <${Progress} found=${found} queued=${queued} names=${names} />
      ${!found?.review && !found?.curve.length && html`<${Meanwhile} played=${played} />`}
      ${found && (found.review || found.curve.length > 0) && html`<${Found} found=${found} played=${played} names=${names} />`}
    </main>
  </div>`;
}

/**
 * Asks for the review, and again until it is whole.
 * @param {string} id @param {(found: ReviewState) => void} take @param {(queued: boolean) => void} wait
 */
function follow(id, take, wait) {
  let gone = false;
  const ask = async () => {
    try {
      const state = await api.review(id);
      const found = state.status === "none" ? await api.makeReview(id) : state;
      if (gone) return;
      take(found);
      wait(false);
      if (found.status === "done") return;
    } catch (error) {
      if (gone) return;
      const busy = !(error instanceof Problem) || error.status === 429 || error.status === 503;
      if (!busy) return send({ type: "trouble", trouble: troubleOf(error) });
      wait(error instanceof Problem && error.status === 429);
    }
    setTimeout(() => gone || void ask(), AGAIN);
  };
  void ask();
  return () => {
    gone = true;
  };
}

/** How far it has come, and what was judged last. @param {{found: ReviewState | null, queued: boolean, names: string[]}} props */
function Progress({ found, queued, names }) {
  if (found?.status === "done") return null;
  const share = found?.total ? found.done / found.total : 0;
  const words = queued ? t("review-queue") : t("review-wait", { share: percent(share) });
  const judged = found?.decisions[found.decisions.length - 1];
  return html`<section class="review-part review-progress">
    <progress max="1" value=${share} aria-label=${t("review-heading")}></progress>
    <p role="status">${words}</p>
    ${!queued && html`<p>${judged ? t("review-judging", { round: judged.decision.round, player: names[judged.seat], action: actionWords(judged.decision.played) }) : t("review-begins")}</p>`}
    ${!queued && html`<p class="quiet">${t("review-leave")}</p>`}
  </section>`;
}

/** Before there is anything to show: where everybody's journey ended, and the game to watch. @param {{played: Played}} props */
function Meanwhile({ played: { table } }) {
  const { view } = table;
  if (!view) return null;
  const faces = facesOf(view, table);
  return html`<div class="review-land"><${StillMap} night=${isNight()} faces=${view.players.map(({ boot }, seat) => [faces[seat], boot])} /></div>
    <p><button type="button" class="main" id="review-replay" onClick=${() => go({ page: "replay", id: table.game })}>${t("end-replay")}</button></p>`;
}

/** @param {{found: ReviewState, played: Played, names: string[]}} props */
function Found({ found, played, names }) {
  const { review, versions } = found;
  const events = useMemo(() => eventsOf(played.entries, versions), [played, versions]);
  const decisions = review
    ? review.seats.flatMap(({ seat, decisions: all }) => all.map((decision) => ({ seat, decision })))
    : found.decisions;
  /** Opens the replay before an event, counted from 1, with what-if for a seat. @param {number} event @param {number} seat */
  const open = (event, seat) =>
    go({ page: "replay", id: played.table.game, at: Math.max(1, (versions[event - 1] ?? 1) - 1), seat, think: true });
  const given = { review, names, events, decisions, versions, table: played.table, onOpen: open };
  return html`<${Section} name="curve">
      <${Curve} curve=${review?.curve ?? found.curve} ...${given} />
    <//>
    ${
      review &&
      html`<${Section} name="moments"><${Moments} ...${given} /><//>
      <${Section} name="players"><${Seats} ...${given} /><//>
      <${Section} name="known"><${KnownCurve} ...${given} /><//>
      <${Section} name="journeys"><${Journeys} ...${given} /><//>
      <${Section} name="counters"><${Counters} ...${given} /><//>
      <${Section} name="decisions"><${Decisions} ...${given} /><//>
      <${Section} name="notes"><p>${t("review-notes-text")}</p><//>`
    }`;
}

/** @typedef {{review: import("../wire.js").Review, names: string[], events: import("../types.js").GameEvent[],
 *   decisions: import("../wire.js").SeatDecision[], versions: number[], table: import("../wire.js").Table,
 *   onOpen: (event: number, seat: number) => void}} Given what the parts of the page show */

/** @param {{name: string, children?: any}} props */
const Section = ({ name, children }) =>
  html`<section class="review-part" aria-labelledby=${`review-${name}`}><h2 id=${`review-${name}`}>${t(`review-${name}`)}</h2>${children}</section>`;

/**
 * The record's events, each from the entry of the log that wrote it.
 * @param {import("../types.js").LogEntry[]} entries @param {number[]} versions
 * @returns {import("../types.js").GameEvent[]}
 */
function eventsOf(entries, versions) {
  const byVersion = new Map(entries.map((entry) => [entry.version, entry.events]));
  return versions.map((version, n) => (byVersion.get(version) ?? [])[n - versions.indexOf(version)]);
}
