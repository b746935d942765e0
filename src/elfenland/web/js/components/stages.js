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
    // An effect may run without a picture in between where the browser is busy; a hidden page gets no pictures at all.
    if (document.hidden) next();
    else requestAnimationFrame(next);
  }, [stage]);
  return stage;
}
