"""What a seat sees of a state, as one row of 700 bytes: the observation of every research environment.

The row holds a seat's knowledge and nothing else. Seats are counted from the observer: 0 is he
himself, 1 his left neighbour, and so on. envs/layout.py names the fields in the order in which they
are written here; docs/observation.md explains them.

`shown` is what a state's block does not hold: the cards that everyone has seen played or discarded
since the last shuffle, by kind (RULES.md, What is secret).
"""

from elfenland import core
from elfenland.numbering import *


def write(s, shown, me, o):
    """Write the observation of seat `me` to `o`; how many bytes it has."""
    for i in range(700):
        o[i] = 0
    i = write_turn(s, me, o)
    i = write_own(s, me, o, i)
    i = write_table(s, shown, o, i)
    for place in range(MAX_PLAYERS):
        if place < s[PLAYERS]:
            write_player(s, (me + place) % s[PLAYERS], o, i)
        i += 2 * TOWNS + KINDS + 4
    o[i] = s[OPT_TOWN_CARDS]
    o[i + 1 + s[OPT_EARLY]] = 1
    for k in range(5):
        o[i + 4 + k] = s[OPT_RESHUFFLE + k]
    return i + 9


def write_turn(s, me, o):
    """Phase, round, who is to act, who began the round, how far the phase is."""
    players = s[PLAYERS]
    o[s[PHASE]] = 1
    i = OVER + 1
    o[i + s[ROUND]] = 1
    i += LAST_ROUND + 1
    if s[PHASE] <= KEEP:
        o[i + (s[CURRENT] + players - me) % players] = 1
    i += MAX_PLAYERS
    o[i + (s[START] + players - me) % players] = 1
    i += MAX_PLAYERS
    o[i + players - 2] = 1
    i += MAX_PLAYERS - 1
    o[i] = s[STEP] if s[PHASE] != OVER else 0
    o[i + 1] = s[PASSES]
    i += 2
    if s[PHASE] == PAY:
        o[i + s[PAY_WAY]] = 1
        o[i + WAYS] = s[PAY_LEFT]
    return i + WAYS + 1


def write_own(s, me, o, i):
    """The observer's secrets: cards, secret counters, town card."""
    for k in range(CARDS):
        o[i + k] = s[HAND + CARDS * me + k]
    i += CARDS
    for k in range(KINDS):
        o[i + k] = s[HIDDEN + KINDS * me + k]
    i += KINDS
    if s[TOWN_CARD + me] != NONE:
        o[i + s[TOWN_CARD + me]] = 1
    return i + TOWNS


def write_table(s, shown, o, i):
    """What lies in the middle: counters beside the board, the stacks' sizes, cards shown, the roads."""
    for k in range(KINDS):
        o[i + k] = s[FACE + k]
    i += KINDS
    o[i] = s[BAG_COUNT]
    o[i + 1] = s[STACK_COUNT]
    i += 2
    for k in range(CARDS):
        o[i + k] = shown[k]
    i += CARDS
    for road in range(ROADS):  # without a branch: where there is no counter this writes a 0
        laid = 1 - s[FREE + road]
        o[i + KINDS * road + s[ROAD + road] - laid] = laid
    i += KINDS * ROADS
    for road in range(ROADS):
        o[i + road] = s[BLOCKED + road]
    return i + ROADS


def write_player(s, p, o, i):
    """What everybody sees of one player."""
    o[i + s[PLACE + p]] = 1
    i += TOWNS
    for town in range(TOWNS):
        o[i + town] = s[PIECE + TOWNS * p + town]
    i += TOWNS
    secrets = 0
    for k in range(KINDS):
        o[i + k] = s[OPEN + KINDS * p + k]
        secrets += s[HIDDEN + KINDS * p + k]
    i += KINDS
    o[i] = secrets
    o[i + 1] = s[CARD_COUNT + p]
    o[i + 2] = s[COLLECTED + p]
    o[i + 3] = s[OBSTACLE_LEFT + p]


# ------------------------------------------------------------------ cards shown


