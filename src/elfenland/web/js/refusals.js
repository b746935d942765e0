// @ts-check
/** Why something is not possible, in the reader's language: the server's code and rule as words. */
import { Problem } from "./api.js";
import { wayWords } from "./board.js";
import { cardList } from "./i18n.js";

/** Codes that mean the same whatever the rule. @type {Record<string, string>} */
const BY_CODE = {
  terrain: "refusal-terrain",
  road_taken: "refusal-road-taken",
  no_counter: "refusal-no-counter",
  no_obstacle: "refusal-obstacle-used",
  blocked: "refusal-obstacle-twice",
  elsewhere: "refusal-not-here",
  not_face_up: "refusal-face-up",
  caravan_unneeded: "refusal-caravan-able",
  no_caravan: "refusal-caravan-water",
  not_in_hand: "refusal-no-card",
  not_your_turn: "refusal-turn",
  wrong_phase: "refusal-phase",
  stale: "refusal-stale",
  game_over: "refusal-over",
  paused: "refusal-paused",
  nothing_to_undo: "refusal-undo",
  not_begun: "refusal-unknown",
  waterway: "refusal-waterway-counter",
  no_counter_there: "refusal-road-bare",
  cannot_pay: "refusal-pay",
  card_count: "refusal-discard",
  nothing_to_take_back: "refusal-takeback",
  not_running: "refusal-unknown",
  not_seated: "bad-forbidden",
  not_host: "bad-forbidden",
  not_yours: "bad-forbidden",
  link: "bad-old-link",
  seat_taken: "bad-full",
  seats_open: "lobby-start-early",
  text: "chat-long",
  not_found: "bad-gone",
  muted: "chat-muted",
};

/** Codes whose words depend on the rule. @type {Record<string, string>} */
const BY_RULE = {
  "waterway R3.3": "refusal-obstacle-water",
  "no_counter_there R3.3": "refusal-obstacle-counter",
  "no_counter R5.2": "refusal-keep",
  "cannot_pay R4.3": "refusal-pay-obstacle",
  "cannot_pay R4.4": "refusal-rafts",
  "cannot_pay R4.5": "refusal-caravan-cards",
  "card_count R4.5": "refusal-caravan-cards",
};

/**
 * A notice about a refused action.
 * @param {unknown} error @param {string} action @param {import("./wire.js").View | null} view
 * @returns {import("./types.js").Notice}
 */
export function refusalOf(error, action, view) {
  if (!(error instanceof Problem)) return { key: "bad-offline", kind: "refusal" };
  const { code, rule, status } = error;
  if (status === 429) return { key: "bad-busy", args: { n: error.body.retry_after ?? 2 }, kind: "refusal" };
  if (status === 503) return { key: "bad-storage", kind: "refusal" };
  if (status >= 500) return { key: "bad-server", kind: "refusal" };
  const key = BY_RULE[`${code} ${rule}`] ?? BY_CODE[code];
  if (!key)
    return rule ? { key: "refusal", args: { rule }, kind: "refusal" } : { key: "refusal-unknown", kind: "refusal" };
  return { key, args: wordsOf(action, view), kind: "refusal" };
}

/** What the words may need: the kind, the terrain, the price, who is to act. @param {string} action @param {import("./wire.js").View | null} view */
function wordsOf(action, view) {
  const [word, first, second] = action.split(" ");
  const connection = word === "place" ? second : first;
  const player = view?.players[view.to_act ?? -1]?.name ?? "";
  const price = view?.prices[connection];
  const here = view && view.seat !== null ? view.players[view.seat].boot : "";
  const words = ["place", "obstacle", "move", "caravan"].includes(word) ? wayWords(connection) : null;
  const asked = price && words ? (here === words.to ? price.back : price.forth) : 0;
  return {
    player,
    kind: word === "place" ? first : (price?.kind ?? "raft"),
    terrain: words?.terrain ?? "plains",
    cards: price ? cardList(Array(asked).fill(price.kind)) : "",
    n: price?.caravan ?? 0,
  };
}
