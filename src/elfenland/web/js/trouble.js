// @ts-check
/** What is said when the server says no: a notice for an action, a whole page for a place that cannot be shown. */
import { Problem } from "./api.js";
import { refusalOf } from "./refusals.js";
import { model, set } from "./store.js";

/** @param {unknown} error @param {string} [action] */
export function complain(error, action = "") {
  set({ notice: refusalOf(error, action, model.value.view), sending: false });
}

/** @param {unknown} error */
export function troubleOf(error) {
  if (!(error instanceof Problem)) return { key: "bad-offline", action: "retry" };
  if (error.code === "link" || error.code === "signature") return { key: "bad-old-link", home: true };
  if (error.code === "not_for_watching") return { key: "bad-no-watch", home: true };
  if (error.status === 404) return { key: "bad-gone", home: true };
  if (error.status === 503) return { key: "bad-storage", action: "retry" };
  return { key: "bad-server", action: "retry" };
}
