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
import { MyCounters } from "./my-counters.js";

/** @param {{model: import("../update.js").Model, act: import("../pages/table-acts.js").Acts}} props */
export function ThinkBar({ model, act }) {
  const { table, view, laid, version, replay, chosen } = model;
  const [found, setFound] = useState(/** @type {import("../wire.js").Journey | null} */ (null));
  const seat = view?.seat ?? null;
  useEffect(() => {
    let late = false;
    setFound(null);
    if (table && seat !== null)
      api.journey(table.game, seat, laid.join(","), replay ? version : null).then(
        (journey) => {
          if (late) return;
          setFound(journey);
          if (replay) send({ type: "lays", version, choices: journey.lays });
          send({ type: "spot", places: journey.steps.flatMap((step) => [step.connection, step.to]) });
        },
        (error) => late || complain(error),
      );
    return () => void (late = true);
  }, [table?.game, seat, version, laid]);
  if (!view || seat === null) return null;
  const planning = isMyTurn(view) && view.phase === "plan";
  const fresh = found ? [...new Set(found.towns)].filter((town) => view.players[seat].pieces.includes(town)) : [];
  const cards = found?.steps.flatMap((step) => step.cards) ?? [];
  return html`<aside class="hint coach-bar think-bar" aria-label=${t("think-name")}>
    <div class="coach-said" role="status">
      <p class="coach-who"><b>${t("think-name")}</b> ${planning && !laid.length && t("think-plan")}</p>
      ${laid.length > 0 && html`<p class="think-laid">${t("think-laid", { actions: list(laid.map(actionWords)) })}</p>`}
      ${
        found &&
        html`<p><strong>${t(laid.length ? "think-found" : "think-now", { n: fresh.length })}</strong> ${fresh.length > 0 && `${list(fresh.map(townName))}.`}</p>
        <p class="coach-who">${cards.length > 0 && t("think-pays", { cards: cardList(cards) })} ${t("think-tour", { n: found.tour_left })} ${found.proved && html`<span class="quiet">(${t("known-proved")})</span>`}</p>`
      }
    </div>
    ${replay && planning && html`<${MyCounters} view=${view} chosen=${chosen} keeping=${null} busy=${false} onChoose=${act.choose} onKeep=${act.keep} onDrag=${act.drag} />`}
    <div class="coach-buttons">
      <button type="button" id="think-close" class="coach-close" onClick=${() => send({ type: "helper", helper: null })} aria-label=${t("nav-close")} title=${t("nav-close")}>✕</button>
      ${laid.length > 0 && html`<button type="button" id="think-back" aria-label=${t("think-back")} title=${t("think-back")} onClick=${() => send({ type: "laid", laid: laid.slice(0, -1) })}>↶</button>`}
    </div>
  </aside>`;
}
