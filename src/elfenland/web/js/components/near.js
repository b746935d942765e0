// @ts-check
/** Pictures that are made when their frames come near the screen, one for each frame shown; all of them for the printer. */
import { render } from "../../vendor/htm-preact.js";
import { later } from "../task.js";

/** What is still to be drawn in which frame. @type {Map<Element, () => any>} */
const waiting = new Map();
/** The frames that are near, in the order in which they came. @type {Element[]} */
const near = [];

/** @param {Element} frame */
function draw(frame) {
  const picture = waiting.get(frame);
  waiting.delete(frame);
  if (picture) render(picture(), frame);
}

/** One picture, and the next when this one is on the screen. */
function drawNext() {
  draw(near[0]);
  requestAnimationFrame(() =>
    later(() => {
      near.shift();
      if (near.length) drawNext();
    }),
  );
}

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      if (near.push(target) === 1) later(drawNext);
    }
  },
  { rootMargin: "60% 0px" },
);

// The printer does not wait.
addEventListener("beforeprint", () => [...waiting.keys()].forEach(draw));

/** @param {Element} frame @param {() => any} picture @returns {() => void} takes it away again */
export function drawWhenNear(frame, picture) {
  waiting.set(frame, picture);
  observer.observe(frame);
  return () => {
    waiting.delete(frame);
    observer.unobserve(frame);
    render(null, frame);
  };
}
