// @ts-check
/** The commands of the page: each asks the server and tells the store the result. */
import { Offline, api, follow } from "./api.js";
import { setClock } from "./clock.js";
import { emoteOf } from "./components/chat.js";
import { isStacked } from "./components/screen.js";
import { language, need } from "./i18n.js";
import { putOn } from "./letters.js";
import { openReplay } from "./replay.js";
import { momentIn, pathOf, routeOf } from "./router.js";
import { change, lastSeen, remember, settings, someNames } from "./settings.js";
import { isVisible, shownOf } from "./shown.js";
import { model, send } from "./store.js";
import { complain, troubleOf } from "./trouble.js";
import { factsOf } from "./update.js";

export * from "./playing.js";
export * from "./replay.js";

/** @typedef {import("./types.js").Route} Route */
/** @typedef {import("./wire.js").Table} Table */

/** @type {(() => void) | null} */
let hangUp = null;
/** How long to wait before asking a silent server again, in milliseconds. */
const AGAIN = 2000;
/** How long the start page waits for its lists, in milliseconds. */
const PATIENCE = 500;
/** The seat that the stream speaks to. @type {number | null} */
let heardAs = null;

// ------------------------------------------------------------------ places of the page

/** @param {Route} route @param {{replace?: boolean, table?: Table}} [how] `table`: as the server has just given it */
export function go(route, how = {}) {
  const path = pathOf(route);
  if (how.replace) history.replaceState(null, "", path);
  else if (location.pathname !== path) history.pushState(null, "", path);
  arrive(how.table);
}

/** Shows what the address bar says. @param {Table} [table] */
export function arrive(table) {
  const route = routeOf(location.pathname);
  const here = model.value.route;
  if (here.page === route.page && here.id === route.id && model.value.table) return;
  if (route.page === "start") return void arriveAtStart();
  closeTable();
  putOn();
  send({ type: "route", route });
  scrollTo(0, 0);
  if (route.page === "table") void openTable(String(route.id), table);
  else if (route.page === "seat") void openSeat(String(route.id));
  else if (route.page === "replay") void openReplay(String(route.id), momentIn(location.hash));
  else if (route.page === "learn" && route.id) void import("./lessons.js").then((module) => module.openLesson(String(route.id)));
  else if (route.page === "nowhere") send({ type: "trouble", trouble: { key: "bad-address" } });
}

/** Games in progress are listed at the top, so the page waits for them for a moment before it appears. */
export async function arriveAtStart() {
  await Promise.race([refreshLists(), new Promise((done) => setTimeout(done, PATIENCE))]);
  if (routeOf(location.pathname).page !== "start") return;
  closeTable();
  putOn();
  send({ type: "route", route: { page: "start" } });
  scrollTo(0, 0);
}

/** @param {import("./types.js").Dialog} dialog */
export const openDialog = (dialog) => send({ type: "dialog", dialog });

/** @param {string} key @param {import("./i18n.js").Args} [args] */
const news = (key, args) => send({ type: "notice", notice: { key, args, kind: "news" } });

// ------------------------------------------------------------------ the start page

/** Who I am, and the editions: asked once, and again while the server does not answer at all. */
export async function loadCatalogue() {
  try {
    const [me, editions] = await Promise.all([api.me(), api.editions()]);
    const waited = model.value.notice?.key === "bad-offline";
    send({ type: "catalogue", me, editions });
    if (waited) news("bad-back");
    if (waited && model.value.route.page === "start") void refreshLists();
  } catch (error) {
    complain(error);
    if (error instanceof Offline) setTimeout(loadCatalogue, AGAIN);
  }
}

export const refreshLists = () =>
  Promise.all(
    /** @type {const} */ (["mine", "open", "running"]).map((which) =>
      api.games(which).then(
        (games) => send({ type: "list", which, games }),
        () => {},
      ),
    ),
  );