def decide(s, shown, a):
    """core.apply that also keeps book of the cards shown; chance is left to come."""
    phase = s[PHASE]
    p = s[CURRENT]
    if phase >= TRAVEL and phase <= DISCARD:
        for k in range(CARDS):
            shown[k] += s[HAND + CARDS * p + k]
        core.apply(s, a)
        for k in range(CARDS):
            shown[k] -= s[HAND + CARDS * p + k]
    else:
        core.apply(s, a)
    if core.is_chance(s):  # a new deal shuffles them in; before the draws none have been shown (R2.1)
        for k in range(CARDS):
            shown[k] = 0


# ------------------------------------------------------------------ rewards

BY_WIN = 0
BY_SCORE = 1
BY_RANK = 2


def reward(s, mode, me):
    """What the end of the game is worth to a seat, by one of the three measures (docs/actions.md)."""
    players = s[PLAYERS]
    who = core.winners(s)
    if mode == BY_WIN:
        sharing = 0
        for p in range(players):
            sharing += (who >> p) & 1
        return 1.0 / sharing if (who >> me) & 1 else 0.0
    beaten = 0
    for p in range(players):
        if p != me:
            if mode == BY_SCORE:
                beaten += core.score(s, me) - core.score(s, p)
            else:
                beaten += (rank(s, who, me) > rank(s, who, p)) - (rank(s, who, me) < rank(s, who, p))
    return beaten / (players - 1.0)


def rank(s, who, p):
    """A number that is higher for who stands better at the end: winners first, then as R6 ranks."""
    return core.standing(s, p) + 65536 * ((who >> p) & 1)


# ------------------------------------------------------------------ for a single state


def check_seat(state, seat):
    """Refuse a seat that is not at the table."""
    if seat < 0 or seat >= state.b[PLAYERS]:
        raise ValueError(f"there is no seat {seat} at this table")
    return 0


def observe(state, shown, seat, row):
    """Write a seat's observation of a state into an array of 700 bytes."""
    check_seat(state, seat)
    if len(row) != 700 or len(shown) != CARDS:
        raise ValueError(f"an observation has 700 bytes and {CARDS} kinds of cards shown")
    o = [0] * 700
    cards = [0] * 7
    for k in range(CARDS):
        cards[k] = shown[k]
    write(state.b, cards, seat, o)
    for i in range(700):
        row[i] = o[i]


def advance(state, shown, action):
    """Carry out a decision or an outcome of chance, and keep book of the cards shown in an array of 7 bytes.

    The entry for the game's history: the number, plus SEAT times (1 + seat) where that seat alone may
    know it (R1.5, R2.1, R2.2, R5.2); -1 if the action is not possible, and then nothing has changed.
    """
    if len(shown) != CARDS:
        raise ValueError(f"cards shown are counted by {CARDS} kinds")
    phase = state.b[PHASE]
    owner = state.b[CURRENT] + 1
    cards = [0] * 7
    if core.is_chance(state.b):
        bag = core.weights_at(state.b)
        if action < 0 or action >= widths(bag) or not state.b[bag + action]:
            return -1
        core.resolve(state.b, action)
        return action + SEAT * owner if phase == DEAL or phase == SECRET or phase == TOWN_CARDS else action
    if not is_legal(state.b, action):
        return -1
    for k in range(CARDS):
        cards[k] = shown[k]
    decide(state.b, cards, action)
    for k in range(CARDS):
        shown[k] = cards[k]
    return action + SEAT * owner if action >= A_KEEP_SECRET else action


SEAT = 1024


def widths(bag):
    """How many kinds of things a bag of chance has."""
    if bag == CARD_LEFT:
        return TOWNS
    return CARDS if bag == STACK else KINDS


def is_legal(s, a):
    """Whether a decision is among the legal ones."""
    out = [0] * 512  # MAX_LEGAL
    n = 0 if s[PHASE] > KEEP else core.legal(s, out)
    for i in range(n):
        if out[i] == a:
            return True
    return False


def final_reward(state, mode, seat):
    """What the end of a state's game is worth to a seat."""
    check_seat(state, seat)
    return reward(state.b, mode, seat)
