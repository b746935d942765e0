// @ts-check
/** About this table: the game, who made its parts, their licences. */
import { html } from "../../vendor/htm-preact.js";
import { useEffect, useState } from "../../vendor/preact-hooks.js";
import { fileAddress } from "../address.js";
import { api } from "../api.js";
import { installer } from "../install.js";
import { t } from "../i18n.js";
import { Cutting } from "../components/cutting.js";
import { QuietPage } from "../components/quiet-page.js";

/** Libraries: name and version, who made it, licence and its file. @type {[string, string, string, string][]} */
const PARTS = [
  ["Preact 11.2.0", "Jason Miller and the Preact contributors", "MIT", "preact.txt"],
  ["@preact/signals 2.11.4, signals-core 1.14.5", "the Preact team", "MIT", "preact-signals.txt"],
  ["htm 3.1.1", "Jason Miller and the htm contributors", "Apache-2.0", "apache-2.0.txt"],
  ["@fluent/bundle 0.19.1", "Mozilla and the Fluent contributors", "Apache-2.0", "apache-2.0.txt"],
];

/** Typefaces, as above. @type {[string, string, string, string][]} */
const FACES = [
  ["Philosopher 5.3.0", "Copyright 2011 The Philosopher Project Authors", "OFL-1.1", "philosopher-ofl.txt"],
  ["Alegreya Sans 5.3.0", "Copyright 2013 The Alegreya Sans Project Authors", "OFL-1.1", "alegreya-sans-ofl.txt"],
];

/** @param {{parts: [string, string, string, string][]}} props */
const Credits = ({ parts }) =>
  html`<ul class="credits">
    ${parts.map(([name, makers, licence, file]) => html`<li key=${name}><b>${name}</b><span>${makers} · <a href=${fileAddress(`vendor/licences/${file}`)}>${licence}</a></span></li>`)}
  </ul>`;

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
    <${QuietPage} name="about" title=${t("about-heading")} text=${version && t("about-version", { version })} picture=${() => html`<${Cutting} box=${[640, 20, 490, 180]} fill />`}>
      <p class="about-game">${t("about-game")}</p>
      <section>
        <p>${t("about-parts")}</p>
        <${Credits} parts=${PARTS} />
      </section>
      <section>
        <p>${t("about-font")}</p>
        <${Credits} parts=${FACES} />
        <p class="quiet"><a href=${fileAddress("vendor/VENDOR.md")}>VENDOR.md</a></p>
      </section>
      ${installer.value && html`<p><button type="button" onClick=${() => installer.value?.prompt()}>${t("about-install")}</button></p>`}
    <//>
  </div>`;
}
