"""What single events prove about hidden things, and histories that cannot have been."""

from __future__ import annotations

import msgspec
import pytest

from elfenland.board import CARD_NAMES, resolve
from elfenland.errors import RecordError
from elfenland.game import events as e
from elfenland.game import redact
from elfenland.hidden import Impossible, Knowledge, TakenBack, Worlds, complete_events
from elfenland.hidden.knowledge import SEATS
from elfenland.rules.numbering import CARD_KINDS, HIDDEN

from .games import random_game

FACES = e.FaceUp(("dragon", "dragon", "unicorn", "unicorn", "elfcycle"))


def opening(*kinds: str) -> list[e.Event]:
    """Round 1 of two players up to planning, as player 0 knows it; he has seen these counters drawn blind."""
    drawn = [e.Drawn(i % 2, kind, "blind") for i, kind in enumerate(kinds)]
    hand = ("giant_pig",) * 4 + ("raft",) * 4
    start: list[e.Event] = [FACES, e.RoundBegan(1, 0), e.Dealt(0, hand), e.Dealt(1, (None,) * 8)]
    return [*start, e.SecretDrawn(0, "dragon"), e.SecretDrawn(1, None), *drawn]


SIX = ("giant_pig", "magic_cloud", "giant_pig", "magic_cloud", "elfcycle", "elfcycle")


def planned(*places: e.Event) -> list[e.Event]:
    return [*opening(*SIX), *places, e.Passed(0), e.Passed(1)]


def know(events: list[e.Event], seat: int | None = 0, **more: object) -> Knowledge:
    return Knowledge.from_events(resolve(), 2, 0, seat, events, **more)  # type: ignore[arg-type]


def hands_of_player_1(knowledge: Knowledge, kind: str, count: int = 3000) -> set[int]:
    row = Worlds(knowledge, 1, history_only=True)
    found = set()
    for _ in range(count):
        row.skip(1)
        shown = knowledge.shown[CARD_KINDS + CARD_NAMES.index(kind)]
        found.add(row.history().dealt[0][1][CARD_NAMES.index(kind)] - shown)
    return found


WOODS, ERGEREN = "ergeren-elvenhold", "ergeren"  # two dragons (R0.6)
DRAGON = CARD_NAMES.index("dragon")
CARAVAN = e.Moved(1, WOODS, ERGEREN, ("raft", "raft", "raft"), True, True)


def before_the_caravan() -> list[e.Event]:
    """Player 0 has laid his dragon and travelled; player 1 is to travel."""
    laid = e.Placed(0, "dragon", WOODS, True)
    return [*planned(laid, e.Passed(1)), e.TurnEnded(0, ("giant_pig",) * 4)]


def test_a_caravan_proves_that_its_player_could_not_pay() -> None:
    """R4.5: two dragons would have paid, so he had none or one."""
    knowledge = know([*before_the_caravan(), CARAVAN])
    assert hands_of_player_1(knowledge, "dragon") == {0, 1}
    assert max(hands_of_player_1(knowledge, "unicorn")) > 1


def test_a_card_shown_after_the_caravan_was_there_when_it_was_played() -> None:
    knowledge = know([*before_the_caravan(), CARAVAN, e.TurnEnded(1, ("dragon",))])
    assert hands_of_player_1(knowledge, "dragon") == {0}
    with pytest.raises(Impossible, match=r"R4\.5"):
        know([*before_the_caravan(), CARAVAN, e.TurnEnded(1, ("dragon", "dragon"))])


def test_a_caravan_paid_with_the_kind_itself() -> None:
    """Who pays a caravan with a dragon has none left."""
    move = msgspec.structs.replace(CARAVAN, cards=("dragon", "raft", "raft"))
    assert hands_of_player_1(know([*before_the_caravan(), move]), "dragon") == {0}


def test_with_the_caravan_always_allowed_it_proves_nothing() -> None:
    events = [*before_the_caravan(), CARAVAN]
    knowledge = Knowledge.from_events(resolve(caravan="always"), 2, 0, 0, events)
    assert max(hands_of_player_1(knowledge, "dragon")) > 1


def test_cards_taken_back_stay_known() -> None:
    """A caravan that was undone has shown its cards, and that its player could not pay."""
    events = before_the_caravan()
    knowledge = know(events, taken_back=[TakenBack(len(events), (CARAVAN,))])
    assert min(hands_of_player_1(knowledge, "raft")) == 3
    assert hands_of_player_1(knowledge, "dragon") == {0, 1}


