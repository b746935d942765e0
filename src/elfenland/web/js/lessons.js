// @ts-check
/** First lessons at the table: what is done is kept here, the server carries it out and keeps nothing. */
import { api } from "./api.js";
import { create, go } from "./commands.js";
import { need, t } from "./i18n.js";
import { change, settings } from "./settings.js";
import { model, send } from "./store.js";
import { complain, troubleOf } from "./trouble.js";

/** @typedef {import("./wire.js").LessonState} LessonState */
/** @typedef {import("./types.js").Lesson} Lesson */

/** Against whom the small game after the lessons is played. */
const GENTLE = "level-2";

/** Opens a lesson at its first task that is not done. @param {string} id */
export async function openLesson(id) {
  try {
    const [all] = await Promise.all([api.lessons(), need("learn")]);
    const tasks = all.find((one) => one.lesson === id)?.tasks;
    if (!tasks) return send({ type: "trouble", trouble: { key: "bad-address" } });
    const done = settings.value.lessons[id] ?? 0;
    await openTask({ id, tasks, task: done < tasks ? done + 1 : 1 });
  } catch (error) {
    send({ type: "trouble", trouble: troubleOf(error) });
  }
}

/** Begins a task. @param {{id: string, task: number, tasks: number}} which */
export async function openTask(which) {
  const state = await api.lesson(which.id, { task: which.task, actions: [] });
  if (model.value.route.page === "learn" && model.value.route.id === which.id) show(which, state);
}

/** Plays an action in the task under way. @param {string} action @returns {Promise<boolean>} whether it was played */
export const play = (action) => carryOut((lesson) => ({ actions: [...lesson.actions, action] }), action);

/** Plays the next action that leads on. */
export const showMe = () => void carryOut((lesson) => ({ actions: lesson.lost ? [] : lesson.actions, show: true }));

/** Begins the task again. */
export const again = () => void carryOut(() => ({ actions: [] }));

/** @param {(lesson: Lesson) => {actions: string[], show?: boolean}} wish @param {string} [action] */
async function carryOut(wish, action) {
  const { lesson, sending } = model.value;
  if (!lesson || sending) return false;
  send({ type: "sending" });
  try {
    const { actions, show: shown = false } = wish(lesson);
    const state = await api.lesson(lesson.id, { task: lesson.task, actions, show: shown });
    send({ type: "sent" });
    if (model.value.lesson === lesson) show(lesson, state);
    return true;
  } catch (error) {
    complain(error, action);
    return false;
  }
}

/**
 * Shows a task as it is now: what is new happens on the map, anything else is there at once.
 * @param {{id: string, task: number, tasks: number}} which @param {LessonState} state
 */
function show(which, state) {
  const { lesson, events, table } = model.value;
  const { id, task, tasks } = which;
  const { actions, done, lost } = state;
  const version = actions.length + 1;
  const goesOn = lesson?.id === id && lesson.task === task && table && lesson.actions.every((one, n) => one === actions[n]) && actions.length > lesson.actions.length;
  if (goesOn) {
    const news = state.events.slice(events.length);
    send({ type: "log", version, entries: [{ version, kind: "play", seat: 0, events: news }], view: state.view });
  } else send({ type: "sync", anew: true, table: tableOf(state, version) });
  send({ type: "lesson", lesson: { id, task, tasks, actions: [...actions], done, lost } });
  if (done && (settings.value.lessons[id] ?? 0) < task) change({ lessons: { ...settings.value.lessons, [id]: task } });
}

/** The task as a table of which nobody else knows. @param {LessonState} state @param {number} version @returns {import("./wire.js").Table} */
function tableOf({ view, events }, version) {
  const seats = view.players.map(({ name }, seat) => ({ kind: seat ? "bot" : "human", name, bot: null, device: false, present: true, away_since: null, mine: !seat, left: false, muted: false }));
  const votes = { pause: [], takeback: [], takeback_by: null, away: {}, may_replace: null };
  /** @type {any} what a lesson has no need of is left out */
  const table = { game: "lesson", status: "running", source: "table", host: false, link: null, seats, my_seats: [0], rev: 0, version, to_act: view.to_act, since: null, votes, helped: [], chat: [], pace: "none", watch: "nobody", rematch: null, view: { ...view, events } };
  return table;
}

/** What comes after a task: the next one, the next lesson, or the small game. */
export async function goOn() {
  const { lesson } = model.value;
  if (!lesson) return;
  if (lesson.task < lesson.tasks) return void openTask({ ...lesson, task: lesson.task + 1 }).catch(complain);
  const all = await api.lessons().catch(() => []);
  const next = all[all.findIndex((one) => one.lesson === lesson.id) + 1];
  go(next ? { page: "learn", id: next.lesson } : { page: "learn" });
}

/** A whole game against a gentle elf, with the coach beside the map. */
export async function firstGame() {
  await create({ seats: [{ kind: "mine" }, { kind: "bot", bot: GENTLE }], starting_player: 0, start: true });
  if (model.value.table) send({ type: "helper", helper: "coach" });
}

/** @param {string} id of a lesson @returns {string} */
export const titleOf = (id) => t(`lesson-${id}-title`);
