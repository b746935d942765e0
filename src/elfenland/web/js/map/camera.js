// @ts-check
/** Zoom and pan: the map moved by one transform; wheel, drag, pinch and double tap. */

/** @typedef {{x: number, y: number, k: number}} Place top left corner and scale in pixels per unit */

const MOST = 5;
/** The scale from which on names can be read. */
const READABLE = 0.62;
/** A second tap within this time and distance belongs to the first. */
const DOUBLE = { time: 300, apart: 30 };
/** Milliseconds in which what was pointed at stays where it is. */
const POINTED = 2000;

/**
 * A camera over a map of the given size.
 * @param {HTMLElement} frame what one looks through @param {HTMLElement} sheet what moves; its size is the map's
 * @param {[number, number]} size @param {(scale: number) => void} told after every change
 */
export function camera(frame, sheet, size, told) {
  /** @type {Place} */
  let at = { x: 0, y: 0, k: 1 };
  let width = 1;
  let height = 1;
  let touched = false;
  let pointed = -POINTED; // when a finger or the mouse was put down last

  const fit = () => Math.min(width / size[0], height / size[1]);
  const cover = () => Math.max(width / size[0], height / size[1]);

  /** @param {Place} place @param {boolean} [smooth] @param {boolean} [still] whether it stays where it is if it can */
  function move(place, smooth = false, still = false) {
    const k = Math.max(fit(), Math.min(Math.max(MOST, cover()), place.k));
    const room = height - size[1] * k;
    const y = still
      ? Math.max(Math.min(0, room), Math.min(Math.max(0, room, at.y), place.y))
      : hold(place.y, height, size[1] * k);
    at = { k, x: hold(place.x, width, size[0] * k), y };
    sheet.classList.toggle("smooth", smooth);
    sheet.style.transform = `translate(${at.x}px, ${at.y}px) scale(${at.k})`;
    told(at.k);
  }

  /** @param {number} p @param {number} room @param {number} length */
  function hold(p, room, length) {
    return length <= room ? (room - length) / 2 : Math.max(room - length, Math.min(0, p));
  }

  /** @param {number} factor @param {number} [px] @param {number} [py] @param {boolean} [smooth] */
  function zoom(factor, px = width / 2, py = height / 2, smooth = true) {
    touched = true;
    const k = Math.max(fit(), Math.min(Math.max(MOST, cover()), at.k * factor));
    const f = k / at.k;
    move({ k, x: px - (px - at.x) * f, y: py - (py - at.y) * f }, smooth);
  }

  /** @param {[number, number]} point @param {number} [k] @param {boolean} [smooth] */
  function centre(point, k = at.k, smooth = true) {
    move({ k, x: width / 2 - point[0] * k, y: height / 2 - point[1] * k }, smooth);
  }

  /** Brings a place into sight, if it is not. @param {[number, number]} point */
  function ensure(point) {
    const x = at.x + point[0] * at.k;
    const y = at.y + point[1] * at.k;
    const edge = 40;
    if (x < edge || y < edge || x > width - edge || y > height - edge) centre(point);
  }

  /** @param {[number, number][]} points @returns {number} how many of them are in sight */
  function inSight(points) {
    return points.filter(([px, py]) => {
      const [x, y] = [at.x + px * at.k, at.y + py * at.k];
      return x > 0 && y > 0 && x < width && y < height;
    }).length;
  }

  /**
   * Brings places into sight, if they are not; from further away if they need it.
   * @param {[number, number][]} points @param {number} [least] the smallest scale
   */
  function embrace(points, least = 0) {
    if (!points.length || inSight(points) === points.length) return;
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const room = 90;
    const k = Math.max(Math.min(at.k, least), Math.min(at.k, width / (right - left + room), height / (bottom - top + room)));
    centre([(left + right) / 2, (top + bottom) / 2], k);
  }

  function whole() {
    touched = false;
    move({ x: 0, y: 0, k: fit() }, true);
  }

  /** @param {[number, number]} [home] where to look first when the map does not fit */
  function measure(home) {
    const box = frame.getBoundingClientRect();
    const before = width;
    const all = isWhole();
    width = box.width || 1;
    height = box.height || 1;
    // A small frame shows the map larger than it fits, so that names can be read.
    const first = fit() < 0.6 ? Math.min(Math.max(cover(), READABLE), fit() * 2.1) : fit();
    // Where the drawer grows because a finger has pointed at something, that stays under the finger.
    const still = before === width && at.k >= fit() && performance.now() - pointed < POINTED;
    if (all) move({ ...at, k: fit() }, false, still);
    else if (still || (touched && at.k >= fit())) move(at, false, still);
    else if (!home || first <= fit()) move({ ...at, k: first });
    else if (before === width && isMiddle(home)) move(at);
    else centre(home, first, false);
  }

  /** Whether the whole map is in sight. */
  function isWhole() {
    return at.k <= fit() * 1.01;
  }

  /** Far enough from the edges to stay where it is while the frame grows or shrinks. @param {[number, number]} point */
  function isMiddle(point) {
    const y = (at.y + point[1] * at.k) / height;
    return y > 0.3 && y < 0.7;
  }

  /** @param {number} dx @param {number} dy */
  const pan = (dx, dy) => {
    touched = true;
    move({ ...at, x: at.x + dx, y: at.y + dy }, true);
  };

  const stop = gestures(frame, sheet, {
    start() {
      pointed = performance.now();
      return { ...at };
    },
    drag(from, dx, dy) {
      touched = true;
      move({ ...from, x: from.x + dx, y: from.y + dy }, false, true);
    },
    zoom,
  });
  return {
    zoom,
    centre,
    ensure,
    inSight,
    embrace,
    whole,
    measure,
    pan,
    stop,
    isWhole,
    /** @param {MouseEvent} event @returns {[number, number]} the place under it in the map's units */
    under(event) {
      const box = frame.getBoundingClientRect();
      return [(event.clientX - box.left - at.x) / at.k, (event.clientY - box.top - at.y) / at.k];
    },
    scale: () => at.k,
    READABLE,
    /** The scale at which one town and its neighbours fill the frame. */
    near: () => fit() * 2.2,
  };
}

