"""Records that come in: a whole game as a table to look at again."""

from __future__ import annotations

import time

from elfenland import events as e
from elfenland import record
from elfenland.game import Game
from elfenland.replay import DECISIONS
from elfenland.server.documents import SeatDoc, TableDoc
from elfenland.server.hall import Hall
from elfenland.server.past import Entry
from elfenland.server.problems import Problem
from elfenland.server.store import Db, queries
from elfenland.server.table import Table


async def import_record(hall: Hall, session: str, data: bytes) -> Table:
    """A whole record as a table to look at again, one entry a decision."""
    game = record.loads(data)
    stamp = round(time.time(), 3)
    names = [e.Player(p.name) if not isinstance(p.bot, str) else p for p in game.players]
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
    )

    def allow(db: Db) -> None:
        if queries.hosted(db, session)[1] >= hall.settings.imports_per_session:
            raise Problem("too_many", "you have imported too many records; delete one", retry_after=60)

    return await hall.tables.create(doc, "finished", entries_of(game, stamp), game, allow)


def _bot(player: e.Player) -> str | None:
    return player.bot if isinstance(player.bot, str) else None


def entries_of(game: Game, at: float) -> list[Entry]:
    """A game's events as a log: the start, then each decision with what followed from it."""
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
