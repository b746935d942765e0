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
  const own = by === seat;
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
      return {
        ...line(t("log-round", { round: event.round, player: names[event.starting_player] })),
        big: true,
      };
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
        t(event.source === "blind" ? "log-draw-blind" : "log-draw", { player, kind: event.counter }),
        [],
        event.counter,
      );
    case "place":
      return line(
        t(event.secret ? "log-place-secret" : "log-place", {
          player,
          kind: event.counter,
          ...wayWords(event.connection),
        }),
        [event.connection],
        event.counter,
      );
    case "obstacle":
      return line(t("log-obstacle", { player, ...wayWords(event.connection) }), [event.connection], "obstacle");
    case "pass":
      return line(t("log-pass", { player }));
    case "move": {
      const from = otherEnd(event.connection, event.to);
      const key = event.caravan ? "log-move-caravan" : "log-move";
      return line(
        t(key, { player, from: townName(from), to: townName(event.to), cards: cardList(event.cards) }),
        [event.connection, event.to],
        event.caravan ? "caravan" : event.cards[0],
      );
    }
    case "undo":
      return line(t("log-undo", { player }));
    case "takeback":
      return event.connection ? line(t("log-takeback", wayWords(event.connection)), [event.connection]) : null;
    case "end_turn":
      return event.discarded.length
        ? line(t("log-discard", { player, cards: cardList(event.discarded) }))
        : line(t("log-end-turn", { player }));
    case "keep":
      return line(keepWords(event, player, own));
    case "round_end":
      return line(t("log-round-end", { round: event.round }));
    case "result":
      return {
        ...line(t("log-result", { players: list(event.winners.map((seat) => names[seat])) })),
        big: true,
      };
    default:
      return null;
  }
}

/** @param {import("./wire.js").Kept} event @param {string} player @param {boolean} own @returns {string} */
function keepWords(event, player, own) {
  const back = event.returned.length ? ` ${t("log-return", { player, n: event.returned.length })}` : "";
  if (event.secret === null) return t("log-keep-none", { player });
  if (!event.secret) return t("log-keep-open", { player, kind: String(event.counter) }) + back;
  return (
    (own && event.counter ? t("log-keep-secret-own", { kind: event.counter }) : t("log-keep-secret", { player })) + back
  );
}
