// @ts-check
/** A puzzle on the map: every step is looked up in what the server has sent; only the answer goes back. */
import { html } from "../../vendor/htm-preact.js";
import { useEffect, useMemo, useReducer, useState } from "../../vendor/preact-hooks.js";
import { api } from "../api.js";
import { theBoard, townName, wayWords } from "../board.js";
import { legal, roadsFor, waysTo } from "../choices.js";
import { go, openDialog } from "../commands.js";
import { cardList, need, t } from "../i18n.js";
import { dragCounter } from "../map/drag.js";
import { before, behind } from "../map/motion.js";
import { answerOf, pictureOf, solve, UNOPENED, viewOf } from "../puzzle-state.js";
import { pace, settings } from "../settings.js";
import { send } from "../store.js";
import { complain, troubleOf } from "../trouble.js";
import { ActMap } from "../components/act-map.js";
import { Explain } from "../components/explain.js";
import { Hand } from "../components/hand.js";
import { MyCounters } from "../components/my-counters.js";
import { Notice } from "../components/notices.js";
import { PuzzleSide } from "../components/puzzle-side.js";
import { Strip } from "../components/strip.js";

/** @typedef {import("../wire.js").LegalChoice} LegalChoice */
/** @typedef {import("../wire.js").Kind} Kind */
/** @typedef {import("../wire.js").View} View */
/** @typedef {import("../wire.js").PuzzlePosition} PuzzlePosition */
/** @typedef {import("../puzzle-state.js").Solving} Solving */
/** @typedef {(message: import("../puzzle-state.js").Message) => void} Tell */

/** @param {{model: import("../update.js").Model}} props */
export function PuzzlePage({ model }) {
  const id = String(model.route.id);
  const [solving, tell] = useReducer(solve, UNOPENED);
  useEffect(() => {
    Promise.all([api.puzzle(id), need("puzzles")]).then(
      ([data]) => tell({ type: "open", data }),
      (error) => send({ type: "trouble", trouble: troubleOf(error) }),
    );
  }, [id]);
  if (solving.data?.info.id !== id) return html`<p class="loading">${t("app-loading")}</p>`;
  return html`<${Puzzle} key=${id} solving=${solving} data=${solving.data} tell=${tell} notice=${model.notice} />`;
}

/** @param {{solving: Solving, data: PuzzlePosition, tell: Tell, notice: import("../update.js").Model["notice"]}} props */
function Puzzle({ solving, data, tell, notice }) {
  const view = useMemo(() => viewOf(solving, data), [solving.steps, solving.placed, data]);
  const { shown, trail } = useMemo(() => pictureOf(solving, data, view), [solving.demo, view]);
  const [pointed, setPointed] = useState(/** @type {string | null} */ (null));
  useDemo(solving, tell, shown.boots);
  const { chosen, paying, pinned, demo, busy } = solving;
  const act = actsOf(solving, data, view, shown.boots, tell);
  const still = busy || !!paying || !!demo;
  const ways = pointed && !still ? waysTo(view, pointed) : [];
  const marked = [pinned, paying?.connection].flatMap((id) => id ?? []);
  const [me] = view.players;
  return html`<div class="table puzzle">
    <a class="skip" href="#dock">${t("app-skip-actions")}</a>
    <a class="skip" href="#map">${t("app-skip-board")}</a>
    <${Strip} view=${null} onHome=${() => go({ page: "start" })} onMenu=${() => openDialog("menu")}><p class="where puzzle-where"><a href="/puzzles" onClick=${toShelf}>${t("nav-puzzles")}</a></p><//>
    <main class="stage">
      <h1 class="hidden">${t("puzzle-title", { kind: data.info.kind })}</h1>
      <${ActMap} view=${view} shown=${shown} chosen=${chosen} still=${still} trail=${trail} path=${marked} follow=${me.boot} onChoose=${act.at} onPoint=${(/** @type {any} */ at) => setPointed(at?.town ?? null)} />
      <${Explain} view=${view} />
      <div class="notices"><${Notice} notice=${notice} onClose=${() => send({ type: "notice", notice: null })} /></div>
    </main>
    <section class="dock mine" aria-label=${t("text-actions")} id="dock" tabindex="-1">
      <div class="say">
        <p class="sentence" id="sentence" role="status">${sentenceOf(solving, data, view)}</p>
        <div class="buttons"><${Buttons} solving=${solving} data=${data} view=${view} act=${act} /></div>
      </div>
      <div class="mine-things">
        ${data.info.kind === "place" && html`<${MyCounters} view=${view} chosen=${chosen} keeping=${null} busy=${still} onChoose=${act.choose} onKeep=${() => {}} onDrag=${act.drag} />`}
        <${Hand} cards=${me.hand ?? []} paying=${paying} needed=${ways[0]?.cards ?? []} onCard=${act.card} />
        ${me.town_card && html`<p class="town-card"><span>${t("player-town-card", { town: "" }).replace(/[\s:]+$/, "")}</span><b>${townName(me.town_card)}</b></p>`}
      </div>
    </section>
    <${PuzzleSide} solving=${solving} data=${data} view=${view} still=${still} onTake=${act.take} />
  </div>`;
}

