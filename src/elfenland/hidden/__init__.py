"""What a seat cannot see: evidence, and worlds that agree with it, drawn with the right probabilities."""

from elfenland.hidden.completion import complete, position
from elfenland.hidden.imagining import complete_events, imagine, imagine_events, knowledge_of
from elfenland.hidden.knowledge import History, Impossible, Knowledge, TakenBack
from elfenland.hidden.known import Known, known_state, suppose
from elfenland.hidden.worlds import Worlds

__all__ = [
    "History",
    "Impossible",
    "Knowledge",
    "Known",
    "TakenBack",
    "Worlds",
    "complete",
    "complete_events",
    "imagine",
    "imagine_events",
    "knowledge_of",
    "known_state",
    "position",
    "suppose",
]
