// @ts-check
/** A table: the lobby before the game, the board while it lasts, the end after it. */
import { html } from "../../vendor/htm-preact.js";
import { useEffect, useMemo, useState } from "../../vendor/preact-hooks.js";
import { aimedTown, isMyTurn, legal, priceForMe, roadsFor } from "../choices.js";
import * as commands from "../commands.js";
import { language, t } from "../i18n.js";
import { describer } from "../map/describe.js";
import { MapView } from "../map/map-view.js";
import { change, isNight, settings } from "../settings.js";
import { journeys } from "../shown.js";
import { send, set } from "../store.js";
import { actsOf } from "./table-acts.js";
import { Announcer } from "../components/announcer.js";
import { Dock } from "../components/dock.js";
import { HandOver } from "../components/handover.js";
import { Hint, hintFor } from "../components/hint.js";
import { Line, Missed, Notice, Question } from "../components/notices.js";
import { SeatNews } from "../components/seat-news.js";
import { Side } from "../components/side.js";
import { Strip } from "../components/strip.js";
import { lazy } from "../components/lazy.js";
import { useStages } from "../components/stages.js";

const End = lazy(() => import("../components/end.js").then((module) => module.End));
const Lobby = lazy(() => import("./lobby.js").then((module) => module.Lobby));
const ReplayBar = lazy(() => import("../components/replay-bar.js").then((module) => module.ReplayBar));
const TableText = lazy(() => import("../text/table-text.js").then((module) => module.TableText));

/** @typedef {import("../update.js").Model} Model */
/** @typedef {import("../types.js").LegalChoice} LegalChoice */

/** @param {{model: Model}} props */
export function TablePage({ model }) {
  const { table, view } = model;
  if (!table) return html`<p class="loading">${t("app-loading")}</p>`;
  if (!view || table.status === "open") return html`<${Lobby} model=${model} />`;
  return html`<${PlayingTable} model=${model} />`;
}

