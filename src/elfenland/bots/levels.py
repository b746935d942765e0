"""The ladder of levels: eleven opponents, each of which beats the one below about two games in three.

This table is the only place where a level is defined. Its dials:

foresight   positions that it looks at when it plans; few lead to short plans that leave towns stranded
travel      positions that it looks at when it travels
whims       how many of a thousand draws and placements follow no plan at all
draws       draws counters by what its best plan gains, instead of matching its cards
obstacle    what the obstacle must cost the rivals before it is placed (of 100 for a town; of 64 in the last
            round), and over how many imagined hands that is judged
sims        playouts of a search (elder.py); the others never look further than their own turn

`python bench/ladder.py --levels` measures the ratings (docs/ladder.md); the pathfinder has 1500 by definition.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from elfenland.bots.deciding import Decider
from elfenland.bots.elder import Elder
from elfenland.bots.traveller import Traveller


@dataclass(frozen=True)
class Level:
    """One rung: its number, what a player reads about it, its measured rating, and its dials."""

    number: int
    title: str
    character: str
    rating: int
    foresight: int = 3000
    travel: int = 1 << 30
    whims: int = 0
    draws: bool = False
    obstacle: tuple[int, int, int] | None = None
    sims: int | None = None
    searches: bool = False

    @property
    def bot(self) -> str:
        """The name by which it takes a seat."""
        return f"level-{self.number}"

    @property
    def habits(self) -> Mapping[str, int]:
        """The dials as habits of a planner (thinking/planner.py)."""
        loss, loss_last, hands = self.obstacle or (0, 0, 0)
        return {
            "plan_limit": self.foresight,
            "travel_limit": self.travel,
            "whims": self.whims,
            **({} if self.draws else {"plan_weight": 0, "blind": 0}),
            "uses_obstacle": int(self.obstacle is not None),
            **({"obstacle_loss": loss, "obstacle_loss_last": loss_last, "hands": hands} if self.obstacle else {}),
        }

    @property
    def factory(self) -> Callable[..., Decider]:
        """What makes the bot."""
        if self.searches:
            return partial(Elder, sims=self.sims)
        return partial(Traveller, habits=self.habits)


#: From level 6 on all place the obstacle equally well: a level that never did would lose to anyone who does.
BLOCKS = (80, 17, 8)
LEVELS = (
    Level(1, "Dreamer", "Half of what they do is a whim.", 667, 8, 8, 480),
    Level(2, "Stroller", "Goes where it is pretty, and sometimes gets there.", 790, 8, 8, 280),
    Level(3, "Gatherer", "Takes what is near and leaves lonely towns behind.", 897, 8, 8, 120),
    Level(4, "Messenger", "Knows the next two stops, seldom the third.", 1022, 14, 14, 60),
    Level(5, "Merchant", "Plans a sound journey and overlooks the better one.", 1126, 28, 30, 38),
    Level(6, "Guide", "Travels well; draws counters by the cards in hand.", 1274, 40, 60, 30, False, BLOCKS),
    Level(7, "Cartographer", "Draws the counters that the plan needs.", 1358, 60, 1 << 30, 20, True, BLOCKS),
    Level(8, "Ranger", "Plans far; blocks a road when that hurts a lot.", 1416, 115, 1 << 30, 14, True, BLOCKS),
    Level(9, "Pathfinder", "Plans without a slip and blocks the right road.", 1500, draws=True, obstacle=BLOCKS),
    Level(10, "Sage", "Tries a few moves in imagined worlds before deciding.", 1604, sims=60, searches=True),
    Level(11, "Elder", "Thinks as long as there is time, and reads your hand.", 1670, searches=True),
)


def level(number: int) -> Level:
    """The level with this number."""
    return LEVELS[number - 1]
