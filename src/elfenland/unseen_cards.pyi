from elfenland.knowledge import Knowledge

class UnseenCards:
    def __init__(self, knowledge: Knowledge) -> None: ...
