// @ts-check
/** Addresses of the one page: which place of it an address means. */

/** @typedef {import("./types.js").Route} Route */

/** @param {string} path @returns {Route} */
export function routeOf(path) {
  const [, word, id] = path.split("/");
  if (word === "g" && id) return { page: "table", id };
  if (word === "s" && id) return { page: "seat", id };
  if (word === "r" && id) return { page: "replay", id };
  if (word === "rules") return { page: "rules" };
  if (word === "about") return { page: "about" };
  return { page: word ? "nowhere" : "start" };
}

/** @param {Route} route @returns {string} */
export function pathOf(route) {
  switch (route.page) {
    case "table":
      return `/g/${route.id}`;
    case "seat":
      return `/s/${route.id}`;
    case "replay":
      return `/r/${route.id}`;
    case "start":
      return "/";
    default:
      return `/${route.page}`;
  }
}
