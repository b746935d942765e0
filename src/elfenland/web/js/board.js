// @ts-check
/** The board as the page knows it: names, places, the chart and the layers of the picture, loaded once. */
import { signal } from "../vendor/signals.js";
import { fileAddress } from "./address.js";

/** @typedef {import("./types.js").Board} Board */

/** @type {import("../vendor/signals.js").Signal<Board | null>} */
export const board = signal(null);

/** Loads the geometry and the layers one plays on. */
export async function loadBoard() {
  const [places, picture] = await Promise.all([
    fetch(fileAddress("map/geometry.json")).then((answer) => answer.json()),
    fetch(fileAddress("map/live.svg")).then((answer) => answer.text()),
  ]);
  const svg = new DOMParser().parseFromString(picture, "image/svg+xml").documentElement;
  /** @param {string} name */
  const inner = (name) => svg.querySelector(name)?.innerHTML ?? "";
  board.value = {
    ...places,
    layers: { defs: inner("defs"), roads: inner("#roads"), towns: inner("#towns"), labels: inner("#labels") },
  };
}

/** The sprite's symbols. They come after the page is shown; without a connection they are tried for. @returns {Promise<string>} */
export async function loadPieces() {
  try {
    const answer = await fetch(fileAddress("map/pieces.svg"));
    const text = await answer.text();
    if (answer.ok) return text.slice(text.indexOf(">") + 1, text.lastIndexOf("</svg>"));
  } catch {
    // asked again below
  }
  await new Promise((done) => setTimeout(done, 2000));
  return loadPieces();
}

/** @param {boolean} night @returns {string} the address of the still ground's picture */
export const groundAddress = (night) => fileAddress(`map/ground-${night ? "night" : "day"}.svg`);

/** @returns {Board} the board; components that need it are shown only when it is there */
export function theBoard() {
  const loaded = board.value;
  if (!loaded) throw new Error("the board is not loaded yet");
  return loaded;
}

/** @param {string} id @returns {string} with the apostrophe of good print, as in the texts around it */
export const townName = (id) => (board.value?.towns[id]?.name ?? id).replace("'", "’");

/** @param {string} id a connection @returns {{from: string, to: string, terrain: string, lake: string}} words for messages */
export function wayWords(id) {
  const way = theBoard().connections[id];
  return { from: townName(way.from), to: townName(way.to), terrain: way.terrain, lake: way.lake ?? "" };
}

/** @param {string} way @param {string} town @returns {string} the town at the other end */
export function otherEnd(way, town) {
  const { from, to } = theBoard().connections[way];
  return town === from ? to : from;
}

/** @returns {import("./wire.js").Kind[]} the seven kinds in the order of the chart */
export const kinds = () => /** @type {any} */ (Object.keys(theBoard().chart));
