"""The OpenSpiel game: that library's own simulation test, its search, the game's results."""

from __future__ import annotations

import pickle
import random

import pytest

from envs.needs import need

need("research", "pyspiel", "numpy")

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import elfenland.envs.openspiel as door
from elfenland.envs.layout import FIELD, HIGH, LENGTH
from elfenland.game import Game
from elfenland.rules import Rng
from elfenland.rules.numbering import ACTIONS, CHANCE


def play(state: door.ElfenlandState, seed: int, until: int = 10**6) -> door.ElfenlandState:
    """Go on at random."""
    rng = random.Random(seed)
    while not state.is_terminal() and state.move_number() < until:
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            assert sum(weights) == pytest.approx(1)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            legal = state.legal_actions()
            assert legal == sorted(set(legal))
            state.apply_action(rng.choice(legal))
    return state


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("town_cards", ["on", "off"])
def test_openspiel_s_simulation(players: int, town_cards: str) -> None:
    game = pyspiel.load_game(f"python_elfenland(players={players},town_cards={town_cards})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("reward", ["win", "score", "rank"])
def test_returns_are_the_game_s(reward: str) -> None:
    game = pyspiel.load_game(f"python_elfenland(players=3,edition=jesweb,reward={reward})")
    for seed in range(8):
        state = play(game.new_initial_state(), seed)
        mirrored = state.mirror().game
        assert mirrored.over
        assert mirrored.state == state.table.state
        outcome = mirrored.outcome
        assert outcome is not None
        if reward == "win":
            assert state.returns() == pytest.approx([(p in outcome.winners) / len(outcome.winners) for p in range(3)])
        elif reward == "score":
            total = sum(outcome.scores)
            assert state.returns() == pytest.approx([s - (total - s) / 2 for s in outcome.scores])
        assert sum(state.returns()) == pytest.approx(1 if reward == "win" else 0)


def test_chance_draws_what_the_game_draws() -> None:
    """The same generator through OpenSpiel's chance nodes makes the game of that seed."""
    state = pyspiel.load_game("python_elfenland(players=5)").new_initial_state()
    rng = Rng(77)
    while state.table.actor == CHANCE:
        state.apply_action(state.table.state.sample(rng))
    assert state.table.state == Game.new(5, seed=77).state


def test_copies_are_apart_and_pickles_whole() -> None:
    game = pyspiel.load_game("python_elfenland(players=2,town_cards=on)")
    state = play(game.new_initial_state(), 3, until=120)
    twin = state.clone()
    again = pickle.loads(pickle.dumps(state))
    text = str(state), state.information_state_string(0), state.history()
    play(twin, 4)
    assert (str(state), state.information_state_string(0), state.history()) == text
    assert (str(again), again.information_state_string(0), again.history()) == text
    assert str(play(again, 4)) == str(twin)


def test_observers() -> None:
    game = pyspiel.load_game("python_elfenland")
    state = play(game.new_initial_state(), 1, until=90)
    assert len(state.observation_tensor(2)) == LENGTH
    now = make_observation(game)
    now.set_from(state, 2)
    assert now.dict["hand"].sum() == FIELD["hand"].of(np.array(state.observation_tensor(2))).sum() == 8
    past = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    past.set_from(state, 2)
    assert list(past.dict["seat"]) == [0, 0, 1, 0]
    assert np.count_nonzero(past.dict["history"]) == 90
    assert state.information_state_string(2) == past.string_from(state, 2)
    assert "?" in past.string_from(state, 2)


def test_tensors_can_be_scaled_for_networks() -> None:
    plain, scaled = (pyspiel.load_game(f"python_elfenland(players=2,tensors={way})") for way in ("counts", "scaled"))
    one, other = (play(game.new_initial_state(), 1, until=90) for game in (plain, scaled))
    for seat in range(2):
        counts, shares = np.array(one.observation_tensor(seat)), np.array(other.observation_tensor(seat))
        assert counts.max() > 1
        assert shares.max() == 1
        assert np.allclose(shares * HIGH, counts)
        numbers, past = np.array(one.information_state_tensor(seat)), np.array(other.information_state_tensor(seat))
        assert np.allclose(past[:2], numbers[:2])
        assert np.allclose(past[2:] * (ACTIONS + 1), numbers[2:])
    with pytest.raises(ValueError, match="tensors cannot be 'big'"):
        door.ElfenlandGame({"tensors": "big"})


def test_no_history_is_longer_than_announced() -> None:
    for players in (2, 6):
        game = pyspiel.load_game(f"python_elfenland(players={players},edition=amigo-fr,town_cards=on)")
        for seed in range(3):
            assert play(game.new_initial_state(), seed).move_number() <= game.max_game_length()


def test_ismcts_plays() -> None:
    game = pyspiel.load_game("python_elfenland(players=2)")
    for evaluator in (door.Rollouts(game, seed=1), mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))):
        bot = ismcts.ISMCTSBot(
            game=game, evaluator=evaluator, uct_c=1.4, max_simulations=8, random_state=np.random.RandomState(2)
        )
        state = play(game.new_initial_state(), 5, until=30)
        decisions = 0
        while decisions < 6:
            if state.is_chance_node():
                play(state, decisions, until=state.move_number() + 1)
                continue
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
            decisions += 1


def test_wrong_use() -> None:
    game = pyspiel.load_game("python_elfenland")
    state = game.new_initial_state()
    with pytest.raises(Exception, match="action 20 is not possible now"):
        state.apply_action(20)
    with pytest.raises(ValueError, match="where a player must decide"):
        state.resample_from_infostate(0, random.random)
    for parameters, words in (
        ("edition=atlantis", "no edition"),
        ("players=9", "2 to 6 players"),
        ("reward=fame", "no reward"),
        ("town_cards=maybe", "it must be edition, on or off"),
    ):
        with pytest.raises(Exception, match=words):
            pyspiel.load_game(f"python_elfenland({parameters})")
    with pytest.raises(ValueError, match="no observation parameters"):
        game.make_py_observer(None, {"x": 1})
