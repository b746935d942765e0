"""Ways to change a record: most are unlawful, some happen to stay legal, and two readers must agree on which."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from typing import Any

from independent.checker import BOARD, CARDS, OPTIONS, PRESETS, load_board

Record = list[dict[str, Any]]
Mutation = Callable[[Record, random.Random], str]

KINDS = list(CARDS)
WAYS = list(load_board(BOARD).connections)
TOWNS = sorted(load_board(BOARD).towns)
ODD: list[Any] = [None, True, False, 0, 1, 2, 3, -1, 1.0, 2**53, "", "dragon", "raft", [], {}, [None], "secret"]


def drop_line(record: Record, rng: random.Random) -> str:
    at = rng.randrange(len(record))
    return f"dropped line {at + 1}: {record.pop(at)}"


def repeat_line(record: Record, rng: random.Random) -> str:
    at = rng.randrange(len(record))
    record.insert(at, copy.deepcopy(record[at]))
    return f"repeated line {at + 1}"


def swap_lines(record: Record, rng: random.Random) -> str:
    at = rng.randrange(len(record) - 1)
    record[at], record[at + 1] = record[at + 1], record[at]
    return f"swapped lines {at + 1} and {at + 2}"


def move_line(record: Record, rng: random.Random) -> str:
    line = record.pop(rng.randrange(1, len(record)))
    at = rng.randrange(1, len(record) + 1)
    record.insert(at, line)
    return f"moved {line} to line {at + 1}"


def cut_off(record: Record, rng: random.Random) -> str:
    at = rng.randrange(1, len(record))
    del record[at:]
    return f"cut off after line {at}"


def other_player(record: Record, rng: random.Random) -> str:
    at, line = _some(record, rng, lambda line: "player" in line)
    line["player"] = rng.randrange(-1, len(record[0]["players"]) + 1)
    return f"line {at + 1} for player {line['player']}"


def other_kind(record: Record, rng: random.Random) -> str:
    """Another kind of counter or card somewhere in an event."""
    at, line = _some(
        record, rng, lambda line: bool({"counter", "refill", "cards", "discarded", "counters"} & set(line))
    )
    keys = sorted({"counter", "refill", "cards", "discarded", "counters"} & set(line))
    key = rng.choice(keys)
    if isinstance(line.get(key), list) and line[key]:
        line[key][rng.randrange(len(line[key]))] = rng.choice(KINDS)
    else:
        line[key] = rng.choice(KINDS)
    return f"line {at + 1} has now {key} {line[key]}"


def other_number_of_cards(record: Record, rng: random.Random) -> str:
    at, line = _some(record, rng, lambda line: bool({"cards", "discarded", "returned", "counters"} & set(line)))
    key = rng.choice(sorted({"cards", "discarded", "returned", "counters"} & set(line)) or ["cards"])
    if not isinstance(line.get(key), list):
        line[key] = []
    if line[key] and rng.random() < 0.5:
        line[key].pop(rng.randrange(len(line[key])))
    else:
        line[key].append(copy.deepcopy(rng.choice(line[key])) if line[key] else rng.choice(KINDS))
    return f"line {at + 1} has now {key} {line[key]}"


def other_order(record: Record, rng: random.Random) -> str:
    """Order means nothing inside these lists: the record stays as legal as it was."""
    for line in record[1:]:
        for key in ("cards", "discarded", "returned"):
            if line["event"] != "result" and isinstance(line.get(key), list):
                rng.shuffle(line[key])
    return "other order of cards and returned counters"


def other_way(record: Record, rng: random.Random) -> str:
    at, line = _some(record, rng, lambda line: "connection" in line)
    line["connection"] = rng.choice(WAYS)
    if "to" in line and rng.random() < 0.5:
        line["to"] = rng.choice(TOWNS)
    return f"line {at + 1} goes by {line['connection']} now"


def other_truth(record: Record, rng: random.Random) -> str:
    at, line = _some(record, rng, lambda line: any(type(value) is bool for value in line.values()))
    key = rng.choice([key for key, value in line.items() if type(value) is bool] or ["secret"])
    line[key] = not line.get(key)
    return f"line {at + 1} has {key} {line[key]}"


def other_result(record: Record, rng: random.Random) -> str:
    at, line = _some(record, rng, lambda line: line.get("event") == "result")
    key = rng.choice(["scores", "pieces", "cards", "winners", "distances"])
    values = list(line.get(key) or [0])
    values[rng.randrange(len(values))] = rng.randrange(-1, 21)
    line[key] = values
    return f"line {at + 1} has {key} {values}"


def odd_value(record: Record, rng: random.Random) -> str:
    at = rng.randrange(len(record))
    place: Any = record[at]
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = rng.choice([key for key in keys if key not in ("name", "bot")] or keys)  # names are free
        if isinstance(place[key], dict | list) and place[key] and rng.random() < 0.7:
            place = place[key]
            continue
        place[key] = copy.deepcopy(rng.choice(ODD))
        return f"line {at + 1} has {key} {place[key]!r}"


def lost_key(record: Record, rng: random.Random) -> str:
    at = rng.randrange(len(record))
    key = rng.choice(list(record[at]))
    del record[at][key]
    return f"line {at + 1} lost {key}"


def new_key(record: Record, rng: random.Random) -> str:
    at = rng.randrange(len(record))
    key = rng.choice(["note", "refill", "secret", "seat", "player", "bot", "early", "Event"])
    record[at][key] = rng.choice(ODD)
    return f"line {at + 1} has {key} {record[at][key]!r}"


def other_option(record: Record, rng: random.Random) -> str:
    name = rng.choice(list(OPTIONS))
    record[0]["options"][name] = rng.choice([*OPTIONS[name], None, 4, "instant"])
    if rng.random() < 0.3:
        record[0]["edition"] = rng.choice([*PRESETS, "custom"])
    return f"option {name} is {record[0]['options'][name]}, edition {record[0]['edition']}"


def other_edition(record: Record, rng: random.Random) -> str:
    record[0]["edition"] = rng.choice([*PRESETS, "custom", "", "Rio-Grande"])
    return f"edition {record[0]['edition']}"


MUTATIONS: tuple[Mutation, ...] = (
    drop_line,
    repeat_line,
    swap_lines,
    move_line,
    cut_off,
    other_player,
    other_kind,
    other_number_of_cards,
    other_order,
    other_way,
    other_truth,
    other_result,
    odd_value,
    lost_key,
    new_key,
    other_option,
    other_edition,
)


def spoilt(record: Record, mutation: Mutation, rng: random.Random) -> tuple[str, Record]:
    """A changed copy of the record, and what was changed."""
    changed = copy.deepcopy(record)
    return mutation(changed, rng), changed


def lines(record: Record) -> list[str]:
    """The record as it lies in a file, line by line."""
    return [json.dumps(line, ensure_ascii=False) for line in record]


def _some(record: Record, rng: random.Random, fits: Callable[[dict[str, Any]], bool]) -> tuple[int, dict[str, Any]]:
    """One of the events that fit, any event if none does."""
    fitting = [at for at in range(1, len(record)) if fits(record[at])]
    at = rng.choice(fitting or range(1, len(record)))
    return at, record[at]
