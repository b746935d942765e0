// @ts-check
/** One of several values, as a row of radio buttons that look like tabs. */
import { html } from "../../vendor/htm-preact.js";

/** @param {{label: string, name: string, value: any, options: [any, any][], onChange: (value: any) => void, about?: string}} props */
export function Choice({ label, name, value, options, onChange, about }) {
  return html`<fieldset class="choice">
    <legend>${label}</legend>
    <div class="choice-row">
      ${options.map(
        ([one, words]) => html`<label key=${one} class=${one === value ? "on" : ""}>
          <input type="radio" name=${name} value=${one} checked=${one === value} onChange=${() => onChange(one)} /><span>${words}</span>
        </label>`,
      )}
    </div>
    ${about && html`<p class="quiet">${about}</p>`}
  </fieldset>`;
}
