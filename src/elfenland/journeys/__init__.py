"""The provably best journey of a travel turn, and the shortest tour that remains after it."""

from elfenland.journeys.journey import OBJECTIVES
from elfenland.journeys.tours import length as tour_length
from elfenland.journeys.travel import Journey, Step, best_journey, caravan_cards, reachable

__all__ = ["OBJECTIVES", "Journey", "Step", "best_journey", "caravan_cards", "reachable", "tour_length"]
