"""`elfenland serve`, `backup` and `restore` as commands."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from web.indoors import COMMAND


def command(name: str, *arguments: str) -> list[str]:
    return [sys.executable, "-m", "elfenland", name, *arguments]


def environment(tmp_path: Path, **more: str) -> dict[str, str]:
    return {**os.environ, "ELFENLAND_DATABASE_URL": f"sqlite:///{tmp_path / 'games.sqlite'}", **more}


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0"])
def test_serve_says_where_it_is(tmp_path: Path, host: str) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", COMMAND, "serve", "--host", host, "--port", "0"],
        env=environment(tmp_path),
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stderr is not None
    try:
        text = ""
        while "Ctrl-C" not in text:
            line = process.stderr.readline()
            assert line, text
            text += line
        link = re.search(r"http://\S+:(\d+)", text)
        assert link is not None
        assert httpx.get(f"http://127.0.0.1:{link[1]}/healthz", timeout=30, verify=False).json()["status"] == "ok"
        assert ("█" in text) == (host == "0.0.0.0")  # a QR code where others can come
        process.send_signal(signal.SIGINT)
        assert process.wait(10) == 0
    finally:
        process.kill()
        process.wait()
        process.stderr.close()


def test_games_are_kept_in_the_data_directory(tmp_path: Path) -> None:
    """Where nothing is set, the database is a file of the user's own, which only he can read."""
    mine = {key: value for key, value in os.environ.items() if not key.startswith("ELFENLAND_")}
    mine |= {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "data")}
    process = subprocess.Popen(command("serve", "--port", "0"), env=mine, stderr=subprocess.PIPE, text=True)
    assert process.stderr is not None
    try:
        assert any("Ctrl-C" in line for line in iter(process.stderr.readline, ""))
        assert (tmp_path / "data" / "elfenland" / "elfenland.sqlite").is_file()
        assert (tmp_path / "data" / "elfenland" / "elfenland.sqlite").stat().st_mode & 0o077 == 0
    finally:
        process.kill()
        process.wait()
        process.stderr.close()


def test_settings_are_listed_without_secrets(tmp_path: Path) -> None:
    hidden = {f"ELFENLAND_{name}": "swordfish" for name in ("SECRET", "METRICS_TOKEN", "SMTP_URL")}
    hidden |= {"ELFENLAND_LIMITS_URL": "redis://:swordfish@127.0.0.1"}
    secret = environment(tmp_path, **hidden, COLUMNS="200")
    done = subprocess.run(command("serve", "--settings"), env=secret, capture_output=True, text=True, timeout=60)
    assert "ELFENLAND_BOT_PACE" in done.stderr
    assert "swordfish" not in done.stderr


@pytest.mark.parametrize(
    ("arguments", "more", "sentence"),
    [
        (["--workers", "2"], {}, "more than one worker needs PostgreSQL"),
        ([], {"ELFENLAND_DATABASE_URL": "mysql://x"}, "must be sqlite:///FILE or postgresql://"),
        ([], {"ELFENLAND_BOT_PACE": "fast"}, "ELFENLAND_BOT_PACE"),
        ([], {"ELFENLAND_DATABASE_URL": "postgresql://127.0.0.1:9/none"}, "PostgreSQL does not answer"),
        (["--host", "192.0.2.1"], {}, "cannot listen on 192.0.2.1"),
        ([], {"ELFENLAND_LIMITS_URL": "memcached://127.0.0.1"}, "ELFENLAND_LIMITS_URL"),
    ],
)
def test_wrong_settings_are_told_in_a_sentence(
    tmp_path: Path, arguments: list[str], more: dict[str, str], sentence: str
) -> None:
    done = subprocess.run(
        command("serve", *arguments), env=environment(tmp_path, **more), capture_output=True, text=True, timeout=60
    )
    assert done.returncode != 0
    assert sentence in done.stderr


def test_backup_and_restore(tmp_path: Path) -> None:
    from .harness import Server

    server = Server(f"sqlite:///{tmp_path / 'games.sqlite'}").start()
    try:
        server.client().new("mine", "device")
        file = str(tmp_path / "backup.sqlite")
        done = subprocess.run(
            command("backup", file), env=environment(tmp_path), capture_output=True, text=True, timeout=60
        )
        assert done.stdout.endswith("backup.sqlite: 1\n"), done.stderr
    finally:
        server.close()
    other = environment(tmp_path, ELFENLAND_DATABASE_URL=f"sqlite:///{tmp_path / 'other.sqlite'}")
    done = subprocess.run(command("restore", file), env=other, capture_output=True, text=True, timeout=60)
    assert "games restored: 1" in done.stdout, done.stderr
