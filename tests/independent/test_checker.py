"""The independent checker finds what is wrong: a legal opening made by hand, and many ways to spoil it."""

from __future__ import annotations

import copy
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from .checker import BOARD as BOARD_FILE
from .checker import CARDS, COUNTERS, Checker, check, load_board

Record = list[dict[str, Any]]

RIO = {
    "town_cards": False,
    "early_finish": "instant",
    "face_up_counters": "stay",
    "caravan": "when_unable",
    "nebulae_ferry": "two_rafts",
    "town_distance": "all_connections",
    "tie_break": "cards",
    "rounds": 4,
}
JESWEB = {
    "town_cards": True,
    "early_finish": "after_round_three",
    "face_up_counters": "reshuffle",
    "caravan": "always",
    "nebulae_ferry": "one_raft_or_caravan",
    "town_distance": "roads_only",
    "tie_break": "cards",
    "rounds": 4,
}


def header(edition: str = "rio-grande", players: int = 2, **options: Any) -> dict[str, Any]:
    return {
        "record": "elfenland",
        "version": 1,
        "edition": edition,
        "options": (JESWEB if edition == "jesweb" else RIO) | options,
        "players": [{"name": f"Player {seat}"} for seat in range(players)],
        "starting_player": 1,
        "seed": None,
        "created": "2026-11-15T18:00:00Z",
    }


def event(name: str, player: int | None = None, **values: Any) -> dict[str, Any]:
    return {"event": name} | ({} if player is None else {"player": player}) | values


def draw(player: int, counter: str, refill: str | None = None) -> dict[str, Any]:
    if refill is None:
        return event("draw", player, counter=counter, source="blind")
    return event("draw", player, counter=counter, source="face_up", refill=refill)


def place(player: int, counter: str, connection: str, secret: bool = False) -> dict[str, Any]:
    return event("place", player, counter=counter, connection=connection, secret=secret)


def move(
    player: int, connection: str, to: str, cards: str, caravan: bool = False, collected: bool = True
) -> dict[str, Any]:
    return event(
        "move", player, connection=connection, to=to, cards=cards.split(), caravan=caravan, collected=collected
    )


# One round of two players, player 1 first. Lines are counted from the header, as in the problems.
OPENING: Record = [
    header(),
    event("face_up", counters=["dragon", "dragon", "unicorn", "giant_pig", "elfcycle"]),
    event("round", round=1, starting_player=1),
    event("deal", 1, cards=["dragon", "dragon", "dragon", "raft", "raft", "raft", "giant_pig", "unicorn"]),
    event("deal", 0, cards=["elfcycle", "elfcycle", "raft", "raft", "unicorn", "troll_wagon", "magic_cloud", "raft"]),
    event("draw_secret", 1, counter="giant_pig"),
    event("draw_secret", 0, counter="troll_wagon"),
    draw(1, "dragon", "magic_cloud"),
    draw(0, "elfcycle"),
    draw(1, "dragon", "dragon"),
    draw(0, "unicorn", "unicorn"),
    draw(1, "unicorn"),
    draw(0, "elfcycle", "troll_wagon"),
    place(1, "dragon", "lapphalya-elvenhold"),
    event("obstacle", 0, connection="lapphalya-elvenhold"),
    place(1, "dragon", "feodor-lapphalya"),
    event("pass", 0),
    place(1, "giant_pig", "elvenhold-beata", secret=True),
    place(0, "elfcycle", "ergeren-elvenhold"),
    event("pass", 1),
    event("pass", 0),
    move(1, "lapphalya-elvenhold", "lapphalya", "dragon dragon"),
    move(1, "feodor-lapphalya", "feodor", "raft giant_pig unicorn", caravan=True),
    event("end_turn", 1, discarded=[]),
    move(0, "elvenhold~rivinia", "rivinia", "raft"),
    move(0, "elvenhold~rivinia", "elvenhold", "raft raft", collected=False),
    move(0, "ergeren-elvenhold", "ergeren", "elfcycle"),
    event("end_turn", 0, discarded=[]),
    event("keep", 1, counter="unicorn", secret=False, returned=[]),
    event(
        "keep",
        0,
        counter="troll_wagon",
        secret=True,
        returned=[{"counter": "elfcycle", "secret": False}, {"counter": "unicorn", "secret": False}],
    ),
    event("round_end", round=1),
    event("round", round=2, starting_player=0),
    event("deal", 0, cards=["dragon", "dragon", "dragon", "dragon"]),
    event("deal", 1, cards=["dragon"] * 5),  # the tenth: the dragons are all dealt now
    event("draw_secret", 0, counter="dragon"),
]


