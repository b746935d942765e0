"""Games of quick bots on bare states: the same decisions as through views, without an object for each of them.

A quick bot never looks further than its own turn, and its planner reads nothing that its seat may not know, so it can
safely play on the true state (bots/thinking/playing.py). `tests/bots/thinking/test_playing.py` compares both ways.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache

from elfenland.board import Options
from elfenland.bots.registry import planner_of
from elfenland.bots.thinking.planner import Planner, decisions
from elfenland.bots.thinking.playing import Table, play_game, seat_player
from elfenland.game import Game
from elfenland.rules import Rng, State

#: A seed's random streams: 0 is the game's chance, 1 + seat is that seat's bot.
BOT_STREAM = 1


def planners_of(bots: Sequence[str]) -> list[Planner] | None:
    """The planners of a table's bots, if all of them are quick."""
    return all_quick(planner_of(bot) for bot in bots)


def all_quick(planners: Iterable[Planner | None]) -> list[Planner] | None:
    """The planners, unless one is missing."""
    found = list(planners)
    quick = [planner for planner in found if planner is not None]
    return quick if len(quick) == len(found) else None


def seated(planners: Sequence[Planner], seed: int, table: Table | None = None) -> Table:
    """A table with a planner at each seat, with the random numbers of the bots of a game with this seed."""
    table = table or Table()
    for seat, planner in enumerate(planners):
        seat_player(table, seat, planner, seed, BOT_STREAM + seat)
    return table


def play_state(planners: Sequence[Planner], options: Options, seed: int, starting_player: int = 0) -> State:
    """The final state of a whole game."""
    state = State.start(options, len(planners), starting_player)
    play_game(seated(planners, seed, _table()), state, Rng(seed))
    return state


def play_with_events(planners: Sequence[Planner], game: Game, seed: int) -> None:
    """Play a game that has begun to its end, event by event."""
    streams = [Rng(seed, BOT_STREAM + seat).state for seat in range(len(planners))]
    while (seat := game.to_act) is not None:
        rng = Rng(streams[seat], len(game.events))
        game.play_decisions(_following(decisions(planners[seat], game.state, seat, rng)))


def _following(script: Sequence[int]) -> Callable[[State], int]:
    """Carries out decision by decision."""
    left = iter(script)

    def decide(state: State) -> int:
        decision = next(left)
        state.apply(decision)
        return decision

    return decide


@cache
def _table() -> Table:
    """One table's buffers for all games of this process, one after the other."""
    return Table()