/** @param {Event} event */
function toShelf(event) {
  event.preventDefault();
  go({ page: "puzzles" });
}

/** Shows the events of a solution one by one, or all at once where nothing is animated. @param {Solving} solving @param {Tell} tell @param {string[]} boots */
function useDemo({ demo }, tell, boots) {
  useEffect(() => {
    if (!demo || demo.end) return;
    if (!pace()) return tell({ type: "seen", all: true });
    let gone = false;
    const { events, seen } = demo;
    const show = async () => {
      if (seen) await behind(events[seen - 1]);
      if (!gone) await before(events[seen], boots);
      if (!gone) tell({ type: "seen" });
    };
    void show();
    return () => {
      gone = true;
    };
  }, [demo]);
}

/**
 * What one can do.
 * @param {Solving} solving @param {PuzzlePosition} data @param {View} view @param {string[]} boots @param {Tell} tell
 */
function actsOf(solving, data, view, boots, tell) {
  const { chosen, paying } = solving;
  const { kind = "any", level = "any" } = settings.value.start.puzzles ?? {};
  /** The boot walks, then the step is done. @param {LegalChoice} choice @param {Kind[]} cards */
  const step = async (choice, cards) => {
    const [connection, to] = [String(choice.connection), String(choice.to)];
    tell({ type: "busy", busy: true });
    await before({ event: "move", player: 0, connection, to, cards, caravan: !!choice.choose, collected: false }, boots);
    tell({ type: "busy", busy: false });
    tell({ type: "step", choice, cards });
  };
  /** @param {LegalChoice} choice */
  const take = (choice) => {
    if (choice.action === "place") tell({ type: "place", choice });
    else if (choice.action === "caravan")
      tell({ type: "pay", paying: { mode: "caravan", connection: choice.connection ?? null, need: choice.choose ?? 0, cards: [] } });
    else void step(choice, choice.cards ?? []);
  };
  /** @template T @param {Promise<T>} asked @param {(answer: T) => void} hear */
  const ask = async (asked, hear) => {
    tell({ type: "busy", busy: true });
    try {
      hear(await asked);
    } catch (error) {
      complain(error);
    }
    tell({ type: "busy", busy: false });
  };
  return {
    take,
    /** @param {LegalChoice[]} choices @param {import("../types.js").Spot} place */
    at(choices, place) {
      if (choices.length === 1) take(choices[0]);
      else if (choices.length) tell({ type: "pin", town: place.town ?? choices[0].to ?? null });
      else if (view.phase === "plan" && !chosen) send({ type: "notice", notice: { key: "do-lay-first", kind: "refusal" } });
      else if (place.town && place.town !== view.players[0].boot)
        send({ type: "notice", notice: { key: "puzzle-not-there", args: { town: townName(place.town) }, kind: "refusal" } });
    },
    choose: (/** @type {Solving["chosen"]} */ one) => tell({ type: "choose", chosen: one }),
    card: (/** @type {Kind} */ card, /** @type {boolean} */ remove) => tell({ type: "card", card, remove }),
    pay() {
      const way = legal(view, "caravan").find((choice) => choice.connection === paying?.connection);
      if (way && paying) void step(way, paying.cards);
    },
    drag: (/** @type {PointerEvent} */ event, /** @type {NonNullable<Solving["chosen"]>} */ one) =>
      dragCounter(
        event,
        () => tell({ type: "choose", chosen: one }),
        (way) => {
          const choice = way && roadsFor(data.view, one).get(way);
          if (choice) tell({ type: "place", choice });
        },
      ),
    drop: () => tell(paying ? { type: "pay", paying: null } : { type: "pin", town: null }),
    back: () => tell({ type: "back" }),
    anew: () => tell({ type: "anew" }),
    check: () =>
      ask(api.answerPuzzle(data.info.id, answerOf(solving)), (verdict) => {
        tell({ type: "verdict", verdict });
        if (data.info.kind === "place") tell({ type: "demo", events: verdict.events });
      }),
    hint: () => ask(api.helpPuzzle(data.info.id, solving.told ? "step" : "score"), (told) => tell({ type: "told", told })),
    solution: () =>
      ask(api.helpPuzzle(data.info.id, "solution"), (told) => {
        tell({ type: "told", told });
        tell({ type: "demo", events: told.events });
      }),
    next: () => ask(api.nextPuzzle(kind, level), ({ id }) => go({ page: "puzzle", id })),
  };
}

