"""Records of games in which somebody visits all twenty towns, written without the engine.

Chance is kind in them: everyone draws the counters and the tourists are dealt the cards that the tour needs. So
the rare ends of a game (R6.4) have records, and neither reader can have helped to make them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from independent.checker import BOARD, CARDS, COUNTERS, load_board

Record = list[dict[str, Any]]
Hop = tuple[str, str, str]  # connection, kind that pays it with one card, town reached

FACE_UP = ["giant_pig", "elfcycle", "magic_cloud", "unicorn", "troll_wagon"]


def event(name: str, player: int | None = None, **values: Any) -> dict[str, Any]:
    return {"event": name} | ({} if player is None else {"player": player}) | values


#: A walk from Elvenhold through all other towns, one card a hop: connection, the card, the town reached.
GRAND_TOUR: tuple[Hop, ...] = tuple(
    (way, kind, to)
    for way, kind, to in (
        line.split()
        for line in """
            ergeren-elvenhold giant_pig ergeren
            ergeren-elvenhold giant_pig elvenhold
            elvenhold-beata troll_wagon beata
            strykhaven-beata elfcycle strykhaven
            virst-strykhaven unicorn virst
            ixara-virst troll_wagon ixara
            ixara~mahdavikia raft mahdavikia
            grangor-mahdavikia magic_cloud grangor
            yttar-grangor magic_cloud yttar
            usselen-yttar giant_pig usselen
            usselen-parundia elfcycle parundia
            parundia-albaran dragon albaran
            wylhien-albaran dragon wylhien
            wylhien-jaccaranda unicorn jaccaranda
            jaccaranda-tichih unicorn tichih
            throtmanni-tichih troll_wagon throtmanni
            throtmanni-feodor dragon feodor
            feodor-rivinia elfcycle rivinia
            rivinia-lapphalya giant_pig lapphalya
            dagamura-lapphalya unicorn dagamura
            kihromah-dagamura giant_pig kihromah
        """.strip().splitlines()
    )
)


class Tour:
    """Writes one game: some players make the grand tour, so many hops a round; the others stay at home."""

    def __init__(
        self,
        edition: str,
        options: dict[str, Any],
        players: int,
        hops: Sequence[int],
        tourists: Sequence[int],
        towns: Sequence[str] = (),
    ) -> None:
        self.options, self.n, self.hops, self.tourists, self.towns = options, players, hops, tourists, towns
        self.hands: list[Counter[str]] = [Counter() for _ in range(players)]
        self.kept: dict[int, tuple[str, bool]] = {}
        self.boots = ["elvenhold"] * players
        self.pieces = [0] * players
        self.record: Record = [
            {
                "record": "elfenland",
                "version": 1,
                "edition": edition,
                "options": options,
                "players": [{"name": f"Player {seat}"} for seat in range(players)],
                "starting_player": 0,
                "seed": None,
                "created": None,
            }
        ]

    def write(self) -> Record:
        if self.options["town_cards"]:
            self.record.append(event("town_cards", towns=list(self.towns)))
        self.record.append(event("face_up", counters=FACE_UP))
        done = 0
        for number in range(1, 5):
            order = [(number - 1 + step) % self.n for step in range(self.n)]
            hops = GRAND_TOUR[done : done + self.hops[number - 1]]
            done += len(hops)
            self.record.append(event("round", round=number, starting_player=order[0]))
            self._deal(order, hops)
            left = self._plan(order, hops)
            if self._travel(order, hops, number):
                return self._result(number, instant=True)
            if number == 4 or (
                self._complete()
                and (
                    self.options["early_finish"] == "finish_round"
                    or (self.options["early_finish"] == "after_round_three" and number == 3)
                )
            ):
                self.record.append(event("round_end", round=number))
                return self._result(number)
            self.record += [_keep_first(player, left[player]) for player in order]
            self.record.append(event("round_end", round=number))
            self.kept = {player: left[player][0] for player in order if left[player]}
            if self.options["face_up_counters"] == "reshuffle":
                self.record.append(event("face_up", counters=FACE_UP))
        raise AssertionError("the fourth round ends the game")

    def _complete(self) -> bool:
        return 20 in self.pieces

    def _deal(self, order: Sequence[int], hops: Sequence[Hop]) -> None:
        """Tourists get the tour's cards, everybody is filled up with what is left."""
        stack = Counter(CARDS)
        for hand in self.hands:
            stack -= hand
        new: dict[int, list[str]] = {}
        for player in self.tourists:
            new[player] = list((Counter(kind for _, kind, _ in hops) - self.hands[player]).elements())
            stack.subtract(new[player])
        assert min(stack.values()) >= 0
        for player in order:
            cards = new.get(player, [])
            while self.hands[player].total() + len(cards) < 8:
                kind = stack.most_common(1)[0][0]
                stack[kind] -= 1
                cards.append(kind)
            self.hands[player].update(cards)
            self.record.append(event("deal", player, cards=cards))

    def _plan(self, order: Sequence[int], hops: Sequence[Hop]) -> dict[int, list[tuple[str, bool]]]:
        """Everyone draws what the tour needs and lays it; the counters left over, by player."""
        bag = Counter(dict.fromkeys(COUNTERS, 8))
        bag.subtract(FACE_UP)
        bag.subtract(kind for kind, _ in self.kept.values())
        held = {player: [self.kept[player]] if player in self.kept else [] for player in order}
        roads = sorted({(way, kind) for way, kind, _ in hops if kind != "raft"})
        wanted = Counter(kind for _, kind in roads)
        wanted -= Counter(kind for kind, _ in self.kept.values())
        wishes = [*wanted.elements()]

        def chance() -> str:
            kind = wishes.pop() if wishes else bag.most_common(1)[0][0]
            bag[kind] -= 1
            assert bag[kind] >= 0
            return kind

        for player in order:
            held[player].append((chance(), True))
            self.record.append(event("draw_secret", player, counter=held[player][-1][0]))
        for player in [*order] * 3:
            held[player].append((chance(), False))
            self.record.append(event("draw", player, counter=held[player][-1][0], source="blind"))
        self._lay(order, roads, held)
        return held

    def _lay(self, order: Sequence[int], roads: list[tuple[str, str]], held: dict[int, list[tuple[str, bool]]]) -> None:
        passes, turn = 0, 0
        while passes < self.n:
            player = order[turn % self.n]
            turn += 1
            fitting = [(road, counter) for road in roads for counter in held[player] if counter[0] == road[1]]
            if not fitting:
                self.record.append(event("pass", player))
                passes += 1
                continue
            passes = 0
            (way, kind), counter = fitting[0]
            roads.remove((way, kind))
            held[player].remove(counter)
            self.record.append(event("place", player, counter=kind, connection=way, secret=counter[1]))
        assert not roads

    def _travel(self, order: Sequence[int], hops: Sequence[Hop], number: int) -> bool:
        """Everyone's travel turn; True after an instant win."""
        for player in order:
            for way, kind, to in hops if player in self.tourists else ():
                self.hands[player][kind] -= 1
                self.boots[player] = to
                new = to != "elvenhold"
                self.pieces[player] += new
                self.record.append(
                    event("move", player, connection=way, to=to, cards=[kind], caravan=False, collected=new)
                )
                if self.pieces[player] == 20 and self.options["early_finish"] == "instant" and number < 4:
                    return True
            discarded = list(self.hands[player].elements())[4:]
            self.hands[player].subtract(discarded)
            self.record.append(event("end_turn", player, discarded=discarded))
        return False

    def _result(self, number: int, instant: bool = False) -> Record:
        roads_only = self.options["town_distance"] == "roads_only"
        ways = [load_board(BOARD).distances(boot, roads_only) for boot in self.boots]
        distances = [way[town] for way, town in zip(ways, self.towns, strict=True)] if self.towns else None
        scores = [pieces - (distances[seat] if distances else 0) for seat, pieces in enumerate(self.pieces)]
        cards = [hand.total() for hand in self.hands]
        seats = list(range(self.n))
        if instant:
            winners = [self.pieces.index(20)]
        else:
            if self.options["early_finish"] == "after_round_three" and number == 3:
                seats = [seat for seat in seats if self.pieces[seat] == 20]
            tie = [-far for far in distances] if distances and self.options["tie_break"] == "distance" else cards
            best = max((scores[seat], tie[seat]) for seat in seats)
            winners = [seat for seat in seats if (scores[seat], tie[seat]) == best]
        early = instant or number < 4
        self.record.append(
            event(
                "result",
                scores=scores,
                pieces=self.pieces,
                cards=cards,
                distances=distances,
                winners=winners,
                early=early,
            )
        )
        return self.record


def _keep_first(player: int, held: list[tuple[str, bool]]) -> dict[str, Any]:
    if not held:
        return event("keep", player, counter=None, secret=None, returned=[])
    (kind, secret), *others = held
    returned = [{"counter": other, "secret": hidden} for other, hidden in others]
    return event("keep", player, counter=kind, secret=secret, returned=returned)
