// @ts-check
/** Tells screen readers what happened and what you can do now: lines are added, none is replaced. */
import { html } from "../../vendor/htm-preact.js";
import { useEffect, useRef, useState } from "../../vendor/preact-hooks.js";
import { townName, wayWords } from "../board.js";
import { isMyTurn, phaseNumber, roadsOf } from "../choices.js";
import { lineOf } from "../events-words.js";
import { list, t } from "../i18n.js";
import { sentence } from "../sentence.js";
import { playerOf } from "../shown.js";

/** @typedef {import("../update.js").Model} Model */
/** What was known when something was said last. @typedef {Model & {mine: boolean, phase: number}} Heard */

/** How many lines stay, for readers who want to go back to them. */
const KEPT = 10;
/** The phase that an event belongs to; others belong to none or to several. @type {Record<string, number>} */
const PHASES = { draw: 3, place: 4, obstacle: 4, pass: 4, move: 5, end_turn: 5, keep: 6 };

/** @param {{model: Model, veiled: boolean}} props */
export function Announcer({ model, veiled }) {
  const { view, events, reach, chosen, paying, keeping, pinned, online } = model;
  const mine = isMyTurn(view) && !veiled && !model.replay;
  const phase = view && view.phase !== "over" ? phaseNumber(view) : 0;
  const before = useRef(/** @type {Heard | null} */ (null));
  const [lines, setLines] = useState(/** @type {{n: number, words: string}[]} */ ([]));
  useEffect(() => {
    const now = { ...model, mine, phase };
    const fresh = newLines(before.current ?? { ...now, mine: false, phase: 0 }, now, veiled);
    before.current = now;
    if (!fresh.length) return;
    setLines((old) => {
      const next = (old.at(-1)?.n ?? 0) + 1;
      return [...old, ...fresh.map((words, i) => ({ n: next + i, words }))].slice(-Math.max(KEPT, fresh.length));
    });
  }, [!view, events.length, reach, chosen, paying, keeping, pinned, phase, mine, online]);
  return html`<div class="hidden" role="log" aria-live="polite" id="announcer">${lines.map(({ n, words }) => html`<p key=${n}>${words}</p>`)}</div>`;
}

/** @param {Heard} before @param {Heard} now @param {boolean} veiled @returns {string[]} in the order in which it happened */
function newLines(before, now, veiled) {
  const { view, replay, events, chosen, paying, keeping, pinned, reach, mine } = now;
  const lines = before.online === now.online ? [] : [t(now.online ? "say-online" : "say-offline")];
  // A replay tells its moments itself.
  if (!view || replay) return lines;
  const fresh = before.view ? events.slice(before.events.length) : [];
  lines.push(...eventLines(fresh, before.phase, now, veiled));
  const others = fresh.some((event) => playerOf(event) !== null && playerOf(event) !== view.seat);
  if (mine && (!before.mine || before.phase !== now.phase || others)) lines.push(t("say-your-turn"), sentence(now));
  else if (mine && keeping && keeping !== before.keeping) lines.push(sentence(now));
  else if (mine && (paying ? paying !== before.paying : pinned && pinned !== before.pinned)) lines.push(sentence(now));
  if ((mine || chosen?.guess) && chosen !== before.chosen) {
    if (chosen) lines.push(chosenWords(chosen, roadsOf(now)));
    else if (!fresh.length && view.phase === "plan") lines.push(t("say-dropped"));
  }
  if (reach && reach !== before.reach && view.seat !== null) lines.push(reachWords(view.players[view.seat], reach));
  return lines;
}

/**
 * The events in words; where a phase begins, it is said before its first event.
 * @param {import("../types.js").GameEvent[]} fresh @param {number} phase @param {Heard} now @param {boolean} veiled
 */
function eventLines(fresh, phase, { view, phase: last }, veiled) {
  if (!view) return [];
  const names = view.players.map((player) => player.name);
  /** @type {string[]} */
  const lines = [];
  let said = phase;
  let round = view.round - fresh.filter(({ event }) => event === "round").length;
  const begin = (/** @type {number} */ phase) => {
    if (phase && phase !== said) lines.push(t("say-phase", { round, rounds: view.options.rounds, phase }));
    said = phase;
  };
  for (const event of fresh) {
    if (event.event === "round") round = event.round;
    if (PHASES[event.event]) begin(PHASES[event.event]);
    // What all others get at the beginning of a round is the same every time.
    if (["deal", "draw_secret"].includes(event.event) && playerOf(event) !== view.seat) continue;
    const line = lineOf(event, names, veiled ? null : view.seat);
    if (line) lines.push(line.text);
  }
  round = view.round;
  begin(last);
  return lines;
}

/** @param {import("../choices.js").Chosen} chosen @param {Map<string, any>} lit the roads for it @returns {string} */
function chosenWords(chosen, lit) {
  const roads = [...lit.keys()].map((id) => t("map-road", wayWords(id)));
  const name = chosen.type === "obstacle" ? `${t(chosen.guess ? "term-obstacle" : "obstacle-label")}.` : t("say-chosen", { kind: chosen.kind });
  return `${name} ${t("say-roads", { n: roads.length, roads: list(roads) })}`;
}

/**
 * The towns within reach, those that bring me something first, as the map lights them.
 * @param {{boot: string, pieces: readonly string[]}} me @param {import("../wire.js").Reach} reach @returns {string}
 */
function reachWords({ boot, pieces }, reach) {
  const towns = Object.keys(reach.towns).filter((town) => town !== boot);
  const town = townName(boot);
  if (!towns.length) return t("say-reach-none", { town });
  const [fresh, old] = [true, false].map((isNew) => towns.filter((one) => pieces.includes(one) === isNew).map(townName));
  const words = t("say-reach", { town, n: fresh.length, towns: list(fresh) });
  return old.length ? `${words} ${t("say-reach-old", { towns: list(old) })}` : words;
}
