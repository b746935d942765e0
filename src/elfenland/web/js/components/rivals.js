// @ts-check
/** Chooses opponents: a slider of faces from gentle to merciless, characters, a mixture, or an even match. */
import { html } from "../../vendor/htm-preact.js";
import { t } from "../i18n.js";
import { CHARACTERS, LEVELS, levelOf, rivalOf } from "../rivals.js";
import { Choice } from "./choice.js";
import { Portrait } from "./face.js";

/** @typedef {import("../rivals.js").Rivals} Rivals */

/** @type {Rivals[]} */
const ALL = ["level", "character", "mixed", "even"];

/** Three who stand for a mixture. */
const MIXED = ["level-4", "saboteur", "level-9"];

/** @param {{chosen: Record<string, any>, keep: (some: Record<string, any>) => void, kinds?: Rivals[]}} props */
export function RivalFields({ chosen, keep, kinds = ALL }) {
  const rivals = chosen.rivals ?? "level";
  const bot = rivalOf(chosen);
  return html`<${Choice} label=${t("start-strength")} name="rivals" value=${rivals} options=${kinds.map((one) => [one, t("start-rivals", { rivals: one })])} onChange=${(/** @type {Rivals} */ rivals) => keep({ rivals })} />
    ${rivals === "level" && html`<${Ladder} bot=${bot} onChange=${(/** @type {string} */ bot) => keep({ bot })} />`}
    ${rivals === "character" && html`<${Choice} label=${t("start-rivals", { rivals })} name="character" value=${bot} options=${CHARACTERS.map((one) => [one, html`<${Portrait} who=${one} size=${36} />${t("bot-name", { bot: one })}`])} onChange=${(/** @type {string} */ character) => keep({ character })} />`}`;
}

/** The thumb lies over the face of the level. @param {{bot: string, onChange: (bot: string) => void}} props */
function Ladder({ bot, onChange }) {
  const n = levelOf(bot);
  return html`<div class="ladder">
    <div class="ladder-faces" aria-hidden="true">${Array.from({ length: LEVELS }, (_, i) => html`<${Portrait} key=${i} who=${`level-${i + 1}`} size=${30} />`)}</div>
    <input type="range" id="level" min="1" max=${LEVELS} value=${n} aria-label=${t("start-strength")} aria-valuetext=${`${t("start-rivals-about", { rivals: "level", n, bot })}, ${t("bot-name", { bot })}`} onInput=${(/** @type {any} */ e) => onChange(`level-${e.target.value}`)} />
  </div>`;
}

/** @param {{chosen: Record<string, any>}} props */
export const RivalFaces = ({ chosen }) =>
  chosen.rivals === "mixed"
    ? html`<span class="faces">${MIXED.map((who) => html`<${Portrait} key=${who} who=${who} size=${64} />`)}</span>`
    : html`<${Portrait} who=${faceOfRival(rivalOf(chosen))} size=${116} />`;

/** Whom no level has is no stronger than the first. @param {string} bot */
const faceOfRival = (bot) => (bot === "random" ? "level-1" : bot);

/** Who they are, in words. @param {{chosen: Record<string, any>}} props */
export function RivalWords({ chosen }) {
  const rivals = chosen.rivals ?? "level";
  const bot = rivalOf(chosen);
  const words = t("start-rivals-about", { rivals, n: levelOf(bot), bot });
  if (rivals === "mixed" || rivals === "even") return html`<h2>${t("start-rivals", { rivals })}</h2><p>${words}</p>`;
  return html`<h2>${t("bot-name", { bot })}</h2><p>${t("bot-about", { bot })}</p>${bot !== "random" && html`<p class="quiet">${words}</p>`}`;
}
