"""Positions from a line of text, for tests that read as rules.

    scenario("boot feodor | hand dragon*3 | feodor-lapphalya: dragon + obstacle")

Parts are separated by `|`. A seat's number before a part names whose it is, else it is seat 0's:

    draw · plan · travel · keep      the phase (travel if none is named); the starting player is to act
    players 3 · start 1 · round 4    two players, seat 0 and round 1 otherwise
    edition amigo-de · option caravan=always · town cards · no town cards
    boot feodor · hand dragon*3 raft · open dragon · secret unicorn · obstacle used
    pieces 17 (collected) · missing yttar beata (all others collected) · town card jaccaranda
    face dragon*4 unicorn            the five beside the board
    feodor-lapphalya: dragon + obstacle

Cards and counters come out of the stacks, so that there are always 72 and 48.
"""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
import pytest

from elfenland.board import BOARD, CARD_NAMES, CHART, COUNTER_NAMES, Options, resolve
from elfenland.errors import Refused
from elfenland.game import Action, Game, choose_whole, parse, record, view_for
from elfenland.game.events import Player
from elfenland.rules import State
from elfenland.rules import numbering as n

PHASES = {"draw": n.DRAW, "plan": n.PLAN, "travel": n.TRAVEL, "keep": n.KEEP}
FIVE = "giant_pig elfcycle magic_cloud unicorn troll_wagon"
RULE = re.compile(r"\bR\d\.\d+\b")


def plain(values: Iterable[Any]) -> list[dict[str, Any]]:
    """Events (or a header) as the record writes them."""
    lines: list[dict[str, Any]] = [msgspec.json.decode(msgspec.json.encode(value)) for value in values]
    return lines


def refusal(call: Callable[[], object]) -> str | None:
    """The rule that a call is refused by."""
    try:
        call()
    except Exception as error:
        rule: str | None = getattr(error, "rule", None)
        cited = RULE.search(str(error))
        return rule or (cited.group() if cited else None)
    raise AssertionError("nothing was refused")


