// @ts-check
/** The map: still pictures, the interactive layers between and above them, and a camera over all. */
import { html } from "../../vendor/htm-preact.js";
import { useEffect, useLayoutEffect, useMemo, useRef } from "../../vendor/preact-hooks.js";
import { theBoard } from "../board.js";
import { t } from "../i18n.js";
import { Camera, READABLE } from "./camera.js";
import { Ground, Layer } from "./layer.js";
import { Boots, Pieces, Signs, Trails } from "./layers.js";
import { Finder } from "./finder.js";
import { placesOf } from "./places.js";
import { nearest } from "./steer.js";
import { Piece } from "../components/piece.js";
import { useStages } from "../components/stages.js";

/** @typedef {import("../types.js").Shown} Shown */
/** @typedef {import("../types.js").Spot} Spot */

/**
 * @typedef {object} MapProps
 * @property {Shown} shown
 * @property {boolean} night
 * @property {number | null} toAct
 * @property {number | null} me my seat
 * @property {string[][]} trails
 * @property {boolean} over
 * @property {(way: string) => {price: number, able: boolean, caravan: boolean} | null} cost
 * @property {Map<string, import("./layers.js").Ghost>} ghosts
 * @property {string[]} water waterways whose price is shown
 * @property {Set<string>} lit roads and towns that can be chosen
 * @property {Set<string>} old towns that bring me nothing new, roads that I could not pay
 * @property {Set<string>} path roads and towns that are chosen now
 * @property {string | null} home the town to look at first
 * @property {string | null} follow a town or a connection to keep in sight
 * @property {string[]} around towns to keep in sight with it
 * @property {string[]} lookAt towns and connections to show now
 * @property {string | null} goal the town of my town card
 * @property {(id: string) => string} describe a place in words
 * @property {(way: string, pointer: string) => void} onWay
 * @property {(town: string, pointer: string) => void} onTown
 * @property {(at: Spot | null) => void} onPoint
 */

/** @param {Event} event @returns {Spot | null} the place of the map where it happens */
export function placeOf(event) {
  const target = /** @type {Element} */ (event.target);
  const group = target.closest?.("[id^='road:'], [id^='town:'], [id^='label:'], [data-sign], [data-ghost], [data-town]");
  if (!group) return null;
  const town = group.getAttribute("data-town");
  if (town) return { town };
  const sign = group.getAttribute("data-sign") ?? group.getAttribute("data-ghost");
  if (sign) return { way: sign };
  const [kind, ...rest] = group.id.split(":");
  return kind === "road" ? { way: rest.join(":") } : { town: rest.join(":") };
}

/** @param {string} id @returns {[number, number]} */
const spotOf = (id) => theBoard().connections[id]?.socket ?? theBoard().towns[id].at;

/** @template T @typedef {{current: T | null}} Ref */
/** @typedef {{frame: Ref<HTMLDivElement>, sheet: Ref<HTMLDivElement>, eye: Ref<Camera>, places: Ref<ReturnType<typeof placesOf>>}} Parts */

/** @param {MapProps} props */
export function MapView(props) {
  /** @type {Parts} */
  const parts = { frame: useRef(null), sheet: useRef(null), eye: useRef(null), places: useRef(null) };
  const { frame, sheet, eye } = parts;
  const pointer = useRef("mouse");
  const stage = useStages(2);
  useCamera(parts, props.home);
  usePlaces(parts, props, stage);
  const { trails, signs, pieces, boots } = useLayers(props);
  useSight(parts, props);
  const { layers, view_box: box } = theBoard();
  const [, , width, height] = box;
  return html`<div
    class="map"
    id="map"
    ref=${frame}
    role="group"
    aria-label=${t("map-label")}
    onKeyDown=${(/** @type {KeyboardEvent} */ e) => key(e, parts, props)}
    onPointerDownCapture=${(/** @type {PointerEvent} */ e) => (pointer.current = e.pointerType)}
    onClick=${(/** @type {MouseEvent} */ e) => click(e, pointer.current, parts, props)}
    onPointerOver=${(/** @type {PointerEvent} */ e) => e.pointerType === "mouse" && props.onPoint(placeOf(e))}
    onPointerLeave=${() => props.onPoint(null)}
    onFocusIn=${(/** @type {FocusEvent} */ e) => props.onPoint(placeOf(e))}
  >
    <div class="sheet" ref=${sheet}>
      <${Ground} night=${props.night} />
      <svg class="elfmap" viewBox=${box.join(" ")} width=${width} height=${height}>
        ${
          stage > 0 &&
          html`<g id="areas" dangerouslySetInnerHTML=${{ __html: layers.areas }} />
          <${Layer} name="roads" night=${props.night} />
          <${Layer} name="sockets" night=${props.night} />
          ${trails}
          <${Layer} name="towns" night=${props.night} />
          <g id="labels" dangerouslySetInnerHTML=${{ __html: layers.labels }} />`
        }
        ${stage > 1 && [signs, pieces, boots]}
      </svg>
    </div>
    <${Tools} eye=${eye} home=${props.home} onFind=${(/** @type {string} */ town) => parts.places.current?.focus(town)} />
  </div>`;
}

/** Puts a camera over the map as long as it is shown. @param {Parts} parts @param {string | null} town to look at first */
function useCamera({ frame, sheet, eye }, town) {
  const home = useRef(town);
  home.current = town;
  useLayoutEffect(() => {
    const view = frame.current;
    const moving = sheet.current;
    if (!view || !moving) return;
    const [, , width, height] = theBoard().view_box;
    const made = new Camera(view, moving, [width, height], (k) => moving.classList.toggle("far", k < 0.8));
    eye.current = made;
    const look = () => made.measure(home.current ? spotOf(home.current) : undefined);
    const watch = new ResizeObserver(look); // calls it at once, when the page is laid out anyway
    watch.observe(view);
    return () => {
      watch.disconnect();
      made.stop();
    };
  }, []);
}

