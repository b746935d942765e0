// @ts-check
/** Shows events one at a time: boots along their road, counters flying to their place. Transforms only. */
import { theBoard } from "../board.js";
import { pace } from "../settings.js";
import { nextTask } from "../task.js";
import { pointAlong } from "./courses.js";
import { dragged } from "./drag.js";
import { flyHome, flyIn, flyOut } from "./flight.js";
import { bootPlaces } from "./layers.js";

/** @typedef {import("../types.js").GameEvent} GameEvent */

/** @param {number} ms */
const wait = (ms) => new Promise((done) => setTimeout(done, ms));

/** @param {Element | null} element @param {Keyframe[]} frames @param {number} duration */
async function run(element, frames, duration) {
  if (!element || !duration) return;
  await element.animate(frames, { duration, easing: "ease-in-out" }).finished.catch(() => {});
}

/** A sign whose counter comes from somewhere, and one whose counter comes from nowhere to be seen. */
const LANDING = [{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }];
const DROP = [
  { transform: "translate(0px, -26px) scale(1.7)", opacity: 0 },
  { transform: "translate(0px, 2px) scale(.96)", opacity: 1, offset: 0.75 },
  { transform: "none", opacity: 1 },
];

/** What happens before the map changes: a boot walks, and the piece that it finds goes to its owner. @param {GameEvent} event @param {string[]} boots */
export async function before(event, boots) {
  const factor = pace();
  if (!factor || event.event !== "move") return;
  const board = theBoard();
  const pin = document.querySelector(`[data-boot="${event.player}"]`);
  const start = bootPlaces(boots).find(({ seat }) => seat === event.player)?.at;
  const target = boots.map((town, seat) => (seat === event.player ? event.to : town));
  const end = bootPlaces(target).find(({ seat }) => seat === event.player)?.at;
  if (!start || !end) return;
  const back = board.connections[event.connection].from === event.to;
  const frames = [{ transform: "translate(0px, 0px)" }];
  for (let i = 1; i < 16; i += 1) {
    const share = i / 16;
    const [x, y] = pointAlong(event.connection, back ? 1 - share : share);
    frames.push({ transform: `translate(${(x - start[0]).toFixed(1)}px, ${(y - 13 - start[1]).toFixed(1)}px)` });
  }
  frames.push({ transform: `translate(${end[0] - start[0]}px, ${end[1] - start[1]}px)` });
  await run(pin, frames, 400 * factor);
  if (event.collected) flyIn(event.to, event.player, 600 * factor);
}

/** What happens once the map has changed: a counter drops, a breath is taken. @param {GameEvent} event */
export async function behind(event) {
  const factor = pace();
  if (!factor) return;
  await nextTask(); // until the counter is in the picture
  if (event.event === "place" || event.event === "obstacle") {
    const sign = document.querySelector(
      `[data-sign="${event.connection}"]${event.event === "obstacle" ? " [data-blocked]" : ""}`,
    );
    const lasts = 380 * factor;
    const kind = event.event === "place" ? event.counter : "obstacle";
    const flies = sign && dragged.way !== event.connection && flyOut(sign, event.player, kind, lasts);
    dragged.way = null;
    await run(sign, flies ? LANDING : DROP, lasts);
    await wait(140 * factor);
  } else if (event.event === "move") await wait(90 * factor);
  else if (event.event === "draw") {
    flyHome(event, 420 * factor);
    await wait(240 * factor);
  } else await wait(120 * factor);
}
