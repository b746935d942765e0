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

/** @param {{events: import("../types.js").GameEvent[], names: string[], seat: number | null, onSpot: (places: string[]) => void}} props */
export function Log({ events, names, seat, onSpot }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const el = box.current;
    if (el) el.scrollTop = el.scrollHeight;
  }, [events.length]);
  const lines = events.slice(-120).map((event) => ({ line: lineOf(event, names, seat) }));
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
            (line.icon === "caravan" || line.icon === "raft"
              ? html`<span class="log-icon"><${Icon} name=${line.icon} size=${16} /></span>`
              : html`<${CounterFace} kind=${line.icon} size="small" />`)
          }
        </li>`,
    )}
    ${!events.length && html`<li class="quiet">${t("log-empty")}</li>`}
  </ol>`;
}
