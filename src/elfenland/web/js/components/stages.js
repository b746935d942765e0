// @ts-check
/** Large pages are shown part by part: each is on the screen before the next one is made. */
import { useEffect, useState } from "../../vendor/preact-hooks.js";
import { later } from "../task.js";

/** @param {number} last @returns {number} the parts that may be shown by now: 0, then one more after each picture */
export function useStages(last) {
  const [stage, setStage] = useState(0);
  useEffect(() => {
    if (stage === last) return;
    const next = () => later(() => setStage(stage + 1));
    // A busy browser may run an effect without painting in between; a hidden page is not painted at all.
    if (document.hidden) next();
    else requestAnimationFrame(next);
  }, [stage]);
  return stage;
}
