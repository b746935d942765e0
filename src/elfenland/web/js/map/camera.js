// @ts-check
/** Zoom and pan: the map moved by one transform; wheel, drag, pinch and double tap. */

/** @typedef {{x: number, y: number, k: number}} Place top left corner and scale in pixels per unit */

const MOST = 5;
/** The scale from which on names can be read. */
export const READABLE = 0.62;
/** A second tap within this time and distance belongs to the first. */
const DOUBLE = { time: 300, apart: 30 };
/** Milliseconds in which what was pointed at stays where it is. */
const POINTED = 2000;

/** A camera over the map. */
export class Camera {
  /** @type {Place} */
  #at = { x: 0, y: 0, k: 1 };
  #width = 1;
  #height = 1;
  #touched = false;
  #pointed = -POINTED; // when a finger or the mouse was put down last

  /**
   * @param {HTMLElement} frame what one looks through @param {HTMLElement} sheet what moves; its size is the map's
   * @param {[number, number]} size @param {(scale: number) => void} told after every change
   */
  constructor(frame, sheet, size, told) {
    this.frame = frame;
    this.sheet = sheet;
    this.size = size;
    this.told = told;
    /** Ends the gestures. */
    this.stop = gestures(frame, sheet, {
      start: () => {
        this.#pointed = performance.now();
        return { ...this.#at };
      },
      drag: (from, dx, dy) => {
        this.#touched = true;
        this.#move({ ...from, x: from.x + dx, y: from.y + dy }, false, true);
      },
      zoom: (...how) => this.zoom(...how),
    });
  }

  #fit() {
    return Math.min(this.#width / this.size[0], this.#height / this.size[1]);
  }

  #cover() {
    return Math.max(this.#width / this.size[0], this.#height / this.size[1]);
  }

  /** @param {number} k @returns {number} the nearest scale that is allowed */
  #allowed(k) {
    return Math.max(this.#fit(), Math.min(Math.max(MOST, this.#cover()), k));
  }

  /** @param {Place} place @param {boolean} [smooth] @param {boolean} [still] whether it stays where it is if it can */
  #move(place, smooth = false, still = false) {
    const k = this.#allowed(place.k);
    const [wide, high] = [this.size[0] * k, this.size[1] * k];
    const room = this.#height - high;
    const y = still
      ? Math.max(Math.min(0, room), Math.min(Math.max(0, room, this.#at.y), place.y))
      : held(place.y, this.#height, high);
    this.#at = { k, x: held(place.x, this.#width, wide), y };
    this.sheet.classList.toggle("smooth", smooth);
    this.sheet.style.transform = `translate(${this.#at.x}px, ${y}px) scale(${k})`;
    this.told(k);
  }

  /** @param {number} factor @param {number} [px] @param {number} [py] @param {boolean} [smooth] */
  zoom(factor, px = this.#width / 2, py = this.#height / 2, smooth = true) {
    this.#touched = true;
    const { x, y, k: old } = this.#at;
    const k = this.#allowed(old * factor);
    this.#move({ k, x: px - ((px - x) * k) / old, y: py - ((py - y) * k) / old }, smooth);
  }

  /** @param {[number, number]} point @param {number} [k] @param {boolean} [smooth] */
  centre(point, k = this.#at.k, smooth = true) {
    this.#move({ k, x: this.#width / 2 - point[0] * k, y: this.#height / 2 - point[1] * k }, smooth);
  }

  /** @param {[number, number]} point @param {number} edge @returns {boolean} whether it is in sight, so far from the edge */
  #sees([px, py], edge) {
    const { x, y, k } = this.#at;
    const [left, top] = [x + px * k, y + py * k];
    return left > edge && top > edge && left < this.#width - edge && top < this.#height - edge;
  }

  /** Brings a place into sight, if it is not. @param {[number, number]} point */
  ensure(point) {
    if (!this.#sees(point, 40)) this.centre(point);
  }

  /** @param {[number, number][]} points @returns {number} how many of them are in sight */
  inSight(points) {
    return points.filter((point) => this.#sees(point, 0)).length;
  }

  /**
   * Brings places into sight, if they are not; from further away if they need it.
   * @param {[number, number][]} points @param {number} [least] the smallest scale
   */
  embrace(points, least = 0) {
    if (!points.length || this.inSight(points) === points.length) return;
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const room = 90;
    const now = this.#at.k;
    const k = Math.min(now, this.#width / (right - left + room), this.#height / (bottom - top + room));
    this.centre([(left + right) / 2, (top + bottom) / 2], Math.max(Math.min(now, least), k));
  }

  whole() {
    this.#touched = false;
    this.#move({ x: 0, y: 0, k: this.#fit() }, true);
  }

  /** @param {[number, number]} [home] where to look first when the map does not fit */
  measure(home) {
    const box = this.frame.getBoundingClientRect();
    const before = this.#width;
    const all = this.isWhole();
    this.#width = box.width || 1;
    this.#height = box.height || 1;
    const [at, fit] = [this.#at, this.#fit()];
    // A small frame shows the map larger than it fits, so that names can be read.
    const first = fit < 0.6 ? Math.min(Math.max(this.#cover(), READABLE), fit * 2.1) : fit;
    // Where the drawer grows because a finger has pointed at something, that stays under the finger.
    const still = before === this.#width && at.k >= fit && performance.now() - this.#pointed < POINTED;
    if (all) this.#move({ ...at, k: fit }, false, still && at.k === fit);
    else if (still || (this.#touched && at.k >= fit)) this.#move(at, false, still);
    else if (!home || first <= fit) this.#move({ ...at, k: first });
    else if (before === this.#width && this.#isMiddle(home)) this.#move(at);
    else this.centre(home, first, false);
  }

  /** Whether the whole map is in sight. */
  isWhole() {
    return this.#at.k <= this.#fit() * 1.01;
  }

  /** Far enough from the edges to stay where it is while the frame grows or shrinks. @param {[number, number]} point */
  #isMiddle(point) {
    const y = (this.#at.y + point[1] * this.#at.k) / this.#height;
    return y > 0.3 && y < 0.7;
  }

  /** @param {number} dx @param {number} dy */
  pan(dx, dy) {
    this.#touched = true;
    this.#move({ ...this.#at, x: this.#at.x + dx, y: this.#at.y + dy }, true);
  }

  /** @param {MouseEvent} event @returns {[number, number]} the point under it, in the map's units */
  under(event) {
    const box = this.frame.getBoundingClientRect();
    const { x, y, k } = this.#at;
    return [(event.clientX - box.left - x) / k, (event.clientY - box.top - y) / k];
  }

  scale() {
    return this.#at.k;
  }

  /** The scale at which one town and its neighbours fill the frame. */
  near() {
    return this.#fit() * 2.2;
  }
}

/** @param {number} p @param {number} room @param {number} length @returns {number} where a length begins that leaves no gap it need not */
const held = (p, room, length) => (length <= room ? (room - length) / 2 : Math.max(room - length, Math.min(0, p)));

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
      frame.classList.add("held");
    }
    does.drag(grip.place, x - grip.x, y - grip.y);
  }

  /** @param {PointerEvent} event */
  function up(event) {
    fingers.delete(event.pointerId);
    grip = null;
    sheet.classList.remove("moving");
    frame.classList.remove("held");
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

  /** @type {[string, any, AddEventListenerOptions][]} */
  const listeners = [
    ["pointerdown", down, {}],
    ["pointermove", follow, {}],
    ["pointerup", up, {}],
    ["pointercancel", up, {}],
    ["click", click, { capture: true }],
    ["wheel", wheel, { passive: false }],
  ];
  for (const listener of listeners) frame.addEventListener(...listener);
  return () => listeners.forEach((listener) => frame.removeEventListener(...listener));
}
