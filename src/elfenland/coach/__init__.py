"""The coach: chances to win, reviews of finished games, what-if, hints, lessons, puzzles."""

from elfenland.coach.chances import Choice, chance
from elfenland.coach.hints import Fact, Hint, hint, hints
from elfenland.coach.judging import Decision
from elfenland.coach.reviewing import CurvePoint, Quality, Review, Reviewing, curve_of, review
from elfenland.coach.what_if import WhatIf, what_if

__all__ = [
    "Choice",
    "CurvePoint",
    "Decision",
    "Fact",
    "Hint",
    "Quality",
    "Review",
    "Reviewing",
    "WhatIf",
    "chance",
    "curve_of",
    "hint",
    "hints",
    "review",
    "what_if",
]
