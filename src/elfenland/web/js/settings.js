// @ts-check
/** What a person has chosen for this browser; kept in its local storage. */
import { effect, signal } from "../vendor/signals.js";
import { kept, write } from "./kept.js";

/**
 * @typedef {object} Settings
 * @property {string | null} language null: as the browser
 * @property {"auto" | "light" | "dark"} theme
 * @property {boolean} sound
 * @property {number} volume 0 to 100
 * @property {boolean} music
 * @property {"slow" | "normal" | "fast" | "off"} speed
 * @property {boolean} hints
 * @property {string[]} hintsSeen
 * @property {boolean} confirm
 * @property {boolean} autoPass whether the page passes where nothing can be placed
 * @property {boolean} notify
 * @property {boolean} textView
 * @property {Record<string, number>} lessons how many tasks of each lesson are done
 * @property {Record<string, any>} start the choices of the start page
 */

const KEY = "elfenland.settings";

/** @type {Settings} */
const DEFAULTS = {
  language: null,
  theme: "auto",
  sound: false,
  volume: 60,
  music: false,
  speed: "normal",
  hints: true,
  hintsSeen: [],
  confirm: true,
  autoPass: true,
  notify: false,
  textView: false,
  lessons: {},
  start: {},
};

/** @type {import("../vendor/signals.js").Signal<Settings>} */
export const settings = signal({ ...DEFAULTS, ...kept(KEY) });

const NAMES = ["Aelin", "Faron", "Ilyra", "Maelis", "Orin", "Sylva", "Tamsin", "Yrsa"];

/** @returns {string[]} names for people who have not given one; always the same first here */
export function someNames() {
  const { start } = settings.value;
  if (!start.someName) change({ start: { ...start, someName: NAMES[Math.floor(Math.random() * NAMES.length)] } });
  const first = settings.value.start.someName;
  return [first, ...NAMES.filter((name) => name !== first)];
}

/** @param {Partial<Settings>} some */
export function change(some) {
  settings.value = { ...settings.value, ...some };
  write(KEY, settings.value);
}

const darkDevice = matchMedia("(prefers-color-scheme: dark)");
const stillDevice = matchMedia("(prefers-reduced-motion: reduce)");
const deviceNight = signal(darkDevice.matches);
darkDevice.addEventListener("change", () => (deviceNight.value = darkDevice.matches));

/** @returns {boolean} whether the page shows the night */
export function isNight() {
  const { theme } = settings.value;
  return theme === "dark" || (theme === "auto" && deviceNight.value);
}

/** @returns {boolean} whether the device asks for less motion */
export const isStill = () => stillDevice.matches;

const FACTORS = { slow: 1.8, normal: 1, fast: 0.45, off: 0 };

/** @returns {number} how long motion lasts, as a factor; 0: none */
export const pace = () => (isStill() ? 0 : FACTORS[settings.value.speed]);

effect(() => {
  document.documentElement.classList.toggle("night", isNight());
  document.documentElement.style.setProperty("--pace", `${pace()}`);
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", isNight() ? "#12211d" : "#2b4a42");
});

const SEEN = "elfenland.seen"; // the last version seen of each game

/** Versions seen that are not written down yet: once for many moves. @type {Record<string, number>} */
let unwritten = {};

function writeDown() {
  if (!Object.keys(unwritten).length) return;
  write(SEEN, { ...kept(SEEN), ...unwritten }, 40);
  unwritten = {};
}
addEventListener("pagehide", writeDown);

/** @param {string} game @returns {number | null} */
export const lastSeen = (game) => unwritten[game] ?? kept(SEEN)[game] ?? null;

/** @param {string} game @param {number} version */
export function remember(game, version) {
  if (!Object.keys(unwritten).length) setTimeout(writeDown, 400);
  unwritten[game] = version;
}
