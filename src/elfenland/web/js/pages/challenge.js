// @ts-check
/** A challenge, or the deal of the day: who sits there, how others fared, and the way to play it oneself. */
import { html } from "../../vendor/htm-preact.js";
import { useEffect, useState } from "../../vendor/preact-hooks.js";
import { api } from "../api.js";
import { dayWords } from "../clock.js";
import { go } from "../commands.js";
import { useErrand } from "../errand.js";
import { list, need, t } from "../i18n.js";
import { pathOf } from "../router.js";
import { send } from "../store.js";
import { troubleOf } from "../trouble.js";
import { Cutting } from "../components/cutting.js";
import { Face } from "../components/face.js";
import { LinkRow } from "../components/link-row.js";
import { QuietPage } from "../components/quiet-page.js";

/** @typedef {import("../wire.js").Challenge} Challenge */

/** @param {{model: import("../update.js").Model}} props */
export function ChallengePage({ model }) {
  const id = String(model.route.id);
  const [found, setFound] = useState(/** @type {Challenge | null} */ (null));
  useEffect(() => {
    Promise.all([id === "today" ? api.dealOfTheDay() : api.challenge(id), need("puzzles")]).then(
      ([challenge]) => setFound(challenge),
      (error) => send({ type: "trouble", trouble: troubleOf(error) }),
    );
  }, [id]);
  if (!found) return html`<p class="loading">${t("app-loading")}</p>`;
  const title = found.day ? t("deal-day") : t("challenge-title");
  return html`<div class="page">
    <${QuietPage} name="puzzles" title=${title} text=${t("challenge-about")} picture=${() => html`<${Cutting} box=${[430, 120, 520, 180]} fill />`}>
      <${Play} challenge=${found} />
      <${Results} challenge=${found} />
      <section><h2>${t("challenge-share")}</h2><${LinkRow} link=${found.link} label=${t("challenge-share")} /></section>
    <//>
  </div>`;
}

/** @param {{challenge: Challenge}} props */
function Play({ challenge: { id, day, seats, mine, game, town_cards: towns } }) {
  const bots = seats.flatMap(({ bot, name }) => (bot ? [{ bot, name }] : []));
  const [busy, play] = useErrand(async () => {
    const table = await api.playChallenge(id);
    go({ page: "table", id: table.game }, { table });
  });
  return html`<section class="puzzles-day">
    <h2>${day ? html`<time datetime=${day}>${dayWords(day, "long")}</time>` : t("challenge-deal")}</h2>
    <p class="challenge-faces">${bots.map(({ bot }, n) => html`<${Face} key=${n} who=${bot} seat=${n + 1} size=${48} />`)}</p>
    <p>${t("challenge-rivals", { players: list(bots.map(({ name }) => name)) })}${towns ? ` ${t("challenge-towns")}` : ""}</p>
    <p class="quiet">${t("challenge-once")}</p>
    <p>${
      mine === "played" && game
        ? html`<button type="button" id="my-replay" onClick=${() => go({ page: "replay", id: game })}>${t("challenge-mine")}</button>`
        : html`<button type="button" class="main" id="play" disabled=${busy} onClick=${play}>${t(mine === "new" ? "challenge-play" : "challenge-go-on")}</button>`
    }</p>
  </section>`;
}

/** @param {{challenge: Challenge}} props */
function Results({ challenge: { results } }) {
  return html`<section>
    <h2>${t("challenge-results")}</h2>
    ${
      results.length === 0
        ? html`<p class="quiet">${t("challenge-nobody")}</p>`
        : html`<table class="challenge-table">
      <thead><tr><th scope="col">${t("challenge-name")}</th><th scope="col">${t("challenge-score")}</th><th scope="col">${t("challenge-place")}</th><th scope="col"><span class="hidden">${t("challenge-look")}</span></th></tr></thead>
      <tbody>
        ${results.map(
          ({ name, mine, score, place, game }, n) => html`<tr key=${n} class=${mine ? "mine" : ""}>
          <th scope="row">${name}</th><td>${score}</td><td>${place}</td>
          <td>${game && html`<span class="challenge-links"><${Way} to=${{ page: "replay", id: game }} name=${name} label=${t("games-replay")} /><${Way} to=${{ page: "review", id: game }} name=${name} label=${t("end-review")} /></span>`}</td>
        </tr>`,
        )}
      </tbody>
    </table>`
    }
    ${results.some(({ game }) => !game) && html`<p class="quiet">${t("challenge-hidden")}</p>`}
  </section>`;
}

/** A link to somebody's game. @param {{to: import("../types.js").Route, name: string, label: string}} props */
function Way({ to, name, label }) {
  const open = (/** @type {Event} */ event) => {
    event.preventDefault();
    go(to);
  };
  return html`<a class="button" href=${pathOf(to)} aria-label=${`${label}: ${name}`} onClick=${open}>${label}</a>`;
}