/** Gives roads and towns their states and words. @param {Parts} parts @param {MapProps} props @param {number} stage */
function usePlaces({ sheet, places }, { lit, old, path, home, describe }, stage) {
  useLayoutEffect(() => {
    if (stage && !places.current && sheet.current) places.current = placesOf(sheet.current);
    places.current?.mark(lit, old, path, home);
  }, [stage, lit, old, path, home]);
  // Words can wait until the picture is shown, so that it is shown sooner.
  useEffect(() => places.current?.name(describe), [stage, describe]);
}

/** An unchanged layer is not rendered again, so that pointing at things stays quick. @param {MapProps} props */
function useLayers({ shown, me, trails, over, cost, ghosts, water, goal, toAct }) {
  return {
    trails: useMemo(() => html`<${Trails} trails=${trails} over=${over} />`, [trails, over]),
    signs: useMemo(
      () => html`<${Signs} shown=${shown} cost=${cost} ghosts=${ghosts} water=${water} />`,
      [shown, cost, ghosts, water],
    ),
    pieces: useMemo(() => html`<${Pieces} shown=${shown} goal=${goal} me=${me} />`, [shown.pieces, goal, me]),
    boots: useMemo(() => html`<${Boots} shown=${shown} toAct=${toAct} me=${me} />`, [shown.boots, toAct, me]),
  };
}

/** Keeps in sight what matters now. @param {Parts} parts @param {MapProps} props */
function useSight({ frame, eye }, { follow, around, lookAt, lit }) {
  useEffect(() => {
    const made = eye.current;
    if (!follow || !made || made.isWhole()) return;
    if (around.length) made.embrace([follow, ...around].map(spotOf), READABLE);
    made.ensure(spotOf(follow));
  }, [follow]);
  useEffect(() => {
    if (!lookAt.length) return;
    frame.current?.scrollIntoView({ block: "nearest" });
    eye.current?.embrace(lookAt.map(spotOf));
  }, [lookAt]);
  useEffect(() => {
    // If nearly all the roads to choose from are out of sight, bring them into view.
    const spots = [...lit].map(spotOf);
    if (eye.current && eye.current.inSight(spots) < Math.min(2, spots.length)) eye.current.embrace(spots);
  }, [lit]);
}

/** @param {KeyboardEvent} event @param {Parts} parts @param {MapProps} props */
function key(event, { eye, places }, props) {
  const made = eye.current;
  if (!made || event.ctrlKey || event.metaKey || event.altKey) return;
  const board = theBoard();
  const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  if (step && event.shiftKey) made.pan(-step[0] * 80, -step[1] * 80);
  else if (step) {
    const here = placeOf(event);
    const next = nearest(board, here?.town ?? here?.way ?? props.home ?? board.start, step, props.lit);
    if (!next) return;
    places.current?.focus(next);
    made.ensure(spotOf(next));
  } else if (event.key === "+" || event.key === "=") made.zoom(1.4);
  else if (event.key === "-") made.zoom(1 / 1.4);
  else if (event.key === "0") made.whole();
  else if (event.key === "Enter" || event.key === " ") choose(placeOf(event), "key", props);
  else return;
  event.preventDefault();
}

/**
 * A finger takes the lit place next to it. The second click of a double one means nothing of its own, but a second
 * tap on a lit town goes there.
 * @param {MouseEvent} event @param {string} pointer @param {Parts} parts @param {MapProps} props
 */
function click(event, pointer, { eye, places }, props) {
  const made = eye.current;
  if (!made) return;
  const touch = pointer === "touch";
  const isLit = (/** @type {Spot | null} */ one) => props.lit.has(one?.town ?? one?.way ?? "");
  const hit = placeOf(event);
  const place = (touch && !isLit(hit) && places.current?.near(theBoard(), made.under(event), 24 / made.scale())) || hit;
  if (event.detail > 1 && !(touch && place?.town && isLit(place))) return;
  choose(place, pointer, props);
}

/** @param {Spot | null} place @param {string} by @param {MapProps} props */
function choose(place, by, { onTown, onWay }) {
  if (place?.town) onTown(place.town, by);
  else if (place?.way) onWay(place.way, by);
}

/** @param {{eye: Ref<Camera>, home: string | null, onFind: (town: string) => void}} props */
function Tools({ eye, home, onFind }) {
  const find = (/** @type {string} */ town) => {
    eye.current?.centre(spotOf(town), Math.max(eye.current.near(), eye.current.scale()));
    onFind(town);
  };
  /** @param {string} name @param {any} face @param {(made: Camera) => void} does @param {string} [more] a class */
  const tool = (name, face, does, more = "") =>
    html`<button type="button" class=${`tool${more}`} onClick=${() => eye.current && does(eye.current)} aria-label=${t(name)} title=${t(name)}>${face}</button>`;
  return html`<div class="map-tools">
    <${Finder} onFind=${find} />
    ${tool("map-zoom-in", "+", (made) => made.zoom(1.4), " zoom-step")}
    ${tool("map-zoom-out", "−", (made) => made.zoom(1 / 1.4), " zoom-step")}
    ${tool("map-zoom-all", "⤢", (made) => made.whole())}
    ${
      home &&
      tool(
        "map-zoom-me",
        html`<${Piece} name="mark-boot" size=${22} />`,
        (made) => made.centre(spotOf(home), made.near()),
      )
    }
  </div>`;
}
