"""The coach: chances to win, reviews of finished games, what-if, hints, lessons, puzzles."""

from elfenland.coach.chances import Choice, chance
from elfenland.coach.hints import Fact, Hint, hint
from elfenland.coach.reviewing import Quality, Review, review
from elfenland.coach.what_if import WhatIf, what_if

__all__ = ["Choice", "Fact", "Hint", "Quality", "Review", "WhatIf", "chance", "hint", "review", "what_if"]
