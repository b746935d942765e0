"""Who may see and do what at a table: every decision about a caller's rights."""

from __future__ import annotations

import hmac
import ipaddress
from collections.abc import Mapping

from elfenland.server.problems import Problem
from elfenland.server.table import Table

#: What a proxy adds to a request that it passes on.
FORWARDED = (b"forwarded", b"x-forwarded-for", b"x-forwarded-host", b"x-forwarded-proto", b"x-real-ip", b"via")


def check_operator(address: str, headers: Mapping[bytes, bytes], token: str) -> None:
    """Let the operator pass: a caller with the token or, where none is set, one on this machine."""
    if token:
        allowed = hmac.compare_digest(headers.get(b"authorization", b""), b"Bearer " + token.encode())
    else:
        allowed = _is_loopback(address) and not any(name in headers for name in FORWARDED)
    if not allowed:
        raise Problem("not_operator", "only the operator of this server may read this; see ELFENLAND_METRICS_TOKEN")


def _is_loopback(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


def is_member(table: Table, session: str) -> bool:
    return session in table.doc.members


def check_see(table: Table, session: str) -> None:
    """Everyone with the link sees an open table; a running or finished one is seen as its host chose."""
    if table.status == "open" or table.doc.watch != "nobody" or is_member(table, session):
        return
    raise Problem("not_for_watching", "only the players of this game can see it")


def check_host(table: Table, session: str) -> None:
    if session != table.doc.host:
        raise Problem("not_host", "only the host of this table can do that")


def check_seated(table: Table, session: str) -> list[int]:
    """The caller's seats; at least one."""
    seats = table.doc.seats_of(session)
    if not seats:
        raise Problem("not_seated", "only players at this table can do that")
    return seats


def check_seat(table: Table, session: str, seat: int) -> None:
    """The seat must be the caller's own."""
    check_exists(table, seat)
    if seat not in check_seated(table, session):
        raise Problem("not_yours", f"seat {seat} is not yours")


def check_exists(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.doc.seats):
        raise Problem("not_found", f"there is no seat {seat} at this table")


def check_coached(table: Table) -> None:
    """The coach helps only where that is unfair to nobody else."""
    if not table.doc.coached:
        raise Problem("no_coach", "the coach helps only in games against bots, or at tables that allow it for everyone")


def acting_seat(table: Table, session: str, wanted: int | None) -> int:
    """The seat the caller acts for: the one they name, else the one of theirs to act, else their first."""
    if wanted is not None:
        check_seat(table, session, wanted)
        return wanted
    seats = check_seated(table, session)
    return table.to_act if table.to_act in seats and table.to_act is not None else seats[0]


def travelling_seat(table: Table, session: str, wanted: int | None, past: bool) -> int:
    """The seat whose journey the caller asks for: their own or, in the past of a finished game, any."""
    if past and table.status == "finished" and wanted is not None:
        check_see(table, session)
        check_exists(table, wanted)
        return wanted
    return acting_seat(table, session, wanted)


def viewing_seat(table: Table, session: str, wanted: int | None) -> int | None:
    """The seat whose view the caller gets: only their own, unless the game is finished."""
    check_see(table, session)
    if wanted is not None:
        check_exists(table, wanted)
        if table.status != "finished":
            check_seat(table, session, wanted)
        return wanted
    return acting_seat(table, session, None) if table.doc.seats_of(session) else None
