// @ts-check
/** What the page says about a refusal: a notice for an action, a whole page for a place that cannot be shown. */
import { Problem } from "./api.js";
import { refusalOf } from "./refusals.js";
import { model, send } from "./store.js";

/** @param {unknown} error @param {string} [action] */
export function complain(error, action = "") {
  send({ type: "refused", notice: refusalOf(error, action, model.value.view) });
}

/** @param {unknown} error @returns {import("./types.js").Trouble} */
export function troubleOf(error) {
  if (!(error instanceof Problem)) return { key: "bad-offline", action: "retry" };
  if (error.code === "link" || error.code === "signature") return { key: "bad-old-link" };
  if (error.code === "not_for_watching") return { key: "bad-no-watch" };
  if (error.status === 404) return { key: "bad-gone" };
  if (error.status === 503) return { key: "bad-storage", action: "retry" };
  return { key: "bad-server", action: "retry" };
}
