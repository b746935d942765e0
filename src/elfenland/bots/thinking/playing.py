"""Whole tables of quick players on bare states: simulation, playouts and batches without a Python object per decision.

A Table gives every seat the habits of a Planner. The decisions are those that the same bots make through views: a
seat's random numbers follow from its own seed and from how many events there have been, and a planner reads nothing
that its seat may not know (planner.py).
"""

from elfenland.bots.thinking import planner
from elfenland.bots.thinking.planner import Planner
from elfenland.rules import core
from elfenland.rules.numbering import *

HABITS = 24  # room for the habits of a seat
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
    table.habits[at] = player.objective
    table.habits[at + 1] = player.excess_weight
    table.habits[at + 2] = player.plan_limit
    table.habits[at + 3] = player.travel_limit
    table.habits[at + 4] = player.hands
    table.habits[at + 5] = player.obstacle_loss
    table.habits[at + 6] = player.obstacle_loss_last
    table.habits[at + 7] = player.uses_obstacle
    table.habits[at + 8] = player.plan_weight
    table.habits[at + 9] = player.match_weight
    table.habits[at + 10] = player.twice_weight
    table.habits[at + 11] = player.blind
    table.habits[at + 12] = player.by_round
    table.habits[at + 13] = player.whims
    table.habits[at + 14] = player.choices
    table.habits[at + 15] = player.card_taste
    table.habits[at + 16] = player.hop_taste
    table.habits[at + 17] = player.shared_taste
    table.habits[at + 18] = player.distance_taste
    table.habits[at + 19] = player.early_obstacle
    table.habits[at + 20] = player.spoils
    table.streams[seat] = core.seeded(seed, stream)


def sit_at(table, seat):
    """Think as this seat does from now on."""
    at = HABITS * seat
    table.objective = table.habits[at]
    table.excess_weight = table.habits[at + 1]
    table.plan_limit = table.habits[at + 2]
    table.travel_limit = table.habits[at + 3]
    table.hands = table.habits[at + 4]
    table.obstacle_loss = table.habits[at + 5]
    table.obstacle_loss_last = table.habits[at + 6]
    table.uses_obstacle = table.habits[at + 7]
    table.plan_weight = table.habits[at + 8]
    table.match_weight = table.habits[at + 9]
    table.twice_weight = table.habits[at + 10]
    table.blind = table.habits[at + 11]
    table.by_round = table.habits[at + 12]
    table.whims = table.habits[at + 13]
    table.choices = table.habits[at + 14]
    table.card_taste = table.habits[at + 15]
    table.hop_taste = table.habits[at + 16]
    table.shared_taste = table.habits[at + 17]
    table.distance_taste = table.habits[at + 18]
    table.early_obstacle = table.habits[at + 19]
    table.spoils = table.habits[at + 20]


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
