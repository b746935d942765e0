"""Feed a record's events to a game, one by one, each checked against the rules."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy

from elfenland.board import BOARD, CARD_NAMES, COUNTER_NAMES
from elfenland.errors import Refused
from elfenland.game import events as e
from elfenland.game.codec import action_of, outcomes_of
from elfenland.game.game import Game, SeededChance, system_chance
from elfenland.game.luck import SameLuck
from elfenland.rules import Rng, RuleError, State
from elfenland.rules.numbering import DRAW, KEEP, PLAN, START, TRAVEL

#: The rule that speaks of each event.
RULES = {
    "town_cards": "R1.5",
    "face_up": "R1.2",
    "round": "R5.1",
    "deal": "R2.1",
    "draw_secret": "R2.2",
    "draw": "R2.3",
    "place": "R3.1",
    "obstacle": "R3.3",
    "pass": "R3.5",
    "move": "R4.1",
    "end_turn": "R4.8",
    "keep": "R5.2",
    "round_end": "R5.1",
    "result": "R6.1",
}
DECISIONS = {DRAW: ("draw",), PLAN: ("place", "obstacle", "pass"), TRAVEL: ("move", "end_turn"), KEEP: ("keep",)}


class Unlawful(Exception):
    """An event that cannot follow; the rule, and a sentence."""

    def __init__(self, rule: str, sentence: str) -> None:
        super().__init__(sentence)
        self.rule = rule
        self.sentence = sentence


class Replay:
    """A game that follows recorded events, chance included."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.draws = 0
        self._dictated: Iterator[int] = iter(())
        game.chance = self._dictate

    def _dictate(self, state: State) -> int:
        self.draws += 1
        outcome = next(self._dictated, None)
        if outcome is None:
            raise Unlawful("R2.1", "it has too few things drawn")
        return outcome

    def feed(self, event: e.Event) -> None:
        """Carry out one event. Unlawful says why it cannot have happened; the game is unusable after that."""
        tag = e.tag_of(event)
        rule = RULES[tag]
        _check_words(event, rule)
        self._dictated = iter(outcomes_of(event, self.game.state.at(START)))
        due = self.game.due
        if due is None and self.game.to_act is not None:
            expected: tuple[str, ...] = DECISIONS[self.game.state.phase]
        else:
            expected = () if due is None else (due,)
        if tag not in expected:
            raise Unlawful(rule, f"{tag} cannot come here; {_listed(expected)}")
        try:
            happened = self._happen(event) if due is None else self.game.automatic()
        except RuleError:
            raise Unlawful(rule, f"{tag} draws what is not there") from None
        except Refused as refusal:
            raise Unlawful(refusal.rule or rule, str(refusal)) from None
        if next(self._dictated, None) is not None:
            raise Unlawful(rule, f"{tag} draws too much")
        if due is not None and happened is not None:
            self.game.events.append(happened)
        elif due is None:
            happened = self.game.events[-1]
        if happened is None or sorted_event(happened) != sorted_event(event):
            shown = "" if happened is None else f"; it should be {e.to_json(sorted_event(happened))}"
            raise Unlawful(rule, f"{tag} does not say what happened{shown}")

    def _happen(self, event: e.Event) -> e.Event | None:
        player = event.player  # type: ignore[union-attr]  # every decision has one
        if player != self.game.to_act:
            raise Unlawful("R1.4", f"it is player {self.game.to_act}'s turn, not player {player}'s")
        action = action_of(event)
        if action is None:
            raise Unlawful(RULES[e.tag_of(event)], "it is nobody's decision")
        self.game.decide(action)
        return None

    def finish(self) -> Game:
        """The game, ready to be played on where it is not over."""
        if self.game.state.over and not isinstance(self.game.events[-1], e.Result):
            raise Unlawful("R6.1", "the game is over and its result is missing")
        return self.go_on()

    def go_on(self) -> Game:
        """The game with its own chance again."""
        game = self.game
        game.chance = SameLuck.from_notes(game.notes) or system_chance
        if game.seed is not None:
            rng = Rng(game.seed)
            for _ in range(self.draws):
                rng.below(1)  # every draw takes one step of the generator
            game.chance = SeededChance(rng)
        return game


def replayed(game: Game, events: int) -> Game:
    """The game as it stood after that many events."""
    replay = Replay(
        Game(
            game.options,
            game.players,
            game.starting_player,
            seed=game.seed,
            created=game.created,
            edition=game.edition,
            notes=deepcopy(game.notes),
        )
    )
    for event in game.events[:events]:
        replay.feed(event)
    return replay.go_on()


def _check_words(event: e.Event, rule: str) -> None:
    """Refuse kinds, connections and towns that do not exist."""
    kinds: tuple[object, ...] = ()
    match event:
        case e.TownCards(towns):
            for town in towns:
                if town not in BOARD.town_index:
                    raise Unlawful(rule, f"there is no town {town!r}")
        case e.Dealt(_, cards) | e.TurnEnded(_, cards):
            kinds = cards
        case e.Moved(_, _, _, cards, _, _):
            kinds = cards
        case e.FaceUp(counters):
            _check_counters(rule, *counters)
        case e.SecretDrawn(_, counter) | e.Placed(_, counter, _, _):
            _check_counters(rule, counter)
        case e.Drawn(_, counter, source, refill):
            _check_counters(rule, counter)
            if (source == "face_up") != isinstance(refill, str):
                raise Unlawful(rule, "a face-up counter is refilled and a blind one is not")
            if isinstance(refill, str):
                _check_counters(rule, refill)
        case e.Kept(_, counter, _, returned):
            _check_counters(rule, *(r.counter for r in returned), *(() if counter is None else (counter,)))
    for kind in kinds:
        if kind not in CARD_NAMES:
            raise Unlawful(rule, f"there is no card {kind!r}")
    way = getattr(event, "connection", None)
    if way is not None and way not in BOARD.connection_index:
        raise Unlawful(rule, f"there is no connection {way!r}")


def _check_counters(rule: str, *counters: object) -> None:
    for counter in counters:
        if counter not in COUNTER_NAMES:
            raise Unlawful(rule, f"there is no counter {counter!r}")


def sorted_event(event: e.Event) -> e.Event:
    """The event with its unordered lists in one order."""
    match event:
        case e.Dealt(player, cards):
            return e.Dealt(player, tuple(sorted(cards, key=str)))
        case e.FaceUp(counters):
            return e.FaceUp(tuple(sorted(counters)))
        case e.Moved(player, way, to, cards, caravan, collected):
            return e.Moved(player, way, to, tuple(sorted(cards)), caravan, collected)
        case e.TurnEnded(player, discarded):
            return e.TurnEnded(player, tuple(sorted(discarded)))
        case e.Kept(player, counter, secret, returned):
            ordered = tuple(sorted(returned, key=lambda r: (str(r.counter), r.secret)))
            return e.Kept(player, counter, secret, ordered)
    return event


def _listed(tags: tuple[str, ...]) -> str:
    return f"{' or '.join(tags)} is due" if tags else "the game is over"
