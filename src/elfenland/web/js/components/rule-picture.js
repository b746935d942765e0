// @ts-check
/** A small picture of the board for a rule: a part of the map with what the rule speaks of. */
import { html } from "../../vendor/htm-preact.js";
import { groundAddress, theBoard } from "../board.js";
import { t } from "../i18n.js";
import { BootPin, Sign, Token } from "../map/tiles.js";
import { isNight } from "../settings.js";
import { CardFace } from "./card.js";
import { CounterFace } from "./counter.js";

/** @type {Map<string, string>} the groups of the picture by id, without their ids */
const groups = new Map();

/** @param {string} id @returns {string} */
function groupOf(id) {
  if (!groups.size) {
    const { roads, towns, labels } = theBoard().layers;
    const svg = new DOMParser().parseFromString(
      `<svg xmlns="http://www.w3.org/2000/svg">${roads}${towns}${labels}</svg>`,
      "image/svg+xml",
    );
    for (const group of svg.documentElement.children) {
      const name = group.id;
      group.removeAttribute("id");
      groups.set(name, group.outerHTML.replaceAll(' xmlns="http://www.w3.org/2000/svg"', ""));
    }
  }
  return groups.get(id) ?? "";
}

/** @param {{picture: any, title: string}} props */
export function RulePicture({ picture, title }) {
  const label = t("rules-picture", { title });
  if (picture.cards.length || picture.tiles.length) {
    return html`<div class="rule-picture things" role="img" aria-label=${label}>
      ${picture.cards.map((/** @type {string} */ kind, /** @type {number} */ i) => html`<${CardFace} key=${i} kind=${kind} />`)}
      ${picture.tiles.map((/** @type {string} */ kind, /** @type {number} */ i) => html`<${CounterFace} key=${i} kind=${kind === "secret" ? null : kind} back=${kind === "secret"} size="large" />`)}
    </div>`;
  }
  return html`<${Cutting} picture=${picture} label=${label} />`;
}

/** @param {{picture: any, label: string}} props */
function Cutting({ picture, label }) {
  const board = theBoard();
  const ways = [...new Set([...picture.connections, ...Object.keys(picture.counters), ...picture.obstacles])];
  const towns = [
    ...new Set([
      ...picture.towns,
      ...(picture.boot ? [picture.boot] : []),
      ...ways.flatMap((id) => [board.connections[id].from, board.connections[id].to]),
    ]),
  ];
  const points = [...towns.map((id) => board.towns[id].at), ...ways.map((id) => board.connections[id].socket)];
  const [x, y, w, h] = frame(points, board.view_box);
  const inside = (/** @type {[number, number]} */ p) =>
    p[0] > x - 60 && p[0] < x + w + 60 && p[1] > y - 40 && p[1] < y + h + 60;
  const near = Object.entries(board.connections).filter(
    ([, way]) => inside(way.socket) || (inside(board.towns[way.from].at) && inside(board.towns[way.to].at)),
  );
  const seen = Object.entries(board.towns)
    .filter(([, town]) => inside(town.at))
    .sort((a, b) => a[1].at[1] - b[1].at[1]);
  const drawn =
    near.map(([id]) => groupOf(`road:${id}`)).join("") +
    seen.map(([id]) => groupOf(`town:${id}`)).join("") +
    seen.map(([id]) => groupOf(`label:${id}`)).join("");
  const boot = picture.boot && board.towns[picture.boot].boots[0];
  const ground = groundAddress(isNight());
  return html`<svg class="rule-picture elfmap" viewBox=${`${x} ${y} ${w} ${h}`} role="img" aria-label=${label}>
    <image href=${ground} x="0" y="0" width=${board.view_box[2]} height=${board.view_box[3]} />
    ${picture.connections.map((/** @type {string} */ id) => html`<use key=${id} href=${`#course:${id}`} class="glow slim" />`)}
    <g dangerouslySetInnerHTML=${{ __html: drawn }} />
    ${ways.map((id) => {
      const kind = picture.counters[id];
      return (
        kind &&
        html`<g key=${id} transform=${`translate(${board.connections[id].socket.join(" ")})`}><${Sign} kind=${kind} price=${0} able=${true} caravan=${false} blocked=${picture.obstacles.includes(id)} /></g>`
      );
    })}
    ${picture.towns.map((/** @type {string} */ id) => {
      const [px, py] = board.towns[id].pieces[0];
      return (
        id !== "elvenhold" &&
        html`<g key=${id} transform=${`translate(${px + 2.5 * board.piece_gap} ${py})`}><${Token} seat=${0} size=${4.4} /></g>`
      );
    })}
    ${boot && html`<g transform=${`translate(${boot.join(" ")})`}><${BootPin} seat=${0} /></g>`}
  </svg>`;
}

/** A part of the map of three by two around some points. @param {[number, number][]} points @param {number[]} box */
function frame(points, [, , width, height]) {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const margin = 70;
  let w = Math.max(240, Math.max(...xs) - Math.min(...xs) + 2 * margin);
  let h = Math.max(160, Math.max(...ys) - Math.min(...ys) + 2 * margin);
  if (w < h * 1.5) w = h * 1.5;
  else h = w / 1.5;
  w = Math.min(w, width);
  h = Math.min(h, height);
  const cx = (Math.max(...xs) + Math.min(...xs)) / 2;
  const cy = (Math.max(...ys) + Math.min(...ys)) / 2;
  return [Math.max(0, Math.min(width - w, cx - w / 2)), Math.max(0, Math.min(height - h, cy - h / 2)), w, h];
}
