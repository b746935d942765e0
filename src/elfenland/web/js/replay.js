// @ts-check
/** Watching a game again: its moments, forwards and backwards. */
import { api } from "./api.js";
import { pathOf } from "./router.js";
import { model, send } from "./store.js";
import { troubleOf } from "./trouble.js";

/** @param {string} id @param {ReturnType<typeof import("./router.js").momentIn>} moment to begin with */
export async function openReplay(id, { at, seat, think }) {
  try {
    const table = await api.table(id);
    const { entries } = await api.log(id);
    send({ type: "sync", table });
    send({ type: "replay", last: table.version, entries });
    if (seat !== null && seat < table.seats.length) {
      send({ type: "replayAs", seat });
      if (think) send({ type: "helper", helper: "think" });
    }
    await seek(at);
  } catch (error) {
    send({ type: "trouble", trouble: troubleOf(error) });
  }
}

/** @type {Map<string, import("./wire.js").Table>} views of the replayed game by version and seat */
const moments = new Map();

/** @param {string} game @param {number} at @param {number | null} seat */
async function moment(game, at, seat) {
  const key = `${game} ${at} ${seat}`;
  const found = moments.get(key) ?? (await api.table(game, { at, seat }));
  moments.set(key, found);
  return found;
}

/** Shows a moment of the game. @param {number} at */
export async function seek(at) {
  const { table, replay } = model.value;
  if (!table || !replay) return;
  const to = Math.max(1, Math.min(replay.last, at));
  const then = await moment(table.game, to, replay.seat).catch(() => null);
  if (!then?.view) return;
  send({ type: "moment", at: to, view: then.view });
  // The address is that of the moment, so that it can be shared.
  const { route } = model.value;
  if (route.page === "replay") history.replaceState(history.state, "", pathOf({ ...route, at: to, seat: replay.seat }));
}

/** @param {number | null} seat */
export function replayAs(seat) {
  const { replay } = model.value;
  if (!replay) return;
  send({ type: "replayAs", seat });
  void seek(replay.at);
}
