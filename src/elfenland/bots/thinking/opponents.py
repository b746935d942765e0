"""Quick bots as the opponents in a batch: they decide on the bare states, as the same bots do through views.

A batch (rules/batch.py) counts the events of its games, so an opponent's random numbers are those of a bot with the
game's seed and the stream 1 + seat.
"""

from elfenland.bots.thinking import planner, playing
from elfenland.rules import batch as batches
from elfenland.rules import core
from elfenland.rules.numbering import *

BOT_STREAM = 1


def play_opponents(table, batch, players, seats):
    """Play in every game until the learner at the named seat is to act.

    `players` are the planners of the seats to the learner's left, in order; None plays at random.
    """
    wanted = memoryview(seats)
    for game in range(batch.games):
        while batch.actors[game] != wanted[game] and (batch.restart or not batch.done[game]):
            play_game(table, batch, players, game, wanted[game])


def play_game(table, batch, players, game, learner):
    """Play in one game until the learner is to act or the game is over."""
    block = [0] * 434  # SIZE
    shown = [0] * 7  # CARD_KINDS
    out = [0] * 512  # MAX_LEGAL
    rng = [0]
    batches.load(batch, game, block, shown)
    rng[0] = batch.choices[game]
    while block[PHASE] != OVER and block[CURRENT] != learner:
        seat = block[CURRENT]
        player = players[(seat + batch.players - learner - 1) % batch.players]
        if player is None:
            count = core.legal(block, out)
            batches.decide(batch, game, block, shown, out[core.below(rng, count)])
        else:
            playing.take_seat(table, seat, player, batch.seeds[game], BOT_STREAM + seat)
            act(table, batch, game, block, shown, seat)
    batch.choices[game] = rng[0]
    batches.finish(batch, game, block, shown)


def act(table, batch, game, block, shown, seat):
    """One action of a seat, with its cards."""
    phase = block[PHASE]
    playing.sit_at(table, seat)
    table.own_rng[0] = core.seeded(table.streams[seat], batch.moments[game])
    batches.decide(batch, game, block, shown, planner.decide(table, block, seat, table.own_rng))
    if phase == TRAVEL:
        card = 1
        while card < table.script_length and table.script[card] >= A_CARD:
            batches.decide(batch, game, block, shown, table.script[card])
            card += 1