def problems(record: Record, require_result: bool = False) -> list[str]:
    return check((json.dumps(line) for line in record), require_result=require_result)


def line_of(name: str, nth: int = 0) -> int:
    """The index of the n-th event of that name in the opening."""
    return [index for index, line in enumerate(OPENING) if line.get("event") == name][nth]


def test_the_opening_is_lawful_at_every_length() -> None:
    for length in range(1, len(OPENING) + 1):
        assert problems(OPENING[:length]) == []


def test_an_unfinished_game_is_no_finished_one() -> None:
    assert problems(OPENING, require_result=True) == [f"line {len(OPENING)}: R6.1 the game is not over"]
    assert check([]) == ["line 1: RECORD there is no header"]


Change = Callable[[Record], object]

HEADER_FAULTS: dict[str, tuple[Change, str]] = {
    "other record": (lambda r: r[0].update(record="chess"), "RECORD"),
    "other version": (lambda r: r[0].update(version=2), "RECORD"),
    "version is a truth": (lambda r: r[0].update(version=True), "RECORD"),
    "no created": (lambda r: r[0].pop("created"), "RECORD"),
    "created is no time": (lambda r: r[0].update(created="soon"), "RECORD"),
    "unknown key": (lambda r: r[0].update(colour="red"), "RECORD"),
    "one player": (lambda r: r[0]["players"].pop(), "R0.1"),
    "seven players": (lambda r: r[0].update(players=[{"name": "x"}] * 7), "R0.1"),
    "player without name": (lambda r: r[0]["players"][0].clear(), "RECORD"),
    "player with shoes": (lambda r: r[0]["players"][0].update(shoes=2), "RECORD"),
    "seed too large": (lambda r: r[0].update(seed=2**53), "RECORD"),
    "seed is a float": (lambda r: r[0].update(seed=1.0), "RECORD"),
    "nobody starts": (lambda r: r[0].update(starting_player=2), "R1.4"),
    "option missing": (lambda r: r[0]["options"].pop("rounds"), "RECORD"),
    "option unknown": (lambda r: r[0]["options"].update(weather="fine"), "RECORD"),
    "five rounds": (lambda r: r[0]["options"].update(rounds=5), "RECORD"),
    "town_cards is a number": (lambda r: r[0]["options"].update(town_cards=0), "RECORD"),
    "tie break without town cards": (lambda r: r[0]["options"].update(tie_break="distance"), "R6.1"),
    "edition of other options": (lambda r: r[0].update(edition="amigo-de"), "RECORD"),
    "custom is a preset": (lambda r: r[0].update(edition="custom"), "RECORD"),
    "preset is custom": (lambda r: r[0]["options"].update(caravan="always"), "RECORD"),
    "redacted with a seed": (lambda r: r[0].update(seat=0, seed=5), "RECORD"),
    "no such seat": (lambda r: r[0].update(seat=2), "RECORD"),
}


@pytest.mark.parametrize("fault", HEADER_FAULTS)
def test_faults_of_the_header(fault: str) -> None:
    change, rule = HEADER_FAULTS[fault]
    record = copy.deepcopy(OPENING[:1])
    change(record)
    found = problems(record)
    assert len(found) == 1
    assert found[0].startswith(f"line 1: {rule} ")


@pytest.mark.parametrize("edition", ["rio-grande", "amigo-en", "hobby-world"])
def test_presets_of_equal_options_share_their_records(edition: str) -> None:
    assert problems([header() | {"edition": edition}]) == []


