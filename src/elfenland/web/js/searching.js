// @ts-check
/** Finding words in texts, whatever their accents and capitals, and marking them where they stand. */
import { html } from "../vendor/htm-preact.js";

/** @param {string} text @returns {string} as it is compared: without accents, in small letters */
export const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();

/** @param {string} wanted @returns {string[]} the words of a search */
export const wordsOf = (wanted) => plain(wanted).split(/\s+/).filter(Boolean);

/** @param {string} text @param {string[]} words @returns {boolean} whether all of them are in it */
export const holds = (text, words) => words.every((word) => plain(text).includes(word));

/** The text with the words marked. @param {string} text @param {string[]} words @returns {any} */
export function marked(text, words) {
  if (!words.length) return text;
  // Which letter of the text each letter of its plain form comes from.
  const letters = [...text];
  const from = letters.flatMap((letter, i) => Array(plain(letter).length).fill(i));
  const bare = letters.map(plain).join("");
  const lit = letters.map(() => false);
  for (const word of words) {
    for (let at = bare.indexOf(word); at >= 0; at = bare.indexOf(word, at + 1)) lit.fill(true, from[at], from[at + word.length - 1] + 1);
  }
  /** @type {{lit: boolean, text: string}[]} */
  const parts = [];
  letters.forEach((letter, i) => {
    const last = parts.at(-1);
    if (last && last.lit === lit[i]) last.text += letter;
    else parts.push({ lit: lit[i], text: letter });
  });
  return parts.map((part) => (part.lit ? html`<mark>${part.text}</mark>` : part.text));
}
