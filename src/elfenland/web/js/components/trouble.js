// @ts-check
/** The page that says what went wrong: a piece of the map on which a boot has got into the same trouble. */
import { html } from "../../vendor/htm-preact.js";
import { go, openDialog } from "../commands.js";
import { theBoard } from "../board.js";
import { t } from "../i18n.js";
import { BootPin, Stamp, Tile } from "../map/tiles.js";
import { Cutting } from "./cutting.js";
import { Strip } from "./strip.js";

/**
 * @typedef {object} Scene
 * @property {import("./cutting.js").Box} box
 * @property {[number, number]} boot where it stands
 * @property {string} steps the way it came, as a path
 * @property {string} [road] an obstacle lies on it
 * @property {string} [full] a town in which everybody else stands
 */

/** Lost beside the volcano. @type {Scene} */
const LOST = {
  box: [45, 265, 440, 200],
  boot: [262, 369],
  steps: "M345 331C336 345 322 336 318 349S331 371 316 374S303 352 291 362S278 384 264 384",
};
/** The boot stands in the middle, so that a narrow screen shows it too. @type {Record<string, Scene>} */
const SCENES = {
  "bad-gone": LOST,
  "bad-address": LOST,
  "bad-old-link": {
    box: [492, 270, 440, 200],
    boot: [704, 368],
    steps: "M668 391C680 396 692 390 703 385",
    road: "lapphalya-elvenhold",
  },
  "bad-no-watch": {
    box: [690, 200, 440, 200],
    boot: [950, 330],
    steps: "M1016 379C1000 372 985 352 951 346",
    full: "elvenhold",
  },
  // On the shore, and nobody answers from the other one.
  "bad-offline": { box: [540, 300, 440, 200], boot: [720, 392], steps: "M706 446C698 436 716 428 709 420S712 410 719 407" },
};
/** Something large lives in the Mare Magnum. @type {Scene} */
const SERPENT = { box: [690, 300, 440, 200], boot: [966, 392], steps: "M1026 396C1010 402 990 412 967 408" };

/** @param {{model: import("../update.js").Model}} props */
export function TroublePage({ model: { trouble } }) {
  if (!trouble) return null;
  const again = trouble.action === "retry";
  return html`<div class="page trouble-page">
    <${Strip} view=${null} onHome=${() => go({ page: "start" })} onMenu=${() => openDialog("menu")} />
    <main class="trouble">
      <div class="trouble-map"><${Picture} scene=${SCENES[trouble.key] ?? SERPENT} /></div>
      <div class="trouble-words">
        <h1>${t("bad-title", { bad: trouble.key })}</h1>
        <p role="status">${t(trouble.key, trouble.args)}</p>
        <p class="buttons">
          ${again && html`<button type="button" class="main" onClick=${() => location.reload()}>${t("bad-retry")}</button>`}
          <button type="button" id="to-start" class=${again ? "" : "main"} onClick=${() => go({ page: "start" })}>${t("bad-home")}</button>
        </p>
      </div>
    </main>
  </div>`;
}

/** @param {{scene: Scene}} props */
function Picture({ scene }) {
  const { connections, towns } = theBoard();
  const { box, boot, steps, road, full } = scene;
  return html`<${Cutting} box=${box} fill>
    <path class="steps halo" d=${steps} /><path class="steps" d=${steps} />
    ${road && html`<g transform=${`translate(${connections[road].socket.join(" ")})`}><${Tile} kind="dragon" grey /><${Stamp} name="mini-obstacle" size=${18} /></g>`}
    ${full && towns[full].boots.slice(0, 5).map(([x, y], i) => html`<g key=${i} transform=${`translate(${x} ${y})`}><${BootPin} seat=${i + 1} /></g>`)}
    <g transform=${`translate(${boot.join(" ")})scale(1.25)`}><${BootPin} seat=${0} /></g>
  <//>`;
}
