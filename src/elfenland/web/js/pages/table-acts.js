// @ts-check
/** What a click, a key or a drop at the table sets going. */
import { kinds, otherEnd, theBoard, townName } from "../board.js";
import { isByCaravan, isMyTurn, waysAlong, waysTo } from "../choices.js";
import * as commands from "../commands.js";
import { dragCounter } from "../map/drag.js";
import { send } from "../store.js";

/** @typedef {import("../update.js").Model} Model */
/** @typedef {import("../wire.js").LegalChoice} LegalChoice */
/** @typedef {import("../wire.js").Kind} Kind */
/** @typedef {import("../choices.js").Chosen} Chosen */
/** @typedef {ReturnType<typeof actsOf>} Acts */

/** What the components of the table can set going. @param {Model} model */
export const actsOf = (model) => ({
  play: (/** @type {string} */ text) => void commands.play(text),
  undo: () => void commands.play("undo"),
  takeBack: () => void commands.ask("takeback", { agree: true }),
  undoAll: () => void commands.undoAll(),
  faster: commands.faster,
  pass: commands.pass,
  endTurn: commands.endTurn,
  travel: (/** @type {{action: string}[]} */ steps) => void commands.travel(steps),
  along,
  choice: (/** @type {LegalChoice} */ choice) => take(model, choice),
  choose: (/** @type {Chosen | null} */ chosen) => send({ type: "choose", chosen }),
  keep: (/** @type {string} */ key) => send({ type: "keep", key }),
  drop: () => send({ type: "drop" }),
  card: (/** @type {Kind} */ card, /** @type {boolean} */ remove) => send({ type: "card", card, remove }),
  pay: () => pay(model),
  chooseCards: () => void chooseCards(model),
  drag: (/** @type {PointerEvent} */ event, /** @type {Chosen} */ chosen) =>
    dragCounter(
      event,
      () => send({ type: "choose", chosen }),
      (way) => way && commands.layOn(way),
    ),
  /** @param {string[]} places @param {boolean} [look] whether the map moves there */
  spot: (places, look) => send({ type: "spot", places, look }),
  help: (/** @type {Model["helper"]} */ helper) => send({ type: "helper", helper }),
  tab: (/** @type {string} */ tab) => send({ type: "tab", tab }),
  mute: (/** @type {number} */ seat, /** @type {boolean} */ muted) => void commands.ask(`mute/${seat}`, { muted }),
  say: (/** @type {string} */ text) => void commands.ask("chat", { text }),
  letTalk: (/** @type {string} */ talk) => void commands.ask("talk", { talk }),
  rematch: () => void commands.rematch(),
  watchRematch: () => model.table?.rematch && commands.go({ page: "table", id: model.table.rematch }),
  replay: () => model.table && commands.go({ page: "replay", id: model.table.game }),
  review: () => model.table && commands.go({ page: "review", id: model.table.game }),
  home: () => commands.go({ page: "start" }),
  town: (/** @type {string} */ town, /** @type {string} */ by) => chooseTown(model, town, by),
  way: (/** @type {string} */ way, /** @type {string} */ by) => chooseWay(model, way, by),
});

/** @param {string} key @param {import("../i18n.js").Args} [args] */
const refuse = (key, args) => send({ type: "notice", notice: { key, args, kind: "refusal" } });

/** Goes along a connection; the cards of a caravan are chosen first. @param {LegalChoice} way */
function along({ action, text, connection = null, choose = 0 }) {
  if (action === "caravan") send({ type: "pay", paying: { mode: "caravan", connection, need: choose, cards: [] } });
  else void commands.play(text);
}

/** @param {Model} model @param {LegalChoice} choice one of the list of the text view */
function take({ helper }, choice) {
  if (helper === "think" && (choice.action === "place" || choice.action === "obstacle")) commands.think(choice);
  else if (choice.action === "end") commands.endTurn();
  else if (choice.action === "pass") commands.pass();
  else along(choice);
}

/** @param {Model} model */
function pay({ paying }) {
  if (!paying) return;
  void commands.play([paying.mode === "discard" ? "end" : `caravan ${paying.connection}`, ...paying.cards].join(" "));
}

/**
 * A caravan takes what the best journey after it can spare, which the server knows. At the end of the turn single
 * cards go first; rafts always find a river.
 * @param {Model} model
 */
async function chooseCards({ view, paying, reach }) {
  if (!paying || !view || view.seat === null) return;
  if (paying.connection) {
    const spared = (reach ?? (await commands.loadReach()))?.caravans[paying.connection];
    if (spared) send({ type: "pay", paying: { ...paying, cards: [...spared], foreseen: true } });
    return;
  }
  const hand = view.players[view.seat].hand ?? [];
  const worth = (/** @type {Kind} */ kind) => (kind === "raft" ? 100 : 0) + hand.filter((card) => card === kind).length;
  const cards = [...hand]
    .sort((a, b) => worth(a) - worth(b) || kinds().indexOf(a) - kinds().indexOf(b))
    .slice(0, paying.need);
  send({ type: "pay", paying: { ...paying, cards } });
}

/** @param {Model} model @param {string} town @param {string} by */
function chooseTown({ view, paying, reach, pinned }, town, by) {
  if (!view || view.seat === null || view.phase !== "travel" || !isMyTurn(view) || paying) return;
  const ways = waysTo(view, town);
  const far = reach?.towns[town];
  const sure = by === "mouse" || pinned === town;
  // What was shown while pointing is what happens; where there is another way as well, one is asked.
  const plain = ways.length ? ways.length === 1 && !(far && far.steps.length > 1) : far && !isByCaravan(far) && !far.more;
  if (!ways.length && !far) {
    if (town === view.players[view.seat].boot) return;
    send({ type: "pin", town: null });
    refuse("do-travel-far", { town: townName(town) });
  } else if (!sure || !plain) send({ type: "pin", town });
  else if (ways.length === 1) along(ways[0]);
  else if (far) void commands.travel(far.steps);
}

/** @param {Model} model @param {string} way @param {string} by */
function chooseWay({ view, paying, chosen }, way, by) {
  if (chosen?.guess) return commands.layOn(way);
  if (!view || !isMyTurn(view) || paying) return;
  if (view.phase === "plan") return chosen ? commands.layOn(way) : refuse("do-lay-first");
  if (view.phase !== "travel" || view.seat === null) return;
  const ways = waysAlong(view, way);
  const { from, to } = theBoard().connections[way];
  const here = view.players[view.seat].boot;
  if (ways.length === 1 && (by === "mouse" || by === "key")) along(ways[0]);
  else if (ways.length) send({ type: "pin", town: otherEnd(way, here) });
  else if (from === here || to === here) void commands.play(`move ${way}`);
  else refuse("refusal-not-here");
}