/** @param {{model: Model}} props */
function PlayingTable({ model: given }) {
  const model = useMemo(() => withOwnChoices(given), [given]);
  const { table, view, shown, chosen, reach, paying, replay } = model;
  const stage = useStages(3);
  const [traced, setTraced] = useState(/** @type {number[] | null} */ (null));
  if (!table || !view || !shown) return null;
  const shared = table.my_seats.length > 1 && !replay && table.status === "running";
  const next = shared && view.to_act !== null && table.my_seats.includes(view.to_act) ? view.to_act : null;
  const veiled =
    shared && (model.handedTo === null || model.handedTo !== view.seat || (next !== null && next !== model.handedTo));
  const mine = isMyTurn(view) && !veiled && !replay;
  const over = view.phase === "over";
  const act = {
    ...actsOf(model),
    traced: (/** @type {number} */ seat) => !traced || traced.includes(seat),
    trace(/** @type {number} */ seat) {
      const now = traced ?? view.players.map((_, i) => i);
      setTraced(
        now.length === view.players.length
          ? [seat]
          : now.includes(seat)
            ? now.filter((one) => one !== seat)
            : [...now, seat],
      );
    },
  };

  useEffect(() => {
    if (mine && view.phase === "travel") void commands.loadReach();
  }, [mine, model.version]);

  const roads = useMemo(() => (mine && !paying ? roadsFor(view, chosen) : new Map()), [view, chosen, mine, paying]);
  const ghosts = useMemo(
    () =>
      new Map(
        [...roads]
          .filter(([, choice]) => choice.action === "place")
          .map(([way, choice]) => [way, { kind: choice.kind, price: choice.price }]),
      ),
    [roads],
  );
  const travelling = mine && view.phase === "travel" && !paying;
  const town = aimedTown(model);
  const way = travelling && town ? reach?.towns[town] : null;
  const lit = useMemo(() => {
    if (travelling) {
      const here = view.seat === null ? "" : view.players[view.seat].boot;
      const moves = [...legal(view, "move"), ...legal(view, "caravan")].flatMap((choice) => [
        String(choice.connection),
        String(choice.to),
      ]);
      return new Set([...moves, ...Object.keys(reach?.towns ?? {})].filter((id) => id !== here));
    }
    return new Set(roads.keys());
  }, [travelling, view, reach, roads]);
  const path = useMemo(() => {
    const steps = way ? way.steps.flatMap((step) => [step.connection, step.to]) : [];
    return new Set([...steps, ...model.spotlight, ...(paying?.connection ? [paying.connection] : [])]);
  }, [way, model.spotlight, paying]);
  const water = useMemo(
    () =>
      travelling
        ? legal(view, "move")
            .filter((choice) => choice.kind === "raft")
            .map((choice) => String(choice.connection))
        : [],
    [travelling, view],
  );
  const trails = useMemo(() => trailsOf(model, traced), [model.events, view, traced]);
  const cost = useMemo(() => costs(view, veiled), [view, veiled]);
  const describe = useMemo(() => describer(view, roads, shown.last), [view, roads, shown.last]);
  const hint =
    settings.value.hints && !over && !replay && !veiled && view.seat !== null
      ? hintFor(view, settings.value.hintsSeen, paying)
      : null;
  // What happens is followed; then the map comes back to where I stand and can go.
  const boot = view.seat === null ? null : view.players[view.seat].boot;
  const following = model.watched ?? (travelling || (mine && view.phase === "plan") ? boot : null);
  const around = travelling ? legal(view, "move").map((choice) => String(choice.to)) : [];
  const text = settings.value.textView;
  // The same picture of the side is not looked through again while one points at the map.
  const side = useMemo(
    () => html`<${Side} model=${model} act=${act} veiled=${veiled} />`,
    [view, table, model.events, model.tab, model.sending, model.chatSeen, veiled, language.value],
  );

  const never = () => {
    change({ confirm: false });
    model.ask?.yes();
  };
  // Asked where the button was pressed.
  const question =
    model.ask && html`<${Question} ask=${model.ask} onNo=${() => set({ ask: null })} onNever=${never} />`;

  return html`<div class=${`table${over ? " over" : ""}${mine ? " my-turn" : ""}`}>
    <a class="skip" href="#dock">${t("app-skip-actions")}</a>
    ${!text && html`<a class="skip" href="#map">${t("app-skip-board")}</a>`}
    <${Strip} view=${view} onHome=${act.home} onDialog=${(/** @type {string} */ dialog) => set({ dialog })} />
    ${hint && html`<${Hint} hint=${hint} onNext=${() => commands.hintSeen(hint)} onOff=${() => change({ hints: false })} />`}
    <main class="stage">
      <h1 class="hidden">${t("app-title")}</h1>
      ${
        text && !veiled
          ? html`<${TableText} model=${model} act=${act} />`
          : html`<${MapView}
            shown=${shown}
            night=${isNight()}
            toAct=${view.to_act}
            trails=${trails}
            over=${over}
            cost=${cost}
            ghosts=${ghosts}
            water=${water}
            lit=${lit}
            path=${path}
            home=${boot}
            follow=${following}
            around=${around}
            lookAt=${model.lookAt}
            goal=${veiled || view.seat === null ? null : (view.players[view.seat].town_card ?? null)}
            describe=${describe}
            onTown=${act.town}
            onWay=${act.way}
            onPoint=${(/** @type {any} */ at) => travelling && send({ type: "point", at })}
          />`
      }
      <div class="notices">
        <${Line} online=${model.online || !!replay} />
        ${!replay && html`<${SeatNews} model=${model} />`}
        <${Missed} n=${model.missed.length} onWatch=${() => send({ type: "missed", watch: true })} onSkip=${() => send({ type: "missed" })} />
        <${Notice} notice=${model.notice} onClose=${() => set({ notice: null })} />
        ${(replay || over) && question}
      </div>
      ${veiled && next !== null && html`<${HandOver} seat=${next} name=${view.players[next].name} onReady=${() => void commands.lookAs(next)} />`}
    </main>
    ${replay ? html`<${ReplayBar} model=${model} />` : over ? html`<${End} model=${model} act=${act} />` : html`<${Dock} model=${model} act=${act} veiled=${veiled} question=${question} />`}
    ${stage > 2 && side}
    <${Announcer} model=${model} veiled=${veiled} />
  </div>`;
}

/** While a bot plays my seat or the game is paused, the choices are not mine. @param {Model} model @returns {Model} */
function withOwnChoices(model) {
  const { table, view, replay } = model;
  if (!view || view.seat === null || replay) return model;
  if (table?.status !== "paused" && !table?.seats[view.seat]?.bot) return model;
  return { ...model, view: { ...view, legal: [], can_undo: false } };
}

/** The way of each player in this round, or in the whole game once it is over. @param {Model} model @param {number[] | null} traced */
function trailsOf({ events, view }, traced) {
  if (!view) return [];
  const all = journeys(events, view.players.length);
  return all.map((steps, seat) => {
    if (view.phase === "over") return traced && !traced.includes(seat) ? [] : steps.map((step) => step.connection);
    return view.phase === "travel" || view.phase === "keep"
      ? steps.filter((step) => step.round === view.round).map((step) => step.connection)
      : [];
  });
}

/** @param {import("../types.js").View} view @param {boolean} veiled */
function costs(view, veiled) {
  return (/** @type {string} */ way) => {
    const found = priceForMe(view, way);
    return found && (veiled || view.phase === "over") ? { ...found, able: true, caravan: false } : found;
  };
}
