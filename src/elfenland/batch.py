"""Many games at once: blocks in, observations and masks out, all inside the core.

A Batch holds nothing but views of arrays (one row a game) that its maker owns; envs/vector.py makes
them with NumPy. Game number g of a batch, set up with some seed, is the game that Game.new makes
with that seed: the same chance in the same order.
"""

from elfenland import core, observation
from elfenland.numbering import *

SKIP = -1  # no decision in this game
STREAM_OF_CHOICES = 7  # random decisions come from a stream of their own, so that chance stays the game's


class Batch:
    """The arrays of a batch and the rows of one of its steps.

    template (1, SIZE)      the set-up that every game begins with
    blocks   (n, SIZE)      the states
    shown    (n, CARDS)     cards shown since the last shuffle
    chance   (n)            the generators of chance
    choices  (n)            the generators of random decisions
    seeds    (n)            the seed of the game that is being played
    rows     (n, 700)       the acting seat's observation
    masks    (n, ACTIONS)   1 where a decision is legal
    actors   (n)            the acting seat
    rewards  (n, players)   every seat's reward for the step just done
    done     (n)            1 where that step ended a game

    With `restart` the slot's next game begins at once where one has ended.
    """

    def __init__(
        self, template, blocks, shown, chance, choices, seeds, rows, masks, actors, rewards, done, mode, restart
    ):
        self.template = memoryview(template)
        self.blocks = memoryview(blocks)
        self.shown = memoryview(shown)
        self.chance = memoryview(chance)
        self.choices = memoryview(choices)
        self.seeds = memoryview(seeds)
        self.rows = memoryview(rows)
        self.masks = memoryview(masks)
        self.actors = memoryview(actors)
        self.rewards = memoryview(rewards)
        self.done = memoryview(done)
        self.mode = mode
        self.restart = restart
        self.games = len(blocks)
        self.players = template[0][PLAYERS]

    def reset(self, first, last):
        """Begin the games `first` to `last - 1` by their seeds."""
        for g in range(first, last):
            self.choices[g] = core.seeded(self.seeds[g], STREAM_OF_CHOICES)
            clear(self, g)
            begin(self, g)

    def illegal(self, decisions):
        """The first game whose decision is not legal, or -1."""
        return first_illegal(self, memoryview(decisions))

    def step(self, decisions, first, last):
        """Carry out one legal decision in each of the games `first` to `last - 1`."""
        step_range(self, memoryview(decisions), first, last)

    def play(self, g, decision):
        """Carry out one decision in one game: the seat that is to act then, or NOBODY, or -3 if it is not legal."""
        if decision < 0 or decision >= ACTIONS or not self.masks[g, decision]:
            return -3
        step_game(self, g, decision)
        return NOBODY if self.blocks[g, PHASE] == OVER else self.actors[g]

    def others(self, seats):
        """Let all seats but one of each game play at random until that one is to act."""
        play_others(self, memoryview(seats))

    def choose(self, decisions):
        """A legal decision for every game, each as likely as any other."""
        choose_all(self, memoryview(decisions))

    def observe(self, g, seat, row):
        """Write any seat's observation of a game to an array of 700 bytes."""
        observe_seat(self, g, seat, memoryview(row))


def fetch(rows, g, to, count):
    """A game's row of one array into a local array."""
    for i in range(count):
        to[i] = rows[g, i]


def store(rows, g, block, count):
    """A local array into the game's row."""
    for i in range(count):
        rows[g, i] = block[i]


def load(batch, g, s, shown):
    """A game's state into local arrays."""
    fetch(batch.blocks, g, s, SIZE)
    fetch(batch.shown, g, shown, CARDS)


def save(batch, g, s, shown):
    """The local arrays back into the game's state, and what the acting seat sees."""
    o = [0] * 700
    store(batch.blocks, g, s, SIZE)
    store(batch.shown, g, shown, CARDS)
    batch.actors[g] = s[CURRENT]
    observation.write(s, shown, s[CURRENT], o)
    store(batch.rows, g, o, 700)
    write_mask(s, batch.masks, g)


