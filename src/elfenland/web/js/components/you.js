// @ts-check
/** Says which seat of a finished game is the reader's; of several at one device none is. */
import { html } from "../../vendor/htm-preact.js";
import { t } from "../i18n.js";

/** @param {{table: import("../wire.js").Table, seat: number}} props */
export const You = ({ table: { my_seats: mine }, seat }) => mine.length === 1 && mine[0] === seat && html`<b class="tag you">${t("player-you")}</b>`;
