"""Games as a table, one row for each seat of each game: for pandas, polars and Parquet."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from typing import Any, Literal

from elfenland.game import Game
from elfenland.game import events as e

COLUMNS = (
    ("game", "the number of the game, from 0"),
    ("edition", "the rulebook"),
    ("town_cards", "whether they were used"),
    ("players", "how many"),
    ("seed", "of the game's chance, or null"),
    ("seat", "from 0"),
    ("name", "of the player"),
    ("bot", "or null for a person"),
    ("started", "whether this seat started the game"),
    ("share", "of the victory: 1, a part of it, or 0; null while the game goes on"),
    ("score", "by R6.1 or R6.2"),
    ("pieces", "collected"),
    ("cards", "left in the hand"),
    ("rounds", "played or begun"),
    ("round_1", "pieces after the round, and so on; null for a round that was not played"),
    ("round_2", ""),
    ("round_3", ""),
    ("round_4", ""),
    ("moves", "of the boot"),
    ("caravans", "among them"),
    ("counters", "placed"),
)


def games_to_columns(games: Iterable[Game]) -> dict[str, list[Any]]:
    """The table as columns of plain values."""
    columns: dict[str, list[Any]] = {name: [] for name, _ in COLUMNS}
    for number, game in enumerate(games):
        for row in _rows(number, game):
            for (name, _), value in zip(COLUMNS, row, strict=True):
                columns[name].append(value)
    return columns


def _rows(number: int, game: Game) -> Iterable[tuple[Any, ...]]:
    outcome, by_round, state = game.outcome, pieces_by_round(game), game.state
    for seat, player in enumerate(game.players):
        share = None if outcome is None else (seat in outcome.winners) / len(outcome.winners)
        moves = [event for event in game.events if isinstance(event, e.Moved) and event.player == seat]
        rounds = [*by_round[seat], None, None, None, None][:4]
        yield (
            number,
            game.edition,
            game.options.town_cards,
            len(game.players),
            game.seed,
            seat,
            player.name,
            player.bot if isinstance(player.bot, str) else None,
            seat == game.starting_player,
            share,
            state.score(seat),
            sum(move.collected for move in moves),
            sum(state.hand(seat)),
            len(by_round[seat]),
            *rounds,
            len(moves),
            sum(move.caravan for move in moves),
            sum(isinstance(event, e.Placed) and event.player == seat for event in game.events),
        )


def games_to_frame(games: Iterable[Game], library: Literal["polars", "pandas"] = "polars") -> Any:
    """The table as a frame of polars or pandas, whichever is asked for."""
    try:
        frames = import_module(library)
    except ImportError as error:
        raise ImportError(f"a frame needs {library}: pip install {library}") from error
    return frames.DataFrame(games_to_columns(games))


def pieces_by_round(game: Game) -> list[list[int]]:
    """Each seat's town pieces after each round, including one cut short."""
    seats = range(len(game.players))
    counts: list[list[int]] = [[] for _ in seats]
    for event in game.events:
        if isinstance(event, e.RoundBegan):
            for seat in seats:
                counts[seat].append(counts[seat][-1] if counts[seat] else 0)
        elif isinstance(event, e.Moved) and event.collected:
            counts[event.player][-1] += 1
    return counts
