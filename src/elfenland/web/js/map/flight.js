// @ts-check
/** A counter flies over the page: from the market to whoever takes it, from its owner onto a road. Nothing waits for it. */
import { h, render } from "../../vendor/htm-preact.js";
import { CounterFace } from "../components/counter.js";

/** @typedef {import("../types.js").GameEvent} GameEvent */

/** @param {string[]} selectors @returns {DOMRect | null} the first of them that is to be seen */
function boxOf(...selectors) {
  for (const selector of selectors) {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    if (box?.width && box.bottom > 0 && box.top < innerHeight) return box;
  }
  return null;
}

/** Where a player's counters lie. @param {number} seat */
const homeOf = (seat) =>
  boxOf(`.table:has(.player.me[data-seat="${seat}"]) #counters .shelf`, `.player[data-seat="${seat}"] .counters`, `.player[data-seat="${seat}"]`);

/** @param {DOMRect | null} from @param {DOMRect | null} to @param {string | null} kind null: its back @param {number} duration @returns {boolean} whether it flies */
function fly(from, to, kind, duration) {
  if (!from || !to || !duration) return false;
  const carrier = document.createElement("div");
  carrier.className = "flying";
  render(h(CounterFace, { kind, size: "large" }), carrier);
  document.body.append(carrier);
  const { width, height } = carrier.getBoundingClientRect();
  /** @param {DOMRect} box */
  const place = (box) => `translate(${box.x + (box.width - width) / 2}px, ${box.y + (box.height - height) / 2}px)`;
  const size = Math.max(0.35, Math.min(1, to.height / height));
  const frames = [
    { transform: `${place(from)} scale(0.8)` },
    { transform: `${place(to)} scale(${size})` },
  ];
  const done = () => carrier.remove();
  carrier.animate(frames, { duration, easing: "ease-in-out" }).finished.then(done, done);
  return true;
}

/** Somebody takes a counter from the market. @param {Extract<GameEvent, {event: "draw"}>} event @param {number} duration */
export function flyHome({ player, counter, source }, duration) {
  const from = source === "blind" ? boxOf(".market .stack") : boxOf(".market .five");
  return fly(from, homeOf(player), counter, duration);
}

/** Somebody lays a counter or the obstacle. @param {Element} sign on the road @param {number} player @param {string} kind @param {number} duration */
export const flyOut = (sign, player, kind, duration) => fly(homeOf(player), sign.getBoundingClientRect(), kind, duration);