def test_a_secret_counter_that_was_laid_had_been_drawn() -> None:
    events = planned(e.Placed(0, "dragon", WOODS, True), e.Placed(1, "unicorn", "usselen-parundia", True))
    row = Worlds(know(events), 3, history_only=True)
    for _ in range(50):
        row.skip(1)
        assert row.history().drawn[0] == (None, CARD_NAMES.index("unicorn"))


def test_a_kind_of_which_every_counter_is_seen_is_never_imagined() -> None:
    kinds = ("unicorn",) * 6
    row = Worlds(know(opening(*kinds)), 4)
    for _ in range(300):
        assert row.next().at(HIDDEN + 6 + CARD_NAMES.index("unicorn")) == 0


# ------------------------------------------------------------------ impossible histories


def refusal(events: list[e.Event], seat: int | None = 0) -> RecordError:
    header = e.Header(
        "elfenland", 1, "rio-grande", resolve().to_dict(), (e.Player("A"), e.Player("B")), 0, None, None, seat
    )
    with pytest.raises(RecordError) as caught:
        complete_events(header, events)
    return caught.value


def test_more_counters_than_there_are() -> None:
    problem = refusal(opening("unicorn", "unicorn", "unicorn", "unicorn", "unicorn", "unicorn", "unicorn"))
    assert (problem.rule, problem.line) == ("R0.4", 14)


def test_more_cards_than_there_are() -> None:
    events: list[e.Event] = [event for event in planned() if not isinstance(event, e.Dealt)]
    events[2:2] = [e.Dealt(0, ("dragon",) * 8), e.Dealt(1, (None,) * 8)]
    events += [e.TurnEnded(0, ("dragon",) * 4), e.TurnEnded(1, ("dragon",) * 4)]
    assert refusal(events).line == len(events) + 1
    assert refusal(events).rule == "R2.1"


def test_cards_kept_that_were_all_seen_elsewhere() -> None:
    """Player 1 shows three dragons that he must have kept, or got when too few were left."""
    knowledge = Knowledge(resolve(), 2, 0, 0, ())
    knowledge.round = 1
    for place, (new, size) in {0: (8, 0), 1: (8, 4), SEATS: (8, 0), SEATS + 1: (4, 0)}.items():
        knowledge.new_cards[place], knowledge.size[place] = new, size
    knowledge.shown[DRAGON] = 8
    knowledge.shown[CARD_KINDS] = 4
    knowledge.shown[CARD_KINDS * SEATS + DRAGON] = 2
    knowledge.shown[CARD_KINDS * SEATS] = 6
    knowledge.shown[CARD_KINDS * (SEATS + 1) + DRAGON] = 7
    knowledge.shown[CARD_KINDS * (SEATS + 1) + 1] = 1
    with pytest.raises(Impossible, match=r"R2\.1"):
        Worlds(knowledge, 1, history_only=True)


@pytest.mark.parametrize(
    ("event", "rule"),
    [
        (e.Dealt(1, (None,)), "R2.1"),
        (e.SecretDrawn(1, None), "R2.2"),
        (e.SecretDrawn(1, "dragon"), None),
        (e.Placed(1, "dragon", WOODS, False), "R3.1"),
        (e.Placed(1, "wagon", WOODS, False), None),
        (e.Placed(1, "raft", WOODS, True), None),
        (e.Drawn(7, "dragon", "blind"), "R1.4"),
        (e.Drawn(1, "giant_pig", "face_up", "dragon"), "R2.3"),
        (e.Moved(1, WOODS, ERGEREN, ("dragon",) * 9, False, True), "R4.2"),
        (e.Kept(1, None, True, (e.Returned(None, True),)), "R5.2"),
        (e.Kept(1, "dragon", True, ()), None),
        (e.RoundBegan(3, 1), "R5.1"),
    ],
)
def test_single_events_that_cannot_be(event: e.Event, rule: str | None) -> None:
    events = [*opening(*SIX), event]
    problem = refusal(events)
    assert problem.rule == rule
    assert problem.line == len(events) + 1


def test_every_mangled_history_is_refused_cleanly_or_completed() -> None:
    """Whatever is left out, doubled or exchanged: a history, or an error with its line; nothing else."""
    game = random_game(3, "amigo-fr", 21)
    header = msgspec.structs.replace(game.header, seat=1)
    events = [redact(event, 1) for event in game.events[:-1]]
    for i in range(0, len(events) - 1, 7):
        for mangled in (
            events[:i] + events[i + 1 :],
            [*events[:i], events[i], *events[i:]],
            [*events[:i], events[i + 1], events[i], *events[i + 2 :]],
        ):
            try:
                assert len(complete_events(header, mangled)) == len(mangled)
            except RecordError as problem:
                assert 2 <= problem.line <= len(mangled) + 1  # noqa: PT017 (most are not refused here)
