// @ts-check
/** A player's colour and shape. */
import { html } from "../../vendor/htm-preact.js";
import { t } from "../i18n.js";
import { Token } from "../map/tiles.js";

/** @param {{seat: number, size?: number}} props */
export function Shape({ seat, size = 22 }) {
  return html`<svg class="shape" viewBox="-1.7 -1.7 3.4 3.4" width=${`${size / 16}rem`} height=${`${size / 16}rem`} role="img" aria-label=${t("player-shape", { seat })}>
    <${Token} seat=${seat} size=${1} />
  </svg>`;
}
