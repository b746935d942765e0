// @ts-check
/** A player's clock: the time that is left, or, where there is no limit, how long people have waited. */
import { html } from "../../vendor/htm-preact.js";
import { useEffect, useState } from "../../vendor/preact-hooks.js";
import { onDial, serverNow } from "../clock.js";
import { t } from "../i18n.js";

/** Nobody is shown to take long before this, in seconds. */
const PATIENCE = 20;
/** Less is shown as a warning. */
const SHORT = 30;

/**
 * What a clock shows: a seat's own time, the pace's time for this turn, or the time that others have waited.
 * @param {import("../wire.js").Table} table @param {number} seat @param {boolean} acting
 * @returns {{seconds: number, left: boolean, runs: boolean} | null}
 */
function timeOf({ clock, limit, since, seats, status }, seat, acting) {
  const { kind, bot } = seats[seat];
  const runs = acting && status === "running" && kind === "human" && !bot;
  if (clock && kind === "human")
    return { seconds: clock.left[seat] - (runs && clock.at !== null ? serverNow() - clock.at : 0), left: true, runs };
  if (!runs || since === null) return null;
  if (limit !== null) return { seconds: limit - (serverNow() - since), left: true, runs };
  const alone = seats.every((one) => one.kind !== "human" || one.mine || one.bot);
  return alone || serverNow() - since < PATIENCE ? { seconds: NaN, left: false, runs } : { seconds: serverNow() - since, left: false, runs };
}

/** @param {{table: import("../wire.js").Table, seat: number, acting: boolean}} props */
export function Clock({ table, seat, acting }) {
  const [, tick] = useState(0);
  const time = timeOf(table, seat, acting);
  const runs = !!time?.runs;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => tick((n) => n + 1), 500);
    return () => clearInterval(timer);
  }, [runs]);
  if (!time || Number.isNaN(time.seconds)) return null;
  const dial = onDial(time.seconds);
  const words = t(time.left ? "clock-left" : "clock-used", { time: dial });
  return html`<span class=${`tag clock${time.left && time.seconds < SHORT ? " warn" : ""}`} role="timer" title=${words} aria-label=${words}>${dial}</span>`;
}
