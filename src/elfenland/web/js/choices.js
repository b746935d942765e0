// @ts-check
/** What the view says is possible, sorted for the table. No rule is known here, only the list of legal choices. */

/** @typedef {import("./wire.js").View} View */
/** @typedef {import("./wire.js").LegalChoice} LegalChoice */
/** @typedef {import("./wire.js").Kind} Kind */
/** @typedef {({type: "counter", kind: Kind, secret: boolean} | {type: "obstacle"}) & {guess?: boolean}} Chosen `guess`: not mine, somebody else's in thought */

/** @param {View | null | undefined} view @param {LegalChoice["action"]} action @returns {LegalChoice[]} */
export const legal = (view, action) => view?.legal.filter((choice) => choice.action === action) ?? [];

/** @param {View | null | undefined} view @returns {boolean} */
export const isMyTurn = (view) => !!view && view.legal.length > 0;

/** @param {{legal: readonly LegalChoice[]}} view @param {Chosen | null} chosen @returns {Map<string, LegalChoice>} the roads for it */
export function roadsFor(view, chosen) {
  if (!chosen) return new Map();
  const fits = (/** @type {LegalChoice} */ choice) =>
    chosen.type === "obstacle"
      ? choice.action === "obstacle"
      : choice.action === "place" && choice.kind === chosen.kind && !!choice.secret === chosen.secret;
  return new Map(view.legal.filter(fits).map((choice) => [String(choice.connection), choice]));
}

/**
 * The roads for what is in the hand: my own, or a guess about the others.
 * @param {{view: View | null, chosen: Chosen | null, guesses: LegalChoice[]}} model @returns {Map<string, LegalChoice>}
 */
export const roadsOf = ({ view, chosen, guesses }) => (view ? roadsFor(chosen?.guess ? { legal: guesses } : view, chosen) : new Map());

/** @param {LegalChoice} place @param {readonly string[]} hand @returns {boolean} whether it holds the cards of the counter's own kind for that road */
export const isPaid = ({ kind, price = 0 }, hand) => hand.filter((card) => card === kind).length >= price;

/** @param {View} view @param {Chosen} chosen @returns {boolean} whether it can be laid anywhere */
export const canLay = (view, chosen) => roadsFor(view, chosen).size > 0;

/**
 * The counters of the viewer, secret ones first, each with the action that it can be used for.
 * @param {View} view @returns {{kind: Kind, secret: boolean, key: string}[]}
 */
export function myCounters(view) {
  if (view.seat === null) return [];
  const me = view.players[view.seat];
  const secret = (me.secrets ?? []).map((kind) => ({ kind, secret: true }));
  const open = me.counters.map((kind) => ({ kind, secret: false }));
  return [...secret, ...open].map((counter, i) => ({ ...counter, key: `${counter.kind}:${counter.secret}:${i}` }));
}

/**
 * Who makes my only choice for me: the server where everybody can see that there is no other, else the page if the
 * settings say so.
 * @param {View} view @param {boolean} autoPass @returns {"server" | "page" | null}
 */
export function madeBy({ legal: [only, ...more], forced }, autoPass) {
  if (forced) return "server";
  return autoPass && only?.action === "pass" && !more.length ? "page" : null;
}

/** @param {LegalChoice} way @returns {number} how many cards it takes */
const cardsOf = (way) => way.choose ?? way.cards?.length ?? 0;

/** @param {View} view @param {string} town @returns {LegalChoice[]} the ways to a neighbour, the cheapest first */
export const waysTo = (view, town) =>
  view.legal
    .filter((choice) => (choice.action === "move" || choice.action === "caravan") && choice.to === town)
    .sort((a, b) => cardsOf(a) - cardsOf(b));

/**
 * A way to a town farther off that brings more new towns than the cheapest one.
 * @param {{view: View | null, reach: import("./wire.js").Reach | null}} model @param {string} town
 */
export const richerWay = ({ view, reach }, town) => (view && !waysTo(view, town).length && reach?.towns[town]?.more) || null;

/** @param {{steps: {action: string}[]}} way @returns {boolean} whether cards of a caravan have been chosen in it */
export const isByCaravan = (way) => way.steps.some((step) => step.action.startsWith("caravan"));

/** @param {View} view @param {string} connection @returns {LegalChoice[]} */
export const waysAlong = (view, connection) =>
  view.legal.filter(
    (choice) => (choice.action === "move" || choice.action === "caravan") && choice.connection === connection,
  );

/**
 * The town in question: the one pointed at, else the one chosen by a finger; never the one where the boot stands.
 * @param {{view: View | null, pointed: {town?: string} | null, pinned: string | null}} model @returns {string | null}
 */
export function aimedTown({ view, pointed, pinned }) {
  const here = view && view.seat !== null ? view.players[view.seat].boot : null;
  const town = pointed?.town && pointed.town !== here ? pointed.town : pinned;
  return town && town !== here ? town : null;
}

/** @param {Kind[]} hand @param {readonly Kind[]} order @returns {[Kind, number][]} how many of each kind */
export function byKind(hand, order) {
  return order.flatMap((kind) => {
    const n = hand.filter((card) => card === kind).length;
    return n ? [/** @type {[Kind, number]} */ ([kind, n])] : [];
  });
}

/** @param {View} view @returns {number} which of the six phases it is */
export function phaseNumber(view) {
  return { draw: 3, plan: 4, travel: 5, keep: 6, over: 6 }[view.phase];
}
