// @ts-check
/** A refusal of the server as a sentence of the present language: the code and the rule choose the message. */
import { t } from "./i18n.js";

/** @typedef {import("./i18n.js").Args} Args */

/**
 * Message and what it must be told, by code; where the same code speaks for several rules, by `code rule`.
 * @type {Record<string, [key: string, ...needs: string[]]>}
 */
const SENTENCES = {
  blocked: ["refusal-obstacle-twice"],
  cannot_pay: ["refusal-pay", "cards"],
  "cannot_pay R4.3": ["refusal-pay-obstacle", "cards"],
  "cannot_pay R4.4": ["refusal-rafts", "cards"],
  "cannot_pay R4.5": ["refusal-caravan-cards", "n"],
  caravan_unneeded: ["refusal-caravan-able"],
  card_count: ["refusal-discard"],
  "card_count R4.5": ["refusal-caravan-cards", "n"],
  elsewhere: ["refusal-not-here"],
  game_over: ["refusal-over"],
  no_caravan: ["refusal-caravan-water"],
  no_counter: ["refusal-no-counter"],
  "no_counter R5.2": ["refusal-keep"],
  no_counter_there: ["refusal-obstacle-counter"],
  "no_counter_there R4.2": ["refusal-road-bare"],
  no_obstacle: ["refusal-obstacle-used"],
  not_begun: ["refusal-unknown"],
  not_face_up: ["refusal-face-up"],
  not_in_hand: ["refusal-no-card"],
  not_your_turn: ["refusal-turn", "player"],
  nothing_to_undo: ["refusal-undo"],
  paused: ["refusal-paused"],
  road_taken: ["refusal-road-taken"],
  stack_empty: ["refusal-stack-empty"],
  stale: ["refusal-stale"],
  terrain: ["refusal-terrain", "kind", "terrain"],
  waterway: ["refusal-waterway-counter"],
  "waterway R3.3": ["refusal-obstacle-water"],
  wrong_phase: ["refusal-phase"],
};

/**
 * Why something is not possible; without the details that a sentence needs, at least the rule.
 * @param {{ code: string, rule?: string | null }} problem
 * @param {Args} [details] such as cards, n, kind, terrain, player
 * @returns {string}
 */
export function refusal({ code, rule }, details = {}) {
  const [key, ...needs] = SENTENCES[`${code} ${rule}`] ?? SENTENCES[code] ?? [""];
  if (key && needs.every((name) => name in details)) return t(key, details);
  return rule ? t("refusal", { rule }) : t("refusal-unknown");
}