/** @typedef {ReturnType<typeof actsOf>} Acts */

/** @param {Solving} solving @param {PuzzlePosition} data @param {View} view @returns {string} what there is to say now */
function sentenceOf({ paying, pinned, verdict, told, demo, steps, chosen, placed }, data, view) {
  const { kind } = data.info;
  if (paying) {
    const n = paying.need - paying.cards.length;
    return n ? t("do-caravan", { n }) : t("do-caravan-ready");
  }
  if (pinned) return t("do-travel-choice", { town: townName(pinned) });
  if (verdict?.solved) return t(kind === "tour" ? "puzzle-solved-tour" : "puzzle-solved", { n: verdict.reached });
  if (verdict) return t(kind === "tour" ? "puzzle-missing-tour" : "puzzle-missing", { n: verdict.missing, reached: verdict.reached });
  if (demo) return t(kind === "tour" ? "puzzle-shown-tour" : "puzzle-shown", { n: told?.score ?? 0 });
  if (chosen) return t("do-lay-road", { n: roadsFor(view, chosen).size });
  if (placed) return t("puzzle-placed", { kind: String(placed.kind), ...wayWords(String(placed.connection)) });
  const [first] = told?.events ?? [];
  if (!steps.length && first) return hintWords(first);
  if (!steps.length && told) return t(kind === "tour" ? "puzzle-score-tour" : "puzzle-score", { n: told.score });
  if (!steps.length) return t("puzzle-task", { kind });
  const fresh = view.players[0].collected - data.view.players[0].collected;
  return t(view.legal.length ? "puzzle-so-far" : "puzzle-no-further", { town: townName(view.players[0].boot), n: fresh });
}

/** @param {import("../types.js").GameEvent} first the first thing that a solution does @returns {string} */
function hintWords(first) {
  if (first.event === "place") return t("puzzle-hint-place", wayWords(first.connection));
  return first.event === "move" ? t("puzzle-hint-step", { town: townName(first.to) }) : "";
}

/** @param {{solving: Solving, data: PuzzlePosition, view: View, act: Acts}} props */
function Buttons({ solving, data, view, act }) {
  const { paying, pinned, verdict, told, demo, busy, steps, placed } = solving;
  /** @param {string} words @param {() => void} does @param {{main?: boolean, off?: boolean, id?: string}} [how] */
  const button = (words, does, how = {}) =>
    html`<button key=${how.id ?? words} type="button" id=${how.id} class=${how.main ? "main" : ""} aria-disabled=${busy || !!how.off} onClick=${busy || how.off ? null : does}>${words}</button>`;
  if (paying) {
    return html`${button(t("nav-cancel"), act.drop)}
    ${button(t("btn-go"), act.pay, { main: true, off: paying.cards.length !== paying.need, id: "pay" })}`;
  }
  if (pinned) {
    return html`${button(t("nav-cancel"), act.drop)}
    ${waysTo(view, pinned).map((way) => button(wayLabel(way), () => act.take(way), { main: true }))}`;
  }
  const laid = steps.length > 0 || !!placed;
  const done = verdict?.solved;
  return html`${laid && !done && !demo && button(t("btn-undo"), act.back, { id: "undo" })}
  ${(steps.length > 1 || demo || (done && data.info.kind !== "place")) && button(t("puzzle-again"), act.anew, { id: "again" })}
  ${!done && !demo && (!told || !told.events.length) && button(t("puzzle-hint"), act.hint, { id: "hint" })}
  ${(verdict || told) && !(demo && !demo.end) && button(t("puzzle-solution"), act.solution, { id: "solution" })}
  ${done || (demo && demo.end) ? button(t("puzzle-next"), act.next, { main: true, id: "next" }) : !demo && button(t("puzzle-check"), act.check, { main: true, off: !laid || !!verdict, id: "check" })}`;
}

/** @param {LegalChoice} way @returns {string} how, and for which cards */
export function wayLabel(way) {
  if (way.action === "caravan") return t("btn-caravan", { n: way.choose ?? 0 });
  const { terrain } = theBoard().connections[String(way.connection)];
  const how = terrain === "river" ? t("btn-river") : terrain === "lake" ? t("btn-ferry") : t("btn-road");
  return `${how} · ${cardList(way.cards ?? [])}`;
}
