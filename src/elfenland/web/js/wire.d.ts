// Generated from the OpenAPI document by tests/wire_types.py; do not edit.

export type AnyEvent = TownCards | FaceUp | RoundBegan | Dealt | SecretDrawn | Drawn | Placed | ObstaclePlaced | Passed | Moved | TurnEnded | Kept | RoundEnded | Result;

export type Kind = "giant_pig" | "elfcycle" | "magic_cloud" | "unicorn" | "troll_wagon" | "dragon" | "raft";

export type Phase = "draw" | "plan" | "travel" | "keep" | "over";

export type Means = "cards" | "caravan" | "none";

export type ActionName = "draw" | "place" | "obstacle" | "pass" | "move" | "caravan" | "end" | "keep";

/** Why something was refused. Further fields by code: version and view with stale, line with record. */
export interface Trouble {
  code: string;
  rule: string | null;
  sentence: string;
}

/** The stream's `log`: new entries, and the view after them, without its history. */
export interface StreamLog {
  version: number;
  entries: ShownEntry[];
  view: View | null;
  since: number | null;
}

/** An entry as a seat, or a spectator, may know it. */
export interface ShownEntry {
  version: number;
  kind: "play" | "start" | "takeback" | "undo";
  seat: number | null;
  events: AnyEvent[];
  at: number;
}

/** R1.5: the town cards, by seat. */
export interface TownCards {
  event: "town_cards";
  towns: (string | null)[];
}

/** R1.2, R5.3: five counters are turned up. */
export interface FaceUp {
  event: "face_up";
  counters: Kind[];
}

/** R5.1: a round begins. */
export interface RoundBegan {
  event: "round";
  round: number;
  starting_player: number;
}

/** R2.1: the new cards of one player. */
export interface Dealt {
  event: "deal";
  player: number;
  cards: (Kind | null)[];
}

/** R2.2: a secret counter. */
export interface SecretDrawn {
  event: "draw_secret";
  player: number;
  counter: Kind | null;
}

/** R2.3: a counter, from the face-up five (and what replaced it) or blind. */
export interface Drawn {
  event: "draw";
  player: number;
  counter: Kind;
  source: "blind" | "face_up";
  refill?: Kind;
}

/** R3.1: a counter placed on a road. */
export interface Placed {
  event: "place";
  player: number;
  counter: Kind;
  connection: string;
  secret: boolean;
}

/** R3.3: an obstacle placed on a road. */
export interface ObstaclePlaced {
  event: "obstacle";
  player: number;
  connection: string;
}

/** R3.5: a pass in planning. */
export interface Passed {
  event: "pass";
  player: number;
}

/** R4.1: a boot went along a connection. */
export interface Moved {
  event: "move";
  player: number;
  connection: string;
  to: string;
  cards: Kind[];
  caravan: boolean;
  collected: boolean;
}

/** R4.8: the end of a travel turn. */
export interface TurnEnded {
  event: "end_turn";
  player: number;
  discarded: Kind[];
}

/** R5.2: what a player kept; counter and secret are None where none was left. */
export interface Kept {
  event: "keep";
  player: number;
  counter: Kind | null;
  secret: boolean | null;
  returned: Returned[];
}

/** A counter that went back (R5.2). */
export interface Returned {
  counter: Kind | null;
  secret: boolean;
}

/** A round was played to its end. */
export interface RoundEnded {
  event: "round_end";
  round: number;
}

/** R6: the end of the game. */
export interface Result {
  event: "result";
  scores: number[];
  pieces: number[];
  cards: number[];
  distances: number[] | null;
  winners: number[];
  early: boolean;
}

/** One seat's knowledge (seat None: a spectator's). */
export interface View {
  seat: number | null;
  edition: string;
  options: Record<string, any>;
  starting_player: number;
  round: number;
  round_starting_player: number;
  phase: Phase;
  to_act: number | null;
  players: SeatView[];
  face_up: Kind[];
  face_down_counters: number;
  card_stack: number;
  counters: Record<string, Kind>;
  obstacles: string[];
  prices: Record<string, Price>;
  cards_shown: Kind[];
  legal: LegalChoice[];
  can_undo: boolean;
  /** the seats that have passed since something was placed */
  passed: number[];
  /** whether one more pass would end the planning */
  last_pass: boolean;
  outcome: Outcome | null;
  events: AnyEvent[];
}

