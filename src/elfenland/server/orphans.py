"""End a process when its parent is gone, however the parent ended."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable


def end_with(parent: int, end: Callable[[], None]) -> None:
    """Call `end` once the parent is gone; a thread checks twice a second."""

    def look() -> None:
        while os.getppid() == parent:
            time.sleep(0.5)
        end()

    threading.Thread(target=look, name="orphan", daemon=True).start()
