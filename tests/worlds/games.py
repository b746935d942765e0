"""Random games with many secrets, for the tests of worlds."""

from __future__ import annotations

import random

from elfenland.board import CARD_NAMES
from elfenland.game import Action, Caravan, Choice, End, Game, Keep, Move, Pass, Place
from elfenland.rules.numbering import CARD_KINDS, HAND


def random_game(players: int, edition: str, seed: int, town_cards: bool | None = None, *, hoard: bool = False) -> Game:
    """A whole game of players who travel much and like their secret counters; hoarders hardly lay any counter."""
    luck = random.Random(seed)
    game = Game.new(players, edition=edition, town_cards=town_cards, starting_player=luck.randrange(players), seed=seed)
    while not game.over:
        choices = game.legal()
        weights = [_weight(choice.action, hoard) for choice in choices]
        game.play(_with_cards(game, luck.choices(choices, weights)[0], luck))
    return game


def _weight(action: Action, hoard: bool) -> float:
    match action:
        case Move():
            return 4
        case Caravan():
            return 3
        case End():
            return 0.5
        case Pass():
            return 200 if hoard else 10
        case Place(_, _, True):
            return 2
        case Keep(_, True):
            return 50 if hoard else 5
    return 1


def _with_cards(game: Game, choice: Choice, luck: random.Random) -> Action:
    """The action with its cards chosen at random."""
    seat = game.to_act
    assert seat is not None
    hand = [
        kind
        for kind, n in zip(CARD_NAMES, game.state.row(HAND + CARD_KINDS * seat, CARD_KINDS), strict=True)
        for _ in range(n)
    ]
    cards = tuple(luck.sample(hand, choice.choose))
    match choice.action:
        case Caravan(way, _):
            return Caravan(way, cards)
        case End():
            return End(cards)
    return choice.action
