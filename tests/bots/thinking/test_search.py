"""How the elder searches: its candidates and the worlds that it believes in.

What only C sees of the compiled module is asked of the same source, interpreted.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from math import exp
from typing import Any

import pytest
from interpreted import interpreted
from scenario import scenario
from worlds.games import random_game

from elfenland.board import BOARD, CHART, COUNTER_NAMES
from elfenland.bots.elder import draws_of, plans_of
from elfenland.bots.thinking import search
from elfenland.bots.thinking.planner import Planner, decisions
from elfenland.bots.thinking.search import Searcher
from elfenland.game import Action, Game, action_of, whole_action
from elfenland.hidden import Known, Worlds, knowledge_of
from elfenland.journeys import tours
from elfenland.rules import Rng, State
from elfenland.rules.numbering import A_OBSTACLE, A_PASS, A_PLACE, A_PLACE_SECRET, PLAN, ROADS

TABLE = "plan | hand dragon*2 unicorn*2 | open dragon unicorn | 1 hand giant_pig*4 | 1 open giant_pig"


def place(counter: str, road: str, *, secret: bool = False) -> int:
    """The decision to place a counter."""
    kind = COUNTER_NAMES.index(counter)
    return (A_PLACE_SECRET if secret else A_PLACE) + ROADS * kind + BOARD.connection_index[road]


def candidates(text: str, baseline: int = A_PASS, **habits: int) -> list[str]:
    """What seat 0 would try, the baseline first."""
    searcher = Searcher()
    for name, value in habits.items():
        setattr(searcher, name, value)
    count = search.begin(searcher, scenario(text).state, 0, baseline, Rng(1))
    found = search.results(searcher)
    assert len(found) == count
    assert [row[1:] for row in found] == [(0, 0.0, 0.0)] * count  # nothing tried yet
    return [str(whole_action([row[0]])) for row in found]


# ------------------------------------------------------------------ candidates


def test_the_baseline_comes_first_and_nothing_twice() -> None:
    first = place("dragon", "lapphalya-elvenhold")
    found = candidates(TABLE, first)
    assert found[0] == "place dragon lapphalya-elvenhold"
    assert "pass" in found
    assert len(set(found)) == len(found)
    every = {"most_plans": 32}
    assert sorted(candidates(TABLE, A_PASS, **every)) == sorted(candidates(TABLE, first, **every))


def test_every_candidate_is_legal() -> None:
    legal = set(scenario(TABLE).state.legal())
    searcher = Searcher()
    search.begin(searcher, scenario(TABLE).state, 0, A_PASS, Rng(1))
    assert {row[0] for row in search.results(searcher)} <= legal


def test_without_counters_and_obstacle_there_is_nothing_to_try() -> None:
    assert candidates("plan | hand dragon*2 | obstacle used") == ["pass"]


def test_obstacles_are_candidates_while_there_is_one() -> None:
    roads = "elvenhold-beata: giant_pig | lapphalya-elvenhold: elfcycle | ergeren-elvenhold: dragon"
    position = f"plan | round 2 | {roads} | 1 hand giant_pig*2 elfcycle*3 dragon*3"
    with_one = [action for action in candidates(position) if action.startswith("obstacle")]
    assert 1 <= len(with_one) <= 4
    assert {action.split()[1] for action in with_one} <= {road.split(":")[0] for road in roads.split(" | ")}
    assert candidates(f"{position} | obstacle used") == ["pass"]
    assert len(candidates(position, most_obstacles=1)) == 2


def test_plans_are_limited() -> None:
    many = "plan | hand dragon*4 unicorn*4 | open dragon*2 unicorn*2"
    few = [action for action in candidates(many, most_plans=3, most_obstacles=0) if action.startswith("place")]
    assert len(few) < len([action for action in candidates(many, most_obstacles=0) if action.startswith("place")])


def test_every_placement_can_be_a_candidate() -> None:
    """Each kind once for a road, the face-up counter before a secret one."""
    position = "plan | hand dragon*2 | open dragon unicorn | secret dragon raft"
    tried = [action for action in candidates(position, everywhere=1) if action.startswith("place")]
    assert len(set(tried)) == len(tried)
    legal = {str(whole_action([decision])) for decision in scenario(position).state.legal()}
    shown = {action.replace(" secret", "") for action in legal if action.startswith("place")}
    assert {action.replace(" secret", "") for action in tried} == shown
    assert [action for action in tried if action.startswith("place dragon") and action.endswith("secret")] == []


# ------------------------------------------------------------------ playing out


def actions_of(game: Game) -> Iterator[Action]:
    """The actions of a whole game."""
    return (action for event in game.events if (action := action_of(event)) is not None)


def planning(seed: int, players: int = 2) -> tuple[Game, Known]:
    """A game in which somebody plans in the second round, and what they know."""
    whole = random_game(players, "rio-grande", seed)
    game = Game.new(players, seed=seed, starting_player=whole.starting_player)
    for action in actions_of(whole):
        if game.state.phase == PLAN and game.state.round == 1 and len(game.state.legal()) > 5:
            break
        game.play(action)
    assert game.to_act is not None
    return game, Known.of_game(game, game.to_act)


def searched(seed: int, players: int = 2, worlds: int = 12, past: bool = False, **habits: float) -> Searcher:
    """A search of some worlds, with what the rivals did or without."""
    _, known = planning(seed, players)
    searcher = Searcher()
    for name, value in habits.items():
        setattr(searcher, name, value)
    usual = decisions(Planner(), known.state, known.seat, Rng(2))[0]
    search.begin(searcher, known.state, known.seat, usual, Rng(1))
    if past:
        search.set_past(searcher, plans_of(known), draws_of(known))
    search.run_worlds(searcher, Worlds(knowledge_of(known), seed, state=known.state), worlds, Rng(3))
    return searcher


def test_every_candidate_is_tried_in_every_world_beside_the_baseline() -> None:
    searcher = searched(1, worlds=12)
    (_, tried, lead, squares), *others = search.results(searcher)
    assert (tried, lead, squares) == (0, 0.0, 0.0)  # the baseline is what the others lead by
    assert others
    assert {row[1] for row in others} == {12}
    assert searcher.played == 12 * searcher.candidates
    for _, count, lead, squares in others:
        assert -count <= lead <= count
        assert lead * lead <= count * squares + 1e-9


def test_a_dropped_candidate_is_tried_no_more() -> None:
    _, known = planning(1)
    searcher = Searcher()
    search.begin(searcher, known.state, known.seat, A_PASS, Rng(1))
    worlds = Worlds(knowledge_of(known), 1, state=known.state)
    search.run_worlds(searcher, worlds, 3, Rng(1))
    search.drop_candidate(searcher, 1)
    search.run_worlds(searcher, worlds, 4, Rng(1))
    assert [row[1] for row in search.results(searcher)] == [0, 3] + [7] * (searcher.candidates - 2)


# ------------------------------------------------------------------ inside


def block_of(state: State) -> Any:
    """The bytes of an interpreted state."""
    return state.block  # type: ignore[attr-defined]


@cache
def inside() -> dict[str, Any]:
    """What the interpreted source answers to all questions of the tests below."""
    return interpreted(answers)


def answers() -> dict[str, Any]:
    tours.prepare()
    return {
        "undone": undone(),
        "regrets": regrets(),
        "draw penalties": draw_penalties(),
        "stopped": stopped(),
        "lucks": lucks(),
        "recalled": recalled(),
        "replies": replies(),
        "spoiled": spoiled(),
    }


def undone() -> list[list[bool]]:
    """For planning decisions of random games: did following change the block, and did taking back restore it?"""
    told = []
    luck = random.Random(5)
    for seed in range(4):
        game, _ = planning(seed, 2 + seed % 3)
        state = game.state.copy()
        seat = state.actor
        for decision in luck.sample(state.legal(), min(12, len(state.legal()))):
            block = block_of(state.copy())
            before = list(block)
            vars_of(search).follow(block, seat, decision)
            changed = list(block) != before
            vars_of(search).take_back(block, seat, decision)
            told.append([decision == A_PASS, changed, list(block) == before])
    return told


def vars_of(module: Any) -> Any:
    """The module with the functions that its stub does not tell of."""
    return module


def regrets() -> dict[str, int]:
    """What decisions of a rival with one unicorn counter and two unicorn cards cost them."""
    position = "plan | 1 hand unicorn*2 | 1 open unicorn | 1 boot kihromah"
    told = {}
    for name, decision in (
        ("their plan", place("unicorn", "kihromah-dagamura")),
        ("somewhere else", place("unicorn", "yttar-grangor")),
        ("a pass", A_PASS),
        ("an obstacle", A_OBSTACLE + BOARD.connection_index["usselen-wylhien"]),
    ):
        searcher: Any = Searcher()
        block = block_of(scenario(position).state)
        searcher.past[:] = list(block)
        told[name] = vars_of(search).regret(searcher, 1, decision)
    return told


def draw_penalties() -> list[float]:
    """The penalty of worlds in which a rival who took a dragon holds no dragon, one, two, three, four."""
    told = []
    for hand in ("raft*4", "dragon", "dragon*2", "dragon*3", "dragon*4"):
        searcher: Any = Searcher()
        searcher.proposed[:] = searcher.root[:] = list(block_of(scenario(f"plan | 1 hand {hand}").state))
        search.set_past(searcher, [], [(1, COUNTER_NAMES.index("dragon"))])
        told.append(vars_of(search).penalty_of(searcher, 99.0))
    return told


def stopped() -> list[float]:
    """A penalty that may be as large as it likes, and one that stops at what is allowed."""
    told = []
    for allowed in (99.0, 0.5):
        searcher: Any = Searcher()
        position = scenario("plan | 1 hand unicorn*2 | 1 open unicorn | 1 boot kihromah").state
        searcher.proposed[:] = searcher.root[:] = list(block_of(position))
        search.set_past(searcher, [(1, A_PASS)], [(1, COUNTER_NAMES.index("dragon"))])
        told.append(vars_of(search).penalty_of(searcher, allowed))
    return told


def lucks() -> list[float]:
    """By how much a penalty may grow, two thousand times."""
    rng: Any = Rng(1)
    return [vars_of(search).luck(rng.generator) for _ in range(2000)]


def recalled() -> list[list[bool]]:
    """For some worlds: did steps lead elsewhere, did recalling lead back, and does everything still add up?"""
    told = []
    for seed in range(6):
        _, known = planning(seed, 2 + seed % 3)
        worlds: Any = Worlds(knowledge_of(known), seed, state=known.state)
        for _ in range(4):
            before, here = worlds.history(), worlds.here()
            worlds.remember()
            worlds.near_into(block_of(State()), 40)
            elsewhere = worlds.history() != before
            worlds.recall()
            account = account_of(worlds)
            worlds.cards.derive()
            worlds.counters.violations()
            told.append(
                [elsewhere, worlds.history() == before and worlds.here() == here, account == account_of(worlds)]
            )
            worlds.skip(1)
    return told


def replies() -> list[list[float]]:
    """For candidates of both players: the seat's chance if the rival replies by their plan, and if they are shrewd."""
    told = []
    for seed in range(3):
        _, known = planning(seed)
        searcher: Any = Searcher()
        search.begin(searcher, known.state, known.seat, A_PASS, Rng(1))
        worlds = Worlds(knowledge_of(known), seed, state=known.state)
        for _ in range(3):
            searcher.world[:] = list(block_of(worlds.next()))
            for candidate in range(min(4, searcher.candidates)):
                chances = []
                for model in (vars_of(search).CAREFUL, vars_of(search).SHREWD):
                    searcher.model[1 - known.seat] = model
                    searcher.in_world[:] = [0] * 6
                    chances.append(vars_of(search).try_candidate(searcher, candidate))
                told.append(chances)
    return told


