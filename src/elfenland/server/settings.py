"""All settings, from environment variables that begin with ELFENLAND_."""

from __future__ import annotations

import os

import platformdirs
from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict


class Settings(BaseSettings):
    """The settings of one server; every field is an environment variable ELFENLAND_<FIELD>."""

    model_config = SettingsConfigDict(env_prefix="ELFENLAND_", extra="ignore")

    database_url: str = Field(
        default="", description="sqlite:///FILE or postgresql://…; empty: a file in the data directory"
    )
    host: str = Field(default="127.0.0.1", description="address to listen on")
    port: int = Field(default=8765, description="port to listen on; 0: any free one", ge=0, le=65535)
    workers: int = Field(default=1, description="processes that serve; more than one needs PostgreSQL", ge=1)
    public_url: str = Field(
        default="", description="address at which people reach this server, https://play.example.org"
    )
    trusted_proxies: str = Field(default="", description="proxies whose X-Forwarded-* are trusted, comma-separated")
    allowed_hosts: str = Field(default="", description="more host names to answer to, comma-separated; * for any")
    secret: str = Field(default="", description="signs the guests' cookies; empty: a random one in the database")

    metrics_token: str = Field(
        default="",
        description="Authorization: Bearer with it may read /metrics; empty: this machine only",
    )

    bot_processes: int = Field(
        default_factory=lambda: os.cpu_count() or 1, description="processes for thinking bots", ge=1
    )
    bot_pace: float = Field(default=1.0, description="how long bots pause; 1: like a person, 0: not at all", ge=0)
    bot_time: float = Field(default=1.0, description="seconds that a bot may think about one action", gt=0)

    bots: str = Field(
        default="", description="more bots to play against, NAME=BOT with semicolons between: Ada=stdio:node ada.js"
    )
    review_time: float = Field(default=60.0, description="seconds of one core that the review of a game may take", gt=0)
    reviews_at_once: int = Field(default=4, description="reviews that a worker makes at the same time", ge=1)

    bot_lease: float = Field(
        default=15.0, description="seconds after which a bot's turn is taken over if its worker is silent", gt=0
    )

    body_limit: int = Field(default=16_384, description="bytes of a request")
    import_limit: int = Field(default=1_000_000, description="bytes of an imported record")
    name_length: int = Field(default=40, description="characters of a name")
    chat_length: int = Field(default=500, description="characters of a chat message")
    chat_kept: int = Field(default=200, description="chat messages kept for each table")
    streams_per_session: int = Field(default=20, description="open streams of one guest")
    streams_per_address: int = Field(default=1_000, description="open streams of one address")
    connections_per_address: int = Field(
        default=1_200, description="open connections of one address; at most 7/16 of the file descriptors", ge=1
    )
    games_per_session: int = Field(default=50, description="unfinished games that one guest may host")
    imports_per_session: int = Field(default=100, description="imported records that one guest may keep")
    writes: str = Field(default="40/second", description="writes of one guest")
    writes_per_address: str = Field(default="400/second", description="writes of one address")
    reads: str = Field(default="100/second", description="reads of one guest")
    reads_per_address: str = Field(default="1000/second", description="reads of one address")
    creations: str = Field(default="60/minute", description="games that one guest creates or imports")
    creations_per_address: str = Field(default="300/minute", description="games that one address creates or imports")

    limits_url: str = Field(
        default="",
        description="redis://HOST:PORT/NUMBER that counts rates for all servers; empty: each worker for itself",
        pattern="^(rediss?://.+)?$",
    )
    hints: str = Field(default="30/minute", description="questions of one guest to the coach")
    hints_per_address: str = Field(default="120/minute", description="questions of one address to the coach")

    heartbeat: float = Field(default=15.0, description="seconds between heartbeats of a stream")
    stall: float = Field(default=20.0, description="seconds after which a reader that reads nothing is dropped")
    request_time: float = Field(default=15.0, description="seconds in which a request must arrive completely")
    stop_time: int = Field(default=5, description="seconds that a stop waits for unfinished answers")
    resume_entries: int = Field(default=400, description="log entries that a stream catches up after a break")

    live_seconds: int = Field(default=120, description="pace live: seconds until the others may hand a seat to a bot")
    hours_seconds: int = Field(default=12 * 3600, description="pace hours: the same")
    days_seconds: int = Field(default=3 * 86400, description="pace days: the same")
    expire_days: float = Field(default=30.0, description="days after which an abandoned game is deleted")
    keep_days: float = Field(default=0.0, description="days after which a finished game is deleted; 0: never")

    smtp_url: str = Field(
        default="", description="mail server, smtp://, smtp+starttls:// or smtps://USER:PASSWORD@HOST:PORT; empty: none"
    )
    mail_from: str = Field(default="", description="sender of e-mail")
    push_contact: str = Field(
        default="", description="mailto: or https: address for push services; empty: no pushes (extra `push`)"
    )
    push_hosts: str = Field(
        default="fcm.googleapis.com, updates.push.services.mozilla.com, *.push.apple.com, *.notify.windows.com",
        description="push services that this server sends to, comma-separated",
    )
    message_delay: float = Field(
        default=30.0, description="seconds before somebody is told that it is their turn", ge=0
    )

    log_level: str = Field(default="info", description="debug, info, warning or error")

    @property
    def database(self) -> str:
        """The database's address, with the default filled in."""
        folder = platformdirs.user_data_path("elfenland", appauthor=False)
        return self.database_url or f"sqlite:///{folder / 'elfenland.sqlite'}"

    @property
    def is_loopback(self) -> bool:
        return self.host in ("127.0.0.1", "::1", "localhost")

    @property
    def is_everywhere(self) -> bool:
        """Whether it listens on every address of this machine, so that the local network can reach it."""
        return self.host in ("0.0.0.0", "::")

    def away_after(self, pace: str) -> int | None:
        """Seconds after which the player to act counts as away; None: never."""
        return {"live": self.live_seconds, "hours": self.hours_seconds, "days": self.days_seconds}.get(pace)
