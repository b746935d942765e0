// @ts-check
/** Below the map of a replay: the timeline, its buttons, and whose cards are shown. */
import { html } from "../../vendor/htm-preact.js";
import { useEffect, useState } from "../../vendor/preact-hooks.js";
import { go, replayAs, seek } from "../commands.js";
import { copyText } from "../copy.js";
import { lineOf } from "../events-words.js";
import { list, need, t } from "../i18n.js";
import { change, pace, settings } from "../settings.js";
import { send } from "../store.js";
import { CardFace } from "./card.js";
import { CounterFace } from "./counter.js";
import { Face, facesOf } from "./face.js";
import { lazy } from "./lazy.js";
import { withRules } from "./rule-links.js";

const SameDeal = lazy(() => Promise.all([import("./same-deal.js"), need("puzzles")]).then(([module]) => module.SameDeal));

/** @param {{model: import("../update.js").Model, think: any}} props `think`: what-if, while it is open */
export function ReplayBar({ model, think }) {
  const { view, replay, events, queue, table } = model;
  const imported = table?.source === "import";
  const playing = replay?.playing ?? false;
  useEffect(() => {
    if (!replay?.playing || queue.length) return;
    if (replay.at >= replay.last) {
      send({ type: "replaying", playing: false });
      return;
    }
    const timer = setTimeout(() => void seek(replay.at + 1), 250 + 350 * (pace() || 0.4));
    return () => clearTimeout(timer);
  }, [playing, replay?.at, queue.length]);
  if (!view || !replay) return null;
  const names = view.players.map((player) => player.name);
  const line = [...events]
    .reverse()
    .map((event) => lineOf(event, names, replay.seat))
    .find(Boolean);
  const marks = marksOf(replay.entries);
  const rounds = marks.map(({ version }) => version);
  const nextRound = rounds.find((version) => version > replay.at) ?? replay.last;
  const lastRound = [...rounds].reverse().find((version) => version < replay.at) ?? 1;
  /** @param {string} drawing @param {string} label @param {() => void} does @param {string} [id] */
  const button = (drawing, label, does, id) =>
    html`<button type="button" id=${id} class="tool" onClick=${does} aria-label=${label} title=${label}>
      <svg viewBox="0 0 24 24" width="1.25rem" height="1.25rem" fill="currentColor" aria-hidden="true"><path d=${drawing} /></svg>
    </button>`;
  return html`<section class="dock replay" aria-label=${t("replay-heading")} id="dock" tabindex="-1">
    ${think}
    <p class=${think ? "hidden" : "sentence"} aria-live="polite">${replay.at === replay.last ? ending(view) : (line?.text ?? t("replay-heading"))}</p>
    <div class="timeline">
      <div class="timeline-line">
      <input type="range" id="timeline" min="1" max=${replay.last} value=${replay.at} aria-label=${t("replay-timeline")} aria-valuetext=${t("replay-moment", { n: replay.at, all: replay.last })} onInput=${(/** @type {any} */ e) => void seek(Number(e.target.value))} />
      <${Marks} marks=${marks} last=${replay.last} rounds=${view.options.rounds} />
      </div>
      <span class="quiet">${t("replay-moment", { n: replay.at, all: replay.last })}</span>
    </div>
    <div class="replay-tools">
      <div class="replay-steps">
      ${button("M3 5h3v14H3zM14 5v14l-7-7zM22 5v14l-7-7z", t("replay-start"), () => void seek(1))} ${button("M12 5v14L3 12zM21 5v14l-9-7z", t("replay-round-back"), () => void seek(lastRound))}
      ${button("M5 5h3v14H5zM20 5v14L9 12z", t("replay-step-back"), () => void seek(replay.at - 1), "step-back")}
      <button type="button" class="main" id="play" onClick=${() => send({ type: "replaying", playing: !playing })}><svg viewBox="0 0 24 24" width="1.25rem" height="1.25rem" fill="currentColor" aria-hidden="true"><path d=${playing ? "M6 5h4v14H6zM14 5h4v14h-4z" : "M7 5v14l11-7z"} /></svg><span>${playing ? t("replay-pause") : t("replay-play")}</span></button>
      ${button("M16 5h3v14h-3zM4 5v14l11-7z", t("replay-step"), () => void seek(replay.at + 1), "step")} ${button("M12 5v14l9-7zM3 5v14l9-7z", t("replay-round-next"), () => void seek(nextRound))}
      ${button("M18 5h3v14h-3zM2 5v14l7-7zM10 5v14l7-7z", t("replay-end"), () => void seek(replay.last))}
      </div>
      <label><span>${t("replay-speed")}</span>
        <select value=${settings.value.speed} onChange=${(/** @type {any} */ e) => change({ speed: e.target.value })}>
          ${["slow", "normal", "fast", "off"].map((speed) => html`<option key=${speed} value=${speed}>${t("settings-speed-name", { speed })}</option>`)}
        </select>
      </label>
      <label class="replay-seat"><span class="hidden">${t("replay-view")}</span>
        <select value=${replay.seat ?? ""} onChange=${(/** @type {any} */ e) => replayAs(e.target.value === "" ? null : Number(e.target.value))}>
          <option value="">${t("replay-view-all")}</option>
          ${names.map((player, seat) => html`<option key=${seat} value=${seat}>${t("replay-view-seat", { player })}</option>`)}
        </select>
      </label>
      ${replay.seat !== null && html`<button type="button" id="think" aria-pressed=${model.helper === "think"} onClick=${() => send({ type: "helper", helper: model.helper ? null : "think" })}>${t("think-name")}</button>`}
      <${MomentLink} at=${replay.at} />
      <button type="button" id="back" onClick=${() => go(imported ? { page: "start" } : { page: "table", id: table?.game })}>${imported ? t("nav-home") : t("replay-result")}</button>
    </div>
    ${table?.challenge && html`<${SameDeal} model=${model} />`}
    <${Hands} model=${model} view=${view} />
  </section>`;
}