def spoiled() -> list[int]:
    """What a rival with a dragon and a pig may do about a road where the seat's plan wants a dragon, in order."""
    position = "plan | hand dragon*4 | open dragon | 1 hand raft | 1 open dragon giant_pig | 1 obstacle used"
    searcher: Any = Searcher()
    state = scenario(position).state
    search.begin(searcher, state, 0, A_PASS, Rng(1))
    vars_of(search).take_plans(searcher, 0)
    vars_of(search).make_plan(searcher, block_of(state), 0, vars_of(search).NOW, 200)
    return [vars_of(search).spoiling(searcher, block_of(state), 1, number) for number in range(3)]


def account_of(worlds: Any) -> list[list[int]]:
    """What a chain of worlds keeps up to date, step by step, instead of counting anew."""
    cards, counters = worlds.cards, worlds.counters
    rows = [cards.new, cards.stack, cards.left, counters.kept, counters.held, counters.start, counters.end]
    return [list(row) for row in rows]


def test_taking_back_undoes_following() -> None:
    told = inside()["undone"]
    assert len(told) > 30
    for is_pass, changed, restored in told:
        assert changed is not is_pass
        assert restored


def test_a_rival_regrets_what_spoils_their_plan() -> None:
    told = inside()["regrets"]
    assert told["their plan"] == 0
    assert told["an obstacle"] == 0  # an obstacle is never held against anybody
    assert told["a pass"] > 0
    assert told["somewhere else"] > 0


