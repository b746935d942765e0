"""The rules R1 to R6 on integers, compiled: blocks of bytes, decisions, chance.

`numbering` names every number, `core` is the rulebook, `State` and `Rng` are its Python face.
"""

from elfenland.rules import core
from elfenland.rules.batch import Batch
from elfenland.rules.observation import advance, final_reward, observe
from elfenland.rules.position import options_of, to_text
from elfenland.rules.state import Rng, RuleError, State, simulate

__all__ = [
    "Batch",
    "Rng",
    "RuleError",
    "State",
    "advance",
    "core",
    "final_reward",
    "observe",
    "options_of",
    "simulate",
    "to_text",
]