/**
 * @param {HTMLElement} frame @param {HTMLElement} sheet
 * @param {{start: () => Place, drag: (from: Place, dx: number, dy: number) => void,
 *   zoom: (factor: number, px: number, py: number, smooth: boolean) => void}} does
 */
function gestures(frame, sheet, does) {
  /** @type {Map<number, [number, number]>} */
  const fingers = new Map();
  /** @type {{place: Place, x: number, y: number} | null} */
  let grip = null;
  let moved = false;
  let apart = 0;
  /** @type {{time: number, x: number, y: number} | null} */
  let tap = null;

  const local = (/** @type {PointerEvent | WheelEvent} */ event) => {
    const box = frame.getBoundingClientRect();
    return /** @type {[number, number]} */ ([event.clientX - box.left, event.clientY - box.top]);
  };
  const spread = () => {
    const [a, b] = [...fingers.values()];
    return Math.hypot(a[0] - b[0], a[1] - b[1]);
  };

  /** @param {PointerEvent} event */
  function down(event) {
    if (event.button > 0) return;
    fingers.set(event.pointerId, local(event));
    const [x, y] = local(event);
    moved = false;
    grip = { place: does.start(), x, y };
    if (fingers.size === 2) apart = spread();
    if (event.pointerType === "touch" && fingers.size === 1) {
      const twice =
        tap && event.timeStamp - tap.time < DOUBLE.time && Math.hypot(x - tap.x, y - tap.y) < DOUBLE.apart;
      // Two taps on a place to choose choose it.
      if (twice && !(/** @type {Element} */ (event.target).closest(".reachable"))) does.zoom(1.8, x, y, true);
      tap = { time: event.timeStamp, x, y };
    }
  }

  /** @param {PointerEvent} event */
  function follow(event) {
    if (!fingers.has(event.pointerId)) return;
    fingers.set(event.pointerId, local(event));
    if (fingers.size === 2) {
      const now = spread();
      const [a, b] = [...fingers.values()];
      does.zoom(now / apart, (a[0] + b[0]) / 2, (a[1] + b[1]) / 2, false);
      apart = now;
      moved = true;
      grip = null;
      return;
    }
    if (!grip) return;
    const [x, y] = local(event);
    if (!moved && Math.hypot(x - grip.x, y - grip.y) < 6) return;
    if (!moved) {
      moved = true;
      frame.setPointerCapture(event.pointerId);
      sheet.classList.add("moving");
    }
    does.drag(grip.place, x - grip.x, y - grip.y);
  }

  /** @param {PointerEvent} event */
  function up(event) {
    fingers.delete(event.pointerId);
    grip = null;
    sheet.classList.remove("moving");
  }

  /** A drag is no click. @param {MouseEvent} event */
  function click(event) {
    if (moved) {
      event.stopPropagation();
      moved = false;
    }
  }

  /** @param {WheelEvent} event */
  function wheel(event) {
    event.preventDefault();
    const [x, y] = local(event);
    does.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0016)), x, y, false);
  }

  frame.addEventListener("pointerdown", down);
  frame.addEventListener("pointermove", follow);
  frame.addEventListener("pointerup", up);
  frame.addEventListener("pointercancel", up);
  frame.addEventListener("click", click, true);
  frame.addEventListener("wheel", wheel, { passive: false });
  return () => {
    frame.removeEventListener("pointerdown", down);
    frame.removeEventListener("pointermove", follow);
    frame.removeEventListener("pointerup", up);
    frame.removeEventListener("pointercancel", up);
    frame.removeEventListener("click", click, true);
    frame.removeEventListener("wheel", wheel);
  };
}
