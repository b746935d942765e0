"""Presence: which guests follow a table, and since when the others are away."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable


class Presence:
    """Open streams by table and guest; what other workers report is kept apart and expires."""

    FORGOTTEN_AFTER = 60.0
    GONE_FOR = 7 * 86400.0

    def __init__(self) -> None:
        self.here: dict[str, Counter[str]] = {}
        self.gone: dict[str, dict[str, float]] = {}
        self.elsewhere: dict[str, dict[str, float]] = {}  # table → guest → until when another worker's word counts
        self.tell: Callable[[str], None] = lambda text: None  # tells the other workers

    def enter(self, game: str, session: str) -> bool:
        """Note that a stream opens; True if it is the guest's first here."""
        guests = self.here.setdefault(game, Counter())
        guests[session] += 1
        self.gone.get(game, {}).pop(session, None)
        if guests[session] == 1:
            self.tell(f"+ {game} {session}")
        return guests[session] == 1

    def leave(self, game: str, session: str) -> bool:
        """Note that a stream closes; True if it was the guest's last here."""
        guests = self.here.get(game)
        if guests is None:
            return False
        guests[session] -= 1
        if guests[session] > 0:
            return False
        del guests[session]
        if not guests:
            del self.here[game]
        self.gone.setdefault(game, {})[session] = round(time.time(), 3)
        self.tell(f"- {game} {session}")
        return True

    def lines(self) -> list[str]:
        """Who is here, as lines for the other workers."""
        return [f"+ {game} {session}" for game, guests in self.here.items() for session in guests]

    def hear(self, line: str) -> tuple[str | None, str]:
        """Take a worker's line; returns its table, if it says something new, and its guest."""
        sign, game, session = line.split(" ", 2)
        before = self.of(game, [session])[0]
        if sign == "+":
            self.elsewhere.setdefault(game, {})[session] = time.time() + self.FORGOTTEN_AFTER
        else:
            self.elsewhere.get(game, {}).pop(session, None)
        return game if self.of(game, [session])[0] != before else None, session

    def tidy(self) -> None:
        """Forget guests who left long ago, and what other workers have not repeated."""
        now = time.time()
        for game, guests in list(self.elsewhere.items()):
            self.elsewhere[game] = {who: until for who, until in guests.items() if until > now}
            if not self.elsewhere[game]:
                del self.elsewhere[game]
        for game in list(self.gone):
            recent = {who: at for who, at in self.gone[game].items() if at > now - self.GONE_FOR}
            if recent:
                self.gone[game] = recent
            else:
                del self.gone[game]

    def of(self, game: str, sessions: Iterable[str]) -> tuple[bool, float | None]:
        """Whether one of these guests is there, and if not, since when."""
        guests = self.here.get(game, Counter())
        now = time.time()
        gone: list[float] = []
        for session in sessions:
            if guests[session] > 0 or self.elsewhere.get(game, {}).get(session, 0) > now:
                return True, None
            if session in self.gone.get(game, {}):
                gone.append(self.gone[game][session])
        return False, max(gone, default=None)

    def others(self, game: str, members: set[str]) -> int:
        """How many guests follow a table and do not belong to it."""
        now = time.time()
        elsewhere = {who for who, until in self.elsewhere.get(game, {}).items() if until > now}
        return len((elsewhere | self.here.get(game, Counter()).keys()) - members)
