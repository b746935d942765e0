// @ts-check
/** The roads and towns of the map as things to choose: their states, their words, the focus. */

import { theBoard } from "../board.js";

/** @typedef {import("../types.js").Board} Board */
/** @typedef {{group: Element, id: string, isLabel: boolean}} Place */

/** @param {string} id of a group of the picture, such as "town:feodor" */
const nameOf = (id) => id.slice(id.indexOf(":") + 1);

/** Looks the groups of the picture up, once. @param {HTMLElement} sheet */
export function placesOf(sheet) {
  /** @type {Place[]} */
  const places = [...sheet.querySelectorAll(".way, .town, .label")].map((group) => ({
    group,
    id: nameOf(group.id),
    isLabel: group.classList.contains("label"),
  }));
  const things = places.filter((place) => !place.isLabel);
  for (const { group, isLabel } of places) {
    if (isLabel) group.setAttribute("aria-hidden", "true");
    else group.setAttribute("role", "button");
    if (!isLabel) group.setAttribute("tabindex", "-1");
  }
  /** @type {Set<string>} */
  let litBefore = new Set();
  /** @type {Set<string>} */
  let oldBefore = new Set();
  /** @type {Set<string>} */
  let pathBefore = new Set();
  /** The one stop of the Tab key; arrow keys go on from there. @type {Element | undefined} */
  let door;

  /** @param {Element | undefined} group */
  function open(group) {
    if (group === door) return;
    door?.setAttribute("tabindex", "-1");
    group?.setAttribute("tabindex", "0");
    door = group;
  }

  return {
    /** Gives the groups their states. @param {Set<string>} lit @param {Set<string>} old @param {Set<string>} path @param {string | null} home */
    mark(lit, old, path, home) {
      for (const { group, id } of places) {
        if (lit.has(id) !== litBefore.has(id)) group.classList.toggle("reachable");
        if (old.has(id) !== oldBefore.has(id)) group.classList.toggle("old");
        if (path.has(id) !== pathBefore.has(id)) group.classList.toggle("selected");
      }
      litBefore = lit;
      oldBefore = old;
      pathBefore = path;
      const focused = document.activeElement;
      const first =
        things.find(({ group }) => group === focused) ??
        things.find(({ id }) => lit.has(id)) ??
        things.find(({ id }) => id === (home ?? theBoard().start));
      open(first?.group);
    },

    /** Gives the groups their words. @param {(id: string) => string} describe */
    name(describe) {
      for (const { group, id } of things) {
        const words = describe(id);
        if (group.getAttribute("aria-label") !== words) group.setAttribute("aria-label", words);
      }
    },

    /**
     * The lit place nearest to a finger that has missed them all.
     * @param {Board} board @param {[number, number]} at in the map's units @param {number} reach how far a finger is broad there
     */
    near(board, at, reach) {
      let best = null;
      let least = reach;
      for (const id of litBefore) {
        const [x, y] = board.connections[id]?.socket ?? board.towns[id].at;
        const far = Math.hypot(x - at[0], y - at[1]);
        if (far < least) [best, least] = [board.towns[id] ? { town: id } : { way: id }, far];
      }
      return best;
    },

    /** @param {string} id */
    focus(id) {
      const place = things.find((thing) => thing.id === id)?.group;
      open(place);
      if (place instanceof SVGElement) place.focus({ preventScroll: true });
    },
  };
}
