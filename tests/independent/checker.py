"""A second, independent reading of docs/rules.md and docs/record.md: checks whole game records, event by event.

It shares no code with the package that it checks (standard library only, the board's data apart), so that a
mistake would have to be made twice to go unseen. One file on purpose: anybody may copy it and run it alone.

    python checker.py [--board board.json] [--result] FILE…

prints `FILE: line N: Rx.y what is wrong` for every bad record and exits with 1 if there was any. Reading stops at
a record's first bad line, because after it nobody knows what the position is.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import datetime
from functools import lru_cache
from pathlib import Path
from typing import Any, NoReturn

BOARD = Path(__file__).resolve().parents[2] / "src" / "elfenland" / "board" / "board.json"

# R0.3, R0.4: how many there are of each kind.
CARDS = dict.fromkeys(("giant_pig", "elfcycle", "magic_cloud", "unicorn", "troll_wagon", "dragon"), 10) | {"raft": 12}
COUNTERS = dict.fromkeys((kind for kind in CARDS if kind != "raft"), 8)

# R0.6, written as the book prints it; "-" where the kind cannot go.
CHART: dict[tuple[str, str], int] = {
    (row.split()[0], terrain): int(price)
    for row in (
        "giant_pig   1 1 - -",
        "elfcycle    1 1 - 2",
        "magic_cloud 2 2 - 1",
        "unicorn     - 1 2 1",
        "troll_wagon 1 2 2 2",
        "dragon      1 2 1 1",
    )
    for terrain, price in zip(("plains", "woods", "desert", "mountains"), row.split()[1:], strict=True)
    if price != "-"
}
ROADS = frozenset(("plains", "woods", "desert", "mountains"))

OPTIONS: dict[str, tuple[Any, ...]] = {
    "town_cards": (False, True),
    "early_finish": ("finish_round", "instant", "after_round_three"),
    "face_up_counters": ("stay", "reshuffle"),
    "caravan": ("when_unable", "always"),
    "nebulae_ferry": ("two_rafts", "one_raft_or_caravan"),
    "town_distance": ("all_connections", "roads_only"),
    "tie_break": ("cards", "distance"),
    "rounds": (4,),
}
# The table of editions: early_finish, face_up_counters, caravan, nebulae_ferry, town_distance, tie_break.
_BOOKLET = ("when_unable", "two_rafts", "all_connections", "distance")
PRESETS: dict[str, tuple[str, ...]] = {
    "amigo-de": ("finish_round", "stay", *_BOOKLET),
    "amigo-en": ("instant", "stay", *_BOOKLET),
    "amigo-fr": ("finish_round", "reshuffle", *_BOOKLET),
    "amigo-it": ("finish_round", "stay", *_BOOKLET),
    "rio-grande": ("instant", "stay", *_BOOKLET),
    "elfland-it": ("after_round_three", "stay", *_BOOKLET),
    "hobby-world": ("instant", "stay", *_BOOKLET),
    "jesweb": ("after_round_three", "reshuffle", "always", "one_raft_or_caravan", "roads_only", "cards"),
}

HEADER = {"record", "version", "edition", "options", "players", "starting_player", "seed", "created"}
EVENTS: dict[str, frozenset[str]] = {
    name: frozenset(keys.split())
    for name, keys in {
        "town_cards": "towns",
        "face_up": "counters",
        "round": "round starting_player",
        "deal": "player cards",
        "draw_secret": "player counter",
        "draw": "player counter source",  # and refill, where the source is face_up
        "place": "player counter connection secret",
        "obstacle": "player connection",
        "pass": "player",
        "move": "player connection to cards caravan collected",
        "end_turn": "player discarded",
        "keep": "player counter secret returned",
        "round_end": "round",
        "result": "scores pieces cards distances winners early",
    }.items()
}
# What may come in which phase, and the rule that says so.
PHASES: dict[str, tuple[frozenset[str], str]] = {
    name: (frozenset(events.split()), rule)
    for name, events, rule in (
        ("town_cards", "town_cards", "R1.5"),
        ("face_up", "face_up", "R1.2"),
        ("round", "round", "R5.1"),
        ("deal", "deal", "R2.1"),
        ("draw_secret", "draw_secret", "R2.2"),
        ("draw", "draw", "R2.3"),
        ("planning", "place obstacle pass", "R3.1"),
        ("travelling", "move end_turn", "R4.1"),
        ("keep", "keep", "R5.2"),
        ("round_end", "round_end", "R5.1"),
        ("last_round_end", "round_end", "R5.4"),
        ("new_face_up", "face_up", "R5.3"),
        ("result", "result", "R6.1"),
        ("over", "", "R6.1"),
    )
}


class Unlawful(Exception):
    """One thing that is wrong, with its rule (`RECORD` where only the format is hurt)."""


def refuse(rule: str, sentence: str) -> NoReturn:
    raise Unlawful(f"{rule} {sentence}")


def need(condition: bool, rule: str, sentence: str) -> None:
    if not condition:
        refuse(rule, sentence)


class Board:
    """Towns, connections and distances of the data file."""

    def __init__(self, path: Path) -> None:
        data = json.loads(path.read_text(encoding="utf-8"))
        self.capital: str = data["capital"]
        self.towns = {town["id"] for town in data["towns"]}
        self.card_towns = sorted(town["id"] for town in data["towns"] if town["town_card"])
        self.connections: dict[str, dict[str, Any]] = {line["id"]: line for line in data["connections"]}

    def __deepcopy__(self, _: object) -> Board:
        return self  # it never changes

    def distances(self, start: str, roads_only: bool) -> dict[str, int]:
        """Connections on a shortest way from `start` to every town (R6.2)."""
        found = {start: 0}
        queue = deque([start])
        while queue:
            town = queue.popleft()
            for line in self.connections.values():
                if (roads_only and line["terrain"] not in ROADS) or town not in (line["from"], line["to"]):
                    continue
                other = line["to"] if line["from"] == town else line["from"]
                if other not in found:
                    found[other] = found[town] + 1
                    queue.append(other)
        return found


@lru_cache(maxsize=4)
def load_board(path: Path) -> Board:
    return Board(path)


class Holding:
    """Cards or counters of one player: some known by kind, some only by number.

    `most` bounds how many of a kind can be among the hidden ones: it shrinks as copies are seen elsewhere.
    """

    def __init__(self, copies: dict[str, int]) -> None:
        self.known: Counter[str] = Counter()
        self.hidden = 0
        self.most = dict.fromkeys(copies, 0)

    def __len__(self) -> int:
        return self.known.total() + self.hidden

    def add(self, kind: str | None) -> None:
        if kind is not None:
            self.known[kind] += 1
            return
        self.hidden += 1
        for each in self.most:
            self.most[each] += 1

    def take(self, kind: str | None) -> bool:
        """Take one away; False if there is none of that kind or none can be."""
        if kind is None:
            self.hidden -= 1
            return self.hidden >= 0
        if self.known[kind]:
            self.known[kind] -= 1
            return True
        self.hidden -= 1
        self.most[kind] -= 1
        return self.hidden >= 0 and self.most[kind] >= 0

    def bound(self, kind: str, most: int) -> None:
        self.most[kind] = min(self.most[kind], most)

    def possible(self) -> bool:
        """Whether the hidden ones can be anything at all."""
        return sum(min(self.hidden, most) for most in self.most.values()) >= self.hidden


class Checker:
    """The position after the lines read so far; `line` reads one more or raises Unlawful."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.started = False
        self.phase = "town_cards"
        self.handlers: dict[str, Callable[[dict[str, Any]], None]] = {
            name: getattr(self, f"_{name}") for name in EVENTS
        }

    def line(self, value: Any) -> None:
        need(type(value) is dict, "RECORD", "a line must be one JSON object")
        if self.started:
            self._event(value)
        else:
            self._header(value)
            self.started = True

    # The header

    def _header(self, head: dict[str, Any]) -> None:
        self.redacted = "seat" in head
        optional = {key for key in ("seat", "notes") if key in head}
        _keys(head, HEADER | optional, "the header")
        _notes(head.get("notes", {}))
        need(head["record"] == "elfenland", "RECORD", "this is not an elfenland record")
        need(_is_int(head["version"]) and head["version"] == 1, "RECORD", "the version must be 1")
        self.players = _players(head["players"])
        self.n = len(self.players)
        self.options = _options(head["options"])
        _edition(head["edition"], self.options)
        self.start = head["starting_player"]
        need(_is_seat(self.start, self.n), "R1.4", "the starting player must be one of the seats")
        seed = head["seed"]
        need(seed is None or (_is_int(seed) and 0 <= seed < 2**53), "RECORD", "the seed must be 0 to 2^53-1 or null")
        _created(head["created"])
        self.seat: int | None = None
        if self.redacted:
            self.seat = head["seat"]
            need(self.seat is None or _is_seat(self.seat, self.n), "RECORD", "seat must be one of the seats or null")
            need(seed is None, "RECORD", "a redacted record must not tell its seed")
        self._set_up()

    def _set_up(self) -> None:
        """R1: boots, pieces, obstacles."""
        seats = range(self.n)
        self.boots = [self.board.capital for _ in seats]
        self.pieces_left = [self.board.towns - {self.board.capital} for _ in seats]
        self.obstacles_held = [True for _ in seats]
        self.hands = [Holding(CARDS) for _ in seats]
        self.played: Counter[str] = Counter()  # since the last shuffle, seen by all
        self.secret = [Holding(COUNTERS) for _ in seats]
        self.open: list[Counter[str]] = [Counter() for _ in seats]
        self.face_up: Counter[str] = Counter()
        self.laid: dict[str, str] = {}
        self.blocked: set[str] = set()
        self.towns: list[str | None] | None = None
        self.round = 0
        self.round_start = self.start
        self.instant_winner: int | None = None
        self.phase = "town_cards" if self.options["town_cards"] else "face_up"

    def knows(self, player: int) -> bool:
        """Whether this record's reader may know what the player hides."""
        return not self.redacted or player == self.seat

    # Events in general

    def _event(self, event: dict[str, Any]) -> None:
        name = event.get("event")
        need(type(name) is str and name in EVENTS, "RECORD", f"there is no event {_show(name)}")
        assert isinstance(name, str)
        allowed, rule = PHASES[self.phase]
        if self.phase == "over":
            refuse("R6.1", "nothing may follow the result")
        if name not in allowed:
            if self.phase == "planning" and name in ("move", "end_turn"):
                rule = "R3.5"
            refuse(rule, f"{name} cannot come here, but {' or '.join(sorted(allowed))}")
        keys = EVENTS[name] | {"event"}
        if name == "draw" and event.get("source") == "face_up":
            keys |= {"refill"}
        _keys(event, keys, name)
        if "player" in keys:
            player = event["player"]
            need(_is_seat(player, self.n), "RECORD", f"there is no player {_show(player)}")
            need(player == self.turn, rule, f"it is player {self.turn}'s turn, not player {player}'s")
        self.handlers[name](event)

    def _begin(self, phase: str) -> None:
        """Start a phase that goes round the table from the round's starting player."""
        self.phase = phase
        self.turn = self.round_start
        self.turns = 0

    def _next(self, turns: int, then: str) -> None:
        """Next player to the left; after `turns` turns the phase `then`."""
        self.turn = (self.turn + 1) % self.n
        self.turns += 1
        if self.turns == turns:
            self._begin(then)

    def _balance_cards(self, rule: str, touched: Iterable[str | None]) -> None:
        """R0.3: no kind may be there more often than printed."""
        for kind in {card for card in touched if card is not None}:
            seen, copies = self._cards_seen(kind), CARDS[kind]
            need(seen <= copies, rule, f"there are only {copies} {kind} cards, here are {seen} (R0.3)")

    def _cards_seen(self, kind: str) -> int:
        return self.played[kind] + sum(hand.known[kind] for hand in self.hands)

    def _balance_counters(self, rule: str, touched: Iterable[str | None]) -> None:
        """R0.4: no kind may be there more often than printed."""
        for kind in {counter for counter in touched if counter is not None}:
            seen, copies = self._counters_seen(kind), COUNTERS[kind]
            need(seen <= copies, rule, f"there are only {copies} {kind} counters, here are {seen} (R0.4)")

    def _counters_seen(self, kind: str) -> int:
        held = sum(secret.known[kind] for secret in self.secret) + sum(pile[kind] for pile in self.open)
        return held + self.face_up[kind] + sum(laid == kind for laid in self.laid.values())

    def _hidden_value(self, player: int, value: Any, kinds: Iterable[str], rule: str) -> str | None:
        """A card, counter or town that only its owner may know: null for every other reader."""
        if not self.knows(player):
            need(value is None, "RECORD", f"a redacted record must not show what player {player} hides")
            return None
        return _one_of(value, kinds, rule)

    # R1 and R2

    def _town_cards(self, event: dict[str, Any]) -> None:
        towns = _list(event["towns"], "towns")
        need(len(towns) == self.n, "R1.5", "every player gets one town card")
        self.towns = [self._hidden_value(p, town, self.board.card_towns, "R1.5") for p, town in enumerate(towns)]
        known = [town for town in self.towns if town is not None]
        need(len(set(known)) == len(known), "R1.5", "there is one town card of each town")
        self.phase = "face_up"

    def _face_up(self, event: dict[str, Any]) -> None:
        counters = _list(event["counters"], "counters")
        need(len(counters) == 5, "R1.2", "five counters lie face up")
        self.face_up = Counter(_one_of(kind, COUNTERS, "R1.2") for kind in counters)
        self._balance_counters("R1.2" if self.round == 0 else "R5.3", self.face_up)
        self.phase = "round"

    def _round(self, event: dict[str, Any]) -> None:
        need(_is_int(event["round"]) and event["round"] == self.round + 1, "R5.1", f"this is round {self.round + 1}")
        self.round_start = (self.start + self.round) % self.n
        rule = "R1.4" if self.round == 0 else "R5.1"
        begins = event["starting_player"]
        need(_is_seat(begins, self.n) and begins == self.round_start, rule, f"player {self.round_start} starts")
        self.round += 1
        self.played.clear()
        self._begin("deal")

    def _deal(self, event: dict[str, Any]) -> None:
        player, cards = event["player"], _list(event["cards"], "cards")
        missing = 8 - len(self.hands[player])
        need(len(cards) == missing, "R2.1", f"player {player} must get {missing} cards, not {len(cards)}")
        for card in cards:
            self.hands[player].add(self._hidden_value(player, card, CARDS, "R0.3"))
        self._balance_cards("R2.1", cards)
        self._next(self.n, "draw_secret")

    def _draw_secret(self, event: dict[str, Any]) -> None:
        player = event["player"]
        self.secret[player].add(self._hidden_value(player, event["counter"], COUNTERS, "R0.4"))
        self._balance_counters("R2.2", [event["counter"]])
        self._next(self.n, "draw")

    def _draw(self, event: dict[str, Any]) -> None:
        player = event["player"]
        kind = _one_of(event["counter"], COUNTERS, "R2.3")
        source = _one_of(event["source"], ("face_up", "blind"), "R2.3")
        if source == "face_up":
            need(self.face_up[kind] > 0, "R2.3", f"no {kind} lies face up")
            self.face_up[kind] -= 1
            self.face_up[_one_of(event["refill"], COUNTERS, "R2.3")] += 1
        self.open[player][kind] += 1
        self._balance_counters("R2.3", [kind, event.get("refill")])
        held = self.open[player].total() + len(self.secret[player])
        need(held <= 5, "R2.4", f"player {player} has {held} counters")
        self._next(3 * self.n, "planning")
        self.passes = 0

    # R3, planning

    def _place(self, event: dict[str, Any]) -> None:
        player, road = event["player"], self._connection(event["connection"])
        kind = _one_of(event["counter"], COUNTERS, "R3.1")
        _bool(event["secret"], "secret")
        if event["secret"]:
            need(self.secret[player].take(kind), "R3.1", f"player {player} can have no secret {kind}")
        else:
            need(self.open[player][kind] > 0, "R3.1", f"player {player} has no face-up {kind}")
            self.open[player][kind] -= 1
        need(road["terrain"] in ROADS, "R3.2", "a waterway takes no counter")
        need((kind, road["terrain"]) in CHART, "R3.2", f"{kind} cannot travel {road['terrain']}")
        need(road["id"] not in self.laid, "R3.2", f"{road['id']} has a counter already")
        self.laid[road["id"]] = kind
        self._balance_counters("R3.1", [kind])
        self._planned(passed=False)

    def _obstacle(self, event: dict[str, Any]) -> None:
        player, road = event["player"], self._connection(event["connection"])
        need(self.obstacles_held[player], "R1.3", f"player {player} has used his obstacle")
        need(road["terrain"] in ROADS, "R3.3", "an obstacle never goes on a waterway")
        need(road["id"] in self.laid, "R3.3", f"{road['id']} has no counter")
        need(road["id"] not in self.blocked, "R3.3", f"{road['id']} has an obstacle already")
        self.obstacles_held[player] = False
        self.blocked.add(road["id"])
        self._planned(passed=False)

    def _pass(self, _: dict[str, Any]) -> None:
        self._planned(passed=True)

    def _planned(self, passed: bool) -> None:
        """R3.5: the phase ends when all have passed one after another."""
        self.passes = self.passes + 1 if passed else 0
        self.turn = (self.turn + 1) % self.n
        if self.passes == self.n:
            self._begin("travelling")

    def _connection(self, name: Any) -> dict[str, Any]:
        need(type(name) is str and name in self.board.connections, "R0.2", f"there is no connection {_show(name)}")
        return self.board.connections[name]

    # R4, travelling

    def _move(self, event: dict[str, Any]) -> None:
        player, line = event["player"], self._connection(event["connection"])
        ends = {line["from"]: line["to"], line["to"]: line["from"]}
        boot = self.boots[player]
        need(boot in ends, "R4.1", f"the boot stands in {boot}, where {line['id']} does not begin")
        need(event["to"] == ends[boot], "R4.1", f"{line['id']} leads from {boot} to {ends[boot]}")
        _bool(event["caravan"], "caravan")
        _bool(event["collected"], "collected")
        cards = [_one_of(card, CARDS, "R0.3") for card in _list(event["cards"], "cards")]
        self._price(player, line, boot, cards, event["caravan"])
        self._spend(player, cards, "R4.2")
        self.boots[player] = ends[boot]
        new = ends[boot] in self.pieces_left[player]
        need(event["collected"] == new, "R4.7", f"the piece in {ends[boot]} is {'still' if new else 'not'} there")
        self.pieces_left[player].discard(ends[boot])
        if new and not self.pieces_left[player] and self.options["early_finish"] == "instant" and self.round < 4:
            self.instant_winner = player
            self.phase = "result"

    def _price(self, player: int, line: dict[str, Any], boot: str, cards: Sequence[str], caravan: bool) -> None:
        """R4.2 to R4.5: what the connection costs, and whether a caravan may go there."""
        if line["terrain"] in ROADS:
            need(line["id"] in self.laid, "R4.2", f"{line['id']} has no counter")
            kind = self.laid[line["id"]]
            price = CHART[kind, line["terrain"]]
            rule = "R4.2"
            if line["id"] in self.blocked:
                price, rule = price + 1, "R4.3"
            any_cards: int | None = 4 if line["id"] in self.blocked else 3
            only_unable = self.options["caravan"] == "when_unable"
        else:
            kind, rule, any_cards, only_unable = "raft", "R4.4", None, False
            price = 1 if line["terrain"] == "river" and boot == line["from"] else 2
            if line.get("lake") == "mare_nebulae" and self.options["nebulae_ferry"] == "one_raft_or_caravan":
                price, any_cards = 1, 3
        if not caravan:
            need(Counter(cards) == Counter({kind: price}), rule, f"{line['id']} costs {price} {kind}")
            return
        need(any_cards is not None, "R4.5", "no caravan goes on this waterway")
        need(len(cards) == any_cards, "R4.5", f"this caravan takes any {any_cards} cards")
        if only_unable:
            hand = self.hands[player]
            need(hand.known[kind] < price, "R4.5", f"player {player} can pay {price} {kind}, so no caravan")
            hand.bound(kind, price - 1 - hand.known[kind])

    def _spend(self, player: int, cards: Sequence[str], rule: str) -> None:
        """Cards leave the hand for the stack, seen by all (R4.8)."""
        for card in cards:
            need(self.hands[player].take(card), rule, f"player {player} cannot have this {card} card")
            self.played[card] += 1
        need(self.hands[player].possible(), rule, f"player {player} can hold nothing lawful any more")
        self._balance_cards(rule, cards)

    def _end_turn(self, event: dict[str, Any]) -> None:
        player = event["player"]
        cards = [_one_of(card, CARDS, "R0.3") for card in _list(event["discarded"], "discarded")]
        too_many = max(0, len(self.hands[player]) - 4)
        need(len(cards) == too_many, "R4.8", f"player {player} discards {too_many} cards, not {len(cards)}")
        self._spend(player, cards, "R4.8")
        self._next(self.n, "last_round_end" if self._game_ends() else "keep")
        if self.phase in ("keep", "last_round_end"):
            self._remember()

    def _remember(self) -> None:
        """What everybody saw in this round bounds what can be hidden in hands and counters that are kept."""
        for kind, copies in CARDS.items():
            for hand in self.hands:
                hand.bound(kind, copies - self._cards_seen(kind))
        for kind, copies in COUNTERS.items():
            for secret in self.secret:
                secret.bound(kind, copies - self._counters_seen(kind))
        need(all(held.possible() for held in (*self.hands, *self.secret)), "R4.8", "no lawful hands are left")

    def _game_ends(self) -> bool:
        """R6.1, R6.4: whether this round, played to its end, is the game's last."""
        done = any(not left for left in self.pieces_left)
        early = self.options["early_finish"]
        return self.round == 4 or (
            done and (early == "finish_round" or (early == "after_round_three" and self.round == 3))
        )

    # R5, end of the round

    def _keep(self, event: dict[str, Any]) -> None:
        player = event["player"]
        returned = _list(event["returned"], "returned")
        kept, secret = event["counter"], event["secret"]
        held = self.open[player].total() + len(self.secret[player])
        if held == 0:
            need(kept is None and secret is None and not returned, "R5.2", f"player {player} has no counter left")
        else:
            need(secret is not None, "R5.2", f"player {player} keeps exactly one counter")
            need(len(returned) == held - 1, "R5.2", f"player {player} returns {held - 1} counters")
            for item in returned:
                need(type(item) is dict, "RECORD", "a returned counter is an object")
                _keys(item, {"counter", "secret"}, "a returned counter")
                self._let_go(player, item["counter"], item["secret"])
            self._let_go(player, kept, secret)
            if secret:
                before = self.secret[player].most
                self.secret[player] = Holding(COUNTERS)
                self.secret[player].add(kept)
                for kind, most in before.items():
                    self.secret[player].bound(kind, most)
            else:
                self.open[player][kept] += 1
        self._next(self.n, "round_end")

    def _let_go(self, player: int, kind: Any, secret: Any) -> None:
        """Take a counter from before its owner, as the keep names it (R5.2)."""
        _bool(secret, "secret")
        if secret:
            kind = self._hidden_value(player, kind, COUNTERS, "R5.2")
            need(self.secret[player].take(kind), "R5.2", f"player {player} has no such secret counter")
            return
        kind = _one_of(kind, COUNTERS, "R5.2")
        need(self.open[player][kind] > 0, "R5.2", f"player {player} has no face-up {kind}")
        self.open[player][kind] -= 1

    def _round_end(self, event: dict[str, Any]) -> None:
        need(_is_int(event["round"]) and event["round"] == self.round, "R5.1", f"this is the end of round {self.round}")
        if self.phase == "last_round_end":
            self.phase = "result"
            return
        self.laid.clear()
        self.blocked.clear()
        self.phase = "round"
        if self.options["face_up_counters"] == "reshuffle":
            self.face_up.clear()
            self.phase = "new_face_up"

    # R6, the end

    def _result(self, event: dict[str, Any]) -> None:
        pieces = [20 - len(left) for left in self.pieces_left]
        cards = [len(hand) for hand in self.hands]
        _equal(event["pieces"], pieces, "R6.1", "pieces")
        _equal(event["cards"], cards, "R6.3", "cards")
        distances = self._distances(event["distances"])
        scores = [p - d for p, d in zip(pieces, distances or [0] * self.n, strict=True)]
        _equal(event["scores"], scores, "R6.2" if distances else "R6.1", "scores")
        rule, winners = self._winners(scores, cards, distances)
        _equal(event["winners"], winners, rule, "winners")
        _bool(event["early"], "early")
        early = self.instant_winner is not None or self.round < 4
        need(event["early"] == early, "R6.4", f"early must be {str(early).lower()}")
        self.phase = "over"

    def _distances(self, told: Any) -> list[int] | None:
        """R6.2: the way from each boot to the own town card's town."""
        if self.towns is None:
            need(told is None, "R6.2", "there are no distances without town cards")
            return None
        told = _list(told, "distances")
        need(len(told) == self.n and all(map(_is_int, told)), "R6.2", "distances must be one number for each player")
        ways = [self.board.distances(boot, self.options["town_distance"] == "roads_only") for boot in self.boots]
        choices = [
            [town for town in ([own] if own else self.board.card_towns) if way[town] == distance]
            for own, way, distance in zip(self.towns, ways, told, strict=True)
        ]
        for player, towns in enumerate(choices):
            need(bool(towns), "R6.2", f"player {player} is not {_show(told[player])} connections from his town")
        need(_distinct(choices, frozenset()), "R6.2", "no dealing of the town cards gives these distances")
        return list(told)

    def _winners(self, scores: list[int], cards: list[int], distances: list[int] | None) -> tuple[str, list[int]]:
        if self.instant_winner is not None:
            return "R6.4", [self.instant_winner]
        seats = list(range(self.n))
        rule = "R6.2" if distances else "R6.1"
        if self.options["early_finish"] == "after_round_three" and self.round == 3:
            rule = "R6.4"
            seats = [seat for seat in seats if not self.pieces_left[seat]]
        tie = [-way for way in distances] if distances and self.options["tie_break"] == "distance" else cards
        best = max((scores[seat], tie[seat]) for seat in seats)
        return rule, [seat for seat in seats if (scores[seat], tie[seat]) == best]


