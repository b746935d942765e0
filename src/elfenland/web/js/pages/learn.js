// @ts-check
/** First steps: the six lessons, which are done, and the small game after them. */
import { html } from "../../vendor/htm-preact.js";
import { useEffect, useState } from "../../vendor/preact-hooks.js";
import { api } from "../api.js";
import { go } from "../commands.js";
import { need, t } from "../i18n.js";
import { firstGame, titleOf } from "../lessons.js";
import { settings } from "../settings.js";
import { send } from "../store.js";
import { troubleOf } from "../trouble.js";
import { Cutting } from "../components/cutting.js";
import { QuietPage } from "../components/quiet-page.js";

/** @param {{model: import("../update.js").Model}} props */
export function LearnPage({ model }) {
  const [lessons, setLessons] = useState(/** @type {import("../wire.js").LessonInfo[]} */ ([]));
  useEffect(() => {
    Promise.all([api.lessons(), need("learn")]).then(
      ([all]) => setLessons(all),
      (error) => send({ type: "trouble", trouble: troubleOf(error) }),
    );
  }, []);
  if (model.route.id || !lessons.length) return html`<p class="loading">${t("app-loading")}</p>`;
  const done = settings.value.lessons;
  const first = lessons.find(({ lesson, tasks }) => (done[lesson] ?? 0) < tasks);
  return html`<div class="page">
    <${QuietPage} name="learn" title=${t("learn-heading")} text=${t("learn-about")} picture=${() => html`<${Cutting} box=${[360, 150, 550, 190]} fill />`}>
      <ol class="learn-list">
        ${lessons.map(({ lesson, tasks }, n) => {
          const whole = (done[lesson] ?? 0) >= tasks;
          return html`<li key=${lesson}>
            <span class="learn-number" aria-hidden="true">${whole ? "✓" : n + 1}</span>
            <div><h2>${titleOf(lesson)}</h2><p>${t(`lesson-${lesson}-intro`)}</p><p class="quiet">${t("learn-tasks", { n: done[lesson] ?? 0, all: tasks })}</p></div>
            <button type="button" id=${`learn-${lesson}`} class=${first?.lesson === lesson ? "main" : ""} onClick=${() => go({ page: "learn", id: lesson })}>${whole ? t("learn-repeat") : t("learn-begin")}<span class="hidden"> ${titleOf(lesson)}</span></button>
          </li>`;
        })}
      </ol>
      <section class="learn-game">
        <h2>${t("learn-game")}</h2>
        <p>${t("learn-game-about")}</p>
        <div class="buttons">
          <button type="button" id="learn-game" class=${first ? "" : "main"} onClick=${firstGame}>${t("learn-game-begin")}</button>
          <button type="button" id="learn-editions" onClick=${() => (go({ page: "rules" }), void (location.hash = "editions"))}>${t("learn-editions")}</button>
        </div>
      </section>
    <//>
  </div>`;
}
