// @ts-check
/**
 * The shapes that come from the server (views.py, docs/http.md) and those of the page's own model.
 *
 * @typedef {"giant_pig" | "elfcycle" | "magic_cloud" | "unicorn" | "troll_wagon" | "dragon" | "raft"} Kind
 *
 * @typedef {object} SeatView
 * @property {string} name
 * @property {string | null} bot
 * @property {string} boot the town where the boot stands
 * @property {string[]} pieces towns where a piece still lies
 * @property {number} collected
 * @property {number} cards
 * @property {Kind[]} counters
 * @property {number} secret_counters
 * @property {boolean} obstacle
 * @property {Kind[] | null} hand
 * @property {Kind[] | null} secrets
 * @property {string | null} town_card
 *
 * @typedef {{kind: Kind, forth: number, back: number, caravan: number}} Price
 *
 * @typedef {object} LegalChoice
 * @property {string} text the action as it is sent
 * @property {"draw" | "place" | "obstacle" | "pass" | "move" | "caravan" | "end" | "keep"} action
 * @property {Kind | null} [kind]
 * @property {string | null} [connection]
 * @property {string | null} [to]
 * @property {boolean} [secret]
 * @property {Kind[]} [cards]
 * @property {number} [price]
 * @property {number} [choose]
 *
 * @typedef {object} Outcome
 * @property {number[]} winners
 * @property {number[]} scores
 * @property {number[]} pieces
 * @property {number[]} cards
 * @property {number[] | null} distances
 * @property {boolean} early
 * @property {string} reason
 * @property {string} rule
 *
 * @typedef {{event: string, [field: string]: any}} GameEvent an event of events.py, or `undo`
 *
 * @typedef {object} View
 * @property {number | null} seat
 * @property {string} edition
 * @property {Record<string, any>} options
 * @property {number} starting_player
 * @property {number} round
 * @property {number} round_starting_player
 * @property {"draw" | "plan" | "travel" | "keep" | "over"} phase
 * @property {number | null} to_act
 * @property {SeatView[]} players
 * @property {Kind[]} face_up
 * @property {number} face_down_counters
 * @property {number} card_stack
 * @property {Record<string, Kind>} counters
 * @property {string[]} obstacles
 * @property {Record<string, Price>} prices
 * @property {Kind[]} cards_shown
 * @property {LegalChoice[]} legal
 * @property {boolean} can_undo
 * @property {Outcome | null} outcome
 * @property {GameEvent[]} [events]
 *
 * @typedef {{kind: string, name: string | null, bot: string | null, present: boolean, away_since: string | null,
 *   mine: boolean, left: boolean, [more: string]: any}} TableSeat
 *
 * @typedef {object} Table
 * @property {string} game
 * @property {"open" | "running" | "finished" | "paused"} status
 * @property {boolean} host
 * @property {"table" | "import"} source
 * @property {string} [link]
 * @property {string} edition
 * @property {Record<string, any>} options
 * @property {TableSeat[]} seats
 * @property {string} pace
 * @property {string} watch
 * @property {number[]} my_seats
 * @property {number} rev
 * @property {number} version
 * @property {View | null} [view]
 * @property {Record<string, any>} [votes]
 * @property {{id: number, seat: number | null, name: string, text: string, at: string}[]} [chat]
 *
 * @typedef {{connection: string, to: string, action: string, cards: Kind[]}} WayStep
 * @typedef {{towns: Record<string, {cards: Kind[], steps: WayStep[]}>}} Reach
 *
 * @typedef {{version: number, kind: "play" | "undo", seat: number | null, events: GameEvent[]}} LogEntry
 *
 * @typedef {object} Shown what the map shows now; runs behind the view while moves are animated
 * @property {Record<string, Kind>} counters
 * @property {string[]} obstacles
 * @property {string[]} boots
 * @property {string[][]} pieces
 * @property {string[]} last connections laid on last
 *
 * @typedef {{page: "start" | "table" | "seat" | "replay" | "rules" | "about" | "nowhere", id?: string}} Route
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
 * @property {Record<string, Town>} towns
 * @property {Record<string, Way>} connections
 * @property {Record<string, Record<string, any>>} chart
 * @property {Record<string, string>} icons
 * @property {Record<string, string>} kind_colours
 * @property {string[]} player_colours
 * @property {string[]} player_shapes
 * @property {{defs: string, roads: string, towns: string, labels: string}} layers
 */
export {};
