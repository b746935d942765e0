// @ts-check
/** Which bots one plays against: by level, by character, mixed, or an even match; and how one did against them. */
import { settings } from "./settings.js";

/** @typedef {"level" | "character" | "mixed" | "even"} Rivals */

/** As many levels as the ladder has, and the characters (bots/levels.py and characters.py; a test compares them). */
export const LEVELS = 11;
export const CHARACTERS = ["tourist", "miser", "loner", "saboteur"];
/** Where somebody new begins, and the level that characters are as strong as. */
const FIRST = "level-3";
const OF_CHARACTERS = 8;
/** The levels of the names that bots had before there was a ladder. @type {Record<string, number>} */
const FORMER = { random: 1, wanderer: 1, pathfinder: 9, elder: LEVELS };

/** @param {string} bot @returns {number} */
export const levelOf = (bot) =>
  FORMER[bot] ?? (CHARACTERS.includes(bot) ? OF_CHARACTERS : Number(bot.replace("level-", "")) || 1);

/** The bot that stands for the choice: its face and its words. @param {Record<string, any>} chosen of the start page @returns {string} */
export function rivalOf({ rivals, bot, character, even }) {
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

/** The choices of the start page. @returns {Record<string, any>} */
export const chosenNow = () => settings.value.start;
