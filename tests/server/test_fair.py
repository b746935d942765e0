"""Provably fair luck between people: committed before they join, proved from the record, secret until the end."""

from __future__ import annotations

import json
import secrets
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from elfenland.errors import LuckError
from elfenland.game import record, verify
from elfenland.game.luck import commitment_of

from .harness import Reader, Server
from .wavering import Waverers

DOCS = Path(__file__).parents[2] / "docs"


def stored_secret(database: Path, game: str) -> str:
    with closing(sqlite3.connect(database)) as connection:
        (doc,) = connection.execute("SELECT doc FROM games WHERE id = ?", (game,)).fetchone()
    return str(json.loads(doc)["fair"]["secret"])


def edited(text: str, edit: Callable[[Any], None]) -> Any:
    """The record with its note on fair luck changed."""
    head, _, rest = text.partition("\n")
    header = json.loads(head)
    edit(header["notes"]["fair"])
    return record.loads(json.dumps(header) + "\n" + rest)


def test_a_game_between_people_is_proved_and_nothing_is_told_before_its_end(
    own: Callable[..., Server], tmp_path: Path
) -> None:
    server = own(luck="own", log_level="debug")
    ann, bo = server.client(), server.client()
    made = ann.new("mine", "open", start=False, starting_player="random")
    game, path = made["game"], f"/api/games/{made['game']}"
    commitment = made["fair"]["commitment"]
    joined = bo.post(f"{path}/join", {"name": "Bo"})
    assert joined["fair"] == {"context": game, "commitment": commitment, "numbers": [None, None]}
    numbers = [secrets.token_hex(16), secrets.token_hex(16)]
    for client, number in zip((ann, bo), numbers, strict=True):
        client.post(f"{path}/luck", {"number": number})
    assert bo.http.post(f"{path}/luck", json={"number": "0" * 32}).status_code == 422, "it never changes"
    begun = ann.post(f"{path}/start", {})
    assert begun["fair"]["numbers"] == numbers
    secret = stored_secret(tmp_path / "games.sqlite", game)
    reader = Reader(bo, game)
    reader.start()
    bo.post(f"{path}/seats/1/bot", {"bot": "random"})
    ann.play_on(game, lambda table: table["view"]["phase"] == "plan")
    server.kill()
    server.start()
    for client in (ann, bo):
        client.http.base_url = server.url
    assert bo.http.post(f"{path}/luck", json={"number": numbers[1]}).status_code == 409
    asked = [path, f"{path}/record", f"{path}/log", "/api/me", "/api/games?which=mine"]
    told = "".join(client.http.get(address).text for client in (ann, bo) for address in asked)
    assert secret not in told + server.said() + repr(reader.messages)
    ann.play_on(game)
    text = ann.http.get(f"{path}/record").text
    receipts = [f"fair1:{commitment}:{seat}:{number}" for seat, number in enumerate(numbers)]
    found = verify(record.loads(text), receipts)
    assert (found.kind, found.contributions, found.receipts) == ("fair", 2, 2)
    check_alone(tmp_path, text, receipts)
    check_caught(text, receipts)
    copy = bo.http.post("/api/records", content=text).json()["game"]
    server.kill()
    server.start()
    again = record.loads(bo.http.get(f"/api/games/{copy}/record").text)
    assert verify(again, receipts) == found, "an imported record keeps its notes"


def check_alone(folder: Path, text: str, receipts: list[str]) -> None:
    """The program without our package says the same."""
    file = folder / "game.jsonl"
    file.write_text(text)
    command = [sys.executable, "-I", str(DOCS / "verify.py"), str(file), *receipts]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def check_caught(text: str, receipts: list[str]) -> None:
    """A changed outcome, a late commitment and an exchanged number."""

    def late(note: Any) -> None:
        note["secret"] = "0" * 64
        note["commitment"] = commitment_of(note["context"], note["secret"])

    def exchanged(note: Any) -> None:
        note["contributions"][0] = "f" * 32

    with pytest.raises(LuckError, match="another commitment"):
        verify(edited(text, late), receipts)
    with pytest.raises(LuckError, match="a different number"):
        verify(edited(text, exchanged), receipts)
    with pytest.raises(LuckError, match=r"not what was drawn|should have begun"):
        verify(edited(text, exchanged))


def test_undo_take_backs_and_restarts_leave_the_proof_whole(own: Callable[..., Server], tmp_path: Path) -> None:
    server = own(luck="own")
    ann, bo = server.client(), server.client()
    made = ann.new("mine", "open", "bot", start=False)
    game, path = made["game"], f"/api/games/{made['game']}"
    bo.post(f"{path}/join", {"name": "Bo"})
    number = secrets.token_hex(16)
    bo.post(f"{path}/luck", {"number": number})
    ann.post(f"{path}/start", {})
    done = Waverers(server, [ann, bo], game).play_out()
    assert min(done["takeback"], done["undo"], done["restart"]) > 1, done
    text = ann.http.get(f"{path}/record").text
    receipts = [f"fair1:{made['fair']['commitment']}:1:{number}"]
    assert verify(record.loads(text), receipts).contributions == 1
    check_alone(tmp_path, text, receipts)


def test_games_without_another_person_keep_their_simple_luck(own: Callable[..., Server]) -> None:
    client = own(luck="own").client()
    assert client.new("mine", "bot")["fair"] is None
    assert client.new("mine", "device")["fair"] is None
    waiting = client.new("mine", "open", start=False)
    client.post(f"/api/games/{waiting['game']}/seats/1", {"kind": "bot"})
    assert client.post(f"/api/games/{waiting['game']}/start", {})["fair"] is None
