"""Lists of tables: a guest's own, public ones, those that wait, those played; the first from memory if need be."""

from __future__ import annotations

import asyncio
import io
import zipfile
from collections.abc import Callable, Mapping
from datetime import UTC, datetime

import msgspec

from elfenland.game import record
from elfenland.server import bot_names, wire
from elfenland.server.context import Context
from elfenland.server.presenters import summary
from elfenland.server.problems import Problem, StoreAway
from elfenland.server.store import queries
from elfenland.server.table import Table
from elfenland.server.tables import result_text

LISTED = 100
PLAYED = 1_000  # most games in a history
NONE: Mapping[str, Table | None] = {}


async def mine(context: Context, session: str) -> tuple[wire.Summary, ...]:
    """The tables that a guest hosts or plays at."""
    try:
        rows = await context.store.read(lambda db: queries.games_of(db, session, LISTED))
    except StoreAway:
        rows = _in_memory(context, lambda table: session in table.doc.members)
    tables = {row.id: await _going_on(context, row) for row in rows}
    return await _summaries(context, session, rows, tables)


async def public(context: Context, session: str, statuses: tuple[str, ...]) -> tuple[wire.Summary, ...]:
    """The tables of these statuses that everyone may watch."""
    try:
        rows = await context.store.read(lambda db: queries.public_games(db, statuses, LISTED))
    except StoreAway:
        rows = _in_memory(context, lambda table: table.status in statuses and table.doc.watch == "everyone")
    return await _summaries(context, session, rows)


async def waiting(context: Context, session: str, wanted: dict[str, str]) -> tuple[wire.Summary, ...]:
    """The tables that wait for players and that everyone may find, by language, pace and edition."""
    rows = await context.store.read(lambda db: queries.waiting(db, wanted, LISTED))
    return await _summaries(context, session, rows)


async def history(context: Context, session: str) -> tuple[wire.Summary, ...]:
    """The finished games that a guest has played, with their results, the last one first."""
    rows = await context.store.read(lambda db: queries.finished_of(db, session, PLAYED))
    return tuple(game for game in await _summaries(context, session, rows) if game.my_seats)


async def export(context: Context, session: str) -> bytes:
    """The records of a guest's finished games, as one ZIP file."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as records:
        for game in await history(context, session):
            table = await context.tables.get(game.game)
            if table.game is not None:
                day = datetime.fromtimestamp(game.result.at if game.result else game.touched, UTC).strftime("%Y-%m-%d")
                records.writestr(f"{day}-{game.game}.jsonl", record.dumps(table.game))
            await asyncio.sleep(0)  # others come in between
    return file.getvalue()


async def _summaries(
    context: Context, session: str, rows: list[queries.GameRow], tables: Mapping[str, Table | None] = NONE
) -> tuple[wire.Summary, ...]:
    """Stored tables as a list shows them, made in a thread: many documents, some of them large, take a while."""
    ended = await _results(context, rows)
    return await asyncio.to_thread(
        lambda: tuple(summary(row, session, tables.get(row.id), ended.get(row.id)) for row in rows)
    )


async def _results(context: Context, rows: list[queries.GameRow]) -> dict[str, wire.Ended]:
    """How these games have ended. Older games have no result stored; theirs are looked up once."""
    games = [row.id for row in rows if row.status == "finished"]
    if not games:
        return {}
    try:
        found = await context.store.read(lambda db: queries.results(db, games))
        for game in [game for game in games if game not in found]:
            found[game] = await _look_up(context, game)
    except StoreAway:
        return {}
    return {game: wire.Ended(at, **msgspec.json.decode(text)) for game, (at, text) in found.items() if text}


async def _look_up(context: Context, game: str) -> tuple[float, str]:
    """A game's end out of its log, stored for the next time; no text if the game cannot be read."""
    try:
        table = await context.tables.get(game)
    except Problem:
        return 0.0, ""
    if table.game is None or table.game.outcome is None:
        return 0.0, ""
    at, text = table.entries[-1].at, result_text(table.game)
    await context.store.write(lambda db: queries.set_result(db, game, at, text))
    return at, text


async def me(context: Context, session: str) -> wire.Me:
    """A guest's name and tables."""
    games = await mine(context, session)
    try:
        guest = await context.store.read(lambda db: queries.get_guest(db, session))
    except StoreAway:
        names = [summary.seats[n].name for summary in games for n in summary.my_seats[:1]]
        guest = queries.Guest(names[0] if names else None)
    return wire.Me(guest.name, guest.face, guest.colour, games, bot_names.added())


async def _going_on(context: Context, row: queries.GameRow) -> Table | None:
    """The table of a game in progress; None if it is not, or cannot be read now."""
    if row.status not in ("running", "paused"):
        return None
    try:
        return await context.tables.get(row.id)
    except (StoreAway, Problem):
        return None


def _in_memory(context: Context, fits: Callable[[Table], bool]) -> list[queries.GameRow]:
    """Matching tables in memory, the last touched first."""
    found = sorted(filter(fits, context.tables.cache.values()), key=lambda table: -table.touched)
    return [table.row for table in found[:LISTED]]
