"""Game: actions in, events out; the present state, its history, its outcome."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from copy import deepcopy
from functools import cache
from operator import index
from typing import Any

from msgspec import UNSET

from elfenland.board import BOARD, CARD_NAMES, DEFAULT_EDITION, Options, name_of, resolve
from elfenland.errors import PositionError, RecordError, Refused
from elfenland.game import events as e
from elfenland.game.actions import Action, Caravan, End, Keep, parse
from elfenland.game.choices import Choice
from elfenland.game.codec import decisions_of, event_of, whole_action
from elfenland.game.luck import Luck, Occasion, SameLuck, occasion_of
from elfenland.game.outcome import Outcome, outcome_of, result_of
from elfenland.game.redaction import check_seat, redact_state
from elfenland.game.refusals import discards_due, refuse, wrong_cards
from elfenland.rules import Rng, RuleError, State, options_of, to_text
from elfenland.rules.numbering import (
    A_CARAVAN,
    A_CARD,
    A_STOP,
    BLIND,
    BOOT,
    CARD_COUNT,
    CURRENT,
    DEAL,
    DISCARD,
    DRAW,
    HAND_SIZE,
    KEEP,
    MARKET_SIZE,
    NONE,
    OVER,
    PAY,
    PAY_LEFT,
    PLAN,
    PLAYERS,
    REFILL,
    ROUND,
    SECRET,
    START,
    STEP,
    TOWN_CARD,
    TOWN_CARDS,
    TRAVEL,
    TURN_UP,
    WINNER,
)

#: Seeds are below it, so that every JSON reader keeps them whole.
MAX_SEED = 2**53
#: What draws: a function of the state, or luck whose draws follow from their occasions (luck.py).
Chance = Callable[[State], int] | Luck
PHASES = {DRAW: "draw", PLAN: "plan", TRAVEL: "travel", KEEP: "keep", OVER: "over"}


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


def checked_seed(seed: int) -> int:
    """The seed, if a game can follow from it."""
    try:
        number = index(seed)
    except TypeError:
        number = -1
    if not 0 <= number < MAX_SEED:
        raise ValueError(f"a seed is a number from 0 to {MAX_SEED - 1}, not {seed!r}")
    return number


def _check_names(players: Sequence[e.Player]) -> None:
    """Refuse names that a record could not hold."""
    for name in (name for player in players for name in e.names_of(player)):
        if not e.is_name(name):
            shown = repr(name)
            raise ValueError(
                f"a name is a text of 1 to {e.MAX_NAME} characters, not {shown[:50]}{'…' * (len(shown) > 50)}"
            )


#: Decisions that cards may follow: the end of a turn and caravans.
_WITH_CARDS = frozenset({A_STOP, *range(A_CARAVAN, A_CARD)})


#: Phases in which a seat decides and nothing is left to happen by itself.
_SETTLED = frozenset({DRAW, PLAN, TRAVEL})


@cache
def _plain_choice(decision: int) -> Choice:
    return Choice(whole_action([decision]))


@cache
def _plain_event(seat: int, decision: int, drawn: str | None) -> e.Event:
    """The event of a decision in drawing or planning: the same whatever the state."""
    nothing = State()
    return event_of(nothing, nothing, seat, whole_action([decision]), drawn)


def _understood(action: Action, state: State) -> list[int]:
    """The action's decisions; a sentence where it is no action, or names what does not exist."""
    try:
        return decisions_of(action, state)
    except (KeyError, AssertionError):
        parse(str(action))  # raises the sentence
        raise


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
        notes: dict[str, Any] | None = None,
    ) -> None:
        seed = None if seed is None else checked_seed(seed)
        self.options = options
        self.edition = edition or name_of(options)
        self.players = tuple(players)
        _check_names(self.players)
        self.starting_player = starting_player
        self.seed = seed
        self.created = created
        self.notes = notes or {}  # remarks about the game; the rules never look at them
        self.state = State.start(options, len(self.players), starting_player)
        self.events: list[e.Event] = []
        self.origin: str | None = None  # the position that the game began in, if it was not the set-up
        self.chance: Chance = chance or (system_chance if seed is None else SeededChance(Rng(seed)))
        self._draws: Counter[Occasion] = Counter()  # how many things were drawn on each occasion
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
        luck: str | None = None,
        **options: Any,
    ) -> Game:
        """A game ready for the first decision.

        Its chance follows from `seed`, or from the deal that `luck` names (docs/luck.md), or cannot be foreseen.
        """
        if isinstance(players, str) or not isinstance(players, int | Iterable):
            raise ValueError(f"the players are a number or a list of names, not {players!r}")
        if seed is not None and luck is not None:
            raise ValueError("a game follows from a seed or from a deal's luck, not from both")
        names = [f"Player {i + 1}" for i in range(players)] if isinstance(players, int) else players
        chosen = resolve(edition, town_cards, **options)
        named = edition if not options else None
        chance = None if luck is None else SameLuck(luck)
        seats = [e.Player(name) for name in names]
        game = cls(chosen, seats, starting_player, seed=seed, edition=named, chance=chance)
        game.begin()
        return game

    @classmethod
    def from_text(cls, text: str, players: Sequence[str] = (), *, seed: int | None = None) -> Game:
        """The game that goes on from a position (docs/position.md); `players` are the names at the table.

        Nobody knows what happened before: `events` begins here, and there is no record of such a game.
        """
        state = State.from_text(text)
        if "?" in text:
            raise PositionError("this position hides something, so it cannot be played on; State.from_text can read it")
        if state.phase not in PHASES:
            raise PositionError(
                "a game can go on only where a player is to choose, not in the middle of a choice or a deal"
            )
        names = players or [f"Player {i + 1}" for i in range(state.players)]
        if len(names) != state.players:
            raise PositionError(f"the position has {state.players} players, not {len(names)}")
        options = options_of(state)
        game = cls(options, [e.Player(name) for name in names], state.at(START), seed=seed)
        game.state = state
        game.origin = text
        game._kept = state.at(STEP) if state.phase == KEEP else 0
        return game

    def to_text(self, seat: int | None = None) -> str:
        """The position as one line of text; with a seat, only what that seat may know."""
        check_seat(seat, len(self.players))
        secrets = [sum(self.state.secrets(s)) for s in range(len(self.players))]
        return to_text(self.state if seat is None else redact_state(self.state, seat), secrets)

    def at(self, events: int) -> Game:
        """The game as it stood after that many events; it can be played on from there."""
        if self.origin is not None:
            raise RecordError(1, "this game started from a position, so its past cannot be replayed")
        if events not in range(len(self.events) + 1):
            raise IndexError(f"the game has {len(self.events)} events, not {events!r}")
        from elfenland.game.replay import replayed

        return replayed(self, events)

    # -------------------------------------------------------------- who and what

    @property
    def to_act(self) -> int | None:
        """The seat that is to decide, None when the game is over."""
        return self.state.actor if self.state.actor >= 0 else None

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def round(self) -> int:
        """The round that is being played, from 1."""
        return self.state.at(ROUND) + 1

    @property
    def phase(self) -> str:
        """What the players are doing: draw, plan, travel, keep, or over."""
        return PHASES.get(self.state.phase, "draw")

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
            notes=self._all_notes() or UNSET,
        )

    def _all_notes(self) -> dict[str, Any]:
        """The notes, with what may be said of the game's luck by now."""
        return self.notes | self.chance.notes(self.over) if isinstance(self.chance, Luck) else self.notes

    def legal(self, complete: bool = False) -> list[Choice]:
        """Every choice of the seat that is to act, once; `complete`: once for every set of cards that goes with it."""
        seat = self.to_act
        choices = [] if seat is None else [self._choice(decision, seat) for decision in self.state.legal()]
        return [Choice(action) for choice in choices for action in choice.completions()] if complete else choices

    def _choice(self, decision: int, seat: int) -> Choice:
        if decision not in _WITH_CARDS:
            return _plain_choice(decision)
        action = whole_action([decision])
        held = tuple(self.state.hand(seat))
        if isinstance(action, Caravan):
            way = BOARD.connection_index[action.connection]
            return Choice(action, self.state.price(way, self.state.at(BOOT + seat))[2], held)
        return Choice(action, discards_due(self.state, seat) if isinstance(action, End) else 0, held)

    # -------------------------------------------------------------- playing

    def begin(self) -> tuple[e.Event, ...]:
        """Set up and deal, up to the first decision."""
        before = len(self.events)
        self._run()
        return tuple(self.events[before:])

    def play(self, action: Action | Choice | str, seat: int | None = None) -> tuple[e.Event, ...]:
        """Carry out an action of the seat that is to act; what happened, chance included.

        A choice of `legal` that leaves cards open gets the cards of its `complete`. `seat` names who asks, where that
        must be checked. A refusal changes nothing.
        """
        before = len(self.events)
        if isinstance(action, Choice):
            action = action.complete()
        self.decide(parse(action) if isinstance(action, str) else action, seat)
        self._run()
        return tuple(self.events[before:])

    def decide(self, action: Action, seat: int | None = None) -> None:
        """Carry out one action and its own chance; what follows by itself is left to come."""
        actor = self._check_turn(seat, action)
        before = self.state.copy()
        decisions = _understood(action, before)
        try:
            self.state.apply(decisions[0])
        except RuleError:
            raise refuse(before, actor, action) from None
        if isinstance(action, Caravan | End):
            problem = wrong_cards(before, actor, action, self._cards_due(actor))
            if problem:
                self.state = before
                raise problem
            for card in decisions[1:]:
                self.state.apply(card)
        self._remember(before, decisions[0])
        drawn = self._draw_chance() if self.state.phase in (REFILL, BLIND) else None
        plain = whole_action(decisions) if len(decisions) == 1 else action
        self.events.append(event_of(before, self.state, actor, plain, drawn))
        if isinstance(action, Keep):
            self._kept += 1

    def play_decisions(self, decide: Callable[[State], int]) -> None:
        """One action by its decisions, and what follows by itself: `play` without words, for bots.

        `decide` carries out a legal decision on the state and says which: the first, then its cards one by one.
        """
        state, seat = self.state, self.state.at(CURRENT)
        before = state.copy() if state.phase in (TRAVEL, KEEP) else None
        decisions = [decide(state)]
        while state.phase in (PAY, DISCARD):
            decisions.append(decide(state))
        if before is None:
            drawn = self._draw_chance() if state.phase in (REFILL, BLIND) else None
            self.events.append(_plain_event(seat, decisions[0], drawn))
        else:
            self._remember(before, decisions[0])
            self.events.append(event_of(before, state, seat, whole_action(decisions), None))
            self._kept += before.phase == KEEP
        if state.phase not in _SETTLED:
            self._run()

    def _cards_due(self, seat: int) -> int:
        """How many cards the action that was just begun still asks for (R4.5, R4.8)."""
        if self.state.phase == PAY:
            return self.state.at(PAY_LEFT)
        return discards_due(self.state, seat) if self.state.phase == DISCARD else 0

    def _remember(self, before: State, decision: int) -> None:
        """Keep what a move of this travel turn can be taken back to."""
        if before.phase == TRAVEL and decision != A_STOP and not self.state.over:
            self._undo.append((before, len(self.events)))
        else:
            self._undo.clear()

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

    def _draw_chance(self) -> str:
        return CARD_NAMES[self._resolve_chance()]

    def _resolve_chance(self) -> int:
        """Let chance draw once. Draws are counted by occasion, because repeatable luck needs the index of each."""
        if isinstance(self.chance, SeededChance):  # asks for no occasion
            drawn = self.chance(self.state)
            self.state.resolve(drawn)
            return drawn
        occasion = occasion_of(self.state)
        if isinstance(self.chance, Luck):
            counts = [0] * len(BOARD.towns)
            for kind, count in self.state.outcomes():
                counts[kind] = count
            outcome = self.chance.pick(counts, occasion, self._draws[occasion])
        else:
            outcome = self.chance(self.state)
        self.state.resolve(outcome)
        self._draws[occasion] += 1
        return outcome

    # -------------------------------------------------------------- what follows by itself

    def _run(self) -> None:
        while self.state.phase not in _SETTLED and (event := self.automatic()) is not None:
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
        return {TOWN_CARDS: "town_cards", TURN_UP: "face_up", SECRET: "draw_secret"}.get(state.phase)

    def automatic(self) -> e.Event | None:
        """The next thing that happens without anybody's decision, carried out; None when there is none."""
        state = self.state
        seat = state.at(CURRENT)
        match self.due:
            case "town_cards":
                seats = range(state.at(PLAYERS))
                for _ in seats:
                    self._resolve_chance()
                return e.TownCards(tuple(BOARD.towns[state.at(TOWN_CARD + s)].id for s in seats))
            case "face_up":
                return e.FaceUp(tuple(self._draw_chance() for _ in range(MARKET_SIZE)))
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
        round_over = state.phase in (TURN_UP, DEAL) and isinstance(last, e.TurnEnded | e.Kept)
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
        """Whether the travelling player can take back their last move."""
        return bool(self._undo)

    def undo(self, seat: int | None = None) -> e.Event:
        """Take back the last move of the travel turn that is not yet ended; what was taken back."""
        if seat is not None and seat != self.to_act:
            raise Refused("not_your_turn", "R1.4", f"player {seat} cannot undo: it is not their turn", seat)
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
        new._draws = self._draws.copy()
        new._undo = list(self._undo)
        new.notes = deepcopy(self.notes)
        if isinstance(self.chance, SeededChance):
            new.chance = self.chance.copy()
        return new

    def _repr_svg_(self) -> str:
        """The table as a spectator sees it, for notebooks."""
        from elfenland.game.views import view_for
        from elfenland.picture.view import view_svg

        return view_svg(view_for(self, None))

    def __str__(self) -> str:
        """The table in text: a map with boots and counters, then every player with everything they hold."""
        from elfenland.game.text import table_text

        return table_text(self)

    def __repr__(self) -> str:
        seat = self.to_act
        turn = "over" if seat is None else f"player {seat} to act"
        return f"<Game {self.edition}, {len(self.players)} players, {len(self.events)} events, {turn}>"
