"""One server for one SQLite file: a second one would not see what the first has in memory."""

from __future__ import annotations

import os
import sys
from pathlib import Path


class FileLock:
    """A lock that the system takes back when its process ends, however it ends."""

    def __init__(self, database: str) -> None:
        self.path = Path(f"{database}.lock")
        self.file: int | None = None

    def take(self) -> None:
        """Take the lock, or say who is in the way."""
        file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            if sys.platform == "win32":
                import msvcrt

                msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
            else:
                import fcntl

                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(file)
            name = self.path.with_suffix("")
            raise ValueError(f"{name} is in use by another server; stop it, or set ELFENLAND_DATABASE_URL") from None
        self.file = file

    def release(self) -> None:
        if self.file is not None:
            os.close(self.file)
            self.file = None
