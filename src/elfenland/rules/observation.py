"""What a seat sees of a state, as one row of 700 bytes: the observation of every research environment.

The row holds a seat's knowledge and nothing else. Seats are counted from the observer: 0 is the
observer, 1 the left neighbour, and so on. envs/layout.py names the fields in the order in which they
are written here; docs/observation.md explains them.

`shown` is what a state's block does not hold: the cards that everyone has seen played or discarded
since the last shuffle, by kind (docs/rules.md, What is secret).
"""

from elfenland.rules import core
from elfenland.rules.numbering import *


def write(block, shown, me, row):
    """Write the observation of seat `me` to `row`; how many bytes it has."""
    for i in range(OBSERVATION):
        row[i] = 0
    at = write_turn(block, me, row)
    at = write_own(block, me, row, at)
    at = write_table(block, shown, row, at)
    for place in range(MAX_PLAYERS):
        if place < block[PLAYERS]:
            write_player(block, (me + place) % block[PLAYERS], row, at)
        at += 2 * TOWNS + COUNTER_KINDS + 4
    row[at] = block[OPT_TOWN_CARDS]
    row[at + 1 + block[OPT_EARLY]] = 1
    for i in range(5):  # the options that are either on or off
        row[at + 4 + i] = block[OPT_RESHUFFLE + i]
    return at + 9


def write_turn(block, me, row):
    """Phase, round, who is to act, who began the round, how far the phase is."""
    players = block[PLAYERS]
    row[block[PHASE]] = 1
    at = OVER + 1
    row[at + block[ROUND]] = 1
    at += LAST_ROUND + 1
    if block[PHASE] <= KEEP:
        row[at + (block[CURRENT] + players - me) % players] = 1
    at += MAX_PLAYERS
    row[at + (block[START] + players - me) % players] = 1
    at += MAX_PLAYERS
    row[at + players - 2] = 1
    at += MAX_PLAYERS - 1
    row[at] = block[STEP] if block[PHASE] != OVER else 0
    row[at + 1] = block[PASSES]
    at += 2
    if block[PHASE] == PAY:
        row[at + block[PAY_CONNECTION]] = 1
        row[at + CONNECTIONS] = block[PAY_LEFT]
    return at + CONNECTIONS + 1


def write_own(block, me, row, at):
    """The observer's secrets: cards, secret counters, town card."""
    for kind in range(CARD_KINDS):
        row[at + kind] = block[hand_at(me, kind)]
    at += CARD_KINDS
    for kind in range(COUNTER_KINDS):
        row[at + kind] = block[secret_at(me, kind)]
    at += COUNTER_KINDS
    if block[TOWN_CARD + me] != NONE:
        row[at + block[TOWN_CARD + me]] = 1
    return at + TOWNS


def write_table(block, shown, row, at):
    """What lies in the middle: counters beside the board, the stacks' sizes, cards shown, the roads."""
    for kind in range(COUNTER_KINDS):
        row[at + kind] = block[MARKET + kind]
    at += COUNTER_KINDS
    row[at] = block[BAG_COUNT]
    row[at + 1] = block[STACK_COUNT]
    at += 2
    for kind in range(CARD_KINDS):
        row[at + kind] = shown[kind]
    at += CARD_KINDS
    for road in range(ROADS):  # without a branch: where there is no counter this writes a 0
        laid = 1 - block[FREE + road]
        row[at + COUNTER_KINDS * road + block[ROAD + road] - laid] = laid
    at += COUNTER_KINDS * ROADS
    for road in range(ROADS):
        row[at + road] = block[BLOCKED + road]
    return at + ROADS


def write_player(block, seat, row, at):
    """What everybody sees of one player."""
    row[at + block[BOOT + seat]] = 1
    at += TOWNS
    for town in range(TOWNS):
        row[at + town] = block[piece_at(seat, town)]
    at += TOWNS
    secrets = 0
    for kind in range(COUNTER_KINDS):
        row[at + kind] = block[open_at(seat, kind)]
        secrets += block[secret_at(seat, kind)]
    at += COUNTER_KINDS
    row[at] = secrets
    row[at + 1] = block[CARD_COUNT + seat]
    row[at + 2] = block[COLLECTED + seat]
    row[at + 3] = block[OBSTACLE_LEFT + seat]


# ------------------------------------------------------------------ cards shown