def test_town_cards_and_their_tie_break_do_not_change_the_edition() -> None:
    assert problems([header(town_cards=True, tie_break="distance")]) == []
    assert problems([header("jesweb", town_cards=False)]) == []
    assert problems([header(town_cards=True, tie_break="cards")]) != []
    assert problems([header(town_cards=True, tie_break="cards") | {"edition": "custom"}]) == []


def edit(name: str, nth: int = 0, **values: Any) -> tuple[int, Change]:
    at = line_of(name, nth)
    return at, lambda record: record[at].update(values)


def drop(name: str, nth: int = 0) -> tuple[int, Change]:
    at = line_of(name, nth)
    return at, lambda record: record.pop(at)


def insert(before: str, line: dict[str, Any], nth: int = 0) -> tuple[int, Change]:
    at = line_of(before, nth)
    return at, lambda record: record.insert(at, line)


ELEVENTH = ["elfcycle", "elfcycle", "raft", "raft", "raft", "unicorn", "troll_wagon", "dragon"]

EVENT_FAULTS: dict[str, tuple[tuple[int, Change], str]] = {
    "four face up": (edit("face_up", counters=["dragon"] * 4), "R1.2"),
    "raft counter": (edit("face_up", counters=["raft"] * 5), "R1.2"),
    "no face up": (drop("face_up"), "R1.2"),
    "town cards without the option": (insert("face_up", event("town_cards", towns=["yttar", "beata"])), "R1.2"),
    "wrong starter": (edit("round", starting_player=0), "R1.4"),
    "wrong round": (edit("round", round=2), "R5.1"),
    "second round, same starter": (edit("round", 1, starting_player=1), "R5.1"),
    "deal to the wrong player": (edit("deal", player=0), "R2.1"),
    "seven cards": (edit("deal", cards=["raft"] * 7), "R2.1"),
    "nine cards": (edit("deal", cards=["raft"] * 9), "R2.1"),
    "eight cards in round two": (edit("deal", 2, cards=["raft"] * 8), "R2.1"),
    "an eleventh dragon": ((line_of("deal", 3), edit("deal", 1, cards=ELEVENTH)[1]), "R2.1"),
    "unknown card": (edit("deal", cards=["horse"] + ["raft"] * 7), "R0.3"),
    "hidden card in a whole record": (edit("deal", cards=[None] + ["raft"] * 7), "R0.3"),
    "skipped deal": (drop("deal"), "R2.1"),
    "extra deal": (insert("draw_secret", event("deal", 1, cards=[])), "R2.2"),
    "skipped secret draw": (drop("draw_secret"), "R2.2"),
    "secret raft": (edit("draw_secret", counter="raft"), "R0.4"),
    "hidden secret in a whole record": (edit("draw_secret", counter=None), "R0.4"),
    "face-up draw of what is not there": (edit("draw", counter="troll_wagon"), "R2.3"),
    "face-up draw without refill": ((line_of("draw"), lambda r: r[line_of("draw")].pop("refill")), "RECORD"),
    "blind draw with refill": (edit("draw", 1, refill="dragon"), "RECORD"),
    "draw from the board": (edit("draw", source="board"), "RECORD"),
    "blind draw from nowhere": (edit("draw", 1, source="board"), "R2.3"),
    "only two draws": (drop("draw", 5), "R2.3"),
    "four draws": (insert("place", draw(1, "dragon")), "R3.1"),
    "counter not held": (edit("place", counter="troll_wagon"), "R3.1"),
    "open counter as secret": (edit("place", secret=True), "R3.1"),
    "secret counter as open": (edit("place", 2, secret=False), "R3.1"),
    "secret is no truth": (edit("place", secret=0), "RECORD"),
    "counter on a river": (edit("place", connection="elvenhold~rivinia"), "R3.2"),
    "giant pig on a desert road": (edit("place", 2, connection="feodor-dagamura"), "R3.2"),
    "two counters on a road": (edit("place", 1, connection="lapphalya-elvenhold"), "R3.2"),
    "no such road": (edit("place", connection="here-there"), "R0.2"),
    "obstacle without a counter": (edit("obstacle", connection="feodor-lapphalya"), "R3.3"),
    "obstacle on a lake": (edit("obstacle", connection="elvenhold~virst"), "R3.3"),
    "pass out of turn": (edit("pass", player=1), "R3.1"),
    "travel before all passed": (drop("pass", 2), "R3.5"),
    "planning after all passed": (insert("move", event("pass", 1)), "R4.1"),
    "move out of turn": (edit("move", player=0), "R4.1"),
    "move from elsewhere": (edit("move", connection="throtmanni-tichih", to="tichih"), "R4.1"),
    "move to elsewhere": (edit("move", to="beata"), "R4.1"),
    "move to nowhere": (edit("move", to=None), "R4.1"),
    "obstacle unpaid": (edit("move", cards=["dragon"]), "R4.3"),
    "paid too much": (edit("move", cards=["dragon"] * 3), "R4.3"),
    "wrong kind": (edit("move", cards=["raft", "raft"]), "R4.3"),
    "null card": (edit("move", cards=["dragon", None]), "R0.3"),
    "caravan called a payment": (edit("move", 1, caravan=False), "R4.2"),
    "caravan of two": (edit("move", 1, cards=["raft", "raft"]), "R4.5"),
    "caravan of three over an obstacle": (edit("move", caravan=True, cards=["raft"] * 3), "R4.5"),
    "caravan although able": (edit("move", caravan=True, cards=["raft", "raft", "raft", "giant_pig"]), "R4.5"),
    "caravan of cards not held": (edit("move", 1, cards=["elfcycle"] * 3), "R4.2"),
    "road without counter": (edit("move", 1, connection="rivinia-lapphalya", to="rivinia"), "R4.2"),
    "caravan on a river": (edit("move", 2, caravan=True, cards=["raft"] * 3), "R4.5"),
    "two rafts downstream": (edit("move", 2, cards=["raft", "raft"]), "R4.4"),
    "one raft upstream": (edit("move", 3, cards=["raft"]), "R4.4"),
    "piece not taken": (edit("move", collected=False), "R4.7"),
    "piece taken in Elvenhold": (edit("move", 3, collected=True), "R4.7"),
    "discard of few cards": (edit("end_turn", discarded=["raft"]), "R4.8"),
    "turn without end": (drop("end_turn"), "R4.1"),
    "keep before all travelled": (drop("end_turn", 1), "R4.1"),
    "keep of what is not there": (edit("keep", counter="dragon"), "R5.2"),
    "keep of nothing": (edit("keep", counter=None, secret=None), "R5.2"),
    "keep turned face down": (edit("keep", secret=True), "R5.2"),
    "keep of two": (edit("keep", 1, returned=[{"counter": "elfcycle", "secret": False}]), "R5.2"),
    "returned with a note": (
        edit("keep", 1, returned=[{"counter": "elfcycle", "secret": False, "note": 1}] * 2),
        "RECORD",
    ),
    "keep out of turn": (edit("keep", player=0), "R5.2"),
    "no keep": (drop("keep"), "R5.2"),
    "end of another round": (edit("round_end", round=2), "R5.1"),
    "no round end": (drop("round_end"), "R5.1"),
    "new face-up counters although they stay": (
        insert("round", event("face_up", counters=["dragon"] * 5), 1),
        "R5.1",
    ),
    "a result too early": (insert("keep", event("result")), "R5.2"),
    "an unknown event": (insert("keep", event("dance", 1)), "RECORD"),
    "an unknown key": (edit("pass", why="tired"), "RECORD"),
    "a player who is a truth": (edit("pass", player=False), "RECORD"),
}


