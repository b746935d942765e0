"""The secret counters that a seat has never seen, as a Markov chain over all that they may be.

For every round and player the chain holds the kind drawn secretly (R2.2) and, where a player had two
secret counters left and kept one of them, which: nobody saw it, so both are equally likely (R5.2).
What was kept and what is held now follows. No counter goes back into the bag while a round's counters
are drawn, so the probability of a whole history is proportional to

    product over rounds and kinds of   start! / end!

where `start` lies in the bag before a round's first draw and `end` after its last one so far,
including the draws that everyone saw. A history is impossible if somebody laid a secret counter
(R3.1) that they do not hold in it.

Plain Python; the build compiles it with the types of unseen_counters.pxd.
"""

from elfenland.rules import core
from elfenland.rules.numbering import *

ALL = 4294967296  # the random numbers of 32 bits
PRESENT_WEIGHT = 3  # counters drawn in this round change this much more often than earlier ones
HELD = 0  # the round is not over for this player
KEPT_SECRET = 1
KEPT_NONE = 2
SECRETS = 2  # secret counters that a player can have at once: one kept, one drawn
ROUNDS = 4


class UnseenCounters:
    """What the secret counters may have been; `find` a first possibility, then `step` from one to the next."""

    def __init__(self, knowledge):
        self.drawn = [0] * 24  # the kind drawn, or NONE, by round and player
        self.newer = [0] * 24  # 1: of two secret counters the newer was kept
        self.laid = [0] * 48  # the kinds laid out of the secret ones or NONE, two by round and player
        self.ended = [0] * 24  # HELD, KEPT_SECRET or KEPT_NONE
        self.kept = [0] * 24  # the kind kept, or NONE
        self.held = [0] * 12  # the kinds held now or NONE, two by player
        self.start_in_full = [0] * 24  # by round and kind: start, with the hidden counters that were kept
        self.seen = [0] * 24  # by round and kind: draws that were seen
        self.start = [0] * 24  # by round and kind
        self.end = [0] * 24
        self.old_drawn = [0] * 8  # a player's history before a step, then a second player's
        self.old_newer = [0] * 8
        self.all_drawn = [0] * 24  # everybody's history before a few steps
        self.all_newer = [0] * 24
        self.draw_round = [0] * 50  # the hidden draws; those of the present round several times
        self.draw_seat = [0] * 50
        self.draw_count = 0
        self.present = knowledge.round
        self.players = knowledge.players
        self.numerator = 1.0
        self.denominator = 1.0
        for i in range(24):
            self.drawn[i] = NONE
            self.kept[i] = NONE
            self.ended[i] = knowledge.ended[i]
            self.start_in_full[i] = knowledge.bag[i]
            self.seen[i] = knowledge.seen_draws[i]
            self.laid[SECRETS * i] = NONE
            self.laid[SECRETS * i + 1] = NONE
            for j in range(len(knowledge.laid[i])):
                self.laid[SECRETS * i + j] = knowledge.laid[i][j]
            if knowledge.drew_secret[i]:
                self.drawn[i] = 0
                for _ in range(PRESENT_WEIGHT if i // MAX_PLAYERS == self.present else 1):
                    self.draw_round[self.draw_count] = i // MAX_PLAYERS
                    self.draw_seat[self.draw_count] = i % MAX_PLAYERS
                    self.draw_count += 1

    # -------------------------------------------------------------- what follows from the draws

    def follow(self, seat):
        """What a seat kept and holds, from what it drew; how many of the counters seen laid it did not have."""
        misses = 0
        kept = NONE
        for round in range(self.present + 1):
            i = round_seat(round, seat)
            older = kept
            newer = self.drawn[i]
            for j in range(SECRETS * i, SECRETS * i + SECRETS):
                kind = self.laid[j]
                if kind != NONE:
                    if older == kind:
                        older = NONE
                    elif newer == kind:
                        newer = NONE
                    else:
                        misses += 1
            if self.ended[i] == HELD:
                kept = NONE
            elif self.ended[i] == KEPT_NONE:
                older = NONE
                newer = NONE
                kept = NONE
            else:
                kept = older
                if older == NONE or (newer != NONE and self.newer[i] == 1):
                    kept = newer
                older = kept
                newer = NONE
            self.kept[i] = kept
            self.held[SECRETS * seat] = older
            self.held[SECRETS * seat + 1] = newer
        return misses

    def lift(self, seat):
        """Take a seat's secret counters out of the account, as if nobody had drawn them."""
        for round in range(self.present + 1):
            kind = self.drawn[round_seat(round, seat)]
            if kind != NONE:
                i = round_counter(round, kind)
                self.end[i] += 1
                self.denominator *= self.end[i]
            kind = self.kept[round_seat(round, seat)]
            if kind != NONE and round < self.present:
                i = round_counter(round + 1, kind)
                self.start[i] += 1
                self.numerator *= self.start[i]
                self.end[i] += 1
                self.denominator *= self.end[i]

    def put(self, seat):
        """Put a seat's secret counters into the account; a kind that is not there makes the weight 0."""
        for round in range(self.present + 1):
            kind = self.drawn[round_seat(round, seat)]
            if kind != NONE:
                self.weigh_end(round_counter(round, kind))
            kind = self.kept[round_seat(round, seat)]
            if kind != NONE and round < self.present:
                i = round_counter(round + 1, kind)
                self.denominator *= max(self.start[i], 1)
                self.start[i] -= 1
                self.weigh_end(i)

    def weigh_end(self, place):
        """One counter fewer in the bag after the round's draws."""
        self.numerator *= max(self.end[place], 0)
        self.end[place] -= 1

    # -------------------------------------------------------------- the chain

    def step(self, rng):
        """One step of the chain: another draw of one player, two other draws of theirs, or an exchange."""
        if self.draw_count == 0:
            return
        kind_of_step = core.below(rng, 4)
        i = core.below(rng, self.draw_count)
        j = core.below(rng, self.draw_count)
        seat = self.draw_seat[i]
        self.numerator = 1.0
        self.denominator = 1.0
        if kind_of_step == 0:
            if seat != self.draw_seat[j] and self.draw_round[i] == self.draw_round[j]:
                self.exchange(self.draw_round[i], seat, self.draw_seat[j], rng)
            return
        self.remember(seat, 0)
        self.lift(seat)
        self.drawn[round_seat(self.draw_round[i], seat)] = core.below(rng, COUNTER_KINDS)
        if kind_of_step == 1 and seat == self.draw_seat[j]:
            self.drawn[round_seat(self.draw_round[j], seat)] = core.below(rng, COUNTER_KINDS)
        if kind_of_step <= 2:
            for round in range(self.present + 1):
                self.newer[round_seat(round, seat)] = core.below(rng, 2)
        misses = self.follow(seat)
        self.put(seat)
        if misses > 0 or not self.accepted(rng):
            self.lift(seat)
            self.recall(seat, 0)
            self.put(seat)

    def exchange(self, round, seat, other, rng):
        """What two players drew in the same round changes places."""
        self.remember(seat, 0)
        self.remember(other, 1)
        self.lift(seat)
        self.lift(other)
        kind = self.drawn[round_seat(round, seat)]
        self.drawn[round_seat(round, seat)] = self.drawn[round_seat(round, other)]
        self.drawn[round_seat(round, other)] = kind
        misses = self.follow(seat) + self.follow(other)
        self.put(seat)
        self.put(other)
        if misses > 0 or not self.accepted(rng):
            self.lift(seat)
            self.lift(other)
            self.recall(seat, 0)
            self.recall(other, 1)
            self.put(seat)
            self.put(other)

    def accepted(self, rng):
        """Whether chance accepts the step, by the ratio of the two weights."""
        if self.numerator <= 0.0:
            return False
        return self.numerator >= self.denominator or core.below(rng, ALL) * self.denominator < self.numerator * ALL

    def remember_all(self):
        """Note the present possibility."""
        for i in range(24):
            self.all_drawn[i] = self.drawn[i]
            self.all_newer[i] = self.newer[i]

    def recall_all(self):
        """Go back to what was noted of all players."""
        for i in range(24):
            self.drawn[i] = self.all_drawn[i]
            self.newer[i] = self.all_newer[i]
        self.violations()

    def remember(self, seat, which):
        """Note a seat's draws before a step, as the first or the second of two."""
        for round in range(self.present + 1):
            self.old_drawn[ROUNDS * which + round] = self.drawn[round_seat(round, seat)]
            self.old_newer[ROUNDS * which + round] = self.newer[round_seat(round, seat)]

    def recall(self, seat, which):
        """Go back to what was noted."""
        for round in range(self.present + 1):
            self.drawn[round_seat(round, seat)] = self.old_drawn[ROUNDS * which + round]
            self.newer[round_seat(round, seat)] = self.old_newer[ROUNDS * which + round]
        self.follow(seat)

    # -------------------------------------------------------------- a first possibility

    def find(self, tries, rng):
        """Look for any history that is possible, mending a random one; whether there is one."""
        for i in range(self.draw_count):
            j = round_seat(self.draw_round[i], self.draw_seat[i])
            self.drawn[j] = self.laid[SECRETS * j] if self.laid[SECRETS * j] != NONE else core.below(rng, COUNTER_KINDS)
        wrong = self.violations()
        while wrong > 0 and tries > 0 and self.draw_count > 0:
            tries -= 1
            i = core.below(rng, self.draw_count)
            seat = self.draw_seat[i]
            self.remember(seat, 0)
            self.drawn[round_seat(self.draw_round[i], seat)] = core.below(rng, COUNTER_KINDS)
            for round in range(self.present + 1):
                self.newer[round_seat(round, seat)] = core.below(rng, 2)
            now = self.violations()
            if now <= wrong or core.below(rng, 256) == 0:
                wrong = now
            else:
                self.recall(seat, 0)
        return wrong == 0

    def violations(self):
        """Bring the account up to date; how much of it is impossible."""
        wrong = 0
        self.numerator = 1.0
        self.denominator = 1.0
        for seat in range(self.players):
            wrong += self.follow(seat)
        for i in range(round_counter(self.present + 1, 0)):
            self.start[i] = self.start_in_full[i]
            self.end[i] = self.start_in_full[i] - self.seen[i]
        for seat in range(self.players):
            self.put(seat)
        for i in range(round_counter(self.present + 1, 0)):
            if self.end[i] < 0:
                wrong -= self.end[i]
        return wrong

    # -------------------------------------------------------------- what the world holds

    def write(self, block, bag):
        """Put the hidden counters into a state's block; `bag` is the bag with all of them in it."""
        for kind in range(COUNTER_KINDS):
            block[BAG + kind] = bag[kind]
        for i in range(self.draw_count):
            for kind in range(COUNTER_KINDS):
                block[secret_at(self.draw_seat[i], kind)] = 0
        for seat in range(self.players):
            for j in range(SECRETS * seat, SECRETS * seat + SECRETS):
                kind = self.held[j]
                if kind != NONE:
                    block[secret_at(seat, kind)] += 1
                    block[BAG + kind] -= 1

    def draw_of(self, round, seat):
        """The kind that a seat drew secretly in a round, or NONE."""
        return self.drawn[round_seat(round, seat)]

    def kept_of(self, round, seat):
        """The kind of the secret counter that a seat kept at the end of a round, or NONE."""
        return self.kept[round_seat(round, seat)]
