// @ts-check
/** What a click, a key or a drop at the table sets going. */
import { kinds, otherEnd, theBoard, townName } from "../board.js";
import { isByCaravan, isMyTurn, waysAlong, waysTo } from "../choices.js";
import * as commands from "../commands.js";
import { dragCounter } from "../map/drag.js";
import { model as store, send, set } from "../store.js";

/** @typedef {import("../update.js").Model} Model */
/** @typedef {import("../types.js").LegalChoice} LegalChoice */

/** What the components of the table can set going. @param {Model} model */
export function actsOf(model) {
  const { view, pinned, reach } = model;
  /** @param {LegalChoice} way */
  const along = (way) =>
    way.action === "caravan"
      ? send({ type: "pay", paying: { mode: "caravan", connection: way.connection, need: way.choose, cards: [] } })
      : void commands.play(way.text);
  const act = {
    play: (/** @type {string} */ text) => void commands.play(text),
    undo: () => void commands.play("undo"),
    undoAll: () => void commands.undoAll(),
    pass: commands.pass,
    endTurn: commands.endTurn,
    travel: (/** @type {any[]} */ steps) => void commands.travel(steps),
    along,
    choose: (/** @type {any} */ chosen) => send({ type: "choose", chosen }),
    keep: (/** @type {string} */ key) => send({ type: "keep", key }),
    drop: () => send({ type: "drop" }),
    card: (/** @type {string} */ card, /** @type {boolean} */ remove) => send({ type: "card", card, remove }),
    pay() {
      const { paying } = model;
      if (paying)
        void commands.play(
          [paying.mode === "discard" ? "end" : `caravan ${paying.connection}`, ...paying.cards].join(" "),
        );
    },
    /**
     * For a caravan cards go first that nothing on the board asks for, then those of which there are most. At the
     * end of the turn the board's counters are gone: then single cards go first. Rafts always find a river.
     */
    chooseCards() {
      const { paying } = model;
      if (!paying || !view || view.seat === null) return;
      const hand = view.players[view.seat].hand ?? [];
      const wanted = new Set(["raft", ...(paying.mode === "caravan" ? Object.values(view.counters) : [])]);
      const worth = (/** @type {any} */ kind) => {
        const n = hand.filter((card) => card === kind).length;
        return (wanted.has(kind) ? 100 : 0) + (paying.mode === "caravan" ? -n : n);
      };
      const cards = [...hand]
        .sort((a, b) => worth(a) - worth(b) || kinds().indexOf(a) - kinds().indexOf(b))
        .slice(0, paying.need);
      send({ type: "pay", paying: { ...paying, cards } });
    },
    /** @param {PointerEvent} event @param {any} chosen */
    drag(event, chosen) {
      dragCounter(
        event,
        () => send({ type: "choose", chosen }),
        (way) => way && commands.layOn(way),
      );
    },
    /** @param {string[]} places @param {boolean} [look] whether the map moves there */
    spot: (places, look) => set({ spotlight: places, ...(look && { lookAt: places }) }),
    tab: (/** @type {string} */ tab) => set({ tab, chatSeen: store.value.table?.chat?.at(-1)?.id ?? 0 }),
    mute: (/** @type {number} */ seat, /** @type {boolean} */ muted) => void commands.ask(`mute/${seat}`, { muted }),
    say: (/** @type {string} */ text) => void commands.ask("chat", { text }),
    rematch: () => void commands.rematch(),
    replay: () => model.table && commands.go({ page: "replay", id: model.table.game }),
    home: () => commands.go({ page: "start" }),
    /** @param {LegalChoice} choice one of the list of the text view */
    choice(choice) {
      if (choice.action === "caravan") along(choice);
      else if (choice.action === "end") commands.endTurn();
      else if (choice.action === "pass") commands.pass();
      else void commands.play(choice.text);
    },
    /** @param {string} town @param {string} by */
    town(town, by) {
      if (!view || view.phase !== "travel" || !isMyTurn(view) || model.paying) return;
      const ways = waysTo(view, town);
      const far = reach?.towns[town];
      const sure = by === "mouse" || pinned === town;
      // What was shown while pointing is what happens; where there is another way as well, one is asked.
      const plain = ways.length
        ? ways.length === 1 && !(far && far.steps.length > 1)
        : far && !isByCaravan(far);
      if (!ways.length && !far) {
        const here = view.seat === null ? "" : view.players[view.seat].boot;
        if (town !== here)
          set({ notice: { key: "do-travel-far", args: { town: townName(town) }, kind: "refusal" }, pinned: null });
      } else if (!sure || !plain) send({ type: "pin", town });
      else if (ways.length === 1) along(ways[0]);
      else if (far) void commands.travel(far.steps);
    },
    /** @param {string} way @param {string} by */
    way(way, by) {
      if (!view || !isMyTurn(view) || model.paying) return;
      if (view.phase === "plan" && model.chosen) return commands.layOn(way);
      if (view.phase === "plan") return set({ notice: { key: "do-lay-first", kind: "refusal" } });
      if (view.phase !== "travel" || view.seat === null) return;
      const ways = waysAlong(view, way);
      const { from, to } = theBoard().connections[way];
      const here = view.players[view.seat].boot;
      if (ways.length === 1 && (by === "mouse" || by === "key")) along(ways[0]);
      else if (ways.length) send({ type: "pin", town: otherEnd(way, here) });
      else if (from === here || to === here) void commands.play(`move ${way}`);
      else set({ notice: { key: "refusal-not-here", kind: "refusal" } });
    },
  };
  return act;
}
