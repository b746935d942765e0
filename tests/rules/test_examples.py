"""The six examples that the books give."""

from __future__ import annotations

from scenario import scenario


def test_r4_3_example_1_troll_wagon_and_obstacle_on_a_desert_road() -> None:
    game = scenario("boot feodor | hand troll_wagon*3 | feodor-dagamura: troll_wagon + obstacle")
    (event,) = game.play("move feodor-dagamura")
    assert event["cards"] == ["troll_wagon"] * 3
    game = scenario("boot feodor | hand troll_wagon*2 | feodor-dagamura: troll_wagon + obstacle")
    assert game.refused("move feodor-dagamura") == "R4.3"


def test_r4_2_example_2_feodor_lapphalya_virst() -> None:
    game = scenario(
        "boot feodor | hand dragon*3 elfcycle raft | feodor-lapphalya: dragon + obstacle | lapphalya-virst: elfcycle"
    )
    first, second = game.play("move feodor-lapphalya", "move lapphalya-virst")
    assert first["cards"] == ["dragon"] * 3
    assert second["cards"] == ["elfcycle"]
    assert game.boot(0) == "virst"
    assert game.hand(0) == "raft"


def test_r4_4_example_3_virst_ixara_by_river_and_back() -> None:
    game = scenario("boot virst | hand raft*3")
    down, up = game.play("move virst~ixara", "move virst~ixara")
    assert down["cards"] == ["raft"]
    assert up["cards"] == ["raft", "raft"]


def test_r4_6_example_4_dagamura_kihromah_and_back() -> None:
    game = scenario("boot dagamura | hand magic_cloud*4 | kihromah-dagamura: magic_cloud")
    game.play("move kihromah-dagamura", "move kihromah-dagamura")
    assert game.hand(0) == ""
    assert game.boot(0) == "dagamura"


def test_r6_2_example_5_seventeen_pieces_in_throtmanni_town_card_jaccaranda() -> None:
    game = scenario("round 4 | town cards | pieces 17 | boot throtmanni | town card jaccaranda | 1 town card yttar")
    game.play("end", "end")
    assert game.result["scores"][0] == 16


def test_r3_2_example_6_no_giant_pig_on_a_desert_road() -> None:
    assert scenario("plan | open giant_pig").refused("place giant_pig throtmanni-feodor") == "R3.2"
