// @ts-check
/** The one module that talks to the network: requests, and the stream of a table. */
import { later } from "./task.js";

/** @import * as Wire from "./wire.js" */

/** A refusal, with the server's code, rule and sentence. */
export class Problem extends Error {
  /** @param {number} status @param {Record<string, any>} body */
  constructor(status, body) {
    super(body.sentence ?? `status ${status}`);
    this.status = status;
    this.body = body;
    /** @type {string} */
    this.code = body.code ?? "unknown";
    /** @type {string | null} */
    this.rule = body.rule ?? null;
  }
}

/** No answer at all. */
export class Offline extends Error {}

const RETRIES = [300, 800, 1600, 3000, 5000];

/** @param {number} ms */
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/**
 * @param {string} method @param {string} path @param {unknown} [body] @param {{raw?: boolean}} [how]
 * @returns {Promise<any>}
 */
async function call(method, path, body, how = {}) {
  /** @type {RequestInit} */
  const init = { method, headers: { accept: "application/json" }, credentials: "same-origin" };
  if (body !== undefined) {
    init.headers = { ...init.headers, "content-type": how.raw ? "application/jsonl" : "application/json" };
    init.body = how.raw ? String(body) : JSON.stringify(body);
  }
  let answer;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Offline(path);
  }
  const text = await answer.text();
  let data = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    if (answer.ok) return text;
  }
  if (!answer.ok) throw new Problem(answer.status, data ?? {});
  return data;
}

/** @param {Record<string, string | number | null | undefined>} values */
function query(values) {
  const pairs = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return pairs.length ? `?${new URLSearchParams(pairs.map(([k, v]) => [k, String(v)]))}` : "";
}

/** A name for an action that no other action has; crypto.randomUUID needs https, this does not. */
export function freshId() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {string} id */
const game = (id) => `/api/games/${encodeURIComponent(id)}`;

export const api = {
  /** @returns {Promise<Wire.Me>} */
  me: () => call("GET", "/api/me"),
  /** @param {Wire.Name} wish @returns {Promise<Wire.Me>} */
  rename: (wish) => call("POST", "/api/me", wish),
  /** @returns {Promise<Wire.Editions>} */
  editions: () => call("GET", "/api/editions"),
  /** @returns {Promise<Wire.Health>} */
  health: () => call("GET", "/healthz"),
  /** Seconds for a turn. @returns {Promise<Record<string, number>>} */
  paces: () => call("GET", "/api/paces"),
  /** The level that is an even match. @param {Wire.LevelResult[]} results the oldest first @returns {Promise<Wire.NextLevel>} */
  nextLevel: (results) => call("POST", "/api/opponents/next", { results }),
  /** @param {Wire.NewGame} wishes @returns {Promise<Wire.Table>} */
  create: (wishes) => call("POST", "/api/games", wishes),
  /** @param {import("./update.js").ListName} which @returns {Promise<Wire.Summary[]>} */
  games: (which) => call("GET", `/api/games?which=${which}`),
  /** @param {{language?: string, pace?: string, edition?: string}} wanted @returns {Promise<Wire.Summary[]>} tables that wait */
  waiting: ({ language, pace, edition }) =>
    call("GET", `/api/waiting${query({ language: language || null, pace: pace || null, edition: edition || null })}`),
  /** @returns {Promise<Wire.Messages>} */
  messages: () => call("GET", "/api/me/messages"),
  /** @param {Wire.PushWish} wish @returns {Promise<Wire.Messages>} */
  addPush: (wish) => call("POST", "/api/me/push", wish),
  endPushes: () => call("DELETE", "/api/me/push"),
  /** @param {Wire.EmailWish} wish @returns {Promise<Wire.Messages>} */
  addEmail: (wish) => call("POST", "/api/me/email", wish),
  endEmail: () => call("DELETE", "/api/me/email"),
  /** @param {string} token @param {boolean} wanted */
  answerMail: (token, wanted) => call("POST", `/api/mail/${encodeURIComponent(token)}`, { wanted }),
  /** @returns {Promise<Wire.Summary[]>} finished ones */
  myGames: () => call("GET", "/api/me/games"),
  /** @param {string} id @param {{seat?: number | null, at?: number}} [of] @returns {Promise<Wire.Table>} */
  table: (id, of = {}) => call("GET", game(id) + query(of)),
  /** What comes back depends on the path. @param {string} id @param {string} path @param {Record<string, unknown>} [body] */
  post: (id, path, body = {}) => call("POST", `${game(id)}/${path}`, body),
  /** @param {string} id */
  remove: (id) => call("DELETE", game(id)),
  /** @param {string} id @param {number} [from] @param {number} [to] @returns {Promise<Wire.Log>} */
  log: (id, from, to) => call("GET", `${game(id)}/log${query({ from, to })}`),
  /** @param {string} id @param {number} seat @returns {Promise<Wire.Reach>} */
  reach: (id, seat) => call("GET", `${game(id)}/reach?seat=${seat}`),
  /** @returns {Promise<Wire.LessonInfo[]>} */
  lessons: () => call("GET", "/api/lessons"),
  /** @param {string} name @param {Wire.LessonActions} done @returns {Promise<Wire.LessonState>} */
  lesson: (name, done) => call("POST", `/api/lessons/${encodeURIComponent(name)}`, done),
  /** @param {string} id @returns {Promise<Wire.ReviewState>} */
  review: (id) => call("GET", `${game(id)}/review`),
  /** @param {string} id @returns {Promise<Wire.ReviewState>} */
  makeReview: (id) => call("POST", `${game(id)}/review`),
  /** @param {string} id @param {number} seat @param {string} laid in thought @param {number | null} [at] a moment of the past @param {string | null} [guessed] of others, in thought @returns {Promise<Wire.Journey>} */
  journey: (id, seat, laid, at, guessed) => call("GET", `${game(id)}/journey${query({ seat, laid, at, guessed })}`),
  /** @param {string} id @param {number} seat @param {number} step @returns {Promise<Wire.Advice>} */
  hint: (id, seat, step) => call("POST", `${game(id)}/hint`, { seat, step }),
  /** @param {string} id */
  recordAddress: (id) => `${game(id)}/record`,
  /** @param {string} text @returns {Promise<Wire.Imported>} */
  importRecord: (text) => call("POST", "/api/records", text, { raw: true }),
  /** @param {string} id @param {number} seat @param {boolean} [renew] @returns {Promise<Wire.Link>} */
  seatLink: (id, seat, renew) => call(renew ? "POST" : "GET", `${game(id)}/seat-link?seat=${seat}`),
  /** @param {string} token what a seat link opens @returns {Promise<Wire.Opened>} */
  openSeat: (token) => call("POST", "/api/open", { token }),
  /** @returns {Promise<Wire.PuzzleShelf>} */
  puzzles: () => call("GET", "/api/puzzles"),
  /** @param {string} kind @param {string} level @returns {Promise<Wire.PuzzleInfo>} */
  nextPuzzle: (kind, level) => call("GET", `/api/next-puzzle${query({ kind, level })}`),
  /** @param {string} id @returns {Promise<Wire.PuzzlePosition>} */
  puzzle: (id) => call("GET", `/api/puzzles/${encodeURIComponent(id)}`),
  /** @param {string} id @param {string[]} actions @returns {Promise<Wire.PuzzleVerdict>} */
  answerPuzzle: (id, actions) => call("POST", `/api/puzzles/${encodeURIComponent(id)}/answers`, { actions }),
  /** @param {string} id @param {"score" | "step" | "solution"} what @returns {Promise<Wire.PuzzleHelp>} */
  helpPuzzle: (id, what) => call("POST", `/api/puzzles/${encodeURIComponent(id)}/help`, { what }),
  /** @returns {Promise<Wire.Challenge>} */
  dealOfTheDay: () => call("GET", "/api/deal-of-the-day"),
  /** @param {string} id @returns {Promise<Wire.Challenge>} */
  challenge: (id) => call("GET", `/api/challenges/${encodeURIComponent(id)}`),
  /** @param {string} id @returns {Promise<Wire.Table>} */
  playChallenge: (id) => call("POST", `/api/challenges/${encodeURIComponent(id)}/play`),
  /** @param {Wire.NewChallenge} wish @returns {Promise<Wire.Challenge>} */
  newChallenge: (wish) => call("POST", "/api/challenges", wish),

  /**
   * Plays an action; without an answer it is sent again under the same id, so that it counts once.
   * @param {string} id @param {Wire.Play} wish @param {number} [tries] so far @returns {Promise<Wire.Played>}
   */
  async act(id, wish, tries = 0) {
    try {
      return await call("POST", `${game(id)}/actions`, wish);
    } catch (error) {
      const again = error instanceof Offline || (error instanceof Problem && error.status === 503);
      if (!again || tries === RETRIES.length) throw error;
      await pause(RETRIES[tries]);
      return api.act(id, wish, tries + 1);
    }
  },
};