/** What everybody sees of one player; hand, secrets and town card only where the viewer may know them. */
export interface SeatView {
  name: string;
  bot: string | null;
  boot: string;
  pieces: string[];
  collected: number;
  cards: number;
  counters: Kind[];
  secret_counters: number;
  obstacle: boolean;
  hand: Kind[] | null;
  secrets: Kind[] | null;
  town_card: string | null;
}

/** What a connection asks for now: cards of a kind from either end, or a caravan of any cards (0: none). */
export interface Price {
  kind: Kind;
  forth: number;
  back: number;
  caravan: number;
  /** cards of the kind from where your boot stands, else the cheaper way */
  asked: number;
  /** how you could pay that now; null for a spectator */
  means: Means | null;
}

/** One legal choice, spelt out for a page: the action's text and its parts. */
export interface LegalChoice {
  text: string;
  action: ActionName;
  kind?: Kind | null;
  connection?: string | null;
  to?: string | null;
  secret?: boolean;
  cards?: Kind[];
  price?: number;
  choose?: number;
}

/** The result, the reason that decided it and the rule that says so. */
export interface Outcome {
  winners: number[];
  scores: number[];
  pieces: number[];
  cards: number[];
  distances: number[] | null;
  early: boolean;
  reason: "after_round_three" | "cards" | "distance" | "instant" | "pieces" | "score" | "shared";
  rule: string;
}

/** The stream's `chat`: new messages, or all that there are if some were deleted. */
export interface StreamChat {
  lines: ChatLine[];
  all: boolean;
}

