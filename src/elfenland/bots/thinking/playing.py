"""Whole tables of quick players on bare states: simulation, playouts and batches without a Python object per decision.

A Table gives every seat the habits of a Planner. The decisions are those that the same bots make through views: a
seat's random numbers follow from its own seed and from how many events there have been, and a planner reads nothing
that its seat may not know (planner.py).
"""

from elfenland.bots.thinking import planner
from elfenland.bots.thinking.planner import Planner
from elfenland.rules import core
from elfenland.rules.numbering import *

# The habits of a seat (planner.py says what they are) in a row of HABITS numbers
H_OBJECTIVE = 0
H_EXCESS_WEIGHT = 1
H_PLAN_LIMIT = 2
H_TRAVEL_LIMIT = 3
H_HANDS = 4
H_OBSTACLE_LOSS = 5
H_OBSTACLE_LOSS_LAST = 6
H_USES_OBSTACLE = 7
H_PLAN_WEIGHT = 8
H_MATCH_WEIGHT = 9
H_TWICE_WEIGHT = 10
H_BLIND = 11
H_BY_ROUND = 12
H_WHIMS = 13
H_CHOICES = 14
H_CARD_TASTE = 15
H_HOP_TASTE = 16
H_SHARED_TASTE = 17
H_DISTANCE_TASTE = 18
H_EARLY_OBSTACLE = 19
H_SPOILS = 20
HABITS = 24
# How play_until ends
END_OF_GAME = 0
END_OF_ROUND = 1  # before counters are kept (R5.2) and chance acts, or with the game
MY_TURN = 2  # when the seat `waits_for` is to decide, or with the game


class Table(Planner):
    """Everybody at a table: one set of buffers, the habits of each seat, and its stream of random numbers."""

    def __init__(self):
        super().__init__()
        self.habits = [0] * 144  # MAX_PLAYERS * HABITS
        self.streams = [0] * 6  # MAX_PLAYERS: what each seat's random numbers follow from
        self.own_rng = [0]  # a seat's random numbers for one decision
        self.moment = 0  # how many events there have been
        self.waits_for = NONE
        self.decided = 0


def take_seat(table, seat, player, seed, stream):
    """Give a seat the habits of a planner, and the random numbers of a bot with this seed and stream."""
    at = HABITS * seat
    table.habits[at + H_OBJECTIVE] = player.objective
    table.habits[at + H_EXCESS_WEIGHT] = player.excess_weight
    table.habits[at + H_PLAN_LIMIT] = player.plan_limit
    table.habits[at + H_TRAVEL_LIMIT] = player.travel_limit
    table.habits[at + H_HANDS] = player.hands
    table.habits[at + H_OBSTACLE_LOSS] = player.obstacle_loss
    table.habits[at + H_OBSTACLE_LOSS_LAST] = player.obstacle_loss_last
    table.habits[at + H_USES_OBSTACLE] = player.uses_obstacle
    table.habits[at + H_PLAN_WEIGHT] = player.plan_weight
    table.habits[at + H_MATCH_WEIGHT] = player.match_weight
    table.habits[at + H_TWICE_WEIGHT] = player.twice_weight
    table.habits[at + H_BLIND] = player.blind
    table.habits[at + H_BY_ROUND] = player.by_round
    table.habits[at + H_WHIMS] = player.whims
    table.habits[at + H_CHOICES] = player.choices
    table.habits[at + H_CARD_TASTE] = player.card_taste
    table.habits[at + H_HOP_TASTE] = player.hop_taste
    table.habits[at + H_SHARED_TASTE] = player.shared_taste
    table.habits[at + H_DISTANCE_TASTE] = player.distance_taste
    table.habits[at + H_EARLY_OBSTACLE] = player.early_obstacle
    table.habits[at + H_SPOILS] = player.spoils
    table.streams[seat] = core.seeded(seed, stream)