def _obstacle(player: int, connection: str) -> dict[str, Any]:
    return event("obstacle", player, connection=connection)


@pytest.mark.parametrize("fault", EVENT_FAULTS)
def test_faults_of_events(fault: str) -> None:
    (at, change), rule = EVENT_FAULTS[fault]
    record = copy.deepcopy(OPENING)
    change(record)
    found = problems(record)
    assert len(found) == 1
    assert found[0].startswith(f"line {at + 1}: {rule} ")


def test_the_obstacle_is_used_once_in_the_game() -> None:
    record = copy.deepcopy(OPENING)
    at = line_of("pass")
    record[at] = _obstacle(0, "feodor-lapphalya")
    assert problems(record)[0].startswith(f"line {at + 1}: R1.3 ")


def test_a_second_obstacle_on_one_road() -> None:
    record = copy.deepcopy(OPENING)
    at = line_of("place", 1)
    record[at] = _obstacle(1, "lapphalya-elvenhold")
    assert problems(record)[0].startswith(f"line {at + 1}: R3.3 ")


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "7", '{"event": NaN}', '{"event": "pass", "event": "pass"}', "[" * 100_000, "\ufeff{}", "1" * 9999],
)
def test_lines_that_are_no_events(text: str) -> None:
    found = check([json.dumps(OPENING[0]), text])
    assert len(found) == 1
    assert found[0].startswith("line 2: RECORD ")


