// @ts-check
/** After a game against bots: the result is noted on this device, and the next opponents are offered, a bit stronger or weaker. */
import { html } from "../../vendor/htm-preact.js";
import { useEffect } from "../../vendor/preact-hooks.js";
import { api } from "../api.js";
import { create } from "../commands.js";
import { t } from "../i18n.js";
import { kept, write } from "../kept.js";
import { LEVELS, chosenNow, isOurs, levelOf, seatsOf } from "../rivals.js";
import { change } from "../settings.js";

/** @typedef {import("../wire.js").Table} Table */
/** @typedef {import("../wire.js").LevelResult} LevelResult */

const KEY = "elfenland.results"; // by game, the oldest first
/** How many games are remembered. */
const MOST = 60;

/** @param {Record<string, any>} some */
const keep = (some) => change({ start: { ...chosenNow(), ...some } });

/** The level of those I played against: the middle of all; null unless they were our bots and I played myself. @param {Table} table @returns {number | null} */
function levelOfAll({ seats, my_seats: mine }) {
  const others = seats.filter((_, n) => !mine.includes(n));
  if (mine.length !== 1 || seats[mine[0]].bot || !others.every((seat) => seat.kind === "bot" && isOurs(String(seat.bot)))) return null;
  const levels = others.map((seat) => levelOf(String(seat.bot)));
  return Math.round(levels.reduce((sum, level) => sum + level) / levels.length);
}

/** Notes how a game ended, once, and asks who is an even match now. @param {Table} table @param {number} level @param {number[]} winners */
async function note(table, level, winners) {
  const before = kept(KEY);
  if (before[table.game]) return;
  const share = winners.includes(table.my_seats[0]) ? 1 / winners.length : 0;
  /** @type {Record<string, LevelResult>} */
  const now = { ...before, [table.game]: { level, players: table.seats.length, share } };
  write(KEY, now, MOST);
  try {
    const next = await api.nextLevel(Object.values(now).slice(-MOST));
    keep({ even: next.bot });
  } catch {
    // No connection: the level stays as it is.
  }
}

/** @param {{table: Table, winners: number[]}} props */
export function NextGame({ table, winners }) {
  const level = levelOfAll(table);
  useEffect(() => {
    if (level !== null) void note(table, level, winners);
  }, []);
  if (level === null) return null;
  const even = chosenNow().rivals === "even" && chosenNow().even;
  /** The same table with other bots. @param {string} bot */
  const play = (bot) => {
    keep(even ? {} : { rivals: "level", bot });
    const bots = seatsOf(table.seats.filter((seat) => !seat.mine).map(() => bot));
    const seats = table.seats.flatMap(
      (seat) => /** @type {import("../wire.js").SeatWish[]} */ (seat.mine ? [{ kind: "mine", name: seat.name }] : bots.splice(0, 1)),
    );
    void create({ options: table.options, seats, starting_player: "random", pace: "none", watch: table.watch, start: true });
  };
  /** @param {string} key @param {string} bot */
  const offer = (key, bot) => html`<button type="button" key=${key} id=${key} onClick=${() => play(bot)}>${t(key, { bot })}</button>`;
  return html`<p class="end-next"><span>${t("end-next")}</span>
    ${even && offer("end-even", even)}
    ${!even && level > 1 && offer("end-weaker", `level-${level - 1}`)}
    ${!even && level < LEVELS && offer("end-stronger", `level-${level + 1}`)}
  </p>`;
}
