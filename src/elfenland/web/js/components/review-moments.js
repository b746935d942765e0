// @ts-check
/** The moments that decided a game: the map as it was, what was played, what would have been better and why. */
import { html } from "../../vendor/htm-preact.js";
import { useEffect, useRef } from "../../vendor/preact-hooks.js";
import { api } from "../api.js";
import { theBoard } from "../board.js";
import { SIGNS, actionWords, change, factWords, knownWords, parsed, percent } from "../coach-words.js";
import { cardList, t } from "../i18n.js";
import { Block, BootPin, Sign, Tile, Token } from "../map/tiles.js";
import { Cutting } from "./cutting.js";
import { Face, facesAt } from "./face.js";
import { drawWhenNear } from "./near.js";
import { frameOf } from "./rule-picture.js";

/** @typedef {import("../pages/review.js").Given} Given */
/** @typedef {import("../wire.js").Decision} Decision */

/** @param {Given} props */
export function Moments(props) {
  const { review } = props;
  if (!review.moments.length) return html`<p>${t("review-moments-none")}</p>`;
  return html`<ol class="review-moments">
    ${review.moments.map((moment) => html`<${OneMoment} key=${`${moment.seat} ${moment.event} ${moment.why}`} moment=${moment} given=${props} />`)}
  </ol>`;
}

/** @param {{moment: import("../wire.js").Moment, given: Given}} props */
function OneMoment({ moment, given }) {
  const { names, table, decisions, events, onOpen } = given;
  const player = names[moment.seat];
  const decision =
    moment.why === "luck" ? null : decisions.find((one) => one.seat === moment.seat && one.decision.event === moment.event)?.decision;
  const round = decision?.round ?? roundAt(events, moment.event);
  return html`<li class="review-moment">
    <${MomentMap} moment=${moment} decision=${decision ?? null} given=${given} />
    <div>
      <h3><${Face} who=${facesAt(table.seats)[moment.seat]} seat=${moment.seat} size=${40} />${t("review-grade", { grade: moment.why })} <span class=${`review-mark ${moment.why}`}>${SIGNS[moment.why] ?? ""}</span></h3>
      <p class="quiet">${t("review-where", { player, round })}</p>
      ${decision ? html`<${Judgement} decision=${decision} />` : html`<p>${came(moment, events, player)} ${t("review-luck-changed", { player, change: change(moment.change), error: percent(moment.standard_error) })}</p>`}
      <button type="button" onClick=${() => onOpen(moment.event, moment.seat)}>${t("review-replay")}</button>
    </div>
  </li>`;
}

/** What was played and what would have been better. @param {{decision: Decision}} props */
export function Judgement({ decision }) {
  const worlds = Math.max(...decision.choices.map((choice) => choice.worlds));
  const known = knownWords(decision.proved, decision.standard_error, worlds);
  if (decision.grade === "brilliant") return html`<p>${t("review-only", { known, action: actionWords(decision.played) })}</p>`;
  return html`<p>${t("review-played", { action: actionWords(decision.played) })}</p>
    ${decision.loss > 0 && html`<p><b>${t("review-better", { loss: percent(decision.loss, 1), known, action: actionWords(decision.best) })}</b> ${(decision.reasons ?? []).map(factWords).join(" ")}</p>`}`;
}

/** The round of an event, counted from 1. @param {import("../types.js").GameEvent[]} events @param {number} event */
export function roundAt(events, event) {
  const begun = events.slice(0, event).filter((one) => one?.event === "round");
  return begun.length || 1;
}

/**
 * What chance brought to the seat.
 * @param {import("../wire.js").Moment} moment @param {import("../types.js").GameEvent[]} events @param {string} player
 */
function came(moment, events, player) {
  for (let n = moment.event - 1; n >= 0; n -= 1) {
    const event = events[n];
    if (!("player" in event) || event.player !== moment.seat) continue;
    if (event.event === "deal") return t("review-luck-deal", { player, cards: cardList(event.cards.map(String)) });
    if (event.event !== "draw") continue;
    if (event.source === "blind") return t("log-draw-blind", { player, kind: event.counter });
    return t("review-luck-refill", { player, kind: event.counter, other: t("kind-name", { kind: String(event.refill) }) });
  }
  return "";
}

/**
 * The map around what was decided; the frame is there at once, the picture comes when it is near.
 * @param {{moment: import("../wire.js").Moment, decision: Decision | null, given: Given}} props
 */
function MomentMap({ moment, decision, given }) {
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  const { table, versions } = given;
  useEffect(() => {
    if (!frame.current) return;
    const box = frame.current;
    let stop = () => {};
    const at = Math.max(1, (versions[moment.event - 1] ?? table.version + 1) - (decision ? 1 : 0));
    void api.table(table.game, { at }).then(
      ({ view }) => view && (stop = drawWhenNear(box, () => html`<${Picture} view=${view} seat=${moment.seat} decision=${decision} />`)),
      () => {},
    );
    return () => stop();
  }, [moment]);
  return html`<div ref=${frame} class="review-map" role="img" aria-label=${t("review-map")}></div>`;
}

/** @param {{view: import("../wire.js").View, seat: number, decision: Decision | null}} props */
function Picture({ view, seat, decision }) {
  const board = theBoard();
  const played = decision ? parsed(decision.played) : null;
  const best = decision && decision.loss > 0 ? parsed(decision.best) : null;
  const ways = [played?.connection, best?.connection].flatMap((id) => (id ? [id] : []));
  const boot = view.players[seat].boot;
  const towns = [boot, ...ways.flatMap((id) => [board.connections[id].from, board.connections[id].to])];
  const box = frameOf(towns.map((id) => board.towns[id].at), board.view_box);
  const at = (/** @type {[number, number]} */ place) => `translate(${place.join(" ")})`;
  return html`<${Cutting} box=${box} glowing=${played?.connection ? [played.connection] : []}>
    ${best?.connection && html`<use href=${`#course:${best.connection}`} class="steps halo" /><use href=${`#course:${best.connection}`} class="steps" />`}
    ${Object.entries(view.counters).map(([way, kind]) => html`<g key=${way} transform=${at(board.connections[way].socket)}><${Sign} kind=${kind} price=${0} able=${true} caravan=${false} blocked=${view.obstacles.includes(way)} /></g>`)}
    ${best?.verb === "obstacle" && best.connection && html`<g class="ghost" transform=${at(board.connections[best.connection].socket)}><g class="ghost-tile"><${Block} /></g></g>`}
    ${best?.verb === "place" && best.connection && html`<g class="ghost" transform=${at(board.connections[best.connection].socket)}><g class="ghost-tile"><${Tile} kind=${best.kind} /></g></g>`}
    ${view.players[seat].pieces.map((town) => {
      const [px, py] = board.towns[town].pieces[0];
      return html`<g key=${town} transform=${at([px + 2.5 * board.piece_gap, py])}><${Token} seat=${seat} size=${4.4} /></g>`;
    })}
    ${view.players.map((player, n) => html`<g key=${n} transform=${at(board.towns[player.boot].boots[n])}><${BootPin} seat=${n} /></g>`)}
  <//>`;
}