/**
 * @typedef {{kind: "log", data: Wire.StreamLog} | {kind: "sync" | "table", data: Wire.Table}
 *   | {kind: "chat", data: Wire.StreamChat}} Heard
 */

/**
 * Follows a table until closed: `log`, `sync`, `table` and `chat` messages, and whether we are connected.
 * @param {string} id @param {number | null} seat @param {() => number} known the version that the page has
 * @param {(message: Heard) => void} hear @param {(online: boolean) => void} line
 * @returns {() => void} closes it
 */
export function follow(id, seat, known, hear, line) {
  /** @type {EventSource | null} */
  let source = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let closed = false;
  /** Messages not heard yet: bots play several times at once, and one look at the table is enough for that. @type {Heard[]} */
  let inbox = [];
  const read = () => {
    const messages = inbox;
    inbox = [];
    if (!closed) messages.forEach(hear);
  };
  const open = () => {
    source = new EventSource(`${game(id)}/stream${query({ seat, after: known(), chat: "new" })}`);
    source.onopen = () => line(true);
    for (const kind of /** @type {const} */ (["log", "sync", "table", "chat"])) {
      source.addEventListener(kind, (message) => {
        if (!inbox.length) later(read);
        inbox.push({ kind, data: JSON.parse(message.data) });
      });
    }
    source.onerror = () => {
      line(false);
      // A browser gives up after an error status, so we reconnect ourselves.
      if (source?.readyState === EventSource.CLOSED && !closed) timer = setTimeout(open, 1500);
    };
  };
  // A broken connection may look open for a long time; the browser's offline event comes sooner.
  const lost = () => line(false);
  const back = () => {
    clearTimeout(timer);
    source?.close();
    open();
  };
  addEventListener("offline", lost);
  addEventListener("online", back);
  open();
  return () => {
    closed = true;
    removeEventListener("offline", lost);
    removeEventListener("online", back);
    clearTimeout(timer);
    source?.close();
  };
}
