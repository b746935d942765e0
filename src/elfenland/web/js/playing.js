// @ts-check
/** Playing: sends actions, handles the answers, and asks before an action that looks like a slip. */
import { api, freshId } from "./api.js";
import { legal, myCounters, roadsOf } from "./choices.js";
import { remember, settings } from "./settings.js";
import { model, send } from "./store.js";
import { complain } from "./trouble.js";

/** @param {string} action @returns {Promise<boolean>} whether it was played */
export async function play(action) {
  const { table, view, version, sending, lesson } = model.value;
  if (!table || !view || sending) return false;
  if (lesson) return (await import("./lessons.js")).play(action);
  send({ type: "sending" });
  try {
    const answer = await api.act(table.game, { id: freshId(), version, action, seat: view.seat });
    /** @type {import("./types.js").LogEntry["kind"]} */
    const kind = action === "undo" ? "undo" : "play";
    const entries = [{ version: answer.version, kind, seat: view.seat, events: answer.events }];
    send({ type: "sent" });
    send({ type: "log", version: answer.version, entries, view: answer.view });
    remember(table.game, answer.version);
    return true;
  } catch (error) {
    complain(error, action); // where the game has gone on, the stream brings what is new
    return false;
  }
}

/** Goes along several connections, one after the other; a no stops it. @param {{action: string}[]} steps */
export async function travel(steps) {
  for (const step of steps) {
    if (!(await play(step.action))) return;
  }
}

/** @returns {Promise<import("./wire.js").Reach | void>} */
export async function loadReach() {
  const { table, view, version } = model.value;
  if (!table || !view || view.seat === null || view.phase !== "travel" || !view.legal.length || model.value.lesson) return;
  try {
    const reach = await api.reach(table.game, view.seat);
    send({ type: "reach", reach, version });
    return reach;
  } catch {
    // Without it the player can still go step by step.
  }
}

/** What is asked about the road that is pointed at, once the pointer rests there. @type {ReturnType<typeof setTimeout> | undefined} */
let outlook;

/** How far I would come with something more on the board. @param {string | null} laid an action's text */
export function foresee(laid) {
  clearTimeout(outlook);
  const { table, view, version } = model.value;
  if (!laid || !table || !view || view.seat === null || model.value.helper === "think") return;
  const { seat } = view;
  outlook = setTimeout(async () => {
    if (model.value.sending || model.value.version !== version) return;
    // Without an answer the sentence stays as it is.
    const found = await api.journey(table.game, seat, laid).catch(() => null);
    if (found && model.value.version === version) send({ type: "outlook", outlook: { laid, n: found.collected } });
  }, 120);
}

/**
 * Does it at once, or asks first where it looks like a slip.
 * @param {string | null} key @param {() => void} yes
 */
export function confirmSlip(key, yes) {
  if (!key || !settings.value.confirm) return yes();
  send({ type: "ask", ask: { key, yes } });
}

/** Ends the travel turn; cards to discard are chosen first. */
export function endTurn() {
  const { view, reach } = model.value;
  const [end] = legal(view, "end");
  if (!view || !end || view.seat === null) return;
  const left = new Set(view.players[view.seat].pieces);
  const more = Object.keys(reach?.towns ?? {}).some((town) => left.has(town));
  confirmSlip(more ? "slip-end-turn" : null, () => {
    send({ type: "ask", ask: null });
    const need = end.choose ?? 0;
    if (need) send({ type: "pay", paying: { mode: "discard", connection: null, need, cards: [] } });
    else void play("end");
  });
}

/** Passes; with something left to lay it may be a slip, and the last pass of all ends the planning. */
export function pass() {
  const { view } = model.value;
  if (!view || !legal(view, "pass").length) return;
  const key = legal(view, "place").length ? (view.last_pass ? "slip-last-pass" : "slip-pass") : null;
  confirmSlip(key, () => void play("pass"));
}

/** Shows the others' remaining moves at once, and asks the bots to play without pauses. */
export function faster() {
  const { table, lesson } = model.value;
  send({ type: "faster" });
  // Without an answer it is only shown faster.
  if (table?.my_seats.length && table.status === "running" && !lesson) api.post(table.game, "hurry").catch(() => {});
}

/** Takes back every step of the journey. */
export async function undoAll() {
  while (model.value.view?.can_undo && (await play("undo")));
}

/** @param {string} connection */
export function layOn(connection) {
  const { view, chosen } = model.value;
  if (!view || !chosen || view.seat === null) return;
  if (model.value.helper === "think") return think(roadsOf(model.value).get(connection), chosen.guess);
  if (chosen.type === "obstacle") return void play(`obstacle ${connection}`);
  const text = `place ${chosen.kind} ${connection}${chosen.secret ? " secret" : ""}`;
  const lawful = view.legal.some((choice) => choice.text === text);
  const useless = lawful && !view.players[view.seat].hand?.includes(chosen.kind);
  confirmSlip(useless ? "slip-lay-useless" : null, () => void play(text));
}

/**
 * Lays something in thought. What lies there in thought goes, and so does the first of its kind where I hold no more of them.
 * @param {import("./wire.js").LegalChoice} [choice] @param {boolean} [guess] whether it is somebody else's
 */
export function think(choice, guess = false) {
  const { view, laid } = model.value;
  if (!view || !choice) return;
  const { action, kind, secret, connection } = choice;
  const free = laid.filter((one) => one.choice.connection !== connection || (action === "obstacle" && one.choice.action === "place"));
  const held = kind ? myCounters(view).filter((one) => one.kind === kind && one.secret === !!secret).length : 1;
  const alike = free.filter((one) => !one.guess && one.choice.action === action && one.choice.kind === kind && one.choice.secret === secret);
  const next = [...free.filter((one) => guess || alike.length < held || one !== alike[0]), { choice, guess }];
  // An obstacle goes with its counter.
  const lies = (/** @type {string} */ way) => way in view.counters || next.some((one) => one.choice.action === "place" && one.choice.connection === way);
  send({ type: "laid", laid: next.filter((one) => lies(String(one.choice.connection))) });
}
