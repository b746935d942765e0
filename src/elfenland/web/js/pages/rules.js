// @ts-check
/** The rules in our own words: searchable, by phase, each with a small picture of the board. */
import { html } from "../../vendor/htm-preact.js";
import { useEffect, useMemo, useState } from "../../vendor/preact-hooks.js";
import { fileAddress } from "../address.js";
import { language, need, t } from "../i18n.js";
import { Chart } from "../components/chart.js";
import { Cutting } from "../components/cutting.js";
import { EditionsTable } from "../components/editions-table.js";
import { QuietPage } from "../components/quiet-page.js";
import { RulePicture } from "../components/rule-picture.js";
import { useStages } from "../components/stages.js";

/** @typedef {{key: string, chapter: string, phase: number | null, rules: string[], picture: any}} Rule */

const INDEX = fileAddress("i18n/rules.json");
/** So many rules come at a time: few enough for a short task, enough to fill a screen. */
const AT_ONCE = 6;

/** @param {string} text */
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();

/** @param {{model: import("../update.js").Model}} props */
export function RulesPage({ model }) {
  const [rules, setRules] = useState(/** @type {Rule[]} */ ([]));
  useEffect(() => {
    void Promise.all([need("rules"), fetch(INDEX).then((answer) => answer.json())]).then(([, all]) => setRules(all));
  }, []);
  return html`<div class="page">
    <${QuietPage} name="rules" title=${t("rules-heading")} text=${t("rules-intro")} picture=${() => html`<${Cutting} box=${[360, 150, 550, 190]} fill />`}>
      ${rules.length > 0 && html`<${Chapters} rules=${rules} editions=${model.editions} />`}
    <//>
  </div>`;
}

/** @param {{rules: Rule[], editions: import("../update.js").Model["editions"]}} props */
function Chapters({ rules, editions }) {
  const [wanted, setWanted] = useState("");
  const last = Math.ceil(rules.length / AT_ONCE) + 2;
  const stage = useStages(last);
  const whole = stage === last;
  useEffect(() => {
    // The address may ask for a chapter, whose place is only known now.
    if (whole && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [whole]);
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  const texts = useMemo(
    () => words.length && rules.map((rule) => plain(`${t(rule.key)} ${t(`${rule.key}.title`)} ${rule.rules.join(" ")}`)),
    [rules, language.value, words.length > 0],
  );
  const found = texts ? rules.filter((_, i) => words.every((word) => texts[i].includes(word))) : rules;
  const shown = found.slice(0, (stage + 1) * AT_ONCE);
  const chapters = [...new Set(rules.map((rule) => rule.chapter))];
  return html`<div class="rules-side">
      <div class="rules-search">
        <input type="search" id="rules-search" aria-label=${t("rules-search")} placeholder=${t("rules-search")} value=${wanted} onInput=${(/** @type {any} */ e) => setWanted(e.target.value)} />
        <span role="status">${wanted ? t("rules-found", { n: found.length }) : ""}</span>
      </div>
      <nav class="rules-nav" aria-label=${t("rules-heading")}>
        ${chapters.map((chapter) => html`<a key=${chapter} href=${`#${chapter}`}>${t("rules-chapter", { chapter })}</a>`)}
        <a href="#editions">${t("rules-editions")}</a>
      </nav>
    </div>
    <div class="rules-list">
    ${chapters.map((chapter) => {
      const here = shown.filter((rule) => rule.chapter === chapter);
      return (
        (!wanted || here.length > 0) &&
        html`<section key=${chapter} id=${chapter} class="rules-chapter">
          <h2>${t("rules-chapter", { chapter })}</h2>
          ${here.map((rule) => html`<${RuleText} key=${rule.key} rule=${rule} />`)}
          ${chapter === "plan" && !wanted && stage >= last - 1 && html`<div class="rules-chart"><h3>${t("chart-heading")}</h3><${Chart} /></div>`}
        </section>`
      );
    })}
    <section id="editions" class="rules-chapter">
      <h2>${t("rules-editions")}</h2>
      <p>${t("start-edition-about")}</p>
      ${whole && html`<${EditionsTable} editions=${editions} />`}
    </section>
    </div>`;
}

/** @param {{rule: Rule}} props */
function RuleText({ rule }) {
  const title = t(`${rule.key}.title`);
  return html`<article class="rule">
    <${RulePicture} picture=${rule.picture} title=${title} />
    <div>
      <h3>${title}</h3>
      <p>${t(rule.key)}</p>
      <p class="rule-numbers">${rule.rules.join(" · ")}</p>
    </div>
  </article>`;
}
