// @ts-check
/** A transportation counter: a rounded tile with the icon and the frame colour of its kind. */
import { html } from "../../vendor/htm-preact.js";
import { Icon } from "./icon.js";

/**
 * The face of a counter; `back` shows a secret one from behind.
 * @param {{kind?: string | null, size?: "small" | "middle" | "large", back?: boolean, secret?: boolean}} props
 */
export function CounterFace({ kind, size = "middle", back, secret }) {
  if (back || !kind)
    return html`<span class=${`counter back ${size}`} aria-hidden="true"><${Icon} name="castle" size=${size === "small" ? 14 : 26} /></span>`;
  const px = { small: 16, middle: 32, large: 40 }[size];
  const icon = kind === "obstacle" ? "obstacle" : kind;
  return html`<span class=${`counter ${size} kind-${kind}${secret ? " secret" : ""}`} aria-hidden="true">
    <${Icon} name=${icon} size=${px} />${secret && html`<span class="lock"></span>`}
  </span>`;
}