/** @param {import("./wire.js").NewGame} wishes */
export async function create(wishes) {
  const { sending, table } = model.value;
  if (sending || (table && table.status !== "finished")) return; // the second of two clicks makes no second game
  send({ type: "sending" });
  try {
    const table = await api.create({ ...wishes, language: language.value });
    send({ type: "sent" });
    go({ page: "table", id: table.game }, { table });
  } catch (error) {
    complain(error);
  }
}

/** @param {string} name @param {{face?: string, colour?: number}} [look] the portrait and the colour that one likes */
export async function rename(name, look = {}) {
  try {
    send({ type: "me", me: await api.rename({ name, ...look }) });
  } catch (error) {
    complain(error);
  }
}

/** @param {File} file the record of a game */
export const importFile = (file) => import("./record-file.js").then((module) => module.importFile(file));

/** @param {string} id */
export async function deleteGame(id) {
  try {
    await api.remove(id);
    news("games-deleted");
    return true;
  } catch (error) {
    complain(error);
    return false;
  } finally {
    void refreshLists();
  }
}

// ------------------------------------------------------------------ a table

/** @param {string} id @param {Table} [known] */
export async function openTable(id, known) {
  try {
    const table = known ?? (await api.table(id));
    const before = lastSeen(id);
    setClock(table.now);
    send({ type: "sync", table });
    send({ type: "handed", seat: table.my_seats.length > 1 ? null : (table.my_seats[0] ?? null) });
    listen(id, table.view?.seat ?? null);
    if (table.status === "running" && !table.my_seats.length) news("bad-started");
    if (before !== null && table.status === "running" && table.version - before >= 2) void catchUp(id, before);
  } catch (error) {
    send({ type: "trouble", trouble: troubleOf(error) });
    const { route } = model.value;
    if (error instanceof Offline) setTimeout(() => model.value.route === route && void openTable(id), AGAIN);
  }
}

/** Fetches what happened since this browser last looked. @param {string} id @param {number} before */
async function catchUp(id, before) {
  try {
    const seat = model.value.view?.seat ?? null;
    const [then, entries] = await Promise.all([api.table(id, { at: before, seat }), api.log(id, before)]);
    const undone = entries.entries.some(({ kind }) => kind === "undo" || kind === "takeback");
    const missed = undone ? [] : entries.entries.flatMap(factsOf).filter(isVisible);
    if (then.view && missed.length > 1) send({ type: "away", missed, from: shownOf(then.view, []) });
  } catch {
    // If the earlier moment cannot be loaded, the game is shown as it is now.
  }
}

/** @param {string} id @param {number | null} seat */
function listen(id, seat) {
  hangUp?.();
  heardAs = seat;
  hangUp = follow(
    id,
    seat,
    () => model.value.version,
    ({ kind, data }) => {
      if (kind === "log") send({ type: "log", ...data, hidden: document.hidden });
      else if (kind === "chat") {
        if (!data.all) hearChat(data.lines);
        send({ type: "chat", ...data });
      }
      else {
        setClock(data.now);
        hearSeats(data);
        send(kind === "sync" ? { type: "sync", table: data, anew: true } : { type: "table", table: data });
      }
      const { version, table } = model.value;
      if (table && !document.hidden) remember(table.game, version);
    },
    (online) => {
      const back = online && !model.value.online;
      send({ type: "line", online });
      if (back) news("bad-back");
    },
  );
  hailTabs(id);
}

/** @type {BroadcastChannel | null} */
let tabs = null;

/** Tells other tabs of this browser that the game is open here as well, and hears of them. @param {string} id */
function hailTabs(id) {
  if (tabs?.name === `elfenland ${id}` || !globalThis.BroadcastChannel) return;
  tabs?.close();
  tabs = new BroadcastChannel(`elfenland ${id}`);
  tabs.onmessage = ({ data }) => {
    if (data === "hello") tabs?.postMessage("here");
    news("bad-other-tab");
  };
  tabs.postMessage("hello");
}

