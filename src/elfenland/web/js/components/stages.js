// @ts-check
/** Large pages are shown part by part: each is on the screen before the next one is made. */
import { useEffect, useState } from "../../vendor/preact-hooks.js";
import { later } from "../task.js";

/** @param {number} last @returns {number} the parts that may be shown by now: 0, then one more after each picture */
export function useStages(last) {
  const [stage, setStage] = useState(0);
  useEffect(() => {
    if (stage < last) later(() => setStage(stage + 1));
  }, [stage]);
  return stage;
}
