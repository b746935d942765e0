"""What each event says about the hidden things: a seat's redacted events, read one by one into a Knowledge."""

from __future__ import annotations

from collections.abc import Sequence

from elfenland.board import BOARD, CARD_NAMES, CARDS_OF_KIND, CHART, COUNTERS_OF_KIND
from elfenland.game import events as e
from elfenland.hidden.knowledge import (
    COUNTER,
    HELD,
    KEPT_NONE,
    KEPT_SECRET,
    NUMBER,
    ROUNDS,
    SEATS,
    Impossible,
    Knowledge,
    TakenBack,
)
from elfenland.rules import State
from elfenland.rules.numbering import (
    BOOT,
    CARD_KINDS,
    COUNTER_KINDS,
    HAND_SIZE,
    TOWN_CARD,
    round_counter,
    round_seat,
    round_seat_card,
)


class Reader:
    """Reads events one by one into a Knowledge."""

    def __init__(self, know: Knowledge) -> None:
        self.know = know
        self.between_rounds = False
        self.cards = [0] * SEATS  # in hand
        self.hand = [0] * CARD_KINDS  # of one's own seat
        self.face = [0] * COUNTER_KINDS
        self.open = [[0] * COUNTER_KINDS for _ in range(SEATS)]
        self.secrets = [0] * SEATS  # how many
        self.own_secrets = [0] * COUNTER_KINDS
        self.board: dict[str, int] = {}
        self.obstacles: set[str] = set()
        self.at_most: list[tuple[int, int, int]] = []  # where in `shown`, the bound, what was shown before it
        self.at_least: list[tuple[int, int, int]] = []

    # -------------------------------------------------------------- events

    def read(self, event: e.Event) -> None:
        """Take in one event."""
        player = getattr(event, "player", None)
        if player is not None and not 0 <= player < self.know.players:
            raise Impossible(f"there is no player {player}", "R1.4")
        match event:
            case e.TownCards(towns):
                self.town_cards(towns)
            case e.FaceUp(counters):
                self.next_round()
                for counter in counters:
                    self.from_bag(counter)
                    self.face[COUNTER[counter]] += 1
            case e.RoundBegan(number, _):
                self.next_round()
                if number != self.know.round + 1:
                    raise Impossible(f"this is round {self.know.round + 1}, not {number}", "R5.1")
            case e.Dealt(seat, cards):
                self.dealt(seat, cards)
            case e.SecretDrawn(seat, counter):
                self.secret_drawn(seat, counter)
            case e.Drawn():
                self.drawn(event)
            case e.Placed():
                self.placed(event)
            case e.ObstaclePlaced(_, way):
                self.obstacles.add(way)
            case e.Moved():
                self.moved(event)
            case e.TurnEnded(seat, discarded):
                self.show(seat, discarded)
            case e.Kept():
                self.kept(event)
            case e.RoundEnded():
                self.between_rounds = True
                self.board.clear()
                self.obstacles.clear()
            case e.Result():
                self.result(event)

    def next_round(self) -> None:
        """R5.3: the bag as it is when the new round's first counter is drawn."""
        if not self.between_rounds:
            return
        self.between_rounds = False
        self.close_round()
        know = self.know
        if know.round == ROUNDS - 1:
            raise Impossible("a game has four rounds", "R6.1")
        know.round += 1
        if know.options.face_up_counters == "reshuffle":
            self.face = [0] * COUNTER_KINDS
        for kind in range(COUNTER_KINDS):
            out = self.face[kind] + sum(held[kind] for held in self.open) + self.own_secrets[kind]
            know.bag[round_counter(know.round, kind)] = COUNTERS_OF_KIND - out

    def close_round(self) -> None:
        """Note how many cards everyone has, and one's own."""
        know = self.know
        for seat in range(know.players):
            know.size[round_seat(know.round, seat)] = self.cards[seat]
        if know.seat is not None:
            place = self.at(know.seat)
            know.own_kept[place : place + CARD_KINDS] = self.hand

    def town_cards(self, towns: Sequence[str | None]) -> None:
        know = self.know
        if len(towns) != know.players:
            raise Impossible("there is one town card for each player", "R1.5")
        for seat, town in enumerate(towns):
            self.check_secrecy(seat, town is None, "town card")
            know.towns[seat] = list(BOARD.town_cards) if town is None else [BOARD.town_index[town]]

    def dealt(self, seat: int, cards: Sequence[str | None]) -> None:
        know = self.know
        if know.new_cards[round_seat(know.round, seat)]:
            raise Impossible(f"player {seat} already has this round's cards", "R2.1")
        know.new_cards[round_seat(know.round, seat)] = len(cards)
        self.cards[seat] += len(cards)
        if self.cards[seat] > HAND_SIZE:
            raise Impossible(f"hands are filled up to {HAND_SIZE} cards", "R2.1")
        for card in cards:
            self.check_secrecy(seat, card is None, "cards")
            if card is not None:
                self.hand[NUMBER[card]] += 1

    def secret_drawn(self, seat: int, counter: str | None) -> None:
        self.check_secrecy(seat, counter is None, "secret counter")
        now = round_seat(self.know.round, seat)
        if self.know.drew_secret[now] or self.know.laid[now] or self.know.ended[now] or self.secrets[seat] > 1:
            raise Impossible(f"player {seat} has already drawn a secret counter", "R2.2")
        self.secrets[seat] += 1
        if counter is None:
            self.know.drew_secret[now] = 1
        else:
            self.from_bag(counter)
            self.own_secrets[COUNTER[counter]] += 1

    def drawn(self, event: e.Drawn) -> None:
        kind = COUNTER[event.counter]
        self.open[event.player][kind] += 1
        if event.source == "blind":
            self.from_bag(event.counter)
            return
        self.face[kind] -= 1
        if self.face[kind] < 0 or not isinstance(event.refill, str):
            raise Impossible(f"no {event.counter} could be drawn face up and replaced", "R2.3")
        self.from_bag(event.refill)
        self.face[COUNTER[event.refill]] += 1

    def placed(self, event: e.Placed) -> None:
        seat, kind = event.player, COUNTER[event.counter]
        self.check_not_ended(seat)
        self.board[event.connection] = kind
        if not event.secret:
            self.open[seat][kind] -= 1
        else:
            self.secrets[seat] -= 1
            if self.know.hidden(seat):
                self.know.laid[round_seat(self.know.round, seat)].append(kind)
            else:
                self.own_secrets[kind] -= 1
        if min(self.open[seat]) < 0 or self.secrets[seat] < 0 or min(self.own_secrets) < 0:
            raise Impossible(f"player {seat} has no such {event.counter}", "R3.1")

    def kept(self, event: e.Kept) -> None:
        seat = event.player
        self.check_not_ended(seat)
        unseen = sum(1 for back in event.returned if back.secret)
        secret = event.secret is True
        if unseen + secret != self.secrets[seat]:
            raise Impossible(f"player {seat} has {self.secrets[seat]} secret counters to keep or return", "R5.2")
        for counter, is_secret in ((event.counter, secret), *((back.counter, back.secret) for back in event.returned)):
            if is_secret:
                self.check_secrecy(seat, counter is None, "secret counter")
        self.open[seat] = [0] * COUNTER_KINDS
        self.secrets[seat] = int(secret)
        self.know.ended[round_seat(self.know.round, seat)] = KEPT_SECRET if secret else KEPT_NONE
        if not self.know.hidden(seat):
            self.own_secrets = [0] * COUNTER_KINDS
        if event.counter is not None:
            (self.own_secrets if secret else self.open[seat])[COUNTER[event.counter]] += 1

    def result(self, event: e.Result) -> None:
        """R6.2: the distances tell something about the town cards."""
        if event.distances is None:
            return
        table = State.start(self.know.options, self.know.players)
        for earlier in self.know.events:
            if isinstance(earlier, e.Moved):
                table.put(BOOT + earlier.player, BOARD.town_index[earlier.to])
        for seat, distance in enumerate(event.distances[: self.know.players]):
            possible = []
            for town in self.know.towns[seat]:
                table.put(TOWN_CARD + seat, town)
                if table.town_distance(seat) == distance:
                    possible.append(town)
            self.know.towns[seat] = possible
            if not possible:
                raise Impossible(f"player {seat} can have no town card at distance {distance}", "R6.2")

    # -------------------------------------------------------------- cards shown

    def moved(self, event: e.Moved) -> None:
        self.bound(event, [0] * CARD_KINDS)
        self.show(event.player, event.cards)

    def bound(self, event: e.Moved, before: Sequence[int]) -> None:
        """R4.5: where only players who cannot pay may use a caravan, one who used it had too few cards of that kind.

        `before`: cards shown just before, by moves that were then taken back.
        """
        kind = self.board.get(event.connection)
        if not event.caravan or kind is None or self.know.options.caravan == "always":
            return
        way = BOARD.connections[BOARD.connection_index[event.connection]]
        price = CHART[CARD_NAMES[kind]][way.terrain] + (event.connection in self.obstacles)
        place = self.at(event.player) + kind
        self.at_most.append((place, price - 1 + before[kind], self.know.shown[place]))

    def show(self, seat: int, cards: Sequence[str]) -> None:
        for card in cards:
            kind = NUMBER[card]
            self.know.shown[self.at(seat) + kind] += 1
            self.cards[seat] -= 1
            if seat == self.know.seat:
                self.hand[kind] -= 1
        if self.cards[seat] < 0 or min(self.hand) < 0:
            raise Impossible(f"player {seat} does not have these cards", "R4.2")
        self.check_totals()

    def take_back(self, undone: TakenBack) -> None:
        """Cards that were shown and then taken back must have been in the hand at that time."""
        played = [0] * CARD_KINDS
        for move in undone.moves:
            self.bound(move, played)
            for card in move.cards:
                played[NUMBER[card]] += 1
        for kind, count in enumerate(played):
            if count:
                place = self.at(undone.moves[0].player) + kind
                self.at_least.append((place, count, self.know.shown[place]))

    def check_totals(self) -> None:
        """R0.3: nobody can show more cards of a kind than there are."""
        for kind, total in enumerate(CARDS_OF_KIND):
            if sum(self.know.shown[self.at(seat) + kind] for seat in range(SEATS)) > total:
                raise Impossible(f"there are only {total} cards of the kind {CARD_NAMES[kind]}", "R0.3")

    # -------------------------------------------------------------- small things

    def at(self, seat: int) -> int:
        """Where this round's cards of a seat lie in the lists."""
        return round_seat_card(self.know.round, seat, 0)

    def from_bag(self, counter: str) -> None:
        place = round_counter(self.know.round, COUNTER[counter])
        self.know.seen_draws[place] += 1
        if self.know.seen_draws[place] > self.know.bag[place]:
            raise Impossible(f"no {counter} counter was left to be drawn", "R0.4")

    def check_not_ended(self, seat: int) -> None:
        if self.know.ended[round_seat(self.know.round, seat)] != HELD:
            raise Impossible(f"player {seat} has already kept or returned counters", "R5.2")

    def check_secrecy(self, seat: int, unknown: bool, what: str) -> None:
        if unknown != self.know.hidden(seat):
            known = "lacks" if unknown else "shows"
            raise Impossible(f"this record {known} the {what} of player {seat}, seen by seat {self.know.seat}")

    def finish(self) -> None:
        """Turn what was noted on the way into bounds of what was left at the end of each round."""
        know = self.know
        self.close_round()
        for place, bound, before in self.at_most:
            know.high[place] = min(know.high[place], bound - (know.shown[place] - before))
            if know.high[place] < 0:
                raise Impossible("a player who could pay played a caravan", "R4.5")
        for place, bound, before in self.at_least:
            know.low[place] = max(know.low[place], bound - (know.shown[place] - before))
