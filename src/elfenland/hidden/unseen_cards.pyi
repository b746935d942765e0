from typing import final

from elfenland.hidden.knowledge import Knowledge

@final
class UnseenCards:
    def __init__(self, knowledge: Knowledge) -> None: ...