# Whole games in which nobody leaves Elvenhold: long enough to see the end of the game.


def quiet_game(head: dict[str, Any], towns: list[str] | None = None) -> Record:
    """Four rounds of drawing blind, passing and discarding; every player ends with four cards."""
    players, record = len(head["players"]), [head]
    if towns:
        record.append(event("town_cards", towns=towns))
    record.append(event("face_up", counters=["dragon"] * 5))
    kinds, cards = list(COUNTERS), list(CARDS)
    for number in range(1, 5):
        first = (head["starting_player"] + number - 1) % players
        order = [(first + step) % players for step in range(players)]
        record.append(event("round", round=number, starting_player=first))
        hand = cards[:4]
        record += [event("deal", p, cards=hand * 2 if number == 1 else hand) for p in order]
        record += [event("draw_secret", p, counter=kinds[p]) for p in order]
        record += [draw(p, kinds[p]) for _ in range(3) for p in order]
        record += [event("pass", p) for p in order]
        record += [event("end_turn", p, discarded=hand) for p in order]
        if number < 4:
            record += [_keep_secret(p, kinds[p], number) for p in order]
        record.append(event("round_end", round=number))
        if number < 4 and head["options"]["face_up_counters"] == "reshuffle":
            record.append(event("face_up", counters=["dragon"] * 5))
    return record


def _keep_secret(player: int, kind: str, number: int) -> dict[str, Any]:
    returned = [{"counter": kind, "secret": False}] * 3 + [{"counter": kind, "secret": True}] * (number > 1)
    return event("keep", player, counter=kind, secret=True, returned=returned)


def result(**values: Any) -> dict[str, Any]:
    plain = {
        "scores": [0, 0],
        "pieces": [0, 0],
        "cards": [4, 4],
        "distances": None,
        "winners": [0, 1],
        "early": False,
    }
    return event("result", **plain | values)


def test_a_whole_quiet_game() -> None:
    game = [*quiet_game(header()), result()]
    assert problems(game, require_result=True) == []
    assert problems([*game, event("pass", 0)])[0].endswith("nothing may follow the result")
    assert problems(game[:-1]) == [f"line {len(game) - 1}: R6.1 the game is over, its result is missing"]


@pytest.mark.parametrize(
    ("values", "rule"),
    [
        ({"scores": [0, 1]}, "R6.1"),
        ({"pieces": [0]}, "R6.1"),
        ({"cards": [4, 3]}, "R6.3"),
        ({"winners": [0]}, "R6.1"),
        ({"winners": [1, 0]}, "R6.1"),
        ({"winners": [False, True]}, "R6.1"),
        ({"distances": [0, 0]}, "R6.2"),
        ({"early": True}, "R6.4"),
        ({"early": None}, "RECORD"),
    ],
)
def test_wrong_results(values: dict[str, Any], rule: str) -> None:
    found = problems([*quiet_game(header()), result(**values)])
    assert f": {rule} " in found[0]


def test_town_cards_count_by_distance_and_its_tie_break() -> None:
    near_and_far = ["strykhaven", "yttar"]  # one ferry; and far to the west
    head = header(town_cards=True, tie_break="distance")
    far = load_board(BOARD_FILE).distances("elvenhold", roads_only=False)["yttar"]
    right = result(scores=[-1, -far], distances=[1, far], winners=[0])
    assert problems([*quiet_game(head, near_and_far), right], require_result=True) == []
    by_road = {"scores": [-2, -5], "distances": [2, 5]}
    assert ": R6.2 " in problems([*quiet_game(head, near_and_far), result(**by_road, winners=[0])])[0]


