// @ts-check
/** What this browser keeps, as JSON in its local storage. One that keeps nothing plays all the same. */

/** @param {string} key @returns {Record<string, any>} what lies under a name */
export function kept(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "{}");
  } catch {
    return {};
  }
}

/** @param {string} key @param {Record<string, any>} what @param {number} [most] of its last entries */
export function write(key, what, most = Infinity) {
  try {
    localStorage.setItem(key, JSON.stringify(Object.fromEntries(Object.entries(what).slice(-most))));
  } catch {
    // Full, or not allowed.
  }
}
