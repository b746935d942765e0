// @ts-check
/** The one sentence that says what to do now. */
import { townName } from "./board.js";
import { aimedTown, isByCaravan, isMyTurn, legal, roadsFor, waysTo } from "./choices.js";
import { cardList, t } from "./i18n.js";

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
      return t("do-keep");
  }
}

/** @param {Model} model @returns {string} */
function waiting({ view, table }) {
  if (!view || view.to_act === null) return "";
  const player = view.players[view.to_act].name;
  const watching = view.seat === null ? `${t("do-watching")} ` : "";
  if (table?.seats?.[view.to_act]?.bot || view.players[view.to_act].bot) return watching + t("do-wait-bot", { player });
  return watching + t("do-wait", { player, doing: view.phase });
}

/** @param {Model} model @returns {string} */
function planning({ view, chosen }) {
  if (!view) return "";
  if (chosen) {
    const n = roadsFor(view, chosen).size;
    return t(chosen.type === "obstacle" ? "do-obstacle-road" : "do-lay-road", { n });
  }
  if (legal(view, "obstacle").length) return t("do-lay-obstacle");
  return legal(view, "place").length ? t("do-lay") : t("do-pass-only");
}

/** @param {Model} model @returns {string} */
function travelling(model) {
  const { view, paying, pinned, reach } = model;
  if (paying) {
    const n = paying.need - paying.cards.length;
    if (paying.mode === "discard") return t("do-discard", { n });
    return n ? t("do-caravan", { n }) : t("do-caravan-ready");
  }
  const here = view && view.seat !== null ? view.players[view.seat].boot : "";
  const town = aimedTown(model);
  const way = town ? reach?.towns[town] : null;
  const ways = view && pinned && town === pinned ? waysTo(view, pinned).length : 0;
  if (pinned && (ways > 1 || (ways && way && way.steps.length > 1)))
    return t("do-travel-choice", { town: townName(pinned) });
  if (town && reach) {
    if (!way) return t("do-travel-far", { town: townName(town) });
    const key = !isByCaravan(way) ? "do-travel-way" : way.steps.length > 1 ? "do-travel-caravan" : "do-travel-caravan-any";
    return t(key, { town: townName(town), cards: cardList(way.cards), n: way.cards.length });
  }
  const neighbours = (view?.legal ?? []).flatMap((choice) => choice.to ?? []);
  // How many towns these are is not known yet.
  if (!reach && neighbours.length) return t("do-travel-begin");
  const towns = new Set([...neighbours, ...Object.keys(reach?.towns ?? {})]);
  towns.delete(here);
  return t("do-travel", { n: towns.size });
}
