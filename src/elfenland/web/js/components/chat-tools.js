// @ts-check
/** Beside the chat: emotes, how many watch, and whether they may talk. */
import { html } from "../../vendor/htm-preact.js";
import { t } from "../i18n.js";

const HEAD = "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18";
/** Drawings that need no words. @type {Record<string, string>} */
const EMOTES = {
  wave: "M7 13V6.5a1.5 1.5 0 0 1 3 0V11M10 11V4.5a1.5 1.5 0 0 1 3 0V11M13 11V5.5a1.5 1.5 0 0 1 3 0V12M16 10.5a1.5 1.5 0 0 1 3 0V15a6 6 0 0 1-6 6h-1a6 6 0 0 1-4.8-2.4L4.4 15A1.6 1.6 0 0 1 7 13",
  bravo: "M12 3l2.7 5.8 6.3.8-4.6 4.4 1.2 6.3L12 17.2 6.4 20.3l1.2-6.3L3 9.6l6.3-.8z",
  laugh: `${HEAD}M8 9.5q1-1.2 2 0M14 9.5q1-1.2 2 0M7.5 13h9a4.5 4.5 0 0 1-9 0z`,
  oops: `${HEAD}M8.5 9v1M15.5 9v1M8 16q2-3 4-1.5t4-1.5`,
  think: "M5 5h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-8l-5 4v-4H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2M8 10.5h.01M12 10.5h.01M16 10.5h.01",
  hurry: "M6 3h12M6 21h12M7.5 3v3c0 3 4.5 4.5 4.5 6s-4.5 3-4.5 6v3M16.5 3v3c0 3-4.5 4.5-4.5 6s4.5 3 4.5 6v3",
};

/** @param {{name: string}} props */
export const Emote = ({ name }) =>
  EMOTES[name]
    ? html`<svg class="emote" viewBox="0 0 24 24" role="img" aria-label=${t("emote-name", { emote: name })}><title>${t("emote-name", { emote: name })}</title><path d=${EMOTES[name]} /></svg>`
    : html`:${name}:`;

/** @param {{table: import("../wire.js").Table, onSay: (text: string) => void, onTalk: (talk: string) => void}} props */
export function ChatTools({ table, onSay, onTalk }) {
  const may = table.my_seats.length > 0 || table.talk === "everyone";
  return html`<div class="chat-tools">${
    may &&
    html`<div class="emotes" role="group" aria-label=${t("emotes")}>${Object.keys(EMOTES).map(
      (name) => html`<button key=${name} type="button" id=${`emote-${name}`} onClick=${() => onSay(`:${name}:`)}><${Emote} name=${name} /></button>`,
    )}</div>`
  }
  <p class="quiet" id="spectators">${t("spectators", { n: table.spectators })}</p>
  ${table.host && html`<label class="switch"><input type="checkbox" id="talk" checked=${table.talk === "everyone"} onChange=${(/** @type {any} */ e) => onTalk(e.target.checked ? "everyone" : "players")} /> <span>${t("spectators-talk")}</span></label>`}</div>`;
}