/** Where the chat is out of sight, what somebody says is shown for a moment. @param {Table["chat"]} lines */
function hearChat(lines) {
  const { table, tab } = model.value;
  const line = lines.findLast(({ seat }) => !table?.my_seats.includes(seat ?? -1));
  if (!line || !isStacked.value || tab === "chat") return;
  const emote = emoteOf(line.text);
  const player = line.name;
  if (!emote) news("chat-says", { player, text: line.text.length > 90 ? `${line.text.slice(0, 90)}…` : line.text });
  else void need("people").then(() => news("emote-says", { player, emote }));
}

/** News of the seats: who has sat down or stood up, for whom a bot plays, and that the game has begun. @param {Table} table */
function hearSeats(table) {
  const before = model.value.table;
  if (!before || before.game !== table.game) return;
  if (table.rematch && !before.rematch && table.rematch_by !== null && !table.my_seats.includes(table.rematch_by))
    send({ type: "bell", bell: { key: "rematch-wanted", args: { player: table.seats[table.rematch_by].name } } });
  table.seats.forEach((seat, n) => {
    if (seat.kind === "human" && seat.bot && !seat.mine && !before.seats[n]?.bot)
      news("player-bot-plays", { player: seat.name });
  });
  if (before.status !== "open") return;
  table.seats.forEach((seat, n) => {
    const old = before.seats[n];
    if (!old || seat.mine || old.kind === seat.kind) return;
    const player = seat.kind === "human" ? seat.name : old.name;
    if (seat.kind === "human") {
      news("lobby-joined", { player });
      send({ type: "bell", bell: { key: "notify-joined", args: { player } } });
    } else if (old.kind === "human") news("lobby-left", { player });
  });
  if (table.status === "running") {
    scrollTo(0, 0); // the lobby may be longer than the screen
    send({ type: "bell", bell: { key: "notify-started" } });
  }
}

export function closeTable() {
  hangUp?.();
  hangUp = null;
  tabs?.close();
  tabs = null;
  if (model.value.table || model.value.replay || model.value.lesson) send({ type: "leave" });
}

/** @param {string} token */
async function openSeat(token) {
  try {
    const table = await api.openSeat(token);
    go({ page: "table", id: table.game }, { replace: true });
  } catch (error) {
    send({ type: "trouble", trouble: troubleOf(error) });
  }
}

/** Looks through another of my seats (pass and play). @param {number} seat */
export async function lookAs(seat) {
  const { table } = model.value;
  if (!table) return;
  try {
    const fresh = await api.table(table.game, { seat });
    send({ type: "sync", table: fresh });
    send({ type: "handed", seat });
    if (heardAs !== seat) listen(table.game, seat);
  } catch (error) {
    complain(error);
  }
}

/** Anything one can do at a table besides playing. @param {string} path @param {Record<string, unknown>} [body] */
export async function ask(path, body = {}) {
  const { table } = model.value;
  if (!table) return null;
  try {
    const answer = await api.post(table.game, path, body);
    if (answer?.game && answer.game === table.game && answer.seats) {
      if (answer.view !== undefined) send({ type: "sync", table: answer });
      else send({ type: "table", table: answer });
    }
    return answer ?? {};
  } catch (error) {
    complain(error);
    return null;
  }
}

/** Sits down at a table that waits, under the name one has. @param {string} id */
export async function joinTable(id) {
  send({ type: "sending" });
  try {
    const table = await api.post(id, "join", { name: model.value.me?.name || someNames()[0] });
    send({ type: "sent" });
    go({ page: "table", id }, { table });
  } catch (error) {
    complain(error);
  }
}

/** @param {string} name @param {number} [seat] */
export async function join(name, seat) {
  const answer = await ask("join", seat === undefined ? { name } : { name, seat });
  if (!answer) return;
  const { table } = model.value;
  if (table) await openTable(table.game);
}

export async function rematch() {
  const answer = await ask("rematch");
  if (answer?.game) go({ page: "table", id: answer.game });
}

// ------------------------------------------------------------------ hints

/** @param {string} hint */
export const hintSeen = (hint) => change({ hintsSeen: [...settings.value.hintsSeen, hint] });
