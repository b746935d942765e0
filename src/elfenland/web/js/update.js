// @ts-check
/** The page's model and the one pure function that changes it. */
import { after, isVisible, lastLaid, playerOf, shownOf } from "./shown.js";

/** @typedef {import("./wire.js").Table} Table */
/** @typedef {import("./wire.js").View} View */
/** @typedef {import("./types.js").GameEvent} GameEvent */
/** @typedef {import("./types.js").LogEntry} LogEntry */
/** @typedef {import("./types.js").Shown} Shown */
/** @typedef {"open" | "running" | "finished" | "mine"} ListName */

/**
 * @typedef {object} Model
 * @property {import("./types.js").Route} route
 * @property {import("./wire.js").Me | null} me
 * @property {import("./wire.js").Editions | null} editions
 * @property {Partial<Record<ListName, import("./wire.js").Summary[]>>} lists
 * @property {Table | null} table
 * @property {View | null} view
 * @property {number} version
 * @property {GameEvent[]} events what has happened, steps taken back included
 * @property {Shown | null} shown
 * @property {GameEvent[]} queue events still to be shown
 * @property {{view: View, events: number} | null} told what has been shown: the view then, and how many events
 * @property {{view: View, events: number}[]} ahead the views after it, with the events up to each
 * @property {boolean} hurried whether the rest of this wait is not to be shown step by step
 * @property {string | null} watched the connection on which something is shown to happen
 * @property {GameEvent[]} missed events that came while nobody looked
 * @property {Shown | null} missedFrom the map before them
 * @property {import("./choices.js").Chosen | null} chosen the counter in the hand
 * @property {import("./types.js").Paying | null} paying
 * @property {string | null} keeping the key of the counter to keep
 * @property {import("./types.js").Spot | null} pointed
 * @property {string | null} pinned the town that a finger chose
 * @property {import("./wire.js").Reach | null} reach
 * @property {{laid: string, n: number} | null} outlook how many new towns I would reach with that laid
 * @property {boolean} sending
 * @property {import("./types.js").Notice | null} notice
 * @property {import("./types.js").Trouble | null} trouble
 * @property {boolean} online
 * @property {number | null} handedTo the seat that may see its cards on a shared device
 * @property {string} tab
 * @property {import("./types.js").Dialog | null} dialog
 * @property {import("./types.js").Question | null} ask
 * @property {string[]} spotlight connections and towns that a log line speaks of
 * @property {string[]} lookAt what the map is to show now
 * @property {import("./types.js").Words | null} bell what a notification is to say
 * @property {number} chatSeen the last chat message that was in sight
 * @property {import("./types.js").Lesson | null} lesson
 * @property {"coach" | "think" | null} helper what is open beside the map
 * @property {import("./types.js").Thought[]} laid what I have laid in thought
 * @property {View["legal"]} guesses what others may lay, while I guess
 * @property {{at: number, last: number, playing: boolean, seat: number | null, entries: LogEntry[]} | null} replay
 */

/**
 * What can be said to the store about the page.
 * @typedef {{type: "route", route: Model["route"]}
 *   | {type: "leave"}
 *   | {type: "trouble", trouble: Model["trouble"]}
 *   | {type: "catalogue", me: Model["me"], editions: Model["editions"]}
 *   | {type: "me", me: Model["me"]}
 *   | {type: "list", which: ListName, games: import("./wire.js").Summary[]}
 *   | {type: "dialog", dialog: Model["dialog"]}
 *   | {type: "ask", ask: Model["ask"]}
 *   | {type: "notice", notice: Model["notice"]}
 *   | {type: "bell", bell: Model["bell"]}
 *   | {type: "tab", tab: string}
 *   | {type: "spot", places: string[], look?: boolean}
 *   | {type: "line", online: boolean}
 *   | {type: "replay", last: number, entries: LogEntry[]}
 *   | {type: "replaying", playing: boolean}
 *   | {type: "replayAs", seat: number | null}
 *   | {type: "lesson", lesson: Model["lesson"]}
 *   | {type: "helper", helper: Model["helper"]}
 *   | {type: "moment", at: number, view: View}} PageMessage
 */

