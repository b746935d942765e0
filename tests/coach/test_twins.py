"""Twins get the same grades: what a seat could not know never changes how its decisions are judged."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from types import ModuleType

import msgspec
import pytest
from secrecy.twins import hidden_differs, twin_of

from coach.games import decisions_in, until_event
from elfenland.arena.simulation import Setting, play_game
from elfenland.board import resolve
from elfenland.coach import chances, imagined, second
from elfenland.coach.choices import Decisions, choices_of, is_choice
from elfenland.coach.judging import judge, phase_of
from elfenland.game import Game, action_of
from elfenland.hidden import Known
from elfenland.rules import Rng, State

WORLDS = 6
EACH = 2  # decisions of a kind
PHASES = ("draw", "plan", "obstacle", "travel", "keep")


def twins(town_cards: bool) -> list[tuple[str, Game, Game, Game, int]]:
    """Decisions of every kind in the middle of a game: the kind, the game, it before that, its twin, the seat."""
    edition = "amigo-de"
    found, kinds = [], Counter[str]()
    for seed in range(1, 9):
        game = play_game(Setting(resolve(edition, town_cards), ("pathfinder",) * 3, edition), seed)
        for at, known in decisions_in(game):
            played = action_of(game.events[at])
            assert played is not None
            kind = phase_of(known, played)
            if not 2 <= known.state.round <= 3 or kinds[kind] >= EACH or not is_choice(known):
                continue
            there = until_event(game, at)
            twin = twin_of(there, known.seat, Rng(at))
            if hidden_differs(there, twin):
                kinds[kind] += 1
                found.append((kind, game, there, twin, known.seat))
    assert set(kinds) == set(PHASES), kinds
    return found


def known_of(game: Game, seat: int) -> Known:
    return Known.of_game(game, seat)


def judged(known: Known, whole: Game, at: int, seed: int = 5) -> bytes:
    """The decision as the review writes it, and what the second judge says of the first two choices."""
    played = action_of(whole.events[at])
    assert played is not None
    found = judge(known, played, WORLDS, seed)
    choices = choices_of(known, played, seed)
    other = second.lead(known, choices[0], choices[-1], WORLDS, seed)
    return msgspec.json.encode((found, other))


def differing(town_cards: bool, look: Callable[[Game, int], Known] = known_of) -> set[str]:
    """The kinds of decisions that are judged differently in a twin."""
    found = set()
    for kind, whole, there, twin, seat in twins(town_cards):
        at = len(there.events)
        if judged(look(there, seat), whole, at) != judged(look(twin, seat), whole, at):
            found.add(kind)
    return found


@pytest.mark.parametrize("town_cards", [False, True])
def test_twins_get_the_same_grades_in_the_middle_of_a_game(town_cards: bool) -> None:
    assert differing(town_cards) == set()


# ------------------------------------------------------------------ leaks planted on purpose


@pytest.mark.parametrize("module", [imagined, second])
def test_a_leak_into_what_rivals_have_shown_is_caught(module: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the next seat had drawn, for all to see, a counter for each card that it secretly holds."""

    def look(game: Game, seat: int) -> Known:
        rival = (seat + 1) % 3
        held = [(rival, kind) for kind in range(6) for _ in range(game.state.hand(rival)[kind])]
        monkeypatch.setattr(module, "past_of", lambda known: ([], held))
        return known_of(game, seat)

    assert differing(False, look)


class TrueWorld(imagined.Imagined):
    """Worlds in which the hands are as they really are."""

    truth: State

    def next(self) -> State:
        super().next()
        return self.truth.copy()


def test_a_leak_into_the_worlds_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chances, "Imagined", TrueWorld)

    def look(game: Game, seat: int) -> Known:
        TrueWorld.truth = game.state.copy()
        return known_of(game, seat)

    assert differing(False, look)


def test_a_leak_into_the_second_judge_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = second.lead

    def look(game: Game, seat: int) -> Known:
        hands = sum(game.state.hand((seat + 1) % 3)[kind] << kind for kind in range(7))

        def lead(known: Known, choice: Decisions, other: Decisions, worlds: int, seed: int) -> tuple[float, float]:
            return honest(known, choice, other, worlds, seed + hands)

        monkeypatch.setattr(second, "lead", lead)
        return known_of(game, seat)

    assert differing(False, look)
