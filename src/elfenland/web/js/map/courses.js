// @ts-check
/** Places along the connections, measured once, on a path outside of the page: that lays nothing out. */

/** @type {Map<string, [number, number][]>} the places of each connection, `STEPS` to its length */
const courses = new Map();
const STEPS = 32;

/** @param {string} way @param {number} share how far from its beginning, 0 to 1 @returns {[number, number]} */
export function pointAlong(way, share) {
  let points = courses.get(way);
  if (!points) {
    points = measured(way);
    courses.set(way, points);
  }
  return points[Math.round(share * STEPS)];
}

/** @param {string} way @returns {[number, number][]} */
function measured(way) {
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", document.getElementById(`course:${way}`)?.getAttribute("d") ?? "M0 0");
  const length = path.getTotalLength();
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const { x, y } = path.getPointAtLength((length * i) / STEPS);
    return [x, y];
  });
}