def test_a_rival_draws_what_their_cards_match() -> None:
    told = inside()["draw penalties"]
    assert told == pytest.approx([3.0, 2.0, 1.0, 0.0, 0.0])


def test_a_penalty_is_added_up_no_further_than_it_may_be() -> None:
    whole, stopped_at = inside()["stopped"]
    assert 0.5 < stopped_at < whole


def test_a_penalty_grows_as_often_as_it_should() -> None:
    """A larger penalty is accepted e times less often for each 1 that it is larger."""
    told = inside()["lucks"]
    for growth in (0.5, 1.0, 2.0):
        assert sum(luck >= growth for luck in told) / len(told) == pytest.approx(exp(-growth), abs=0.04)


def test_a_rejected_world_leaves_no_trace() -> None:
    told = inside()["recalled"]
    assert sum(elsewhere for elsewhere, _, _ in told) > 20
    assert all(back and adds_up for _, back, adds_up in told)


def test_a_shrewd_rival_does_what_suits_them() -> None:
    """What suits one of two players better suits the other worse."""
    told = inside()["replies"]
    assert all(shrewd <= careful + 1e-6 for careful, shrewd in told)
    assert sum(shrewd < careful - 0.01 for careful, shrewd in told) > len(told) / 4


def test_a_shrewd_rival_thinks_of_dear_counters_in_the_way() -> None:
    obstacle, first, second = inside()["spoiled"]
    assert obstacle == A_PASS  # it is used
    kind, road = divmod(first - A_PLACE, ROADS)
    terrain = BOARD.connections[road].terrain
    assert CHART[COUNTER_NAMES[kind]][terrain] == max(CHART[name][terrain] for name in ("dragon", "giant_pig"))
    assert second == A_PASS  # the plan has one counter to lay


