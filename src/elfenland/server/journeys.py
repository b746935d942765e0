"""Where a seat can go and how it travels best, from that seat's knowledge alone."""

from __future__ import annotations

import asyncio

from elfenland.board import BOARD, CARD_NAMES
from elfenland.coach.guesses import Guesses
from elfenland.coach.travels import way_of
from elfenland.errors import ElfenlandError
from elfenland.game import Caravan, Game, LegalChoice, Move, Obstacle, Place, View, parse, view_for
from elfenland.hidden import known_state, suppose
from elfenland.journeys import MOST, Step, best_journey, best_journeys, caravan_cards, reachable
from elfenland.journeys import Journey as Way
from elfenland.rules import State
from elfenland.server.bodies import JourneyQuery
from elfenland.server.problems import Problem
from elfenland.server.table import Table
from elfenland.server.wire import Journey, JourneyStep, LongWay, Reach, Reached

#: Search nodes that one request may cost; far more than a hand of eight cards needs.
LIMIT = 2_000_000


def _running(table: Table) -> Game:
    if table.game is None or table.status == "finished":
        raise Problem("not_running", "this game is not running")
    return table.game


async def _past(table: Table, version: int) -> Game:
    """The game as it was, while somebody could still travel in it."""
    game = await table.at(version)
    if game is None or game.over:
        raise Problem("not_running", "nobody could travel at that moment")
    return game


def _step(step: Step) -> JourneyStep:
    way = BOARD.connections[step.connection].id
    cards = tuple(CARD_NAMES[kind] for kind in step.cards)
    action = str(Caravan(way, cards) if step.caravan else Move(way))
    return JourneyStep(way, BOARD.towns[step.town].id, action, cards)


async def reach(table: Table, seat: int) -> Reach:
    """Every reachable town, with a journey of the fewest cards and one that brings more new towns."""
    view = view_for(_running(table), seat, history=False)  # a journey depends on the board and the hand alone
    return await asyncio.to_thread(_reach, known_state(view), seat, view)


def _reach(state: State, seat: int, view: View) -> Reach:
    pieces = set(view.players[seat].pieces)
    richest: dict[int, Way] = {}
    for way in best_journeys(state, seat, MOST, "towns", LIMIT).journeys:
        richest.setdefault(way.town, way)
    towns = {}
    for town, way in reachable(state, seat, LIMIT).items():
        cheap, rich = _told(way, pieces), _told(richest.get(town, way), pieces)
        more = LongWay(*rich) if rich[2] > cheap[2] else None
        towns[BOARD.towns[town].id] = Reached(*cheap, more)
    caravans = {}
    for choice in view.legal:
        if choice.action == "caravan" and choice.connection:
            connection = BOARD.connection_index[choice.connection]
            paid = caravan_cards(state, seat, connection, choice.choose, LIMIT)
            caravans[choice.connection] = tuple(CARD_NAMES[kind] for kind in paid)
    return Reach(towns, caravans)


def _told(way: Way, pieces: set[str]) -> tuple[tuple[str, ...], tuple[JourneyStep, ...], int]:
    """The cards of a way, its steps, and how many new towns lie on it."""
    cards = tuple(CARD_NAMES[kind] for step in way.steps for kind in step.cards)
    return cards, tuple(map(_step, way.steps)), len({BOARD.towns[step.town].id for step in way.steps} & pieces)


def _supposed(texts: str) -> list[Place | Obstacle]:
    """What is laid only to try it out, as the texts of actions with commas between them."""
    try:
        actions = [parse(text) for text in texts.split(",") if text.strip()]
    except ValueError as error:
        raise Problem("query", str(error)) from error
    laid = [action for action in actions if isinstance(action, Place | Obstacle)]
    if len(laid) != len(actions):
        raise Problem("query", "only counters and obstacles can be laid while you only try it out")
    return laid


async def best(table: Table, seat: int, asked: JourneyQuery) -> Journey:
    """The journey with the highest value, on the board as it is or was, or with more laid on it to try out."""
    view = view_for(_running(table) if asked.at is None else await _past(table, asked.at), seat, history=False)
    lays = () if asked.at is None else tuple(choice for choice in view.legal if choice.action in ("place", "obstacle"))
    guessed = None if asked.guessed is None else _supposed(asked.guessed)
    return await asyncio.to_thread(supposing, view, _supposed(asked.laid or ""), guessed, lays)


def supposing(
    view: View,
    laid: list[Place | Obstacle],
    guessed: list[Place | Obstacle] | None = None,
    lays: tuple[LegalChoice, ...] = (),
) -> Journey:
    """The best journey of a view's seat with something more on the board than it sees: its own, and guesses."""
    assert view.seat is not None
    state = known_state(view)
    guesses = Guesses(view, state)
    try:
        for action in laid:
            suppose(state, action)
        for action in guessed or ():
            guesses.lay(action)
    except (ValueError, ElfenlandError) as error:
        raise Problem("query", str(error)) from error
    found = best_journey(state, view.seat, "value", LIMIT)
    way = way_of(state, view.seat, found.best)
    steps = tuple(map(_step, found.best.steps))
    more = () if guessed is None else guesses.choices()
    return Journey(found.best.score, way.towns, way.new_towns, steps, way.tour_left, found.proved, lays, more)
