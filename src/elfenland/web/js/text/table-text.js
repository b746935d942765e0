// @ts-check
/** The table as text: the same table and the same choices, in headings, lists and buttons. */
import { html } from "../../vendor/htm-preact.js";
import { townName, wayWords } from "../board.js";
import { myCounters } from "../choices.js";
import { cardList, list, t } from "../i18n.js";
import { sentence } from "../sentence.js";
import { Chart } from "../components/chart.js";
import { ChoicesText, labelled } from "./choices-text.js";
import { TownsText } from "./towns-text.js";

/** @typedef {import("../update.js").Model} Model */

/** @param {{model: Model, act: import("../pages/table-acts.js").Acts}} props */
export function TableText({ model, act }) {
  const { view } = model;
  if (!view) return null;
  const me = view.seat === null ? null : view.players[view.seat];
  const roads = Object.entries(view.counters);
  const counters = myCounters(view);
  const here = me?.boot;
  const reach = Object.keys(model.reach?.towns ?? {}).filter((town) => town !== here);
  return html`<section class="table-text" aria-labelledby="text-heading">
    <h2 id="text-heading">${t("text-heading")}</h2>
    <p>${sentence(model)}</p>
    ${me && html`<p>${t("say-at", { town: townName(me.boot) })} ${view.phase === "travel" && model.reach ? (reach.length ? t("say-reach", { town: townName(me.boot), towns: list(reach.map(townName)) }) : t("say-reach-none", { town: townName(me.boot) })) : ""}</p>`}
    ${me?.hand?.length ? html`<p>${t("say-hand", { cards: cardList(me.hand) })}</p>` : null}
    ${counters.length > 0 && html`<p>${t("say-counters", { counters: list(counters.map(({ kind, secret }) => t(secret ? "counter-secret" : "kind-name", { kind }))) })}</p>`}
    ${me && me.pieces.length > 0 && html`<p>${t("say-missing", { towns: list(me.pieces.map(townName)) })}</p>`}
    <h3 id="text-actions" tabindex="-1">${t("text-actions")}</h3>
    <${ChoicesText} model=${model} act=${act} />
    <h3>${t("text-board")}</h3>
    <ul>
      ${roads.map(
        ([way, kind]) =>
          html`<li key=${way}>${t(view.obstacles.includes(way) ? "text-road-obstacle" : "text-road", { ...wayWords(way), kind })}</li>`,
      )}
      ${!roads.length && html`<li>${t("text-none")}</li>`}
    </ul>
    <h3>${t("start-players")}</h3>
    <ul>
      ${view.players.map(
        (player, seat) => html`<li key=${seat}>
          ${t("player-summary", { player: player.name, seat, pieces: player.collected, cards: t("cards-count", { n: player.cards }), town: townName(player.boot) })}
          ${" "}${player.counters.length ? `${labelled("player-counters", list(player.counters.map((kind) => t("kind-name", { kind }))))}.` : ""}
          ${" "}${t("player-secret", { n: player.secret_counters })}; ${t(player.obstacle ? "player-obstacle" : "player-no-obstacle")}.
        </li>`,
      )}
    </ul>
    <h3>${t("faceup-label")}</h3>
    <p>${list(view.face_up.map((kind) => t("kind-name", { kind })))}. ${t("stack-count", { n: view.face_down_counters })}</p>
    <h3>${t("text-towns")}</h3>
    <${TownsText} view=${view} />
    <h3>${t("chart-heading")}</h3>
    <${Chart} view=${view} />
  </section>`;
}