# ------------------------------------------------------------------ believing


def test_worlds_follow_what_the_rivals_did() -> None:
    """Had the rival drawn a dragon from those on the table, worlds in which they hold dragons would be likelier."""
    _, known = planning(1)
    knowledge, rival, dragon = knowledge_of(known), 1 - known.seat, COUNTER_NAMES.index("dragon")

    def mean(draws: list[tuple[int, int]]) -> float:
        searcher = Searcher()
        search.look_on(searcher, known.state, known.seat)
        search.set_past(searcher, [], draws)
        worlds, rng = Worlds(knowledge, 7, state=known.state), Rng(4)
        return sum(search.next_world(searcher, worlds, rng).hand(rival)[dragon] for _ in range(400)) / 400

    assert mean([(rival, dragon)]) > mean([]) + 0.3


@pytest.mark.parametrize("seed", [1, 2, 5])
def test_near_worlds_are_as_likely_as_any(seed: int) -> None:
    """Going from world to world near it ends up with the worlds that weighing independent ones would give."""
    _, known = planning(seed)
    rival, dragon = 1 - known.seat, COUNTER_NAMES.index("dragon")
    searcher, rng = Searcher(), Rng(4)
    search.look_on(searcher, known.state, known.seat)
    search.set_past(searcher, [], [(rival, dragon)])
    chain, any_world = (Worlds(knowledge_of(known), number, state=known.state) for number in (7, 8))
    near = [search.next_world(searcher, chain, rng).hand(rival) for _ in range(4000)]
    hands = [any_world.next().hand(rival) for _ in range(4000)]
    weights = [exp(min(3, hand[dragon]) - 3) for hand in hands]
    for kind in range(len(COUNTER_NAMES)):
        expected = sum(weight * hand[kind] for weight, hand in zip(weights, hands, strict=True)) / sum(weights)
        assert sum(hand[kind] for hand in near) / 4000 == pytest.approx(expected, abs=0.12)


