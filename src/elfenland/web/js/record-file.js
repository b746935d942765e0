// @ts-check
/** A record out of a file: sent to the server, shown if it can be replayed, else told what is wrong with it. */
import { Problem, api } from "./api.js";
import { go } from "./commands.js";
import { set } from "./store.js";
import { complain } from "./trouble.js";

/** The server takes no more, in bytes. */
const MOST = 1_000_000;

/** @param {File} file */
export async function importFile(file) {
  if (file.size > MOST) return refuse("start-file-large");
  const text = await file.text();
  const lines = text.split("\n");
  if (!isObject(lines[0])) return refuse("start-file-bad");
  try {
    const { game } = await api.importRecord(text);
    go({ page: "replay", id: game });
  } catch (error) {
    if (!(error instanceof Problem)) return complain(error);
    const { code, rule, body } = error;
    if (code === "too_large") return refuse("start-file-large");
    if (code !== "record") return complain(error);
    const { line } = body;
    // What the server says exactly helps with a line that can be read at all.
    const more = isObject(lines[line - 1]) ? error.message : undefined;
    refuse(rule ? "start-file-rule" : "start-file-line", { line, rule }, more);
  }
}

/** @param {string} key @param {Record<string, any>} [args] @param {string} [more] */
const refuse = (key, args, more) => set({ notice: { key, args, more, kind: "refusal" } });

/** @param {string | undefined} line @returns {boolean} whether it holds a JSON object */
function isObject(line) {
  try {
    const value = JSON.parse(line ?? "");
    return !!value && typeof value === "object" && !Array.isArray(value);
  } catch {
    return false;
  }
}
