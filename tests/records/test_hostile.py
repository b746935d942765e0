"""Hostile input gets a line and a sentence, quickly, and nothing is imported."""

from __future__ import annotations

import json
import time
import tracemalloc

import pytest

from elfenland.arena.simulation import Setting, play_game
from elfenland.board import resolve
from elfenland.errors import RecordError
from elfenland.game import record

GOOD = record.dumps(play_game(Setting(resolve("jesweb"), ("random",) * 3, "jesweb"), 1, "2026-11-15T18:00:00Z"))
LINES = GOOD.split("\n")[:-1]


def changed(line: int, **changes: object) -> str:
    """The good record with keys of one line (counted from 1) changed."""
    lines = list(LINES)
    lines[line - 1] = json.dumps({**json.loads(lines[line - 1]), **changes})
    return "\n".join(lines) + "\n"


HOSTILE: dict[str, tuple[bytes | str, str]] = {
    "empty": (b"", "line 1"),
    "one empty line": (b"\n", "line 1: it is empty"),
    "blank line in the middle": ("\n".join([*LINES[:5], "", *LINES[5:]]), "line 6: it is empty"),
    "cut off": (GOOD[: len(GOOD) // 2], "cut off"),
    "not JSON": ("hello\n", "line 1"),
    "an array": ("[]\n", "line 1"),
    "not UTF-8": (GOOD.encode()[:300] + b"\xff\xfe" + GOOD.encode()[300:], "line 1: it is not UTF-8"),
    "UTF-16": (GOOD.encode("utf-16"), "line 1: it is not UTF-8"),
    "byte order mark": (b"\xef\xbb\xbf" + GOOD.encode(), "line 1"),
    "deep nesting": ("[" * 9000 + "\n", "line 1: it is nested too deeply"),
    "deep nesting in a key": ('{"a":' * 1900 + "\n", "line 1"),
    "NaN": (changed(1, seed=0).replace('"seed": 0', '"seed": NaN'), "line 1"),
    "Infinity": (changed(1, seed=0).replace('"seed": 0', '"seed": Infinity'), "line 1"),
    "huge number": (changed(1, seed=0).replace('"seed": 0', '"seed": ' + "9" * 5000), "line 1"),
    "huge float": (changed(1, seed=0).replace('"seed": 0', '"seed": 1e999'), "line 1"),
    "seed beyond 2^53": (changed(1, seed=2**53), "line 1: the header must say that seed"),
    "seed a bool": (changed(1, seed=True), "line 1"),
    "negative seed": (changed(1, seed=-1), "line 1"),
    "duplicate key": (GOOD.replace('"version":1', '"version":1,"version":1', 1), "a key appears twice"),
    "duplicate key in an event": (
        "\n".join([LINES[0], LINES[1].replace('"event"', '"event":"face_up","event"')]),
        "a key appears twice",
    ),
    "unknown key": (changed(1, colour="red"), "line 1: this is not a record's header"),
    "unknown key in an event": (changed(3, colour="red"), "line 3: this is not an event"),
    "unknown event": (changed(3, event="dance"), "line 3: this is not an event"),
    "unknown option": (changed(1, options={**resolve("jesweb").to_dict(), "speed": 9}), "there is no option"),
    "missing option": (changed(1, options={}), "is missing"),
    "wrong option": (changed(1, options={**resolve("jesweb").to_dict(), "rounds": 5}), "option rounds cannot be 5"),
    "rounds a float": (changed(1, options={**resolve("jesweb").to_dict(), "rounds": 4.0}), "option rounds"),
    "wrong edition": (changed(1, edition="rio-grande"), "edition"),
    "custom for a preset": (changed(1, edition="custom"), "edition"),
    "seven players": (changed(1, players=[{"name": "A"}] * 7), "2 to 6 players"),
    "one player": (changed(1, players=[{"name": "A"}]), "2 to 6 players"),
    "no such starting player": (changed(1, starting_player=3), "starting_player"),
    "lone surrogate in a name": (changed(1, players=[{"name": "\ud800"}] * 3), "names"),
    "empty name": (changed(1, players=[{"name": ""}] * 3), "names"),
    "wrong time": (changed(1, created="yesterday"), "created"),
    "another version": (changed(1, version=2), "line 1"),
    "endless line": (b'{"record": "' + b"x" * 500_000, "line 1: a line has at most"),
    "endless file": (b"x" * 5_000_000, "at most"),
    "many lines": (GOOD + LINES[-1] + "\n" + "{}\n" * 100_000, "line"),
    "after the result": (GOOD + LINES[-1] + "\n", "the game is over"),
    "result missing": ("\n".join(LINES[:-1]) + "\n", "R6.1 the game is over and its result is missing"),
    "event twice": ("\n".join([*LINES[:4], LINES[3], *LINES[4:]]), "line 5: R"),
    "event left out": ("\n".join([*LINES[:3], *LINES[4:]]), "line 4: R"),
    "header twice": (LINES[0] + "\n" + GOOD, "line 2: this is not an event"),
    "no header": ("\n".join(LINES[1:]), "line 1: this is not a record's header"),
    "raft counter": (changed(3, counters=["raft"] * 5), "line 3: R1.2"),
    "nine dragons": (changed(3, counters=["dragon"] * 9), "line 3: R1.2"),
    "no such town": (changed(2, towns=["atlantis", "yttar", "beata"]), "line 2: R1.5"),
    "a town without a card": (changed(2, towns=["feodor", "yttar", "beata"]), "line 2: R1.5"),
    "null in a whole record": (changed(2, towns=[None, "yttar", "beata"]), "line 2: R1.5"),
    "a number for a word": (changed(2, towns=[1, 2, 3]), "line 2: this is not an event"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_input_is_refused_with_its_line(name: str) -> None:
    data, expected = HOSTILE[name]
    with pytest.raises(RecordError) as problem:
        record.loads_any(data)
    assert expected in str(problem.value)
    assert str(problem.value).startswith(f"line {problem.value.line}: ")
    assert len(str(problem.value)) < 2000


def test_refusing_takes_bounded_time_and_memory() -> None:
    tracemalloc.start()
    begun = time.perf_counter()
    for data, _ in HOSTILE.values():
        with pytest.raises(RecordError):
            record.loads_any(data)
    assert time.perf_counter() - begun < 60
    assert tracemalloc.get_traced_memory()[1] < 50_000_000
    tracemalloc.stop()


def test_the_good_one_is_good() -> None:
    assert record.dumps(record.loads(GOOD)) == GOOD


def test_every_single_changed_character_is_noticed_or_harmless() -> None:
    """Spoil a byte here and there: it is refused with a line, or it says something else that is legal."""
    for at in range(0, len(GOOD), 97):
        spoilt = GOOD[:at] + ("7" if GOOD[at] != "7" else "3") + GOOD[at + 1 :]
        try:
            game = record.loads(spoilt)
        except RecordError:
            continue
        assert record.dumps(game) == spoilt
