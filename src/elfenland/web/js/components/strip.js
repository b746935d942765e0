// @ts-check
/** The strip above the map: the round, the six phases, and the ways to the rest of the page. */
import { html } from "../../vendor/htm-preact.js";
import { phaseNumber } from "../choices.js";
import { t } from "../i18n.js";
import { Piece } from "./piece.js";

/**
 * @param {{view: import("../wire.js").View | null, onHome: () => void, onMenu: () => void,
 *   unread?: number, children?: any}} props `unread`: messages that a phone shows nowhere else
 */
export function Strip({ view, onHome, onMenu, unread = 0, children }) {
  return html`<header class="strip">
    <button type="button" class="brand" onClick=${onHome} title=${t("nav-home")} aria-label=${`${t("app-title")}, ${t("nav-home")}`}>
      <${Piece} name="mark-castle" size=${24} />
      <span class="brand-name">${t("app-title")}</span>
    </button>
    ${view && html`<${Phases} view=${view} />`}
    ${children}
    <nav class="strip-nav" aria-label=${t("nav-menu")}>
      <button type="button" class="quiet-button" onClick=${onMenu} aria-label=${t("nav-menu")} title=${t("nav-menu")}>
        <svg viewBox="0 0 24 24" width="1.4rem" height="1.4rem" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" aria-hidden="true"><path d="M4 7h16M4 12h16M4 17h16" /></svg>
        ${unread > 0 && html`<span class="unread dot"><span class="hidden">${t("chat-new", { n: unread })}</span></span>`}
      </button>
    </nav>
  </header>`;
}

/** @param {{view: import("../wire.js").View}} props */
function Phases({ view }) {
  const now = phaseNumber(view);
  const rounds = view.options.rounds;
  const over = view.phase === "over";
  return html`<div class="where">
    <p class="round">
      <span class="round-words" title=${!over && view.round === rounds ? t("strip-last-round") : undefined}>${over ? t("strip-over") : t("strip-round", { round: view.round, rounds })}</span>
      <span class="round-dots" aria-hidden="true">
        ${Array.from({ length: rounds }, (_, i) => html`<i class=${i < view.round - 1 ? "done" : i === view.round - 1 ? "now" : ""}></i>`)}
      </span>
    </p>
    ${!over && html`<ol class="phases" aria-label=${t("strip-label")}>
      ${[1, 2, 3, 4, 5, 6].map(
        (
          phase,
        ) => html`<li key=${phase} class=${phase < now ? "done" : phase === now ? "now" : ""} aria-current=${phase === now ? "step" : undefined} title=${t("phase-name", { phase })}>
          <span class="phase-number" aria-hidden="true">${phase}</span>
          <span class="phase-words">${t("phase-short", { phase })}</span>
        </li>`,
      )}
    </ol>`}
  </div>`;
}
