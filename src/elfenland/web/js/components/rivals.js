// @ts-check
/** Chooses opponents: a slider of faces from gentle to merciless, characters, a mixture, an even match, or the bots that the host has added. */
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

/** @param {{chosen: Record<string, any>, keep: (some: Record<string, any>) => void, bots: string[], kinds?: Rivals[], ladder?: boolean}} props `bots` are those of the host; without `ladder` it stands elsewhere */
export function RivalFields({ chosen, keep, bots, kinds = ALL, ladder = true }) {
  const rivals = chosen.rivals ?? "level";
  const bot = rivalOf(chosen);
  const offers = bots.length ? [...kinds, /** @type {Rivals} */ ("host")] : kinds;
  const faces = (/** @type {string[]} */ all) => all.map((one) => [one, html`<${Portrait} who=${one} size=${36} />${t("bot-name", { bot: one })}`]);
  return html`<${Choice} label=${t("start-strength")} name="rivals" value=${rivals} options=${offers.map((one) => [one, t("start-rivals", { rivals: one })])} onChange=${(/** @type {Rivals} */ rivals) => keep({ rivals })} />
    ${ladder && rivals === "level" && html`<${Ladder} chosen=${chosen} keep=${keep} />`}
    ${rivals === "character" && html`<${Choice} label=${t("start-rivals", { rivals })} name="character" value=${bot} options=${faces(CHARACTERS)} onChange=${(/** @type {string} */ character) => keep({ character })} />`}
    ${rivals === "host" && html`<${Choice} label=${t("start-rivals", { rivals })} name="host" value=${bot} options=${faces(bots)} onChange=${(/** @type {string} */ host) => keep({ host })} />`}`;
}

/** The thumb lies over the face of the level. @param {{chosen: Record<string, any>, keep: (some: Record<string, any>) => void}} props */
export function Ladder({ chosen, keep }) {
  const bot = rivalOf(chosen);
  const n = levelOf(bot);
  return html`<div class="ladder">
    <div class="ladder-faces" aria-hidden="true">${Array.from({ length: LEVELS }, (_, i) => html`<${Portrait} key=${i} who=${`level-${i + 1}`} size=${30} />`)}</div>
    <input type="range" id="level" min="1" max=${LEVELS} value=${n} aria-label=${t("start-strength")} aria-valuetext=${`${t("start-rivals-about", { rivals: "level", n, bot })}, ${t("bot-name", { bot })}`} onInput=${(/** @type {any} */ e) => keep({ bot: `level-${e.target.value}` })} />
  </div>`;
}

/** @param {{chosen: Record<string, any>}} props */
export const RivalFaces = ({ chosen }) =>
  chosen.rivals === "mixed"
    ? html`<span class="faces">${MIXED.map((who) => html`<${Portrait} key=${who} who=${who} size=${64} />`)}</span>`
    : html`<${Portrait} who=${faceOfRival(rivalOf(chosen))} size=${116} />`;

/** The random bot has no face of its own. @param {string} bot */
const faceOfRival = (bot) => (bot === "random" ? "level-1" : bot);

/** Who they are, in words. @param {{chosen: Record<string, any>}} props */
export function RivalWords({ chosen }) {
  const rivals = chosen.rivals ?? "level";
  const bot = rivalOf(chosen);
  const words = t("start-rivals-about", { rivals, n: levelOf(bot), bot });
  if (rivals === "mixed" || rivals === "even") return html`<h2>${t("start-rivals", { rivals })}</h2><p>${words}</p>`;
  return html`<h2>${t("bot-name", { bot })}</h2><p>${t("bot-about", { bot })}</p>${bot !== "random" && rivals !== "host" && html`<p class="quiet">${words}</p>`}`;
}
