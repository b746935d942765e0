// @ts-check
/** Which bots to play against: by level, by character, mixed, an even match, or those of the host; and the results against them. */
import { t } from "./i18n.js";
import { settings } from "./settings.js";

/** @typedef {"level" | "character" | "mixed" | "even" | "host"} Rivals */

/** As many levels as the ladder has, and the characters (bots/levels.py and characters.py; a test compares them). */
export const LEVELS = 11;
export const CHARACTERS = ["tourist", "miser", "loner", "saboteur"];
/** Where a new player begins, and the level that matches the characters' strength. */
const FIRST = "level-3";
const OF_CHARACTERS = 7;
/** The levels of the names that bots had before there was a ladder. @type {Record<string, number>} */
const FORMER = { random: 1, wanderer: 1, pathfinder: 9, elder: LEVELS };

/** @param {string} bot @returns {number} */
export const levelOf = (bot) =>
  FORMER[bot] ?? (CHARACTERS.includes(bot) ? OF_CHARACTERS : Number(bot.replace("level-", "")) || 1);

/** Whether a bot is one of ours, and not one that the host of the server has added. @param {string} bot @returns {boolean} */
export const isOurs = (bot) => bot in FORMER || CHARACTERS.includes(bot) || bot.startsWith("level-");

/** The choice as this server can meet it: the host may have added other bots since, or none. @param {Record<string, any>} chosen @param {string[]} bots @returns {Record<string, any>} */
export function offered(chosen, bots) {
  if (chosen.rivals !== "host") return chosen;
  return bots.length ? { ...chosen, host: bots.includes(chosen.host) ? chosen.host : bots[0] } : { ...chosen, rivals: "level" };
}

/** The bot that stands for the choice: its face and its words. @param {Record<string, any>} chosen of the start page @returns {string} */
export function rivalOf({ rivals, bot, character, even, host }) {
  if (rivals === "host") return host;
  if (rivals === "character") return character ?? CHARACTERS[0];
  return (rivals === "even" ? even : bot) ?? FIRST;
}

/** A bot for each of `n` seats. @param {Record<string, any>} chosen @param {number} n @returns {string[]} */
export function rivalsOf(chosen, n) {
  const first = rivalOf(chosen);
  if (chosen.rivals === "mixed") {
    const all = [...CHARACTERS, ...Array.from({ length: LEVELS - 1 }, (_, i) => `level-${i + 1}`)];
    return Array.from({ length: n }, () => all.splice(Math.floor(Math.random() * all.length), 1)[0]);
  }
  const start = CHARACTERS.indexOf(first);
  return Array.from({ length: n }, (_, i) =>
    chosen.rivals === "character" ? CHARACTERS[(start + i) % CHARACTERS.length] : first,
  );
}

/** Names of elves, for bots that would share one. @returns {string[]} */
const elves = () => t("elf-names").split(", ");

/** A bot's name beside those who sit at the table already. @param {string} bot @param {string[]} taken @returns {string} */
export const nameBeside = (bot, taken) =>
  [t("bot-name", { bot }), ...elves()].find((name) => !taken.includes(name)) ?? t("bot-name", { bot });

/** Seats of a new table that bots take; those of one kind are told apart by names of their own. @param {string[]} bots @returns {import("./wire.js").SeatWish[]} */
export function seatsOf(bots) {
  const names = elves();
  return bots.map((bot, i) => {
    const alone = bots.indexOf(bot) === bots.lastIndexOf(bot);
    return { kind: "bot", bot, name: alone ? t("bot-name", { bot }) : names[i] };
  });
}

/** The choices of the start page. @returns {Record<string, any>} */
export const chosenNow = () => settings.value.start;
