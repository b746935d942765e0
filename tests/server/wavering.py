"""People who take back counters and undo moves, at a server that is killed now and then."""

from __future__ import annotations

from collections import Counter
from typing import Any

from .harness import Client, Server, is_played_for

#: After so many decisions the server is killed.
KILLED = (4, 19, 33)
OFTEN = 5


class Waverers:
    """All people of a table. They decide as `Client.play_on` does, and play again what they took back."""

    def __init__(self, server: Server, people: list[Client], game: str) -> None:
        self.server, self.people, self.path, self.game = server, people, f"/api/games/{game}", game
        self.done: Counter[str] = Counter()

    def play_out(self) -> Counter[str]:
        """Play to the end; how often each thing was done."""
        for _ in range(5000):
            tables = [(client, client.get(self.path)) for client in self.people]
            if tables[0][1]["status"] != "running":
                return self.done
            ready = [(client, table) for client, table in tables if self._is_to_act(table)]
            if ready:
                self._decide(*ready[0])
            else:
                self.people[0].wait_beyond(self.game, tables[0][1]["version"])
        raise AssertionError("the game does not end")

    def _is_to_act(self, table: Any) -> bool:
        return bool(table["view"]["legal"]) and not is_played_for(table)

    def _decide(self, client: Client, table: Any) -> None:
        action = client.choose(table["view"])
        client.act(self.game, table["version"], action)
        self.done["decision"] += 1
        kind = action.split()[0]
        if kind in ("place", "obstacle") and self.done["takeback"] < OFTEN and self._take_back(client):
            self._again(client, action, "takeback")
        elif kind in ("move", "caravan") and self.done["undo"] < OFTEN and client.get(self.path)["view"]["can_undo"]:
            client.act(self.game, client.get(self.path)["version"], "undo")
            self._again(client, action, "undo")
        if self.done["decision"] in KILLED:
            self._restart()

    def _take_back(self, client: Client) -> bool:
        """Ask, and let everybody agree; False if the planning phase is over, or a bot was quicker."""
        version = client.get(self.path)["version"]
        for one in (client, *(other for other in self.people if other is not client)):
            one.http.post(f"{self.path}/takeback", json={"agree": True})
        entries = client.get(f"{self.path}/log")["entries"]
        return any(entry["kind"] == "takeback" and entry["version"] > version for entry in entries)

    def _again(self, client: Client, action: str, what: str) -> None:
        self.done[what] += 1
        client.act(self.game, client.get(self.path)["version"], action)

    def _restart(self) -> None:
        self.server.kill()
        self.server.start()
        self.done["restart"] += 1
