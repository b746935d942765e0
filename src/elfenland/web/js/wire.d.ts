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
  clock: Clock | null;
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
  /** your only choice, if all can see that there is no other */
  forced: string | null;
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

/** What a connection costs now: cards of a kind from either end, or a caravan of any cards (0: none). */
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

/** The clocks of the pace `clock`: seconds of each seat; the one to act uses theirs up since `at`. */
export interface Clock {
  minutes: number;
  increment: number;
  left: number[];
  at: number | null;
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
  /** where the host sits, who starts the game; null: nowhere */
  host_seat: number | null;
  link: string | null;
  edition: string;
  options: Record<string, any>;
  seats: Seat[];
  starting_player: number | "oldest" | "random";
  pace: "clock" | "days" | "hours" | "live" | "none";
  watch: "everyone" | "link" | "nobody";
  my_seats: number[];
  /** grows with changes of seats, votes and settings; `version` grows with the game */
  rev: number;
  version: number;
  to_act: number | null;
  since: number | null;
  /** seconds that the pace allows for a turn before the others may replace a player */
  limit: number | null;
  clock: Clock | null;
  now: number;
  created: number;
  votes: ShownVotes;
  rematch: string | null;
  /** the challenge that is played here */
  challenge: string | null;
  /** the seat that asked for the rematch */
  rematch_by: number | null;
  /** guests who follow the table and do not play */
  spectators: number;
  talk: "everyone" | "players";
  /** whether everyone finds it among the open tables */
  listed: boolean;
  /** the luck of a game between several people */
  fair: FairInfo | null;
  /** whether the players may ask the coach */
  coach: boolean;
  /** in how many decisions the coach has helped each seat */
  helped: number[];
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
  /** the portrait that its player has chosen; empty: the one of the name */
  face: string;
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

/** Luck that nobody can choose (docs/luck.md): what the server committed to, and each seat's own number. */
export interface FairInfo {
  context: string;
  commitment: string;
  numbers: (string | null)[];
}

/** A bot that can take a seat. */
export interface BotInfo {
  name: string;
  text: string;
}

/** A deal that everybody plays once, against the same bots: the deal of a day, or somebody's challenge. */
export interface Challenge {
  id: string;
  link: string;
  /** the date, if it is the deal of a day */
  day: string | null;
  town_cards: boolean;
  seats: ChallengeSeat[];
  /** whether you have played it */
  mine: "new" | "played" | "playing";
  /** your own game of it */
  game: string | null;
  /** the best first */
  results: ChallengeResult[];
}

/** A seat of a challenge: a bot's, or that of the person who plays it. */
export interface ChallengeSeat {
  name: string;
  bot: string | null;
}

/** How somebody fared; `game` is null until you have played the deal yourself. */
export interface ChallengeResult {
  name: string;
  mine: boolean;
  score: number;
  place: number;
  game: string | null;
}

/** What to challenge others with: a game that you finished alone against bots, or a fresh deal against these. */
export interface NewChallenge {
  game?: string | null;
  bots?: string[];
  town_cards?: boolean;
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

/** A table in a list. */
export interface Summary {
  game: string;
  status: "finished" | "open" | "paused" | "running";
  source: "import" | "table";
  edition: string;
  town_cards: boolean;
  rounds: number;
  seats: SummarySeat[];
  pace: "clock" | "days" | "hours" | "live" | "none";
  watch: "everyone" | "link" | "nobody";
  host: boolean;
  my_seats: number[];
  /** for your own running or paused games, else null; so is `to_act` */
  round: number | null;
  to_act: number | null;
  created: number;
  touched: number;
  /** the host's */
  language: string;
  /** of a finished game */
  result?: Ended | null;
}

/** A seat in a list of tables. */
export interface SummarySeat {
  kind: "bot" | "human" | "open";
  name: string;
  bot?: string | null;
  face?: string;
}

/** How a game has ended, by seats; with town cards the scores differ from the pieces. */
export interface Ended {
  at: number;
  winners: number[];
  pieces: number[];
  scores: number[];
}

/** A new table. */
export interface NewGame {
  seats: SeatWish[];
  /** an edition of the rules */
  edition?: string;
  town_cards?: boolean | null;
  options?: Record<string, boolean | number | string>;
  starting_player?: number | "oldest" | "random";
  pace?: "clock" | "days" | "hours" | "live" | "none";
  /** with the pace `clock` */
  clock?: ClockWish | null;
  watch?: "everyone" | "link" | "nobody";
  /** yours, for the list of open tables */
  language?: string;
  /** whether everyone may ask the coach; alone against bots you may */
  coach?: boolean;
  /** start at once, if no seat is open */
  start?: boolean;
}

/** A seat of a new table: open to anyone with the link, a bot, your own, or another person's at your device. */
export interface SeatWish {
  kind: "bot" | "device" | "mine" | "open";
  name?: string | null;
  bot?: string | null;
}

/** A time for each seat of a new table; the increment comes with each finished turn. */
export interface ClockWish {
  minutes?: number;
  /** seconds */
  increment?: number;
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

/** A vote on a player who stays away. */
export interface AwayVote {
  vote: "bot" | "wait";
  bot?: string | null;
}

/** A chat message. */
export interface Say {
  text: string;
}

/** What the coach says to a seat, and the version of the game that it is about. */
export interface Advice {
  version: number;
  seat: number;
  hint: Hint;
}

/** One step of help: 1 the nudge, 2 the choice with its reasons, 3 the best few beside each other. */
export interface Hint {
  step: number;
  facts: Fact[];
  choice?: string | null;
  compared?: Choice[];
}

/** One reason: a code that the page translates, and its values. */
export interface Fact {
  code: string;
  values: Record<string, any>;
}

/** One choice: the action, the share of the victory it leads to, and how well that is known. */
export interface Choice {
  action: string;
  share: number;
  standard_error: number;
  worlds: number;
  proved: boolean;
  waiting?: boolean;
}

/** A question to the coach: where to look (1), what to do and why (2), or the best choices compared (3). */
export interface HintWish {
  step: number;
  seat?: number | null;
}

/** Take an open seat. */
export interface Join {
  name: string;
  seat?: number | null;
}

/** The best journey with your hand. */
export interface Journey {
  value: number;
  towns: string[];
  collected: number;
  steps: JourneyStep[];
  /** connections of the shortest walk through the towns that remain */
  tour_left: number;
  /** whether the search has seen everything */
  proved: boolean;
  /** what the seat could lay at the earlier moment that was asked for */
  lays: LegalChoice[];
  /** in planning, if `guessed` was given: what others may place then, as far as the seat knows */
  guesses: LegalChoice[];
}

/** One step of a journey, and the action that goes it. */
export interface JourneyStep {
  connection: string;
  to: string;
  action: string;
  cards: Kind[];
}

/** Whether a table is among the open tables, where everyone finds it. */
export interface Listing {
  listed: boolean;
}

/** A part of the log. */
export interface Log {
  version: number;
  entries: ShownEntry[];
}

/** A player's own part of the luck. */
export interface LuckNumber {
  /** 16 random bytes as hexadecimal digits */
  number: string;
  seat?: number | null;
}

/** Whether a seat's chat is muted. */
export interface Mute {
  muted?: boolean;
}

/** Yes or no. */
export interface Agree {
  agree: boolean;
}

/** Where your boot can go with your hand; what the caravans that can set out now are best paid with, by road. */
export interface Reach {
  towns: Record<string, Reached>;
  caravans: Record<string, Kind[]>;
}

/** A cheapest way to a town, how many new towns lie on it, and one that brings more of them, if there is one. */
export interface Reached {
  cards: Kind[];
  steps: JourneyStep[];
  collected: number;
  more?: LongWay | null;
}

/** A way to a town that brings the most new towns. */
export interface LongWay {
  cards: Kind[];
  steps: JourneyStep[];
  collected: number;
}

/** A game's review: how far it has come, what is known so far, and all of it once it is done. */
export interface ReviewState {
  status: "done" | "none" | "running";
  done: number;
  total: number;
  /** the log's version for each event of the record, in their order */
  versions: number[];
  curve: CurvePoint[];
  /** empty once the review is done, which has them */
  decisions: SeatDecision[];
  review: Review | null;
}

/** Every seat's chance after so many events with all hands open; they add up to 1. */
export interface CurvePoint {
  event: number;
  shares: number[];
  standard_errors: number[];
}

/** A seat's decision as the review judges it. */
export interface SeatDecision {
  seat: number;
  decision: Decision;
}

/** A decision as its player could judge it then; `event` counts the record's events from 1. */
export interface Decision {
  event: number;
  round: number;
  phase: string;
  played: string;
  best: string;
  share: number;
  loss: number;
  standard_error: number;
  grade: "best" | "blunder" | "brilliant" | "inaccuracy" | "mistake";
  proved: boolean;
  real: boolean;
  luck: number;
  luck_standard_error: number;
  choices: Tried[];
  reasons?: Fact[];
}

/** One of the choices that were compared. */
export interface Tried {
  action: string;
  share: number;
  standard_error: number;
  worlds: number;
}

/** What `elfenland review --json` prints. */
export interface Review {
  edition: string;
  players: string[];
  worlds: Record<string, number>;
  seed: number;
  seats: SeatReview[];
  curve: CurvePoint[];
  moments: Moment[];
  turns: Turn[];
  counters: Counter[];
}

/** One seat: result - start = luck + skill + others. The standard error is that of luck and of others. */
export interface SeatReview {
  seat: number;
  name: string;
  start: number;
  result: number;
  luck: number;
  skill: number;
  others: number;
  standard_error: number;
  skill_standard_error: number;
  error_rate: ErrorRate;
  decisions: Decision[];
  points: Point[];
}

/** Mean loss over the decisions that were real choices, per mille; None where there were none. */
export interface ErrorRate {
  overall: number | null;
  phases: Record<string, number | null>;
  rounds: (number | null)[];
}

/** A seat's chance after so many events, as it could know it then; `why` says what changed it. */
export interface Point {
  event: number;
  share: number;
  standard_error: number;
  change: number;
  why: string;
}

/** One of the moments that decided the game: a decision or a stroke of luck of a seat. */
export interface Moment {
  event: number;
  seat: number;
  why: string;
  change: number;
  standard_error: number;
}

/** A travel turn: what was played beside the best journey of that moment; `event` is its first, from 1. */
export interface Turn {
  event: number;
  round: number;
  seat: number;
  played: Way;
  best: Way;
  proved: boolean;
}

/** A journey: its connections and towns, the new ones among them, and the tour that remains. */
export interface Way {
  connections: string[];
  towns: string[];
  new_towns: number;
  tour_left: number;
}

/** A counter on the map: who placed it, and whom it served. */
export interface Counter {
  event: number;
  round: number;
  seat: number;
  counter: string;
  connection: string;
  uses: Use[];
}

/** What a counter did for one seat: how often it was travelled, and the towns that its best journey owed to it. */
export interface Use {
  seat: number;
  travelled: number;
  towns: number;
}

/** A private link. */
export interface Link {
  link: string;
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

/** Begin; `starting_player` says who is the oldest (R1.4), where the table asks for that. */
export interface Start {
  starting_player?: number | null;
}

/** Who may talk: the players, or everyone who may watch. */
export interface TalkChoice {
  talk: "everyone" | "players";
}

/** A lesson and its number of tasks. */
export interface LessonInfo {
  lesson: string;
  tasks: number;
}

/** A task of a lesson: all actions so far, your view, what happened, and whether it is done or lost. */
export interface LessonState {
  actions: string[];
  view: View;
  events: AnyEvent[];
  done: boolean;
  lost: boolean;
}

/** What was done in a task of a lesson, by all seats; `show` also plays the next right action. */
export interface LessonActions {
  /** counted from 1 */
  task: number;
  actions: string[];
  show?: boolean;
}

/** Whether you want e-mail at this address. */
export interface Wanted {
  wanted: boolean;
}

/** You, the guest; `face` is your portrait (empty: the one of your name), `colour` the seat you like (-1: any). */
export interface Me {
  name: string | null;
  face: string;
  colour: number;
  games: Summary[];
  /** bots that the host of this server has added */
  bots: string[];
}

/** A guest's name, and how they want to be seen. */
export interface Name {
  name: string;
  face?: string | null;
  colour?: number | null;
}

/** Messages that it is your turn, in games with hours or days per move. */
export interface Messages {
  /** the key for a push subscription; null: this server sends none */
  push: string | null;
  /** browsers of yours that get pushes */
  devices: number;
  /** whether this server sends e-mail */
  mail: boolean;
  email: string | null;
  confirmed: boolean;
}

/** An address for messages that it is your turn. */
export interface EmailWish {
  email: string;
  /** your language */
  language?: string;
}

/** A browser that takes pushes, as its PushSubscription says. */
export interface PushWish {
  endpoint: string;
  p256dh: string;
  auth: string;
  /** your language */
  language?: string;
}

/** A puzzle, how hard it is, and how you fared with it. */
export interface PuzzleInfo {
  id: string;
  kind: "journey" | "place" | "tour";
  rating: number;
  /** what your first try was, which counts; later: missed first, solved since */
  mine: "later" | "missed" | "new" | "solved";
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

/** The puzzle of the day, and what you have solved so far. */
export interface PuzzleShelf {
  date: string;
  today: PuzzleInfo;
  /** how many there are */
  puzzles: number;
  rating: number;
  deviation: number;
  tried: number;
  /** at the first try */
  solved: number;
  /** days in a row on which you solved one */
  days: number;
  best_days: number;
}

/** A puzzle to solve without asking again: every spot, and the choices there.

    A spot is a town and a hand: `TOWN COUNTS`, with a digit for each kind of card in the order of `kinds`. A place
    puzzle has none; its answers are among the view's legal choices. */
export interface PuzzlePosition {
  info: PuzzleInfo;
  /** the date, if it is today's puzzle */
  day: string | null;
  view: View;
  kinds: Kind[];
  choices: LegalChoice[];
  spots: Record<string, number[]>;
}

/** What an answer reaches, whether anybody could do better, and what the first try did to the ratings. */
export interface PuzzleVerdict {
  solved: boolean;
  reached: number;
  /** how much more is possible */
  missing: number;
  /** whether this was your first try */
  counts: boolean;
  /** yours, now */
  rating: number;
  change: number;
  days: number;
  /** what the answer does */
  events: AnyEvent[];
}

/** An answer: the actions of a journey in order, or one placement. */
export interface PuzzleAnswer {
  actions: string[];
}

/** What was asked for: the score that is possible, and the first step or all of one answer. */
export interface PuzzleHelp {
  score: number;
  events: AnyEvent[];
}

/** Which help; asking before your first answer counts as a miss. */
export interface PuzzleWish {
  what: "score" | "solution" | "step";
}

/** The table that shows an imported record. */
export interface Imported {
  game: string;
}

/** Whether the server works. */
export interface Health {
  status: "ok";
  compiled: boolean;
  version: string;
  /** who counts rates: each worker, all servers together, or each worker while the store is down */
  limits: "away" | "own" | "shared";
}
