"""The provably best journey of a travel turn, and the shortest tour that remains after it."""

from elfenland.journeys.journey import OBJECTIVES
from elfenland.journeys.tours import length as tour_length
from elfenland.journeys.travel import MOST, Journey, Step, best_journey, best_journeys, caravan_cards, reachable

__all__ = [
    "MOST",
    "OBJECTIVES",
    "Journey",
    "Step",
    "best_journey",
    "best_journeys",
    "caravan_cards",
    "reachable",
    "tour_length",
]
