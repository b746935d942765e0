// @ts-check
/** About this table: the game, who made its parts, their licences. */
import { html } from "../../vendor/htm-preact.js";
import { useEffect, useState } from "../../vendor/preact-hooks.js";
import { fileAddress } from "../address.js";
import { api } from "../api.js";
import { go } from "../commands.js";
import { installer } from "../install.js";
import { t } from "../i18n.js";
import { set } from "../store.js";
import { Icon } from "../components/icon.js";
import { Strip } from "../components/strip.js";

/** Who drew which icon, as CREDITS.md of the picture package says. @type {[string, string[]][]} */
const ICONS = [
  ["Lorc", ["elfcycle", "magic_cloud", "dragon", "boot"]],
  ["Delapouite", ["unicorn", "troll_wagon", "raft", "obstacle", "caravan"]],
  ["Caro Asercion", ["giant_pig"]],
  ["game-icons.net", ["castle"]],
];

/** Libraries: name and version, who made it, licence and its file. @type {[string, string, string, string][]} */
const PARTS = [
  ["Preact 11.2.0", "Jason Miller and the Preact contributors", "MIT", "preact.txt"],
  ["@preact/signals 2.11.4, signals-core 1.14.5", "the Preact team", "MIT", "preact-signals.txt"],
  ["htm 3.1.1", "Jason Miller and the htm contributors", "Apache-2.0", "apache-2.0.txt"],
  ["@fluent/bundle 0.19.1", "Mozilla and the Fluent contributors", "Apache-2.0", "apache-2.0.txt"],
];

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
      <p>${t("about-icons")} <a href="https://game-icons.net" rel="noreferrer noopener">game-icons.net</a>, <a href="https://creativecommons.org/licenses/by/3.0/" rel="noreferrer noopener">CC BY 3.0</a></p>
      <ul class="credits">
        ${ICONS.map(([author, icons]) => html`<li key=${author}><span>${icons.map((name) => html`<${Icon} name=${name} size=${26} />`)}</span> ${author}</li>`)}
      </ul>
      <p>${t("about-font")} <a href=${fileAddress("vendor/licences/philosopher-ofl.txt")}>OFL-1.1</a>, Copyright 2011 The Philosopher Project Authors</p>
      <p>${t("about-parts")}</p>
      <ul class="credits">
        ${PARTS.map(([name, makers, licence, file]) => html`<li key=${name}>${name} · ${makers} · <a href=${fileAddress(`vendor/licences/${file}`)}>${licence}</a></li>`)}
      </ul>
      ${version && html`<p>${t("about-version", { version })}</p>`}
      ${installer.value && html`<p><button type="button" onClick=${() => installer.value?.prompt()}>${t("about-install")}</button></p>`}
      <p class="quiet"><a href=${fileAddress("vendor/VENDOR.md")}>VENDOR.md</a></p>
    </main>
  </div>`;
}
