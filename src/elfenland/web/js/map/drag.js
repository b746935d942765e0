// @ts-check
/** Dragging a counter onto the map: a copy follows the pointer and falls on the nearest road that is lit up. */
import { theBoard } from "../board.js";

const REACH = 64;

/** @param {number} x @param {number} y on the screen @returns {string | null} the lit road there */
function roadAt(x, y) {
  const svg = document.querySelector("#map svg.elfmap");
  const frame = document.getElementById("map")?.getBoundingClientRect();
  if (!(svg instanceof SVGSVGElement) || !frame) return null;
  if (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) return null;
  const matrix = svg.getScreenCTM();
  if (!matrix) return null;
  const under = document
    .elementsFromPoint(x, y)
    .map((el) => el.closest("[id^='road:']")?.id.slice(5))
    .find(Boolean);
  let best = under ?? null;
  let least = REACH;
  for (const group of svg.querySelectorAll(".way.reachable")) {
    const id = group.id.slice(5);
    const [sx, sy] = theBoard().connections[id].socket;
    const p = new DOMPoint(sx, sy).matrixTransform(matrix);
    const far = Math.hypot(p.x - x, p.y - y);
    if (far < least) [best, least] = [id, far];
  }
  return best;
}

/**
 * @param {PointerEvent} event the press on a counter
 * @param {() => void} begin when it has really been dragged @param {(way: string | null) => void} drop
 */
export function dragCounter(event, begin, drop) {
  if (event.button > 0) return;
  const source = /** @type {HTMLElement} */ (event.currentTarget);
  const face = source.querySelector(".counter");
  const { clientX, clientY } = event;
  /** @type {HTMLElement | null} */
  let copy = null;

  /** @param {PointerEvent} move */
  function follow(move) {
    if (!copy) {
      if (Math.hypot(move.clientX - clientX, move.clientY - clientY) < 10 || !face) return;
      copy = /** @type {HTMLElement} */ (face.cloneNode(true));
      copy.classList.add("dragged");
      document.body.append(copy);
      begin();
    }
    copy.style.transform = `translate(${move.clientX - 32}px, ${move.clientY - 40}px)`;
  }

  /** @param {PointerEvent} end */
  function stop(end) {
    removeEventListener("pointermove", follow);
    removeEventListener("pointerup", stop);
    removeEventListener("pointercancel", stop);
    if (!copy) return;
    copy.remove();
    // The click that ends a drag chooses nothing.
    source.addEventListener("click", (click) => click.stopImmediatePropagation(), { capture: true, once: true });
    setTimeout(() => source.dispatchEvent(new Event("dragdone")), 0);
    drop(end.type === "pointerup" ? roadAt(end.clientX, end.clientY) : null);
  }

  addEventListener("pointermove", follow);
  addEventListener("pointerup", stop);
  addEventListener("pointercancel", stop);
}
