"""Game: actions in, events out; the present state, its history, its outcome."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from elfenland import events as e
from elfenland.actions import (
    Action,
    Caravan,
    Draw,
    End,
    Keep,
    Move,
    Obstacle,
    Pass,
    Place,
    cards_of,
    first_decision,
    from_decision,
    parse,
)
from elfenland.board import BOARD, KINDS
from elfenland.board.editions import DEFAULT_EDITION, Options, name_of, resolve
from elfenland.errors import Refused
from elfenland.numbering import (
    A_CARD,
    A_STOP,
    CARD_COUNT,
    CARDS,
    CURRENT,
    DEAL,
    FACE_UP,
    FACE_UP_COUNTERS,
    HAND,
    HAND_SIZE,
    HIDDEN,
    KEEP,
    NONE,
    OPEN,
    OVER,
    PIECE,
    PLACE,
    PLAYERS,
    ROUND,
    SECRET,
    START,
    STEP,
    TOWN_CARD,
    TOWN_CARDS,
    TOWNS,
    TRAVEL,
    WINNER,
)
from elfenland.numbering import KINDS as COUNTER_KINDS
from elfenland.outcome import Outcome, outcome_of, result_of
from elfenland.refusals import discards_due, refuse, wrong_cards
from elfenland.state import Rng, State

Chance = Callable[[State], int]


class SeededChance:
    """Chance that follows from a seed: the same seed, the same game."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def __call__(self, state: State) -> int:
        return state.sample(self.rng)

    def copy(self) -> SeededChance:
        return SeededChance(self.rng.copy())


def system_chance(state: State) -> int:
    """Chance that nobody can foresee: the operating system's."""
    weights = state.outcomes()
    i = secrets.randbelow(sum(weight for _, weight in weights))
    for outcome, weight in weights:
        i -= weight
        if i < 0:
            return outcome
    raise AssertionError("the weights add up")


@dataclass(frozen=True, slots=True)
class Choice:
    """One legal choice: the action, and how many cards are still to be chosen for it."""

    action: Action
    choose: int = 0

    def __str__(self) -> str:
        return str(self.action)


