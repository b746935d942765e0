// @ts-check
/** What the people at the table say. */
import { html } from "../../vendor/htm-preact.js";
import { useEffect, useRef } from "../../vendor/preact-hooks.js";
import { t } from "../i18n.js";
import { Face } from "./face.js";

/** @param {{lines: {id: number, seat: number | null, name: string, text: string}[], faces: string[], mine: boolean, seats: import("../wire.js").Seat[], onSay: (text: string) => void, onMute: (seat: number, muted: boolean) => void}} props `seats`: those that I may mute, as the host */
export function Chat({ lines, faces, mine, seats, onSay, onMute }) {
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
          html`<li key=${line.id}>${line.seat !== null && html`<${Face} who=${faces[line.seat]} seat=${line.seat} size=${24} />`}<span><b>${line.name}</b> ${line.text}</span></li>`,
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
  </div>`;
}
