// @ts-check
/** The table as text: the same table and the same choices, in headings, lists and buttons. */
import { html } from "../../vendor/htm-preact.js";
import { theBoard, townName, wayWords } from "../board.js";
import { myCounters } from "../choices.js";
import { cardList, list, t } from "../i18n.js";
import { sentence } from "../sentence.js";

/** @typedef {import("../update.js").Model} Model */
/** @typedef {import("../types.js").LegalChoice} LegalChoice */

/** @param {{model: Model, act: any}} props */
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
    <ul class="text-choices">
      ${view.legal.map((choice) => html`<li key=${choice.text}><button type="button" aria-disabled=${model.sending} onClick=${() => model.sending || act.choice(choice)}>${choiceWords(choice)}</button></li>`)}
      ${view.can_undo && html`<li><button type="button" onClick=${act.undo}>${t("btn-undo")}</button></li>`}
    </ul>
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
  </section>`;
}

/** Languages differ in the space before a colon. @param {string} key @param {string} text @returns {string} */
const labelled = (key, text) => t("label-text", { label: t(key), text });

/** @param {LegalChoice} choice @returns {string} */
export function choiceWords(choice) {
  const kind = String(choice.kind);
  const way = choice.connection && theBoard().connections[choice.connection] ? wayWords(choice.connection) : null;
  switch (choice.action) {
    case "draw":
      return choice.kind ? t("btn-draw-kind", { kind }) : t("btn-draw-stack");
    case "place":
      return `${labelled("btn-lay", t(choice.secret ? "counter-secret" : "kind-name", { kind }))} · ${t("map-road", way ?? {})} · ${t("price-label", { n: choice.price ?? 0 })}`;
    case "obstacle":
      return `${t("btn-obstacle")} · ${t("map-road", way ?? {})}`;
    case "pass":
      return t("btn-pass");
    case "move":
      return t("say-way", {
        town: townName(String(choice.to)),
        cards: `${t("map-road", way ?? {})}, ${cardList(choice.cards ?? [])}`,
      });
    case "caravan":
      return `${t("btn-caravan")} · ${t("map-road", way ?? {})} · ${t("price-label", { n: choice.choose ?? 0 })}`;
    case "end":
      return t("btn-end-turn");
    default:
      return labelled("btn-keep", t(choice.secret ? "counter-secret" : "counter-open", { kind }));
  }
}
