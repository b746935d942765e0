"""Our bots: legal in every edition, repeatable, blind to secrets, and each stronger than the one before."""

from __future__ import annotations

import pytest
from long import combined

from elfenland.board import EDITIONS, Options, resolve
from elfenland.bots import NAMED, Bot, make
from elfenland.game import Game, view_for
from elfenland.game import events as e

QUICK = {"elder": {"sims": 16}}
NAMES = list(NAMED)


def bot(name: str, seed: int, seat: int) -> Bot:
    return make(name, seed=seed, stream=1 + seat, **QUICK.get(name, {}))


def game_of(options: Options, players: int, seed: int) -> Game:
    game = Game(options, [e.Player(f"P{seat}") for seat in range(players)], seed=seed)
    game.begin()
    return game


def play(options: Options, names: list[str], seed: int) -> Game:
    """A whole game; any unlawful action would raise."""
    game = game_of(options, len(names), seed)
    bots = [bot(name, seed, seat) for seat, name in enumerate(names)]
    while (seat := game.to_act) is not None:
        game.play(bots[seat].choose(view_for(game, seat), None), seat)
    return game


@pytest.mark.parametrize(
    ("edition", "town_cards", "players"), combined(list(EDITIONS), [False, True, True], range(2, 7))
)
def test_whole_games_in_every_edition(edition: str, town_cards: bool, players: int) -> None:
    names = [NAMES[(players + seat) % len(NAMES)] for seat in range(players)]
    assert play(resolve(edition, town_cards), names, seed=players).over


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    games = [play(resolve(), [name, "pathfinder", name], seed=5) for _ in range(2)]
    assert games[0].events == games[1].events


@pytest.mark.parametrize("name", NAMES[1:])
def test_the_same_view_gives_the_same_action(name: str) -> None:
    """A bot keeps nothing from earlier decisions that its view does not show."""
    game = game_of(resolve(), 3, 8)
    steady = bot(name, 3, 0)
    while (seat := game.to_act) is not None:
        view = view_for(game, seat)
        if seat == 0:
            assert steady.choose(view, None) == bot(name, 3, 0).choose(view, None)
        game.play(bot("pathfinder", 4, seat).choose(view, None), seat)


def wins(first: str, second: str, games: int) -> float:
    shares = 0.0
    for seed in range(games):
        seat = seed % 2
        names = [first, second] if seat == 0 else [second, first]
        outcome = play(resolve(), names, seed=1000 + seed // 2).outcome
        assert outcome is not None
        shares += (seat in outcome.winners) / len(outcome.winners)
    return shares / games


@pytest.mark.parametrize(("better", "worse"), [("wanderer", "random"), ("pathfinder", "wanderer")])
def test_the_ladder(better: str, worse: str) -> None:
    """Far below the measured figures (docs/bots.md), so that it fails only when something broke."""
    assert wins(better, worse, 30) > 0.7


def test_elder_tells_what_it_thought() -> None:
    """Its candidates, the best first, with chances and errors; nothing where no search was needed."""
    game = game_of(resolve(), 2, 3)
    elder = make("elder", seed=3, sims=60)
    searched = 0
    while (seat := game.to_act) is not None:
        view = view_for(game, seat)
        action = elder.choose(view)
        thoughts = elder.thoughts
        assert thoughts is None or view.phase == "plan"
        if thoughts is not None:
            searched += 1
            assert action == thoughts.chosen
            assert {thoughts.chosen} <= {thoughts.usual, *(one.action for one in thoughts.candidates)}
            assert all(0 <= one.chance <= 1 and one.error >= 0 and one.worlds > 0 for one in thoughts.candidates)
            assert thoughts.worlds == thoughts.candidates[0].worlds
            if thoughts.chosen != thoughts.usual:
                assert thoughts.candidates[0].lead > thoughts.needed
        game.play(action, seat)
    assert searched > 8


def test_elder_considers_every_placement_if_it_has_time() -> None:
    """With few simulations it tries only what its plans need."""
    game = game_of(resolve(), 2, 3)
    bot = make("pathfinder", seed=3)
    while game.phase != "plan":
        assert game.to_act is not None
        game.play(bot.choose(view_for(game, game.to_act)))
    assert game.to_act is not None
    view = view_for(game, game.to_act)
    places = {choice.text for choice in view.legal if choice.action == "place"}

    def considered(sims: int | None, time: float | None) -> set[str]:
        elder = make("elder", seed=3, sims=sims)
        elder.choose(view, time)
        assert elder.thoughts is not None
        return {str(elder.thoughts.usual), *(str(one.action) for one in elder.thoughts.candidates)}

    shown = {text for text in places if not text.endswith("secret") or text.removesuffix(" secret") not in places}
    assert shown <= considered(1000, None)
    assert shown <= considered(None, 0.1)
    assert len(shown & considered(60, None)) < len(shown) / 2
