"""Batches play the game itself: same positions, masks, rewards, ends; observations say what views say."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import pytest
from long import LONG

from envs.needs import need

need("research", "numpy", "gymnasium")

import numpy as np

from elfenland import COMPILED
from elfenland.board import BOARD, CARD_NAMES, COUNTER_NAMES, EDITIONS, resolve
from elfenland.envs.games import REWARDS, SKIP, Games
from elfenland.envs.layout import FIELD, FIELDS, HIGH, LENGTH, as_dict
from elfenland.envs.mirror import Mirror
from elfenland.envs.views import observation_of
from elfenland.game import View, view_for
from elfenland.rules import Rng, State, advance, final_reward, observe
from elfenland.rules.numbering import ACTIONS, CARD_COUNT, NONE, OPT_TIE_DISTANCE, PHASE, TOWN_CARD

SETTINGS = [
    (players, edition, town_cards)
    for players, (edition, town_cards) in zip(
        (2, 3, 4, 5, 6, 4, 3, 2, 4, 6), [(e, t) for t in (False, True) for e in EDITIONS][::-1], strict=False
    )
]
WHOLE_GAMES = 4 if not COMPILED else 200 if LONG else 40


# ------------------------------------------------------------------ against the state and its own generator


def reward_of(state: State, mode: str, seat: int, players: int) -> float:
    """The three rewards once more, in plain words."""
    winners = state.winners()
    others = [p for p in range(players) if p != seat]
    if mode == "win":
        return 1 / len(winners) if seat in winners else 0.0
    if mode == "score":
        return state.score(seat) - sum(map(state.score, others)) / len(others)

    def standing(p: int) -> tuple[bool, int, int]:
        tie = -state.town_distance(p) if state.at(OPT_TIE_DISTANCE) else state.at(CARD_COUNT + p)
        return p in winners, state.score(p), tie

    better = sum(standing(seat) > standing(p) for p in others)
    worse = sum(standing(seat) < standing(p) for p in others)
    return (better - worse) / len(others)


@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_every_game_is_the_one_that_its_seed_makes(number: int) -> None:
    players, edition, town_cards = SETTINGS[number]
    mode = REWARDS[number % 3]
    size = 20
    games = Games(size, players, edition, town_cards, mode, seed=1000 * number)
    options = resolve(edition, town_cards)
    tables: dict[int, tuple[State, Rng]] = {}
    ended = 0

    def table(g: int) -> tuple[State, Rng]:
        state, chance = State.start(options, players), Rng(int(games.seeds[g]))
        state.settle(chance)
        return state, chance

    for g in range(size):
        tables[g] = table(g)
    while ended < WHOLE_GAMES:
        assert bytes(games.mask.tobytes()) == b"".join(tables[g][0].mask() for g in range(size))
        assert list(games.actor) == [tables[g][0].actor for g in range(size)]
        decisions = games.choose()
        games.step(decisions)
        for g in range(size):
            state, chance = tables[g]
            state.apply(int(decisions[g]))
            state.settle(chance)
            assert state.over == games.done[g]
            if state.over:
                ended += 1
                expected = [reward_of(state, mode, p, players) for p in range(players)]
                assert games.reward[g] == pytest.approx(expected)
                tables[g] = table(g)
            else:
                assert not games.reward[g].any()
            assert games.state(g) == tables[g][0]


# ------------------------------------------------------------------ against the views


def counts(names: Any, kinds: tuple[str, ...]) -> list[int]:
    return [list(names).count(kind) for kind in kinds]


def one_hot(index: int | None, size: int) -> list[int]:
    return [int(i == index) for i in range(size)]


def told(view: View) -> dict[str, list[int]]:
    """What an observation has to say, read off a view."""
    seats, me = len(view.players), view.seat
    assert me is not None
    mine = view.players[me]
    phases = ["draw", "plan", "travel", "pay", "discard", "keep", *"......", "over"]
    roads = [road.id for road in BOARD.roads]
    says: dict[str, list[int]] = {
        "phase": one_hot(phases.index(view.phase), 13),
        "round": one_hot(view.round - 1, 4),
        "to_act": one_hot(None if view.to_act is None else (view.to_act - me) % seats, 6),
        "start": one_hot((view.round_starting_player - me) % seats, 6),
        "players": one_hot(seats - 2, 5),
        "pay_connection": [0] * 48,
        "pay_cards": [0],
        "hand": counts(mine.hand, CARD_NAMES),
        "secret_counters": counts(mine.secrets, COUNTER_NAMES),
        "town_card": one_hot(None if mine.town_card is None else BOARD.town_index[mine.town_card], 21),
        "face_up": counts(view.face_up, COUNTER_NAMES),
        "face_down": [view.face_down_counters],
        "card_stack": [view.card_stack],
        "cards_shown": counts(view.cards_shown, CARD_NAMES),
        "counter": [int(view.counters.get(road) == kind) for road in roads for kind in COUNTER_NAMES],
        "obstacle": [int(road in view.obstacles) for road in roads],
    }
    for place in range(6):
        player = view.players[(me + place) % seats] if place < seats else None
        says[f"boot_{place}"] = one_hot(BOARD.town_index[player.boot], 21) if player else [0] * 21
        says[f"pieces_{place}"] = [int(player is not None and town.id in player.pieces) for town in BOARD.towns]
        says[f"counters_{place}"] = counts(player.counters, COUNTER_NAMES) if player else [0] * 6
        says[f"secrets_{place}"] = [player.secret_counters if player else 0]
        says[f"cards_{place}"] = [player.cards if player else 0]
        says[f"collected_{place}"] = [player.collected if player else 0]
        says[f"obstacle_{place}"] = [int(player is not None and player.obstacle)]
    return says


@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_observations_say_what_views_say(number: int) -> None:
    players, edition, town_cards = SETTINGS[number]
    games = Games(1, players, edition, town_cards, seed=number, restart=False)
    mirror = Mirror(games.options, players, seed=number)
    moments = 0
    while not games.done[0]:
        decision = int(games.choose()[0])
        games.step([decision])
        mirror.follow(decision)
        moments += 1
        if mirror.pending or (moments % 5 and not games.done[0]):
            continue
        for seat in range(players):
            view = view_for(mirror.game, seat)
            seen = as_dict(games.observe(0, seat))
            for name, values in told(view).items():
                assert list(seen[name].reshape(-1)) == values, (name, seat, decision)
            assert observation_of(view).tobytes() == games.observe(0, seat).tobytes()
    assert mirror.game.outcome is not None
    assert list(games.reward[0] > 0) == [p in mirror.game.outcome.winners for p in range(players)]


def test_observations_stay_within_their_bounds() -> None:
    games = Games(64, 6, "jesweb", seed=5)
    for _ in range(2000):
        games.step(games.choose())
        assert (games.observation <= HIGH).all()


def test_the_fields_fill_the_row() -> None:
    ends = [field.first + field.size for field in FIELDS]
    assert ends[-1] == LENGTH == 700
    assert [field.first for field in FIELDS] == [0, *ends[:-1]]


def test_paying_and_discarding_are_seen_by_all() -> None:
    games = Games(1, 3, "jesweb", seed=3, restart=False)
    paid = 0
    while not games.done[0]:
        if FIELD["pay_cards"].of(games.observation[0])[0]:
            paid += 1
            for seat in range(3):
                row = games.observe(0, seat)
                assert FIELD["pay_connection"].of(row).sum() == 1
                assert FIELD["pay_cards"].of(row)[0] in (1, 2, 3, 4)
                assert FIELD["to_act"].of(row)[(int(games.actor[0]) - seat) % 3] == 1
        games.step(games.choose())
    assert paid
    shown = FIELD["cards_shown"].of(games.observe(0, 0)).sum()
    assert shown > 0
    assert games.state(0).at(PHASE) == 12


# ------------------------------------------------------------------ wrong use


def test_an_illegal_decision_changes_nothing_anywhere() -> None:
    games = Games(3, seed=1)
    before = [games.state(g) for g in range(3)]
    decisions = games.choose()
    decisions[2] = 560
    for wrong in (decisions, [*decisions[:2], ACTIONS], [*decisions[:2], -7]):
        with pytest.raises(ValueError, match="not legal in game 2"):
            games.step(wrong)
    assert [games.state(g) for g in range(3)] == before
    with pytest.raises(ValueError, match="3 games need 3 decisions"):
        games.step([0])
    with pytest.raises(ValueError, match="read-only"):
        games.mask[0, 0] = True


def test_bad_settings_are_named() -> None:
    for settings, words in (
        ({"players": 7}, "2 to 6 players"),
        ({"edition": "atlantis"}, "no edition 'atlantis'"),
        ({"reward": "fame"}, "no reward 'fame'"),
        ({"seed": -1}, "a seed is a number"),
        ({"seed": [1]}, "2 games need 2 seeds"),
        ({"threads": 0}, "at least one thread"),
    ):
        with pytest.raises(ValueError, match=words):
            Games(2, **settings)
    with pytest.raises(ValueError, match="at least one game"):
        Games(0)


# ------------------------------------------------------------------ many ways to the same games


def test_skipped_games_stay_as_they_are() -> None:
    games = Games(4, seed=9)
    before = games.state(1), games.observation[1].copy()
    decisions = games.choose()
    decisions[1] = SKIP
    games.step(decisions)
    assert games.state(1) == before[0]
    assert (games.observation[1] == before[1]).all()


@pytest.mark.skipif(not COMPILED, reason="threads help only the compiled core")
def test_threads_make_no_difference() -> None:
    one, two = Games(33, seed=4), Games(33, seed=4, threads=2)
    for _ in range(600):
        decisions = one.choose()
        assert (two.choose() == decisions).all()
        one.step(decisions)
        two.step(decisions)
        assert (one.observation == two.observation).all()
        assert (one.reward == two.reward).all()
        assert (one.done == two.done).all()


SCRIPT = """
import hashlib, elfenland
from elfenland.envs.games import Games
digest = hashlib.sha256()
for players, edition, reward in ((2, "rio-grande", "win"), (4, "jesweb", "score"), (6, "amigo-fr", "rank")):
    games = Games(2, players, edition, reward=reward, seed=11)
    for _ in range(400):
        decisions = games.choose()
        games.step(decisions)
        for array in (decisions, games.observation, games.mask, games.actor, games.reward, games.done, games.seeds):
            digest.update(array.tobytes())