/** What the players hold. @param {{model: import("../update.js").Model, view: import("../wire.js").View}} props */
function Hands({ model: { replay, table }, view }) {
  const faces = facesOf(view, table);
  return html`<ul class="replay-hands">
    ${view.players.map(
      (player, seat) =>
        (replay?.seat === null || replay?.seat === seat) &&
        html`<li key=${seat}>
          <${Face} who=${faces[seat]} seat=${seat} size=${32} /><b>${player.name}</b>
          <span class="mini-hand">${(player.hand ?? []).map((kind, i) => html`<${CardFace} key=${i} kind=${kind} small />`)}</span>
          <span class="mini-hand">${(player.secrets ?? []).map((kind, i) => html`<${CounterFace} key=${i} kind=${kind} secret size="small" />`)}</span>
        </li>`,
    )}
  </ul>`;
}

/** Where each round begins. @param {import("../types.js").LogEntry[]} entries @returns {{round: number, version: number}[]} */
const marksOf = (entries) =>
  entries.flatMap(({ version, events }) => events.flatMap((e) => (e.event === "round" ? [{ round: e.round, version }] : [])));

/** The rounds below the timeline, each where it begins. @param {{marks: {round: number, version: number}[], last: number, rounds: number}} props */
function Marks({ marks, last, rounds }) {
  return html`<ol class="marks">
    ${marks.map(({ round, version }) => {
      const words = t("strip-round", { round, rounds });
      return html`<li key=${round} style=${{ left: `${(100 * (version - 1)) / Math.max(1, last - 1)}%` }}><button type="button" aria-label=${words} title=${words} onClick=${() => void seek(version)}>${round}</button></li>`;
    })}
  </ol>`;
}

/** Copies the address of the moment that is shown. @param {{at: number}} props */
function MomentLink({ at }) {
  const [copied, setCopied] = useState(0);
  const copy = async () => setCopied((await copyText(location.href)) ? at : 0);
  return html`<button type="button" id="moment-link" aria-live="polite" onClick=${copy}>${copied === at ? t("copied") : t("replay-link")}</button>`;
}

/** Who has won and by which rule, where the record goes that far. @param {import("../wire.js").View} view */
function ending({ outcome, players }) {
  if (!outcome) return t("replay-unfinished");
  const won = outcome.winners.map((seat) => players[seat].name);
  const words = won.length > 1 ? t("end-shared", { players: list(won) }) : t("end-winner", { player: won[0] });
  return withRules(`${words} ${t("end-rule", { reason: outcome.reason, rule: outcome.rule })}`);
}
