"""R0: what is in the box."""

from __future__ import annotations

from collections import Counter

import pytest
from scenario import new_game, refusal, scenario

from elfenland.board import BOARD, CARD_NAMES, COUNTER_NAMES
from elfenland.rules.numbering import BAG, STACK

# R0.6 as the book prints it; "-" where the kind cannot go.
CHART = """
            plains woods desert mountains
giant_pig        1     1      -         -
elfcycle         1     1      -         2
magic_cloud      2     2      -         1
unicorn          -     1      2         1
troll_wagon      1     2      2         2
dragon           1     2      1         1
"""
ROAD = {
    "plains": ("elvenhold-beata", "elvenhold"),
    "woods": ("ergeren-elvenhold", "elvenhold"),
    "desert": ("feodor-dagamura", "feodor"),
    "mountains": ("jaccaranda-tichih", "tichih"),
}
TERRAINS, *ROWS = (line.split() for line in CHART.strip().splitlines())
CELLS = [(row[0], terrain, price) for row in ROWS for terrain, price in zip(TERRAINS, row[1:], strict=True)]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_r0_1_two_to_six_players(players: int) -> None:
    assert new_game(players=players).players == players


@pytest.mark.parametrize("players", [0, 1, 7])
def test_r0_1_no_other_number_of_players(players: int) -> None:
    assert refusal(lambda: new_game(players=players)) == "R0.1"


def test_r0_2_the_board() -> None:
    terrains = Counter(way.terrain for way in BOARD.connections)
    assert (len(BOARD.towns), len(BOARD.connections), len(BOARD.roads)) == (21, 48, 35)
    assert terrains == {"woods": 12, "plains": 8, "mountains": 8, "desert": 7, "river": 7, "lake": 6}


def test_r0_2_the_lakes_and_their_harbours() -> None:
    harbours: dict[str, set[str]] = {}
    for way in BOARD.connections:
        if way.lake:
            harbours.setdefault(way.lake, set()).update((BOARD.towns[way.a].id, BOARD.towns[way.b].id))
    assert harbours == {
        "mare_nebulae": {"yttar", "parundia", "grangor"},
        "mare_magnum": {"elvenhold", "virst", "strykhaven"},
    }


def test_r0_2_two_towns_may_be_joined_twice() -> None:
    pairs = Counter(frozenset((way.a, way.b)) for way in BOARD.connections)
    joined_twice = {frozenset(BOARD.towns[town].id for town in pair) for pair, number in pairs.items() if number == 2}
    assert frozenset(("elvenhold", "beata")) in joined_twice  # a road and a river
    assert frozenset(("yttar", "grangor")) in joined_twice  # a road and a ferry
    assert max(pairs.values()) == 2


def test_r0_3_the_72_cards() -> None:
    game = new_game(settled=False)
    stack = dict(zip(CARD_NAMES, game.state.row(STACK, 7), strict=True))
    assert stack == dict.fromkeys(COUNTER_NAMES, 10) | {"raft": 12}
    assert sum(stack.values()) == 72


def test_r0_4_the_48_counters() -> None:
    game = new_game(settled=False)
    assert game.state.row(BAG, 6) == [8] * 6
    assert "raft" not in COUNTER_NAMES


def test_r0_5_each_player_has_a_boot_an_obstacle_and_twenty_pieces() -> None:
    game = new_game(players=6)
    for seat in range(6):
        assert game.boot(seat) == "elvenhold"
        assert game.has_obstacle(seat)
        assert len(game.pieces_left(seat)) == 20


def test_r0_5_twelve_towns_have_a_town_card() -> None:
    west, east = "usselen wylhien jaccaranda yttar grangor mahdavikia ixara", "tichih ergeren beata strykhaven virst"
    assert {town.id for town in BOARD.towns if town.town_card} == {*west.split(), *east.split()}


@pytest.mark.parametrize(("kind", "terrain", "price"), CELLS)
def test_r0_6_the_chart(kind: str, terrain: str, price: str) -> None:
    road, boot = ROAD[terrain]
    if price == "-":
        assert scenario(f"plan | open {kind}").refused(f"place {kind} {road}") == "R3.2"
        return
    game = scenario(f"boot {boot} | hand {kind}*4 | {road}: {kind}")
    game.play(f"move {road}")
    assert game.hand() == f"{kind}*{4 - int(price)}"


@pytest.mark.parametrize(
    ("boot", "way", "rafts"),
    [("virst", "virst~ixara", 1), ("ixara", "virst~ixara", 2), ("elvenhold", "elvenhold~virst", 2)],
)
def test_r0_6_rafts(boot: str, way: str, rafts: int) -> None:
    game = scenario(f"boot {boot} | hand raft*5")
    game.play(f"move {way}")
    assert game.hand() == f"raft*{5 - rafts}"