def decide(block, shown, decision):
    """core.apply that also keeps count of the cards shown; chance has not acted yet."""
    phase = block[PHASE]
    seat = block[CURRENT]
    if phase >= TRAVEL and phase <= DISCARD:
        for kind in range(CARD_KINDS):
            shown[kind] += block[hand_at(seat, kind)]
        core.apply(block, decision)
        for kind in range(CARD_KINDS):
            shown[kind] -= block[hand_at(seat, kind)]
    else:
        core.apply(block, decision)
    if core.is_chance(block):  # a new deal shuffles them in; before the draws none have been shown (R2.1)
        for kind in range(CARD_KINDS):
            shown[kind] = 0


# ------------------------------------------------------------------ rewards

BY_WIN = 0
BY_SCORE = 1
BY_RANK = 2


def reward(block, mode, me):
    """What the end of the game is worth to a seat, by one of the three measures (docs/actions.md)."""
    players = block[PLAYERS]
    who = core.winners(block)
    if mode == BY_WIN:
        sharing = 0
        for seat in range(players):
            sharing += (who >> seat) & 1
        return 1.0 / sharing if (who >> me) & 1 else 0.0
    beaten = 0
    for seat in range(players):
        if seat != me:
            if mode == BY_SCORE:
                beaten += core.score(block, me) - core.score(block, seat)
            else:
                ahead = rank(block, who, me) - rank(block, who, seat)
                beaten += (ahead > 0) - (ahead < 0)
    return beaten / (players - 1.0)


def rank(block, who, seat):
    """A number that is higher for a seat that stands better at the end: winners first, then as R6 ranks."""
    return core.standing(block, seat) + 65536 * ((who >> seat) & 1)


# ------------------------------------------------------------------ for a single state


def check_seat(state, seat):
    """Refuse a seat that is not at the table."""
    if seat < 0 or seat >= state.block[PLAYERS]:
        raise ValueError(f"there is no seat {seat} at this table")
    return 0


def observe(state, shown, seat, row):
    """Write a seat's observation of a state into an array of OBSERVATION bytes."""
    check_seat(state, seat)
    if len(row) != OBSERVATION or len(shown) != CARD_KINDS:
        raise ValueError(f"an observation has {OBSERVATION} bytes and {CARD_KINDS} kinds of cards shown")
    local = [0] * 700  # OBSERVATION
    cards = [0] * 7  # CARD_KINDS
    for kind in range(CARD_KINDS):
        cards[kind] = shown[kind]
    write(state.block, cards, seat, local)
    for i in range(OBSERVATION):
        row[i] = local[i]


def advance(state, shown, action):
    """Carry out a decision or an outcome of chance, and keep count of the cards shown in an array of 7 bytes.

    The entry for the game's history: the number, plus SEAT times (1 + seat) where that seat alone may
    know it (R1.5, R2.1, R2.2, R5.2); -1 if the action is not possible, and then nothing has changed.
    """
    if len(shown) != CARD_KINDS:
        raise ValueError(f"cards shown are counted by {CARD_KINDS} kinds")
    phase = state.block[PHASE]
    owner = state.block[CURRENT] + 1
    cards = [0] * 7  # CARD_KINDS
    if core.is_chance(state.block):
        bag = core.weights_at(state.block)
        if action < 0 or action >= core.weights_width(state.block) or not state.block[bag + action]:
            return -1
        core.resolve(state.block, action)
        return action + SEAT * owner if phase == DEAL or phase == SECRET or phase == TOWN_CARDS else action
    if not is_legal(state.block, action):
        return -1
    for kind in range(CARD_KINDS):
        cards[kind] = shown[kind]
    decide(state.block, cards, action)
    for kind in range(CARD_KINDS):
        shown[kind] = cards[kind]
    return action + SEAT * owner if action >= A_KEEP_SECRET else action


SEAT = 1024


def is_legal(block, decision):
    """Whether a decision is among the legal ones."""
    out = [0] * 512  # MAX_LEGAL
    count = 0 if block[PHASE] > KEEP else core.legal(block, out)
    for i in range(count):
        if out[i] == decision:
            return True
    return False


def final_reward(state, mode, seat):
    """What the end of a state's game is worth to a seat."""
    check_seat(state, seat)
    return reward(state.block, mode, seat)
