// @ts-check
/** The five face-up counters and the stack, from which players draw in phase 3. */
import { html } from "../../vendor/htm-preact.js";
import { legal } from "../choices.js";
import { t } from "../i18n.js";
import { arrows } from "../keys.js";
import { CounterFace } from "./counter.js";
import { isStacked, isWide } from "./screen.js";

/** While counters are drawn they lie in the dock if it has room; on a wide screen only before those who play. @param {import("../wire.js").View} view @param {boolean} veiled */
export const isInDock = (view, veiled) => view.phase === "draw" && !veiled && (isStacked.value || (isWide.value && view.seat !== null));

/** @param {{view: import("../wire.js").View, large?: boolean, titled?: boolean, busy: boolean, onDraw: (action: string) => void}} props */
export function Market({ view, large, titled, busy, onDraw }) {
  const may = new Set(legal(view, "draw").map((choice) => choice.text));
  const size = large ? "large" : "middle";
  /** @param {string} action @param {any} face @param {string} label @param {string} key @param {string} name @param {string} what to be explained */
  const place = (action, face, label, key, name, what) =>
    may.has(action)
      ? html`<button key=${key} type="button" class="take" aria-disabled=${busy} onClick=${() => busy || onDraw(action)} data-explain=${what}>${face}<span class="hidden">${label}</span></button>`
      : html`<span key=${key} class="take still" role="img" aria-label=${name} tabindex=${key === "0" ? 0 : -1} data-explain=${what}>${face}</span>`;
  return html`<div class=${`market${large ? " large" : ""}${view.phase === "draw" ? " drawing" : ""}`}>
    ${titled && html`<h2 class="shelf-title">${t("faceup-label")}</h2>`}
    <div class="five" role="group" aria-label=${t("faceup-label")} onKeyDown=${arrows}>
      ${view.face_up.map((kind, i) =>
        place(
          `draw ${kind}`,
          html`<${CounterFace} kind=${kind} size=${size} />`,
          t("btn-draw-kind", { kind }),
          `${i}`,
          t("kind-name", { kind }),
          `counter ${kind}`,
        ),
      )}
      ${!view.face_up.length && html`<p class="quiet">${t("faceup-empty")}</p>`}
      <span class="stack">
        ${place("draw blind", html`<${CounterFace} back size=${size} />`, t("btn-draw-stack"), "stack", t("stack-label"), "stack")}
        <span class="stack-count" data-explain="stack"><span aria-hidden="true">${view.face_down_counters}</span><span class="hidden">${t("stack-count", { n: view.face_down_counters })}</span></span>
      </span>
    </div>
  </div>`;
}
