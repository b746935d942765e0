"""Characters: bots with a style that shows, all as strong as one level.

A character plans as a level does, but its tastes (thinking/planner.py) change what it likes: of the journeys that
it finds it chooses the one that pleases most. Each is tuned to be as strong as level 7 (docs/ladder.md): a stronger
one could not afford a style that shows.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from elfenland.bots.deciding import Decider
from elfenland.bots.traveller import Traveller

#: The level that all characters are as strong as.
STRENGTH = 7
#: Journeys with different ends that a character chooses among.
CHOICES = 24


@dataclass(frozen=True)
class Character:
    """A style: what a player reads about it, and its habits."""

    name: str
    title: str
    character: str
    habits: Mapping[str, int]

    @property
    def factory(self) -> Callable[..., Decider]:
        """What makes the bot."""
        return partial(Traveller, habits=self.habits)


CHARACTERS = (
    Character(
        "saboteur",
        "Saboteur",
        "Places the obstacle early, and counters where you would hate them.",
        {"early_obstacle": 1, "obstacle_loss": 40, "spoils": 20, "plan_limit": 150},
    ),
    Character(
        "miser",
        "Miser",
        "Parts with no card for a short trip, and makes few long ones.",
        {"choices": CHOICES, "card_taste": 45},
    ),
    Character(
        "tourist",
        "Tourist",
        "Loves a long tour on the roads that others have built.",
        {"choices": CHOICES, "hop_taste": 125, "shared_taste": 85},
    ),
    Character(
        "loner",
        "Loner",
        "Ends the day as far away from everybody as possible.",
        {"choices": CHOICES, "distance_taste": 61, "by_round": 1},
    ),
)
