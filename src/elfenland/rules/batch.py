"""Many games at once: blocks in, observations and masks out, all inside the core.

A Batch holds nothing but views of arrays (one row a game) that its maker owns; envs/vector.py makes
them with NumPy. A game of a batch that is set up with some seed is the game that Game.new makes
with that seed: the same chance in the same order.
"""

from elfenland.rules import core, observation
from elfenland.rules.numbering import *

SKIP = -1  # no decision in this game
ILLEGAL = -3  # what `play` answers to a decision that is not legal
STREAM_OF_CHOICES = 7  # random decisions come from a stream of their own, so that chance stays the game's


class Batch:
    """The arrays of a batch and the rows of one of its steps.

    template (1, SIZE)         the set-up that every game begins with
    blocks   (n, SIZE)         the states
    shown    (n, CARD_KINDS)   cards shown since the last shuffle
    chance   (n)               the generators of chance
    choices  (n)               the generators of random decisions
    seeds    (n)               the seed of the game that is being played
    moments  (n)               how many events the game has had, as Game counts them
    rows     (n, OBSERVATION)  the acting seat's observation
    masks    (n, ACTIONS)      1 where a decision is legal
    actors   (n)               the acting seat
    rewards  (n, players)      every seat's reward for the step just done
    done     (n)               1 where that step ended a game

    With `restart` the slot's next game begins at once where one has ended.
    """

    def __init__(
        self,
        template,
        blocks,
        shown,
        chance,
        choices,
        seeds,
        moments,
        rows,
        masks,
        actors,
        rewards,
        done,
        mode,
        restart,
    ):
        self.template = memoryview(template)
        self.blocks = memoryview(blocks)
        self.shown = memoryview(shown)
        self.chance = memoryview(chance)
        self.choices = memoryview(choices)
        self.seeds = memoryview(seeds)
        self.moments = memoryview(moments)
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
        for game in range(first, last):
            self.choices[game] = core.seeded(self.seeds[game], STREAM_OF_CHOICES)
            clear(self, game)
            begin(self, game)

    def illegal(self, decisions):
        """The first game whose decision is not legal, or -1."""
        return first_illegal(self, memoryview(decisions))

    def step(self, decisions, first, last):
        """Carry out one legal decision in each of the games `first` to `last - 1`."""
        step_range(self, memoryview(decisions), first, last)

    def play(self, game, decision):
        """Carry out one decision in one game: the seat that is to act then, or NOBODY, or ILLEGAL."""
        if decision < 0 or decision >= ACTIONS or not self.masks[game, decision]:
            return ILLEGAL
        step_game(self, game, decision)
        return NOBODY if self.blocks[game, PHASE] == OVER else self.actors[game]

    def others(self, seats):
        """Let all seats but one of each game play at random until that one is to act."""
        play_others(self, memoryview(seats))

    def choose(self, decisions):
        """A legal decision for every game, each as likely as any other."""
        choose_all(self, memoryview(decisions))

    def observe(self, game, seat, row):
        """Write any seat's observation of a game to an array of OBSERVATION bytes."""
        observe_seat(self, game, seat, memoryview(row))


def fetch(rows, game, to, width):
    """A game's row of one array into a local array."""
    for i in range(width):
        to[i] = rows[game, i]


def store(rows, game, local, width):
    """A local array into the game's row."""
    for i in range(width):
        rows[game, i] = local[i]


def load(batch, game, block, shown):
    """A game's state into local arrays."""
    fetch(batch.blocks, game, block, SIZE)
    fetch(batch.shown, game, shown, CARD_KINDS)


def save(batch, game, block, shown):
    """The local arrays back into the game's state, and what the acting seat sees."""
    row = [0] * 700  # OBSERVATION
    store(batch.blocks, game, block, SIZE)
    store(batch.shown, game, shown, CARD_KINDS)
    batch.actors[game] = block[CURRENT]
    observation.write(block, shown, block[CURRENT], row)
    store(batch.rows, game, row, OBSERVATION)
    write_mask(block, batch.masks, game)


def write_mask(block, masks, game):
    """A game's mask: 1 where a decision is legal."""
    out = [0] * 512  # MAX_LEGAL
    for i in range(ACTIONS):
        masks[game, i] = 0
    count = core.legal(block, out)
    for i in range(count):
        masks[game, out[i]] = 1


