// @ts-check
/** A table: the lobby before the game, the board while it lasts, the end after it. */
import { html } from "../../vendor/htm-preact.js";
import { useEffect, useMemo, useState } from "../../vendor/preact-hooks.js";
import { isMyTurn, madeBy } from "../choices.js";
import * as commands from "../commands.js";
import { language, need, t } from "../i18n.js";
import { MapView } from "../map/map-view.js";
import { change, pace, settings } from "../settings.js";
import { showsOthers, toldOf } from "../update.js";
import { send } from "../store.js";
import { withStyles } from "../styles.js";
import { actsOf } from "./table-acts.js";
import { useMap } from "./table-map.js";
import { unreadOf } from "../components/chat.js";
import { isStacked } from "../components/screen.js";
import { Announcer } from "../components/announcer.js";
import { Dock } from "../components/dock.js";
import { Explain } from "../components/explain.js";
import { facesOf } from "../components/face.js";
import { HandOver } from "../components/handover.js";
import { Hint, hintFor } from "../components/hint.js";
import { Line, Missed, Notice, Question } from "../components/notices.js";
import { SeatNews } from "../components/seat-news.js";
import { Side } from "../components/side.js";
import { Strip } from "../components/strip.js";
import { Ticker } from "../components/ticker.js";
import { lazy } from "../components/lazy.js";
import { useStages } from "../components/stages.js";

const End = lazy(() => import("../components/end.js").then((module) => module.End));
const CoachBar = lazy(() => withStyles(Promise.all([import("../components/coach-bar.js"), need("coach")]).then(([module]) => module.CoachBar)));
const ThinkBar = lazy(() => withStyles(Promise.all([import("../components/think-bar.js"), need("coach")]).then(([module]) => module.ThinkBar)));
const LessonBar = lazy(() => withStyles(import("../components/lesson-bar.js").then((module) => module.LessonBar)));
const Lobby = lazy(() => Promise.all([import("./lobby.js"), need("people")]).then(([module]) => module.Lobby));
const RoundScroll = lazy(() => import("../components/round-scroll.js").then((module) => module.RoundScroll));
const Podium = lazy(() => withStyles(import("../components/podium.js").then((module) => module.Podium)));
const ReplayBar = lazy(() => import("../components/replay-bar.js").then((module) => module.ReplayBar));
const TableText = lazy(() => import("../text/table-text.js").then((module) => module.TableText));

/** @typedef {import("../update.js").Model} Model */
/** @typedef {import("../wire.js").Table} Table */
/** @typedef {import("../wire.js").View} View */

/** @param {{model: Model}} props */
export function TablePage({ model }) {
  const { autoPass } = settings.value;
  const own = useMemo(() => withOwnChoices(model, autoPass), [model, autoPass]);
  const passing = passes(model, autoPass);
  useEffect(() => {
    if (passing) void commands.play("pass");
  }, [passing, model.version, model.online]);
  const { table, view, shown } = own;
  if (!table) return html`<p class="loading">${t("app-loading")}</p>`;
  if (!view || table.status === "open") return html`<${Lobby} model=${model} />`;
  return shown && html`<${PlayingTable} model=${own} table=${table} view=${view} shown=${shown} />`;
}

