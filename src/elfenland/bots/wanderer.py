"""`wanderer`: a gentle opponent.

It draws what matches its hand, lays counters towards towns where it has not been, and travels to as
many new towns as it sees. It plays like a friendly beginner: it looks only a few steps ahead, has no
eye for the towns that it leaves behind, sometimes acts on a whim, and forgets about its obstacle.
It is about as strong as level 2 (levels.py).
"""

from __future__ import annotations

from elfenland.bots.traveller import Traveller
from elfenland.journeys import OBJECTIVES

#: Positions that it looks at when it plans or travels.
FORESIGHT = 8
#: Of a thousand draws and places, so many are a whim.
WHIMS = 250


class Wanderer(Traveller):
    """Friendly, quick, and beatable."""

    name = "wanderer"
    habits = {  # noqa: RUF012  # declared as ClassVar in Traveller
        "objective": OBJECTIVES["towns"],
        "plan_limit": FORESIGHT,
        "travel_limit": FORESIGHT,
        "uses_obstacle": 0,
        "plan_weight": 0,
        "blind": 0,
        "whims": WHIMS,
    }
