// @ts-check
/** Messages that it is my turn, in slow games: in this browser, by e-mail. Only what the server can send is offered. */
import { html } from "../../vendor/htm-preact.js";
import { useEffect, useState } from "../../vendor/preact-hooks.js";
import { api } from "../api.js";
import { language, t } from "../i18n.js";

/** @typedef {import("../wire.js").Messages} Messages */

/** What a browser's subscription says, as the server wants it. @param {string} key @returns {Promise<import("../wire.js").PushWish>} */
async function subscription(key) {
  const registration = await navigator.serviceWorker.ready;
  const bytes = Uint8Array.from(atob(key.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes });
  const { endpoint = "", keys = {} } = made.toJSON();
  return { endpoint, p256dh: keys.p256dh, auth: keys.auth, language: language.value };
}

export function MessagesField() {
  const [now, setNow] = useState(/** @type {Messages | null} */ (null));
  const [trouble, setTrouble] = useState("");
  const look = () => api.messages().then(setNow, () => {});
  useEffect(() => void look(), []);
  /** @param {Promise<unknown>} work */
  const after = (work) =>
    void work.then(
      () => (setTrouble(""), look()),
      () => setTrouble(t("messages-failed")),
    );
  if (!now || (!now.push && !now.mail)) return null;
  const { push } = now;
  const mail = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const field = /** @type {HTMLInputElement} */ (/** @type {HTMLFormElement} */ (event.target).elements.namedItem("email"));
    after(api.addEmail({ email: field.value.trim(), language: language.value }));
  };
  return html`<section class="messages-field" aria-labelledby="messages-heading">
    <h3 id="messages-heading">${t("messages-heading")}</h3>
    <p class="quiet">${t("messages-about")}</p>
    ${push && html`<p><button type="button" id="push" onClick=${() => after(now.devices ? api.endPushes() : subscription(push).then(api.addPush))}>${t(now.devices ? "push-end" : "push-begin")}</button></p>`}
    ${
      now.mail &&
      (now.email
        ? html`<p>${t(now.confirmed ? "mail-goes" : "mail-sent", { email: now.email })} <button type="button" id="mail-end" onClick=${() => after(api.endEmail())}>${t("mail-no")}</button></p>`
        : html`<form class="filters" onSubmit=${mail}><label class="field"><span>${t("mail-label")}</span><input type="email" name="email" required maxlength="320" autocomplete="email" /></label><button type="submit" id="mail-add">${t("mail-yes")}</button></form>`)
    }
    ${trouble && html`<p class="warn" role="alert">${trouble}</p>`}
  </section>`;
}
