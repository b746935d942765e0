// @ts-check
/** Below the map: what to do now, its buttons, my counters and my cards. */
import { html } from "../../vendor/htm-preact.js";
import { aimedTown, isByCaravan, isMyTurn, legal, myCounters, richerWay, waysTo } from "../choices.js";
import { theBoard, townName } from "../board.js";
import { cardList, t } from "../i18n.js";
import { pace } from "../settings.js";
import { playerOf } from "../shown.js";
import { sentence } from "../sentence.js";
import { Hand } from "./hand.js";
import { Market, isInDock } from "./market.js";
import { MyCounters } from "./my-counters.js";
import { isStacked } from "./screen.js";

/** @typedef {import("../update.js").Model} Model */

/**
 * @param {{model: Model, act: import("../pages/table-acts.js").Acts, veiled: boolean, question: any}} props `act`: what can be done; `veiled`: hands
 *   are hidden; `question`: what is asked before a slip
 */
export function Dock({ model, act, veiled, question }) {
  const { view, paying, chosen, keeping, sending, reach } = model;
  if (!view) return null;
  const mine = isMyTurn(view) && !veiled;
  const me = view.seat === null ? null : view.players[view.seat];
  const card = me?.town_card;
  const town = aimedTown(model);
  const needed = mine && !paying && town ? (reach?.towns[town]?.cards ?? []) : [];
  const market =
    isInDock(view, veiled) && html`<${Market} view=${view} large titled=${!isStacked.value} busy=${sending} onDraw=${act.play} />`;
  return html`<section class=${`dock${mine ? " mine" : ""}`} aria-label=${t("text-actions")} id="dock" tabindex="-1">
    ${question}
    <div class="say" inert=${!!question}>
      <p class="sentence" id="sentence">${veiled ? "" : sentence(model)}</p>
      <div class="buttons">${mine && model.table?.coach && model.helper !== "coach" && html`<button type="button" id="coach" title=${t("coach-name")} aria-label=${t("coach-name")} onClick=${() => act.help("coach")}>?</button>`}${!veiled && html`<${Buttons} model=${model} act=${act} />`}</div>
    </div>
    ${isStacked.value && market}
    ${
      me &&
      !veiled &&
      html`<div class="mine-things">
      <${MyCounters} view=${view} chosen=${chosen} keeping=${keeping} busy=${sending} onChoose=${act.choose} onKeep=${act.keep} onDrag=${act.drag} />
      <${Hand} cards=${me.hand ?? []} fresh=${view.phase === "draw"} paying=${paying} needed=${needed} onCard=${act.card} />
      ${card && html`<button type="button" class="town-card" data-explain=${`town ${card}`} onClick=${() => act.spot([card], true)}><span>${t("player-town-card", { town: "" }).replace(/[\s:]+$/, "")}</span><b>${townName(card)}</b></button>`}
      ${!isStacked.value && market}
    </div>`
    }
  </section>`;
}

