"""`pathfinder`: plans its journeys together with the counters it could lay.

It values a journey by the towns it takes and by the tour that remains, lays the counters that its
best plan needs, draws those that make the plan better, and when it would pass puts the obstacle
where it costs the rivals most, over hands that it imagines for them. It never searches further
than its own turn. It is level 9 (levels.py).
"""

from __future__ import annotations

from elfenland.bots.traveller import Traveller


class Pathfinder(Traveller):
    """A strong and quick player without search."""

    name = "pathfinder"