/**
 * What can be said to the store about the table.
 * @typedef {{type: "sync", table: Table, anew?: boolean}
 *   | {type: "table", table: Table}
 *   | {type: "chat", lines: Table["chat"], all: boolean}
 *   | {type: "log", version: number, entries: LogEntry[], view: View | null, hidden?: boolean, since?: number | null, clock?: Table["clock"]}
 *   | {type: "handed", seat: number | null}
 *   | {type: "away", missed: GameEvent[], from: Shown}
 *   | {type: "missed", watch?: boolean}
 *   | {type: "watch", connection: string | null}
 *   | {type: "shown"}
 *   | {type: "hurry"}
 *   | {type: "faster"}
 *   | {type: "sending"}
 *   | {type: "sent"}
 *   | {type: "refused", notice: Model["notice"]}
 *   | {type: "choose", chosen: Model["chosen"]}
 *   | {type: "keep", key: string}
 *   | {type: "pay", paying: Model["paying"]}
 *   | {type: "card", card: import("./wire.js").Kind, remove?: boolean}
 *   | {type: "point", at: Model["pointed"]}
 *   | {type: "pin", town: string | null}
 *   | {type: "drop"}
 *   | {type: "outlook", outlook: Model["outlook"]}
 *   | {type: "laid", laid: Model["laid"]}
 *   | {type: "lays", version: number, choices: View["legal"], guesses: View["legal"]}
 *   | {type: "reach", reach: Model["reach"], version: number}} TableMessage
 */

/** @typedef {PageMessage | TableMessage} Message */

/** @type {Model} */
export const EMPTY = {
  route: { page: "start" },
  me: null,
  editions: null,
  lists: {},
  table: null,
  view: null,
  version: -1,
  events: [],
  shown: null,
  queue: [],
  told: null,
  ahead: [],
  hurried: false,
  watched: null,
  missed: [],
  missedFrom: null,
  chosen: null,
  paying: null,
  keeping: null,
  pointed: null,
  pinned: null,
  reach: null,
  outlook: null,
  sending: false,
  notice: null,
  trouble: null,
  online: true,
  handedTo: null,
  tab: "log",
  dialog: null,
  ask: null,
  spotlight: [],
  lookAt: [],
  replay: null,
  lesson: null,
  helper: null,
  laid: [],
  guesses: [],
  bell: null,
  chatSeen: 0,
};

/** What a new table or a new view resets. */
const IDLE = { chosen: null, paying: null, keeping: null, pinned: null, reach: null, ask: null, laid: [] };

/** @param {Model} model @param {Message} message @returns {Model} */
export function update(model, message) {
  switch (message.type) {
    case "route":
      return { ...model, route: message.route, dialog: null, trouble: null, notice: null, spotlight: [] };
    case "leave": {
      const { route, me, editions, lists, notice, trouble } = model;
      return { ...EMPTY, route, me, editions, lists, notice, trouble };
    }
    case "trouble":
      return { ...model, trouble: message.trouble };
    case "catalogue":
      return { ...model, me: message.me, editions: message.editions };
    case "me":
      return { ...model, me: message.me };
    case "list":
      return { ...model, lists: { ...model.lists, [message.which]: message.games } };
    case "dialog":
      return { ...model, dialog: message.dialog };
    case "ask":
      return { ...model, ask: message.ask };
    case "notice":
      return { ...model, notice: message.notice };
    case "bell":
      return { ...model, bell: message.bell };
    case "tab":
      return tabbed(model, message.tab);
    case "spot":
      return { ...model, spotlight: message.places, lookAt: message.look ? message.places : model.lookAt };
    case "line":
      return { ...model, online: message.online };
    case "replay":
      return { ...model, replay: { at: message.last, last: message.last, playing: false, seat: null, entries: message.entries } };
    case "replaying":
      return model.replay ? { ...model, replay: { ...model.replay, playing: message.playing } } : model;
    case "replayAs":
      return model.replay ? { ...model, replay: { ...model.replay, seat: message.seat } } : model;
    case "lesson":
      return { ...model, lesson: message.lesson };
    case "helper":
      return helped(model, message.helper);
    case "moment":
      return atMoment(model, message.at, message.view);
    default:
      return updateTable(model, message);
  }
}

