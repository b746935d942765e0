"""How the pathfinder decides, in positions small enough to decide by hand."""

from __future__ import annotations

from typing import Any

import pytest
from scenario import scenario

from elfenland.bots.thinking.planner import Planner, decisions
from elfenland.game import whole_action
from elfenland.rules import Rng
from elfenland.rules.numbering import A_CARD, CARD_KINDS

RIVAL = "1 boot kihromah | 1 pieces 3 | 1 hand dragon*2 unicorn*2 giant_pig elfcycle magic_cloud troll_wagon"


def decided(text: str, **habits: int) -> list[str]:
    """What seat 0 does: one action, or the actions of a whole travel turn."""
    return decided_in(scenario(text).state, **habits)


def decided_in(state: Any, **habits: int) -> list[str]:
    planner = Planner()
    for name, value in habits.items():
        setattr(planner, name, value)
    found = decisions(planner, state, 0, Rng(1))
    cards = range(A_CARD, A_CARD + CARD_KINDS)  # they belong to the action before them
    starts = [i for i, decision in enumerate(found) if decision not in cards]
    return [str(whole_action(found[start:])) for start in starts]


# ------------------------------------------------------------------ R2.3: drawing


@pytest.mark.parametrize(
    ("position", "action"),
    [
        ("hand dragon*4 | face dragon unicorn*4", "draw dragon"),
        ("hand unicorn*3 | face dragon unicorn giant_pig*3", "draw unicorn"),
        # Nothing on the table fits the hand, and a dragon may be in the bag.
        ("hand dragon*4 | face unicorn*5", "draw blind"),
        # A third dragon is worth less than a first unicorn.
        ("hand unicorn*2 dragon*2 | face unicorn dragon giant_pig*3 | open dragon*2", "draw unicorn"),
    ],
)
def test_it_draws_the_counter_whose_cards_it_holds(position: str, action: str) -> None:
    assert decided(f"draw | {position}") == [action]


def test_who_never_draws_blind_takes_one_that_lies_there() -> None:
    assert decided("draw | hand dragon*4 | face unicorn*5", blind=0) == ["draw unicorn"]


# ------------------------------------------------------------------ R3: planning


def test_it_places_the_counter_that_its_cards_can_pay() -> None:
    (action,) = decided("plan | hand dragon | open dragon unicorn")
    assert action.startswith("place dragon ")
    assert action.split()[2] in ("lapphalya-elvenhold", "elvenhold-beata")  # plains beside its boot, one card each


def test_it_places_nothing_on_a_road_that_it_cannot_travel() -> None:
    assert decided("plan | hand dragon | open unicorn | obstacle used") == ["pass"]


def test_it_uses_counters_that_lie_there_before_its_own() -> None:
    """One dragon card takes it to Lapphalya, whoever placed the counter."""
    assert decided("plan | hand dragon | open dragon | lapphalya-elvenhold: dragon | obstacle used") == ["pass"]


def test_r2_2_a_face_up_counter_goes_before_a_secret_one() -> None:
    (shown,) = decided("plan | hand giant_pig | secret giant_pig | open giant_pig")
    (hidden,) = decided("plan | hand giant_pig | secret giant_pig | open troll_wagon")
    assert not shown.endswith(" secret")
    assert hidden == f"{shown} secret"


def test_r3_4_the_obstacle_goes_where_it_costs_the_rival_most() -> None:
    """Kihromah has one road; the rival is there, in the last round."""
    position = f"plan | round 4 | missing kihromah | boot usselen | {RIVAL} | kihromah-dagamura: magic_cloud"
    assert decided(f"{position} | dagamura-ixara: troll_wagon") == ["obstacle kihromah-dagamura"]


@pytest.mark.parametrize(
    ("change", "habits"),
    [
        ("obstacle used", {}),
        ("pieces 20", {"uses_obstacle": 0}),
        ("pieces 20", {"obstacle_loss_last": 10_000}),
    ],
    ids=["it has none", "it never uses it", "it costs too little"],
)
def test_r3_4_no_obstacle_where(change: str, habits: dict[str, int]) -> None:
    position = f"plan | round 4 | boot usselen | {RIVAL} | kihromah-dagamura: magic_cloud | dagamura-ixara: troll_wagon"
    assert decided(f"{position} | {change}", **habits) == ["pass"]