def test_the_summary_card_counts_roads_and_reshuffles() -> None:
    ways = load_board(BOARD_FILE).distances("elvenhold", roads_only=True)
    towns = ["strykhaven", "beata"]
    told = [ways[town] for town in towns]
    assert told == [2, 1]
    game = [*quiet_game(header("jesweb"), towns), result(scores=[-2, -1], distances=told, winners=[1])]
    assert problems(game, require_result=True) == []
    at = [index for index, line in enumerate(game) if line.get("event") == "face_up"][1]
    del game[at]
    assert problems(game)[0].startswith(f"line {at + 1}: R5.3 ")


@pytest.mark.parametrize("towns", [["yttar", "yttar"], ["yttar"], ["yttar", "feodor"], ["yttar", None]])
def test_wrong_town_cards(towns: list[Any]) -> None:
    record = [header(town_cards=True, tie_break="distance"), event("town_cards", towns=towns)]
    assert problems(record)[0].startswith("line 2: R1.5 ")


# Ends of the game that take long to reach: the position is set, then the record goes on.


def nearly_done(early_finish: str, edition: str, number: int) -> Checker:
    """Player 1 is to travel in that round and lacks only Lapphálya."""
    checker = Checker(load_board(BOARD_FILE))
    head = header(early_finish=early_finish) | {"edition": edition}
    for line in [head, *OPENING[1 : line_of("move")]]:
        checker.line(line)
    checker.round = number
    checker.pieces_left[1] = {"lapphalya"}
    return checker


def refused(checker: Checker, line: dict[str, Any]) -> str:
    with pytest.raises(Exception, match="R") as caught:
        checker.line(line)
    return str(caught.value)


FIRST_MOVE = OPENING[line_of("move")]
REST = [event("end_turn", 1, discarded=["raft", "raft"]), event("end_turn", 0, discarded=["raft"] * 3 + ["unicorn"])]


@pytest.mark.parametrize("number", [1, 2, 3])
def test_an_instant_win_is_followed_by_the_result(number: int) -> None:
    checker = nearly_done("instant", "rio-grande", number)
    checker.line(FIRST_MOVE)
    assert refused(copy.deepcopy(checker), REST[0]).startswith("R6.1")
    won = result(scores=[0, 20], pieces=[0, 20], cards=[8, 6], winners=[1], early=True)
    assert refused(copy.deepcopy(checker), won | {"winners": [0]}).startswith("R6.4")
    checker.line(won)
    assert checker.phase == "over"


def test_no_instant_win_in_the_last_round() -> None:
    checker = nearly_done("instant", "rio-grande", 4)
    for line in [FIRST_MOVE, *REST, event("round_end", round=4)]:
        checker.line(line)
    checker.line(result(scores=[0, 20], pieces=[0, 20], winners=[1]))


@pytest.mark.parametrize(
    ("early_finish", "edition", "number", "ends"),
    [
        ("finish_round", "amigo-de", 1, True),
        ("finish_round", "amigo-de", 3, True),
        ("after_round_three", "elfland-it", 1, False),
        ("after_round_three", "elfland-it", 2, False),
        ("after_round_three", "elfland-it", 3, True),
    ],
)
def test_when_twenty_pieces_end_the_game(early_finish: str, edition: str, number: int, ends: bool) -> None:
    checker = nearly_done(early_finish, edition, number)
    for line in [FIRST_MOVE, *REST]:
        checker.line(line)
    end = event("round_end", round=number)
    if not ends:
        assert refused(checker, end).startswith("R5.2")
        return
    assert refused(copy.deepcopy(checker), OPENING[line_of("keep")]).startswith("R5.4")
    checker.line(end)
    checker.line(result(scores=[0, 20], pieces=[0, 20], winners=[1], early=True))