def _distinct(choices: Sequence[Sequence[str]], taken: frozenset[str]) -> bool:
    """Whether every player can have another one of his possible towns."""
    if not choices:
        return True
    return any(_distinct(choices[1:], taken | {town}) for town in choices[0] if town not in taken)


# The header's parts


def _players(value: Any) -> list[dict[str, Any]]:
    players = _list(value, "players")
    need(2 <= len(players) <= 6, "R0.1", "2 to 6 players can play")
    for player in players:
        need(type(player) is dict, "RECORD", "a player must be an object")
        _keys(player, {"name", "bot"} if "bot" in player else {"name"}, "a player")
        need(all(type(text) is str for text in player.values()), "RECORD", "a player's name and bot must be texts")
    return players


def _options(value: Any) -> dict[str, Any]:
    need(type(value) is dict, "RECORD", "options must be an object")
    _keys(value, set(OPTIONS), "options")
    for name, choices in OPTIONS.items():
        fits = any(type(value[name]) is type(choice) and value[name] == choice for choice in choices)
        need(fits, "RECORD", f"the option {name} cannot be {_show(value[name])}")
    plain = value["town_cards"] or value["tie_break"] == "cards"
    need(plain, "R6.1", "without town cards the tie break is cards")
    return dict(value)


def _edition(name: Any, options: dict[str, Any]) -> None:
    chosen = tuple(
        options[key] for key in ("early_finish", "face_up_counters", "caravan", "nebulae_ferry", "town_distance")
    )
    fitting = {
        preset
        for preset, values in PRESETS.items()
        if values[:5] == chosen and (not options["town_cards"] or values[5] == options["tie_break"])
    } or {"custom"}
    fits = type(name) is str and name in fitting
    need(fits, "RECORD", f"with these options the edition is {' or '.join(sorted(fitting))}, not {_show(name)}")


