// @ts-check
/** The menu of the table and of the quiet pages, in groups: what to look at, this table, help, the rest. */
import { html } from "../../vendor/htm-preact.js";
import { t } from "../i18n.js";
import { change, settings } from "../settings.js";
import { Modal } from "./modal.js";
import { isStacked } from "./screen.js";

/** Drawn with one pen in a square of 24. */
const SIGNS = {
  chat: "M4 5h16v11H10l-5 4v-4H4z",
  chart: "M5 20V11M12 20V4M19 20v-6",
  log: "M7 4h13M7 12h13M7 20h13M3 4h0M3 12h0M3 20h0",
  coach: "M12 3l2.6 5.6 6 .7-4.5 4.1 1.3 6-5.4-3-5.4 3 1.3-6-4.5-4.1 6-.7z",
  think: "M7 15a4 4 0 0 1-1-7.5 5 5 0 0 1 9-2 4.2 4.2 0 0 1 3.5 7 3 3 0 0 1-4 2.5zM8 19h0M5 22h0",
  hint: "M9 18h6M10 21h4M8 14a6 6 0 1 1 8 0q-1 1-1 3H9q0-2-1-3z",
  settings: "M4 7h10M18 7h2M4 17h2M10 17h10M16 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M8 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5",
  keys: "M3 6h18v12H3zM7 10h0M11 10h0M15 10h0M7 14h10",
  rules: "M12 6q-4-3-9-1v14q5-2 9 1 4-3 9-1V5q-5-2-9 1zv14",
  now: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3q-1 .5-1 1.7M12 17h0",
  puzzles: "M4 8h5a2.3 2.3 0 1 1 4 0h5v5a2.3 2.3 0 1 1 0 4v3H4z",
  about: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v6M12 7.5h0",
  full: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  device: "M7 3h10v18H7zM11 18h2",
  bot: "M6 9h12v10H6zM12 9V5M9.5 13h0M14.5 13h0M10 16h4",
  pause: "M8 5v14M16 5v14",
  back: "M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3",
  leave: "M14 4H5v16h9M10 12h11M17 8l4 4-4 4",
  home: "M4 11 12 4l8 7M6 10v10h12V10",
};

/** @typedef {false | null | undefined | [sign: keyof typeof SIGNS, words: string, does: () => void, id?: string]} Item */

/** @param {{model: import("../update.js").Model, act: import("../app.js").MenuActs, onClose: () => void}} props */
export function MenuSheet({ model, act, onClose }) {
  const { table, view } = model;
  const running = table && view && view.phase !== "over" && !model.replay;
  const seat = view?.seat ?? null;
  const seated = running && table.my_seats.length > 0;
  /** @type {("chat" | "chart" | "log")[]} */
  const tabs = running && isStacked.value ? ["chat", "chart", "log"] : [];
  /** @type {Item[][]} */
  const groups = [
    tabs.map((tab) => [tab, t("tab-name", { tab }), () => act.look(tab), `menu-${tab}`]),
    [
      seated && table.coach && ["coach", t("coach-name"), () => act.help("coach"), "menu-coach"],
      seated && ["think", t("think-name"), () => act.help("think"), "menu-think"],
    ],
    [
      seated && view.phase === "plan" && !table?.challenge && ["back", t("btn-takeback"), act.takeback],
      seated && table.status === "running" && table.seats.length > 1 && ["pause", t("btn-pause"), act.pause],
      seated && seat !== null && !table.seats[seat].bot && ["bot", t("player-bot-hand"), act.handToBot],
      seated && seat !== null && ["device", t("player-device-link"), act.deviceLink],
      seated && ["leave", t("nav-leave"), act.leave, "menu-leave"],
    ],
    [
      running && ["now", t("rules-now"), act.rulesNow],
      ["rules", t("nav-rules"), act.rules, "menu-rules"],
      !running && ["puzzles", t("nav-puzzles"), act.puzzles, "menu-puzzles"],
      ["keys", t("keys-heading"), () => act.dialog("keys"), "menu-keys"],
      running && isStacked.value && settings.value.hints && ["hint", t("hint-off"), () => change({ hints: false }), "menu-hints"],
    ],
    [
      ["settings", t("nav-settings"), () => act.dialog("settings"), "menu-settings"],
      document.fullscreenEnabled && ["full", t("nav-fullscreen"), act.fullscreen],
      ["about", t("nav-about"), act.about],
      ["home", t("nav-home"), act.home, "menu-home"],
    ],
  ];
  return html`<${Modal} title=${t("nav-menu")} onClose=${onClose} narrow>
    ${groups
      .map((items) => items.filter((item) => !!item))
      .map(
        (items, n) =>
          items.length > 0 &&
          html`<ul key=${n} class="menu">${items.map(
            ([sign, words, does, id]) => html`<li key=${sign}><button type="button" id=${id} onClick=${() => (onClose(), does())}><svg viewBox="0 0 24 24" width="1.25rem" height="1.25rem" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d=${SIGNS[sign]} /></svg>${words}</button></li>`,
          )}</ul>`,
      )}
  <//>`;
}
