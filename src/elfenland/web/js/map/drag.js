// @ts-check
/** Dragging a counter onto the map: a copy follows the pointer and falls on the nearest road that is lit up; that one is marked. */
import { theBoard } from "../board.js";

const REACH = 64;

/** The road that a counter was dragged to last: one that a hand has brought need not fly there. @type {{way: string | null}} */
export const dragged = { way: null };

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
  // A finger hides what lies under it.
  const lift = event.pointerType === "touch" ? 76 : 40;
  /** @type {HTMLElement | null} */
  let copy = null;
  /** The road that it would fall on. @type {string | null} */
  let aim = null;

  /** @param {string | null} way */
  function mark(way) {
    if (way === aim) return;
    if (aim) document.getElementById(`road:${aim}`)?.classList.remove("aimed");
    if (way) document.getElementById(`road:${way}`)?.classList.add("aimed");
    aim = way;
  }

  /** @param {PointerEvent} move */
  function follow(move) {
    if (!copy) {
      if (Math.hypot(move.clientX - clientX, move.clientY - clientY) < 10 || !face) return;
      copy = /** @type {HTMLElement} */ (face.cloneNode(true));
      copy.classList.add("dragged");
      document.body.append(copy);
      begin();
    }
    copy.style.transform = `translate(${move.clientX - 32}px, ${move.clientY - lift}px)`;
    mark(roadAt(move.clientX, move.clientY + 40 - lift));
  }

  /** @param {PointerEvent | KeyboardEvent} end */
  function stop(end) {
    if (end instanceof KeyboardEvent && end.key !== "Escape") return;
    removeEventListener("pointermove", follow);
    removeEventListener("pointerup", stop);
    removeEventListener("pointercancel", stop);
    removeEventListener("keydown", stop);
    if (!copy) return;
    copy.remove();
    const way = aim;
    mark(null);
    // The click that ends a drag chooses nothing; if there is none, the next one does.
    const still = (/** @type {Event} */ click) => click.stopImmediatePropagation();
    source.addEventListener("click", still, { capture: true });
    setTimeout(() => source.removeEventListener("click", still, { capture: true }));
    dragged.way = end.type === "pointerup" ? way : null;
    drop(dragged.way);
  }

  addEventListener("pointermove", follow);
  addEventListener("pointerup", stop);
  addEventListener("pointercancel", stop);
  addEventListener("keydown", stop);
}
