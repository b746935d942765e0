// @ts-check
/** A puzzle that is being solved: its model, and the one pure function that changes it. What is possible the server has said. */
import { after, shownOf } from "./shown.js";

/** @typedef {import("./wire.js").PuzzlePosition} PuzzlePosition */
/** @typedef {import("./wire.js").LegalChoice} LegalChoice */
/** @typedef {import("./wire.js").Kind} Kind */
/** @typedef {import("./wire.js").View} View */
/** @typedef {import("./types.js").GameEvent} GameEvent */
/** @typedef {{text: string, connection: string, to: string, cards: Kind[]}} Step */

/**
 * @typedef {object} Solving
 * @property {PuzzlePosition | null} data
 * @property {Step[]} steps of the journey so far
 * @property {LegalChoice | null} placed the counter that answers a place puzzle
 * @property {import("./choices.js").Chosen | null} chosen the counter in the hand
 * @property {import("./types.js").Paying | null} paying
 * @property {string | null} pinned a town to which several ways lead
 * @property {boolean} busy
 * @property {import("./wire.js").PuzzleVerdict | null} verdict on what lies there now
 * @property {import("./wire.js").PuzzleHelp | null} told
 * @property {{events: GameEvent[], seen: number, end: boolean} | null} demo events that are shown one by one; `end`: and stay
 */

/**
 * @typedef {{type: "open", data: PuzzlePosition}
 *   | {type: "step", choice: LegalChoice, cards: Kind[]}
 *   | {type: "pin", town: string | null}
 *   | {type: "pay", paying: Solving["paying"]}
 *   | {type: "card", card: Kind, remove: boolean}
 *   | {type: "choose", chosen: Solving["chosen"]}
 *   | {type: "place", choice: LegalChoice}
 *   | {type: "back"}
 *   | {type: "anew"}
 *   | {type: "busy", busy: boolean}
 *   | {type: "verdict", verdict: NonNullable<Solving["verdict"]>}
 *   | {type: "told", told: NonNullable<Solving["told"]>}
 *   | {type: "demo", events: GameEvent[]}
 *   | {type: "seen", all?: boolean}} Message
 */

/** @type {Solving} */
export const UNOPENED = {
  data: null,
  steps: [],
  placed: null,
  chosen: null,
  paying: null,
  pinned: null,
  busy: false,
  verdict: null,
  told: null,
  demo: null,
};
const IDLE = { chosen: null, paying: null, pinned: null, verdict: null, demo: null };

/** @param {Solving} solving @param {Message} message @returns {Solving} */
export function solve(solving, message) {
  switch (message.type) {
    case "open":
      return { ...UNOPENED, data: message.data };
    case "step": {
      const { choice, cards } = message;
      const text = [choice.text, ...(choice.choose ? cards : [])].join(" ");
      const step = { text, connection: String(choice.connection), to: String(choice.to), cards };
      return { ...solving, ...IDLE, steps: [...solving.steps, step] };
    }
    case "pin":
      return { ...solving, pinned: message.town, paying: null };
    case "pay":
      return { ...solving, paying: message.paying, pinned: null };
    case "card":
      return withCard(solving, message.card, message.remove);
    case "choose":
      return { ...solving, ...IDLE, chosen: message.chosen, placed: message.chosen ? null : solving.placed };
    case "place":
      return { ...solving, ...IDLE, placed: message.choice };
    case "back":
      return { ...solving, ...IDLE, steps: solving.steps.slice(0, -1), placed: null };
    case "anew":
      return { ...solving, ...IDLE, steps: [], placed: null };
    case "busy":
      return { ...solving, busy: message.busy };
    case "verdict":
      return { ...solving, verdict: message.verdict };
    case "told":
      return { ...solving, told: message.told };
    case "demo":
      return { ...solving, ...IDLE, verdict: solving.verdict, demo: { events: message.events, seen: 0, end: false } };
    case "seen":
      return { ...solving, demo: solving.demo && moved(solving.demo, !!message.all) };
    default:
      return assertNever(message);
  }
}

/** The type checker refuses a message that no case handles. @param {never} message @returns {never} */
function assertNever(message) {
  throw new Error(`a puzzle knows no message ${JSON.stringify(message)}`);
}

/** @param {NonNullable<Solving["demo"]>} demo @param {boolean} all */
function moved({ events, seen }, all) {
  const next = all ? events.length : seen + 1;
  return { events, seen: next, end: next >= events.length };
}

/** @param {Solving} solving @param {Kind} card @param {boolean} remove @returns {Solving} */
function withCard(solving, card, remove) {
  if (!solving.paying) return solving;
  const cards = [...solving.paying.cards];
  if (remove) cards.splice(cards.indexOf(card), 1);
  else if (cards.length < solving.paying.need) cards.push(card);
  return { ...solving, paying: { ...solving.paying, cards } };
}

/** @param {readonly Kind[]} hand @param {readonly Kind[]} cards @returns {Kind[]} */
function without(hand, cards) {
  const left = [...hand];
  for (const card of cards) left.splice(left.indexOf(card), 1);
  return left;
}

/** @param {PuzzlePosition} data @param {string} town @param {Kind[]} hand @returns {LegalChoice[]} what the server says is possible there */
function choicesAt(data, town, hand) {
  const counts = data.kinds.map((kind) => hand.filter((card) => card === kind).length).join("");
  return (data.spots[`${town} ${counts}`] ?? []).map((n) => data.choices[n]);
}

/** @param {Solving} solving @param {PuzzlePosition} data @returns {View} the position after the steps so far */
export function viewOf({ steps, placed }, data) {
  const { view } = data;
  const [me] = view.players;
  if (data.info.kind === "place") {
    if (!placed) return view;
    const counters = without(me.counters, [/** @type {Kind} */ (placed.kind)]);
    return { ...view, players: [{ ...me, counters }], counters: { ...view.counters, [String(placed.connection)]: /** @type {Kind} */ (placed.kind) } };
  }
  const boot = steps.at(-1)?.to ?? me.boot;
  const hand = without(me.hand ?? [], steps.flatMap((step) => step.cards));
  const been = new Set(steps.map((step) => step.to));
  const pieces = me.pieces.filter((town) => !been.has(town));
  const collected = me.collected + me.pieces.length - pieces.length;
  return { ...view, players: [{ ...me, boot, hand, pieces, collected, cards: hand.length }], legal: choicesAt(data, boot, hand) };
}

/** @param {Solving} solving @param {PuzzlePosition} data @param {View} view @returns {{shown: import("./types.js").Shown, trail: string[]}} */
export function pictureOf({ demo, steps, placed }, data, view) {
  if (!demo) {
    return { shown: shownOf(view, placed ? [String(placed.connection)] : []), trail: steps.map((step) => step.connection) };
  }
  const seen = demo.events.slice(0, demo.seen);
  const trail = seen.flatMap((event) => (event.event === "move" ? [event.connection] : []));
  return { shown: seen.reduce(after, shownOf(data.view, [])), trail };
}

/** @param {Solving} solving @returns {string[]} the answer as it lies there */
export const answerOf = ({ steps, placed }) => (placed ? [placed.text] : steps.map((step) => step.text));
