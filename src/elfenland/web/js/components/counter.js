// @ts-check
/** A transportation counter, or the obstacle; small ones are drawn for small sizes. */
import { html } from "../../vendor/htm-preact.js";
import { Piece } from "./piece.js";

/**
 * The face of a counter; `back` shows a secret one from behind; `secret` marks mine with a small back.
 * @param {{kind?: string | null, size?: "small" | "middle" | "large", back?: boolean, secret?: boolean}} props
 */
export function CounterFace({ kind, size = "middle", back, secret }) {
  if (back || !kind)
    return html`<span class=${`counter back ${size}`} aria-hidden="true"><${Piece} name="counter-back" /></span>`;
  return html`<span class=${`counter ${size} kind-${kind}${secret ? " secret" : ""}`} aria-hidden="true">
    <${Piece} name=${`${size === "small" ? "mini" : "counter"}-${kind}`} />${secret && html`<span class="secret-mark"><${Piece} name="counter-back" /></span>`}
  </span>`;
}
