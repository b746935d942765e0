// @ts-check
/** What others may still place, as far as I know: chosen by a click, laid in thought by a second one on the map, or dragged there. */
import { html } from "../../vendor/htm-preact.js";
import { roadsOf } from "../choices.js";
import { think } from "../commands.js";
import { t } from "../i18n.js";
import { arrows } from "../keys.js";
import { settings } from "../settings.js";
import { roadWords } from "../text/choices-text.js";
import { CounterFace } from "./counter.js";

/** @typedef {import("../choices.js").Chosen} Chosen */

/** @param {{model: import("../update.js").Model, act: import("../pages/table-acts.js").Acts, ready: boolean}} props `ready`: the guesses fit what is laid */
export function GuessRow({ model, act, ready }) {
  const { guesses, chosen } = model;
  const things = [...new Set(guesses.map(({ kind }) => kind ?? null))];
  const held = !chosen?.guess ? undefined : chosen.type === "counter" ? chosen.kind : null;
  return html`<div class="guess-row">
    <div class="shelf" role="group" aria-label=${t("think-guess")} onKeyDown=${arrows}>
      ${things.map((kind) => {
        /** @type {Chosen} */
        const one = kind ? { type: "counter", kind, secret: false, guess: true } : { type: "obstacle", guess: true };
        return html`<button
          key=${kind}
          type="button"
          class="pick"
          aria-pressed=${held === kind}
          aria-disabled=${!ready}
          data-explain=${kind ? `counter ${kind}` : "obstacle"}
          onClick=${() => ready && act.choose(held === kind ? null : one)}
          onPointerDown=${(/** @type {PointerEvent} */ event) => ready && act.drag(event, one)}
        >
          <${CounterFace} kind=${kind ?? "obstacle"} /><span class="hidden">${kind ? t("kind-name", { kind }) : t("term-obstacle")}</span>
        </button>`;
      })}
    </div>
    ${
      settings.value.textView &&
      held !== undefined &&
      html`<ul class="text-choices">
        ${[...roadsOf(model).values()].map((choice) => html`<li key=${choice.text}><button type="button" onClick=${() => think(choice, true)}>${roadWords(choice)}</button></li>`)}
      </ul>`
    }
  </div>`;
}
