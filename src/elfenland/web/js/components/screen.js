// @ts-check
/** What the screen has room for, where styles alone cannot decide it. */
import { signal } from "../../vendor/signals.js";

/** @param {string} query @returns {{value: boolean}} whether the screen is like that now */
function watched(query) {
  const list = matchMedia(query);
  const now = signal(list.matches);
  list.addEventListener("change", () => (now.value = list.matches));
  return now;
}

/** The side stands below the map, as small.css has it. */
export const isStacked = watched(
  "(max-width: 68.6875em) and (orientation: portrait), (max-width: 43.6875em), (max-height: 31.1875em) and (orientation: landscape)",
);

/** A phone held upright. */
export const isNarrow = watched("(max-width: 43.9375em)");

/** Beside counters and cards the dock has room for the market. */
export const isWide = watched("(min-width: 75em) and (min-height: 31.25em)");

/** The side has room for everything at once. */
export const isTall = watched("(min-width: 137.5em) and (min-height: 81.25em)");