def test_it_does_not_block_its_own_way() -> None:
    """It needs the road from Kihromah itself where its cards can pay for it, and then takes the next best one."""
    position = f"plan | round 4 | missing dagamura | boot kihromah | {RIVAL}"
    position += " | kihromah-dagamura: magic_cloud | dagamura-ixara: troll_wagon"
    assert decided(f"{position} | hand magic_cloud") == ["obstacle kihromah-dagamura"]
    assert decided(f"{position} | hand magic_cloud*2") == ["obstacle dagamura-ixara"]


def test_hidden_cards_do_not_matter() -> None:
    """What the rival really holds changes nothing (its number of cards does)."""
    position = "plan | round 4 | boot usselen | 1 boot kihromah | 1 pieces 3"
    position += " | kihromah-dagamura: magic_cloud | dagamura-ixara: troll_wagon"
    one = scenario(f"{position} | 1 hand dragon*8 | 1 secret dragon").state
    other = scenario(f"{position} | 1 hand raft*8 | 1 secret unicorn").state
    assert one != other
    assert decided_in(one) == decided_in(other) == ["obstacle kihromah-dagamura"]


# ------------------------------------------------------------------ R4: travelling


@pytest.mark.parametrize(
    ("position", "turn"),
    [
        ("hand dragon | elvenhold-beata: dragon", ["move elvenhold-beata", "end"]),
        ("hand raft", ["move elvenhold~rivinia", "end"]),
        # R4.5: no dragon, so three other cards as a caravan.
        ("hand giant_pig*2 elfcycle | ergeren-elvenhold: dragon",
         ["caravan ergeren-elvenhold giant_pig giant_pig elfcycle", "end"]),
        # Nowhere to go.
        ("hand giant_pig elfcycle", ["end"]),
        # R4.8: of seven dragons left, four stay.
        ("hand dragon*8 | elvenhold-beata: dragon", ["move elvenhold-beata", "end dragon dragon dragon"]),
        # The card that is alone goes back first; pairs and more stay together.
        ("hand dragon unicorn giant_pig*2 elfcycle*2 | lapphalya-elvenhold: dragon",
         ["move lapphalya-elvenhold", "end unicorn"]),
    ],
)  # fmt: skip
def test_the_whole_turn_is_written_down(position: str, turn: list[str]) -> None:
    assert decided(position) == turn


def test_r4_5_a_caravan_keeps_the_cards_that_are_needed_later() -> None:
    """The raft goes on from Rivinia, so three other cards pay for the way there."""
    turn = decided("boot feodor | hand giant_pig*2 unicorn raft | feodor-rivinia: dragon | missing rivinia tichih")
    assert turn[0].startswith("caravan feodor-rivinia ")
    assert "raft" not in turn[0]
    assert turn[1:] == ["move rivinia~tichih", "end"]


def test_a_turn_is_legal_from_its_first_to_its_last_decision() -> None:
    game = scenario(
        "hand dragon*3 unicorn*2 raft*3 | lapphalya-elvenhold: dragon | feodor-lapphalya: unicorn + obstacle"
    )
    for action in decided_in(game.state):
        game.play(action)
    assert game.state.actor != 0 or game.phase != "travel"


# ------------------------------------------------------------------ R5.2: keeping


@pytest.mark.parametrize(
    ("position", "action"),
    [
        ("hand dragon*2 unicorn | open unicorn dragon", "keep dragon"),
        ("hand unicorn*2 dragon | open unicorn dragon", "keep unicorn"),
        ("hand dragon | open dragon | secret dragon", "keep dragon secret"),  # it stays unseen
        ("open giant_pig dragon", "keep dragon"),  # worth more where no card decides
    ],
)
def test_r5_2_it_keeps_the_counter_that_its_cards_match(position: str, action: str) -> None:
    assert decided(f"keep | {position}") == [action]
