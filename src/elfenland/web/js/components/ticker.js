// @ts-check
/** What happened last, in one line over the map of a screen that has no room for the log; a tap shows where. */
import { html } from "../../vendor/htm-preact.js";
import { lineOf } from "../events-words.js";
import { t } from "../i18n.js";
import { Face, facesOf } from "./face.js";

/** @param {{model: import("../update.js").Model, onSpot: (places: string[], look?: boolean) => void}} props */
export function Ticker({ model: { view, table, events, queue }, onSpot }) {
  if (!view) return null;
  const names = view.players.map((player) => player.name);
  const told = (/** @type {import("../types.js").GameEvent} */ event) => {
    const line = queue.includes(event) ? null : lineOf(event, names, view.seat);
    return line && line.player !== null ? line : null;
  };
  const last = events.findLast(told);
  const line = last && told(last);
  if (!line || line.player === null) return null;
  const places = line.places.length ? line.places : [view.players[line.player].boot];
  return html`<button type="button" class="ticker" title=${t("log-show")} onClick=${() => onSpot(places, true)}>
    <span class="ticker-words"><${Face} who=${facesOf(view, table)[line.player]} seat=${line.player} size=${24} /><span>${line.text}</span></span>
  </button>`;
}
