// @ts-check
/** Chances over the game: everyone's stacked, and one player's as they could know it. */
import { html } from "../../vendor/htm-preact.js";
import { useState } from "../../vendor/preact-hooks.js";
import { percent, SIGNS } from "../coach-words.js";
import { list, t } from "../i18n.js";
import { Token } from "../map/tiles.js";
import { playerOf } from "../shown.js";
import { isNarrow } from "./screen.js";
import { Face, facesAt } from "./face.js";
import { You } from "./you.js";
import { roundAt } from "./review-moments.js";

/** @typedef {import("../pages/review.js").Given} Given */

const H = 280;
const LANE = 22;

/** How wide the drawing is beside its letters; on a phone it must fit whole. */
const width = () => (isNarrow.value ? 460 : 1000);

/** @param {Given & {curve: import("../wire.js").CurvePoint[]}} props */
export function Curve({ curve, review, names, events, decisions, table, onOpen }) {
  const last = events.length;
  const W = width();
  const x = (/** @type {number} */ event) => (event / last) * W;
  const below = (/** @type {number[]} */ shares, /** @type {number} */ seat) => shares.slice(0, seat).reduce((sum, share) => sum + share, 0);
  /** A seat's band between two lines. @param {number} seat */
  const band = (seat) => {
    const upper = curve.map(({ event, shares }) => `${x(event).toFixed(1)} ${(H * below(shares, seat)).toFixed(1)}`);
    const lower = curve.map(({ event, shares }) => `${x(event).toFixed(1)} ${(H * below(shares, seat + 1)).toFixed(1)}`);
    return `M${upper.join("L")}L${lower.reverse().join("L")}Z`;
  };
  const { at, move, point } = useCursor(curve, last, (event) => onOpen(event, playerOf(events[event - 1]) ?? table.my_seats[0] ?? 0));
  const there = curve[at];
  const words = t("review-curve-at", {
    round: roundAt(events, there.event),
    n: at + 1,
    all: curve.length,
    players: list(names.map((player, seat) => t("review-curve-share", { player, share: percent(there.shares[seat]) }))),
  });
  const ends = names.map((player, seat) =>
    t("review-curve-one", { player, start: percent(curve[0].shares[seat]), result: percent(curve[curve.length - 1].shares[seat]) }),
  );
  const height = H + 26 + LANE * names.length;
  return html`<ul class="review-legend">${names.map((name, seat) => html`<li key=${seat}><${Face} who=${facesAt(table.seats)[seat]} seat=${seat} size=${32} /><span>${name}</span><${You} table=${table} seat=${seat} /></li>`)}</ul>
    <div>
      <svg class="review-curve" viewBox=${`0 0 ${W} ${height}`} role="slider" tabindex="0" aria-label=${t("review-curve-now", { players: list(ends) })} aria-valuemin="1" aria-valuemax=${curve.length} aria-valuenow=${at + 1} aria-valuetext=${words} onKeyDown=${move} onPointerMove=${point} onClick=${point}>
        ${names.map((_, seat) => html`<path key=${seat} d=${band(seat)} fill=${`var(--player-${seat})`} stroke="var(--raised)" stroke-width="1.5" />`)}
        ${[0.25, 0.5, 0.75].map((share) => html`<path key=${share} class="review-rule" d=${`M0 ${H * share}H${W}`} />`)}
        <text class="review-text review-half" x=${W - 4} y=${H / 2 - 5} text-anchor="end">${percent(0.5)}</text>
        ${roundsOf(events).map(([round, at]) => html`<g key=${round}><path class="review-rule" d=${`M${x(at)} 0V${height}`} /><text class="review-text" x=${x(at) + 5} y=${H + 17}>${t("review-round-short", { round })}</text></g>`)}
        ${names.map((_, seat) => html`<g key=${seat} transform=${middleOf(curve, seat, x)}><${Token} seat=${seat} size=${9} /></g>`)}
        ${decisions.map(({ seat, decision }) =>
          SIGNS[decision.grade] ? html`<text key=${`${seat} ${decision.event}`} class=${`review-sign ${decision.grade}`} onClick=${(/** @type {Event} */ click) => (click.stopPropagation(), onOpen(decision.event, seat))} x=${x(decision.event)} y=${H + 42 + LANE * seat}>${SIGNS[decision.grade]}</text>` : null,
        )}
        ${names.map((_, seat) => html`<g key=${seat} transform=${`translate(8 ${H + 36 + LANE * seat})`}><${Token} seat=${seat} size=${5} /></g>`)}
        <path class="review-cursor" d=${`M${x(there.event).toFixed(1)} 0V${H}`} />
      </svg>
    </div>
    <p class="review-at" aria-hidden="true">${words}</p>
    ${review && html`<p class="quiet">${t("review-curve-about", { worlds: review.worlds.open })}</p>`}`;
}

