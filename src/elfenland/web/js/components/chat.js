// @ts-check
/** What the people at the table say. */
import { html } from "../../vendor/htm-preact.js";
import { useEffect, useRef } from "../../vendor/preact-hooks.js";
import { need, t } from "../i18n.js";
import { withStyles } from "../styles.js";
import { Face } from "./face.js";
import { lazy } from "./lazy.js";

/** @typedef {import("../wire.js").Table} Table */

const tools = () => withStyles(Promise.all([import("./chat-tools.js"), need("people")]).then(([module]) => module));
const ChatTools = lazy(() => tools().then((module) => module.ChatTools));
const Emote = lazy(() => tools().then((module) => module.Emote));

/** The emote that a message is. @param {string} text @returns {string | undefined} */
export const emoteOf = (text) => /^:([a-z]+):$/.exec(text)?.[1];

/** Messages of others that were not in sight yet. @param {import("../update.js").Model} model @returns {number} */
export const unreadOf = ({ table, chatSeen }) =>
  (table?.chat ?? []).filter((line) => line.id > chatSeen && !table?.my_seats.includes(line.seat ?? -1)).length;

/** @param {{table: Table, faces: string[], onSay: (text: string) => void, onMute: (seat: number, muted: boolean) => void, onTalk: (talk: string) => void}} props */
export function Chat({ table, faces, onSay, onMute, onTalk }) {
  const lines = table.chat;
  const mine = table.my_seats.length > 0 || table.talk === "everyone";
  const seats = table.host ? table.seats : [];
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [lines.length]);
  /** @param {SubmitEvent} event */
  const submit = (event) => {
    event.preventDefault();
    const field = /** @type {HTMLInputElement} */ (
      /** @type {HTMLFormElement} */ (event.target).elements.namedItem("text")
    );
    const text = field.value.trim();
    if (!text) return;
    onSay(text);
    field.value = "";
  };
  return html`<div class="chat">
    <ol ref=${box} class="chat-lines" tabindex="0" aria-label=${t("chat-heading")}>
      ${lines.map(
        (line) =>
          html`<li key=${line.id}>${line.seat !== null && html`<${Face} who=${faces[line.seat]} seat=${line.seat} size=${24} />`}<span><b>${line.name}</b> ${emoteOf(line.text) ? html`<${Emote} name=${emoteOf(line.text)} />` : line.text}</span></li>`,
      )}
      ${!lines.length && html`<li class="quiet">${t("chat-empty")}</li>`}
    </ol>
    ${seats.map(
      (seat, n) =>
        seat.kind === "human" &&
        !seat.mine &&
        html`<button key=${n} type="button" class="plain" onClick=${() => onMute(n, !seat.muted)}>${t(seat.muted ? "player-unmute" : "player-mute", { player: seat.name ?? "" })}</button>`,
    )}
    ${
      mine &&
      html`<form onSubmit=${submit}>
      <input name="text" maxlength="500" autocomplete="off" aria-label=${t("chat-label")} placeholder=${t("chat-label")} />
      <button type="submit">${t("chat-send")}</button>
    </form>`
    }
    <${ChatTools} table=${table} onSay=${onSay} onTalk=${onTalk} />
  </div>`;
}
