// @ts-check
/** A small picture for a rule: a part of the map with what the rule speaks of, or cards and counters. */
import { html } from "../../vendor/htm-preact.js";
import { useEffect, useRef } from "../../vendor/preact-hooks.js";
import { theBoard } from "../board.js";
import { t } from "../i18n.js";
import { BootPin, Sign, Token } from "../map/tiles.js";
import { CardFace } from "./card.js";
import { CounterFace } from "./counter.js";
import { Cutting } from "./cutting.js";
import { drawWhenNear } from "./near.js";

/** The frame is there at once, with its words; the picture follows. @param {{picture: any, title: string}} props */
export function RulePicture({ picture, title }) {
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  const things = picture.cards.length + picture.tiles.length > 0;
  useEffect(() => {
    if (frame.current) return drawWhenNear(frame.current, () => html`<${things ? Things : Place} picture=${picture} />`);
  }, [picture]);
  return html`<div ref=${frame} class=${`rule-picture${things ? " things" : ""}`} role="img" aria-label=${t("rules-picture", { title })}></div>`;
}

/** @param {{picture: any}} props */
function Things({ picture }) {
  return html`${picture.cards.map((/** @type {string} */ kind, /** @type {number} */ i) => html`<${CardFace} key=${i} kind=${kind} />`)}
    ${picture.tiles.map((/** @type {string} */ kind, /** @type {number} */ i) => html`<${CounterFace} key=${i} kind=${kind === "secret" ? null : kind} back=${kind === "secret"} size="large" />`)}`;
}

/** @param {{picture: any}} props */
function Place({ picture }) {
  const board = theBoard();
  const ways = [...new Set([...picture.connections, ...Object.keys(picture.counters), ...picture.obstacles])];
  const towns = [
    ...picture.towns,
    ...(picture.boot ? [picture.boot] : []),
    ...ways.flatMap((id) => [board.connections[id].from, board.connections[id].to]),
  ];
  const points = [...towns.map((id) => board.towns[id].at), ...ways.map((id) => board.connections[id].socket)];
  const boot = picture.boot && board.towns[picture.boot].boots[0];
  return html`<${Cutting} box=${frameOf(points, board.view_box)} glowing=${picture.connections}>
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
        id !== board.start &&
        html`<g key=${id} transform=${`translate(${px + 2.5 * board.piece_gap} ${py})`}><${Token} seat=${0} size=${4.4} /></g>`
      );
    })}
    ${boot && html`<g transform=${`translate(${boot.join(" ")})`}><${BootPin} seat=${0} /></g>`}
  <//>`;
}

/**
 * A part of the map of three by two around some points.
 * @param {[number, number][]} points @param {number[]} box @returns {import("./cutting.js").Box}
 */
export function frameOf(points, [, , width, height]) {
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
