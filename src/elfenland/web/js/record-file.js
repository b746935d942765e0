// @ts-check
/** A record out of a file: sent to the server, shown if it can be replayed, else told what is wrong with it. */
import { Problem, api } from "./api.js";
import { go } from "./commands.js";
import { send } from "./store.js";
import { complain } from "./trouble.js";

/** The server takes no more, in bytes. */
const MOST = 1_000_000;

/** @param {File} file */
export async function importFile(file) {
  if (file.size > MOST) return refuse("start-file-large");
  const text = await file.text();
  if (!isObject(text.split("\n", 1)[0])) return refuse("start-file-bad");
  try {
    const { game } = await api.importRecord(text);
    go({ page: "replay", id: game });
  } catch (error) {
    if (!(error instanceof Problem)) return complain(error);
    const { code, rule, body } = error;
    if (code === "too_large") return refuse("start-file-large");
    if (code !== "record") return complain(error);
    refuse(rule ? "start-file-rule" : "start-file-line", { line: body.line, rule });
  }
}

/** @param {string} key @param {Record<string, any>} [args] */
const refuse = (key, args) => send({ type: "notice", notice: { key, args, kind: "refusal" } });

/** @param {string} line @returns {boolean} whether it holds a JSON object */
function isObject(line) {
  try {
    const value = JSON.parse(line);
    return !!value && typeof value === "object" && !Array.isArray(value);
  } catch {
    return false;
  }
}
