// @ts-check
/** What the coach and the review say: choices, reasons and chances in words (`coach.ftl`). */
import { townName, wayWords } from "./board.js";
import { cardList, language, list, t } from "./i18n.js";

/** @typedef {{verb: string, kind: string | null, connection: string | null, cards: string[]}} Parsed */

/** An action's parts. @param {string} text @returns {Parsed} */
export function parsed(text) {
  const [verb, ...words] = text.split(" ");
  const rest = words.filter((word) => word !== "secret");
  const of = (/** @type {string | null} */ kind, /** @type {string | null} */ connection, /** @type {string[]} */ cards = []) => ({ verb, kind, connection, cards });
  if (verb === "place") return of(rest[0], rest[1]);
  if (verb === "draw" || verb === "keep") return of(rest[0] ?? null, null);
  if (verb === "end") return of(null, null, rest);
  return of(null, rest[0] ?? null, rest.slice(1));
}

/** An action in words, to stand after a colon. @param {string} text @returns {string} */
export function actionWords(text) {
  const { verb, kind, connection, cards } = parsed(text);
  const way = connection ? wayWords(connection) : {};
  if (verb === "draw" && kind === "blind") return t("act-draw-blind");
  if (verb === "end" && cards.length) return t("act-discard", { cards: cardList(cards) });
  return t(`act-${verb}`, { ...way, kind: kind ?? "", cards: cardList(cards) });
}

/** A reason. @param {import("./wire.js").Fact} fact @returns {string} */
export function factWords({ code, values }) {
  const number = (/** @type {string} */ name) => Number(values[name] ?? 0);
  switch (code) {
    case "look":
      return t("fact-look", { part: String(values.part), towns: list(/** @type {string[]} */ (values.towns).map(townName)) });
    case "town_more":
      return t("fact-towns-more", { n: 1 });
    case "towns_more":
    case "hops_saved":
    case "cards_freed":
      return t(`fact-${code.replace("_", "-")}`, { n: number("count") });
    case "journey":
      return t("fact-journey", { towns: number("towns"), tour: number("tour") });
    case "cards_match":
      return t("fact-cards-match", { cards: cardList(Array.from({ length: number("count") }, () => String(values.kind))) });
    case "rivals_need":
      return t("fact-rivals-need", { count: number("count"), worlds: number("worlds") });
    case "chance_more":
      return t("fact-chance-more", { lead: percent(number("lead"), 1), error: percent(number("standard_error"), 1) });
    default:
      return t(`fact-${code.replace("_", "-")}`, { worlds: number("worlds") });
  }
}

/** @param {number} share @param {number} [digits] @returns {string} */
export const percent = (share, digits = 0) =>
  new Intl.NumberFormat(language.value, { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits }).format(share);

/** A change, with its sign. @param {number} share @returns {string} */
export const change = (share) =>
  new Intl.NumberFormat(language.value, { style: "percent", signDisplay: "exceptZero" }).format(share).replace("-", "−");

/** How well a difference is known. @param {boolean} proved @param {number} error @param {number} worlds */
export const knownWords = (proved, error, worlds) =>
  proved ? t("known-proved") : t("known-estimated", { error: percent(error, 1), worlds });

/** Signs of the grades, as chess has them. @type {Record<string, string>} */
export const SIGNS = { inaccuracy: "?!", mistake: "?", blunder: "??", brilliant: "!" };
