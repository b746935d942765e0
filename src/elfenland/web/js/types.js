// @ts-check
/**
 * The page's own shapes. What comes over the wire is in wire.d.ts, which is generated.
 *
 * @typedef {{event: "undo", player: number | null}} Undone a step that was taken back
 * @typedef {{event: "takeback", player: number | null, connection: string | null}} TakenBack a counter that was
 * @typedef {import("./wire.js").AnyEvent | Undone | TakenBack} GameEvent what happened, as the log tells it
 * @typedef {Pick<import("./wire.js").ShownEntry, "version" | "kind" | "seat" | "events">} LogEntry
 *
 * @typedef {object} Shown what the map shows now; runs behind the view while moves are animated
 * @property {Record<string, import("./wire.js").Kind>} counters
 * @property {string[]} obstacles
 * @property {string[]} boots
 * @property {string[][]} pieces
 * @property {string[]} last connections placed on last
 *
 * @typedef {{page: "start" | "table" | "seat" | "replay" | "review" | "learn" | "rules" | "about" | "games" | "tables" | "mail" | "puzzles" | "puzzle" | "challenge" | "nowhere", id?: string, at?: number, seat?: number | null, think?: boolean}} Route `at`, `seat`, `think`: the moment of a replay, whose cards are shown, and whether what-if is open
 *
 * @typedef {{id: string, task: number, tasks: number, actions: string[], done: boolean, lost: boolean}} Lesson a task of a lesson, counted from 1
 * @typedef {{key: string, args?: import("./i18n.js").Args}} Words a message and what it speaks of
 * @typedef {Words & {kind: "refusal" | "news"}} Notice
 * @typedef {Words & {action?: "retry"}} Trouble a page that cannot be shown
 * @typedef {Words & {yes: () => void, always?: boolean}} Question asked before a slip; `always`: not to be switched off
 * @typedef {"menu" | "settings" | "keys" | "link" | "me"} Dialog
 * @typedef {{town?: string, way?: string}} Spot a place of the map
 * @typedef {{mode: "caravan" | "discard", connection: string | null, need: number, cards: import("./wire.js").Kind[],
 *   foreseen?: boolean}} Paying `foreseen`: chosen for what is still to come
 * @typedef {{choice: import("./wire.js").LegalChoice, guess: boolean}} Thought something laid in thought; `guess`: by somebody else
 *
 * @typedef {object} Town
 * @property {string} name
 * @property {[number, number]} at
 * @property {[number, number, number, number]} label
 * @property {[number, number][]} boots
 * @property {[number, number][]} pieces
 *
 * @typedef {{socket: [number, number], terrain: string, lake: string | null, from: string, to: string}} Way
 *
 * @typedef {object} Board
 * @property {[number, number, number, number]} view_box
 * @property {number} piece_gap
 * @property {string} start the town where everyone sets out
 * @property {number} pieces of each player
 * @property {[number, number]} players the fewest and the most
 * @property {Record<string, Town>} towns
 * @property {Record<string, Way>} connections
 * @property {Record<import("./wire.js").Kind, Record<string, number | number[]>>} chart
 * @property {string[]} player_colours
 * @property {string[]} player_shapes
 * @property {{defs: string, areas: string, labels: string}} layers
 */
export {};