def write_mask(s, masks, g):
    """A game's mask: 1 where a decision is legal."""
    out = [0] * 512  # MAX_LEGAL
    for i in range(ACTIONS):
        masks[g, i] = 0
    n = core.legal(s, out)
    for i in range(n):
        masks[g, out[i]] = 1


def begin(batch, g):
    """Set a game up by its seed, up to the first decision."""
    s = [0] * 434  # SIZE
    shown = [0] * 7  # CARDS
    r = [0]
    fetch(batch.template, 0, s, SIZE)
    for k in range(CARDS):
        shown[k] = 0
    r[0] = core.seeded(batch.seeds[g], 0)
    core.settle(s, r)
    batch.chance[g] = r[0]
    save(batch, g, s, shown)


def step_range(batch, decisions, first, last):
    """One decision in each game of a range; SKIP leaves a game as it is."""
    for g in range(first, last):
        if decisions[g] != SKIP:
            step_game(batch, g, decisions[g])
        elif batch.done[g]:
            clear(batch, g)


def clear(batch, g):
    """Nothing has ended here in this step."""
    batch.done[g] = 0
    for p in range(batch.players):
        batch.rewards[g, p] = 0


def step_game(batch, g, decision):
    """One decision in one game."""
    s = [0] * 434  # SIZE
    shown = [0] * 7  # CARDS
    load(batch, g, s, shown)
    if batch.done[g]:
        clear(batch, g)
    decide(batch, g, s, shown, decision)
    finish(batch, g, s, shown)


def decide(batch, g, s, shown, decision):
    """One decision, and chance after it."""
    r = [0]
    observation.decide(s, shown, decision)
    if core.is_chance(s):
        r[0] = batch.chance[g]
        core.settle(s, r)
        batch.chance[g] = r[0]


def finish(batch, g, s, shown):
    """The end of a step: a game that is over is rewarded, and the slot's next one may begin."""
    if s[PHASE] == OVER:
        for p in range(batch.players):
            batch.rewards[g, p] = observation.reward(s, batch.mode, p)
        batch.done[g] = 1
        if batch.restart:
            batch.seeds[g] += batch.games
            begin(batch, g)
            return
    save(batch, g, s, shown)


def play_others(batch, seats):
    """Random legal decisions until the one seat that is named for each game is to act, or the game is over."""
    s = [0] * 434  # SIZE
    shown = [0] * 7  # CARDS
    out = [0] * 512  # MAX_LEGAL
    r = [0]
    for g in range(batch.games):
        if batch.done[g] or batch.actors[g] == seats[g]:
            continue
        load(batch, g, s, shown)
        r[0] = batch.choices[g]
        while s[PHASE] != OVER and s[CURRENT] != seats[g]:
            n = core.legal(s, out)
            decide(batch, g, s, shown, out[core.below(r, n)])
        batch.choices[g] = r[0]
        finish(batch, g, s, shown)


def first_illegal(batch, decisions):
    """The first game whose decision is not legal, or -1."""
    for g in range(batch.games):
        if decisions[g] != SKIP and not (0 <= decisions[g] < ACTIONS and batch.masks[g, decisions[g]]):
            return g
    return -1


def choose_all(batch, decisions):
    """Uniform legal decisions."""
    s = [0] * 434  # SIZE
    shown = [0] * 7  # CARDS
    out = [0] * 512  # MAX_LEGAL
    r = [0]
    for g in range(batch.games):
        load(batch, g, s, shown)
        r[0] = batch.choices[g]
        n = core.legal(s, out)
        decisions[g] = out[core.below(r, n)] if n > 0 else SKIP
        batch.choices[g] = r[0]


def observe_seat(batch, g, seat, row):
    """Any seat's observation of a game."""
    s = [0] * 434  # SIZE
    shown = [0] * 7  # CARDS
    o = [0] * 700
    load(batch, g, s, shown)
    observation.write(s, shown, seat, o)
    for i in range(700):
        row[i] = o[i]
