from elfenland.knowledge import Knowledge

class UnseenCounters:
    def __init__(self, knowledge: Knowledge) -> None: ...
