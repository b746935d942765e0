// @ts-check
/** Above the map of a lesson: what to do, and help. */
import { html } from "../../vendor/htm-preact.js";
import { go } from "../commands.js";
import { t } from "../i18n.js";
import { again, goOn, showMe, titleOf } from "../lessons.js";

/** @param {{lesson: import("../types.js").Lesson}} props */
export function LessonBar({ lesson }) {
  const { id, task, tasks, actions, done, lost } = lesson;
  const fresh = task === 1 && !actions.length;
  const words = done ? t(`lesson-${id}-${task}-done`) : lost ? t("lesson-lost") : t(`lesson-${id}-${task}`);
  /** @param {string} name @param {() => void} does @param {string} [kind] */
  const button = (name, does, kind = "") =>
    html`<button type="button" id=${`lesson-${name}`} class=${kind} onClick=${does}>${t(`lesson-${name}`)}</button>`;
  return html`<aside class="hint lesson-bar" aria-label=${titleOf(id)}>
    <div role="status">
      <p class="lesson-where"><b>${titleOf(id)}</b> ${t("lesson-task", { n: task, all: tasks })}</p>
      <p>${fresh && html`${t(`lesson-${id}-intro`)} `}<strong>${words}</strong></p>
    </div>
    <div class="lesson-buttons">
      ${done ? button("next", () => void goOn(), "main") : lost ? button("again", again, "main") : button("show", showMe)}
      ${!done && !lost && actions.length > 0 && button("again", again)}
      ${button("all", () => go({ page: "learn" }))}
    </div>
  </aside>`;
}
