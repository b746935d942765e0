// @ts-check
/** The page's model and the one pure function that changes it. */
import { after, isVisible, lastLaid, shownOf } from "./shown.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").GameEvent} GameEvent */
/** @typedef {import("./types.js").Shown} Shown */
/** @typedef {import("./choices.js").Chosen} Chosen */

/**
 * @typedef {object} Model
 * @property {import("./types.js").Route} route
 * @property {{name: string} | null} me
 * @property {{default: string, editions: any[], options: Record<string, any[]>} | null} editions
 * @property {any[]} bots
 * @property {Record<string, any[]>} lists games by kind of list
 * @property {Table | null} table
 * @property {View | null} view
 * @property {number} version
 * @property {GameEvent[]} events what has happened, steps taken back included
 * @property {Shown | null} shown
 * @property {GameEvent[]} queue events still to be shown
 * @property {string | null} watched the connection on which something is shown to happen
 * @property {GameEvent[]} missed events that came while nobody looked
 * @property {Shown | null} missedFrom the map before them
 * @property {Chosen | null} chosen the counter in the hand
 * @property {{mode: "caravan" | "discard", connection: string | null, need: number, cards: string[]} | null} paying
 * @property {string | null} keeping the key of the counter to keep
 * @property {{town?: string, way?: string} | null} pointed
 * @property {string | null} pinned the town that a finger chose
 * @property {import("./types.js").Reach | null} reach
 * @property {boolean} sending
 * @property {{key: string, args?: any, text?: string, kind: "refusal" | "news"} | null} notice
 * @property {{key: string, action?: string, args?: any, home?: boolean} | null} trouble a page that cannot be shown
 * @property {boolean} online
 * @property {boolean} wasOffline
 * @property {number | null} handedTo the seat that may see its cards on a shared device
 * @property {string} tab
 * @property {string | null} dialog
 * @property {any} ask a slip to confirm: {key, args, yes}
 * @property {string[]} spotlight connections and towns that a log line speaks of
 * @property {string[]} lookAt what the map is to show now
 * @property {boolean} endOpen
 * @property {{key: string, args?: any} | null} bell what a notification is to say
 * @property {number} chatSeen the last chat message that was in sight
 * @property {{at: number, last: number, playing: boolean, seat: number | null, entries: any[]} | null} replay
 */

/** @type {Model} */
export const EMPTY = {
  route: { page: "start" },
  me: null,
  editions: null,
  bots: [],
  lists: {},
  table: null,
  view: null,
  version: -1,
  events: [],
  shown: null,
  queue: [],
  watched: null,
  missed: [],
  missedFrom: null,
  chosen: null,
  paying: null,
  keeping: null,
  pointed: null,
  pinned: null,
  reach: null,
  sending: false,
  notice: null,
  trouble: null,
  online: true,
  wasOffline: false,
  handedTo: null,
  tab: "log",
  dialog: null,
  ask: null,
  spotlight: [],
  lookAt: [],
  endOpen: true,
  replay: null,
  bell: null,
  chatSeen: 0,
};

/** What a new table or a new view takes out of the hand. */
const IDLE = { chosen: null, paying: null, keeping: null, pinned: null, reach: null, ask: null };

/** @typedef {{type: string, [field: string]: any}} Message */

/** @param {Model} model @param {Message} message @returns {Model} */
export function update(model, message) {
  switch (message.type) {
    case "route":
      return { ...model, route: message.route, dialog: null, trouble: null, notice: null, spotlight: [] };
    case "leave":
      return {
        ...EMPTY,
        route: model.route,
        me: model.me,
        editions: model.editions,
        bots: model.bots,
        lists: model.lists,
        notice: model.notice,
        trouble: model.trouble,
      };
    case "set":
      return { ...model, ...message.values };
    case "list":
      return { ...model, lists: { ...model.lists, [message.which]: message.games } };
    case "sync":
      return !message.anew && isLate(model, message.table) ? merged(model, message.table) : synced(model, message.table);
    case "table":
      return merged(model, message.table);
    case "log":
      return logged(model, message);
    case "shown":
      return nextShown(model);
    case "hurry":
      return settled({ ...model, queue: [] });
    case "missed":
      return message.watch && model.missedFrom
        ? { ...model, shown: model.missedFrom, queue: [...model.missed, ...model.queue], missed: [], missedFrom: null }
        : { ...model, missed: [], missedFrom: null };
    case "choose":
      return { ...model, chosen: message.chosen, paying: null, keeping: null, notice: null, spotlight: [] };
    case "keep":
      return { ...model, keeping: message.key };
    case "pay":
      return { ...model, paying: message.paying, chosen: null, notice: null, spotlight: [] };
    case "card":
      return withCard(model, message.card, message.remove);
    case "point":
      return { ...model, pointed: message.at };
    case "pin":
      return { ...model, pinned: message.town, notice: null, spotlight: [] };
    case "drop":
      return { ...model, ...IDLE, reach: model.reach, notice: null, spotlight: [] };
    case "reach":
      return message.version === model.version ? { ...model, reach: message.reach } : model;
    case "line":
      return { ...model, online: message.online, wasOffline: model.wasOffline || !message.online };
    default:
      throw new Error(`the store knows no message ${message.type}`);
  }
}

