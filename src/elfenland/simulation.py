"""Whole games played by bots from a seed: the same seed, the same game, byte for byte but for `created`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from elfenland import events as e
from elfenland.actions import choose_whole
from elfenland.board.editions import Options
from elfenland.game import Game
from elfenland.numbering import PLAYERS
from elfenland.state import Rng, State
from elfenland.views import view_for

#: The streams of a seed: chance is 0, the bot at seat s is 1 + s.
BOT_STREAM = 1


@dataclass(frozen=True)
class Setting:
    """What is played: the rules, and who sits where."""

    options: Options
    bots: tuple[str, ...]
    edition: str | None = None
    starting_player: int = 0

    def game(self, seed: int | None, created: str | None = None) -> Game:
        """A game of this setting, not yet begun."""
        players = [e.Player(f"{bot} {seat + 1}", bot) for seat, bot in enumerate(self.bots)]
        return Game(self.options, players, self.starting_player, seed=seed, created=created, edition=self.edition)


def play_game(setting: Setting, seed: int, created: str | None = None) -> Game:
    """One whole game, its bots following from the seed as well."""
    game = setting.game(seed, created)
    game.begin()
    if set(setting.bots) == {"random"}:
        return _play_random(game, seed)
    from elfenland.bots import make

    bots = [make(name, seed=seed, stream=BOT_STREAM + seat) for seat, name in enumerate(setting.bots)]
    while (seat := game.to_act) is not None:
        game.play(bots[seat].choose(view_for(game, seat), None))
    return game


def _play_random(game: Game, seed: int) -> Game:
    """Every decision of the core uniformly among the legal ones: needs no view, so it is fast."""
    rngs = [Rng(seed, BOT_STREAM + seat) for seat in range(len(game.players))]

    def choose(state: State, legal: list[int]) -> int:
        return legal[rngs[state.actor].below(len(legal))]

    while not game.over:
        game.play(choose_whole(game.state, choose))
    return game


def play_random_state(setting: Setting, seed: int) -> State:
    """The last state of the game that `play_game` gives for random bots, without its events: faster still."""
    state = State.start(setting.options, len(setting.bots), setting.starting_player)
    chance = Rng(seed)
    rngs = [Rng(seed, BOT_STREAM + seat) for seat in range(state.at(PLAYERS))]
    state.settle(chance)
    while not state.over:
        legal = state.legal()
        state.apply(legal[rngs[state.actor].below(len(legal))])
        state.settle(chance)
    return state


def seeds(first: int, count: int) -> Sequence[int]:
    """The seeds of a run of games, counted up from the first."""
    return [(first + i) % 2**53 for i in range(count)]