/** @param {Model} model @param {TableMessage} message @returns {Model} */
function updateTable(model, message) {
  switch (message.type) {
    case "sync":
      return !message.anew && isLate(model, message.table) ? merged(model, message.table) : synced(model, message.table);
    case "table":
      return merged(model, message.table);
    case "chat":
      return chatted(model, message);
    case "log":
      return logged(model, message);
    case "handed":
      return { ...model, handedTo: message.seat };
    case "away":
      return { ...model, missed: message.missed, missedFrom: message.from };
    case "missed":
      return message.watch && model.missedFrom
        ? { ...model, shown: model.missedFrom, queue: [...model.missed, ...model.queue], missed: [], missedFrom: null }
        : { ...model, missed: [], missedFrom: null };
    case "watch":
      return { ...model, watched: message.connection };
    case "shown":
      return nextShown(model);
    case "hurry":
      return settled({ ...model, queue: [] });
    case "faster":
      return settled({ ...model, queue: [], hurried: true });
    case "sending":
      return { ...model, sending: true, notice: null, ask: null };
    case "sent":
      return { ...model, sending: false };
    case "refused":
      return { ...model, sending: false, notice: message.notice };
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
      return { ...model, ...IDLE, reach: model.reach, laid: model.laid, notice: null, spotlight: [] };
    case "outlook":
      return { ...model, outlook: message.outlook };
    case "laid":
      return { ...model, laid: message.laid, chosen: null };
    case "lays":
      return message.version === model.version ? layable(model, message.choices, message.guesses) : model;
    case "reach":
      return message.version === model.version ? { ...model, reach: message.reach } : model;
    default:
      return assertNever(message);
  }
}

/** The type checker refuses a message that no case handles. @param {never} message @returns {never} */
function assertNever(message) {
  throw new Error(`the store knows no message ${JSON.stringify(message)}`);
}

/** What is said in the chat is in sight while its tab is open. @param {Model} model @param {string} tab @returns {Model} */
function tabbed(model, tab) {
  const read = tab === "chat" || model.tab === "chat";
  return { ...model, tab, chatSeen: read ? (model.table?.chat.at(-1)?.id ?? 0) : model.chatSeen };
}

/** What can be laid in thought; outside a replay the view says it of me. @param {Model} model @param {View["legal"]} choices @param {View["legal"]} guesses @returns {Model} */
function layable(model, choices, guesses) {
  return { ...model, guesses, view: model.replay && model.view ? { ...model.view, legal: choices } : model.view };
}

/**
 * In a replay one can lay only in thought.
 * @param {Model} model @param {Model["helper"]} helper @returns {Model}
 */
function helped(model, helper) {
  const view = model.replay && model.view ? { ...model.view, legal: [] } : model.view;
  return { ...model, view, helper, chosen: model.replay || model.chosen?.guess ? null : model.chosen, laid: [], spotlight: [] };
}

/** A moment of the replay; one step forward is animated. @param {Model} model @param {number} at @param {View} view @returns {Model} */
function atMoment(model, at, view) {
  const { replay } = model;
  if (!replay) return model;
  const events = replay.entries.filter((entry) => entry.version <= at).flatMap(factsOf);
  const news = replay.entries.filter((entry) => entry.version === at).flatMap((entry) => entry.events);
  const queue = at === replay.at + 1 ? news.filter(isVisible) : [];
  return settled({ ...model, chosen: null, laid: [], view, version: at, events, replay: { ...replay, at }, queue });
}

/** @param {Model} model @returns {Model} the map as the view has it, if nothing is left to show; else told as far as it is shown */
function settled(model) {
  const { view, queue, events, ahead } = model;
  if (!view) return model;
  if (!queue.length) {
    const shown = shownOf(view, lastLaid(events, view.players.length));
    return { ...model, shown, told: { view, events: events.length }, ahead: [] };
  }
  const next = events.lastIndexOf(queue[0]);
  if (next < 0) return model; // something missed is shown, from long ago
  const past = ahead.findLast((one) => one.events <= next) ?? model.told;
  return { ...model, told: past && { ...past, events: next }, ahead: ahead.filter((one) => one.events > next) };
}

/** Whether it is still shown what others did. @param {Pick<Model, "queue" | "view">} model @returns {boolean} */
export const showsOthers = ({ queue, view }) => queue.some((event) => (playerOf(event) ?? view?.seat ?? null) !== (view?.seat ?? null));

/** The model as far as it is shown: nothing is told before one has seen it. @param {Model} model @returns {Model} */
export function toldOf(model) {
  const { told, queue, events } = model;
  return told && queue.length ? { ...model, view: told.view, events: events.slice(0, told.events) } : model;
}

