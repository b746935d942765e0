// @ts-check
/** What lies on the map, layer by layer: trails, counters, pieces, boots. */
import { html } from "../../vendor/htm-preact.js";
import { theBoard } from "../board.js";
import { pointAlong } from "./courses.js";
import { Block, BootPin, Doubt, Goal, Price, Sign, Tile, Token } from "./tiles.js";

/** @typedef {import("../types.js").Shown} Shown */
/** @typedef {{kind: string | null, price: number, able: boolean, blocked?: boolean, guess?: boolean}} Ghost obstacles have no kind; `guess`: somebody else's */

/** Where along a connection a seat's shape stands: before the middle, where counters lie. */
const SHARE = 7 / 32;

/**
 * The way each seat travelled, side by side where several went the same way. While the game lasts they are rows of
 * footprints, because broad bands of light mark the roads that can be taken now.
 * @param {{trails: string[][], over: boolean}} props
 */
export function Trails({ trails, over }) {
  const board = theBoard();
  /** @type {Map<string, number[]>} */
  const seats = new Map();
  trails.forEach((trail, seat) => new Set(trail).forEach((way) => seats.set(way, [...(seats.get(way) ?? []), seat])));
  return html`<g id="trails">
    ${[...seats].map(([way, here]) =>
      here.map((seat, k) => {
        // Beside each other by a shift across the line from end to end: near enough for thin lines.
        const { from, to } = board.connections[way];
        const [ax, ay] = board.towns[from].at;
        const [bx, by] = board.towns[to].at;
        const length = Math.hypot(bx - ax, by - ay) || 1;
        const offset = (k - (here.length - 1) / 2) * 3.6;
        const shift = `translate(${((ay - by) / length) * offset} ${((bx - ax) / length) * offset})`;
        return html`<g key=${`${way} ${seat}`} transform=${shift} fill="none" stroke-linecap="round">
          <use href=${`#course:${way}`} stroke="#fffaf0" stroke-width=${over ? 5 : 6} stroke-dasharray=${over ? undefined : "0 8"} />
          <use href=${`#course:${way}`} stroke=${board.player_colours[seat]} stroke-width=${over ? 3 : 4} stroke-dasharray=${over ? undefined : "0 8"} />
          <${Token} seat=${seat} size=${3.4} at=${pointAlong(way, SHARE)} />
        </g>`;
      }),
    )}
  </g>`;
}

/**
 * Counters with their price, ghosts of what could be laid, rafts' signs.
 * @param {{shown: Shown, cost: (way: string) => {price: number, able: boolean, caravan: boolean} | null,
 *   ghosts: Map<string, Ghost>, water: string[]}} props
 */
export function Signs({ shown, cost, ghosts, water }) {
  const { connections } = theBoard();
  const ways = [...new Set([...Object.keys(shown.counters), ...water])];
  const at = (/** @type {string} */ way) => `translate(${connections[way].socket.join(" ")})`;
  ways.sort((a, b) => connections[a].socket[1] - connections[b].socket[1]);
  return html`<g id="signs" aria-hidden="true">
    ${ways.map((way) => {
      const kind = shown.counters[way] ?? null;
      const { price, able, caravan } = cost(way) ?? { price: 0, able: true, caravan: false };
      return html`<g key=${way} transform=${at(way)}>
        <g data-sign=${way} class="drop">
          <${Sign} kind=${kind} price=${price} able=${able} caravan=${caravan} blocked=${shown.obstacles.includes(way)} last=${shown.last.includes(way)} />
        </g>
      </g>`;
    })}
    ${[...ghosts].map(
      ([way, ghost]) => html`<g key=${`ghost ${way}`} transform=${at(way)} class=${ghost.able ? "ghost" : "ghost unable"} data-ghost=${way}>
        <g class="ghost-tile">${ghost.kind && html`<${Tile} kind=${ghost.kind} />`}${(ghost.blocked || !ghost.kind) && html`<${Block} />`}</g>
        ${ghost.price > 0 && html`<${Price} price=${ghost.price} />`}
        ${ghost.guess && html`<${Doubt} />`}
      </g>`,
    )}
  </g>`;
}

/**
 * Pieces still to be collected, each seat's always at the same place of the row, and the goal of my town card.
 * @param {{shown: Shown, goal: string | null, me: number | null}} props `me`: my seat; the others' pieces are pale
 */
export function Pieces({ shown, goal, me }) {
  const { towns, piece_gap: gap, players } = theBoard();
  const shift = ((players[1] - shown.pieces.length) / 2) * gap;
  const at = goal && towns[goal].pieces[shown.pieces.length - 1];
  return html`<g id="pieces">
    ${at && html`<g key="goal" transform=${`translate(${at[0] + shift + 11} ${at[1]})scale(.8)`}><${Goal} /></g>`}
    ${shown.pieces.map((left, seat) =>
      left.map((town) => {
        const [x, y] = towns[town].pieces[seat];
        const look = me === null ? undefined : seat === me ? "mine" : "others";
        return html`<${Token} key=${`${seat} ${town}`} seat=${seat} size=${seat === me ? 4.5 : 3.9} look=${look} town=${town} at=${[x + shift, y]} />`;
      }),
    )}
  </g>`;
}

/** @param {string[]} boots @returns {{seat: number, at: [number, number]}[]} where each boot stands, those behind first */
export function bootPlaces(boots) {
  const { towns } = theBoard();
  /** @type {Record<string, number>} */
  const standing = {};
  return boots
    .map((town, seat) => {
      const k = standing[town] ?? 0;
      standing[town] = k + 1;
      return { seat, at: towns[town].boots[k] };
    })
    .sort((a, b) => a.at[1] - b.at[1]);
}

/** @param {{shown: Shown, toAct: number | null, me: number | null}} props my boot is the largest */
export function Boots({ shown, toAct, me }) {
  return html`<g id="boots">
    ${bootPlaces(shown.boots).map(
      ({ seat, at }) => html`<g key=${seat} transform=${`translate(${at.join(" ")})`}>
        <g data-boot=${seat} class=${seat === toAct ? "boot acting" : "boot"}><g transform=${seat === me ? "translate(0 -2.4)scale(1.2)" : undefined}><${BootPin} seat=${seat} /></g></g>
      </g>`,
    )}
  </g>`;
}
