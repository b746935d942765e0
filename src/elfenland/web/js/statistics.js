// @ts-check
/** Statistics of the guest's finished games. */
import { t } from "./i18n.js";

/** @typedef {import("./wire.js").Summary} Summary */
/** @typedef {{game: Summary, seat: number, at: number, won: boolean, towns: number, rivals: string[]}} Played */
/** @typedef {{result?: string, players?: string, rival?: string}} Wanted */

/** A finished game as its player sees it; several seats at one device count as the first, bots by their kind. @param {Summary} game @returns {Played | null} */
export function played(game) {
  const { result, seats, my_seats: mine } = game;
  if (!result || !mine.length) return null;
  const [seat] = mine;
  const rivals = [...new Set(seats.filter((_, n) => n !== seat).map(({ kind, bot, name }) => (kind === "bot" && bot ? t("bot-name", { bot }) : name)))];
  return { game, seat, at: result.at, won: result.winners.includes(seat), towns: result.pieces[seat], rivals };
}

/** Who sat there, and which of them is the reader. @param {Summary} game @returns {string[]} */
export const namesOf = ({ seats, my_seats: mine }) =>
  seats.flatMap(({ kind, name }, n) => (kind === "open" ? [] : [mine.length === 1 && mine[0] === n ? t("lobby-seat-you", { player: name }) : name]));

/** Whether I may delete a game: I host it and nobody else plays. @param {Summary} game */
export const mayDelete = ({ host, seats, my_seats: mine, status }) =>
  host && (status === "open" || seats.every(({ kind }, n) => kind !== "human" || mine.includes(n)));

/** @param {Played} one @param {Wanted} wanted */
export const fits = ({ won, game, rivals }, { result, players, rival }) =>
  (!result || (result === "won") === won) && (!players || game.seats.length === Number(players)) && (!rival || rivals.includes(rival));

/**
 * Games and wins by some property, the most frequent first.
 * @param {Played[]} games @param {(game: Played) => string[]} keys @returns {{key: string, games: number, wins: number}[]}
 */
export function winsBy(games, keys) {
  /** @type {Map<string, {key: string, games: number, wins: number}>} */
  const found = new Map();
  for (const game of games) {
    for (const key of keys(game)) {
      const row = found.get(key) ?? { key, games: 0, wins: 0 };
      found.set(key, { key, games: row.games + 1, wins: row.wins + (game.won ? 1 : 0) });
    }
  }
  return [...found.values()].sort((a, b) => b.games - a.games || a.key.localeCompare(b.key));
}

/** The mean of the last games at each game, the oldest first. @param {number[]} values @param {number} window */
export const trend = (values, window = 5) =>
  values.map((_, n) => {
    const last = values.slice(Math.max(0, n + 1 - window), n + 1);
    return last.reduce((sum, value) => sum + value, 0) / last.length;
  });
