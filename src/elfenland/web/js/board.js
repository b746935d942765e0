// @ts-check
/** The board as the page knows it: names, places, the chart and the layers of the picture, loaded once. */
import { signal } from "../vendor/signals.js";
import { fileAddress } from "./address.js";

/** @typedef {import("./types.js").Board} Board */

/** @type {import("../vendor/signals.js").Signal<Board | null>} */
export const board = signal(null);

/** Loads the geometry and the interactive layers. */
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
    layers: { defs: inner("defs"), areas: `${inner("#roads")}${inner("#towns")}`, labels: inner("#labels") },
  };
}

/** The playing pieces: pictures by name, and the marks that take the colour of the text. They come after the page is shown. */
export const pieces = signal({ pictures: /** @type {Record<string, string>} */ ({}), marks: "" });

/** Loads the pieces; without a connection they are tried for. @returns {Promise<void>} */
export async function loadPieces() {
  try {
    const answer = await fetch(fileAddress("map/pieces.json"));
    if (answer.ok) {
      const { pictures, marks } = await answer.json();
      const address = (/** @type {any} */ svg) => URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
      const named = Object.entries(pictures).map(([name, svg]) => [name, address(svg)]);
      pieces.value = { pictures: Object.fromEntries(named), marks };
      return;
    }
  } catch {
    // asked again below
  }
  await new Promise((done) => setTimeout(done, 2000));
  await loadPieces();
}

/** @typedef {"ground" | "heights" | "roads" | "sockets" | "towns"} LayerName */

/** The pictures of the ground, from below to above. @type {LayerName[]} */
export const GROUND = ["ground", "heights"];

/** @param {LayerName} layer @param {boolean} night @returns {string} the address of its picture */
export const layerAddress = (layer, night) => fileAddress(`map/${layer}-${night ? "night" : "day"}.svg`);

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
