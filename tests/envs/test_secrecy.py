"""Two games that differ only in what a seat may not know give it the same observation, mask and information state."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from properties.positions import games, settings
from secrecy.twins import hidden_differs, twin_of

from envs.needs import need

need("research", "numpy", "gymnasium", "pyspiel")

import numpy as np
import pyspiel

import elfenland.envs.openspiel
from elfenland.envs.layout import LENGTH
from elfenland.envs.views import cards_shown
from elfenland.game import Game, view_for
from elfenland.rules import Rng, observe
from elfenland.rules.numbering import DISCARD, PAY

SETTINGS = list(settings())


def seen(game: Game, seat: int) -> bytes:
    """The environments' bytes for a seat: observation, and the mask if it is its turn."""
    row = np.empty(LENGTH, np.uint8)
    observe(game.state, cards_shown(view_for(game, None)), seat, row)
    return row.tobytes() + (game.state.mask() if game.to_act == seat else b"")


def twins(number: int, every: int) -> Iterator[tuple[Game, Game, int]]:
    setting = SETTINGS[number]
    rng = Rng(number, 9)
    for moment, game in enumerate(games(setting, number)):
        if moment % every == 0 and not game.over:
            seat = (moment // every) % len(game.players)
            twin = twin_of(game, seat, rng)
            if hidden_differs(game, twin):
                yield game, twin, seat


@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_twins_give_a_seat_the_same_observation(number: int) -> None:
    found = 0
    for game, twin, seat in twins(number, 7):
        found += 1
        assert seen(game, seat) == seen(twin, seat)
        others = [p for p in range(len(game.players)) if p != seat]
        assert any(seen(game, p) != seen(twin, p) for p in others)  # what differs is really there for its owner
    assert found > 3


OPENSPIEL = [
    "python_elfenland(players=2,town_cards=on)",
    "python_elfenland(players=3,edition=jesweb)",
    "python_elfenland(players=4)",
    "python_elfenland(players=6,edition=amigo-fr,town_cards=on)",
]


@pytest.mark.parametrize("name", OPENSPIEL)
def test_a_resampled_state_looks_the_same_to_its_seat(name: str) -> None:
    """Whole histories, also while a caravan is being paid or cards are being discarded."""
    game = pyspiel.load_game(name)
    rng = random.Random(name)
    state = game.new_initial_state()
    paying = different = asked = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
            continue
        in_payment = state.table.state.phase in (PAY, DISCARD)
        if rng.random() < (0.5 if in_payment else 0.08):
            asked += 1
            paying += in_payment
            different += same_for_seat(state, rng.randrange(game.num_players()), rng)
        state.apply_action(rng.choice(state.legal_actions()))
    assert asked > 10
    assert paying > 1
    assert different > asked / 2


def same_for_seat(state: elfenland.envs.openspiel.ElfenlandState, seat: int, rng: random.Random) -> bool:
    other = state.resample_from_infostate(seat, rng.random)
    assert other.information_state_string(seat) == state.information_state_string(seat)
    assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
    assert other.observation_string(seat) == state.observation_string(seat)
    assert other.observation_tensor(seat) == state.observation_tensor(seat)
    assert other.current_player() == state.current_player()
    if seat == state.current_player():
        assert other.legal_actions() == state.legal_actions()
    return bool(other.table.state != state.table.state)


def test_a_leak_would_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """The check bites: an information state that tells one secret of another seat fails it."""
    state = pyspiel.load_game("python_elfenland(players=2)").new_initial_state()
    rng = random.Random(1)
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, weights)[0])
    assert same_for_seat(state, 0, rng)
    monkeypatch.setattr(elfenland.envs.openspiel, "known_entries", lambda log, player: [entry % 1024 for entry in log])
    with pytest.raises(AssertionError):
        same_for_seat(state, 0, rng)
