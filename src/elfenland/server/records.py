"""Imported records: a whole game as a table to watch."""

from __future__ import annotations

import asyncio
import time

import msgspec

from elfenland.game import DECISIONS, Game, record
from elfenland.game import events as e
from elfenland.server.context import Context
from elfenland.server.documents import SeatDoc, TableDoc
from elfenland.server.event_log import Entry
from elfenland.server.problems import Problem
from elfenland.server.store import Db, queries
from elfenland.server.table import Table
from elfenland.server.texts import visible


async def import_record(context: Context, session: str, data: bytes) -> Table:
    """Import a complete record as a table, with one log entry per decision."""
    game = await asyncio.to_thread(record.loads, data)  # a megabyte takes a while
    stamp = round(time.time(), 3)
    names = [_player(context, n, player) for n, player in enumerate(game.players)]
    game.players = tuple(names)
    doc = TableDoc(
        edition=game.edition,
        options=game.options.to_dict(),
        seats=[SeatDoc("bot" if isinstance(p.bot, str) else "human", p.name, bot=_bot(p)) for p in names],
        starting_player=game.starting_player,
        pace="none",
        watch="link",
        host=session,
        created=stamp,
        players=list(names),
        first=game.starting_player,
        source="import",
        notes=msgspec.Raw(msgspec.json.encode(game.notes)),
    )

    def allow(db: Db) -> None:
        if queries.hosted(db, session)[1] >= context.settings.imports_per_session:
            raise Problem("too_many", "you have imported too many records; delete one", retry_after=60)

    return await context.tables.create(doc, "finished", entries_of(game, stamp), game, allow)


def _player(context: Context, number: int, player: e.Player) -> e.Player:
    """A player with a name that could have been typed here."""
    name = visible(player.name)[: context.settings.name_length].strip() or f"Player {number + 1}"
    return e.Player(name, visible(player.bot) or "bot") if isinstance(player.bot, str) else e.Player(name)


def _bot(player: e.Player) -> str | None:
    return player.bot if isinstance(player.bot, str) else None


def entries_of(game: Game, at: float) -> list[Entry]:
    """A game's events as a log: the start, then each decision with its consequences."""
    decisions = {tag for tags in DECISIONS.values() for tag in tags}
    groups: list[list[e.Event]] = [[]]
    for event in game.events:
        if e.tag_of(event) in decisions and getattr(event, "counter", "") is not None:
            groups.append([])
        groups[-1].append(event)
    entries = []
    count = 0
    for version, group in enumerate(groups, 1):
        seat = None if version == 1 else getattr(group[0], "player", None)
        entries.append(Entry(version, "start" if version == 1 else "play", seat, tuple(group), count, at))
        count += len(group)
    return entries
