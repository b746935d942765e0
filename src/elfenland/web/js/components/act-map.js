// @ts-check
/** A playable map without a table: it shows a view, lights up what its legal choices allow, and reports which choice a click means. */
import { html } from "../../vendor/htm-preact.js";
import { useMemo } from "../../vendor/preact-hooks.js";
import { roadsFor, waysAlong, waysTo } from "../choices.js";
import { describer } from "../map/describe.js";
import { MapView } from "../map/map-view.js";
import { costs, ghostsOf, goals, waterways } from "../pages/table-map.js";
import { isNight } from "../settings.js";

/** @typedef {import("../wire.js").LegalChoice} LegalChoice */

const NOTHING = /** @type {string[]} */ ([]);
const NONE = new Set();

/**
 * @param {{view: import("../wire.js").View, shown: import("../types.js").Shown, chosen: import("../choices.js").Chosen | null,
 *   still: boolean, trail: string[], path: string[], follow: string | null,
 *   onChoose: (choices: LegalChoice[], place: import("../types.js").Spot, by: string) => void,
 *   onPoint?: (at: import("../types.js").Spot | null) => void}} props
 *   `still`: nothing can be done now; `path`: what is marked; `follow`: what to keep in sight
 */
export function ActMap({ view, shown, chosen, still, trail, path, follow, onChoose, onPoint = () => {} }) {
  const travelling = view.phase === "travel" && !still;
  const roads = useMemo(() => (still ? new Map() : roadsFor(view, chosen)), [view, chosen, still]);
  const me = view.players[view.seat ?? 0];
  return html`<${MapView}
    shown=${shown}
    night=${isNight()}
    toAct=${view.to_act}
    me=${view.seat}
    trails=${useMemo(() => [trail], [trail.join(" ")])}
    over=${false}
    cost=${useMemo(() => costs(view, false), [view])}
    ghosts=${useMemo(() => ghostsOf(roads, me.hand ?? []), [roads])}
    water=${useMemo(() => (travelling ? waterways(view) : []), [travelling, view])}
    lit=${useMemo(() => (travelling ? goals(view, null, me.boot) : new Set(roads.keys())), [travelling, view, roads])}
    old=${NONE}
    path=${useMemo(() => new Set(path), [path.join(" ")])}
    home=${me.boot}
    follow=${follow}
    around=${NOTHING}
    lookAt=${NOTHING}
    goal=${me.town_card}
    describe=${useMemo(() => describer(view, roads, shown.last), [view, roads, shown.last])}
    onTown=${(/** @type {string} */ town, /** @type {string} */ by) => still || onChoose(waysTo(view, town), { town }, by)}
    onWay=${(/** @type {string} */ way, /** @type {string} */ by) => still || onChoose(view.phase === "plan" ? [roads.get(way)].filter(Boolean) : waysAlong(view, way), { way }, by)}
    onPoint=${onPoint}
  />`;
}
