// @ts-check
/** Where an arrow key leads: the nearest place in that direction, among those that are lit up if any are. */

/** @param {import("../types.js").Board} board @param {string} id @returns {[number, number]} */
const spot = (board, id) => board.connections[id]?.socket ?? board.towns[id].at;

/**
 * @param {import("../types.js").Board} board @param {string} from @param {number[]} step
 * @param {Set<string>} lit @returns {string | null}
 */
export function nearest(board, from, step, lit) {
  const roads = [...lit].filter((id) => board.connections[id]);
  const places = roads.length && !Object.keys(board.towns).some((id) => lit.has(id)) ? roads : Object.keys(board.towns);
  const [x, y] = spot(board, from);
  let best = null;
  let least = Infinity;
  for (const id of places) {
    if (id === from) continue;
    const [px, py] = spot(board, id);
    const along = (px - x) * step[0] + (py - y) * step[1];
    const aside = Math.abs((px - x) * step[1]) + Math.abs((py - y) * step[0]);
    if (along <= 2) continue;
    const far = along + aside * 2;
    if (far < least) [best, least] = [id, far];
  }
  return best;
}
