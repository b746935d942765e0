"""The player that every estimate assumes, and the future that it plays.

The assumed player is a quick pathfinder: it plans journeys and counters as the pathfinder does, with a smaller search,
and draws what matches its hand. Positions are played on to the end of a round, and the value of a round's end is the
share of the victory that such players win from there on average; in the last round it is the result.
"""

from __future__ import annotations

from elfenland.bots.thinking import playing, value
from elfenland.bots.thinking.planner import Planner
from elfenland.rules import Rng, State

PLAN_LIMIT = 150  # positions that it looks at for a plan; the pathfinder's limit is 3000
HANDS = 2  # imagined for each rival before it places its obstacle; the pathfinder imagines 8
STREAM = 5  # of a world's random numbers
MOST_EVENTS = 4096  # a world's moments; with MOST_WORLDS of them they fill a C int
MOST_WORLDS = 1 << 19


def assumed_player() -> Planner:
    """Its habits."""
    player = Planner()
    player.plan_limit = PLAN_LIMIT
    player.hands = HANDS
    player.plan_weight = 0
    player.by_round = 1
    return player


class Future:
    """Plays positions on, everybody as the assumed player or another, and says what became of each seat."""

    def __init__(self, players: int, player: Planner | None = None) -> None:
        self.table = playing.Table()
        habits = player or assumed_player()
        for seat in range(players):
            playing.seat_player(self.table, seat, habits, 0, 1 + seat)

    def shares(self, state: State, number: int, until: int | None = None) -> list[float]:
        """Each seat's share of the victory, having played the state to the end of round `until` (default: this one).

        Later luck follows from `number`, which stands for the world, whatever was decided before.
        """
        rng = Rng(number, STREAM)
        self.table.moment = MOST_EVENTS * (number % MOST_WORLDS)
        until = until or state.round
        if state.round > until:  # the last traveller ended the round, and nobody has a counter to keep
            return shares_of(state)
        state.settle(rng)
        while not state.over and state.round < until:
            playing.play_round(self.table, state, rng)
            if not state.over and state.round < until:
                playing.play_turn(self.table, state, rng)
        if not state.over and state.round == until:
            playing.play_round(self.table, state, rng)
        return shares_of(state)


def shares_of(state: State) -> list[float]:
    """Each seat's share at the end of a round: the result, or what was learned from games among such players."""
    return result_of(state) if state.over else value.chances(state)


def result_of(state: State) -> list[float]:
    """Each seat's share of a victory that has been won (R6)."""
    winners = state.winners()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(state.players)]
