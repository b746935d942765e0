// @ts-check
/** The players in turn order, with everything that is public about them. */
import { html } from "../../vendor/htm-preact.js";
import { theBoard, townName } from "../board.js";
import { t } from "../i18n.js";
import { Clock } from "./clock.js";
import { Coached } from "./coached.js";
import { CounterFace } from "./counter.js";
import { Face } from "./face.js";
import { Piece } from "./piece.js";

/** @typedef {import("../wire.js").View} View */

/**
 * @param {{view: View, faces: string[], table: import("../wire.js").Table | null,
 *   onShow: (towns: string[]) => void}} props
 */
export function Players({ view, faces, table, onShow }) {
  const n = view.players.length;
  const order = Array.from({ length: n }, (_, i) => (view.round_starting_player + i) % n);
  return html`<section class="players" aria-labelledby="players-heading">
    <h2 id="players-heading" class="hidden">${t("players-label")}</h2>
    <ul>
      ${order.map(
        (seat) =>
          html`<${PlayerRow} key=${seat} view=${view} seat=${seat} who=${faces[seat]} table=${table} passed=${view.passed.includes(seat)} onShow=${onShow} />`,
      )}
    </ul>
  </section>`;
}

/**
 * @param {{view: View, seat: number, who: string, table: import("../wire.js").Table | null, passed: boolean,
 *   onShow: (towns: string[]) => void}} props
 */
function PlayerRow({ view, seat, who, table, passed, onShow }) {
  const place = table?.seats[seat] ?? null;
  const player = view.players[seat];
  const acting = view.to_act === seat;
  const away = place && place.kind !== "bot" && !place.bot && !place.present;
  const words = t("player-summary", {
    player: player.name,
    seat,
    pieces: player.collected,
    cards: t("cards-count", { n: player.cards }),
    town: townName(player.boot),
  });
  return html`<li class=${`player${acting ? " acting" : ""}${seat === view.seat ? " me" : ""}`} data-seat=${seat} style=${{ "--player": `var(--player-${seat})` }}>
    <button type="button" class="player-face" onClick=${() => onShow([player.boot, ...player.pieces])} data-explain=${`seat ${seat}`}>
      <${Face} who=${who} seat=${seat} size=${44} />
      <span class="hidden">${words}</span>
    </button>
    <div class="player-main">
      <p class="player-name">
        <b>${player.name}</b>
        ${seat === view.seat && html`<span class="tag you">${t("player-you")}</span>`}
        ${(place?.bot || player.bot) && html`<span class="tag robot" title=${t("bot-name", { bot: place?.bot || player.bot || "" })}>${t("player-bot")}</span>`}
        <${Coached} table=${table} seat=${seat} />
        ${away && html`<span class="tag warn">${t("player-away")}</span>`}
        ${seat === view.round_starting_player && html`<span class="tag start" title=${t("player-start")}><${Piece} name="mark-castle" size=${15} label=${t("player-start")} /></span>`}
        ${acting && view.phase !== "over" && html`<span class="tag turn">${t("player-turn")}</span>`}
        ${table && view.phase !== "over" && html`<${Clock} table=${table} seat=${seat} acting=${acting} />`}
        ${passed && !acting && html`<span class="tag passed">${t("player-passed")}</span>`}
      </p>
      <p class="player-goods">
        <span class="good cards" data-explain=${`seat ${seat}`}><${CardBacks} n=${player.cards} /><span class="card-count" aria-hidden="true">${player.cards}</span><span class="hidden">${t("player-cards", { n: player.cards })}</span></span>
        <span class="good counters" aria-label=${t("player-counters")} role="group">
          ${player.counters.map((kind, i) => html`<span key=${i} data-explain=${`counter ${kind}`}><${CounterFace} kind=${kind} size="small" /><span class="hidden">${t("kind-name", { kind })}</span></span>`)}
          ${Array.from({ length: player.secret_counters }, (_, i) => html`<span key=${`s${i}`} data-explain="secret"><${CounterFace} back size="small" /><span class="hidden">${t("counter-back")}</span></span>`)}
        </span>
        ${player.obstacle && html`<span class="good obstacle" data-explain="obstacle"><${CounterFace} kind="obstacle" size="small" /><span class="hidden">${t("player-obstacle")}</span></span>`}
      </p>
    </div>
    <p class="player-pieces" data-explain=${`seat ${seat}`}>
      <b aria-hidden="true">${player.collected}</b><span aria-hidden="true">/${theBoard().pieces}</span><span class="hidden">${t("player-pieces", { n: player.collected })}</span>
    </p>
  </li>`;
}

/** @param {{n: number}} props */
function CardBacks({ n }) {
  return html`<span class="backs" aria-hidden="true">${Array.from({ length: Math.min(n, 8) }, (_, i) => html`<i key=${i}></i>`)}</span>`;
}