def _notes(notes: Any) -> None:
    """Kept and not judged, but bounded: 64 kB as JSON, eight levels deep."""
    need(type(notes) is dict, "RECORD", "notes must be an object")
    text = json.dumps(notes, ensure_ascii=False, separators=(",", ":"))
    need(len(text.encode()) <= 64_000, "RECORD", "notes must have at most 64 kB")
    level: list[Any] = [notes]
    for _ in range(8):
        level = [inner for outer in level for inner in (outer.values() if isinstance(outer, dict) else outer)]
        level = [inner for inner in level if isinstance(inner, dict | list)]
    need(not level, "RECORD", "notes must be at most eight levels deep")


def _created(value: Any) -> None:
    if value is None:
        return
    need(type(value) is str, "RECORD", "created must be a time or null")
    try:
        datetime.fromisoformat(value)
    except ValueError:
        refuse("RECORD", f"created is not a time: {_show(value)}")


# Values


def _is_int(value: Any) -> bool:
    return type(value) is int  # a JSON true is no number


def _is_seat(value: Any, players: int) -> bool:
    return type(value) is int and 0 <= value < players


def _bool(value: Any, name: str) -> None:
    need(type(value) is bool, "RECORD", f"{name} must be true or false")


def _list(value: Any, name: str) -> list[Any]:
    need(type(value) is list, "RECORD", f"{name} must be a list")
    assert isinstance(value, list)
    return value


