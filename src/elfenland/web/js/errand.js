// @ts-check
/** A button whose work leads away from the page. */
import { useState } from "../vendor/preact-hooks.js";
import { complain } from "./trouble.js";

/** The button is busy until the page changes, or until the work fails. @param {() => Promise<void>} work @returns {[boolean, () => Promise<void>]} whether it is under way, and its beginning */
export function useErrand(work) {
  const [busy, setBusy] = useState(false);
  const begin = async () => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      complain(error);
      setBusy(false);
    }
  };
  return [busy, begin];
}
