"""The game in words: actions, events, records, and what each seat may see.

`Game` plays, `view_for` shows, `redact` removes secrets, `record` writes and reads, `events` says what happened.
"""

from elfenland.game import events, record
from elfenland.game.actions import Action, Caravan, Draw, End, Keep, Move, Obstacle, Pass, Place, parse
from elfenland.game.choices import Choice
from elfenland.game.codec import action_of, choose_whole, decisions_of, follow, from_decision, outcomes_of, whole_action
from elfenland.game.game import MAX_SEED, Chance, Game, checked_seed, system_chance
from elfenland.game.luck import FairLuck, Luck, Occasion, SameLuck, choose
from elfenland.game.outcome import Outcome, outcome_of
from elfenland.game.redaction import redact, redact_state
from elfenland.game.replay import DECISIONS, Replay
from elfenland.game.verify import Verified, verify
from elfenland.game.views import LegalChoice, SeatView, View, spelt, view_for, view_json

__all__ = [
    "DECISIONS",
    "MAX_SEED",
    "Action",
    "Caravan",
    "Chance",
    "Choice",
    "Draw",
    "End",
    "FairLuck",
    "Game",
    "Keep",
    "LegalChoice",
    "Luck",
    "Move",
    "Obstacle",
    "Occasion",
    "Outcome",
    "Pass",
    "Place",
    "Replay",
    "SameLuck",
    "SeatView",
    "Verified",
    "View",
    "action_of",
    "checked_seed",
    "choose",
    "choose_whole",
    "decisions_of",
    "events",
    "follow",
    "from_decision",
    "outcome_of",
    "outcomes_of",
    "parse",
    "record",
    "redact",
    "redact_state",
    "spelt",
    "system_chance",
    "verify",
    "view_for",
    "view_json",
    "whole_action",
]
