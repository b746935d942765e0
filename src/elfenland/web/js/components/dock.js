// @ts-check
/** Below the map: what to do now, its buttons, my counters and my cards. */
import { html } from "../../vendor/htm-preact.js";
import { aimedTown, isMyTurn, legal, myCounters, waysTo } from "../choices.js";
import { theBoard, townName } from "../board.js";
import { cardList, t } from "../i18n.js";
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
      <div class="buttons">${mine && model.table?.coach && model.helper !== "coach" && html`<button type="button" id="coach" class="quiet-button" title=${t("coach-name")} aria-label=${t("coach-name")} onClick=${() => act.help("coach")}>?</button>`}${!veiled && html`<${Buttons} model=${model} act=${act} />`}</div>
    </div>
    ${isStacked.value && market}
    ${
      me &&
      !veiled &&
      html`<div class="mine-things">
      <${MyCounters} view=${view} chosen=${chosen} keeping=${keeping} busy=${sending} onChoose=${act.choose} onKeep=${act.keep} onDrag=${act.drag} />
      <${Hand} cards=${me.hand ?? []} paying=${paying} needed=${needed} onCard=${act.card} />
      ${card && html`<button type="button" class="town-card" data-explain=${`town ${card}`} onClick=${() => act.spot([card], true)}><span>${t("player-town-card", { town: "" }).replace(/[\s:]+$/, "")}</span><b>${townName(card)}</b></button>`}
      ${!isStacked.value && market}
    </div>`
    }
  </section>`;
}

/** @param {{model: Model, act: import("../pages/table-acts.js").Acts}} props */
function Buttons({ model, act }) {
  const { view, paying, chosen, keeping, pinned, reach, sending } = model;
  if (!view || !isMyTurn(view)) return null;
  /** @param {string} words @param {() => void} does @param {{main?: boolean, off?: boolean, id?: string, face?: string, what?: string}} [how] `face`: seen instead of the words; `what`: to be explained */
  const button = (words, does, how = {}) =>
    html`<button key=${how.id ?? words} type="button" id=${how.id} class=${how.main ? "main" : ""} aria-disabled=${!!(sending || how.off)} onClick=${sending || how.off ? null : does} aria-label=${how.face && words} title=${how.face && words} data-explain=${how.what}>${how.face ?? words}</button>`;
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
      const isNew = (/** @type {string} */ town) => view.seat !== null && view.players[view.seat].pieces.includes(town);
      const steps = stepsNow(model.events);
      const here = view.seat === null ? "" : view.players[view.seat].boot;
      const stuck = reach && !Object.keys(reach.towns).some((town) => town !== here);
      // While one chooses how to go, nothing else is asked.
      if (!ways.length && !far)
        return html`${view.can_undo && button(t("btn-undo"), act.undo, { id: "undo" })}
        ${view.can_undo && steps > 1 && button(t("btn-undo-all"), act.undoAll)}
        ${button(t("btn-end-turn"), act.endTurn, { id: "end-turn", main: !!stuck })}`;
      return html`${button(t("nav-cancel"), act.drop, { face: "✕" })}
      ${ways.map((way) => button(`${wayWords(way)}${way.cards?.length ? ` · ${cardList(way.cards)}` : ""} → +${Number(isNew(String(way.to)))}`, () => act.along(way), { main: true, what: way.action === "caravan" ? "caravan" : undefined }))}
      ${far && far.steps.length > 1 && button(ways.length ? `${t("btn-go-round")} · ${cardList(far.cards)} → +${far.collected}` : t("btn-go-all"), () => act.travel(far.steps), { main: true, id: "go-all" })}
      ${!ways.length && far && far.steps.length > 1 && button(t("btn-step"), () => act.travel(far.steps.slice(0, 1)))}`;
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
