// @ts-check
/** Positions along the connections, computed once from their curves: asking the browser would be slow. */

/** @typedef {[number, number]} Point */

/** @type {Map<string, Point[]>} the places of each connection, `STEPS` to its length */
const courses = new Map();
const STEPS = 32;
/** Straight pieces that stand for one curve. */
const FINE = 12;

/** @param {string} way @param {number} share how far from its beginning, 0 to 1 @returns {Point} */
export function pointAlong(way, share) {
  let points = courses.get(way);
  if (!points) {
    points = evenly(flat(document.getElementById(`course:${way}`)?.getAttribute("d") ?? "M0 0"));
    courses.set(way, points);
  }
  return points[Math.round(share * STEPS)];
}

/** @param {string} course a path of one M and curves relative to their beginnings @returns {Point[]} a line along it */
function flat(course) {
  const [x, y, ...curves] = (course.match(/-?\d*\.?\d+/g) ?? []).map(Number);
  /** @type {Point[]} */
  const line = [[x, y]];
  for (let i = 0; i + 5 < curves.length; i += 6) {
    const [ox, oy] = line[line.length - 1];
    const [ax, ay, bx, by, cx, cy] = curves.slice(i, i + 6);
    for (let k = 1; k <= FINE; k++) {
      const t = k / FINE;
      const [a, b, c] = [3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
      line.push([ox + a * ax + b * bx + c * cx, oy + a * ay + b * by + c * cy]);
    }
  }
  return line;
}

/** @param {Point[]} line @returns {Point[]} places on it at equal distances, its ends among them */
function evenly(line) {
  const far = [0];
  for (let i = 1; i < line.length; i++) far.push(far[i - 1] + Math.hypot(line[i][0] - line[i - 1][0], line[i][1] - line[i - 1][1]));
  let at = 0;
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const wanted = (far[far.length - 1] * step) / STEPS;
    while (at < line.length - 2 && far[at + 1] < wanted) at++;
    const next = line[at + 1] ?? line[at];
    const share = (wanted - far[at]) / (far[at + 1] - far[at] || 1);
    return [line[at][0] + (next[0] - line[at][0]) * share, line[at][1] + (next[1] - line[at][1]) * share];
  });
}
