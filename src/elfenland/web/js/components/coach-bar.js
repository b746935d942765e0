// @ts-check
/** The coach over the map: where to look, what to do and why, the best choices beside each other. */
import { html } from "../../vendor/htm-preact.js";
import { useEffect, useState } from "../../vendor/preact-hooks.js";
import { api } from "../api.js";
import { actionWords, factWords, parsed, percent } from "../coach-words.js";
import { t } from "../i18n.js";
import { model as store, send } from "../store.js";
import { complain } from "../trouble.js";

/** @typedef {import("../wire.js").Hint} Hint */

/** What the next step is called, by the number of steps so far. */
const NEXT = ["coach-where", "coach-what", "coach-compare"];

/** @param {{model: import("../update.js").Model, mine: boolean}} props */
export function CoachBar({ model, mine }) {
  const { table, view, version } = model;
  const now = `${table?.game} ${version}`;
  const [said, setSaid] = useState(/** @type {{about: string, hint: Hint | null, busy: boolean}} */ ({ about: "", hint: null, busy: false }));
  const { hint, busy } = said.about === now ? said : { hint: null, busy: false };
  useEffect(() => {
    if (hint) send({ type: "spot", places: placesOf(hint), look: true });
  }, [hint]);
  if (!table || !view || view.seat === null) return null;
  const { seat } = view;
  const step = hint?.step ?? 0;
  const ask = async () => {
    setSaid({ about: now, hint, busy: true });
    try {
      const advice = await api.hint(table.game, seat, step + 1);
      if (store.value.version === advice.version) setSaid({ about: now, hint: advice.hint, busy: false });
    } catch (error) {
      setSaid({ about: now, hint, busy: false });
      complain(error);
    }
  };
  return html`<aside class="hint coach-bar" aria-label=${t("coach-name")}>
    <div class="coach-said" role="status">
      <p class="coach-who"><b>${t("coach-name")}</b> ${busy && t("coach-thinks")}</p>
      ${!mine && html`<p>${t("coach-waits")}</p>`}
      ${mine && !hint && !busy && html`<p>${t("coach-ready")}</p>`}
      ${mine && hint && html`<${Said} hint=${hint} />`}
    </div>
    <div class="coach-buttons">
      ${mine && step < 3 && html`<button type="button" id="coach-next" aria-disabled=${busy} onClick=${busy ? null : ask}>${t(NEXT[step])}</button>`}
      <button type="button" id="coach-close" class="coach-close" onClick=${() => send({ type: "helper", helper: null })} aria-label=${t("nav-close")} title=${t("nav-close")}>✕</button>
    </div>
  </aside>`;
}

/** @param {{hint: Hint}} props */
function Said({ hint: { choice, facts, compared = [] } }) {
  return html`${choice && html`<p><strong>${t("coach-choice", { action: actionWords(choice) })}</strong></p>`}
    ${facts.map((fact) => html`<p key=${fact.code}>${factWords(fact)}</p>`)}
    ${compared.length > 0 && html`<table class="coach-compared">
      <caption class="hidden">${t("coach-chances")}</caption>
      <thead class="hidden"><tr><th scope="col">${t("coach-action")}</th><th scope="col">${t("coach-chances")}</th></tr></thead>
      <tbody>${compared.map(({ action, share, standard_error: error, proved }) => html`<tr key=${action}><th scope="row">${actionWords(action)}</th><td><b>${percent(share)}</b> <span class="quiet">${proved ? t("known-proved") : `± ${percent(error, 1)}`}</span></td></tr>`)}</tbody>
    </table>
    ${!compared[0].proved && html`<p class="coach-who quiet">${t("coach-worlds", { worlds: compared[0].worlds })}</p>`}`}`;
}

/** The places of the map that a hint speaks of. @param {Hint} hint @returns {string[]} */
function placesOf({ choice, facts }) {
  const way = choice ? parsed(choice).connection : null;
  return way ? [way] : facts.flatMap(({ values }) => /** @type {string[]} */ (Array.isArray(values.towns) ? values.towns : []));
}
