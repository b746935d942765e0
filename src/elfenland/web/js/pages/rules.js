// @ts-check
/** The rules in our own words: searchable, by phase, each with a small picture of the board. */
import { html } from "../../vendor/htm-preact.js";
import { useEffect, useMemo, useState } from "../../vendor/preact-hooks.js";
import { fileAddress } from "../address.js";
import { kinds } from "../board.js";
import { language, need, t } from "../i18n.js";
import { holds, marked, plain, wordsOf } from "../searching.js";
import { Chart, TERRAINS } from "../components/chart.js";
import { Cutting } from "../components/cutting.js";
import { EditionsTable, editionsWords } from "../components/editions-table.js";
import { QuietPage } from "../components/quiet-page.js";
import { RulePicture } from "../components/rule-picture.js";
import { useStages } from "../components/stages.js";

/** @typedef {{key: string, chapter: string, phase: number | null, rules: string[], picture: any}} Rule */

const INDEX = fileAddress("i18n/rules.json");
/** So many rules come at a time: few enough for a short task, enough to fill a screen. */
const AT_ONCE = 6;

/** The paragraph that tells a rule: where its number stands first, and not in the summary. @param {Rule[]} rules @param {string} number */
const paragraphOf = (rules, number) =>
  rules.find((rule) => rule.rules[0] === number && rule.chapter !== "goal") ??
  rules.find((rule) => rule.rules.includes(number));

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
  const [aim, setAim] = useState(() => location.hash.slice(1));
  useEffect(() => {
    const turn = () => setAim(location.hash.slice(1));
    addEventListener("hashchange", turn);
    return () => removeEventListener("hashchange", turn);
  }, []);
  const aimed = paragraphOf(rules, aim)?.key;
  useEffect(() => {
    // The address may ask for a chapter or a rule, whose place is only known now.
    if (!whole || !aim) return;
    let frames = 5;
    // What comes into sight on the way grows to its real height, so it is aimed at again.
    const turn = () => {
      document.getElementById(aimed ?? aim)?.scrollIntoView({ block: aimed ? "center" : "start" });
      if (--frames) frame = requestAnimationFrame(turn);
    };
    let frame = requestAnimationFrame(turn);
    return () => cancelAnimationFrame(frame);
  }, [whole, aim]);
  const words = wordsOf(wanted);
  const texts = useMemo(
    () => words.length && rules.map((rule) => plain(`${t(rule.key)} ${t(`${rule.key}.title`)} ${rule.rules.join(" ")}`)),
    [rules, language.value, words.length > 0],
  );
  const found = texts ? rules.filter((_, i) => words.every((word) => texts[i].includes(word))) : rules;
  const shown = found.slice(0, (stage + 1) * AT_ONCE);
  const chapters = [...new Set(rules.map((rule) => rule.chapter))];
  const charted = holds(chartWords(), words);
  const compared = holds(editionsWords(editions), words);
  const told = chapters.filter((chapter) => (charted && chapter === "plan") || found.some((rule) => rule.chapter === chapter));
  return html`<div class="rules-side">
      <div class="rules-search">
        <input type="search" id="rules-search" aria-label=${t("rules-search")} placeholder=${t("rules-search")} value=${wanted} onInput=${(/** @type {any} */ e) => setWanted(e.target.value)} />
        <span role="status">${words.length ? t("rules-found", { n: found.length }) : ""}</span>
      </div>
      <nav class="rules-nav" aria-label=${t("rules-heading")}>
        ${told.map((chapter) => html`<a key=${chapter} href=${`#${chapter}`}>${t("rules-chapter", { chapter })}</a>`)}
        ${compared && html`<a href="#editions">${t("rules-editions")}</a>`}
      </nav>
    </div>
    <div class="rules-list">
    ${told.map(
      (chapter) => html`<section key=${chapter} id=${chapter} class="rules-chapter">
          <h2>${t("rules-chapter", { chapter })}</h2>
          ${shown.filter((rule) => rule.chapter === chapter).map((rule) => html`<${RuleText} key=${rule.key} rule=${rule} words=${words} aimed=${rule.key === aimed} />`)}
          ${chapter === "plan" && charted && stage >= last - 1 && html`<div class="rules-chart"><h3>${marked(t("chart-heading"), words)}</h3><${Chart} /></div>`}
        </section>`,
    )}
    ${
      compared &&
      html`<section id="editions" class="rules-chapter">
      <h2>${t("rules-editions")}</h2>
      <p>${t("start-edition-about")}</p>
      ${whole && html`<${EditionsTable} editions=${editions} words=${words} />`}
    </section>`
    }
    </div>`;
}

/** What the chart speaks of. */
const chartWords = () =>
  [t("chart-heading"), ...kinds().map((kind) => t("kind-name", { kind })), ...TERRAINS.map((terrain) => t("terrain-name", { terrain }))].join(" ");

/** @param {{rule: Rule, words: string[], aimed: boolean}} props */
function RuleText({ rule, words, aimed }) {
  const title = t(`${rule.key}.title`);
  return html`<article class=${aimed ? "rule aimed" : "rule"} id=${rule.key}>
    <${RulePicture} picture=${rule.picture} title=${title} />
    <div>
      <h3>${marked(title, words)}</h3>
      <p>${marked(t(rule.key), words)}</p>
      <p class="rule-numbers">${marked(rule.rules.join(" · "), words)}</p>
    </div>
  </article>`;
}
