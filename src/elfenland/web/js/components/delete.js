// @ts-check
/** A button that deletes a game, after a question that says what goes with it. */
import { html } from "../../vendor/htm-preact.js";
import { list, t } from "../i18n.js";

/** @param {{game: import("../wire.js").Summary, onDelete: () => void}} props */
export function Delete({ game: { seats }, onDelete }) {
  const players = list(seats.filter(({ kind }) => kind !== "open").map(({ name }) => name));
  const words = t("games-delete-of", { players });
  return html`<button type="button" class="quiet-button" aria-label=${words} title=${t("games-delete")} onClick=${() => confirm(t("games-delete-ask", { players })) && onDelete()}>✕</button>`;
}
