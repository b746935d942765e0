// @ts-check
/** Addresses of the one page: which place of it an address means. */

/** @typedef {import("./types.js").Route} Route */

/** @param {string} path @returns {Route} */
export function routeOf(path) {
  const [, word, id] = path.split("/");
  if (word === "g" && id) return { page: "table", id };
  if (word === "s" && id) return { page: "seat", id };
  if (word === "r" && id) return { page: "replay", id };
  if (word === "c" && id) return { page: "challenge", id };
  if (word === "mail" && id) return { page: "mail", id };
  if (word === "tables") return { page: "tables" };
  if (word === "games") return { page: "games" };
  if (word === "puzzles") return { page: "puzzles" };
  if (word === "puzzle" && id) return { page: "puzzle", id };
  if (word === "review" && id) return { page: "review", id };
  if (word === "learn") return id ? { page: "learn", id } : { page: "learn" };
  if (word === "rules") return { page: "rules" };
  if (word === "about") return { page: "about" };
  return { page: word ? "nowhere" : "start" };
}

/** A moment of a replay behind an address: its number, whose cards are shown, whether what-if is open. @param {Route} route */
const momentOf = ({ at, seat = null, think = false }) => `#${at}${seat === null ? "" : `,${seat}${think ? ",what-if" : ""}`}`;

/** @param {string} hash @returns {{at: number, seat: number | null, think: boolean}} */
export function momentIn(hash) {
  const [at, seat, think] = hash.slice(1).split(",");
  return { at: Number(at) || 1, seat: seat ? Number(seat) || 0 : null, think: think === "what-if" };
}

/** @param {Route} route @returns {string} */
export function pathOf(route) {
  switch (route.page) {
    case "table":
      return `/g/${route.id}`;
    case "seat":
      return `/s/${route.id}`;
    case "replay":
      return `/r/${route.id}${route.at ? momentOf(route) : ""}`;
    case "review":
      return `/review/${route.id}`;
    case "challenge":
      return `/c/${route.id}`;
    case "learn":
      return route.id ? `/learn/${route.id}` : "/learn";
    case "mail":
      return `/mail/${route.id}`;
    case "puzzle":
      return `/puzzle/${route.id}`;
    case "start":
      return "/";
    default:
      return `/${route.page}`;
  }
}
