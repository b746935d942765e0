"""Worlds: positions that agree with everything a seat has ever seen, drawn with the right probabilities.

Chance is as the core draws it; what players did openly tells only that it was lawful; what nobody saw
(which of two secret counters was kept) is equally likely (DESIGN.md, point 5). The worlds are a Markov
chain (unseen_cards.py, unseen_counters.py): the first one is far from where it started, and each
further one a number of steps from the last.

Plain Python; the build compiles it with the types of worlds.pxd.
"""

from elfenland import core
from elfenland.completion import complete, position
from elfenland.knowledge import History, Impossible
from elfenland.numbering import *
from elfenland.state import State
from elfenland.unseen_cards import UnseenCards
from elfenland.unseen_counters import UnseenCounters

STREAM = 2  # of the seed's random numbers
TRIES = 50000  # to find a first world
FIRST_STEPS = 400  # for each hidden thing, before the first world
NEXT_STEPS = 2  # between two worlds


class Worlds:
    """An endless row of worlds for one seat's knowledge; the same seed gives the same row."""

    def __init__(self, knowledge, seed, history_only=False):
        """Find a first world; with `history_only` no positions can be asked for, and no rule is checked."""
        self.knowledge = knowledge
        self.x = [0]
        self.x[0] = core.seeded(seed, STREAM)
        self.stack = [0] * 7
        self.bag = [0] * 6
        self.town = [0] * 6  # the town card by player, or NONE
        self.may_have = [0] * 126  # by player and town
        self.template = [0] * 434  # SIZE
        self.players = knowledge.players
        self.cards = UnseenCards(knowledge)
        self.counters = UnseenCounters(knowledge)
        self.find_first()
        self.card_count = self.count_hidden()
        self.walk(FIRST_STEPS)
        if not history_only:
            self.keep_template(position(knowledge, complete(knowledge, self.history())))

    def find_first(self):
        """Any world at all; where none is found, the history is taken to be impossible."""
        if not self.find_towns():
            raise Impossible("no town cards agree with the distances of the result", "R6.2")
        if not self.cards.find(TRIES, self.x):
            raise Impossible("no hands agree with all the cards that were shown", "R2.1")
        if not self.counters.find(TRIES, self.x):
            raise Impossible("no secret counters agree with all the counters that were seen", "R2.2")

    def find_towns(self):
        """Give everyone a town card that he may have; whether it can be done."""
        owner = {}
        self.with_towns = False
        for p in range(MAX_PLAYERS):
            self.town[p] = NONE
            if p < self.players:
                for town in self.knowledge.towns[p]:
                    self.may_have[TOWNS * p + town] = 1
                if self.knowledge.towns[p] and not self.give_town(p, owner, set()):
                    return False
        for town in owner:
            self.town[owner[town]] = town
            self.with_towns = True
        return True

    def give_town(self, p, owner, tried):
        """Find p a town, moving others to another one where that helps."""
        for town in self.knowledge.towns[p]:
            if town not in tried:
                tried.add(town)
                if town not in owner or self.give_town(owner[town], owner, tried):
                    owner[town] = p
                    return True
        return False

    def count_hidden(self):
        """How many cards there are to imagine; those of earlier rounds matter less and count a third."""
        now = 0
        earlier = 0
        for p in range(self.players):
            if self.cards.hidden[p]:
                now += self.cards.size[6 * self.cards.present + p]
                for t in range(self.cards.present):
                    earlier += self.cards.size[6 * t + p]
        return now + (earlier + 2) // 3

    def keep_template(self, state):
        """What is public, with all that is hidden put back into the stack and the bag."""
        core.copy_block(self.template, state.b)
        for k in range(CARDS):
            self.stack[k] = self.template[STACK + k]
            for p in range(self.players):
                if self.cards.hidden[p]:
                    self.stack[k] += self.template[HAND + CARDS * p + k]
        for k in range(KINDS):
            self.bag[k] = self.template[BAG + k]
            for p in range(self.players):
                if self.cards.hidden[p]:
                    self.bag[k] += self.template[HIDDEN + KINDS * p + k]

    # -------------------------------------------------------------- the chain

    def walk(self, sweeps):
        """Go on by so many steps for each hidden thing."""
        for _ in range(sweeps * self.card_count):
            self.cards.step(self.x)
        for _ in range(sweeps * self.counters.draw_count // 3):
            self.counters.step(self.x)
        if self.with_towns:
            for _ in range(sweeps):
                for p in range(self.players):
                    self.step_town(p)

    def step_town(self, p):
        """p's town card is another one, or his and another player's change places."""
        town = core.below(self.x, TOWNS)
        old = self.town[p]
        if old == NONE or not self.may_have[TOWNS * p + town]:
            return
        for q in range(self.players):
            if self.town[q] == town:
                if not self.may_have[TOWNS * q + old]:
                    return
                self.town[q] = old
        self.town[p] = town

    def next_into(self, s):
        """Write the next world over a state's block."""
        self.walk(NEXT_STEPS)
        self.write(s)

    def write(self, s):
        """Write the present world over a state's block."""
        core.copy_block(s, self.template)
        self.cards.write(s, self.stack)
        self.counters.write(s, self.bag)
        for p in range(self.players):
            s[TOWN_CARD + p] = self.town[p]

    # -------------------------------------------------------------- for Python

    def next(self):
        """The next world."""
        new = State()
        self.next_into(new.b)
        return new

    def skip(self, count):
        """Pass over that many worlds."""
        for _ in range(count):
            self.walk(NEXT_STEPS)

    def here(self):
        """The present world once more."""
        new = State()
        self.write(new.b)
        return new

    def history(self):
        """The hidden things of the present world, round by round."""
        rounds = range(self.cards.present + 1)
        seats = range(self.players)
        return History(
            tuple([_known(self.town[p]) for p in seats]),
            tuple([tuple([tuple(self.cards.dealt(t, p)) for p in seats]) for t in rounds]),
            tuple([tuple([_known(self.counters.draw_of(t, p)) for p in seats]) for t in rounds]),
            tuple([tuple([_known(self.counters.kept_of(t, p)) for p in seats]) for t in rounds]),
        )


def _known(number):
    return None if number == NONE else number
