// @ts-check
/** The map: the still ground as one picture, the layers one plays on above it, a camera over both. */
import { html } from "../../vendor/htm-preact.js";
import { useEffect, useLayoutEffect, useMemo, useRef } from "../../vendor/preact-hooks.js";
import { groundAddress, theBoard } from "../board.js";
import { t } from "../i18n.js";
import { camera } from "./camera.js";
import { Boots, Pieces, Signs, Trails } from "./layers.js";
import { Finder } from "./finder.js";
import { placesOf } from "./places.js";
import { nearest } from "./steer.js";
import { useStages } from "../components/stages.js";

/** @typedef {import("../types.js").Shown} Shown */

/**
 * @typedef {object} MapProps
 * @property {Shown} shown
 * @property {boolean} night
 * @property {number | null} toAct
 * @property {string[][]} trails
 * @property {boolean} over
 * @property {(way: string) => {price: number, able: boolean, caravan: boolean} | null} cost
 * @property {Map<string, {kind: string | null, price: number}>} ghosts
 * @property {string[]} water waterways whose price is shown
 * @property {Set<string>} lit roads and towns that can be chosen
 * @property {Set<string>} path roads and towns that are chosen now
 * @property {string | null} home the town to look at first
 * @property {string | null} follow a town or a connection to keep in sight
 * @property {string[]} around towns to keep in sight with it
 * @property {string[]} lookAt towns and connections to show now
 * @property {string | null} goal the town of my town card
 * @property {(id: string) => string} describe a place in words
 * @property {(way: string, pointer: string) => void} [onWay]
 * @property {(town: string, pointer: string) => void} [onTown]
 * @property {(at: {town?: string, way?: string} | null) => void} [onPoint]
 */

/** @param {Event} event @returns {{town?: string, way?: string} | null} */
function placeOf(event) {
  const target = /** @type {Element} */ (event.target);
  const group = target.closest?.("[id^='road:'], [id^='town:'], [id^='label:'], [data-sign], [data-ghost]");
  if (!group) return null;
  const sign = group.getAttribute("data-sign") ?? group.getAttribute("data-ghost");
  if (sign) return { way: sign };
  const [kind, ...rest] = group.id.split(":");
  return kind === "road" ? { way: rest.join(":") } : { town: rest.join(":") };
}

