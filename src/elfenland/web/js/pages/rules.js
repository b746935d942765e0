// @ts-check
/** The rules in our own words: searchable, by phase, each with a small picture of the board. */
import { html } from "../../vendor/htm-preact.js";
import { useEffect, useState } from "../../vendor/preact-hooks.js";
import { fileAddress } from "../address.js";
import { go } from "../commands.js";
import { language, need, t } from "../i18n.js";
import { set } from "../store.js";
import { Chart } from "../components/chart.js";
import { EditionsTable } from "../components/editions-table.js";
import { RulePicture } from "../components/rule-picture.js";
import { Strip } from "../components/strip.js";

/** @typedef {{key: string, chapter: string, phase: number | null, rules: string[], picture: any}} Rule */

const INDEX = fileAddress("i18n/rules.json");

/** @param {string} text */
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();

/** @param {{model: import("../update.js").Model}} props */
export function RulesPage({ model }) {
  const [rules, setRules] = useState(/** @type {Rule[]} */ ([]));
  const [wanted, setWanted] = useState("");
  useEffect(() => {
    void Promise.all([need("rules"), fetch(INDEX).then((answer) => answer.json())]).then(([, all]) => {
      setRules(all);
      // The address may ask for a chapter, which is only there now.
      setTimeout(() => location.hash && document.getElementById(location.hash.slice(1))?.scrollIntoView(), 100);
    });
  }, []);
  void language.value;
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  const found = rules.filter((rule) => {
    const text = plain(`${t(rule.key)} ${t(`${rule.key}.title`)} ${rule.rules.join(" ")}`);
    return words.every((word) => text.includes(word));
  });
  const chapters = [...new Set(rules.map((rule) => rule.chapter))];
  return html`<div class="page">
    <${Strip} view=${null} onHome=${() => go({ page: "start" })} onDialog=${(/** @type {string} */ dialog) => set({ dialog })} />
    <main class="rules">
      <h1>${t("rules-heading")}</h1>
      <p>${t("rules-intro")}</p>
      <div class="rules-search">
        <input type="search" id="rules-search" aria-label=${t("rules-search")} placeholder=${t("rules-search")} value=${wanted} onInput=${(/** @type {any} */ e) => setWanted(e.target.value)} />
        <span role="status">${wanted ? t("rules-found", { n: found.length }) : ""}</span>
      </div>
      <nav class="rules-nav" aria-label=${t("rules-heading")}>
        ${chapters.map((chapter) => html`<a key=${chapter} href=${`#${chapter}`}>${t("rules-chapter", { chapter })}</a>`)}
        <a href="#editions">${t("rules-editions")}</a>
      </nav>
      ${chapters.map((chapter) => {
        const here = found.filter((rule) => rule.chapter === chapter);
        return (
          here.length > 0 &&
          html`<section key=${chapter} id=${chapter} class="rules-chapter">
            <h2>${t("rules-chapter", { chapter })}</h2>
            ${here.map(
              (rule) => html`<article key=${rule.key} class="rule">
                <${RulePicture} picture=${rule.picture} title=${t(`${rule.key}.title`)} />
                <div>
                  <h3>${t(`${rule.key}.title`)}</h3>
                  <p>${t(rule.key)}</p>
                  <p class="rule-numbers">${rule.rules.join(" · ")}</p>
                </div>
              </article>`,
            )}
            ${chapter === "plan" && !wanted && html`<div class="rules-chart"><h3>${t("chart-heading")}</h3><${Chart} /></div>`}
          </section>`
        );
      })}
      <section id="editions" class="rules-chapter">
        <h2>${t("rules-editions")}</h2>
        <p>${t("start-edition-about")}</p>
        <${EditionsTable} editions=${model.editions} />
      </section>
    </main>
  </div>`;
}
