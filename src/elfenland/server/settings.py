"""Everything that can be set, by environment variables that begin with ELFENLAND_."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict


def data_directory() -> Path:
    """Where this system keeps a user's data."""
    home = Path.home()
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "elfenland"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local")) / "elfenland"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "elfenland"


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
        default="", description="what people call this server from outside, https://play.example.org"
    )
    trusted_proxies: str = Field(default="", description="proxies whose X-Forwarded-* is believed, by comma")
    allowed_hosts: str = Field(default="", description="further names that this server answers to, by comma; * for any")
    secret: str = Field(default="", description="signs the guests' cookies; empty: a random one in the database")

    metrics_token: str = Field(
        default="", description="who sends it as Authorization: Bearer may read /metrics; empty: this machine alone"
    )

    bot_processes: int = Field(
        default_factory=lambda: os.cpu_count() or 1, description="processes in which bots think", ge=1
    )
    bot_pace: float = Field(default=1.0, description="how long bots seem to think; 1 is human, 0 at once", ge=0)
    bot_time: float = Field(default=1.0, description="seconds that a bot may think about one action", gt=0)

    body_limit: int = Field(default=16_384, description="bytes of a request")
    import_limit: int = Field(default=1_000_000, description="bytes of an imported record")
    name_length: int = Field(default=40, description="characters of a name")
    chat_length: int = Field(default=500, description="characters of a chat message")
    chat_kept: int = Field(default=200, description="chat messages kept for each table")
    streams_per_session: int = Field(default=20, description="open streams of one guest")
    streams_per_address: int = Field(default=1_000, description="open streams of one address")
    games_per_session: int = Field(default=50, description="unfinished games that one guest hosts")
    imports_per_session: int = Field(default=100, description="imported records that one guest keeps")
    writes: str = Field(default="40/second", description="writes of one guest")
    writes_per_address: str = Field(default="400/second", description="writes of one address")
    reads: str = Field(default="100/second", description="reads of one guest")
    reads_per_address: str = Field(default="1000/second", description="reads of one address")
    creations: str = Field(default="60/minute", description="games that one guest makes or imports")
    creations_per_address: str = Field(default="300/minute", description="games that one address makes or imports")

    heartbeat: float = Field(default=15.0, description="seconds between heartbeats of a stream")
    stall: float = Field(default=20.0, description="seconds after which a reader that takes nothing is dropped")
    request_time: float = Field(default=15.0, description="seconds in which a request must have come in whole")
    stop_time: int = Field(default=5, description="seconds that a stop waits for answers under way")
    resume_entries: int = Field(default=400, description="log entries that a stream makes good after a break")

    live_seconds: int = Field(default=120, description="pace live: seconds until the others may hand a seat to a bot")
    hours_seconds: int = Field(default=12 * 3600, description="pace hours: the same")
    days_seconds: int = Field(default=3 * 86400, description="pace days: the same")
    expire_days: float = Field(default=30.0, description="days after which an unfinished game that nobody touches goes")
    keep_days: float = Field(default=0.0, description="days after which a finished game goes; 0: never")

    log_level: str = Field(default="info", description="debug, info, warning or error")
    fail_point: str = Field(default="", description="for the tests alone: ack-before-commit")

    @property
    def database(self) -> str:
        """The database's address, with the default filled in."""
        return self.database_url or f"sqlite:///{data_directory() / 'elfenland.sqlite'}"

    @property
    def is_loopback(self) -> bool:
        return self.host in ("127.0.0.1", "::1", "localhost")

    @property
    def is_everywhere(self) -> bool:
        """Whether it listens on every address of this machine, so that the network around it can come."""
        return self.host in ("0.0.0.0", "::")

    def away_after(self, pace: str) -> int | None:
        """Seconds after which a player whose turn it is counts as away; None: never."""
        return {"live": self.live_seconds, "hours": self.hours_seconds, "days": self.days_seconds}.get(pace)
