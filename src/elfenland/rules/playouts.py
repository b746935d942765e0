"""Whole games by chance: every decision uniformly among the legal ones.

Plain Python; the build compiles it with the types of playouts.pxd.
"""

from elfenland.rules import core
from elfenland.rules.numbering import *


def playout(block, rng, out):
    """Play to the end; how many decisions it took."""
    decisions = 0
    core.settle(block, rng)
    while block[PHASE] != OVER:
        count = core.legal(block, out)
        core.apply(block, out[core.below(rng, count)])
        decisions += 1
        if block[PHASE] > KEEP:
            core.settle(block, rng)
    return decisions


def play_forced(block, out):
    """Carry out decisions as long as there is only one possibility; how many it carried out."""
    done = 0
    while block[PHASE] <= KEEP and core.legal(block, out) == 1:
        core.apply(block, out[0])
        done += 1
    return done


def random_games(template, first_seed, games, totals):
    """Play `games` whole games from a set-up block; adds decisions, pieces and cards to totals."""
    block = [0] * 434  # SIZE
    out = [0] * 512  # MAX_LEGAL
    rng = [0]
    for game in range(games):
        core.copy_block(block, template)
        rng[0] = core.seeded(first_seed + game, 0)
        totals[0] += playout(block, rng, out)
        for seat in range(block[PLAYERS]):
            totals[1] += block[COLLECTED + seat]
            totals[2] += block[CARD_COUNT + seat]
