// @ts-check
/** What has happened; pointing at a line shows on the map what it speaks of. */
import { html } from "../../vendor/htm-preact.js";
import { useEffect, useRef } from "../../vendor/preact-hooks.js";
import { townName } from "../board.js";
import { lineOf } from "../events-words.js";
import { t } from "../i18n.js";
import { CounterFace } from "./counter.js";
import { Icon } from "./icon.js";
import { Shape } from "./shape.js";

/**
 * @param {{events: import("../types.js").GameEvent[], names: string[], seat: number | null, veiled?: boolean,
 *   onSpot: (places: string[]) => void}} props `veiled`: a shared device is being handed over
 */
export function Log({ events, names, seat, veiled, onSpot }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const el = box.current;
    if (!el) return;
    // The last line stays in sight, also when the screen is turned.
    const down = () => (el.scrollTop = el.scrollHeight);
    down();
    const watch = new ResizeObserver(down);
    watch.observe(el);
    return () => watch.disconnect();
  }, [events.length]);
  const secret = (/** @type {import("../types.js").GameEvent} */ event) => veiled && event.event === "draw_secret";
  const lines = events
    .slice(-120)
    .map((event) => ({ line: lineOf(secret(event) ? { ...event, counter: null } : event, names, seat) }));
  const town = townName("elvenhold");
  return html`<ol class="log" ref=${box} tabindex="0" aria-label=${t("log-label")}>
    ${events.length > 0 && events.length <= 120 && html`<li class="log-line"><span class="log-words">${t("log-start", { town })}</span></li>`}
    ${lines.map(
      ({ line }, i) =>
        line &&
        html`<li key=${i} class=${`log-line${line.big ? " big" : ""}`}>
          ${line.player !== null && !line.big && html`<${Shape} seat=${line.player} size=${14} />`}
          ${
            line.places.length
              ? html`<button type="button" class="log-words" title=${t("log-show")} onMouseEnter=${() => onSpot(line.places)} onMouseLeave=${() => onSpot([])} onFocus=${() => onSpot(line.places)} onBlur=${() => onSpot([])} onClick=${() => onSpot(line.places)}>${line.text}</button>`
              : html`<span class="log-words">${line.text}</span>`
          }
          ${
            line.icon &&
            (line.icon === "caravan"
              ? html`<span class="log-icon"><${Icon} name=${line.icon} size=${16} /></span>`
              : html`<${CounterFace} kind=${line.icon} size="small" />`)
          }
        </li>`,
    )}
    ${!events.length && html`<li class="quiet">${t("log-empty")}</li>`}
  </ol>`;
}
