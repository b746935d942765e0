// @ts-check
/** About this table: the game, who made its parts, their licences. */
import { html } from "../../vendor/htm-preact.js";
import { useEffect, useState } from "../../vendor/preact-hooks.js";
import { api } from "../api.js";
import { go } from "../commands.js";
import { installer } from "../install.js";
import { t } from "../i18n.js";
import { set } from "../store.js";
import { Strip } from "../components/strip.js";

export function AboutPage() {
  const [version, setVersion] = useState("");
  useEffect(
    () =>
      void api.health().then(
        (health) => setVersion(health.version),
        () => {},
      ),
    [],
  );
  return html`<div class="page">
    <${Strip} view=${null} onHome=${() => go({ page: "start" })} onDialog=${(/** @type {string} */ dialog) => set({ dialog })} />
    <main class="about">
      <h1>${t("about-heading")}</h1>
      <p>${t("about-game")}</p>
      <p>${t("about-icons")}</p>
      <p class="quiet">Lorc, Delapouite, Caro Asercion · <a href="https://game-icons.net" rel="noreferrer noopener">game-icons.net</a></p>
      <p>${t("about-font")}</p>
      <p>${t("about-parts")}</p>
      ${version && html`<p>${t("about-version", { version })}</p>`}
      ${installer.value && html`<p><button type="button" onClick=${() => installer.value?.prompt()}>${t("about-install")}</button></p>`}
      <p class="quiet"><a href="/static/vendor/VENDOR.md">VENDOR.md</a></p>
    </main>
  </div>`;
}
