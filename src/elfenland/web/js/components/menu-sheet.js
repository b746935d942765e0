// @ts-check
/** The menu of the table and of the quiet pages. */
import { html } from "../../vendor/htm-preact.js";
import { t } from "../i18n.js";
import { change, settings } from "../settings.js";
import { Modal } from "./modal.js";
import { isStacked } from "./screen.js";

/** @param {{model: import("../update.js").Model, act: import("../app.js").MenuActs, onClose: () => void}} props */
export function MenuSheet({ model, act, onClose }) {
  const { table, view } = model;
  const running = table && view && view.phase !== "over" && !model.replay;
  const seat = view?.seat ?? null;
  const seated = running && table.my_seats.length > 0;
  /** @param {string} words @param {() => void} does @param {string} [id] */
  const item = (words, does, id) =>
    html`<li><button type="button" id=${id} onClick=${() => (onClose(), does())}>${words}</button></li>`;
  return html`<${Modal} title=${t("nav-menu")} onClose=${onClose} narrow>
    <ul class="menu">
      ${running && isStacked.value && ["chat", "chart", "log"].map((tab) => item(t("tab-name", { tab }), () => act.look(tab), `menu-${tab}`))}
      ${running && isStacked.value && settings.value.hints && item(t("hint-off"), () => change({ hints: false }), "menu-hints")}
      ${item(t("nav-settings"), () => act.dialog("settings"), "menu-settings")}
      ${item(t("keys-heading"), () => act.dialog("keys"), "menu-keys")}
      ${item(t("nav-rules"), act.rules, "menu-rules")}
      ${!running && item(t("nav-puzzles"), act.puzzles, "menu-puzzles")}
      ${running && item(t("rules-now"), act.rulesNow)}
      ${item(t("nav-about"), act.about)}
      ${document.fullscreenEnabled && item(t("nav-fullscreen"), act.fullscreen)}
      ${seated && seat !== null && item(t("player-device-link"), act.deviceLink)}
      ${seated && seat !== null && !table.seats[seat].bot && item(t("player-bot-hand"), act.handToBot)}
      ${seated && table.status === "running" && table.seats.length > 1 && item(t("btn-pause"), act.pause)}
      ${seated && view.phase === "plan" && item(t("btn-takeback"), act.takeback)}
      ${seated && item(t("nav-leave"), act.leave, "menu-leave")}
      ${item(t("nav-home"), act.home, "menu-home")}
    </ul>
  <//>`;
}