def test_after_round_three_only_those_with_all_pieces_can_win() -> None:
    checker = nearly_done("after_round_three", "elfland-it", 3)
    checker.options["town_cards"], checker.options["tie_break"] = True, "distance"
    checker.towns = ["beata", "yttar"]  # player 1 is far from his town, player 0 one town short
    checker.pieces_left[0] = {"yttar"}
    for line in [FIRST_MOVE, *REST, event("round_end", round=3)]:
        checker.line(line)
    far = load_board(BOARD_FILE).distances("lapphalya", roads_only=False)["yttar"]
    told = {"scores": [18, 20 - far], "pieces": [19, 20], "distances": [1, far], "early": True}
    assert refused(copy.deepcopy(checker), result(**told, winners=[0])).startswith("R6.4")
    checker.line(result(**told, winners=[1]))


def travelling(boot: str, hand: str, **options: Any) -> Checker:
    """Player 1 travels from that town with these cards."""
    checker = Checker(load_board(BOARD_FILE))
    for line in OPENING[: line_of("move")]:
        checker.line(line)
    checker.options |= options
    checker.boots[1] = boot
    checker.hands[1].known.clear()
    checker.hands[1].known.update(hand.split())
    return checker


def test_the_ferry_of_mare_nebulae() -> None:
    one, two = (move(1, "yttar~grangor", "grangor", rafts) for rafts in ("raft", "raft raft"))
    caravan = move(1, "yttar~grangor", "grangor", "raft raft raft", caravan=True)
    cheap = {"nebulae_ferry": "one_raft_or_caravan"}
    assert refused(travelling("yttar", "raft raft raft"), one).startswith("R4.4")
    assert refused(travelling("yttar", "raft raft raft"), caravan).startswith("R4.5")
    assert refused(travelling("yttar", "raft raft raft", **cheap), two).startswith("R4.4")
    travelling("yttar", "raft raft raft").line(two)
    travelling("yttar", "raft raft raft", **cheap).line(one)
    travelling("yttar", "raft raft raft", **cheap).line(caravan)  # whether or not a raft is in hand
    magnum = move(1, "elvenhold~virst", "virst", "raft raft raft", caravan=True)
    assert refused(travelling("elvenhold", "raft raft raft", **cheap), magnum).startswith("R4.5")


def test_a_caravan_whenever_one_likes() -> None:
    caravan = move(1, "lapphalya-elvenhold", "lapphalya", "dragon dragon dragon raft", caravan=True)
    assert refused(travelling("elvenhold", "dragon dragon dragon raft"), caravan).startswith("R4.5")
    travelling("elvenhold", "dragon dragon dragon raft", caravan="always").line(caravan)
    unable = travelling("elvenhold", "dragon unicorn unicorn unicorn")
    unable.line(caravan | {"cards": ["unicorn", "unicorn", "unicorn", "dragon"]})


def test_five_counters_at_most() -> None:
    checker = Checker(load_board(BOARD_FILE))
    for line in OPENING[: line_of("draw", 5)]:
        checker.line(line)
    checker.open[0].update(["magic_cloud", "magic_cloud"])
    assert refused(checker, OPENING[line_of("draw", 5)]).startswith("R2.4")


# Redacted records


def redacted(seat: int | None) -> Record:
    """The opening as one seat (or a spectator) sees it."""
    record = copy.deepcopy(OPENING)
    record[0]["seat"] = seat
    for line in record[1:]:
        if line.get("player") == seat:
            continue
        if line["event"] == "deal":
            line["cards"] = [None] * len(line["cards"])
        elif line["event"] == "draw_secret" or (line["event"] == "keep" and line["secret"]):
            line["counter"] = None
    return record


@pytest.mark.parametrize("seat", [0, 1, None])
def test_redacted_records_are_accepted_and_must_hide(seat: int | None) -> None:
    record = redacted(seat)
    for length in range(1, len(record) + 1):
        assert problems(record[:length]) == []
    for name in ("deal", "draw_secret", "keep"):
        for at, line in enumerate(OPENING):
            if line.get("event") != name or line == record[at]:
                continue
            leak = copy.deepcopy(record)
            leak[at] = line
            assert problems(leak)[0].startswith(f"line {at + 1}: RECORD a redacted record must not show")


