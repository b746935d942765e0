"""Fitting the value: the same games again, bent functions learned, slow changes where something is known."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from envs.needs import need

need("research", "numpy")

import numpy as np

from elfenland.bots.thinking import fit, value
from elfenland.rules import State
from elfenland.rules.numbering import KEEP, PHASE, ROUND


def test_a_seed_gives_the_same_samples() -> None:
    first = list(fit.sample_game(3, True, 5))
    assert first == list(fit.sample_game(3, True, 5))
    assert len(first) == 3
    for record in first:
        assert len(record) == fit.RECORD
        assert value.chances(State.from_bytes(record[:-1]))
        assert 0 < record[-1] < 8


def test_samples_are_read_as_rounds(tmp_path: Path) -> None:
    fit.play(tmp_path, 2, False, 3, 40)
    rounds = fit.load(fit.file_of(tmp_path, 2, False), 2)
    assert [len(shares) for _, shares in rounds] == [3, 3, 3]
    for features, shares in rounds:
        assert features.shape == (3, 2, len(value.feature_names()))
        assert np.allclose(shares.sum(1), 1)
    assert "3 games from seed 40" in (tmp_path / "games.txt").read_text()


def game_results(rng: np.random.Generator, chances: fit.Floats) -> fit.Floats:
    """Who won, drawn by the chances."""
    return np.array([rng.multinomial(1, row) for row in chances]).astype(float)


def test_what_decides_games_is_learned_bent_as_it_may_be() -> None:
    """Who wins follows from the distance of one feature from its middle, which no line can tell."""
    rng = np.random.default_rng(1)
    features = rng.normal(size=(34000, 3, 4))
    outlook = 2 * np.abs(features[:, :, 0])
    chances = np.exp(outlook) / np.exp(outlook).sum(1, keepdims=True)
    shares = game_results(rng, chances)
    found = fit.fitted(features[:32000], shares[:32000])
    least = -(chances * np.log(chances)).sum(1).mean()
    assert found.log_loss(features[32000:], shares[32000:]) == pytest.approx(least, abs=0.05)
    assert found.log_loss(features[32000:], shares[32000:]) < np.log(3) - 0.2


def test_slopes_are_how_the_loss_changes() -> None:
    rng = np.random.default_rng(2)
    features = rng.normal(size=(20, 3, 4))
    shares = game_results(rng, np.full((20, 3), 1 / 3))
    network = fit.fresh(4, rng)
    for part, slopes in zip(network, network.slopes(features, shares), strict=True):
        spot = (0,) * part.ndim
        before = network.log_loss(features, shares)
        part[spot] += 1e-6
        assert (network.log_loss(features, shares) - before) / 1e-6 == pytest.approx(slopes[spot], abs=1e-5)
        part[spot] -= 1e-6


def test_refining_starts_from_what_is_known() -> None:
    """A few games that say otherwise hardly move the weights."""
    rng = np.random.default_rng(3)
    features = rng.normal(size=(3000, 2, 3))
    chances = np.exp(features[:, :, 0]) / np.exp(features[:, :, 0]).sum(1, keepdims=True)
    known = fit.fitted(features, game_results(rng, chances))
    again = fit.fitted(features[:50], game_results(rng, 1 - chances[:50]), known)
    assert np.abs(again.log_shares(features) - known.log_shares(features)).mean() < 0.1


def test_a_refinement_is_taken_only_if_held_out_games_agree() -> None:
    rng = np.random.default_rng(6)
    features = rng.normal(size=(4000, 2, 3))
    chances = np.exp(2 * features[:, :, 0]) / np.exp(2 * features[:, :, 0]).sum(1, keepdims=True)
    shares = game_results(rng, chances)
    known, ignorant = fit.fitted(features, shares), fit.fresh(3, rng)
    (better,), (gain,) = fit.fit_table([(features, shares)], [ignorant])
    assert better is not ignorant
    assert gain["fitted"] < gain["before"] - 0.01
    held = np.arange(4000) % fit.HELD_OUT == 0
    odd = np.where(held[:, None], shares, 1 - shares)  # the games to learn from say the opposite
    (kept,), (loss,) = fit.fit_table([(features, odd)], [known])
    assert kept is known
    assert loss["fitted"] > loss["before"]


def test_a_network_survives_its_text() -> None:
    network = fit.fresh(len(value.feature_names()), np.random.default_rng(4))
    again = fit.unpacked(fit.packed(network))
    for part, same in zip(network, again, strict=True):
        assert same == pytest.approx(part, rel=1e-3, abs=1e-6)
    assert fit.packed(again) == fit.packed(network)


def test_the_engine_reads_what_was_fitted() -> None:
    """The compiled value of a state is the value of the network that weights.json holds."""
    content = json.loads(fit.WEIGHTS.read_text())["weights"]
    for players, town_cards in ((2, False), (5, True)):
        networks = [fit.unpacked(text) for text in content[value.table_name(players, town_cards)]]
        for number, record in enumerate(fit.sample_game(players, town_cards, 8)):
            state = State.from_bytes(record[:-1])
            features = np.array([[value.features_of(state, seat) for seat in range(players)]])
            chances = np.exp(networks[number].log_shares(features))[0]
            assert value.chances(state) == pytest.approx(chances, abs=1e-3)


def test_elders_games_are_samples_too() -> None:
    records = list(fit.elder_game(2, False, 3, 4))
    assert len(records) == 3
    assert [record[ROUND] - (record[PHASE] != KEEP) for record in records] == [0, 1, 2]
    assert len({record[-1] for record in records}) == 1
