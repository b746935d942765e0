// @ts-check
/** Settings: language, day and night, sound, speed, hints, questions, notifications, the table as text. */
import { html } from "../../vendor/htm-preact.js";
import { LANGUAGES, language, need, t } from "../i18n.js";
import { change, isStill, settings } from "../settings.js";
import { sound } from "../sound.js";
import { Choice } from "./choice.js";
import { withStyles } from "../styles.js";
import { lazy } from "./lazy.js";
import { Modal } from "./modal.js";

const MessagesField = lazy(() =>
  withStyles(Promise.all([import("./messages-field.js"), need("people")]).then(([module]) => module.MessagesField)),
);

/** @param {{onClose: () => void, onLanguage: (name: any) => void}} props */
export function SettingsSheet({ onClose, onLanguage }) {
  const now = settings.value;
  return html`<${Modal} title=${t("settings-heading")} onClose=${onClose}>
    <div class="settings">
      <${Choice} label=${t("settings-language")} name="language" value=${language.value} options=${Object.entries(LANGUAGES)} onChange=${onLanguage} />
      <${Choice} label=${t("settings-theme")} name="theme" value=${now.theme} options=${["auto", "light", "dark"].map((theme) => [theme, t("settings-theme-name", { theme })])} onChange=${(/** @type {any} */ theme) => change({ theme })} />
      <${Choice} label=${t("settings-speed")} name="speed" value=${now.speed} options=${["slow", "normal", "fast", "off"].map((speed) => [speed, t("settings-speed-name", { speed })])} onChange=${(/** @type {any} */ speed) => change({ speed })} />
      ${isStill() && html`<p class="quiet">${t("settings-motion")}</p>`}
      <${Toggle} name="sound" label=${t("settings-sound")} />
      <${Toggle} name="music" label=${t("settings-music")} />
      ${(now.sound || now.music) && html`<label class="field"><span>${t("settings-volume")}</span><input type="range" id="volume" min="0" max="100" step="5" value=${now.volume} onInput=${(/** @type {any} */ e) => change({ volume: Number(e.target.value) })} onChange=${() => sound("collect")} /></label>`}
      <${Toggle} name="hints" label=${t("settings-hints")} />
      <${Toggle} name="confirm" label=${t("settings-confirm")} />
      <${Toggle} name="autoPass" label=${t("settings-auto-pass")} />
      <${Toggle} name="textView" label=${t("settings-text-view")} />
      <${Toggle} name="notify" label=${t("settings-notify")} before=${allowNotices} />
      ${globalThis.Notification?.permission === "denied" && html`<p class="quiet">${t("settings-notify-denied")}</p>`}
      <${MessagesField} />
      ${now.hintsSeen.length > 0 && html`<button type="button" onClick=${() => change({ hintsSeen: [], hints: true })}>${t("settings-reset")}</button>`}
    </div>
  <//>`;
}

/** @returns {Promise<boolean>} whether notifications are allowed */
async function allowNotices() {
  if (!globalThis.Notification) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** @param {{name: "sound" | "music" | "hints" | "confirm" | "autoPass" | "textView" | "notify", label: string, before?: () => Promise<boolean>}} props */
function Toggle({ name, label, before }) {
  return html`<label class="toggle">
    <input
      type="checkbox"
      role="switch"
      checked=${settings.value[name]}
      onChange=${async (/** @type {any} */ event) => {
        const on = event.target.checked;
        change({ [name]: on && before ? await before() : on });
      }}
    />
    <span>${label}</span>
  </label>`;
}