def believed(decision: int | None, mistrust: int = 300) -> list[int]:
    """How careful, hasty, early to end and shrewd a rival seems who began planning so, with a good plan in hand."""
    game = next(game for game, _ in map(planning, range(20)) if useful(game))
    seat = game.to_act
    assert seat is not None
    rival, known = 1 - seat, Known.of_game(game, seat)
    searcher = Searcher()
    searcher.mistrust = mistrust
    usual = decisions(Planner(), known.state, seat, Rng(2))[0]
    search.begin(searcher, known.state, seat, usual, Rng(1))
    search.set_past(searcher, [] if decision is None else [(rival, decision)], [])
    search.run_worlds(searcher, Worlds(knowledge_of(known), 3, state=known.state), 400, Rng(3))
    return search.beliefs(searcher, rival)


def useful(game: Game) -> bool:
    """Whether the rival holds counters on the table that they could have placed."""
    assert game.to_act is not None
    return sum(game.state.face_up(1 - game.to_act)) > 2


def test_rivals_are_what_their_play_suggests() -> None:
    """A pass with a good plan in hand is what an early ender does."""
    assert believed(A_PASS, mistrust=0) == [400, 0, 0, 0]
    nothing, passed = believed(None), believed(A_PASS)
    assert sum(nothing) == sum(passed) == 400
    assert 230 < nothing[0] < 330  # nothing seen: three of ten are something else
    assert passed[2] > 1.5 * nothing[2]
    assert passed[0] < nothing[0]
    assert min(nothing[1:]) > 20  # each other kind of rival is thought of


# ------------------------------------------------------------------ compiled and interpreted


def fingerprint() -> list[str]:
    """Decisions of the planner in all phases of some games, and the results of some searches."""
    lines = []
    for seed, players in enumerate((2, 4)):
        whole = random_game(players, "rio-grande", seed)
        game = Game.new(players, seed=seed, starting_player=whole.starting_player)
        for number, action in enumerate(actions_of(whole)):
            seat = game.to_act
            if seat is not None and number % 4 == seed:
                lines.append(f"{game.state.phase}: {decisions(Planner(), game.state, seat, Rng(number))}")
            game.play(action)
    for seed in range(3):
        searcher = searched(
            seed, 2 + seed % 2, worlds=3, past=seed == 2, everywhere=seed % 2, mistrust=500 * (seed % 2)
        )
        lines.append(
            str([(d, tried, round(lead, 9), round(squares, 9)) for d, tried, lead, squares in search.results(searcher)])
        )
        lines.append(f"{searcher.played} {searcher.rejected} {searcher.penalty:.9f}")
    return lines


def test_compiled_and_interpreted_decide_the_same() -> None:
    compiled = fingerprint()
    assert {line[0] for line in compiled} >= {"0", "1", "2"}
    assert interpreted(fingerprint) == compiled
