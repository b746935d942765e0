// @ts-check
/** My counters and my obstacle: chosen by a click, laid by a second one on the map, or dragged there. */
import { html } from "../../vendor/htm-preact.js";
import { canLay, isMyTurn, legal, myCounters } from "../choices.js";
import { t } from "../i18n.js";
import { arrows } from "../keys.js";
import { CounterFace } from "./counter.js";

/** @typedef {import("../choices.js").Chosen} Chosen */

/**
 * @param {{view: import("../wire.js").View, chosen: Chosen | null, keeping: string | null, busy: boolean,
 *   onChoose: (chosen: Chosen | null) => void, onKeep: (key: string) => void,
 *   onDrag: (event: PointerEvent, chosen: Chosen) => void}} props
 */
export function MyCounters({ view, chosen, keeping, busy, onChoose, onKeep, onDrag }) {
  const counters = myCounters(view);
  const me = view.seat === null ? null : view.players[view.seat];
  const keep = legal(view, "keep").length > 0;
  const planning = view.phase === "plan" && isMyTurn(view);
  /** @param {Chosen} one */
  const held = (one) =>
    chosen?.type === one.type &&
    !chosen.guess &&
    (one.type === "obstacle" ||
      (chosen.type === "counter" && chosen.kind === one.kind && chosen.secret === one.secret));
  return html`<section class=${`my-counters${counters.length || me?.obstacle ? "" : " none"}${keep ? " lit" : ""}`} aria-label=${t("counters-label")} id="counters">
    <h2 class="shelf-title">${t("counters-label")}</h2>
    <div class="shelf" onKeyDown=${arrows} role="group" aria-label=${t("counters-label")}>
      ${counters.map(({ kind, secret, key }, i) => {
        const label = t(secret ? "counter-secret" : "counter-open", { kind });
        const face = html`<${CounterFace} kind=${kind} secret=${secret} size="large" /><span class="hidden">${label}</span>`;
        /** @type {Chosen} */
        const one = { type: "counter", kind, secret };
        if (keep) {
          return html`<button key=${key} type="button" class="pick" aria-pressed=${keeping === key} aria-disabled=${busy} onClick=${() => busy || onKeep(key)} data-explain=${`counter ${kind}`}>${face}</button>`;
        }
        if (!planning) return html`<span key=${key} class="pick still" role="img" aria-label=${label} tabindex=${i ? -1 : 0} data-explain=${`counter ${kind}`}>${face}</span>`;
        const twin = counters.findIndex((other) => other.kind === kind && other.secret === secret) === i;
        return html`<button
          key=${key}
          type="button"
          class=${`pick${canLay(view, one) ? "" : " dull"}`}
          aria-pressed=${held(one) && twin}
          aria-disabled=${busy}
          data-explain=${`counter ${kind}`}
          onClick=${() => busy || onChoose(held(one) ? null : one)}
          onPointerDown=${(/** @type {PointerEvent} */ event) => busy || onDrag(event, one)}
        >
          ${face}
        </button>`;
      })}
      ${
        me?.obstacle &&
        !keep &&
        (planning
          ? html`<button
            type="button"
            class=${`pick${canLay(view, { type: "obstacle" }) ? "" : " dull"}`}
            aria-pressed=${held({ type: "obstacle" })}
            aria-disabled=${busy}
            data-explain="obstacle"
            onClick=${() => busy || onChoose(held({ type: "obstacle" }) ? null : { type: "obstacle" })}
            onPointerDown=${(/** @type {PointerEvent} */ event) => busy || onDrag(event, { type: "obstacle" })}
          >
            <${CounterFace} kind="obstacle" size="large" /><span class="hidden">${t("obstacle-label")}</span>
          </button>`
          : html`<span class="pick still" role="img" aria-label=${t("obstacle-label")} tabindex=${counters.length ? -1 : 0} data-explain="obstacle"><${CounterFace} kind="obstacle" size="large" /></span>`)
      }
      ${!counters.length && html`<p class="quiet empty">${t("counters-empty")}</p>`}
    </div>
  </section>`;
}
