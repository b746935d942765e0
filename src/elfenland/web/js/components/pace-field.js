// @ts-check
/** How fast people are to play, what that means, and the clocks. */
import { html } from "../../vendor/htm-preact.js";
import { useEffect, useState } from "../../vendor/preact-hooks.js";
import { api } from "../api.js";
import { duration } from "../clock.js";
import { t } from "../i18n.js";
import { Choice } from "./choice.js";

/** @typedef {import("../wire.js").Table["pace"]} Pace */

/** @type {Pace[]} */
const PACES = ["none", "live", "hours", "days", "clock"];
const MINUTES = [5, 10, 20, 30, 60];
const INCREMENTS = [0, 10, 15, 30];

/**
 * What a pace means, in a sentence.
 * @param {Pace} pace @param {number | null | undefined} limit seconds for a turn
 * @param {{minutes: number, increment: number} | null} clock @returns {string}
 */
export function paceWords(pace, limit, clock) {
  if (pace === "clock" && clock)
    return t("pace-clock-about", { minutes: duration(60 * clock.minutes, "long"), increment: clock.increment });
  return limit ? `${t("pace-for", { pace })} ${t("pace-limit-about", { time: duration(limit, "long") })}` : t("pace-none-about");
}

/** @param {{chosen: any, keep: (some: any) => void}} props */
export function PaceField({ chosen, keep }) {
  const [limits, setLimits] = useState(/** @type {Record<string, number>} */ ({}));
  useEffect(() => void api.paces().then(setLimits, () => {}), []);
  const pace = /** @type {Pace} */ (chosen.pace ?? "none");
  const clock = { minutes: 20, increment: 15, ...chosen.clock };
  const about = pace in limits || !["live", "hours", "days"].includes(pace) ? paceWords(pace, limits[pace], clock) : "";
  const set = (/** @type {Partial<typeof clock>} */ some) => keep({ clock: { ...clock, ...some } });
  /** @param {number[]} values @param {string} unit */
  const options = (values, unit) => values.map((value) => [value, value ? duration(unit === "minute" ? 60 * value : value, "short") : "0"]);
  return html`<${Choice} label=${t("start-pace")} name="pace" value=${pace} options=${PACES.map((name) => [name, name === "clock" ? t("pace-clock") : t("start-pace-name", { pace: name })])} onChange=${(/** @type {string} */ name) => keep({ pace: name, clock: name === "clock" ? clock : undefined })} about=${about} />
    ${pace === "clock" && html`<${Choice} label=${t("pace-minutes")} name="minutes" value=${clock.minutes} options=${options(MINUTES, "minute")} onChange=${(/** @type {number} */ minutes) => set({ minutes })} />
    <${Choice} label=${t("pace-increment")} name="increment" value=${clock.increment} options=${options(INCREMENTS, "second")} onChange=${(/** @type {number} */ increment) => set({ increment })} />`}`;
}
