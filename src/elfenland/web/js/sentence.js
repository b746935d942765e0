// @ts-check
/** The one sentence that says what to do now. */
import { townName } from "./board.js";
import { aimedTown, isByCaravan, isMyTurn, isPaid, legal, myCounters, richerWay, roadsOf, waysTo } from "./choices.js";
import { cardList, t } from "./i18n.js";
import { playerOf } from "./shown.js";

/** @typedef {import("./update.js").Model} Model */

/** @param {Model} model @returns {string} */
export function sentence(model) {
  const { table, view } = model;
  if (!view) return "";
  if (view.phase === "over") return t("do-over");
  if (table?.status === "paused") return t("do-paused");
  if (!isMyTurn(view)) return waiting(model);
  switch (view.phase) {
    case "draw":
      return t("do-draw");
    case "plan":
      return planning(model);
    case "travel":
      return travelling(model);
    default:
      return keeping(model);
  }
}

/** What is chosen can be seen and heard before it is kept. @param {Model} model @returns {string} */
function keeping({ view, keeping: key }) {
  const counter = view && myCounters(view).find((one) => one.key === key);
  if (!counter) return t("do-keep");
  return t(counter.secret ? "log-keep-secret-own" : "log-keep-open-own", { kind: counter.kind });
}

/** What somebody does by an event. @type {Record<string, string>} */
const DOING = { draw: "draw", place: "plan", obstacle: "plan", pass: "plan", move: "travel", end_turn: "travel", keep: "keep" };

/** @param {Model} model @returns {string} */
function waiting({ view, table, queue }) {
  if (!view) return "";
  const watching = view.seat === null ? `${t("do-watching")} ` : "";
  const shown = queue.find((event) => (playerOf(event) ?? view.seat) !== view.seat);
  if (shown) {
    const player = view.players[playerOf(shown) ?? 0].name;
    return watching + t("do-wait", { player, doing: DOING[shown.event] ?? view.phase });
  }
  if (view.to_act === null) return "";
  // The only choice is made for me.
  if (view.to_act === view.seat && !table?.seats[view.seat]?.bot) return t("do-auto");
  const player = view.players[view.to_act].name;
  if (table?.seats?.[view.to_act]?.bot || view.players[view.to_act].bot) return watching + t("do-wait-bot", { player });
  return watching + t("do-wait", { player, doing: view.phase });
}

/** @param {Model} model @returns {string} */
function planning(model) {
  const { view, chosen, pointed, outlook } = model;
  if (!view) return "";
  if (chosen) {
    const roads = roadsOf(model);
    const aimed = pointed?.way && roads.get(pointed.way);
    if (aimed && outlook?.laid === aimed.text) return t("do-lay-outlook", { n: outlook.n });
    const n = roads.size;
    if (chosen.type === "obstacle") return t("do-obstacle-road", { n });
    const hand = (view.seat !== null && view.players[view.seat].hand) || [];
    const poor = n > 0 && !chosen.guess && ![...roads.values()].some((choice) => isPaid(choice, hand));
    return t(poor ? "do-lay-unpaid" : "do-lay-road", { n });
  }
  const places = legal(view, "place").length;
  if (legal(view, "obstacle").length) return t(places ? "do-lay-obstacle" : "do-obstacle-only");
  return t(places ? "do-lay" : "do-pass-only");
}

/** @param {Model} model @returns {string} */
function travelling(model) {
  const { view, paying, pinned, reach } = model;
  if (paying) {
    const n = paying.need - paying.cards.length;
    if (paying.mode === "discard") return t("do-discard", { n });
    return n ? t("do-caravan", { n }) : t(paying.foreseen ? "do-caravan-foreseen" : "do-caravan-ready");
  }
  const here = view && view.seat !== null ? view.players[view.seat].boot : "";
  const town = aimedTown(model);
  const way = town ? reach?.towns[town] : null;
  const ways = view && pinned && town === pinned ? waysTo(view, pinned).length : 0;
  if (pinned && town === pinned && (ways > 1 || (ways && way && way.steps.length > 1) || richerWay(model, pinned)))
    return t("do-travel-choice", { town: townName(pinned) });
  if (town && reach) {
    if (!way) return t("do-travel-far", { town: townName(town) });
    const key = !isByCaravan(way) ? "do-travel-way" : way.steps.length > 1 ? "do-travel-caravan" : "do-travel-caravan-any";
    const gain = `${t("cards-count", { n: way.cards.length })} → ${t("way-gain", { n: way.collected })}`;
    return t(key, { town: townName(town), cards: cardList(way.cards), gain });
  }
  const neighbours = (view?.legal ?? []).flatMap((choice) => choice.to ?? []);
  // How many towns these are is not known yet.
  if (!reach && neighbours.length) return t("do-travel-begin");
  const towns = new Set([...neighbours, ...Object.keys(reach?.towns ?? {})]);
  towns.delete(here);
  const mine = view && view.seat !== null ? view.players[view.seat].pieces : [];
  return towns.size ? t("do-travel", { n: mine.filter((town) => towns.has(town)).length }) : t("do-travel-none");
}
