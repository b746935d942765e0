// @ts-check
/**
 * Explains any piece of the table in a small sheet over it, and moves nothing: a mouse that rests there, the keyboard's
 * focus or a long press asks for it. Things say what they are in `data-explain`; places of the map are known by their ids.
 */
import { html } from "../../vendor/htm-preact.js";
import { useEffect, useLayoutEffect, useRef, useState } from "../../vendor/preact-hooks.js";
import { need } from "../i18n.js";
import { placeOf } from "../map/map-view.js";
import { withStyles } from "../styles.js";
import { lazy } from "./lazy.js";

const Explanation = lazy(() =>
  withStyles(Promise.all([import("./explanation.js"), need("explain")]).then(([module]) => module.Explanation)),
);

/** How long a mouse or the focus rests, and a finger presses, before it asks. */
const REST = 550;
/** How far a finger may tremble. */
const TREMBLE = 10;
const GAP = 10;

/** @typedef {{what: string, target: Element, at: {x: number, y: number} | null}} Asked `at`: where a long thing is pointed at */

/** @param {Event} event @returns {Asked | null} */
function askedBy(event) {
  const element = event.target instanceof Element ? event.target : null;
  const thing = element?.closest("[data-explain]");
  if (thing) return { what: thing.getAttribute("data-explain") ?? "", target: thing, at: null };
  const place = element?.closest("#map") ? placeOf(event) : null;
  if (!element || !place) return null;
  const target = element.closest("[id], [data-sign], [data-ghost], [data-town]") ?? element;
  if (place.town) return { what: `town ${place.town}`, target, at: null };
  const at = event instanceof PointerEvent && target.id ? { x: event.clientX, y: event.clientY } : null;
  return { what: `way ${place.way}`, target, at };
}

/** @param {(asked: Asked | null) => void} show @returns {() => void} stops it */
function listen(show) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {Asked | null} */
  let asked = null;
  /** Where a finger went down. @type {PointerEvent | null} */
  let finger = null;
  let pressed = false; // long enough for an explanation: what follows is no tap

  /** @param {Asked | null} next @param {number} [wait] */
  const ask = (next, wait = REST) => {
    if (next?.target === asked?.target) return;
    clearTimeout(timer);
    if (asked) show(null);
    asked = next;
    if (next) timer = setTimeout(() => show(next), wait);
  };
  const hide = () => ask(null);
  const swallow = (/** @type {Event} */ event) => {
    if (!pressed) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === "click") pressed = false;
  };

  /** @type {Record<string, (event: any) => void>} */
  const heard = {
    pointerover: (event) => event.pointerType === "mouse" && !event.buttons && ask(askedBy(event)),
    pointerdown(event) {
      hide();
      pressed = false;
      finger = event.pointerType === "touch" ? event : null;
      const next = finger && askedBy(event);
      if (!next) return;
      asked = next;
      timer = setTimeout(() => {
        pressed = true;
        show(next);
      }, REST);
    },
    pointermove(event) {
      if (finger && !pressed && Math.hypot(event.clientX - finger.clientX, event.clientY - finger.clientY) > TREMBLE) hide();
    },
    pointerup: () => pressed || hide(),
    pointercancel: () => pressed || hide(),
    contextmenu: swallow,
    click(event) {
      swallow(event);
      // What can only be looked at explains itself at a click.
      const next = askedBy(event);
      if (!event.defaultPrevented && next?.target.matches("[tabindex]:not(#map *)")) ask(next, 0);
    },
    focusin: (event) => event.target.matches(":focus-visible") && ask(askedBy(event)),
    focusout: () => pressed || hide(),
    keydown: (event) => event.key === "Escape" && hide(),
    wheel: hide,
  };
  for (const [name, does] of Object.entries(heard)) addEventListener(name, does, { capture: true });
  // A finger that is lifted leaves, too, but then what it asked for is read.
  const left = (/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && hide();
  document.documentElement.addEventListener("pointerleave", left);
  return () => {
    hide();
    for (const [name, does] of Object.entries(heard)) removeEventListener(name, does, { capture: true });
    document.documentElement.removeEventListener("pointerleave", left);
  };
}

/** Above what is explained, else below, within the screen. @param {HTMLElement} sheet @param {Asked} asked */
function place(sheet, { target, at }) {
  const box = at ? new DOMRect(at.x, at.y - 8, 0, 24) : target.getBoundingClientRect();
  const { width, height } = sheet.getBoundingClientRect();
  const left = Math.max(GAP, Math.min(innerWidth - width - GAP, box.x + box.width / 2 - width / 2));
  const above = box.top - height - GAP;
  const top = above >= GAP ? above : Math.max(GAP, Math.min(innerHeight - height - GAP, box.bottom + GAP));
  sheet.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
}

/** @param {{view: import("../wire.js").View}} props */
export function Explain({ view }) {
  const [asked, setAsked] = useState(/** @type {Asked | null} */ (null));
  const sheet = useRef(/** @type {HTMLDivElement | null} */ (null));
  useEffect(() => listen(setAsked), []);
  useEffect(() => {
    if (asked && !asked.target.isConnected) setAsked(null);
  }, [view]);
  useLayoutEffect(() => {
    const made = sheet.current;
    if (!asked || !made) return;
    const show = () => {
      if (!made.firstChild || !made.isConnected) return;
      made.showPopover?.(); // above everything, whatever it lies in
      place(made, asked);
    };
    show();
    // Its words may come later, and make it larger: it is shown with them.
    const words = new MutationObserver(show);
    words.observe(made, { childList: true });
    const watch = new ResizeObserver(() => place(made, asked));
    watch.observe(made);
    asked.target.setAttribute("aria-describedby", "explain");
    return () => {
      words.disconnect();
      watch.disconnect();
      asked.target.removeAttribute("aria-describedby");
    };
  }, [asked]);
  return asked && html`<div class="explain" id="explain" role="tooltip" popover="manual" ref=${sheet}><${Explanation} view=${view} what=${asked.what} /></div>`;
}
