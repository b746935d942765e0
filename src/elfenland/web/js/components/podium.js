// @ts-check
/** The end, celebrated over the map: everybody on a stump of their height, the winner large. It takes no input, and the first key or finger ends it. */
import { html } from "../../vendor/htm-preact.js";
import { useEffect } from "../../vendor/preact-hooks.js";
import { theBoard } from "../board.js";
import { list, t } from "../i18n.js";
import { pace } from "../settings.js";
import { Face } from "./face.js";
import { Leaves } from "./leaves.js";

/** @typedef {import("../wire.js").Outcome} Outcome */

/** The larger, the better a seat did: winners first, then by score; what breaks ties depends on the edition. @param {Outcome} outcome @param {number} seat */
export const rankOf = ({ winners, scores }, seat) => (winners.includes(seat) ? 1000 : 0) + scores[seat];

/** Who won, in a sentence. @param {Outcome} outcome @param {string[]} names @param {number[]} mine seats at this device */
export function whoWon({ winners }, names, mine) {
  if (winners.length > 1) return t("end-shared", { players: list(winners.map((seat) => names[seat])) });
  return mine.length === 1 && mine[0] === winners[0] ? t("end-you") : t("end-winner", { player: names[winners[0]] });
}

/** What it says is below the map, too. @param {{view: import("../wire.js").View, outcome: Outcome, mine: number[], faces: string[], onClose: () => void}} props */
export function Podium({ view, outcome, mine, faces, onClose }) {
  useEffect(() => {
    addEventListener("pointerdown", onClose);
    addEventListener("keydown", onClose);
    return () => {
      removeEventListener("pointerdown", onClose);
      removeEventListener("keydown", onClose);
    };
  }, []);
  const names = view.players.map(({ name }) => name);
  const rank = (/** @type {number} */ seat) => rankOf(outcome, seat);
  const place = (/** @type {number} */ seat) => 1 + names.filter((_, other) => rank(other) > rank(seat)).length;
  const best = names.map((_, seat) => seat).sort((a, b) => rank(b) - rank(a));
  const others = best.filter((seat) => !outcome.winners.includes(seat));
  // The winners in the middle, the others by turns at their left and right.
  const left = others.filter((_, n) => n % 2 === 0).reverse();
  const row = [...left, ...outcome.winners, ...others.filter((_, n) => n % 2)];
  return html`<div class=${`podium${names.length > 4 ? " many" : ""}`} aria-hidden="true">
    ${pace() > 0 && html`<${Leaves} />`}
    <p class="podium-ribbon">${whoWon(outcome, names, mine)}</p>
    <ol>${row.map((seat) => {
      const won = outcome.winners.includes(seat);
      return html`<li key=${seat} class=${won ? "winner" : ""} style=${{ "--place": won ? 0 : place(seat) - 1, "--all": names.length }}>
        <span class="podium-face">${won && html`<${Laurel} />`}<${Face} who=${faces[seat]} seat=${seat} size=${won ? 96 : 64} /></span>
        <span class="stump">${won ? 1 : place(seat)}</span>
        <b>${names[seat]}</b><small>${outcome.pieces[seat]} / ${theBoard().pieces}</small>
      </li>`;
    })}</ol>
  </div>`;
}

/** Where leaves of the wreath grow at one side, in degrees from below. */
const TWIG = [14, 32, 50, 68, 86, 104, 122, 140];
const LEAF = "M0 0C6 -3 9 -10 0 -18C-9 -10 -6 -3 0 0Z";

/** A wreath, open above. */
const Laurel = () =>
  html`<svg class="laurel" viewBox="-64 -64 128 128">
    ${[-1, 1].map((side) => html`<g key=${side} transform=${`scale(${side} 1)`} stroke="#2b1d12" stroke-linejoin="round">
      <path d="M0 54A54 54 0 0 0 36 -40" fill="none" stroke-width="2.5" />
      ${TWIG.flatMap((angle, n) => [75, 130].map((turn) => html`<path key=${`${angle} ${turn}`} transform=${`rotate(${-angle}) translate(0 54) rotate(${turn})`} d=${LEAF} fill=${(n + turn) % 3 ? "#7fa650" : "#e0b53c"} stroke-width="1.6" />`))}
    </g>`)}
  </svg>`;
