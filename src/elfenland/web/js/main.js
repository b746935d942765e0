// @ts-check
/** The entry point: loads words, board and model, shows the page, and starts what runs in the background. */
import { h, render } from "../vendor/htm-preact.js";
import { effect } from "../vendor/signals.js";
import { fileAddress } from "./address.js";
import { App } from "./app.js";
import { loadBoard } from "./board.js";
import { isMyTurn } from "./choices.js";
import * as commands from "./commands.js";
import { detect, isLanguage, list, setLanguage, t } from "./i18n.js";
import "./focus.js";
import "./install.js";
import { shortcut } from "./keys.js";
import { fetchLater, putOn, recall } from "./letters.js";
import { before, behind } from "./map/motion.js";
import { routeOf } from "./router.js";
import { change, pace, settings } from "./settings.js";
import { sound, soundOf } from "./sound.js";
import { model, send } from "./store.js";
import { nextTask } from "./task.js";
import { showsOthers, toldOf } from "./update.js";

/** Shows the queue of events one at a time. */
let showing = false;
async function showQueue() {
  if (showing) return;
  showing = true;
  while (model.value.queue.length) {
    if (!pace() || document.hidden || model.value.queue.length > 60) {
      soundOf(model.value.queue[model.value.queue.length - 1]);
      send({ type: "hurry" });
      break;
    }
    const event = model.value.queue[0];
    if ("connection" in event) send({ type: "watch", connection: event.connection });
    soundOf(event);
    await before(event, model.value.shown?.boots ?? []);
    await nextTask(); // a motion ends within a frame, which is busy enough with painting
    if (model.value.queue[0] !== event) continue;
    send({ type: "shown" });
    await behind(event);
  }
  if (model.value.watched) send({ type: "watch", connection: null });
  showing = false;
}

/** Who wants to play again, if that is somebody else. @param {import("./wire.js").Table} table @returns {string | null} */
const rematchOf = ({ rematch, rematch_by: by, my_seats: mine, seats }) =>
  rematch && by !== null && !mine.includes(by) ? t("rematch-wanted", { player: seats[by].name }) : null;

/** Whether others' moves are still being shown. In a hidden tab they are not, so that its reader is told at once. */
const isBehind = () => !document.hidden && showsOthers(model.value);

/** The tab's title and icon say what is going on, as far as the map has shown it. */
function tell() {
  const late = isBehind();
  const { route, view, table, online, replay } = late ? toldOf(model.value) : model.value;
  const away = table?.status === "paused" || table?.seats[view?.seat ?? -1]?.bot;
  const mine = !late && isMyTurn(view) && !replay && !away;
  const title = titleOf();
  if (document.title !== title) document.title = title;
  const icon = document.querySelector('link[rel="icon"]');
  const address = fileAddress(mine ? "icon-turn.svg" : "icon.svg");
  if (icon?.getAttribute("href") !== address) icon?.setAttribute("href", address);
  return mine;

  function titleOf() {
    if (route.page === "rules") return t("title-rules");
    if (route.page === "puzzles" || route.page === "puzzle" || route.page === "challenge") return `${t("nav-puzzles")} · ${t("app-title")}`;
    if (route.page === "replay") return t("title-replay");
    if (route.page === "review") return t("title-review");
    if (route.page === "learn") return t("title-learn");
    if (!table) return t("app-title");
    if (!online) return t("title-offline");
    if (table.status === "open") return t("title-lobby");
    if (!view || view.phase === "over") return rematchOf(table) ?? t("title-finished");
    if (mine) return t("title-your-turn");
    return t("title-waiting", { player: view.to_act === null ? "" : view.players[view.to_act].name });
  }
}

/** Tells someone who looks elsewhere, if that is wished and allowed. @param {string} words */
function notify(words) {
  if (!settings.value.notify || !document.hidden || globalThis.Notification?.permission !== "granted") return;
  const how = { body: words, icon: fileAddress("icon.svg"), tag: "elfenland" };
  try {
    new Notification(t("app-title"), how).onclick = () => window.focus();
  } catch {
    // On a phone only the service worker may show notifications.
    void navigator.serviceWorker?.ready.then((registration) => registration.showNotification(t("app-title"), how));
  }
}

/** @param {KeyboardEvent} event */
function keys(event) {
  const { view, dialog } = model.value;
  if (event.key === "Escape" && !dialog) {
    if (model.value.ask) send({ type: "ask", ask: null });
    else send({ type: "drop" });
    return;
  }
  const what = shortcut(event);
  if (!what || dialog || !view || event.defaultPrevented) return;
  const focus = (/** @type {string} */ selector) => {
    const found = document.querySelector(selector);
    if (found instanceof HTMLElement || found instanceof SVGElement) found.focus();
  };
  /** @type {Record<string, () => void>} */
  const does = {
    map: () => focus('#map [tabindex="0"]'),
    hand: () => focus("#hand button, #hand .fan[tabindex]"),
    counters: () => focus("#counters button:not(.dull), .market.large button"),
    log: () => focus(".log"),
    find: () => document.getElementById("find")?.click(),
    undo: () => view.can_undo && void commands.play("undo"),
    end: () => (view.phase === "plan" ? commands.pass() : view.phase === "keep" ? document.getElementById("keep")?.click() : commands.endTurn()),
    // The map knows these keys; here they reach it from everywhere.
    zoom: () => document.getElementById("map")?.dispatchEvent(new KeyboardEvent("keydown", { key: event.key })),
    text: () => change({ textView: !settings.value.textView }),
    help: () => send({ type: "dialog", dialog: "keys" }),
  };
  does[what]();
  event.preventDefault();
}

/** Words and board; a server that is silent just now is asked again. @returns {Promise<void>} */
async function load() {
  const chosen = settings.value.language;
  try {
    await Promise.all([setLanguage(chosen && isLanguage(chosen) ? chosen : detect(navigator.languages)), loadBoard()]);
  } catch {
    await new Promise((done) => setTimeout(done, 1500));
    return load();
  }
}

async function begin() {
  const start = routeOf(location.pathname).page === "start";
  await Promise.all([
    load(),
    recall(),
    commands.loadCatalogue().then(() => (start ? commands.arriveAtStart() : undefined)),
  ]);
  const root = document.getElementById("app");
  if (!root) return;
  root.textContent = "";
  if (start) putOn();
  else commands.arrive(); // before the first rendering, so that no start page is made on the way to another
  render(h(App, null), root);
  fetchLater();
  addEventListener("popstate", () => commands.arrive());
  addEventListener("keydown", keys);
  effect(() => {
    if (model.value.queue.length) void showQueue();
  });
  effect(() => {
    const { bell, notice } = model.value;
    if (bell) {
      notify(t(bell.key, bell.args));
      queueMicrotask(() => send({ type: "bell", bell: null }));
    }
    if (notice?.kind === "news") setTimeout(() => model.value.notice === notice && send({ type: "notice", notice: null }), 6000);
  });
  let was = false;
  /** The game that was seen before its end. @type {string | null} */
  let underway = null;
  effect(() => {
    const mine = tell();
    if (mine && !was) {
      sound("turn");
      notify(t("notify-your-turn"));
    }
    was = mine;
    const { view, table, replay } = model.value;
    if (!view || !table || replay || isBehind()) return;
    if (view.phase !== "over") underway = table.game;
    else if (view.outcome && underway === table.game) {
      underway = null;
      sound("over");
      notify(t("notify-over", { players: list(view.outcome.winners.map((seat) => view.players[seat].name)) }));
    }
  });
}

void begin();
