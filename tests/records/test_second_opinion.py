"""Views and legal actions against the second implementation: it reads the same records and must see the same table."""

from __future__ import annotations

import copy
import json
import random
from collections import Counter
from typing import Any

import pytest
from independent.checker import BOARD, CARDS, COUNTERS, Checker, Unlawful, load_board
from scenario import new_game

from elfenland.game import Game, View, record, view_for

from .test_redacted import moments

PHASES = {"planning": "plan", "travelling": "travel"}


def second(text: str) -> Checker:
    """The second implementation after it has read a record."""
    checker = Checker(load_board(BOARD))
    for line in text.splitlines():
        checker.line(json.loads(line))
    return checker


@pytest.mark.parametrize("town_cards", [False, True], ids=["plain", "town-cards"])
@pytest.mark.parametrize("edition", ["rio-grande", "amigo-fr", "jesweb"])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_views_show_what_the_record_tells(players: int, edition: str, town_cards: bool) -> None:
    for game in moments(edition, players, town_cards, 11 * players)[:-1]:
        for seat in (*range(players), None):
            same_table(view_for(game, seat), second(record.dumps_redacted(game, seat)))


def same_table(view: View, told: Checker) -> None:
    assert view.round == told.round
    assert view.round_starting_player == told.round_start
    assert view.phase == PHASES.get(told.phase, told.phase)
    assert view.to_act == told.turn
    assert Counter(view.face_up) == +told.face_up
    assert view.counters == told.laid
    assert set(view.obstacles) == told.blocked
    assert view.card_stack == 72 - sum(len(hand) for hand in told.hands)
    held = sum(len(secret) for secret in told.secret) + sum(pile.total() for pile in told.open)
    assert view.face_down_counters == 48 - 5 - len(told.laid) - held
    assert Counter(view.cards_shown) == +told.played
    for seat, player in enumerate(view.players):
        assert player.boot == told.boots[seat]
        assert set(player.pieces) == told.pieces_left[seat]
        assert player.collected == 20 - len(player.pieces)
        assert player.cards == len(told.hands[seat])
        assert Counter(player.counters) == +told.open[seat]
        assert player.secret_counters == len(told.secret[seat])
        assert player.obstacle == told.obstacles_held[seat]
        assert player.town_card == (told.towns[seat] if told.towns else None)
        known = seat == view.seat
        assert (player.hand is not None, player.secrets is not None) == (known, known)
        if known:
            assert Counter(player.hand) == +told.hands[seat].known
            assert Counter(player.secrets) == +told.secret[seat].known


@pytest.mark.parametrize(
    ("edition", "players", "seed"),
    [("rio-grande", 2, 1), ("amigo-de", 4, 2), ("jesweb", 3, 3), ("jesweb", 6, 4), ("elfland-it", 5, 5)],
)
def test_legal_is_what_the_second_implementation_accepts(edition: str, players: int, seed: int) -> None:
    for game in every_phase(edition, players, seed):
        assert sorted(legal(game)) == sorted(accepted(second(record.dumps(game))))


def every_phase(edition: str, players: int, seed: int) -> list[Game]:
    """One game at some moments of each phase."""
    table = new_game(players, edition=edition, town_cards=False, seed=seed)
    seen: dict[str, list[Game]] = {}
    while not table.over:
        seen.setdefault(table.phase, []).append(table.game.copy())
        table.play_any()
    rng = random.Random(seed)
    sizes = {"draw": 1, "plan": 1, "travel": 3, "keep": 2}
    return [game for phase, size in sizes.items() for game in rng.sample(seen[phase], min(size, len(seen[phase])))]


def legal(game: Game) -> list[str]:
    """The choices, with the number of cards where cards are to be chosen."""
    return [f"{choice}{f' {choice.choose} cards' if choice.choose else ''}" for choice in game.legal()]


def accepted(told: Checker) -> set[str]:
    """The same from the other side: everything conceivable is tried, what is accepted is listed."""
    seat = told.turn
    match told.phase:
        case "draw":
            return {name for name, event in _draws(told) if _fits(told, event | {"event": "draw", "player": seat})}
        case "planning":
            return {name for name, event in _plans() if _fits(told, event | {"player": seat})}
        case "travelling":
            return _journeys(told)
        case "keep":
            return {name for name, event in _keeps(told) if _fits(told, event | {"event": "keep", "player": seat})}
    raise AssertionError(f"nobody decides anything in {told.phase}")


def _fits(told: Checker, event: dict[str, Any]) -> bool:
    try:
        copy.deepcopy(told).line(event)
    except Unlawful:
        return False
    return True


def _draws(told: Checker) -> list[tuple[str, dict[str, Any]]]:
    spare = next(kind for kind in COUNTERS if told._counters_seen(kind) < 8)
    faces = [(f"draw {kind}", {"counter": kind, "source": "face_up", "refill": spare}) for kind in COUNTERS]
    return [*faces, ("draw blind", {"counter": spare, "source": "blind"})]


def _plans() -> list[tuple[str, dict[str, Any]]]:
    found: list[tuple[str, dict[str, Any]]] = [("pass", {"event": "pass"})]
    for way in load_board(BOARD).connections:
        found.append((f"obstacle {way}", {"event": "obstacle", "connection": way}))
        for kind in COUNTERS:
            for secret, word in ((False, ""), (True, " secret")):
                event = {"event": "place", "counter": kind, "connection": way, "secret": secret}
                found.append((f"place {kind} {way}{word}", event))
    return found


def _journeys(told: Checker) -> set[str]:
    """Every connection with every payment of up to four equal cards, and caravans of three or four."""
    seat, found = told.turn, set()
    hand = list(told.hands[seat].known.elements())
    for way, line in load_board(BOARD).connections.items():
        for to in (line["from"], line["to"]):
            event = {"event": "move", "player": seat, "connection": way, "to": to}
            event["collected"] = to in told.pieces_left[seat]
            here = told.boots[seat] in (line["from"], line["to"]) and to != told.boots[seat]
            payments = [[kind] * number for kind in CARDS for number in ((1, 2, 3, 4) if here else (1,))]
            if any(_fits(told, event | {"cards": cards, "caravan": False}) for cards in payments):
                found.add(f"move {way}")
            for number in (2, 3, 4, 5) if here else (3,):
                if len(hand) >= number and _fits(told, event | {"cards": hand[:number], "caravan": True}):
                    found.add(f"caravan {way} {number} cards")
    for number in range(len(hand) + 1):
        if _fits(told, {"event": "end_turn", "player": seat, "discarded": hand[:number]}):
            found.add(f"end {number} cards" if number else "end")
    return found


def _keeps(told: Checker) -> list[tuple[str, dict[str, Any]]]:
    seat = told.turn
    held = [(kind, False) for kind in told.open[seat].elements()]
    held += [(kind, True) for kind in told.secret[seat].known.elements()]
    found = []
    for kind in COUNTERS:
        for secret in (False, True):
            others = [*held]
            if (kind, secret) in others:
                others.remove((kind, secret))
            returned = [{"counter": other, "secret": hidden} for other, hidden in others[: len(held) - 1]]
            name = f"keep {kind}{' secret' if secret else ''}"
            found.append((name, {"counter": kind, "secret": secret, "returned": returned}))
    return found
