"""Several workers in one process, in simulated time, in trouble: what is promised holds at every step.

To repeat a seed that failed: `ELFENLAND_SEED=123 pytest tests/simulated -k one_seed`.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator

import pytest
from long import LONG

from simulated.checks import TAKEN_OVER, WORK
from simulated.history import History
from simulated.mistakes import MISTAKES
from simulated.world import World

BLOCKS = 20  # that pytest can spread
SEEDS = int(os.environ.get("ELFENLAND_SEEDS", "100000" if LONG else "1000"))
TIGHT = 400 if LONG else 32  # seeds for each tight bound
TOLD = 100  # seeds between two lines that say how far it is (pytest -s)
TRIES = 100  # seeds in which a planted mistake must be found


@pytest.fixture(autouse=True, scope="module")
def rarely_collected() -> Iterator[None]:
    """Looking for garbage as often as Python likes to takes a tenth of the time."""
    usual = gc.get_threshold()
    gc.set_threshold(20_000, 50, 100)
    yield
    gc.set_threshold(*usual)


@pytest.mark.parametrize("block", range(BLOCKS))
def test_promises_hold_whatever_happens(block: int) -> None:
    seeds = range(block, SEEDS, BLOCKS)
    for number, seed in enumerate(seeds, 1):
        world = World(seed).run()
        assert world.wrong == [], (seed, sorted(world.trouble), world.happened)
        if number % TOLD == 0 or number == len(seeds):
            print(f"block {block}: {number} of {len(seeds)} seeds, nothing wrong", flush=True)


def test_one_seed() -> None:
    """The same seed gives the same run, and games do go on."""
    seed = int(os.environ.get("ELFENLAND_SEED", "4"))
    one, two = World(seed).run(), World(seed).run()
    assert one.wrong == [], one.happened
    assert one.digest == two.digest
    assert all(shadow.version > 20 for shadow in one.checks.games.values())
    assert one.digest != World(seed + 1).run().digest


@pytest.mark.parametrize(
    ("trouble", "bound"),
    [((), WORK), (("hints",), WORK), (("crash",), TAKEN_OVER + WORK), (("pause",), TAKEN_OVER + WORK)],
    ids=lambda value: " ".join(value) or "none" if isinstance(value, tuple) else None,
)
def test_a_turn_is_done_within_its_lease(trouble: tuple[str, ...], bound: float) -> None:
    """One kind of trouble: the turn is played in the time it takes; if its worker is lost, a lease and a look later."""
    for seed in range(TIGHT):
        world = World(seed, set(trouble), bound=bound).run()
        assert world.wrong == [], (seed, world.happened)


@pytest.mark.parametrize("name", MISTAKES)
def test_a_planted_mistake_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    mistake = MISTAKES[name]
    mistake.plant(monkeypatch)
    assert any(World(seed, mistake.trouble, mistake.apart).run().wrong for seed in (mistake.seed, *range(TRIES)))


# ------------------------------------------------------------------ the checker of histories


def test_a_history_with_an_order() -> None:
    history = History(wrote=[(1, 0.0, 1.0), (2, 0.5, 3.0)], saw=[(0, 0.0, 0.4), (1, 0.9, 2.0), (2, 1.5, 2.5)])
    assert history.contradiction(2) is None


@pytest.mark.parametrize(
    "history",
    [
        History(wrote=[(1, 0.0, 1.0)], saw=[(0, 1.5, 2.0)]),  # acknowledged, then not there
        History(wrote=[(1, 5.0, 6.0)], saw=[(1, 1.0, 2.0)]),  # seen before it was asked for
        History(saw=[(2, 0.0, 1.0), (1, 1.5, 2.0)]),  # seen, then not there
        History(wrote=[(2, 0.0, 1.0), (1, 1.5, 2.0)]),  # written in the other order
        History(saw=[(3, 0.0, 1.0)]),  # never written
    ],
)
def test_a_history_without_an_order(history: History) -> None:
    assert history.contradiction(2) is not None