/**
 * Answers and stream messages travel separately, so an older one may arrive last; it must not turn the table back.
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
  // Tables of the stream come without the chat.
  const chat = known?.game === table.game && lastId(known.chat) > lastId(table.chat) ? known.chat : table.chat;
  const next = { ...known, ...table, ...game, chat };
  // What was refused during a pause is not refused after it.
  const notice = known && known.status !== next.status && model.notice?.kind === "refusal" ? null : model.notice;
  return { ...model, table: next, notice };
}

/** @param {Table["chat"]} chat */
const lastId = (chat) => chat.at(-1)?.id ?? 0;

/** New messages, or all if some were deleted. @param {Model} model @param {Extract<TableMessage, {type: "chat"}>} message @returns {Model} */
function chatted(model, message) {
  if (!model.table) return model;
  const known = message.all ? [] : model.table.chat;
  const fresh = message.lines.filter((line) => line.id > lastId(known));
  return { ...model, table: { ...model.table, chat: [...known, ...fresh] } };
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

/** The table with the times that came with its log; an answer to an own action brings none. @param {Table} table @param {Extract<TableMessage, {type: "log"}>} message @returns {Table} */
const timed = (table, { since, clock }) => (since === undefined ? table : { ...table, since, clock: clock ?? null });

/**
 * Entries of the log, from the stream or as the answer to an own action; what is known already counts once.
 * @param {Model} model @param {Extract<TableMessage, {type: "log"}>} message @returns {Model}
 */
function logged(model, message) {
  const fresh = message.entries.filter((entry) => entry.version > model.version);
  if (!model.table || message.version < model.version) return model;
  if (!fresh.length && message.version === model.version) {
    return { ...model, table: timed(model.table, message), view: message.view ?? model.view };
  }
  const news = fresh.flatMap((entry) => factsOf(entry));
  const events = [...model.events, ...news];
  const table = { ...timed(model.table, message), version: message.version };
  const next = { ...model, ...IDLE, table, view: message.view, version: message.version, events };
  const visible = news.filter(isVisible);
  const undone = fresh.some((entry) => entry.kind === "undo" || entry.kind === "takeback");
  if (message.hidden) {
    return settled({
      ...next,
      queue: [],
      missed: [...model.missed, ...visible],
      missedFrom: model.missedFrom ?? model.shown,
    });
  }
  // A player who plays on no longer wants to see what they missed.
  const acted = fresh.some((entry) => entry.seat !== null && table.my_seats.includes(entry.seat));
  const missed = acted ? { missed: [], missedFrom: null } : {};
  const hurried = model.hurried && !message.view?.legal.length; // until it is my turn
  const latest = message.view && { view: message.view, events: events.length };
  // What I have done myself is told at once; the server may do something for me while others are still shown.
  const told = acted && !showsOthers(model) ? { told: latest, ahead: [] } : { ahead: latest ? [...model.ahead, latest] : [] };
  return settled({ ...next, ...missed, ...told, hurried, queue: undone || model.hurried ? [] : [...model.queue, ...visible] });
}

/**
 * The events of an entry of the log; what was taken back becomes an event of its own.
 * @param {LogEntry} entry @returns {GameEvent[]}
 */
export function factsOf({ kind, seat, events }) {
  if (kind === "undo") return [{ event: "undo", player: seat }];
  if (kind !== "takeback") return events;
  const [taken] = events;
  const connection = taken && "connection" in taken ? taken.connection : null;
  return [{ event: "takeback", player: taken && "player" in taken ? taken.player : null, connection }];
}

/** @param {Model} model @returns {Model} the first event of the queue has been shown */
function nextShown(model) {
  const [event, ...queue] = model.queue;
  if (!event || !model.shown) return settled({ ...model, queue: [] });
  return settled({ ...model, queue, shown: after(model.shown, event) });
}

/** @param {Model} model @param {import("./wire.js").Kind} card @param {boolean} [remove] @returns {Model} */
function withCard(model, card, remove) {
  if (!model.paying) return model;
  const cards = [...model.paying.cards];
  if (remove) cards.splice(cards.indexOf(card), 1);
  else if (cards.length < model.paying.need) cards.push(card);
  return { ...model, paying: { ...model.paying, cards, foreseen: false } };
}