class Game:
    """One game. `play` is the only way forward; `events` is all that has counted so far."""

    def __init__(
        self,
        options: Options,
        players: Sequence[e.Player],
        starting_player: int = 0,
        *,
        seed: int | None = None,
        created: str | None = None,
        chance: Chance | None = None,
        edition: str | None = None,
    ) -> None:
        if seed is not None and not 0 <= seed < 2**53:
            raise ValueError("a seed is a number from 0 to 9007199254740991")
        self.options = options
        self.edition = edition or name_of(options)
        self.players = tuple(players)
        self.starting_player = starting_player
        self.seed = seed
        self.created = created
        self.state = State.start(options, len(self.players), starting_player)
        self.events: list[e.Event] = []
        self.chance: Chance = chance or (system_chance if seed is None else SeededChance(Rng(seed)))
        self._kept = 0  # keep events of this round
        self._undo: list[tuple[State, int]] = []

    @classmethod
    def new(
        cls,
        players: int | Sequence[str] = 4,
        *,
        edition: str = DEFAULT_EDITION,
        town_cards: bool | None = None,
        starting_player: int = 0,
        seed: int | None = None,
        **options: Any,
    ) -> Game:
        """A game ready for the first decision."""
        names = [f"Player {i + 1}" for i in range(players)] if isinstance(players, int) else players
        chosen = resolve(edition, town_cards, **options)
        named = edition if not options else None
        game = cls(chosen, [e.Player(name) for name in names], starting_player, seed=seed, edition=named)
        game.begin()
        return game

    # -------------------------------------------------------------- who and what

    @property
    def to_act(self) -> int | None:
        """The seat that is to decide, None when the game is over."""
        return self.state.actor if self.state.actor >= 0 else None

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def outcome(self) -> Outcome | None:
        """Who won and by which rule, None while the game goes on."""
        return outcome_of(self.state)

    @property
    def header(self) -> e.Header:
        return e.Header(
            "elfenland",
            1,
            self.edition,
            self.options.to_dict(),
            self.players,
            self.starting_player,
            self.seed,
            self.created,
        )

    def legal(self) -> list[Choice]:
        """Every choice of the seat that is to act, once."""
        seat = self.to_act
        return [] if seat is None else [self._choice(decision, seat) for decision in self.state.legal()]

    def _choice(self, decision: int, seat: int) -> Choice:
        action = from_decision(decision)
        if isinstance(action, Caravan):
            way = BOARD.connection_index[action.connection]
            return Choice(action, self.state.price(way, self.state.at(PLACE + seat))[2])
        return Choice(action, discards_due(self.state, seat) if isinstance(action, End) else 0)

    # -------------------------------------------------------------- playing

    def begin(self) -> tuple[e.Event, ...]:
        """Set up and deal, up to the first decision."""
        before = len(self.events)
        self._run()
        return tuple(self.events[before:])

    def play(self, action: Action | str, seat: int | None = None) -> tuple[e.Event, ...]:
        """Carry out an action of the seat that is to act; what happened, chance included.

        `seat` names who asks, where that must be checked. A refusal changes nothing.
        """
        before = len(self.events)
        self.decide(parse(action) if isinstance(action, str) else action, seat)
        self._run()
        return tuple(self.events[before:])

    def decide(self, action: Action, seat: int | None = None) -> None:
        """Carry out one action and its own chance; what follows by itself is left to come."""
        actor = self._check_turn(seat, action)
        decision = first_decision(action, lambda kind: self._holds_open(actor, kind))
        if decision not in self.state.legal():
            raise refuse(self.state, actor, action)
        cards = cards_of(action)
        count = self._choice(decision, actor).choose
        problem = wrong_cards(self.state, actor, action, cards, count)
        if problem:
            raise problem
        self._carry_out(actor, decision, cards)

    def _check_turn(self, seat: int | None, action: Action) -> int:
        actor = self.to_act
        if actor is None:
            if self.state.over:
                raise Refused("game_over", "R6.1", f"nobody can {action}: the game is over", seat)
            raise Refused("not_begun", None, f"nobody can {action}: chance is to act", seat)
        if seat is not None and seat != actor:
            sentence = f"player {seat} cannot {action}: it is player {actor}'s turn"
            raise Refused("not_your_turn", "R1.4", sentence, seat)
        return actor

    def _holds_open(self, seat: int, kind: str) -> bool:
        return self.state.at(OPEN + COUNTER_KINDS * seat + KINDS.index(kind)) > 0

    def _carry_out(self, seat: int, decision: int, cards: tuple[str, ...]) -> None:
        before = self.state.copy()
        travelling = before.phase == TRAVEL
        if travelling and decision != A_STOP:
            self._undo.append((before, len(self.events)))
        else:
            self._undo.clear()
        self.state.apply(decision)
        for card in cards:
            self.state.apply(A_CARD + KINDS.index(card))
        self.events.append(self._event(before, seat, from_decision(decision, cards)))
        if self.state.over:
            self._undo.clear()

    def _event(self, before: State, seat: int, action: Action) -> e.Event:
        """What an action that was just carried out is called in the record."""
        match action:
            case Draw(kind):
                drawn = self._draw_chance()
                return e.Drawn(seat, drawn, "blind") if kind is None else e.Drawn(seat, kind, "face_up", drawn)
            case Place(kind, way, secret):
                return e.Placed(seat, kind, way, bool(secret))
            case Obstacle(way):
                return e.ObstaclePlaced(seat, way)
            case Pass():
                return e.Passed(seat)
            case Move(way) | Caravan(way, _):
                return self._moved(before, seat, way, isinstance(action, Caravan))
            case End(discards):
                return e.TurnEnded(seat, discards)
            case Keep(kind, secret):
                self._kept += 1
                return _kept(before, seat, kind, bool(secret))

    def _draw_chance(self) -> str:
        outcome = self.chance(self.state)
        self.state.resolve(outcome)
        return KINDS[outcome]

    def _moved(self, before: State, seat: int, way: str, caravan: bool) -> e.Moved:
        town = self.state.at(PLACE + seat)
        was, now = before.row(HAND + CARDS * seat, CARDS), self.state.row(HAND + CARDS * seat, CARDS)
        cards = tuple(kind for kind, a, b in zip(KINDS, was, now, strict=True) for _ in range(a - b))
        collected = before.at(PIECE + TOWNS * seat + town) == 1
        return e.Moved(seat, way, BOARD.towns[town].id, cards, caravan, collected)

    # -------------------------------------------------------------- what follows by itself

    def _run(self) -> None:
        while (event := self.automatic()) is not None:
            self.events.append(event)

    @property
    def due(self) -> str | None:
        """The name of the event that comes next without anybody's decision, None where there is none."""
        state = self.state
        last = self.events[-1] if self.events else None
        if isinstance(last, e.Result):
            return None
        if state.phase == OVER:
            return "round_end" if state.at(WINNER) == NONE and not isinstance(last, e.RoundEnded) else "result"
        if self._keeps_due(last):
            return "keep"
        if self._kept == state.at(PLAYERS):
            return "round_end"
        if state.phase == DEAL:
            return "deal" if isinstance(last, e.RoundBegan | e.Dealt) else "round"
        return {TOWN_CARDS: "town_cards", FACE_UP: "face_up", SECRET: "draw_secret"}.get(state.phase)

    def automatic(self) -> e.Event | None:
        """The next thing that happens without anybody's decision, carried out; None when there is none."""
        state = self.state
        seat = state.at(CURRENT)
        match self.due:
            case "town_cards":
                seats = range(state.at(PLAYERS))
                for _ in seats:
                    state.resolve(self.chance(state))
                return e.TownCards(tuple(BOARD.towns[state.at(TOWN_CARD + s)].id for s in seats))
            case "face_up":
                return e.FaceUp(tuple(self._draw_chance() for _ in range(FACE_UP_COUNTERS)))
            case "round":
                return e.RoundBegan(state.at(ROUND) + 1, state.at(START))
            case "deal":
                missing = HAND_SIZE - state.at(CARD_COUNT + seat)
                return e.Dealt(seat, tuple(self._draw_chance() for _ in range(missing)))
            case "draw_secret":
                return e.SecretDrawn(seat, self._draw_chance())
            case "keep":
                return self._keep_nothing()
            case "round_end":
                self._kept = 0
                return e.RoundEnded(state.at(ROUND) + (state.phase == OVER))
            case "result":
                return result_of(state)
        return None

    def _keeps_due(self, last: e.Event | None) -> bool:
        """Whether the next seat in the order of R5.2 had no counter left and was skipped by the core."""
        state = self.state
        if state.phase == KEEP:
            return self._kept < state.at(STEP)
        round_over = state.phase in (FACE_UP, DEAL) and isinstance(last, e.TurnEnded | e.Kept)
        return round_over and self._kept < state.at(PLAYERS)

    def _keep_nothing(self) -> e.Kept:
        state = self.state
        start = state.at(START)
        if state.phase != KEEP:  # the core has already moved on to the next round's starting player
            start = (start - 1) % state.at(PLAYERS)
        seat = (start + self._kept) % state.at(PLAYERS)
        self._kept += 1
        return e.Kept(seat, None, None, ())

    # -------------------------------------------------------------- back, and apart

    @property
    def can_undo(self) -> bool:
        """Whether the travelling player can take back his last move."""
        return bool(self._undo)

    def undo(self, seat: int | None = None) -> e.Event:
        """Take back the last move of the travel turn that is not yet ended; what was taken back."""
        if seat is not None and seat != self.to_act:
            raise Refused("not_your_turn", "R1.4", f"player {seat} cannot undo: it is not his turn", seat)
        if not self._undo:
            raise Refused("nothing_to_undo", "R4.1", "there is no move of this travel turn to take back", seat)
        self.state, length = self._undo.pop()
        taken_back = self.events[length]
        del self.events[length:]
        return taken_back

    def copy(self) -> Game:
        """An independent game that goes on from here, with the same chance where it is seeded."""
        new = Game.__new__(Game)
        new.__dict__.update(self.__dict__)
        new.state = self.state.copy()
        new.events = list(self.events)
        new._undo = list(self._undo)
        if isinstance(self.chance, SeededChance):
            new.chance = self.chance.copy()
        return new

    def _repr_svg_(self) -> str:
        """The table as a spectator sees it, for notebooks."""
        from elfenland.portrait import view_svg
        from elfenland.views import view_for

        return view_svg(view_for(self, None))

    def __repr__(self) -> str:
        seat = self.to_act
        turn = "over" if seat is None else f"player {seat} to act"
        return f"<Game {self.edition}, {len(self.players)} players, {len(self.events)} events, {turn}>"


def _kept(before: State, seat: int, kind: str, secret: bool) -> e.Kept:
    """R5.2: what was kept and what went back."""
    returned = []
    for is_secret, place in ((False, OPEN), (True, HIDDEN)):
        for k, count in enumerate(before.row(place + COUNTER_KINDS * seat, COUNTER_KINDS)):
            gone = count - (KINDS[k] == kind and is_secret == secret)
            returned += [e.Returned(KINDS[k], is_secret)] * gone
    return e.Kept(seat, kind, secret, tuple(returned))