class Scenario:
    """A game with short questions about its state."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        self.game = game
        self._random = random.Random(seed)

    # What happens

    def play(self, *actions: str | Action) -> list[dict[str, Any]]:
        """Play actions of whoever is to act; all events that followed."""
        before = len(self.game.events)
        for action in actions:
            self.game.play(action)
        return plain(self.game.events[before:])

    def play_any(self) -> list[dict[str, Any]]:
        """Play some legal action, chosen by chance, such that every kind of thing happens in a game."""
        return self.play(choose_whole(self.state, self._lively))

    def _lively(self, _: State, legal: list[int]) -> int:
        """Passing and stopping come first in the list: take them more often than one in a hundred times."""
        stay = legal[0] in (n.A_PASS, n.A_STOP) and self._random.random() < 0.3
        return legal[0] if stay else self._random.choice(legal)

    def refused(self, action: str) -> str | None:
        """The rule by which the action is refused; that nothing changes is checked on the way."""
        before, events = self.state.to_bytes(), list(self.game.events)
        with pytest.raises(Refused) as caught:
            self.game.play(parse(action))
        assert self.state.to_bytes() == before
        assert self.game.events == events
        assert action in str(caught.value)
        assert caught.value.rule is None or caught.value.rule in str(caught.value)
        return caught.value.rule

    def finish_round(self) -> list[dict[str, Any]]:
        """Play quietly to the end of the round: draw, pass, stay, keep anything."""
        number, before = self.round, len(self.game.events)
        while not self.over and self.round == number:
            legal = [choice.action for choice in self.game.legal()]
            quiet = [action for action in legal if str(action) in ("pass", "draw blind")]
            if quiet:
                self.play(quiet[0])
            else:
                self.play(choose_whole(self.state, lambda _, decisions: _stop_or_first(decisions)))
        return plain(self.game.events[before:])

    def finish_keeping(self) -> None:
        while self.phase == "keep":
            self.play_any()

    def legal(self) -> list[str]:
        return [str(choice) for choice in self.game.legal()]

    # What is

    @property
    def state(self) -> State:
        return self.game.state

    @property
    def options(self) -> Options:
        return self.game.options

    @property
    def players(self) -> int:
        return self.state.at(n.PLAYERS)

    @property
    def actor(self) -> int | None:
        return self.game.to_act

    @property
    def starting_player(self) -> int:
        return self.state.at(n.START)

    @property
    def round(self) -> int:
        return self.state.at(n.ROUND) + 1

    @property
    def phase(self) -> str:
        names = {number: name for name, number in PHASES.items()}
        return names.get(self.state.phase, "over" if self.over else "chance")

    @property
    def over(self) -> bool:
        return self.game.over

    @property
    def result(self) -> dict[str, Any]:
        (line,) = plain(self.game.events[-1:])
        assert line["event"] == "result"
        return line

    @property
    def winners(self) -> list[int]:
        told: list[int] = self.result["winners"]
        assert self.game.outcome is not None
        assert list(self.game.outcome.winners) == told
        return told

    def boot(self, seat: int = 0) -> str:
        return BOARD.towns[self.state.at(n.BOOT + seat)].id

    def hand(self, seat: int = 0) -> str:
        return _spell(
            Counter(dict(zip(CARD_NAMES, self.state.row(n.HAND + n.CARD_KINDS * seat, n.CARD_KINDS), strict=True)))
        )

    def cards(self, seat: int) -> int:
        return self.state.at(n.CARD_COUNT + seat)

    def holds(self, seat: int, kind: str) -> int:
        return self.state.at(n.HAND + n.CARD_KINDS * seat + CARD_NAMES.index(kind))

    def stack(self, kind: str) -> int:
        return self.state.at(n.STACK + CARD_NAMES.index(kind))

    def bag(self, kind: str) -> int:
        return self.state.at(n.BAG + CARD_NAMES.index(kind))

    def held(self, seat: int, side: str) -> Counter[str]:
        """A seat's counters of one side, `open` or `secret`."""
        place = n.OPEN if side == "open" else n.HIDDEN
        return +Counter(
            dict(zip(COUNTER_NAMES, self.state.row(place + n.COUNTER_KINDS * seat, n.COUNTER_KINDS), strict=True))
        )

    def open(self, seat: int) -> str:
        return _spell(self.held(seat, "open"))

    def secret(self, seat: int) -> str:
        return _spell(self.held(seat, "secret"))

    def counters(self, seat: int) -> int:
        return self.held(seat, "open").total() + self.held(seat, "secret").total()

    def face_up(self) -> Counter[str]:
        return +Counter(dict(zip(COUNTER_NAMES, self.state.row(n.MARKET, n.COUNTER_KINDS), strict=True)))

    def has_obstacle(self, seat: int) -> bool:
        return bool(self.state.at(n.OBSTACLE_LEFT + seat))

    def seen_obstacle(self, seat: int, by: int | None) -> bool:
        """Whether another seat (None: a spectator) sees that this one has its obstacle."""
        return view_for(self.game, by).players[seat].obstacle

    def pieces(self, seat: int) -> int:
        return self.state.at(n.COLLECTED + seat)

    def pieces_left(self, seat: int) -> set[str]:
        return {town.id for town in BOARD.towns if self.state.at(n.PIECE + n.TOWNS * seat + town.index)}

    def town_card(self, seat: int) -> str | None:
        town = self.state.at(n.TOWN_CARD + seat)
        return None if town == n.NONE else BOARD.towns[town].id

    def on(self, road: str) -> str:
        """What lies on a road: `dragon + obstacle`, or nothing."""
        index = BOARD.connection_index[road]
        kind = self.state.at(n.ROAD + index)
        blocked = " + obstacle" if self.state.at(n.BLOCKED + index) else ""
        return CARD_NAMES[kind - 1] + blocked if kind else blocked

    def card_total(self) -> int:
        return sum(self.state.row(n.STACK, n.CARD_KINDS)) + sum(self.state.row(n.HAND, n.CARD_KINDS * self.players))

    def counter_total(self) -> int:
        held = self.state.row(n.OPEN, n.COUNTER_KINDS * self.players) + self.state.row(
            n.HIDDEN, n.COUNTER_KINDS * self.players
        )
        laid = sum(kind > 0 for kind in self.state.row(n.ROAD, n.ROADS))
        return (
            sum(held)
            + laid
            + sum(self.state.row(n.MARKET, n.COUNTER_KINDS))
            + sum(self.state.row(n.BAG, n.COUNTER_KINDS))
        )


