"""The finished games kept in `games/`: every option's every value and every way for a game to end.

python tests/records/fixtures.py     writes them anew; read the difference before it is committed
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from independent.checker import BOARD, load_board  # noqa: E402
from scenario import whole_record  # noqa: E402

from elfenland.board import EDITIONS, resolve  # noqa: E402
from elfenland.game import record  # noqa: E402
from records.tours import Record, Tour  # noqa: E402

GAMES = HERE / "games"
TOWN_CARDS = load_board(BOARD).card_towns
#: Hops of the grand tour by round: twenty pieces in round 3, or in round 4.
THIRD, FOURTH = (8, 8, 5, 0), (6, 5, 5, 5)
REASONS = ("pieces", "score", "cards", "distance", "shared", "instant", "after_round_three")


def tour(
    edition: str, players: int, hops: tuple[int, ...], tourists: tuple[int, ...], town_cards: bool = False
) -> Record:
    towns = TOWN_CARDS[:players] if town_cards else ()
    return Tour(edition, resolve(edition, town_cards).to_dict(), players, hops, tourists, towns).write()


def games() -> Iterator[tuple[str, Record]]:
    """Name and record of every fixture."""
    for number, edition in enumerate(EDITIONS):
        players = 2 + number % 5
        yield edition, whole_record(seed=number, players=players, edition=edition, starting_player=number % players)
    for reason in ("score", "cards", "distance", "shared"):
        yield f"decided-by-{reason}", _decided_by(reason)
    yield "instant", tour("rio-grande", 2, THIRD, (1,))
    yield "instant-whatever-the-town-cards-say", tour("hobby-world", 3, THIRD, (0,), town_cards=True)
    yield "twentieth-piece-in-the-last-round", tour("amigo-en", 3, FOURTH, (2,))
    yield "finish-round", tour("amigo-de", 2, THIRD, (0,))
    yield "finish-round-shared", tour("amigo-it", 3, THIRD, (0, 2))
    yield "finish-round-town-cards", tour("amigo-fr", 4, THIRD, (1, 3), town_cards=True)
    yield "after-round-three", tour("elfland-it", 2, THIRD, (1,))
    yield "after-round-three-ranked", tour("jesweb", 4, THIRD, (0, 1), town_cards=True)
    yield "summary-card-without-town-cards", tour("jesweb", 2, THIRD, (0,))


def _decided_by(reason: str) -> Record:
    """The first random game of two that this decided."""
    town_cards = reason in ("score", "distance")
    for seed in range(1000):
        found = whole_record(seed=seed, players=2, town_cards=town_cards)
        outcome = record.loads(text(found)).outcome
        if outcome is not None and outcome.reason == reason:
            return found
    raise AssertionError(f"no game was decided by {reason}")


def text(lawful: Record) -> str:
    return "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lawful)


def main() -> None:
    GAMES.mkdir(exist_ok=True)
    for path in GAMES.glob("*.jsonl"):
        path.unlink()
    for name, lawful in games():
        (GAMES / f"{name}.jsonl").write_text(text(lawful), encoding="utf-8")


if __name__ == "__main__":
    main()
