"""Records of whole games, every edition and table size: the independent checker and our reader accept them all."""

from __future__ import annotations

import json
from typing import Any

import pytest
from independent.checker import BOARD, check, load_board
from long import LONG
from scenario import whole_record

from elfenland.board import EDITIONS, resolve
from elfenland.game import record

from .mutations import lines
from .tours import Record, Tour

GAMES = 40 if LONG else 2
TOWN_CARDS = load_board(BOARD).card_towns


def unordered(line: dict[str, Any]) -> dict[str, Any]:
    """The line with those lists sorted in which order means nothing."""
    if line.get("event") == "result":
        return line
    return line | {key: sorted(line[key], key=str) for key in ("cards", "discarded", "returned") if key in line}


def read(lawful: Record) -> None:
    """Both readers accept the record; ours writes it again as it was."""
    assert check(lines(lawful), require_result=True) == []
    game = record.loads("".join(line + "\n" for line in lines(lawful)))
    again = [json.loads(line) for line in record.dumps(game).splitlines()]
    assert [*map(unordered, again)] == [*map(unordered, lawful)]
    assert game.over


@pytest.mark.parametrize("town_cards", [False, True], ids=["plain", "town-cards"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("edition", list(EDITIONS))
def test_random_games(edition: str, players: int, town_cards: bool) -> None:
    for game in range(GAMES):
        lawful = whole_record(
            seed=game * 1000 + players,
            players=players,
            edition=edition,
            town_cards=town_cards,
            starting_player=game % players,
        )
        read(lawful)


#: Hops of the grand tour by round: twenty pieces in round 3, in round 4, and never.
PACES = {"third": (8, 8, 5, 0), "fourth": (6, 5, 5, 5), "never": (4, 4, 4, 4)}


def tour(edition: str, town_cards: bool, players: int, pace: str, tourists: tuple[int, ...], **options: str) -> Record:
    chosen = resolve(edition, town_cards, **options).to_dict()
    towns = TOWN_CARDS[:players] if town_cards else ()
    return Tour("custom" if options else edition, chosen, players, PACES[pace], tourists, towns).write()


@pytest.mark.parametrize("town_cards", [False, True], ids=["plain", "town-cards"])
@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("edition", ["rio-grande", "amigo-de", "amigo-fr", "elfland-it", "jesweb"])
def test_games_with_all_twenty_pieces(edition: str, pace: str, town_cards: bool) -> None:
    for players in (2, 4, 6):
        for tourists in ((0,), (1,), (0, 1)):
            read(tour(edition, town_cards, players, pace, tourists))


def last_events(lawful: Record) -> list[str]:
    return [line["event"] for line in lawful[-3:]]


def test_every_way_for_a_game_to_end() -> None:
    instant = tour("rio-grande", False, 3, "third", (1,))
    assert last_events(instant)[1:] == ["move", "result"]
    assert (instant[-1]["early"], instant[-1]["winners"]) == (True, [1])
    finish = tour("amigo-de", False, 3, "third", (1, 2))
    assert last_events(finish) == ["end_turn", "round_end", "result"]
    assert (finish[-1]["early"], finish[-1]["winners"]) == (True, [1, 2])
    after = tour("elfland-it", False, 3, "third", (2,))
    assert (after[-1]["early"], after[-1]["winners"]) == (True, [2])
    last = tour("rio-grande", False, 3, "fourth", (0,))
    assert (last[-1]["early"], last[-1]["pieces"][0], last[-1]["winners"]) == (False, 20, [0])
    for lawful in (instant, finish, after, last):
        read(lawful)


@pytest.mark.parametrize("tie_break", ["cards", "distance"])
def test_custom_rules_have_records_too(tie_break: str) -> None:
    for caravan in ("when_unable", "always"):
        options = {"tie_break": tie_break, "caravan": caravan, "town_distance": "roads_only"}
        read(tour("amigo-fr", True, 4, "third", (0, 3), **options))