def _stop_or_first(decisions: list[int]) -> int:
    return n.A_STOP if n.A_STOP in decisions else decisions[0]


def _spell(counts: Counter[str]) -> str:
    return " ".join(kind if count == 1 else f"{kind}*{count}" for kind, count in counts.items() if count)


# Games


def new_game(
    players: int = 4,
    *,
    seed: int = 0,
    edition: str = "rio-grande",
    town_cards: bool | None = None,
    starting_player: int = 0,
    settled: bool = True,
) -> Scenario:
    """A game before its first decision; not settled, before anything was drawn or dealt."""
    if settled:
        game = Game.new(players, seed=seed, edition=edition, town_cards=town_cards, starting_player=starting_player)
    else:
        named = [Player(f"Player {seat}") for seat in range(players)]
        game = Game(resolve(edition, town_cards), named, starting_player, seed=seed)
    return Scenario(game, seed)


def whole_record(
    *,
    seed: int,
    players: int = 4,
    edition: str = "rio-grande",
    town_cards: bool | None = None,
    starting_player: int = 0,
    **redacted_for: int | None,
) -> list[dict[str, Any]]:
    """The record of a whole game of random players; with `seat=` as that seat (None: a spectator) knows it."""
    game = new_game(players, seed=seed, edition=edition, town_cards=town_cards, starting_player=starting_player)
    while not game.over:
        game.play_any()
    text = record.dumps_redacted(game.game, redacted_for["seat"]) if redacted_for else record.dumps(game.game)
    return [json.loads(line) for line in text.splitlines()]


# Positions


def scenario(text: str) -> Scenario:
    """The position that the text describes."""
    parts = [part.strip() for part in text.split("|") if part.strip()]
    settings = {"edition": "rio-grande", "players": "2", "start": "0", "round": "1"}
    options: dict[str, Any] = {}
    town_cards: bool | None = None
    phase, rest = n.TRAVEL, []
    for part in parts:
        word, _, value = part.partition(" ")
        if part in PHASES:
            phase = PHASES[part]
        elif part in ("town cards", "no town cards"):
            town_cards = part == "town cards"
        elif word in settings:
            settings[word] = value
        elif word == "option":
            options |= dict(setting.split("=") for setting in value.split())
        else:
            rest.append(part)
    chosen = resolve(settings["edition"], town_cards, **options)
    players, start = int(settings["players"]), int(settings["start"])
    game = Game(chosen, [Player(f"Player {seat}") for seat in range(players)], start, seed=1)
    _Position(game.state, phase, int(settings["round"]) - 1).build(rest)
    return Scenario(game)