def _one_of(value: Any, choices: Iterable[str], rule: str) -> str:
    need(type(value) is str and value in choices, rule, f"{_show(value)} is not one of {', '.join(choices)}")
    return str(value)


def _equal(told: Any, right: list[int], rule: str, name: str) -> None:
    same = type(told) is list and all(map(_is_int, told)) and told == right
    need(same, rule, f"{name} must be {right}, not {_show(told)}")


def _keys(value: dict[str, Any], right: Iterable[str], where: str) -> None:
    right = set(right)
    missing, unknown = sorted(right - value.keys()), sorted(value.keys() - right)
    need(not missing, "RECORD", f"{where} lacks {', '.join(missing)}")
    need(not unknown, "RECORD", f"{where} has an unknown key {', '.join(map(_show, unknown))}")


def _show(value: Any) -> str:
    try:
        text = json.dumps(value)
    except (ValueError, RecursionError):
        return "something unprintable"
    return text if len(text) <= 60 else text[:57] + "..."


# Lines


def _no_constant(name: str) -> NoReturn:
    refuse("RECORD", f"{name} is no number")


def _no_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    names = Counter(key for key, _ in pairs)
    twins = [key for key, times in names.items() if times > 1]
    need(not twins, "RECORD", f"the key {', '.join(map(_show, twins))} stands there twice")
    return dict(pairs)


