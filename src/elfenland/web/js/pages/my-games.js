// @ts-check
/** My games: what I have played, how it ended, and what it adds up to. */
import { html } from "../../vendor/htm-preact.js";
import { useEffect, useState } from "../../vendor/preact-hooks.js";
import { api } from "../api.js";
import { theBoard } from "../board.js";
import { dayWords } from "../clock.js";
import { deleteGame, go } from "../commands.js";
import { language, list, t } from "../i18n.js";
import { fits, mayDelete, namesOf, played, trend, winsBy } from "../statistics.js";
import { send } from "../store.js";
import { troubleOf } from "../trouble.js";
import { Cutting } from "../components/cutting.js";
import { Delete } from "../components/delete.js";
import { Faces } from "../components/face.js";
import { QuietPage } from "../components/quiet-page.js";

/** @typedef {import("../statistics.js").Played} Played */

const SHOWN = 50;

export function MyGamesPage() {
  const [all, setAll] = useState(/** @type {Played[] | null} */ (null));
  const [wanted, setWanted] = useState(/** @type {import("../statistics.js").Wanted} */ ({}));
  const [most, setMost] = useState(SHOWN);
  useEffect(() => {
    api.myGames().then(
      (games) => setAll(games.flatMap((game) => played(game) ?? [])),
      (error) => send({ type: "trouble", trouble: troubleOf(error) }),
    );
  }, []);
  const remove = async (/** @type {Played} */ one) => {
    if (await deleteGame(one.game.game)) setAll((games) => games && games.filter((other) => other !== one));
  };
  if (!all) return html`<p class="loading">${t("app-loading")}</p>`;
  const games = all.filter((game) => fits(game, wanted));
  const rivals = winsBy(all, (game) => game.rivals).map(({ key }) => key);
  const numbers = [...new Set(all.map(({ game }) => game.seats.length))].sort();
  /** @param {"result" | "players" | "rival"} name @param {[string, string][]} values */
  const filter = (name, values) =>
    html`<label class="field"><span>${t("mine-filter", { name })}</span>
      <select id=${`filter-${name}`} value=${wanted[name] ?? ""} onChange=${(/** @type {any} */ e) => setWanted({ ...wanted, [name]: e.target.value })}>
        <option value="">${t("tables-any")}</option>
        ${values.map(([value, words]) => html`<option key=${value} value=${value}>${words}</option>`)}
      </select></label>`;
  return html`<div class="page">
    <${QuietPage} name="my-games" title=${t("mine-heading")} text=${t("mine-about", { n: all.length })} picture=${() => html`<${Cutting} box=${[505, 233, 620, 160]} fill />`}>
      ${!all.length && html`<p id="no-games">${t("mine-none")}</p><p><button type="button" class="main" onClick=${() => go({ page: "start" })}>${t("end-new")}</button></p>`}
      ${
        all.length > 0 &&
        html`<div class="filters">
        ${filter("result", [["won", t("mine-won")], ["lost", t("mine-lost")]])}
        ${filter("players", numbers.map((n) => [String(n), String(n)]))}
        ${filter("rival", rivals.map((name) => [name, name]))}
        <a class="button" id="export" href="/api/me/records" download="elfenland-games.zip">${t("mine-export")}</a>
      </div>
      <${Statistics} games=${games} />
      ${!games.length && html`<p class="quiet">${t("mine-no-match")}</p><p><button type="button" id="all-games" onClick=${() => setWanted({})}>${t("mine-all")}</button></p>`}
      <ul class="table-list" id="history">${games.slice(0, most).map((one) => html`<${Row} key=${one.game.game} one=${one} onDelete=${() => void remove(one)} />`)}</ul>
      ${games.length > most && html`<p><button type="button" onClick=${() => setMost(most + SHOWN)}>${t("mine-more")}</button></p>`}`
      }
    <//>
  </div>`;
}

