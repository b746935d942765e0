// @ts-check
/** My cards, sorted by kind; while a caravan or a discard is paid they are chosen one by one. */
import { html } from "../../vendor/htm-preact.js";
import { useState } from "../../vendor/preact-hooks.js";
import { kinds } from "../board.js";
import { byKind } from "../choices.js";
import { t } from "../i18n.js";
import { arrows } from "../keys.js";
import { CardFace } from "./card.js";

/** @typedef {import("../wire.js").Kind} Kind */

/**
 * @param {{cards: Kind[], fresh?: boolean, paying: {need: number, cards: string[]} | null, needed: Kind[],
 *   onCard: (card: Kind, remove: boolean) => void}} props `fresh`: they have just been dealt; `needed`: cards that
 *   the pointed way would take
 */
export function Hand({ cards, fresh, paying, needed, onCard }) {
  // When a card was last chosen, or, below zero, put back.
  const [touched, setTouched] = useState(/** @type {Record<string, number>} */ ({}));
  const groups = byKind(cards, kinds());
  return html`<section class=${`hand${fresh ? " new" : ""}${paying ? " choosing" : ""}`} aria-label=${t("hand-label")} id="hand">
    <h2 class="shelf-title">${t("hand-label")}</h2>
    <div class="shelf" onKeyDown=${arrows} role="group" aria-label=${t("hand-label")}>
      ${groups.map(([kind, n], k) => {
        const taken = paying
          ? paying.cards.filter((card) => card === kind).length
          : needed.filter((card) => card === kind).length;
        const label = t("hand-card", { kind, n });
        const when = (/** @type {number} */ i) => (paying && touched[`${kind} ${i}`]) || 0;
        const order = Array.from({ length: n }, (_, i) => i).sort((a, b) => when(a) - when(b));
        const raised = new Set(order.slice(n - taken)); // of several alike those that were touched last
        return html`<span key=${kind} class="fan" data-explain=${`card ${kind}`} role=${paying ? undefined : "img"} tabindex=${paying ? undefined : k ? -1 : 0} aria-label=${paying ? undefined : label}>
          ${Array.from({ length: n }, (_, i) => {
            const up = raised.has(i);
            const touch = (/** @type {MouseEvent} */ { timeStamp }) => {
              setTouched({ ...touched, [`${kind} ${i}`]: up ? -timeStamp : timeStamp });
              onCard(kind, up);
            };
            return paying
              ? html`<button key=${i} type="button" class="fan-card" aria-pressed=${up} onClick=${touch} aria-label=${`${t("kind-name", { kind })}${up ? `, ${t("hand-selected")}` : ""}`}><${CardFace} kind=${kind} /></button>`
              : html`<span key=${i} class=${`fan-card${up ? " up" : ""}`}><${CardFace} kind=${kind} /></span>`;
          })}
          ${(n > 1 || (taken > 0 && !paying)) && html`<span class=${`fan-count${taken && !paying ? " fan-price" : ""}`} aria-hidden="true">${taken && !paying ? `${taken}/${n}` : `×${n}`}</span>`}
        </span>`;
      })}
      ${!groups.length && html`<p class="quiet empty">${t("hand-empty")}</p>`}
    </div>
  </section>`;
}