print(elfenland.COMPILED, digest.hexdigest())
"""


@pytest.mark.skipif(not COMPILED, reason="there is nothing to compare with")
def test_compiled_and_interpreted_batches_agree() -> None:
    told = []
    for interpreted in ("", "1"):
        environment = {**os.environ, "ELFENLAND_INTERPRETED": interpreted}
        done = subprocess.run(
            [sys.executable, "-c", SCRIPT], capture_output=True, text=True, env=environment, check=True
        )
        told.append(done.stdout.split())
    assert [words[0] for words in told] == ["True", "False"]
    assert told[0][1] == told[1][1]


def test_without_town_cards_none_is_seen() -> None:
    games = Games(1, 2, seed=1)
    assert games.state(0).at(TOWN_CARD) == NONE
    assert not FIELD["town_card"].of(games.observation).any()
    assert np.count_nonzero(FIELD["town_card"].of(Games(1, 2, town_cards=True, seed=1).observation)) == 1


def test_single_states_refuse_what_does_not_fit() -> None:
    state, row = State.start(resolve(), 2), np.zeros(LENGTH, np.uint8)
    with pytest.raises(ValueError, match="no seat 2"):
        observe(state, bytearray(7), 2, row)
    with pytest.raises(ValueError, match="700 bytes"):
        observe(state, bytearray(7), 0, row[:-1])
    with pytest.raises(ValueError, match="7 kinds"):
        advance(state, bytearray(3), 0)
    with pytest.raises(ValueError, match="no seat -1"):
        final_reward(state, 0, -1)


def test_games_that_are_over_are_skipped() -> None:
    games = Games(2, 2, seed=1, restart=False)
    while not all(games.state(g).over for g in range(2)):
        games.step(games.choose())
    assert list(games.choose()) == [SKIP, SKIP]
    assert not games.mask.any()