/**
 * The moment that is pointed at, by mouse or arrow keys; Enter or a click opens it.
 * @param {import("../wire.js").CurvePoint[]} curve @param {number} last the last event @param {(event: number) => void} open
 */
function useCursor(curve, last, open) {
  const [chosen, setChosen] = useState(Infinity);
  const at = Math.min(chosen, curve.length - 1);
  /** @param {KeyboardEvent} event */
  const move = (event) => {
    const steps = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -10, PageUp: 10, Home: -Infinity, End: Infinity };
    if (event.key === "Enter") return open(Math.max(1, curve[at].event));
    const step = steps[/** @type {keyof typeof steps} */ (event.key)];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setChosen(Math.max(0, Math.min(curve.length - 1, at + step)));
  };
  /** @param {MouseEvent} event */
  const point = (event) => {
    const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    const place = Math.max(1, Math.round(((event.clientX - box.left) / box.width) * last));
    if (event.type === "click") return open(place);
    setChosen(Math.max(0, curve.findLastIndex((each) => each.event <= place)));
  };
  return { at, move, point };
}

/** Where a round begins. @param {import("../types.js").GameEvent[]} events @returns {[number, number][]} */
const roundsOf = (events) =>
  events.flatMap((event, n) => (event?.event === "round" ? [/** @type {[number, number]} */ ([event.round, n])] : []));

/**
 * The place where a seat's band is broadest, away from the edges.
 * @param {import("../wire.js").CurvePoint[]} curve @param {number} seat @param {(event: number) => number} x
 */
function middleOf(curve, seat, x) {
  const inner = curve.filter(({ event }) => x(event) > width() * 0.06 && x(event) < width() * 0.94);
  const best = (inner.length ? inner : curve).reduce((a, b) => (b.shares[seat] > a.shares[seat] ? b : a));
  const above = best.shares.slice(0, seat).reduce((sum, share) => sum + share, 0);
  return `translate(${x(best.event).toFixed(1)} ${(H * (above + best.shares[seat] / 2)).toFixed(1)})`;
}

/** @param {Given} props */
export function KnownCurve({ review, names, events, table }) {
  const [seat, setSeat] = useState(table.my_seats[0] ?? 0);
  const { points } = review.seats[seat];
  const W = width();
  const x = (/** @type {number} */ event) => ((event / events.length) * W).toFixed(1);
  const y = (/** @type {number} */ share) => (150 * (1 - share) + 5).toFixed(1);
  const line = points.map(({ event, share }) => `${x(event)} ${y(share)}`).join("L");
  return html`<label class="review-whose"><span>${t("review-whose")}</span>
      <select value=${seat} onChange=${(/** @type {any} */ e) => setSeat(Number(e.target.value))}>
        ${names.map((name, n) => html`<option key=${n} value=${n}>${name}</option>`)}
      </select>
    </label>
    <div>
      <svg class="review-line" viewBox=${`0 0 ${W} 160`} role="img" aria-label=${t("review-curve-one", { player: names[seat], start: percent(review.seats[seat].start), result: percent(review.seats[seat].result) })}>
        ${[0, 0.5, 1].map((share) => html`<g key=${share}><path class="review-rule" d=${`M0 ${y(share)}H${W}`} /><text class="review-text" x="4" y=${Number(y(share)) + (share === 1 ? 14 : -4)}>${percent(share)}</text></g>`)}
        ${roundsOf(events).map(([round, at]) => html`<path key=${round} class="review-rule" d=${`M${x(at)} 5V155`} />`)}
        <path class="review-known" d=${`M${line}`} style=${{ stroke: `var(--player-${seat})` }} />
      </svg>
    </div>`;
}