/** @param {{model: Model, table: Table, view: View, shown: import("../types.js").Shown}} props */
function PlayingTable({ model, table, view, shown }) {
  const { replay } = model;
  const stage = useStages(3);
  const [since] = useState(view.round);
  const [watching, setWatching] = useState(view.phase !== "over" && !replay);
  const [traced, setTraced] = useState(/** @type {number[] | null} */ (null));
  const { next, veiled } = handOver(model, table, view);
  const mine = isMyTurn(view) && !veiled && !replay;
  const over = view.phase === "over";
  const helper = over || veiled || view.seat === null ? null : model.helper;
  const act = actsOf(model);
  useEffect(() => {
    if (mine && view.phase === "travel") void commands.loadReach();
  }, [mine, model.version]);
  const map = useMap({ model, view, shown, mine: isMyTurn(view) && !veiled, veiled, traced, act });
  // The same picture of the side is not looked through again while one points at the map.
  const side = useMemo(
    () => html`<${Side} model=${model} act=${act} veiled=${veiled} />`,
    [view, table, model.events, model.tab, model.sending, model.chatSeen, veiled, language.value],
  );
  // Asked where the button was pressed.
  const question = model.ask && html`<${SlipQuestion} ask=${model.ask} />`;
  const think = helper === "think" && html`<${ThinkBar} model=${model} act=${act} />`;
  const text = settings.value.textView;
  const dock = replay
    ? html`<${ReplayBar} model=${model} think=${think} />`
    : over
      ? html`<${End} model=${model} act=${act} traced=${traced} onTrace=${setTraced} />`
      : html`<${Dock} model=${model} act=${act} veiled=${veiled} question=${question} />`;
  return html`<div class=${`table${over ? " over" : ""}${replay ? " replayed" : ""}${mine ? " my-turn" : ""}`}>
    <a class="skip" href="#dock">${t("app-skip-actions")}</a>
    ${!text && html`<a class="skip" href="#map">${t("app-skip-board")}</a>`}
    <${Strip} view=${view} onHome=${act.home} onMenu=${() => commands.openDialog("menu")} unread=${isStacked.value && model.tab !== "chat" && !replay ? unreadOf(model) : 0} />
    <main class="stage">
      <h1 class="hidden">${t("app-title")}</h1>
      ${text && !veiled ? html`<${TableText} model=${model} act=${act} />` : html`<${MapView} ...${map} />`}
      <div class="notices">
        ${model.lesson && html`<${LessonBar} lesson=${model.lesson} />`}
        ${helper === "coach" && !replay && table.coach && html`<${CoachBar} model=${model} mine=${mine} />`}
        ${!replay && think}
        ${!model.lesson && !helper && !over && !replay && !veiled && view.seat !== null && html`<${NextHint} view=${view} paying=${model.paying} />`}
        <${Line} online=${model.online || !!replay} />
        ${!replay && html`<${SeatNews} model=${model} />`}
        <${Missed} n=${model.missed.length} onWatch=${() => send({ type: "missed", watch: true })} onSkip=${() => send({ type: "missed" })} />
        <${Notice} notice=${model.notice} onClose=${() => send({ type: "notice", notice: null })} />
        ${(replay || over) && question}
      </div>
      ${view.round > since && !over && !replay && !veiled && !model.lesson && pace() > 0 && html`<${RoundScroll} key=${view.round} view=${view} faces=${facesOf(view, table)} />`}
      ${watching && over && !replay && !model.lesson && view.outcome && html`<${Podium} view=${view} outcome=${view.outcome} mine=${table.my_seats} faces=${facesOf(view, table)} onClose=${() => setWatching(false)} />`}
      ${isStacked.value && !replay && !veiled && !over && html`<${Ticker} model=${model} onSpot=${act.spot} />`}
      ${veiled && next !== null && html`<${HandOver} seat=${next} who=${facesOf(view, table)[next]} name=${view.players[next].name} onReady=${() => void commands.lookAs(next)} />`}
      ${!veiled && html`<${Explain} view=${view} />`}
    </main>
    ${dock}
    ${stage > 2 && side}
    <${Announcer} model=${model} veiled=${veiled} />
  </div>`;
}

/**
 * Where several play at one device: who is to play next, and whether hands are hidden until that one is ready.
 * @param {Model} model @param {Table} table @param {View} view
 */
function handOver({ replay, handedTo }, table, view) {
  const shared = table.my_seats.length > 1 && !replay && table.status === "running";
  const next = shared && view.to_act !== null && table.my_seats.includes(view.to_act) ? view.to_act : null;
  const veiled = shared && (handedTo === null || handedTo !== view.seat || (next !== null && next !== handedTo));
  return { next, veiled };
}

/** @param {{ask: import("../types.js").Question}} props */
function SlipQuestion({ ask }) {
  const never = () => {
    change({ confirm: false });
    ask.yes();
  };
  return html`<${Question} ask=${ask} onNo=${() => send({ type: "ask", ask: null })} onNever=${never} />`;
}

/** @param {{view: View, paying: Model["paying"]}} props */
function NextHint({ view, paying }) {
  const { hints, hintsSeen } = settings.value;
  const hint = hints ? hintFor(view, hintsSeen, paying) : null;
  return hint && html`<${Hint} hint=${hint} options=${view.options} onNext=${() => commands.hintSeen(hint)} onOff=${() => change({ hints: false })} />`;
}

/**
 * The choices are not mine while a bot plays my seat or the game is paused, while it is still shown what the others
 * did, and where one is made for me: no question comes up that answers itself.
 * @param {Model} model @param {boolean} autoPass @returns {Model}
 */
function withOwnChoices(model, autoPass) {
  const { table, replay, lesson } = model;
  if (!model.view || replay) return model;
  const others = showsOthers(model);
  const now = others ? toldOf(model) : model;
  const view = now.view ?? model.view;
  if (view.seat === null || !view.legal.length) return now;
  const away = table?.status === "paused" || table?.seats[view.seat]?.bot;
  if (!away && !others && (lesson || !madeBy(view, autoPass))) return now;
  return { ...now, view: { ...view, legal: [], can_undo: false } };
}

/** Whether the page is to pass for me now. @param {Model} model @param {boolean} autoPass */
function passes({ view, table, queue, replay, lesson, handedTo }, autoPass) {
  if (!view || queue.length || replay || lesson || handedTo !== view.seat || table?.status !== "running") return false;
  return !table.seats[view.seat ?? -1]?.bot && madeBy(view, autoPass) === "page";
}
