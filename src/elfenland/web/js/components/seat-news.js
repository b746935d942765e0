// @ts-check
/** What concerns the seats: a bot that plays for me, someone who stays away, a pause, a counter to take back. */
import { html } from "../../vendor/htm-preact.js";
import { ask } from "../commands.js";
import { t } from "../i18n.js";

/** @param {{model: import("../update.js").Model}} props */
export function SeatNews({ model }) {
  const { table, view } = model;
  if (!table || !view || view.phase === "over") return null;
  const mine = table.my_seats;
  const { pause, takeback, takeback_by: taker, may_replace: late } = table.votes;
  const name = (/** @type {number} */ seat) => table.seats[seat].name;
  /** @param {string} key @param {string} text @param {any} buttons */
  const note = (key, text, buttons) =>
    html`<div key=${key} class="notice news" role="status"><p>${text}</p><div class="notice-buttons">${buttons}</div></div>`;
  const robbed = mine.find((seat) => table.seats[seat].bot);
  const pausing = pause.length > 0 && table.status === "running";
  /** @param {number[]} answers */
  const isAsked = (answers) => !mine.some((seat) => answers.includes(seat));
  /** How many people have not answered yet. @param {number[]} answers seats */
  const silent = (answers) =>
    table.seats.filter((seat, n) => seat.kind === "human" && !seat.bot && !answers.includes(n)).length;
  /** What I have asked for and can withdraw. @param {"pause" | "takeback"} what @param {number[]} answers */
  const waiting = (what, answers) =>
    silent(answers) > 0 &&
    note(
      `waiting ${what}`,
      t("label-text", { label: t(what === "pause" ? "btn-pause" : "btn-takeback"), text: t("ask-waiting", { n: silent(answers) }) }),
      html`<button type="button" onClick=${() => void ask(what, { agree: false })}>${t("ask-withdraw")}</button>`,
    );
  if (!mine.length) return null;
  return html`${
    robbed !== undefined &&
    note(
      "bot",
      t("bad-bot-seat"),
      html`<button type="button" class="main" onClick=${() => void ask(`seats/${robbed}/take`)}>${t("player-take-back")}</button>`,
    )
  }
  ${
    late !== null &&
    !mine.includes(late) &&
    note(
      "late",
      t("player-remove-ask", { player: name(late) }),
      html`<button type="button" onClick=${() => void ask(`away/${late}`, { vote: "bot" })}>${t("yes")}</button><button type="button" onClick=${() => void ask(`away/${late}`, { vote: "wait" })}>${t("no")}</button>`,
    )
  }
  ${pausing && isAsked(pause) && note("pause", t("ask-pause", { player: name(pause[0]) }), agree("pause"))}
  ${taker !== null && isAsked(takeback) && note("takeback", t("ask-takeback", { player: name(taker) }), agree("takeback"))}
  ${pausing && !isAsked(pause) && waiting("pause", pause)}
  ${taker !== null && !isAsked(takeback) && waiting("takeback", takeback)}
  ${table.status === "paused" && note("paused", t("do-paused"), html`<button type="button" class="main" onClick=${() => void ask("resume")}>${t("btn-resume")}</button>`)}`;
}

/** @param {"pause" | "takeback"} what */
const agree = (what) =>
  html`<button type="button" class="main" onClick=${() => void ask(what, { agree: true })}>${t("ask-agree")}</button>
    <button type="button" onClick=${() => void ask(what, { agree: false })}>${t("ask-decline")}</button>`;