/** @param {{one: Played, onDelete: () => void}} props */
function Row({ one: { game, at, won, towns }, onDelete }) {
  const winners = (game.result?.winners ?? []).map((n) => game.seats[n].name);
  return html`<li class=${won ? "won" : ""}>
    <${Faces} seats=${game.seats} />
    <span><b>${list(namesOf(game))}</b> <span class="tag">${won ? t("mine-won") : t("mine-winner", { players: list(winners) })}</span><br />
      <span class="quiet"><time datetime=${new Date(at * 1000).toISOString()}>${dayWords(at)}</time> · ${t("edition-name", { edition: game.edition })} · ${t("mine-towns", { n: towns })}</span></span>
    <button type="button" onClick=${() => go({ page: "replay", id: game.game })}>${t("games-replay")}</button>
    <button type="button" onClick=${() => go({ page: "review", id: game.game })}>${t("end-review")}</button>
    ${mayDelete(game) && html`<${Delete} game=${game} onDelete=${onDelete} />`}
  </li>`;
}

/** @param {{games: Played[]}} props */
function Statistics({ games }) {
  if (!games.length) return null;
  const wins = games.filter(({ won }) => won).length;
  const towns = games.map((game) => game.towns);
  const mean = towns.reduce((sum, n) => sum + n, 0) / towns.length;
  const number = new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 });
  return html`<dl class="figures">
      <div><dt>${t("mine-games")}</dt><dd>${games.length}</dd></div>
      <div><dt>${t("mine-wins")}</dt><dd>${wins} <small>${number.format((100 * wins) / games.length)} %</small></dd></div>
      <div><dt>${t("mine-mean")}</dt><dd>${number.format(mean)}</dd></div>
    </dl>
    <div class="charts">
      <${Curve} towns=${[...towns].reverse()} won=${games.map(({ won }) => won).reverse()} />
      <${Bars} title=${t("mine-by-players")} rows=${winsBy(games, ({ game }) => [String(game.seats.length)]).sort((a, b) => Number(a.key) - Number(b.key))} />
      <${Bars} title=${t("mine-by-rival")} rows=${winsBy(games, ({ rivals }) => rivals).slice(0, 8)} />
    </div>`;
}

/** Games as bars, the part that was won filled. @param {{title: string, rows: {key: string, games: number, wins: number}[]}} props */
function Bars({ title, rows }) {
  const most = Math.max(...rows.map(({ games }) => games));
  return html`<figure class="chart-card"><figcaption>${title}</figcaption>
    <svg viewBox=${`0 0 320 ${rows.length * 34}`} role="img" aria-label=${`${title}: ${list(rows.map(({ key, games, wins }) => t("mine-bar", { key, wins, games })))}`}>
      ${rows.map(
        ({ key, games, wins }, n) => html`<g key=${key} transform=${`translate(0 ${n * 34})`}>
          <text x="0" y="12">${key}</text><text x="320" y="12" text-anchor="end">${wins} / ${games}</text>
          <rect class="bar" x="0" y="17" width=${(320 * games) / most} height="10" rx="3" /><rect class="bar won" x="0" y="17" width=${(320 * wins) / most} height="10" rx="3" />
        </g>`,
      )}
    </svg></figure>`;
}

/** Towns of each game over time, and their mean over five games; wins are filled. @param {{towns: number[], won: boolean[]}} props */
function Curve({ towns, won }) {
  const all = theBoard().pieces;
  const x = (/** @type {number} */ n) => 24 + (towns.length > 1 ? (290 * n) / (towns.length - 1) : 145);
  const y = (/** @type {number} */ value) => 128 - (116 * value) / all;
  const line = trend(towns).map((value, n) => `${n ? "L" : "M"}${x(n).toFixed(1)} ${y(value).toFixed(1)}`).join("");
  return html`<figure class="chart-card"><figcaption>${t("mine-curve")}</figcaption>
    <svg viewBox="0 0 320 140" role="img" aria-label=${t("mine-curve-words", { n: towns.length, first: trend(towns)[0].toFixed(0), last: (trend(towns).at(-1) ?? 0).toFixed(0) })}>
      ${[0, all / 2, all].map((value) => html`<g key=${value}><path class="axis" d=${`M24 ${y(value)}H316`} /><text x="18" y=${y(value) + 4} text-anchor="end">${value}</text></g>`)}
      <path class="curve" d=${line} />
      ${towns.map((value, n) => html`<circle key=${n} class=${won[n] ? "won" : ""} cx=${x(n)} cy=${y(value)} r=${towns.length > 60 ? 2 : 3.5} />`)}
    </svg></figure>`;
}
