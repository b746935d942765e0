"""The one place where secrets are removed: what a seat, or a spectator, may know of an event.

Everything that leaves the game for a seat goes through here: views, records, streams.
"""

from __future__ import annotations

from elfenland import events as e


def redact(event: e.Event, seat: int | None) -> e.Event:
    """The event as the seat knows it (RULES.md, What is secret); None is a spectator."""
    match event:
        case e.TownCards(towns):
            return e.TownCards(tuple(town if s == seat else None for s, town in enumerate(towns)))
        case e.Dealt(player, cards) if player != seat:
            return e.Dealt(player, (None,) * len(cards))
        case e.SecretDrawn(player, _) if player != seat:
            return e.SecretDrawn(player, None)
        case e.Kept(player, counter, secret, returned) if player != seat:
            back = tuple(sorted((_unseen(r) for r in returned), key=lambda r: (r.secret, str(r.counter))))
            return e.Kept(player, None if secret else counter, secret, back)
    return event


def _unseen(returned: e.Returned) -> e.Returned:
    return e.Returned(None, True) if returned.secret else returned