def test_a_seat_knows_its_own() -> None:
    for name in ("deal", "draw_secret"):
        record = redacted(1)
        at = line_of(name)
        record[at].update(cards=[None] * 8) if name == "deal" else record[at].update(counter=None)
        assert problems(record)[0].startswith(f"line {at + 1}: R0.")


def test_hidden_cards_are_counted() -> None:
    record = redacted(None)
    at = line_of("deal", 2)
    record[at]["cards"].append(None)
    assert problems(record)[0].startswith(f"line {at + 1}: R2.1 ")


def test_hidden_cards_cannot_be_more_than_printed() -> None:
    record = redacted(None)[: line_of("move")]
    for _ in range(3):  # nine rafts by one player is more than a hand of eight
        record.append(move(1, "elvenhold~rivinia", "rivinia", "raft", collected=len(record) == line_of("move")))
        record.append(move(1, "elvenhold~rivinia", "elvenhold", "raft raft", collected=False))
    assert problems(record)[0].startswith(f"line {len(record)}: R4.2 player 1 cannot have")


def test_a_caravan_proves_what_its_player_lacks() -> None:
    record = redacted(None)[: line_of("move")]
    record.append(move(1, "lapphalya-elvenhold", "lapphalya", "raft raft raft unicorn", caravan=True))
    record.append(move(1, "lapphalya-elvenhold", "elvenhold", "dragon dragon", collected=False))
    assert problems(record) == [f"line {len(record)}: R4.2 player 1 cannot have this dragon card"]


def test_a_hidden_counter_is_of_a_lawful_kind() -> None:
    record = redacted(None)
    checker = Checker(load_board(BOARD_FILE))
    for line in record[: line_of("place", 2)]:
        checker.line(line)
    checker.face_up = type(checker.face_up)({"giant_pig": 8})
    assert refused(checker, record[line_of("place", 2)]).startswith("R3.1 there are only 8 giant_pig")


def test_hidden_town_cards_still_bound_the_distances() -> None:
    head = header(town_cards=True, tie_break="distance") | {"seat": 0}
    game = quiet_game(head, ["strykhaven", "yttar"])
    game[1]["towns"][1] = None
    for line in game[2:]:
        if line.get("player") == 1 and line["event"] == "deal":
            line["cards"] = [None] * len(line["cards"])
        elif line.get("player") == 1 and line["event"] in ("draw_secret", "keep"):
            line["counter"] = None
            for item in line.get("returned", []):
                item["counter"] = None if item["secret"] else item["counter"]
    told = result(scores=[-1, -4], distances=[1, 4], winners=[0])
    assert problems([*game, told], require_result=True) == []
    assert ": R6.2 " in problems([*game, told | {"scores": [-1, -9], "distances": [1, 9]}])[0]


# The command


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    script = Path(__file__).with_name("checker.py")
    return subprocess.run([sys.executable, str(script), *arguments], capture_output=True, text=True, check=False)


def test_the_command_prints_problems_and_exits_with_one(tmp_path: Path) -> None:
    good, bad, cut, binary = (tmp_path / name for name in ("good.jsonl", "bad.jsonl", "cut.jsonl", "binary.jsonl"))
    text = "".join(json.dumps(line) + "\n" for line in OPENING)
    good.write_text(text, encoding="utf-8")
    bad.write_text(text.replace('"feodor-lapphalya"', '"elvenhold~virst"', 1), encoding="utf-8")
    cut.write_text(text[:-9], encoding="utf-8")
    binary.write_bytes(b"\xff\xfe\n")
    answer = run(str(good))
    assert (answer.returncode, answer.stdout) == (0, "")
    assert run("--result", str(good)).returncode == 1
    answer = run(str(bad), str(good), str(cut), str(binary), str(tmp_path / "missing.jsonl"))
    assert answer.returncode == 1
    lines = answer.stdout.splitlines()
    assert len(lines) == 4
    assert f"bad.jsonl: line {line_of('place', 1) + 1}: R3.2 a waterway takes no counter" in lines[0]
    assert f"cut.jsonl: line {len(OPENING)}: RECORD this line is no JSON, or cut off" in lines[1]
    assert "binary.jsonl: line 1: RECORD the text is not UTF-8" in lines[2]
    assert "missing.jsonl: cannot be read" in lines[3]
