// @ts-check
/** What the map shows: taken from a view, or moved on by one event while moves are animated. */

/** @typedef {import("./types.js").Shown} Shown */
/** @typedef {import("./wire.js").View} View */
/** @typedef {import("./types.js").GameEvent} GameEvent */

/** Events that a person can see happening on the map. */
const VISIBLE = new Set(["place", "obstacle", "move", "draw", "pass", "end_turn", "round", "keep"]);

/** @param {GameEvent} event @returns {number | null} whose event it is */
export const playerOf = (event) => ("player" in event ? event.player : null);

/** @param {GameEvent} event */
export const isVisible = (event) => VISIBLE.has(event.event);

/** @param {View} view @param {string[]} last connections laid on last @returns {Shown} */
export function shownOf(view, last) {
  return {
    counters: view.counters,
    obstacles: view.obstacles,
    boots: view.players.map((player) => player.boot),
    pieces: view.players.map((player) => player.pieces),
    last,
  };
}

/** @param {Shown} shown @param {GameEvent} event @returns {Shown} the map after the event, which is not checked again */
export function after(shown, event) {
  switch (event.event) {
    case "place":
      return { ...shown, counters: { ...shown.counters, [event.connection]: event.counter }, last: [event.connection] };
    case "obstacle":
      return { ...shown, obstacles: [...shown.obstacles, event.connection], last: [event.connection] };
    case "move": {
      const boots = shown.boots.map((town, seat) => (seat === event.player ? event.to : town));
      const pieces = shown.pieces.map((left, seat) =>
        seat === event.player && event.collected ? left.filter((town) => town !== event.to) : left,
      );
      return { ...shown, boots, pieces };
    }
    case "round":
      return { ...shown, counters: {}, obstacles: [], last: [] };
    default:
      return shown;
  }
}

/**
 * The connections of the counters laid last: one for each player since the last own turn at most.
 * @param {GameEvent[]} events @param {number} players @returns {string[]}
 */
export function lastLaid(events, players) {
  /** @type {Map<number, string>} */
  const found = new Map();
  let turns = 0;
  for (let i = events.length - 1; i >= 0 && turns < players; i -= 1) {
    const event = events[i];
    if (event.event === "round" || event.event === "round_end") break;
    if (event.event === "move" || event.event === "end_turn") break;
    if (event.event !== "place" && event.event !== "obstacle" && event.event !== "pass") continue;
    turns += 1;
    if (event.event !== "pass" && !found.has(event.player)) found.set(event.player, event.connection);
  }
  return [...found.values()];
}

/**
 * The events that count: steps that were taken back are left out, and so are the take-backs.
 * @param {GameEvent[]} events @returns {GameEvent[]}
 */
export function withoutUndone(events) {
  if (!events.some((event) => event.event === "undo")) return events;
  /** @type {GameEvent[]} */
  const kept = [];
  for (const event of events) {
    if (event.event !== "undo") kept.push(event);
    else kept.splice(kept.findLastIndex((one) => one.event === "move" && one.player === event.player), 1);
  }
  return kept;
}

/**
 * The connections that each player has travelled, by round.
 * @param {GameEvent[]} events @param {number} players
 * @returns {{round: number, connection: string, to: string, collected: boolean}[][]} for each seat
 */
export function journeys(events, players) {
  /** @type {{round: number, connection: string, to: string, collected: boolean}[][]} */
  const found = Array.from({ length: players }, () => []);
  let round = 1;
  for (const event of withoutUndone(events)) {
    if (event.event === "round") round = event.round;
    else if (event.event === "move") {
      const { connection, to, collected } = event;
      found[event.player].push({ round, connection, to, collected });
    }
  }
  return found;
}
