// @ts-check
/** Beside the map: players, the face-up counters, and the tabs with log, chat, chart and cards seen. */
import { html } from "../../vendor/htm-preact.js";
import { legal } from "../choices.js";
import { t } from "../i18n.js";
import { Chart } from "./chart.js";
import { Chat, unreadOf } from "./chat.js";
import { facesOf } from "./face.js";
import { Log } from "./log.js";
import { Market, isInDock } from "./market.js";
import { Players } from "./players.js";
import { isTall } from "./screen.js";
import { Seen } from "./seen.js";

const TABS = ["log", "chat", "chart", "seen"];
/** What a tall side shows below them instead. */
const BELOW = ["chart", "seen"];

/** @param {{model: import("../update.js").Model, act: import("../pages/table-acts.js").Acts, veiled: boolean}} props `veiled`: nobody may see what only one may know */
export function Side({ model, act, veiled }) {
  const { view, table, events, tab } = model;
  if (!view) return null;
  const names = view.players.map((player) => player.name);
  const faces = facesOf(view, table);
  const tall = isTall.value;
  const tabs = TABS.filter((name) => !(name === "chat" && model.replay) && !(tall && BELOW.includes(name)));
  const open = tabs.includes(tab) ? tab : "log";
  const unread = open === "chat" ? 0 : unreadOf(model);
  return html`<aside class="side">
    <${Players} view=${view} faces=${faces} table=${model.replay ? null : table} onShow=${act.spot} />
    ${(model.replay || (view.phase !== "over" && !isInDock(view, veiled))) && html`<${Market} view=${view} large=${!veiled && legal(view, "draw").length > 0} titled busy=${model.sending} onDraw=${act.play} />`}
    <div class="tabs">
      <div class="tab-list" role="tablist" onKeyDown=${tabKeys}>
        ${tabs.map(
          (name) =>
            html`<button key=${name} type="button" role="tab" id=${`tab-${name}`} aria-selected=${open === name} aria-controls="tab-panel" tabindex=${open === name ? 0 : -1} onClick=${() => act.tab(name)}>${t("tab-name", { tab: name })}${name === "chat" && unread > 0 && html`<span class="unread" title=${t("chat-new", { n: unread })}><span aria-hidden="true">${unread}</span><span class="hidden">${t("chat-new", { n: unread })}</span></span>`}</button>`,
        )}
      </div>
      <div class="tab-panel" id="tab-panel" role="tabpanel" aria-labelledby=${`tab-${open}`}>
        ${open === "log" && html`<${Log} events=${events} names=${names} faces=${faces} seat=${veiled ? null : view.seat} veiled=${veiled} onSpot=${act.spot} />`}
        ${open === "chat" && table && html`<${Chat} table=${table} faces=${faces} onSay=${act.say} onMute=${act.mute} onTalk=${act.letTalk} />`}
        ${open === "chart" && html`<${Chart} view=${view} />`}
        ${open === "seen" && html`<${Seen} cards=${view.cards_shown} />`}
      </div>
    </div>
    ${
      tall &&
      html`<section class="side-more" aria-labelledby="chart-title"><h3 id="chart-title">${t("chart-heading")}</h3><${Chart} view=${view} /></section>
      <div class="side-more"><${Seen} cards=${view.cards_shown} /></div>`
    }
  </aside>`;
}

/** @param {KeyboardEvent} event */
function tabKeys(event) {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!step) return;
  const tabs = /** @type {HTMLElement[]} */ ([.../** @type {HTMLElement} */ (event.currentTarget).children]);
  const next = tabs[tabs.indexOf(/** @type {HTMLElement} */ (document.activeElement)) + step];
  next?.click();
  next?.focus();
}
