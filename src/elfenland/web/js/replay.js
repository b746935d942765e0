// @ts-check
/** Watching a game again: its moments, forwards and backwards. */
import { api } from "./api.js";
import { isVisible } from "./shown.js";
import { model, send, set } from "./store.js";
import { troubleOf } from "./trouble.js";
import { factsOf } from "./update.js";

/** @param {string} id */
export async function openReplay(id) {
  try {
    const table = await api.table(id);
    const { entries } = await api.log(id);
    send({ type: "sync", table });
    set({ replay: { at: table.version, last: table.version, playing: false, seat: null, entries } });
    await seek(1);
  } catch (error) {
    set({ trouble: troubleOf(error) });
  }
}

/** @type {Map<string, any>} views of the replayed game by version and seat */
const moments = new Map();

/** @param {string} game @param {number} at @param {number | null} seat */
async function moment(game, at, seat) {
  const key = `${game} ${at} ${seat}`;
  if (!moments.has(key)) moments.set(key, await api.table(game, { at, seat }));
  return moments.get(key);
}

/** Shows a moment of the game; one step forward is animated. @param {number} at */
export async function seek(at) {
  const { table, replay } = model.value;
  if (!table || !replay) return;
  const to = Math.max(1, Math.min(replay.last, at));
  const then = await moment(table.game, to, replay.seat).catch(() => null);
  const now = model.value.replay;
  if (!then?.view || !now) return;
  const step = to === now.at + 1;
  const events = now.entries.filter((entry) => entry.version <= to).flatMap(factsOf);
  const news = now.entries.filter((entry) => entry.version === to).flatMap((entry) => entry.events);
  set({
    view: then.view,
    version: to,
    events,
    replay: { ...now, at: to },
    queue: step ? news.filter(isVisible) : [],
  });
  if (!step) send({ type: "hurry" });
}

/** @param {number | null} seat */
export function replayAs(seat) {
  const { replay } = model.value;
  if (!replay) return;
  set({ replay: { ...replay, seat } });
  void seek(replay.at);
}
