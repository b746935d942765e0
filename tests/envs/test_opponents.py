"""Bots as opponents inside the core: they play the games that the same bots play through views."""

from __future__ import annotations

import pytest

pytest.importorskip("gymnasium", reason="needs the extra 'research'")

import numpy as np

from elfenland.board import resolve
from elfenland.bots import make
from elfenland.envs.games import Games
from elfenland.envs.gymnasium import ElfenlandEnv
from elfenland.envs.mirror import Mirror
from elfenland.envs.vector import ElfenlandVectorEnv
from elfenland.game import decisions_of, view_for
from elfenland.rules import Rng, State

BOTS = ["pathfinder", "level-3", "saboteur", "wanderer", "level-7"]


def play_others(mirror: Mirror, bots: dict[int, str], seed: int, learner: int) -> State:
    """Let the bots play through their views until the learner is to act; the state then."""
    while not mirror.pending and (seat := mirror.game.to_act) not in (None, learner):
        assert seat is not None
        action = make(bots[seat], seed=seed, stream=1 + seat).choose(view_for(mirror.game, seat))
        for decision in decisions_of(action, mirror.game.state):
            mirror.follow(decision)
    return mirror._trial if mirror.pending else mirror.game.state


@pytest.mark.parametrize(("players", "edition", "town_cards"), [(2, "rio-grande", False), (4, "jesweb", True)])
def test_a_batch_plays_the_games_of_the_same_bots_through_views(players: int, edition: str, town_cards: bool) -> None:
    names = BOTS[: players - 1]
    games = Games(2, players, edition, town_cards, seed=30, opponents=names)
    for row in range(2):  # each row's first game, to its end
        seed, learner = 30 + row, row % players
        bots = {(learner + 1 + i) % players: name for i, name in enumerate(names)}
        mirror = Mirror(resolve(edition, town_cards), players, seed=seed)
        chosen, rng = np.full(2, -1, np.int64), Rng(seed, 9)
        while int(games.seeds[row]) == seed:
            assert games.actor[row] == learner
            assert games.state(row) == play_others(mirror, bots, seed, learner)
            legal = np.flatnonzero(games.mask[row])
            chosen[row] = legal[rng.below(len(legal))]
            mirror.follow(int(chosen[row]))
            games.step(chosen)
        play_others(mirror, bots, seed, learner)
        winners = mirror.game.outcome.winners  # type: ignore[union-attr]
        assert games.done[row]
        assert games.reward[row, learner] == pytest.approx((learner in winners) / len(winners))
        assert games.actor[row] == learner  # in the next game


def test_one_environment_and_a_batch_have_the_same_opponents() -> None:
    one = ElfenlandEnv(3, opponents=["pathfinder", "random"], seat=1)
    many = ElfenlandVectorEnv(2, 3, opponents=["pathfinder", "random"], seat=1)
    seen, _ = one.reset(seed=5)
    rows, _ = many.reset(seed=5)
    over = False
    while not over:
        assert (seen == rows[0]).all()
        action = int(np.flatnonzero(one.action_masks())[0])
        seen, reward, over, _, _ = one.step(action)
        rows, rewards, ended, _, info = many.step(np.array([action, np.flatnonzero(many.action_masks()[1])[0]]))
        assert (reward, over) == (rewards[0], ended[0])
    assert (seen == info["final_obs"][0]).all()


def test_a_bot_that_searches_cannot_play_in_a_batch() -> None:
    with pytest.raises(ValueError, match="elder cannot play in a batch"):
        Games(2, 2, opponents="elder")
    with pytest.raises(ValueError, match="there is no seat 4 among 3 players"):
        Games(2, 3, opponents="random", seat=4)


def test_a_copy_goes_on_with_the_same_opponents() -> None:
    games = Games(3, 3, seed=8, opponents=["level-5", "random"], seat=2)
    games.step(games.choose())
    other = games.copy()
    for _ in range(40):
        games.step(games.choose())
        other.step(other.choose())
        assert (games.blocks == other.blocks).all()
        assert (games.actor == 2).all()
