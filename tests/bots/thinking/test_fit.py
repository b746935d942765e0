"""Fitting the value: the same games again, weights found again, priors kept where there is nothing to learn."""

from __future__ import annotations

from pathlib import Path

import pytest
from envs.needs import need

need("research", "numpy")

import numpy as np

from elfenland.bots.thinking import fit, value
from elfenland.rules import State


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


def test_weights_are_found_again() -> None:
    rng = np.random.default_rng(1)
    true = np.array([1.5, -1.0, 0.0])
    features = rng.normal(size=(4000, 3, 3))
    chances = np.exp(fit.log_shares(features, true))
    shares = np.array([rng.multinomial(1, row) for row in chances]).astype(float)
    found = fit.fitted(features, shares, np.zeros(3))
    assert found == pytest.approx(true, abs=0.12)
    assert fit.log_loss(features, shares, found) < fit.log_loss(features, shares, np.zeros(3))


def test_a_feature_that_never_differs_keeps_its_prior() -> None:
    features = np.zeros((50, 2, 2))
    features[:, :, 0] = np.random.default_rng(2).normal(size=(50, 2))
    shares = np.tile([1.0, 0.0], (50, 1))
    prior = np.array([0.5, 0.25])
    assert fit.fitted(features, shares, prior)[1] == 0.25
    rounds, losses = fit.fit_table([(features[:3], shares[:3])], [prior])
    assert (rounds[0] == prior).all()  # too few games to learn from
    assert losses == [{}]


def test_a_strong_prior_is_left_slowly() -> None:
    """Two games that say otherwise hardly move the weights."""
    features = np.array([[[1.0], [0.0]], [[0.0], [1.0]]])
    shares = np.array([[0.0, 1.0], [1.0, 0.0]])
    assert fit.fitted(features, shares, np.array([1.0])) == pytest.approx([1.0], abs=0.1)
