// @ts-check
/** Events in words: the lines of the log, and what each of them shows on the map. */
import { otherEnd, townName, wayWords } from "./board.js";
import { cardList, list, t } from "./i18n.js";
import { playerOf } from "./shown.js";

/** @typedef {import("./types.js").GameEvent} GameEvent */
/** @typedef {{text: string, places: string[], player: number | null, icon: string | null, big?: boolean}} Line */

/**
 * The line of an event for a reader at a seat.
 * @param {GameEvent} event @param {string[]} names @param {number | null} seat @returns {Line | null}
 */
export function lineOf(event, names, seat) {
  const by = playerOf(event);
  const player = names[by ?? -1] ?? "";
  const own = seat !== null && by === seat;
  /** The reader is "you" in every line. @param {string} key @param {import("./i18n.js").Args} [args] */
  const say = (key, args) => t(own ? `${key}-own` : key, { player, ...args });
  /** @param {string} text @param {string[]} [places] @param {string | null} [icon] @returns {Line} */
  const line = (text, places = [], icon = null) => ({ text, places, icon, player: by });
  switch (event.event) {
    case "town_cards": {
      const mine = seat === null ? null : event.towns[seat];
      return mine ? line(t("log-town-card-own", { town: townName(mine) }), [mine]) : line(t("log-town-cards"));
    }
    case "face_up":
      return line(t("log-face-up"));
    case "round":
      return { ...line(roundWords(event, names, seat)), big: true };
    case "deal":
      if (!event.cards.length) return null;
      return own && event.cards[0]
        ? line(t("log-deal-own", { cards: cardList(event.cards.map(String)) }))
        : line(t("log-deal", { player, n: event.cards.length }));
    case "draw_secret":
      return event.counter
        ? line(t(own ? "log-draw-secret-own" : "log-draw-secret", { player, kind: event.counter }), [], event.counter)
        : line(t("log-draw-secret", { player }));
    case "draw":
      return line(
        say(event.source === "blind" ? "log-draw-blind" : "log-draw", { kind: event.counter }),
        [],
        event.counter,
      );
    case "place":
      return line(
        say(event.secret ? "log-place-secret" : "log-place", {
          kind: event.counter,
          ...wayWords(event.connection),
        }),
        [event.connection],
        event.counter,
      );
    case "obstacle":
      return line(say("log-obstacle", wayWords(event.connection)), [event.connection], "obstacle");
    case "pass":
      return line(say("log-pass"));
    case "move": {
      const from = otherEnd(event.connection, event.to);
      const key = event.caravan ? "log-move-caravan" : "log-move";
      return line(
        say(key, { from: townName(from), to: townName(event.to), cards: cardList(event.cards) }),
        [event.connection, event.to],
        event.caravan ? "caravan" : event.cards[0],
      );
    }
    case "undo":
      return line(say("log-undo"));
    case "takeback":
      return event.connection ? line(t("log-takeback", wayWords(event.connection)), [event.connection]) : null;
    case "end_turn":
      return event.discarded.length
        ? line(say("log-discard", { cards: cardList(event.discarded) }))
        : line(say("log-end-turn"));
    case "keep":
      return line(keepWords(event, say));
    case "round_end":
      return line(t("log-round-end", { round: event.round }));
    case "result":
      return { ...line(resultWords(event.winners, names, seat)), big: true };
    default:
      return null;
  }
}

/** @param {import("./wire.js").RoundBegan} event @param {string[]} names @param {number | null} seat @returns {string} */
const roundWords = ({ round, starting_player: first }, names, seat) =>
  t(first === seat ? "log-round-own" : "log-round", { round, player: names[first] });

/** @param {number[]} winners @param {string[]} names @param {number | null} seat @returns {string} */
const resultWords = (winners, names, seat) =>
  winners.length === 1 && winners[0] === seat
    ? t("log-result-own")
    : t("log-result", { players: list(winners.map((winner) => names[winner])) });

/**
 * @param {import("./wire.js").Kept} event
 * @param {(key: string, args?: import("./i18n.js").Args) => string} say @returns {string}
 */
function keepWords(event, say) {
  const back = event.returned.length ? ` ${say("log-return", { n: event.returned.length })}` : "";
  if (event.secret === null) return say("log-keep-none");
  if (!event.secret) return say("log-keep-open", { kind: String(event.counter) }) + back;
  return say("log-keep-secret", { kind: String(event.counter) }) + back;
}
