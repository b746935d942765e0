// @ts-check
/** Counters, pieces, boots and prices as SVG around the origin, as the picture package draws them. */
import { html } from "../../vendor/htm-preact.js";
import { theBoard } from "../board.js";

const TILE = 12.5;

/** @param {{name: string, size: number, colour: string, x?: number, y?: number}} props */
export function Stamp({ name, size, colour, x = 0, y = 0 }) {
  const at = `translate(${x - size / 2} ${y - size / 2})scale(${size / 512})`;
  return html`<use href=${`#icon-${name}`} fill=${colour} transform=${at} />`;
}

/** @param {{kind: string, grey?: boolean}} props */
export function Tile({ kind, grey }) {
  const colour = grey ? "#8d877d" : theBoard().kind_colours[kind];
  return html`<rect x=${-TILE} y=${1.2 - TILE} width=${2 * TILE} height=${2 * TILE} rx="6" fill="#000" fill-opacity=".3" />
    <rect x=${-TILE} y=${-TILE} width=${2 * TILE} height=${2 * TILE} rx="6" fill=${colour} stroke="#2b1d12" />
    <rect x="-10.5" y="-10.5" width="21" height="21" rx="4.4" fill=${grey ? "#e9e4d8" : "#fffaf0"} />
    <${Stamp} name=${kind} size=${18} colour=${colour} y=${-0.8} />`;
}

/** @param {{grey?: boolean}} props */
export function RaftSign({ grey }) {
  const colour = grey ? "#8d877d" : theBoard().kind_colours.raft;
  return html`<circle r="10.5" fill="#fffaf0" stroke="#2b1d12" />
    <circle r="9.2" fill="none" stroke=${colour} stroke-width="1.8" />
    <${Stamp} name="raft" size=${14.5} colour=${colour} y=${-0.6} />`;
}

/** @param {{icon: string, x: number, y: number, colour: string}} props */
export function Badge({ icon, x, y, colour }) {
  return html`<circle cx=${x} cy=${y} r="8.2" fill=${colour} stroke="#fffaf0" stroke-width="1.4" />
    <${Stamp} name=${icon} size=${12} colour="#fffaf0" x=${x} y=${y} />`;
}

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
    <${Stamp} name="castle" size=${10.5} colour="#fdf4da" />`;
}

/** @param {{seat: number, size: number}} props */
export function Token({ seat, size }) {
  const { player_colours: colours, player_shapes: shapes } = theBoard();
  return html`<g transform=${`scale(${size})`}>
    <path d=${shapes[seat]} fill="none" stroke="#fffaf0" stroke-width=".95" stroke-linejoin="round" />
    <path d=${shapes[seat]} fill=${colours[seat]} stroke="#2b1d12" stroke-width=".28" stroke-linejoin="round" />
  </g>`;
}

const PIN = "M0 13Q-9 4-9-2.5A9 9 0 0 1 9-2.5Q9 4 0 13Z";

/** @param {{seat: number}} props */
export function BootPin({ seat }) {
  const colour = theBoard().player_colours[seat];
  return html`<path d=${PIN} fill=${colour} stroke="#fffaf0" stroke-width="3.4" />
    <path d=${PIN} fill=${colour} stroke="#2b1d12" />
    <${Stamp} name="boot" size=${13} colour=${seat === 3 ? "#2b1d12" : "#fffaf0"} y=${-2.6} />
    <g transform="translate(7.5 -9)"><${Token} seat=${seat} size=${4} /></g>`;
}

/**
 * A counter on its road, or what a waterway asks for.
 * @param {{kind: string | null, price: number, able: boolean, caravan: boolean, blocked: boolean, last?: boolean}} props
 */
export function Sign({ kind, price, able, caravan, blocked, last }) {
  const grey = !able && !caravan;
  return html`${
    last &&
    html`<rect x="-15.9" y="-15.9" width="31.8" height="31.8" rx="8.6" fill="none" stroke="#fffaf0" stroke-width="3.6" />
      <rect x="-15.9" y="-15.9" width="31.8" height="31.8" rx="8.6" fill="none" stroke="#8a2f1c" stroke-width="1.8" />`
  }
    ${kind ? html`<${Tile} kind=${kind} grey=${grey} />` : html`<${RaftSign} grey=${grey} />`}
    ${blocked && html`<g class="drop" data-blocked><${Badge} icon="obstacle" x=${TILE - 1} y=${1 - TILE} colour="#8a2f1c" /></g>`}
    ${caravan && html`<${Badge} icon="caravan" x=${1 - TILE} y=${1 - TILE} colour="#9a6a1e" />`}
    ${price > 0 && html`<${Pips} count=${price} blocked=${blocked} y=${kind ? TILE : 10.5} grey=${grey} />`}`;
}
