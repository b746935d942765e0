"""Make v0.1.0.sql and v0.1.0.json anew: a database as that version wrote it, and what it said about it.

    git worktree add ../old d878a17        # version 0.1.0, built there
    PYTHONPATH=../old/src python -m tests.server.stored.make

The program of the old version serves; today's test client plays.
"""

from __future__ import annotations

import json
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

from ..harness import Client, Server

HERE = Path(__file__).parent


def tables(ada: Client, bo: Client) -> dict[str, str]:
    """A table of every kind, by the kind's name."""
    kinds = {name: ada.new("mine", "device", edition="amigo-de")["game"] for name in ("finished", "running")}
    ada.play_on(kinds["finished"])
    record = ada.http.get(f"/api/games/{kinds['finished']}/record").content
    kinds["imported"] = ada.http.post("/api/records", content=record).json()["game"]
    kinds["together"] = ada.new("mine", "open", "device", start=False, town_cards=True)["game"]
    path = f"/api/games/{kinds['together']}"
    bo.post(f"{path}/join", {"name": "Bo"})
    ada.post(f"{path}/start", {})
    bo.post(f"{path}/chat", {"text": "well travelled"})
    kinds["paused"] = ada.new("mine", "device")["game"]
    ada.post(f"/api/games/{kinds['paused']}/pause", {"agree": True})
    kinds["open"] = ada.new("mine", "open", start=False)["game"]
    table = ada.play_on(kinds["running"], lambda table: table["view"]["can_undo"])
    ada.act(kinds["running"], table["version"], "undo", seat=table["view"]["seat"])
    ada.http.post(
        f"/api/games/{kinds['running']}/actions", json={"id": "no", "version": table["version"] + 1, "action": "pass"}
    )
    return kinds


def answers(client: Client, game: str) -> dict[str, Any]:
    """What a guest is told about a table; its history only once, as the log."""
    table = client.get(f"/api/games/{game}")
    if table["view"]:
        del table["view"]["events"]
    return {"table": table, "log": client.get(f"/api/games/{game}/log")}


def play(ada: Client, bo: Client) -> dict[str, Any]:
    """Play, and note what each guest is told."""
    kinds = tables(ada, bo)
    return {
        "cookies": {"ada": ada.http.cookies["elfenland"], "bo": bo.http.cookies["elfenland"]},
        "tables": {
            kind: {"game": game, "ada": answers(ada, game), "bo": answers(bo, game)} for kind, game in kinds.items()
        },
    }


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.sqlite"
        server = Server(f"sqlite:///{path}").start()
        try:
            told = play(server.client(), server.client())
        finally:
            server.close()
        with closing(sqlite3.connect(path)) as connection:
            (HERE / "v0.1.0.sql").write_text("\n".join(connection.iterdump()) + "\n", encoding="utf-8")
    (HERE / "v0.1.0.json").write_text(json.dumps(told, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
