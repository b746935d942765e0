from typing_extensions import disjoint_base

from elfenland.bots.thinking.planner import Planner

@disjoint_base
class Memo(Planner): ...