/** @param {MapProps} props */
export function MapView(props) {
  const frame = useRef(/** @type {HTMLDivElement | null} */ (null));
  const sheet = useRef(/** @type {HTMLDivElement | null} */ (null));
  const eye = useRef(/** @type {ReturnType<typeof camera> | null} */ (null));
  const pointer = useRef("mouse");
  const home = useRef(props.home);
  home.current = props.home;
  const board = theBoard();
  const [, , width, height] = board.view_box;

  useLayoutEffect(() => {
    const view = frame.current;
    const moving = sheet.current;
    if (!view || !moving) return;
    const made = camera(view, moving, [width, height], (k) => moving.classList.toggle("far", k < 0.8));
    eye.current = made;
    const look = () => made.measure(home.current ? board.towns[home.current].at : undefined);
    const watch = new ResizeObserver(look); // calls it at once, when the page is laid out anyway
    watch.observe(view);
    return () => {
      watch.disconnect();
      made.stop();
    };
  }, []);

  const stage = useStages(2);
  const places = useRef(/** @type {ReturnType<typeof placesOf> | null} */ (null));
  useLayoutEffect(() => {
    if (stage && !places.current && sheet.current) places.current = placesOf(sheet.current);
    places.current?.mark(props.lit, props.path, props.home);
  }, [stage, props.lit, props.path, props.home]);
  // Words can wait until the picture is shown, so that it is shown sooner.
  useEffect(() => places.current?.name(props.describe), [stage, props.describe]);
  // The same picture of a layer is not looked through again: pointing at things must stay quick.
  const { shown } = props;
  const trails = useMemo(() => html`<${Trails} trails=${props.trails} over=${props.over} />`, [props.trails, props.over]);
  const signs = useMemo(
    () => html`<${Signs} shown=${shown} cost=${props.cost} ghosts=${props.ghosts} water=${props.water} describe=${props.describe} />`,
    [shown, props.cost, props.ghosts, props.water, props.describe],
  );
  const pieces = useMemo(() => html`<${Pieces} shown=${shown} goal=${props.goal} />`, [shown.pieces, props.goal]);
  const boots = useMemo(() => html`<${Boots} shown=${shown} toAct=${props.toAct} />`, [shown.boots, props.toAct]);

  const spotOf = (/** @type {string} */ id) => board.connections[id]?.socket ?? board.towns[id].at;
  useEffect(() => {
    const made = eye.current;
    if (!props.follow || !made || made.isWhole()) return;
    if (props.around.length) made.embrace([props.follow, ...props.around].map(spotOf), made.READABLE);
    made.ensure(spotOf(props.follow));
  }, [props.follow]);
  useEffect(() => {
    if (!props.lookAt.length) return;
    frame.current?.scrollIntoView({ block: "nearest" });
    eye.current?.embrace(props.lookAt.map(spotOf));
  }, [props.lookAt]);
  useEffect(() => {
    // Roads to choose from that are nearly all out of sight are no choice.
    const spots = [...props.lit].map(spotOf);
    if (eye.current && eye.current.inSight(spots) < Math.min(2, spots.length)) eye.current.embrace(spots);
  }, [props.lit]);

  /** @param {KeyboardEvent} event */
  function key(event) {
    const made = eye.current;
    if (!made || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (step && event.shiftKey) made.pan(-step[0] * 80, -step[1] * 80);
    else if (step) {
      const here = placeOf(event);
      const next = nearest(board, here?.town ?? here?.way ?? props.home ?? "elvenhold", step, props.lit);
      if (!next) return;
      places.current?.focus(next);
      made.ensure(board.connections[next]?.socket ?? board.towns[next].at);
    } else if (event.key === "+" || event.key === "=") made.zoom(1.4);
    else if (event.key === "-") made.zoom(1 / 1.4);
    else if (event.key === "0") made.whole();
    else if (event.key === "Enter" || event.key === " ") choose(placeOf(event), "key");
    else return;
    event.preventDefault();
  }

  /**
   * A finger takes the lit place next to it. The second click of a double one means nothing of its own, but a second
   * tap on a lit town goes there.
   * @param {MouseEvent} event
   */
  function click(event) {
    const made = eye.current;
    if (!made) return;
    const touch = pointer.current === "touch";
    const isLit = (/** @type {{town?: string, way?: string} | null} */ one) => props.lit.has(one?.town ?? one?.way ?? "");
    const hit = placeOf(event);
    const place = (touch && !isLit(hit) && places.current?.near(board, made.under(event), 24 / made.scale())) || hit;
    if (event.detail > 1 && !(touch && place?.town && isLit(place))) return;
    choose(place, pointer.current);
  }

  /** @param {{town?: string, way?: string} | null} place @param {string} by */
  function choose(place, by) {
    if (place?.town) props.onTown?.(place.town, by);
    else if (place?.way) props.onWay?.(place.way, by);
  }

  const { layers } = board;
  return html`<div
    class="map"
    id="map"
    ref=${frame}
    role="group"
    aria-label=${t("map-label")}
    onKeyDown=${key}
    onPointerDownCapture=${(/** @type {PointerEvent} */ e) => (pointer.current = e.pointerType)}
    onClick=${click}
    onPointerOver=${(/** @type {PointerEvent} */ e) => e.pointerType === "mouse" && props.onPoint?.(placeOf(e))}
    onPointerLeave=${() => props.onPoint?.(null)}
    onFocusIn=${(/** @type {FocusEvent} */ e) => props.onPoint?.(placeOf(e))}
  >
    <div class="sheet" ref=${sheet}>
      <img class="ground" src=${groundAddress(props.night)} alt="" width=${width} height=${height} draggable=${false} />
      <svg class="elfmap" viewBox=${board.view_box.join(" ")} width=${width} height=${height}>
        ${
          stage > 0 &&
          html`<g id="roads" dangerouslySetInnerHTML=${{ __html: layers.roads }} />
          ${trails}
          <g id="towns" dangerouslySetInnerHTML=${{ __html: layers.towns }} />
          <g id="labels" dangerouslySetInnerHTML=${{ __html: layers.labels }} />`
        }
        ${stage > 1 && [signs, pieces, boots]}
      </svg>
    </div>
    <div class="map-tools">
      <${Finder} onFind=${(/** @type {string} */ town) => {
        eye.current?.centre(board.towns[town].at, Math.max(eye.current.near(), eye.current.scale()));
        places.current?.focus(town);
      }} />
      <button type="button" class="tool zoom-step" onClick=${() => eye.current?.zoom(1.4)} aria-label=${t("map-zoom-in")} title=${t("map-zoom-in")}>+</button>
      <button type="button" class="tool zoom-step" onClick=${() => eye.current?.zoom(1 / 1.4)} aria-label=${t("map-zoom-out")} title=${t("map-zoom-out")}>−</button>
      <button type="button" class="tool" onClick=${() => eye.current?.whole()} aria-label=${t("map-zoom-all")} title=${t("map-zoom-all")}>⤢</button>
      ${
        props.home &&
        html`<button type="button" class="tool" onClick=${() => props.home && eye.current?.centre(board.towns[props.home].at, eye.current.near())} aria-label=${t("map-zoom-me")} title=${t("map-zoom-me")}>
        <svg viewBox="0 0 512 512" width="1.15rem" height="1.15rem" aria-hidden="true"><use href="#icon-boot" fill="currentColor" /></svg>
      </button>`
      }
    </div>
  </div>`;
}
