// @ts-check
/** Keeps the focus: when the focused element is gone, focus returns to where it was before, else to the next action. */
import { later } from "./task.js";

/** What had the focus last. @type {HTMLElement | null} */
let last = null;
/** Whether that was on the map, or in the text in its place. */
let onBoard = false;
/** Where the focus is to go back to. @type {HTMLElement | null} */
let origin = null;

addEventListener("focusin", ({ target }) => {
  if (!(target instanceof Element)) return;
  last = /** @type {HTMLElement} */ (target);
  onBoard = !!target.closest(".table-text, #map");
  origin = null;
});

/** Gives something the focus until it is gone. @param {HTMLElement | null} element @returns {() => void} lets it go back */
export function takeFocus(element) {
  const before = last;
  element?.focus();
  return () => (origin = before);
}

/** @returns {HTMLElement | null} the best place for a focus that was lost; none while the next page is not there yet */
function refuge() {
  if (origin?.isConnected) return origin;
  const again = origin?.id ? `[id="${origin.id}"]` : null;
  const places = [again, "#handover", onBoard && "#text-actions", "#end-heading", "#play", "#dock", "h1:not(.hidden)"];
  for (const place of places) {
    const found = place && document.querySelector(place);
    if (found) return /** @type {HTMLElement} */ (found);
  }
  return null;
}

const isLost = () => !!last && !last.isConnected && document.activeElement === document.body;

new MutationObserver(() => {
  if (!isLost()) return;
  // In a task of its own, because focus() forces a layout.
  later(() => {
    const place = isLost() ? refuge() : null;
    if (place && place.tabIndex < 0) place.tabIndex = -1;
    place?.focus({ preventScroll: true });
  });
}).observe(document.body, { childList: true, subtree: true });