def begin(batch, game):
    """Set a game up by its seed, up to the first decision."""
    block = [0] * 434  # SIZE
    shown = [0] * 7  # CARD_KINDS
    rng = [0]
    fetch(batch.template, 0, block, SIZE)
    for kind in range(CARD_KINDS):
        shown[kind] = 0
    batch.moments[game] = core.events_at_start(block)
    rng[0] = core.seeded(batch.seeds[game], 0)
    core.settle(block, rng)
    batch.chance[game] = rng[0]
    save(batch, game, block, shown)


def step_range(batch, decisions, first, last):
    """One decision in each game of a range; SKIP leaves a game as it is."""
    for game in range(first, last):
        if decisions[game] != SKIP:
            step_game(batch, game, decisions[game])
        elif batch.done[game]:
            clear(batch, game)


def clear(batch, game):
    """Nothing has ended here in this step."""
    batch.done[game] = 0
    for seat in range(batch.players):
        batch.rewards[game, seat] = 0


def step_game(batch, game, decision):
    """One decision in one game."""
    block = [0] * 434  # SIZE
    shown = [0] * 7  # CARD_KINDS
    load(batch, game, block, shown)
    if batch.done[game]:
        clear(batch, game)
    decide(batch, game, block, shown, decision)
    finish(batch, game, block, shown)


def decide(batch, game, block, shown, decision):
    """One decision, and chance after it. An action with its cards is one event; keeps are counted with their round."""
    rng = [0]
    phase = block[PHASE]
    now = block[ROUND]
    observation.decide(block, shown, decision)
    batch.moments[game] += phase != KEEP and block[PHASE] != PAY and block[PHASE] != DISCARD
    if block[ROUND] != now:
        batch.moments[game] += core.events_between_rounds(block)
    if core.is_chance(block):
        rng[0] = batch.chance[game]
        core.settle(block, rng)
        batch.chance[game] = rng[0]


def finish(batch, game, block, shown):
    """The end of a step: a game that is over is rewarded, and the slot's next one may begin."""
    if block[PHASE] == OVER:
        for seat in range(batch.players):
            batch.rewards[game, seat] = observation.reward(block, batch.mode, seat)
        batch.done[game] = 1
        if batch.restart:
            batch.seeds[game] += batch.games
            begin(batch, game)
            return
    save(batch, game, block, shown)


def play_others(batch, seats):
    """Random legal decisions until the one seat that is named for each game is to act, or the game is over."""
    block = [0] * 434  # SIZE
    shown = [0] * 7  # CARD_KINDS
    out = [0] * 512  # MAX_LEGAL
    rng = [0]
    for game in range(batch.games):
        if batch.done[game] or batch.actors[game] == seats[game]:
            continue
        load(batch, game, block, shown)
        rng[0] = batch.choices[game]
        while block[PHASE] != OVER and block[CURRENT] != seats[game]:
            count = core.legal(block, out)
            decide(batch, game, block, shown, out[core.below(rng, count)])
        batch.choices[game] = rng[0]
        finish(batch, game, block, shown)


def first_illegal(batch, decisions):
    """The first game whose decision is not legal, or -1."""
    for game in range(batch.games):
        if decisions[game] != SKIP and not (0 <= decisions[game] < ACTIONS and batch.masks[game, decisions[game]]):
            return game
    return -1


def choose_all(batch, decisions):
    """Uniform legal decisions."""
    block = [0] * 434  # SIZE
    shown = [0] * 7  # CARD_KINDS
    out = [0] * 512  # MAX_LEGAL
    rng = [0]
    for game in range(batch.games):
        load(batch, game, block, shown)
        rng[0] = batch.choices[game]
        count = core.legal(block, out)
        decisions[game] = out[core.below(rng, count)] if count > 0 else SKIP
        batch.choices[game] = rng[0]


def observe_seat(batch, game, seat, target):
    """Any seat's observation of a game."""
    block = [0] * 434  # SIZE
    shown = [0] * 7  # CARD_KINDS
    row = [0] * 700  # OBSERVATION
    load(batch, game, block, shown)
    observation.write(block, shown, seat, row)
    for i in range(OBSERVATION):
        target[i] = row[i]
