"""Whether what callers saw of one game fits one order of its versions that agrees with real time.

The versions are the only order that a game's writes can have. So it is enough to find, for each version, a moment at
which it was written: after its writer asked and before they were answered; not later than anybody saw it; not before
somebody who asked later was still told that an older version was the newest.
"""

from __future__ import annotations

from dataclasses import dataclass, field

FOREVER = float("inf")


@dataclass
class History:
    """What callers asked for and were told about one game, with the times."""

    wrote: list[tuple[int, float, float]] = field(default_factory=list)  # version, asked, answered
    saw: list[tuple[int, float, float]] = field(default_factory=list)  # the newest version, asked, answered

    def contradiction(self, last: int) -> str | None:
        """A sentence about the first version that no moment fits; None if there is an order."""
        earliest = [0.0] * (last + 2)
        latest = [FOREVER] * (last + 2)
        for version, asked, answered in self.wrote:
            earliest[version] = max(earliest[version], asked)
            latest[version] = min(latest[version], answered)
        for version, asked, answered in self.saw:
            if version > last:
                return f"version {version} was seen, which was never written"
            latest[version] = min(latest[version], answered)
            earliest[version + 1] = max(earliest[version + 1], asked)
        moment = 0.0
        for version in range(1, last + 1):
            moment = max(moment, earliest[version])
            if moment > latest[version]:
                return (
                    f"version {version} was seen or answered at {latest[version]:.3f}, "
                    f"though at {moment:.3f} it was not there yet"
                )
        return None
