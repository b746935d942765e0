// @ts-check
/** What if: counters laid in thought, and how far the best journey would then lead. Nobody else learns of it. */
import { html } from "../../vendor/htm-preact.js";
import { useEffect, useState } from "../../vendor/preact-hooks.js";
import { api } from "../api.js";
import { townName } from "../board.js";
import { actionWords } from "../coach-words.js";
import { list, t } from "../i18n.js";
import { send } from "../store.js";
import { complain } from "../trouble.js";

/** @param {{model: import("../update.js").Model, mine: boolean}} props */
export function ThinkBar({ model, mine }) {
  const { table, view, laid, version, replay } = model;
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
          send({ type: "spot", places: journey.steps.flatMap((step) => [step.connection, step.to]) });
        },
        (error) => late || complain(error),
      );
    return () => void (late = true);
  }, [table?.game, seat, version, laid]);
  if (!view || seat === null) return null;
  const planning = mine && view.phase === "plan";
  const fresh = found ? [...new Set(found.towns)].filter((town) => view.players[seat].pieces.includes(town)) : [];
  return html`<aside class="hint coach-bar" aria-label=${t("think-name")}>
    <div class="coach-said" role="status">
      <p class="coach-who"><b>${t("think-name")}</b> ${planning && t("think-plan")}</p>
      ${laid.length > 0 && html`<p>${t("think-laid", { actions: list(laid.map(actionWords)) })}</p>`}
      ${found && html`<p><strong>${t(laid.length ? "think-found" : "think-now", { n: fresh.length })}</strong> ${fresh.length > 0 && `${list(fresh.map(townName))}.`}</p>`}
    </div>
    <div class="coach-buttons">
      ${laid.length > 0 && html`<button type="button" id="think-back" onClick=${() => send({ type: "laid", laid: laid.slice(0, -1) })}>${t("think-back")}</button>`}
      <button type="button" id="think-close" class="coach-close" onClick=${() => send({ type: "helper", helper: null })} aria-label=${t("nav-close")} title=${t("nav-close")}>✕</button>
    </div>
  </aside>`;
}