class _Position:
    """Writes the parts of a scenario into a state."""

    def __init__(self, state: State, phase: int, number: int) -> None:
        self.state = state
        self.start = state.at(n.START)
        state.put(n.PHASE, phase)
        state.put(n.ROUND, number)
        state.put(n.CURRENT, self.start)

    def build(self, parts: list[str]) -> None:
        for part in parts:
            self._part(part)
        if sum(self.state.row(n.MARKET, n.COUNTER_KINDS)) == 0:
            self._counters(FIVE, n.MARKET)
        self._town_cards()

    def _part(self, part: str) -> None:
        if ":" in part:
            road, _, lies = part.partition(":")
            self._road(BOARD.connection_index[road.strip()], lies)
            return
        word, _, value = part.partition(" ")
        seat = 0
        if word.isdigit():
            seat = int(word)
            word, _, value = value.partition(" ")
        match word:
            case "boot":
                self.state.put(n.BOOT + seat, BOARD.town_index[value])
            case "hand":
                self._hand(seat, value)
            case "open":
                self._counters(value, n.OPEN + n.COUNTER_KINDS * seat)
            case "secret":
                self._counters(value, n.HIDDEN + n.COUNTER_KINDS * seat)
            case "face":
                self._counters(value, n.MARKET)
            case "obstacle" if value == "used":
                self.state.put(n.OBSTACLE_LEFT + seat, 0)
            case "pieces":
                self._collect(seat, self._others()[: int(value)])
            case "missing":
                self._collect(seat, [town for town in self._others() if BOARD.towns[town].id not in value.split()])
            case "town" if value.startswith("card "):
                self.state.put(n.TOWN_CARD + seat, BOARD.town_index[value.removeprefix("card ")])
            case _:
                raise ValueError(f"a scenario has no part {part!r}")

    def _others(self) -> list[int]:
        return [town.index for town in BOARD.towns if town.index != BOARD.capital]

    def _move(self, place: int, by: int) -> None:
        value = self.state.at(place) + by
        assert 0 <= value < 256
        self.state.put(place, value)

    def _hand(self, seat: int, text: str) -> None:
        for kind, number in _counted(text):
            self._move(n.STACK + kind, -number)
            self._move(n.STACK_COUNT, -number)
            self._move(n.HAND + n.CARD_KINDS * seat + kind, number)
            self._move(n.CARD_COUNT + seat, number)

    def _counters(self, text: str, place: int) -> None:
        for kind, number in _counted(text):
            self._move(n.BAG + kind, -number)
            self._move(n.BAG_COUNT, -number)
            self._move(place + kind, number)

    def _road(self, road: int, text: str) -> None:
        kind, *obstacle = (word.strip() for word in text.split("+"))
        assert CHART[kind][BOARD.connections[road].terrain], f"a {kind} cannot travel there (R0.6)"
        self._move(n.BAG + CARD_NAMES.index(kind), -1)
        self._move(n.BAG_COUNT, -1)
        self.state.put(n.ROAD + road, CARD_NAMES.index(kind) + 1)
        self.state.put(n.FREE + road, 0)
        self.state.put(n.BLOCKED + road, int(obstacle == ["obstacle"]))

    def _collect(self, seat: int, towns: list[int]) -> None:
        for town in towns:
            self.state.put(n.PIECE + n.TOWNS * seat + town, 0)
        self.state.put(n.COLLECTED + seat, len(towns))

    def _town_cards(self) -> None:
        """Players whose town card is not named get one that is left (R1.5)."""
        for town in range(n.TOWNS):
            self.state.put(n.TOWN_CARD_LEFT + town, 0)
        if not self.state.at(n.OPT_TOWN_CARDS):
            return
        seats = range(self.state.at(n.PLAYERS))
        taken = {self.state.at(n.TOWN_CARD + seat) for seat in seats}
        left = [town for town in BOARD.town_cards if town not in taken]
        for seat in seats:
            if self.state.at(n.TOWN_CARD + seat) == n.NONE:
                self.state.put(n.TOWN_CARD + seat, left.pop())


def _counted(text: str) -> list[tuple[int, int]]:
    """`dragon*3 raft` as kinds and numbers."""
    pairs = (word.partition("*") for word in text.split())
    return [(CARD_NAMES.index(kind), int(number or 1)) for kind, _, number in pairs]
