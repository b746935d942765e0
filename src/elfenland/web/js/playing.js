// @ts-check
/** Playing: actions sent and answered, and the questions before what looks like a slip. */
import { api, freshId } from "./api.js";
import { legal, myCounters, roadsFor } from "./choices.js";
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
    // Without it one still goes step by step.
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

/** The rest of this wait is neither shown step by step nor paced by the bots. */
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
  if (model.value.helper === "think") return think(roadsFor(view, chosen).get(connection));
  if (chosen.type === "obstacle") return void play(`obstacle ${connection}`);
  const text = `place ${chosen.kind} ${connection}${chosen.secret ? " secret" : ""}`;
  const lawful = view.legal.some((choice) => choice.text === text);
  const useless = lawful && !view.players[view.seat].hand?.includes(chosen.kind);
  confirmSlip(useless ? "slip-lay-useless" : null, () => void play(text));
}

/** Lays something in thought; what lies there in thought, or has no twin, moves. @param {import("./wire.js").LegalChoice} [choice] */
export function think(choice) {
  const { view, laid } = model.value;
  if (!view || !choice) return;
  const { kind, secret, text, connection } = choice;
  const same = (/** @type {string} */ words) => words.replace(/ \S+(?= secret$|$)/, "");
  const free = laid.filter((words) => !words.includes(` ${connection}`));
  const held = kind ? myCounters(view).filter((one) => one.kind === kind && one.secret === !!secret).length : 1;
  const alike = free.filter((words) => same(words) === same(text));
  send({ type: "laid", laid: [...free.filter((words) => alike.length < held || words !== alike[0]), text] });
}