/** @param {Model} model @returns {Model} the map as the view has it, if nothing is left to show */
function settled(model) {
  if (!model.view || model.queue.length) return model;
  return { ...model, shown: shownOf(model.view, lastLaid(model.events, model.view.players.length)) };
}

/**
 * Answers and the stream come on two ways, so that the older may come last: then it must not turn the table back.
 * @param {Model} model @param {Table} table
 */
function isLate(model, table) {
  if (model.table?.game !== table.game || model.view?.seat !== table.view?.seat) return false;
  return table.version < model.version || table.rev < model.table.rev;
}

/** The table around the game: seats, votes, chat. @param {Model} model @param {Table} table @returns {Model} */
function merged(model, table) {
  const known = model.table;
  if (known?.game === table.game && table.rev < known.rev) return model;
  const older = known?.game === table.game && table.version < model.version;
  const game = older ? { version: known.version, status: known.status, view: known.view } : {};
  const next = { ...known, ...table, ...game };
  // What was refused during a pause is not refused after it.
  const notice = known && known.status !== next.status && model.notice?.kind === "refusal" ? null : model.notice;
  return { ...model, table: next, notice };
}

/** @param {Model} model @param {Table} table @returns {Model} */
function synced(model, table) {
  const view = table.view ?? null;
  const known = model.table?.game === table.game && model.view?.seat === view?.seat;
  const same = known && model.version === table.version;
  const events = view?.events?.length ? view.events : same ? model.events : [];
  const next = { ...model, table, view, version: table.version, events, queue: [], trouble: null };
  return settled(same ? next : { ...next, ...IDLE });
}

/**
 * Entries of the log, from the stream or as the answer to an own action; what is known already counts once.
 * @param {Model} model @param {Message} message {version, entries, view, hidden}
 * @returns {Model}
 */
function logged(model, message) {
  const fresh = message.entries.filter((/** @type {any} */ entry) => entry.version > model.version);
  if (!model.table || message.version < model.version) return model;
  if (!fresh.length && message.version === model.version) {
    return { ...model, view: message.view ?? model.view };
  }
  const news = fresh.flatMap((/** @type {any} */ entry) => factsOf(entry));
  const events = [...model.events, ...news];
  const table = { ...model.table, version: message.version };
  const next = { ...model, ...IDLE, table, view: message.view, version: message.version, events };
  const visible = news.filter(isVisible);
  const undone = fresh.some((/** @type {any} */ entry) => entry.kind === "undo" || entry.kind === "takeback");
  if (message.hidden) {
    return settled({
      ...next,
      queue: [],
      missed: [...model.missed, ...visible],
      missedFrom: model.missedFrom ?? model.shown,
    });
  }
  // Whoever plays on does not want to be shown any more what was missed.
  const acted = fresh.some((/** @type {any} */ entry) => table.my_seats.includes(entry.seat));
  const missed = acted ? { missed: [], missedFrom: null } : {};
  return settled({ ...next, ...missed, queue: undone ? [] : [...model.queue, ...visible] });
}

/**
 * The events of an entry of the log; what was taken back becomes an event of its own.
 * @param {any} entry @returns {GameEvent[]}
 */
export function factsOf(entry) {
  if (entry.kind === "undo") return [{ event: "undo", player: entry.seat }];
  if (entry.kind === "takeback") return [{ ...entry.events[0], event: "takeback" }];
  return entry.events;
}

/** @param {Model} model @returns {Model} the first event of the queue has been shown */
function nextShown(model) {
  const [event, ...queue] = model.queue;
  if (!event || !model.shown) return settled({ ...model, queue: [] });
  return settled({ ...model, queue, shown: after(model.shown, event) });
}

/** @param {Model} model @param {string} card @param {boolean} [remove] @returns {Model} */
function withCard(model, card, remove) {
  if (!model.paying) return model;
  const cards = [...model.paying.cards];
  if (remove) cards.splice(cards.indexOf(card), 1);
  else if (cards.length < model.paying.need) cards.push(card);
  return { ...model, paying: { ...model.paying, cards } };
}
