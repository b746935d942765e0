// @ts-check
/** Something flies over the page: a counter from the market to whoever takes it, or from its owner onto a road; a piece to whoever has collected it. Nothing waits for it. */
import { h, render } from "../../vendor/htm-preact.js";
import { CounterFace } from "../components/counter.js";
import { Shape } from "../components/shape.js";

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

/** @param {string | null} kind null: its back */
const counterOf = (kind) => h(CounterFace, { kind, size: "large" });

/** @param {DOMRect | null} from @param {DOMRect | null} to @param {any} face @param {number} duration @returns {boolean} whether it flies */
function fly(from, to, face, duration) {
  if (!from || !to || !duration) return false;
  const carrier = document.createElement("div");
  carrier.className = "flying";
  render(face, carrier);
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
  return fly(from, homeOf(player), counterOf(counter), duration);
}

/** Somebody lays a counter or the obstacle. @param {Element} sign on the road @param {number} player @param {string} kind @param {number} duration */
export const flyOut = (sign, player, kind, duration) => fly(homeOf(player), sign.getBoundingClientRect(), counterOf(kind), duration);

/** Somebody collects their piece of a town. @param {string} town @param {number} player @param {number} duration */
export const flyIn = (town, player, duration) =>
  fly(
    boxOf(`#pieces [data-town="${town}"][data-owner="${player}"]`),
    boxOf(`.player[data-seat="${player}"] .player-pieces b`),
    h(Shape, { seat: player, size: 30 }),
    duration,
  );