def sit_at(table, seat):
    """Think as this seat does from now on."""
    at = HABITS * seat
    table.objective = table.habits[at + H_OBJECTIVE]
    table.excess_weight = table.habits[at + H_EXCESS_WEIGHT]
    table.plan_limit = table.habits[at + H_PLAN_LIMIT]
    table.travel_limit = table.habits[at + H_TRAVEL_LIMIT]
    table.hands = table.habits[at + H_HANDS]
    table.obstacle_loss = table.habits[at + H_OBSTACLE_LOSS]
    table.obstacle_loss_last = table.habits[at + H_OBSTACLE_LOSS_LAST]
    table.uses_obstacle = table.habits[at + H_USES_OBSTACLE]
    table.plan_weight = table.habits[at + H_PLAN_WEIGHT]
    table.match_weight = table.habits[at + H_MATCH_WEIGHT]
    table.twice_weight = table.habits[at + H_TWICE_WEIGHT]
    table.blind = table.habits[at + H_BLIND]
    table.by_round = table.habits[at + H_BY_ROUND]
    table.whims = table.habits[at + H_WHIMS]
    table.choices = table.habits[at + H_CHOICES]
    table.card_taste = table.habits[at + H_CARD_TASTE]
    table.hop_taste = table.habits[at + H_HOP_TASTE]
    table.shared_taste = table.habits[at + H_SHARED_TASTE]
    table.distance_taste = table.habits[at + H_DISTANCE_TASTE]
    table.early_obstacle = table.habits[at + H_EARLY_OBSTACLE]
    table.spoils = table.habits[at + H_SPOILS]


def take_turn(table, block, chance):
    """One action of the seat that is to act, and the chance that follows."""
    core.settle(block, chance)
    act(table, block)
    core.settle(block, chance)


def act(table, block):
    """One action of the seat that is to act, with its cards.

    Journeys are planned anew after each move, as they are through views: a short-sighted player sees more then.
    """
    seat = block[CURRENT]
    now = block[ROUND]
    phase = block[PHASE]
    sit_at(table, seat)
    table.own_rng[0] = core.seeded(table.streams[seat], table.moment)
    core.apply(block, planner.decide(table, block, seat, table.own_rng))
    table.decided += 1
    if phase == TRAVEL:
        card = 1
        while card < table.script_length and table.script[card] >= A_CARD:
            core.apply(block, table.script[card])
            card += 1
    table.moment += phase != KEEP  # a round's keeps are counted when it is over: players without counters keep, too
    if block[ROUND] != now:
        table.moment += core.events_between_rounds(block)


def play_until(table, block, chance, end):
    """Play on until the game, the round or the others' turns are over."""
    core.settle(block, chance)
    now = block[ROUND]
    while block[PHASE] != OVER:
        if end == END_OF_ROUND and (block[PHASE] == KEEP or block[ROUND] != now):
            return
        core.settle(block, chance)
        if end == MY_TURN and block[CURRENT] == table.waits_for:
            return
        act(table, block)


# ------------------------------------------------------------------ for Python


def seat_player(table, seat, player, seed, stream):
    """`take_seat` for Python; bots of a game have its seed and the stream 1 + seat."""
    if not 0 <= seat < MAX_PLAYERS:
        raise IndexError(seat)
    take_seat(table, seat, player, seed, stream)


def begin_game(table, state, rng):
    """Deal, and count the events as a game does."""
    table.moment = core.events_at_start(state.block)
    core.settle(state.block, rng.generator)


def play_game(table, state, rng):
    """Play a whole game from its set-up, by the chance that `Game.new` has with the same generator."""
    begin_game(table, state, rng)
    play_until(table, state.block, rng.generator, END_OF_GAME)


def play_round(table, state, rng):
    """Play to the end of the round, before counters are kept, or to the end of the game."""
    play_until(table, state.block, rng.generator, END_OF_ROUND)


def play_others(table, state, rng, seat):
    """Play on until the seat is to decide, or to the end of the game."""
    table.waits_for = seat
    play_until(table, state.block, rng.generator, MY_TURN)


def play_on(table, state, rng):
    """Play on from any position to the end of the game."""
    play_until(table, state.block, rng.generator, END_OF_GAME)


def play_turn(table, state, rng):
    """One action of the seat that is to act, and the chance that follows."""
    take_turn(table, state.block, rng.generator)
