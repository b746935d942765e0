// @ts-check
/** What has happened; pointing at a line shows on the map what it speaks of. The last line stays in sight (side.css). */
import { html } from "../../vendor/htm-preact.js";
import { useRef, useState } from "../../vendor/preact-hooks.js";
import { theBoard, townName } from "../board.js";
import { lineOf } from "../events-words.js";
import { language, t } from "../i18n.js";
import { withoutUndone } from "../shown.js";
import { CounterFace } from "./counter.js";
import { Face } from "./face.js";
import { Piece } from "./piece.js";

/**
 * @param {{events: import("../types.js").GameEvent[], names: string[], faces: string[], seat: number | null, veiled?: boolean,
 *   onSpot: (places: string[], look?: boolean) => void}} props `faces`: what they are made of; `veiled`: a shared device is being handed over
 */
export function Log({ events: all, names, faces, seat, veiled, onSpot }) {
  const events = withoutUndone(all);
  // Lines are made once: the same one is not looked through again when something is added.
  const made = useRef({ reader: "", lines: /** @type {WeakMap<object, any>} */ (new WeakMap()) });
  const reader = [...names, ...faces, seat, veiled, language.value].join();
  if (made.current.reader !== reader) made.current = { reader, lines: new WeakMap() };
  const { lines } = made.current;
  // The latest lines, enough for any height of the window; scrolling back brings more.
  const [room, setRoom] = useState(() => Math.ceil(innerHeight / 24) + 20);
  const first = Math.max(0, events.length - room);
  /** @param {Event} event */
  const scrolled = ({ currentTarget }) => {
    const { scrollTop, scrollHeight, clientHeight } = /** @type {Element} */ (currentTarget);
    if (first && scrollHeight - clientHeight + scrollTop < clientHeight) setRoom(room + 60);
  };
  /** @param {import("../types.js").GameEvent} event @param {number} i */
  const lineFor = (event, i) => {
    const secret = veiled && event.event === "draw_secret";
    if (!lines.has(event)) {
      const line = lineOf(secret ? { ...event, counter: null } : event, names, seat);
      lines.set(event, line && html`<${LogLine} key=${first + i} line=${line} faces=${faces} onSpot=${onSpot} />`);
    }
    return lines.get(event);
  };
  const town = townName(theBoard().start);
  return html`<section class="log" tabindex="0" aria-label=${t("log-label")} onScroll=${scrolled}><ol>
    ${events.length > 0 && !first && html`<li class="log-line"><span class="log-words">${t("log-start", { town })}</span></li>`}
    ${events.slice(first).map(lineFor)}
    ${!events.length && html`<li class="quiet">${t("log-empty")}</li>`}
  </ol></section>`;
}

/** @param {{line: import("../events-words.js").Line, faces: string[], onSpot: (places: string[], look?: boolean) => void}} props */
function LogLine({ line, faces, onSpot }) {
  const show = () => onSpot(line.places);
  const hide = () => onSpot([]);
  return html`<li class=${`log-line${line.big ? " big" : ""}`}>
    ${line.player !== null && !line.big && html`<${Face} who=${faces[line.player]} seat=${line.player} size=${24} />`}
    ${
      line.places.length
        ? html`<button type="button" class="log-words" title=${t("log-show")} onMouseEnter=${show} onMouseLeave=${hide} onFocus=${show} onBlur=${hide} onClick=${() => onSpot(line.places, true)}>${line.text}</button>`
        : html`<span class="log-words">${line.text}</span>`
    }
    ${
      line.icon &&
      (line.icon === "caravan"
        ? html`<span class="log-icon"><${Piece} name="mark-caravan" size=${20} /></span>`
        : html`<${CounterFace} kind=${line.icon} size="small" />`)
    }
  </li>`;
}