def _parse(text: str) -> Any:
    try:
        return json.loads(text, parse_constant=_no_constant, object_pairs_hook=_no_twins)
    except RecursionError:
        refuse("RECORD", "this line is nested too deeply")
    except ValueError as error:
        refuse("RECORD", f"this line is no JSON, or cut off ({str(error)[:60]})")


def check(lines: Iterable[str], *, require_result: bool = False, board: Path = BOARD) -> list[str]:
    """The problems of one record: empty if it is legal (and, where required, complete)."""
    checker = Checker(load_board(board))
    number = 0
    try:
        for text in lines:
            number += 1
            checker.line(_parse(text))
    except Unlawful as problem:
        return [f"line {number}: {problem}"]
    except UnicodeDecodeError:
        return [f"line {number + 1}: RECORD the text is not UTF-8"]
    if not checker.started:
        return ["line 1: RECORD there is no header"]
    if checker.phase in ("last_round_end", "result"):
        return [f"line {number}: R6.1 the game is over, its result is missing"]
    if require_result and checker.phase != "over":
        return [f"line {number}: R6.1 the game is not over"]
    return []


def check_file(path: Path, *, require_result: bool = False, board: Path = BOARD) -> list[str]:
    """The same for a file; lines end with a newline and nothing else."""
    with path.open(encoding="utf-8", newline="\n") as lines:
        return check(lines, require_result=require_result, board=board)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Check Elfenland game records independently of the package.")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    parser.add_argument("--board", type=Path, default=BOARD, help="the board's data (board.json)")
    parser.add_argument("--result", action="store_true", help="refuse unfinished games")
    chosen = parser.parse_args(arguments)
    bad = 0
    for path in chosen.files:
        try:
            problems: Iterator[str] = iter(check_file(path, require_result=chosen.result, board=chosen.board))
        except OSError as error:
            problems = iter([f"cannot be read: {error.strerror}"])
        for problem in problems:
            bad += 1
            print(f"{path}: {problem}")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
