"""Worlds: positions that agree with everything a seat has ever seen, drawn with the right probabilities.

Chance is as the core draws it; an open action tells only that it was legal; what nobody saw
(which of two secret counters was kept) is equally likely. The worlds are a Markov chain
(unseen_cards.py, unseen_counters.py): the first world lies many steps from where the chain started,
and each further one a few steps from the last.

Plain Python; the build compiles it with the types of worlds.pxd.
"""

from elfenland.hidden.completion import complete, position
from elfenland.hidden.knowledge import History, Impossible
from elfenland.hidden.unseen_cards import UnseenCards
from elfenland.hidden.unseen_counters import UnseenCounters
from elfenland.rules import core
from elfenland.rules.numbering import *
from elfenland.rules.state import State

STREAM = 2  # of the seed's random numbers
TRIES = 50000  # to find a first world
FIRST_STEPS = 400  # for each hidden thing, before the first world
NEXT_STEPS = 2  # between two worlds


class Worlds:
    """An endless row of worlds for one seat's knowledge; the same seed gives the same row."""

    def __init__(self, knowledge, seed, history_only=False, state=None):
        """Find a first world.

        `state` is the position as the seat knows it; without one the history is completed and replayed, which
        checks it against the rules. With `history_only` no positions can be asked for, and no rule is checked.
        """
        self.knowledge = knowledge
        self.rng = [0]
        self.rng[0] = core.seeded(seed, STREAM)
        self.stack = [0] * 7
        self.bag = [0] * 6
        self.town = [0] * 6  # the town card by player, or NONE
        self.old_town = [0] * 6
        self.may_have = [0] * 126  # by player and town
        self.template = [0] * 434  # SIZE
        self.players = knowledge.players
        self.cards = UnseenCards(knowledge)
        self.counters = UnseenCounters(knowledge)
        self.find_first()
        self.card_count = self.count_hidden()
        self.walk(FIRST_STEPS)
        if state is not None:
            self.keep_template(state)
        elif not history_only:
            self.keep_template(position(knowledge, complete(knowledge, self.history())))

    def find_first(self):
        """Any world at all; where none is found, the history is taken to be impossible."""
        if not self.find_towns():
            raise Impossible("no town cards agree with the distances of the result", "R6.2")
        if not self.cards.find(TRIES, self.rng):
            raise Impossible("no hands agree with all the cards that were shown", "R2.1")
        if not self.counters.find(TRIES, self.rng):
            raise Impossible("no secret counters agree with all the counters that were seen", "R2.2")

    def find_towns(self):
        """Give everyone a town card that they may have; whether it can be done."""
        owner = {}
        self.with_towns = False
        for seat in range(MAX_PLAYERS):
            self.town[seat] = NONE
            if seat < self.players:
                for town in self.knowledge.towns[seat]:
                    self.may_have[seat_town(seat, town)] = 1
                if self.knowledge.towns[seat] and not self.give_town(seat, owner, set()):
                    return False
        for town in owner:
            self.town[owner[town]] = town
            self.with_towns = True
        return True

    def give_town(self, seat, owner, tried):
        """Find a seat a town, moving others to another one where that helps."""
        for town in self.knowledge.towns[seat]:
            if town not in tried:
                tried.add(town)
                if town not in owner or self.give_town(owner[town], owner, tried):
                    owner[town] = seat
                    return True
        return False

    def count_hidden(self):
        """How many cards there are to imagine; those of earlier rounds matter less and count a third."""
        now = 0
        earlier = 0
        for seat in range(self.players):
            if self.cards.hidden[seat]:
                now += self.cards.size[round_seat(self.cards.present, seat)]
                for round in range(self.cards.present):
                    earlier += self.cards.size[round_seat(round, seat)]
        return now + (earlier + 2) // 3

    def keep_template(self, state):
        """What is public, with all that is hidden put back into the stack and the bag."""
        core.copy_block(self.template, state.block)
        for kind in range(CARD_KINDS):
            self.stack[kind] = self.template[STACK + kind]
            for seat in range(self.players):
                if self.cards.hidden[seat]:
                    self.stack[kind] += self.template[hand_at(seat, kind)]
        for kind in range(COUNTER_KINDS):
            self.bag[kind] = self.template[BAG + kind]
            for seat in range(self.players):
                if self.cards.hidden[seat]:
                    self.bag[kind] += self.template[secret_at(seat, kind)]

    # -------------------------------------------------------------- the chain

    def walk(self, sweeps):
        """Go on by so many steps for each hidden thing."""
        for _ in range(sweeps * self.card_count):
            self.cards.step(self.rng)
        for _ in range(sweeps * self.counters.draw_count // 3):
            self.counters.step(self.rng)
        if self.with_towns:
            for _ in range(sweeps):
                for seat in range(self.players):
                    self.step_town(seat)

    def step_town(self, seat):
        """Change a seat's town card for another one, or swap it with another player's."""
        town = core.below(self.rng, TOWNS)
        old = self.town[seat]
        if old == NONE or not self.may_have[seat_town(seat, town)]:
            return
        for other in range(self.players):
            if self.town[other] == town:
                if not self.may_have[seat_town(other, old)]:
                    return
                self.town[other] = old
        self.town[seat] = town

    def remember(self):
        """Note the present world."""
        self.cards.remember()
        self.counters.remember_all()
        for seat in range(self.players):
            self.old_town[seat] = self.town[seat]

    def recall(self):
        """Go back to the world that was noted."""
        self.cards.recall()
        self.counters.recall_all()
        for seat in range(self.players):
            self.town[seat] = self.old_town[seat]

    def near_into(self, block, steps):
        """Write a world so few steps from the present one over a state's block."""
        for step in range(steps):
            self.cards.step(self.rng)
            if step % 3 == 0:
                self.counters.step(self.rng)
        if self.with_towns:
            for seat in range(self.players):
                self.step_town(seat)
        self.write(block)

    def next_into(self, block):
        """Write the next world over a state's block."""
        self.walk(NEXT_STEPS)
        self.write(block)

    def write(self, block):
        """Write the present world over a state's block."""
        core.copy_block(block, self.template)
        self.cards.write(block, self.stack)
        self.counters.write(block, self.bag)
        for seat in range(self.players):
            block[TOWN_CARD + seat] = self.town[seat]

    # -------------------------------------------------------------- for Python

    def next(self):
        """The next world."""
        new = State()
        self.next_into(new.block)
        return new

    def skip(self, count):
        """Pass over that many worlds."""
        for _ in range(count):
            self.walk(NEXT_STEPS)

    def here(self):
        """The present world once more."""
        new = State()
        self.write(new.block)
        return new

    def history(self):
        """The hidden things of the present world, round by round."""
        rounds = range(self.cards.present + 1)
        seats = range(self.players)
        return History(
            tuple([_known(self.town[seat]) for seat in seats]),
            tuple([tuple([tuple(self.cards.dealt(round, seat)) for seat in seats]) for round in rounds]),
            tuple([tuple([_known(self.counters.draw_of(round, seat)) for seat in seats]) for round in rounds]),
            tuple([tuple([_known(self.counters.kept_of(round, seat)) for seat in seats]) for round in rounds]),
        )


def _known(number):
    return None if number == NONE else number
