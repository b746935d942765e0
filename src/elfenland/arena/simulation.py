"""Whole games played by bots from a seed. The same seed gives the same record, except for `created`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from elfenland.arena.quick import BOT_STREAM, planners_of, play_state, play_with_events
from elfenland.board import Options
from elfenland.bots import make
from elfenland.game import Game, SameLuck
from elfenland.game import events as e
from elfenland.hidden import Known
from elfenland.rules import Rng, State
from elfenland.rules.numbering import CURRENT, PLAYERS


@dataclass(frozen=True)
class Setting:
    """What to play: the rules, and who sits where."""

    options: Options
    bots: tuple[str, ...]
    edition: str | None = None
    starting_player: int = 0
    same_luck: bool = False

    def to_dict(self) -> dict[str, Any]:
        """What decides the games, as plain JSON."""
        return {
            "simulation": "elfenland simulation",
            "version": 1,
            "edition": self.edition or "custom",
            "options": self.options.to_dict(),
            "bots": list(self.bots),
            "starting_player": self.starting_player,
            "same_luck": self.same_luck,
        }

    def game(self, seed: int | None, created: str | None = None) -> Game:
        """A game with this setting, not yet begun."""
        players = [e.Player(f"{bot} {seat + 1}", bot) for seat, bot in enumerate(self.bots)]
        chance = deal(seed) if self.same_luck and seed is not None else None
        return Game(
            self.options,
            players,
            self.starting_player,
            seed=None if chance else seed,
            created=created,
            edition=self.edition,
            chance=chance,
        )


def deal(seed: int) -> SameLuck:
    """The deal that a run with the same luck plays for a seed; the seed's bots stay as they are."""
    return SameLuck(f"seed {seed}")


def play_game(setting: Setting, seed: int, created: str | None = None) -> Game:
    """Play one whole game; the seed decides its chance and its bots."""
    game = setting.game(seed, created)
    game.begin()
    if set(setting.bots) == {"random"}:
        return _play_random(game, seed)
    if planners := planners_of(setting.bots):
        play_with_events(planners, game, seed)
        return game
    bots = [make(name, seed=seed, stream=BOT_STREAM + seat) for seat, name in enumerate(setting.bots)]
    while (seat := game.to_act) is not None:
        game.play(bots[seat].decide(Known.of_game(game, seat)))
    return game


def is_quick(bots: Sequence[str]) -> bool:
    """Whether a game of these bots takes milliseconds."""
    return set(bots) == {"random"} or planners_of(bots) is not None


def _play_random(game: Game, seed: int) -> Game:
    """Pick each of the core's decisions uniformly; this needs no views, so it is fast."""
    rngs = [Rng(seed, BOT_STREAM + seat) for seat in range(len(game.players))]

    def decide(state: State) -> int:
        return state.play_any(rngs[state.at(CURRENT)])

    while not game.over:
        game.play_decisions(decide)
    return game


def final_state(setting: Setting, seed: int) -> State:
    """The final state of `play_game`; without events where the bots allow it, which is faster still."""
    if setting.same_luck:
        return play_game(setting, seed).state
    if set(setting.bots) == {"random"}:
        return _random_state(setting, seed)
    if planners := planners_of(setting.bots):
        return play_state(planners, setting.options, seed, setting.starting_player)
    return play_game(setting, seed).state


def _random_state(setting: Setting, seed: int) -> State:
    state = State.start(setting.options, len(setting.bots), setting.starting_player)
    chance = Rng(seed)
    rngs = [Rng(seed, BOT_STREAM + seat) for seat in range(state.at(PLAYERS))]
    state.settle(chance)
    while not state.over:
        state.play_any(rngs[state.actor])
        state.settle(chance)
    return state


def seeds(first: int, count: int) -> Sequence[int]:
    """Consecutive seeds for a run of games."""
    return [(first + i) % 2**53 for i in range(count)]
