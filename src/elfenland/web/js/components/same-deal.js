// @ts-check
/** Below the replay of a challenge: the same moment in the others' games of the deal. */
import { html } from "../../vendor/htm-preact.js";
import { useEffect, useState } from "../../vendor/preact-hooks.js";
import { api } from "../api.js";
import { go } from "../commands.js";
import { t } from "../i18n.js";
import { complain } from "../trouble.js";

/** @typedef {import("../types.js").LogEntry} Entry */

const SHOWN = 6;

/** How many events count after each entry: what was taken back does not. @param {Entry[]} entries @returns {number[]} */
function counts(entries) {
  let count = 0;
  return entries.map(({ kind, events }) => (count += kind === "undo" || kind === "takeback" ? -events.length : events.length));
}

/** The version of another game in which as much has happened. @param {Entry[]} mine @param {number} at @param {Entry[]} theirs */
function sameMoment(mine, at, theirs) {
  const count = counts(mine)[mine.findIndex(({ version }) => version === at)] ?? 0;
  const found = counts(theirs).findIndex((sofar) => sofar >= count);
  return (theirs[found] ?? theirs[theirs.length - 1]).version;
}

/** @param {{model: import("../update.js").Model}} props */
export function SameDeal({ model: { table, replay } }) {
  const [others, setOthers] = useState(/** @type {{name: string, game: string}[]} */ ([]));
  const challenge = table?.challenge;
  useEffect(() => {
    if (!challenge) return;
    api.challenge(challenge).then(
      ({ results }) =>
        setOthers(results.flatMap(({ name, game }) => (game && game !== table.game ? [{ name, game }] : [])).slice(0, SHOWN)),
      complain,
    );
  }, [challenge, table?.game]);
  if (!challenge || !replay || !others.length) return null;
  const open = async (/** @type {string} */ id) => {
    try {
      const { entries } = await api.log(id);
      go({ page: "replay", id, at: sameMoment(replay.entries, replay.at, entries) });
    } catch (error) {
      complain(error);
    }
  };
  return html`<div class="replay-tools same-deal" role="group" aria-label=${t("challenge-same")}>
    <span class="quiet">${t("challenge-same")}</span>
    ${others.map(({ name, game }) => html`<button type="button" key=${game} onClick=${() => void open(game)}>${name}</button>`)}
  </div>`;
}
