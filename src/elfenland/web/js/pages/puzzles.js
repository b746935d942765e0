// @ts-check
/** The shelf of puzzles: the one of the day, and a trainer by kind and difficulty. */
import { html } from "../../vendor/htm-preact.js";
import { useEffect, useState } from "../../vendor/preact-hooks.js";
import { api } from "../api.js";
import { dayWords } from "../clock.js";
import { go } from "../commands.js";
import { useErrand } from "../errand.js";
import { need, t } from "../i18n.js";
import { change, settings } from "../settings.js";
import { send } from "../store.js";
import { troubleOf } from "../trouble.js";
import { Choice } from "../components/choice.js";
import { Cutting } from "../components/cutting.js";
import { Piece } from "../components/piece.js";
import { QuietPage } from "../components/quiet-page.js";

const KINDS = /** @type {const} */ (["any", "journey", "place", "tour"]);
const LEVELS = /** @type {const} */ (["any", "easy", "medium", "hard"]);

export function PuzzlesPage() {
  const [shelf, setShelf] = useState(/** @type {import("../wire.js").PuzzleShelf | null} */ (null));
  useEffect(() => {
    Promise.all([api.puzzles(), need("puzzles")]).then(
      ([found]) => setShelf(found),
      (error) => send({ type: "trouble", trouble: troubleOf(error) }),
    );
  }, []);
  if (!shelf) return html`<p class="loading">${t("app-loading")}</p>`;
  return html`<div class="page">
    <${QuietPage} name="puzzles" title=${t("nav-puzzles")} text=${t("puzzles-about", { n: shelf.puzzles })} picture=${() => html`<${Cutting} box=${[430, 120, 520, 180]} fill />`}>
      <${Today} shelf=${shelf} />
      <${Trainer} />
      <${Deal} />
      <${Mine} shelf=${shelf} />
    <//>
  </div>`;
}

/** @param {{shelf: import("../wire.js").PuzzleShelf}} props */
function Today({ shelf: { today, date } }) {
  return html`<section class="puzzles-day">
    <${Piece} name="counter-unicorn" />
    <h2>${t("puzzle-day")}</h2>
    <p><time datetime=${date}>${dayWords(date, "long")}</time> · ${t("puzzle-title", { kind: today.kind })} · ${t("puzzle-rated", { rating: String(today.rating) })}</p>
    <p>${t("puzzle-task", { kind: today.kind })}</p>
    <p><button type="button" class="main" id="today" onClick=${() => go({ page: "puzzle", id: today.id })}>${t(today.mine === "new" ? "puzzles-solve" : "puzzles-look")}</button> <span class="quiet">${today.mine === "new" ? "" : t("puzzle-mine", { mine: today.mine })}</span></p>
  </section>`;
}

function Trainer() {
  const { kind = "any", level = "any" } = settings.value.start.puzzles ?? {};
  const keep = (/** @type {Record<string, string>} */ some) => change({ start: { ...settings.value.start, puzzles: { kind, level, ...some } } });
  const [busy, begin] = useErrand(async () => {
    const { id } = await api.nextPuzzle(kind, level);
    go({ page: "puzzle", id });
  });
  return html`<section>
    <h2>${t("puzzles-trainer")}</h2>
    <form onSubmit=${(/** @type {Event} */ e) => (e.preventDefault(), void begin())}>
      <${Choice} label=${t("puzzles-kind")} name="puzzle-kind" value=${kind} options=${KINDS.map((one) => [one, t("puzzle-kind", { kind: one })])} onChange=${(/** @type {string} */ one) => keep({ kind: one })} />
      <${Choice} label=${t("puzzles-level")} name="puzzle-level" value=${level} options=${LEVELS.map((one) => [one, t("puzzle-level", { level: one })])} onChange=${(/** @type {string} */ one) => keep({ level: one })} />
      <p><button type="submit" class="main" id="train" disabled=${busy}>${t("puzzles-begin")}</button></p>
    </form>
  </section>`;
}

/** The deal of the day, and a deal of one's own to challenge others with. */
function Deal() {
  const [busy, make] = useErrand(async () => {
    const { id } = await api.newChallenge({});
    go({ page: "challenge", id });
  });
  return html`<section>
    <h2>${t("deal-day")}</h2>
    <p>${t("challenge-about")}</p>
    <p class="challenge-faces"><button type="button" class="main" id="deal" onClick=${() => go({ page: "challenge", id: "today" })}>${t("deal-open")}</button>
    <button type="button" id="new-challenge" disabled=${busy} onClick=${make}>${t("challenge-new")}</button></p>
  </section>`;
}

/** @param {{shelf: import("../wire.js").PuzzleShelf}} props */
function Mine({ shelf }) {
  return html`<section class="puzzles-mine">
    <h2>${t("puzzles-mine")}</h2>
    <dl>
      <div><dt>${t("puzzles-rating")}</dt><dd>${shelf.rating} <small>± ${2 * shelf.deviation}</small></dd></div>
      <div><dt>${t("puzzles-solved")}</dt><dd>${t("puzzles-solved-of", { n: shelf.solved, tried: shelf.tried })}</dd></div>
      <div><dt>${t("puzzles-days")}</dt><dd>${shelf.days} <small>${t("puzzles-best", { n: shelf.best_days })}</small></dd></div>
    </dl>
    <p class="quiet">${t("puzzle-counts")}</p>
  </section>`;
}
