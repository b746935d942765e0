"""Worlds for the coach: positions that agree with all that a seat knew, likelier where the rivals' play makes sense."""

from __future__ import annotations

from elfenland.board import CARD_NAMES
from elfenland.bots.thinking import search
from elfenland.game import action_of, decisions_of
from elfenland.game import events as e
from elfenland.hidden import Known, Worlds, knowledge_of
from elfenland.rules import Rng, State

STREAM = 6  # of the seed's random numbers
PROPOSALS = 16  # over the number of players, between two worlds that are used: fewer would understate the errors
REGRET_LIMIT = 60  # positions looked at to see whether a rival's play makes sense in a world


class Imagined:
    """An endless row of worlds for what a seat knows; the same seed gives the same row."""

    def __init__(self, known: Known, seed: int) -> None:
        self.rng = Rng(seed, STREAM)
        self.worlds = Worlds(knowledge_of(known), self.rng.below(2**32), state=known.state)
        self.searcher = search.Searcher()
        self.searcher.proposals = PROPOSALS
        self.searcher.playout_limit = REGRET_LIMIT
        search.look_on(self.searcher, known.state, known.seat)
        search.set_past(self.searcher, *past_of(known))

    def next(self) -> State:
        """The next world."""
        return search.next_world(self.searcher, self.worlds, self.rng)


def past_of(known: Known) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """What tells of hands this round: planning decisions and face-up draws of rivals who have not yet travelled."""
    events = known.this_round
    gone = {event.player for event in events if isinstance(event, e.Moved | e.TurnEnded)}
    plans: list[tuple[int, int]] = []
    draws: list[tuple[int, int]] = []
    for event in events:
        if getattr(event, "player", None) in gone:
            continue
        if isinstance(event, e.Placed | e.ObstaclePlaced | e.Passed):
            action = action_of(event)
            assert action is not None
            plans.append((event.player, decisions_of(action, known.state)[0]))
        elif isinstance(event, e.Drawn) and event.source == "face_up" and event.player != known.seat:
            draws.append((event.player, CARD_NAMES.index(event.counter)))
    return plans, draws
