"""The statements for challenges: deals, and who plays which game of them."""

from __future__ import annotations

import time

import msgspec

from elfenland.coach.deals import Deal
from elfenland.server.store import Db


class ChallengeRow(msgspec.Struct, frozen=True):
    """A challenge as it is stored, its secret deal included."""

    id: str
    deal: str
    host: str
    day: str
    at: float


class Played(msgspec.Struct, frozen=True):
    """Somebody's game of a challenge; score and place are known once it is over and somebody asked."""

    challenge: str
    session: str
    game: str
    name: str
    score: int | None
    place: int | None
    at: float


def insert(db: Db, identity: str, deal: Deal, host: str, day: str) -> None:
    """A new challenge; that of a day is made once, by whoever asks for it first."""
    db.run(
        "INSERT INTO challenges (id, deal, host, day, at) VALUES (?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING",
        (identity, msgspec.json.encode(deal).decode(), host, day, time.time()),
    )


def get(db: Db, identity: str) -> ChallengeRow | None:
    found = db.rows("SELECT id, deal, host, day, at FROM challenges WHERE id = ?", (identity,))
    return ChallengeRow(*found[0]) if found else None


def hosted(db: Db, host: str) -> int:
    return int(db.rows("SELECT COUNT(*) FROM challenges WHERE host = ?", (host,))[0][0])


def games(db: Db, challenge: str, limit: int) -> list[Played]:
    """The best games of a challenge, and the last that have no result yet."""
    sql = "SELECT challenge, session, game, name, score, place, at FROM challenge_games WHERE challenge = ?"
    best = db.rows(f"{sql} AND score IS NOT NULL ORDER BY score DESC, place, at LIMIT ?", (challenge, limit))
    rest = db.rows(f"{sql} AND score IS NULL ORDER BY at DESC LIMIT ?", (challenge, limit))
    return [Played(*row) for row in (*best, *rest)]


def game_of(db: Db, challenge: str, session: str) -> Played | None:
    sql = (
        "SELECT challenge, session, game, name, score, place, at FROM challenge_games"
        " WHERE challenge = ? AND session = ?"
    )
    found = db.rows(sql, (challenge, session))
    return Played(*found[0]) if found else None


def begin(db: Db, challenge: str, session: str, game: str, name: str) -> bool:
    """Note whose game it is; False if this guest has begun one before."""
    sql = (
        "INSERT INTO challenge_games (challenge, session, game, name, at) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (challenge, session) DO NOTHING"
    )
    return db.run(sql, (challenge, session, game, name, time.time())) == 1


def finish(db: Db, played: Played, name: str, score: int, place: int) -> None:
    db.run(
        "UPDATE challenge_games SET name = ?, score = ?, place = ? WHERE challenge = ? AND session = ?",
        (name, score, place, played.challenge, played.session),
    )


def forget(db: Db, session: str) -> None:
    """A guest's games of challenges go; the deals that they gave to others stay, without saying whose they are."""
    db.run("DELETE FROM challenge_games WHERE session = ?", (session,))
    db.run("UPDATE challenges SET host = '' WHERE host = ?", (session,))
