// @ts-check
/** The course of each connection as a path that lies outside of the page: measuring it lays nothing out. */

/** @type {Map<string, SVGPathElement>} */
const paths = new Map();

/** @param {string} way @param {number} share how far from its beginning, 0 to 1 @returns {[number, number]} */
export function pointAlong(way, share) {
  let path = paths.get(way);
  if (!path) {
    path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    path.setAttribute("d", document.getElementById(`course:${way}`)?.getAttribute("d") ?? "M0 0");
    paths.set(way, path);
  }
  const { x, y } = path.getPointAtLength(path.getTotalLength() * share);
  return [x, y];
}
