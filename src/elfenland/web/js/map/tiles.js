// @ts-check
/** Counters, pieces, boots and prices as SVG around the origin, as the picture package draws them. */
import { html } from "../../vendor/htm-preact.js";
import { pieces, theBoard } from "../board.js";

const TILE = 12.5;

/** A piece around a point; marks take a colour. @param {{name: string, size: number, colour?: string, x?: number, y?: number}} props */
export function Stamp({ name, size, colour, x = 0, y = 0 }) {
  const at = { x: x - size / 2, y: y - size / 2, width: size, height: size };
  if (colour) return html`<use href=${`#${name}`} ...${at} color=${colour} />`;
  return html`<image data-piece=${name} href=${pieces.value.pictures[name]} ...${at} />`;
}

/** A counter, or the raft's sign; pale if I cannot pay for it. @param {{kind: string, size?: number, grey?: boolean}} props */
export function Tile({ kind, size = 2 * TILE + 2, grey }) {
  return html`<circle cy="1.4" r=${size * 0.49} fill-opacity=".3" />
    <${Stamp} name=${`mini-${kind}`} size=${size} />
    ${grey && html`<circle r=${size * 0.46} fill="#e9e4d8" fill-opacity=".66" />`}`;
}

/** The camel on a corner of a counter: only a caravan can pass. */
const Camel = () => html`<circle cx=${1 - TILE} cy=${1 - TILE} r="8.2" fill="#9a6a1e" stroke="#fffaf0" stroke-width="1.4" />
  <${Stamp} name="mark-caravan" size=${12.5} colour="#fffaf0" x=${1 - TILE} y=${1 - TILE} />`;

/** An obstacle on a corner of a counter. */
export const Block = () => html`<${Stamp} name="mini-obstacle" size=${18} x=${TILE - 1} y=${1 - TILE} />`;

/** A broken ring and a question mark: it is a guess that this will lie here. */
export const Doubt = () => html`<g data-guess fill="none">
    <circle r="15.4" stroke="#fffaf0" stroke-width="3.6" />
    <circle r="15.4" stroke="#2b1d12" stroke-width="1.7" stroke-dasharray="4.4 3.7" />
    <circle cx=${1 - TILE} cy=${1 - TILE} r="7.4" fill="#2b1d12" stroke="#fffaf0" stroke-width="1.4" />
  </g>
  <text class="doubt" x=${1 - TILE} y=${5.2 - TILE} text-anchor="middle">?</text>`;

/** @param {{count: number, blocked: boolean, y: number, grey?: boolean}} props */
export function Pips({ count, blocked, y, grey }) {
  const gap = count < 5 ? 5.6 : 22.4 / (count - 1);
  return Array.from({ length: count }, (_, k) => {
    const fill = blocked && k === count - 1 ? "#8a2f1c" : grey ? "#d9d4c8" : "#fffaf0";
    return html`<circle cx=${(k - (count - 1) / 2) * gap} cy=${y} r="2.9" fill=${fill} stroke="#2b1d12" stroke-width=".9" />`;
  });
}

/** What a counter would cost there, as a number that can be read from afar. @param {{price: number}} props */
export function Price({ price }) {
  return html`<circle cy="13" r="7.6" fill="#fffaf0" stroke="#2b1d12" stroke-width="1.2" />
    <text class="price" y="17.2" text-anchor="middle">${price}</text>`;
}

/** The sign of my town card: here the last journey is to end. */
export function Goal() {
  return html`<rect x="-7" y="-9.5" width="14" height="19" rx="2.6" fill="#2f5d50" stroke="#fffaf0" stroke-width="2.6" />
    <rect x="-7" y="-9.5" width="14" height="19" rx="2.6" fill="#2f5d50" stroke="#d9c58e" stroke-width="1.2" />
    <${Stamp} name="mark-castle" size=${11.5} colour="#fdf4da" />`;
}

/** A seat's shape. @param {{seat: number, size: number, at?: number[], look?: string, town?: string}} props `look`: a class; `town`: whose piece it is */
export function Token({ seat, size, at: [x, y] = [0, 0], look, town }) {
  const { player_colours: colours, player_shapes: shapes } = theBoard();
  return html`<g class=${look} data-town=${town} data-owner=${town && seat} transform=${`translate(${x} ${y})scale(${size})`} stroke-linejoin="round" stroke-linecap="butt">
    <path d=${shapes[seat]} fill="none" stroke="#fffaf0" stroke-width=".95" />
    <path d=${shapes[seat]} fill=${colours[seat]} stroke="#2b1d12" stroke-width=".28" />
  </g>`;
}

/** A boot, standing 12 below the origin. @param {{seat: number}} props */
export function BootPin({ seat }) {
  return html`<ellipse cx="-1" cy="11" rx="9" ry="2.6" fill-opacity=".3" />
    <${Stamp} name=${`boot-${seat}`} size=${28} x=${0.5} y=${-1.5} />`;
}

/**
 * A counter on its road, or what a waterway asks for.
 * @param {{kind: string | null, price: number, able: boolean, caravan: boolean, blocked: boolean, last?: boolean}} props
 */
export function Sign({ kind, price, able, caravan, blocked, last }) {
  const grey = !able && !caravan;
  return html`${
    last &&
    html`<circle r="16.4" fill="none" stroke="#fffaf0" stroke-width="4" />
      <circle r="16.4" fill="none" stroke="#8a2f1c" stroke-width="2" />`
  }
    ${kind ? html`<${Tile} kind=${kind} grey=${grey} />` : html`<${Tile} kind="raft" size=${22} grey=${grey} />`}
    ${blocked && html`<g class="drop" data-blocked><${Block} /></g>`}
    ${caravan && html`<${Camel} />`}
    ${price > 0 && html`<${Pips} count=${price} blocked=${blocked} y=${kind ? TILE : 10.5} grey=${grey} />`}`;
}