/** A chat message; seat None: a spectator's. */
export interface ChatLine {
  id: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/** A table as one caller sees it. */
export interface Table {
  game: string;
  status: "finished" | "open" | "paused" | "running";
  source: "import" | "table";
  host: boolean;
  link: string | null;
  edition: string;
  options: Record<string, any>;
  seats: Seat[];
  starting_player: number | "oldest" | "random";
  pace: "days" | "hours" | "live" | "none";
  watch: "everyone" | "link" | "nobody";
  my_seats: number[];
  /** grows with changes of seats, votes and settings; `version` grows with the game */
  rev: number;
  version: number;
  to_act: number | null;
  since: number | null;
  now: number;
  created: number;
  votes: ShownVotes;
  rematch: string | null;
  chat: ChatLine[];
  view: View | null;
}

/** A seat, as everyone at the table sees it. */
export interface Seat {
  kind: "bot" | "human" | "open";
  name: string;
  bot: string | null;
  device: boolean;
  present: boolean;
  away_since: number | null;
  mine: boolean;
  left: boolean;
  muted: boolean;
}

/** Votes under way, and who has agreed. */
export interface ShownVotes {
  pause: number[];
  takeback: number[];
  takeback_by: number | null;
  away: Record<string, Record<string, string>>;
  /** the seat that the others may now hand to a bot */
  may_replace: number | null;
}

/** You, the guest. */
export interface Me {
  name: string | null;
  games: Summary[];
}

/** A table in a list. */
export interface Summary {
  game: string;
  status: "finished" | "open" | "paused" | "running";
  source: "import" | "table";
  edition: string;
  town_cards: boolean;
  rounds: number;
  seats: SummarySeat[];
  pace: "days" | "hours" | "live" | "none";
  watch: "everyone" | "link" | "nobody";
  host: boolean;
  my_seats: number[];
  /** for your own running or paused games, else null; so is `to_act` */
  round: number | null;
  to_act: number | null;
  created: number;
  touched: number;
}

/** A seat in a list of tables. */
export interface SummarySeat {
  kind: "bot" | "human" | "open";
  name: string;
  bot?: string | null;
}

/** A guest's name. */
export interface Name {
  name: string;
}

/** All editions, and all values of every option. */
export interface Editions {
  default: string;
  editions: EditionInfo[];
  options: Record<string, (boolean | number | string)[]>;
}

/** An edition of the rules. */
export interface EditionInfo {
  name: string;
  text: string;
  options: Record<string, any>;
  tie_break: string;
}

/** A bot that can take a seat. */
export interface BotInfo {
  name: string;
  text: string;
}

/** The opponents that a player can choose among, the gentlest level first. */
export interface Opponents {
  levels: LevelInfo[];
  characters: CharacterInfo[];
}

/** A level of the ladder: its number, the bot's name, what a player reads about it, and its rating (Elo). */
export interface LevelInfo {
  level: number;
  bot: string;
  title: string;
  text: string;
  rating: number;
}

/** A bot with a style of its own, about as strong as a level. */
export interface CharacterInfo {
  bot: string;
  title: string;
  text: string;
  level: number;
}

/** The level that should be an even match, and the rating that it follows from. */
export interface NextLevel {
  level: number;
  bot: string;
  rating: number;
}

/** Your results, the oldest first. */
export interface LevelResults {
  results: LevelResult[];
}

/** A finished game against opponents of one level: how many players there were, and your share of the win. */
export interface LevelResult {
  level: number;
  players: number;
  share: number;
}

/** A new table. */
export interface NewGame {
  seats: SeatWish[];
  /** an edition of the rules */
  edition?: string;
  town_cards?: boolean | null;
  options?: Record<string, boolean | number | string>;
  starting_player?: number | "oldest" | "random";
  pace?: "days" | "hours" | "live" | "none";
  watch?: "everyone" | "link" | "nobody";
  /** start at once, if no seat is open */
  start?: boolean;
}

/** A seat of a new table: open to anyone with the link, a bot, your own, or another person's at your device. */
export interface SeatWish {
  kind: "bot" | "device" | "mine" | "open";
  name?: string | null;
  bot?: string | null;
}

/** Take an open seat. */
export interface Join {
  name: string;
  seat?: number | null;
}

/** Begin; `starting_player` says who is the oldest (R1.4), where the table asks for that. */
export interface Start {
  starting_player?: number | null;
}

/** A change of a seat before the start; `open` also removes the player in it. */
export interface SeatChange {
  kind: "bot" | "device" | "mine" | "open";
  name?: string | null;
  bot?: string | null;
}

/** The bot to play a seat. */
export interface HandOver {
  /** a name out of GET /api/bots or /api/opponents */
  bot: string;
}

/** A private link. */
export interface Link {
  link: string;
}

/** The seat that a private link opened. */
export interface Opened {
  game: string;
  seat: number;
}

/** The token of a private seat link /s/TOKEN. */
export interface SeatToken {
  token: string;
}

/** Yes or no. */
export interface Agree {
  agree: boolean;
}

/** A vote on a player who stays away. */
export interface AwayVote {
  vote: "bot" | "wait";
  bot?: string | null;
}

/** A chat message. */
export interface Say {
  text: string;
}

/** Whether a seat's chat is muted. */
export interface Mute {
  muted?: boolean;
}

/** The result of an action; `events` is what is new, the view comes without its history. */
export interface Played {
  version: number;
  events: AnyEvent[];
  view: View;
}

/** An action, the version it was chosen for, and an id of the client's own. */
export interface Play {
  /** unique for each action; repeating it is safe */
  id: string;
  version: number;
  /** the action's text, or undo */
  action: string;
  seat?: number | null;
}

/** A part of the log. */
export interface Log {
  version: number;
  entries: ShownEntry[];
}

/** The table that shows an imported record. */
export interface Imported {
  game: string;
}

/** Where your boot can go with your hand. */
export interface Reach {
  towns: Record<string, Reached>;
}

/** A cheapest way to a town. */
export interface Reached {
  cards: Kind[];
  steps: JourneyStep[];
}

/** One step of a journey, and the action that goes it. */
export interface JourneyStep {
  connection: string;
  to: string;
  action: string;
  cards: Kind[];
}

/** The best journey with your hand. */
export interface Journey {
  value: number;
  towns: string[];
  collected: number;
  steps: JourneyStep[];
}

/** Whether the server works. */
export interface Health {
  status: "ok";
  compiled: boolean;
  version: string;
}
