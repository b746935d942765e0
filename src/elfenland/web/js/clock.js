// @ts-check
/** Time as the server has it, and as people read it. */
import { language } from "./i18n.js";

/** How far the server's clock is ahead of ours, in seconds. */
let ahead = 0;

/** The server has just told its time, in whole seconds. @param {number} now */
export function setClock(now) {
  const known = Date.now() / 1000 + ahead;
  // The server sends whole seconds: an estimate within that second is good enough, and must not jump.
  if (known < now || known >= now + 1) ahead = now + 0.5 - Date.now() / 1000;
}

/** The server's time in seconds. */
export const serverNow = () => Date.now() / 1000 + ahead;

/**
 * A day as the reader's language writes it.
 * @param {number | string} day seconds since 1970, or a day such as 2026-11-19 @param {"long" | "medium"} [how] @returns {string}
 */
export const dayWords = (day, how = "medium") =>
  new Date(typeof day === "number" ? day * 1000 : `${day}T00:00`).toLocaleDateString(language.value, { dateStyle: how });

/** @type {[Intl.NumberFormatOptions["unit"], number][]} */
const UNITS = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

/** Whole units of time in words: "3 days", "1 min". @param {number} seconds @param {"long" | "short" | "narrow"} how */
export function duration(seconds, how) {
  const [unit, length] = UNITS.find(([, size]) => seconds >= size) ?? UNITS[3];
  return new Intl.NumberFormat(language.value, { style: "unit", unit, unitDisplay: how }).format(Math.floor(seconds / length));
}

/** As a clock shows it: minutes and seconds, above an hour in words. @param {number} seconds */
export function onDial(seconds) {
  const whole = Math.max(0, Math.floor(seconds));
  if (whole >= 3600) return duration(whole, "short");
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
