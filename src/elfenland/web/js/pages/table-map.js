// @ts-check
/** What the map of a table shows: made once for each change, as pointing at things must stay quick. */
import { useMemo } from "../../vendor/preact-hooks.js";
import { theBoard } from "../board.js";
import { aimedTown, isPaid, legal, roadsOf } from "../choices.js";
import * as commands from "../commands.js";
import { describer } from "../map/describe.js";
import { isNight } from "../settings.js";
import { journeys } from "../shown.js";
import { send } from "../store.js";

/** @typedef {import("../update.js").Model} Model */
/** @typedef {import("../wire.js").View} View */

/**
 * The properties of the map.
 * @param {{model: Model, view: View, shown: import("../types.js").Shown, mine: boolean, veiled: boolean,
 *   traced: number[] | null, act: import("./table-acts.js").Acts}} of `traced`: whose journeys are shown at the end
 * @returns {import("../map/map-view.js").MapProps}
 */
export function useMap({ model, view, shown, mine, veiled, traced, act }) {
  const { chosen, guesses, reach, paying, spotlight } = model;
  const travelling = mine && view.phase === "travel" && !paying;
  const town = aimedTown(model);
  const way = travelling && town ? reach?.towns[town] : null;
  const roads = useMemo(() => ((mine || chosen?.guess) && !paying ? roadsOf(model) : new Map()), [view, chosen, guesses, mine, paying]);
  const describe = useMemo(() => describer(view, roads, shown.last), [view, roads, shown.last]);
  // What happens is followed; then the map comes back to where I stand and can go.
  const me = view.seat === null ? null : view.players[view.seat];
  const boot = me?.boot ?? null;
  const ghosts = useMemo(() => {
    const hand = me?.hand ?? [];
    return new Map([...ghostsOf(roads, hand), ...thoughtOf(model.laid)]);
  }, [roads, view, model.laid]);
  return {
    shown,
    night: isNight(),
    toAct: view.to_act,
    me: view.seat,
    trails: useMemo(() => trailsOf(model.events, view, traced), [model.events, view, traced]),
    over: view.phase === "over",
    cost: useMemo(() => costs(view, veiled), [view, veiled]),
    ghosts,
    water: useMemo(() => (travelling ? waterways(view) : []), [travelling, view]),
    lit: useMemo(() => (travelling ? goals(view, reach, boot) : new Set(roads.keys())), [travelling, view, reach, roads]),
    old: useMemo(() => {
      if (travelling && me) return new Set(Object.keys(theBoard().towns).filter((town) => !me.pieces.includes(town)));
      return new Set([...ghosts].flatMap(([way, { able }]) => (able ? [] : [way])));
    }, [travelling, view, ghosts]),
    path: useMemo(() => {
      const steps = way && !spotlight.length ? way.steps.flatMap((step) => [step.connection, step.to]) : [];
      return new Set([...steps, ...spotlight, ...(paying?.connection ? [paying.connection] : [])]);
    }, [way, spotlight, paying]),
    home: boot,
    follow: model.watched ?? (travelling || (mine && view.phase === "plan") ? boot : null),
    around: travelling ? legal(view, "move").map((choice) => String(choice.to)) : [],
    lookAt: model.lookAt,
    goal: (!veiled && me?.town_card) || null,
    describe,
    onTown: act.town,
    onWay: act.way,
    onPoint: (at) => {
      if (!travelling && !roads.size) return;
      send({ type: "point", at });
      commands.foresee((at?.way && roads.get(at.way)?.text) || null);
    },
  };
}

/** Towns and connections that a boot can go to. @param {View} view @param {Model["reach"]} reach @param {string | null} here */
export function goals(view, reach, here) {
  const moves = [...legal(view, "move"), ...legal(view, "caravan")].flatMap(({ connection, to }) => [
    String(connection),
    String(to),
  ]);
  return new Set([...moves, ...Object.keys(reach?.towns ?? {})].filter((id) => id !== here));
}

/** Counters that could be placed, by road, and whether my hand would pay. @param {Map<string, import("../wire.js").LegalChoice>} roads @param {string[]} hand */
export function ghostsOf(roads, hand) {
  const places = [...roads].filter(([, choice]) => choice.action === "place");
  return new Map(places.map(([way, choice]) => [way, { kind: choice.kind ?? null, price: choice.price ?? 0, able: isPaid(choice, hand) }]));
}

/** What is laid in thought, by road; an obstacle has no kind, but may lie on a counter. @param {Model["laid"]} laid */
function thoughtOf(laid) {
  /** @type {import("../map/map-view.js").MapProps["ghosts"]} */
  const found = new Map();
  for (const { choice, guess } of laid) {
    const { action, connection, kind = null, price = 0 } = choice;
    const under = found.get(String(connection));
    const blocked = action === "obstacle";
    found.set(String(connection), { kind: under?.kind ?? kind, price, able: true, blocked, guess: guess || under?.guess });
  }
  return found;
}

/** @param {View} view @returns {string[]} those that one can go along with rafts */
export const waterways = (view) =>
  legal(view, "move")
    .filter((choice) => choice.kind === "raft")
    .map((choice) => String(choice.connection));

/**
 * The way of each player in this round, or in the whole game once it is over.
 * @param {import("../types.js").GameEvent[]} events @param {View} view @param {number[] | null} traced
 */
function trailsOf(events, view, traced) {
  return journeys(events, view.players.length).map((steps, seat) => {
    if (view.phase === "over") return traced && !traced.includes(seat) ? [] : steps.map((step) => step.connection);
    return view.phase === "travel" || view.phase === "keep"
      ? steps.filter((step) => step.round === view.round).map((step) => step.connection)
      : [];
  });
}

/** What a connection asks of me, and how I could pay; nothing of my hand shows while it is hidden. @param {View} view @param {boolean} veiled */
export function costs(view, veiled) {
  return (/** @type {string} */ way) => {
    const price = view.prices[way];
    if (!price) return null;
    const means = veiled || view.phase === "over" ? null : price.means;
    return { price: price.asked, able: means !== "caravan" && means !== "none", caravan: means === "caravan" };
  };
}
