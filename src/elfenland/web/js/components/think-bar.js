// @ts-check
/** What if: counters laid in thought, and how far the best journey would then lead. Nobody else learns of it. */
import { html } from "../../vendor/htm-preact.js";
import { useEffect, useState } from "../../vendor/preact-hooks.js";
import { api } from "../api.js";
import { townName } from "../board.js";
import { isMyTurn } from "../choices.js";
import { actionWords } from "../coach-words.js";
import { cardList, list, t } from "../i18n.js";
import { send } from "../store.js";
import { complain } from "../trouble.js";
import { GuessRow } from "./guess-row.js";
import { MyCounters } from "./my-counters.js";

/** @typedef {import("../update.js").Model} Model */

/** The best journey with what is laid in thought; null while it is searched. @param {Model} model */
function useJourney({ table, view, laid, version, replay }) {
  const [answer, setAnswer] = useState(/** @type {{laid: Model["laid"], version: number, seat: number, journey: import("../wire.js").Journey} | null} */ (null));
  const seat = view?.seat ?? null;
  const texts = (/** @type {boolean} */ guess) => laid.flatMap((one) => (one.guess === guess ? one.choice.text : [])).join(",");
  useEffect(() => {
    let late = false;
    if (table && seat !== null)
      api.journey(table.game, seat, texts(false), replay ? version : null, view?.phase === "plan" ? texts(true) : null).then(
        (journey) => {
          if (late) return;
          setAnswer({ laid, version, seat, journey });
          send({ type: "lays", version, choices: journey.lays, guesses: journey.guesses });
          send({ type: "spot", places: journey.steps.flatMap((step) => [step.connection, step.to]) });
        },
        (error) => late || complain(error),
      );
    return () => void (late = true);
  }, [table?.game, seat, version, laid]);
  return answer?.laid === laid && answer.version === version && answer.seat === seat ? answer.journey : null;
}

/** @param {{model: Model, act: import("../pages/table-acts.js").Acts}} props */
export function ThinkBar({ model, act }) {
  const { view, laid, replay, chosen, guesses } = model;
  const [guessing, setGuessing] = useState(false);
  const found = useJourney(model);
  if (!view || view.seat === null) return null;
  const { pieces } = view.players[view.seat];
  const planning = isMyTurn(view) && view.phase === "plan";
  const row = guessing && view.phase === "plan";
  const guess = () => {
    if (chosen?.guess) act.choose(null);
    setGuessing(!row);
  };
  const fresh = found ? [...new Set(found.towns)].filter((town) => pieces.includes(town)) : [];
  const cards = found?.steps.flatMap((step) => step.cards) ?? [];
  return html`<aside class=${`hint coach-bar think-bar${row ? " guessing" : ""}`} aria-label=${t("think-name")}>
    <div class="coach-said" role="status">
      <p class="coach-who"><b>${t("think-name")}</b> ${(planning || row) && !laid.length && t("think-plan")}</p>
      <${Laid} laid=${laid} />
      ${
        found &&
        html`<p><strong>${t(laid.length ? "think-found" : "think-now", { n: fresh.length })}</strong> ${fresh.length > 0 && `${list(fresh.map(townName))}.`}</p>
        <p class="coach-who">${cards.length > 0 && t("think-pays", { cards: cardList(cards) })} ${t("think-tour", { n: found.tour_left })} ${found.proved && html`<span class="quiet">(${t("known-proved")})</span>`}</p>`
      }
    </div>
    ${replay && planning && !row && html`<${MyCounters} view=${view} chosen=${chosen} keeping=${null} busy=${false} onChoose=${act.choose} onKeep=${act.keep} onDrag=${act.drag} />`}
    ${view.phase === "plan" && guesses.length > 0 && html`<button type="button" id="think-guess" aria-expanded=${row} title=${t("think-guess")} onClick=${guess}><span>${t("think-guess")}</span></button>`}
    ${row && html`<${GuessRow} model=${model} act=${act} ready=${!!found} />`}
    <div class="coach-buttons">
      <button type="button" id="think-close" class="coach-close" onClick=${() => send({ type: "helper", helper: null })} aria-label=${t("nav-close")} title=${t("nav-close")}>✕</button>
      ${laid.length > 0 && html`<button type="button" id="think-back" aria-label=${t("think-back")} title=${t("think-back")} onClick=${() => send({ type: "laid", laid: laid.slice(0, -1) })}>↶</button>`}
    </div>
  </aside>`;
}

/** What is laid in thought, in words: my own, then what I guess of the others. @param {{laid: Model["laid"]}} props */
const Laid = ({ laid }) =>
  [false, true].map((guess) => {
    const actions = laid.flatMap((one) => (one.guess === guess ? actionWords(one.choice.text) : []));
    return actions.length > 0 && html`<p key=${guess} class="think-laid">${t(guess ? "think-guessed" : "think-laid", { actions: list(actions) })}</p>`;
  });
