// @ts-check
/** Tables that wait for players: found by language, pace and edition, joined with one click. */
import { html } from "../../vendor/htm-preact.js";
import { useEffect, useState } from "../../vendor/preact-hooks.js";
import { api } from "../api.js";
import { go, joinTable } from "../commands.js";
import { LANGUAGES, list, t } from "../i18n.js";
import { change, settings } from "../settings.js";
import { send } from "../store.js";
import { Cutting } from "../components/cutting.js";
import { Faces } from "../components/face.js";
import { Notice } from "../components/notices.js";
import { QuietPage } from "../components/quiet-page.js";

/** @typedef {import("../wire.js").Summary} Summary */

const AGAIN = 8000;
const PACES = ["none", "live", "hours", "days", "clock"];

/** The word for a pace. @param {string} pace */
export const paceName = (pace) => (pace === "clock" ? t("pace-clock") : t("start-pace-name", { pace }));

/** @param {{model: import("../update.js").Model}} props */
export function OpenTablesPage({ model }) {
  /** @type {{language?: string, pace?: string, edition?: string}} */
  const wanted = settings.value.start.wanted ?? {};
  const [games, setGames] = useState(/** @type {Summary[] | null} */ (null));
  const wish = JSON.stringify(wanted);
  useEffect(() => {
    let here = true;
    const look = () =>
      void api.waiting(wanted).then(
        (found) => here && setGames(found),
        () => {},
      );
    look();
    const timer = setInterval(look, AGAIN);
    return () => {
      here = false;
      clearInterval(timer);
    };
  }, [wish]);
  /** @param {"language" | "pace" | "edition"} name @param {[string, string][]} values */
  const filter = (name, values) =>
    html`<label class="field"><span>${t("tables-filter", { name })}</span>
      <select id=${`filter-${name}`} value=${wanted[name] ?? ""} onChange=${(/** @type {any} */ e) => change({ start: { ...settings.value.start, wanted: { ...wanted, [name]: e.target.value } } })}>
        <option value="">${t("tables-any")}</option>
        ${values.map(([value, words]) => html`<option key=${value} value=${value}>${words}</option>`)}
      </select></label>`;
  return html`<div class="page">
    <${QuietPage} name="open-tables" title=${t("tables-heading")} text=${t("tables-about")} picture=${() => html`<${Cutting} box=${[505, 233, 620, 160]} fill />`}>
      <div class="filters">
        ${filter("language", Object.entries(LANGUAGES))}
        ${filter("pace", PACES.map((pace) => [pace, paceName(pace)]))}
        ${filter("edition", (model.editions?.editions ?? []).map(({ name }) => [name, t("edition-name", { edition: name })]))}
      </div>
      ${games && !games.length && html`<p id="no-tables">${t("tables-none")}</p><p><button type="button" class="main" onClick=${() => go({ page: "start" })}>${t("start-create")}</button></p>`}
      <ul class="table-list">${(games ?? []).map((game) => html`<${Row} key=${game.game} game=${game} busy=${model.sending} />`)}</ul>
    <//>
    <div class="notices"><${Notice} notice=${model.notice} onClose=${() => send({ type: "notice", notice: null })} /></div>
  </div>`;
}

/** @param {{game: Summary, busy: boolean}} props */
function Row({ game, busy }) {
  const people = game.seats.filter((seat) => seat.kind !== "open");
  const about = [
    t("edition-name", { edition: game.edition }),
    paceName(game.pace),
    Object.entries(LANGUAGES).find(([id]) => id === game.language)?.[1],
    t("games-seats-free", { n: game.seats.length - people.length }),
  ];
  const mine = game.my_seats.length > 0 || game.host;
  return html`<li>
    <${Faces} seats=${game.seats} />
    <span><b>${list(people.map((seat) => seat.name))}</b><br /><span class="quiet">${about.filter(Boolean).join(" · ")}</span></span>
    <button type="button" class="main" disabled=${busy} onClick=${() => (mine ? go({ page: "table", id: game.game }) : void joinTable(game.game))}>${t(mine ? "games-continue" : "games-join")}</button>
  </li>`;
}