/** @param {{model: Model, act: import("../pages/table-acts.js").Acts}} props */
function Buttons({ model, act }) {
  const { view, paying, chosen, keeping, pinned, reach, sending } = model;
  if (!view) return null;
  /** @param {string} words @param {() => void} does @param {{main?: boolean, off?: boolean, id?: string, face?: string, what?: string, title?: string, way?: {steps: {connection: string, to: string}[]}}} [how] `face`: seen instead of the words; `what`: to be explained; `way`: shown while pointed at */
  const button = (words, does, how = {}) => {
    const show = how.way && (() => act.spot(how.way?.steps.flatMap((step) => [step.connection, step.to]) ?? []));
    const hide = how.way && (() => act.spot([]));
    return html`<button key=${how.id ?? words} type="button" id=${how.id} class=${how.main ? "main" : ""} aria-disabled=${!!(sending || how.off)} onClick=${sending || how.off ? null : does} aria-label=${how.face && words} title=${how.title || (how.face && words)} data-explain=${how.what} onMouseEnter=${show} onFocus=${show} onMouseLeave=${hide} onBlur=${hide}>${how.face ?? words}</button>`;
  };
  if (!isMyTurn(view))
    return html`${hasJustPlaced(model) && button(t(isAlone(model) ? "btn-undo" : "btn-takeback"), act.takeBack, { id: "undo" })}
    ${isShown(model) && button(t("btn-faster"), act.faster, { id: "faster" })}`;
  if (paying) {
    const ready = paying.cards.length === paying.need;
    return html`${button(t("nav-cancel"), act.drop)}
    ${!ready && button(t("btn-cards-choose"), act.chooseCards)}
    ${button(paying.mode === "discard" ? t("btn-discard") : t("btn-go"), act.pay, { main: true, off: !ready, id: "pay" })}`;
  }
  switch (view.phase) {
    case "draw":
      return legal(view, "draw").some((choice) => choice.text === "draw blind")
        ? button(t("btn-draw-stack"), () => act.play("draw blind"), { id: "blind" })
        : null;
    case "plan":
      return html`${chosen && button(t("nav-cancel"), act.drop)}
      ${button(t(view.last_pass ? "btn-pass-last" : "btn-pass"), act.pass, { id: "pass", main: !legal(view, "place").length })}`;
    case "travel": {
      const ways = pinned ? waysTo(view, pinned) : [];
      const far = pinned ? reach?.towns[pinned] : null;
      const more = pinned ? richerWay(model, pinned) : null;
      const isNew = (/** @type {string} */ town) => view.seat !== null && view.players[view.seat].pieces.includes(town);
      const steps = stepsNow(model.events);
      const here = view.seat === null ? "" : view.players[view.seat].boot;
      const stuck = reach && !Object.keys(reach.towns).some((town) => town !== here);
      // While the player chooses a way, nothing else is asked.
      if (!ways.length && !far)
        return html`${view.can_undo && button(t("btn-undo"), act.undo, { id: "undo" })}
        ${view.can_undo && steps > 1 && button(t("btn-undo-all"), act.undoAll)}
        ${button(t("btn-end-turn"), act.endTurn, { id: "end-turn", main: !!stuck })}`;
      return html`${button(t("nav-cancel"), act.drop, { face: "✕" })}
      ${ways.map((way) => button(`${wayWords(way)}${way.cards?.length ? ` · ${cardList(way.cards)}` : ""} → +${Number(isNew(String(way.to)))}`, () => act.along(way), { main: true, what: way.action === "caravan" ? "caravan" : undefined }))}
      ${more && button(gainWords(more), () => act.travel(more.steps), { main: true, id: "go-more", way: more })}
      ${far && far.steps.length > 1 && button(more ? gainWords(far) : ways.length ? `${t("btn-go-round")} · ${cardList(far.cards)} → +${far.collected}` : t("btn-go-all"), () => act.travel(far.steps), { main: true, id: "go-all", way: more ? far : undefined })}
      ${!ways.length && far && far.steps.length > 1 && button(t("btn-step"), () => act.travel(far.steps.slice(0, 1)), { title: isByCaravan(far) ? t("btn-step-caravan") : "" })}`;
    }
    default:
      return button(
        t("btn-keep"),
        () => {
          const counter = myCounters(view).find(({ key }) => key === keeping);
          if (counter) act.play(`keep ${counter.kind}${counter.secret ? " secret" : ""}`);
        },
        { main: true, off: !keeping, id: "keep" },
      );
  }
}

/** What a way takes and brings, to be compared. @param {{cards: string[], collected: number}} way */
const gainWords = ({ cards, collected }) => `${t("cards-count", { n: cards.length })} → ${t("way-gain", { n: collected })}`;

/** Whether something of mine lies on the map that can still be taken back. @param {Model} model */
function hasJustPlaced({ view, events, table, lesson, ahead }) {
  if (!view || view.seat === null || lesson || table?.status !== "running" || table.challenge) return false;
  if ((ahead.at(-1)?.view ?? view).phase !== "plan") return false;
  const mine = events.findLast((event) => playerOf(event) === view.seat);
  return mine?.event === "place" || mine?.event === "obstacle";
}

/** Whether I am the only person at the table, so that nobody need be asked. @param {Model} model */
const isAlone = ({ table }) => table?.seats.every((seat, n) => seat.kind === "bot" || seat.bot || table.my_seats.includes(n)) ?? false;

/** Whether bots are being watched, one move after the other. @param {Model} model */
function isShown({ view, table, queue, hurried }) {
  const bot = view && view.to_act !== null && (table?.seats[view.to_act]?.bot || view.players[view.to_act].bot);
  return pace() > 0 && !hurried && (queue.length > 0 || !!bot);
}

/** @param {import("../types.js").GameEvent[]} events @returns {number} the steps of the journey under way */
function stepsNow(events) {
  let steps = 0;
  for (let i = events.length - 1; i >= 0 && ["move", "undo"].includes(events[i].event); i -= 1) {
    steps += events[i].event === "move" ? 1 : -1;
  }
  return steps;
}

/** @param {import("../wire.js").LegalChoice} way @returns {string} */
function wayWords(way) {
  if (way.action === "caravan") return t("btn-caravan", { n: way.choose ?? 0 });
  const { terrain } = theBoard().connections[String(way.connection)];
  return terrain === "river" ? t("btn-river") : terrain === "lake" ? t("btn-ferry") : t("btn-road");
}
