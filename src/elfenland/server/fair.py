"""A fair queue for the bots' processes.

Tables with people come first. Within each group every address gets an equal share, and every guest an equal share of
their address; so somebody with hundreds of tables only slows down their own.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from typing import NamedTuple

from prometheus_client import Gauge

Ticket = asyncio.Future[None]
#: One in so many slots goes to tables without people even while people wait, so that those tables never stand still.
EVERY = 8


class Share(NamedTuple):
    """Whose share of the processes a turn uses."""

    people: bool
    address: str
    guest: str


class FairQueue:
    """Hands out a number of slots."""

    def __init__(self, slots: int, waiting: Gauge) -> None:
        self.free = slots
        self.waiting = waiting
        self.given = 0
        self.people = _Line()
        self.bots = _Line()

    @contextlib.asynccontextmanager
    async def slot(self, share: Share) -> AsyncIterator[None]:
        """Wait for a slot and hold it."""
        await self._enter(share)
        try:
            yield
        finally:
            self._leave()

    async def _enter(self, share: Share) -> None:
        if self.free:
            self.free -= 1
            return
        ticket: Ticket = asyncio.get_running_loop().create_future()
        (self.people if share.people else self.bots).add(share, ticket)
        try:
            with self.waiting.track_inprogress():
                await ticket
        except asyncio.CancelledError:
            if ticket.done() and not ticket.cancelled():
                self._leave()  # it got the slot at the same moment
            raise

    def _leave(self) -> None:
        self.given += 1
        lines = (self.people, self.bots) if self.given % EVERY else (self.bots, self.people)
        for line in lines:
            while (ticket := line.next()) is not None:
                if not ticket.done():
                    ticket.set_result(None)
                    return
        self.free += 1


class _Line:
    """Tickets by address and guest; each address, and each guest of an address, in turn."""

    def __init__(self) -> None:
        self.addresses: OrderedDict[str, OrderedDict[str, deque[Ticket]]] = OrderedDict()

    def add(self, share: Share, ticket: Ticket) -> None:
        guests = self.addresses.setdefault(share.address, OrderedDict())
        guests.setdefault(share.guest, deque()).append(ticket)

    def next(self) -> Ticket | None:
        if not self.addresses:
            return None
        address, guests = next(iter(self.addresses.items()))
        guest, tickets = next(iter(guests.items()))
        ticket = tickets.popleft()
        guests.move_to_end(guest)
        self.addresses.move_to_end(address)
        if not tickets:
            del guests[guest]
        if not guests:
            del self.addresses[address]
        return ticket
