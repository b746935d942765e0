"""The secret counters that a seat has never seen, as a Markov chain over all that they may be.

For every round and player the chain holds the kind drawn secretly (R2.2) and, where a player had two
secret counters left and kept one of them, which: nobody saw it, so both are equally likely (R5.2).
What was kept and what is held now follows. No counter goes back into the bag while a round's counters
are drawn, so the probability of a whole history is proportional to

    product over rounds and kinds of   start! / end!

where `start` lies in the bag before a round's first draw and `end` after its last one so far, the
draws that everyone saw included. A history in which a counter that was seen laid out of the secret
ones (R3.1) had not been held is impossible.

Plain Python; the build compiles it with the types of unseen_counters.pxd.
"""

from elfenland import core
from elfenland.numbering import *

ALL = 4294967296  # the random numbers of 32 bits
PRESENT_WEIGHT = 3  # counters drawn in this round change this much more often than earlier ones
HELD = 0  # the round is not over for this player
KEPT_SECRET = 1
KEPT_NONE = 2


class UnseenCounters:
    """What the secret counters may have been; `find` a first possibility, then `step` from one to the next."""

    def __init__(self, knowledge):
        self.drawn = [0] * 24  # the kind drawn, or NONE, by round and player
        self.newer = [0] * 24  # 1: of two secret counters the newer was kept
        self.laid = [0] * 48  # the kinds laid out of the secret ones or NONE, two by round and player
        self.ended = [0] * 24  # HELD, KEPT_SECRET or KEPT_NONE
        self.kept = [0] * 24  # the kind kept, or NONE
        self.held = [0] * 12  # the kinds held now or NONE, two by player
        self.base = [0] * 24  # by round and kind: start, with the hidden counters that were kept
        self.seen = [0] * 24  # by round and kind: draws that were seen
        self.start = [0] * 24  # by round and kind
        self.end = [0] * 24
        self.old = [0] * 16  # a player's history before a step: drawn, newer; then a second player's
        self.draws = [0] * 100  # the hidden draws: round, player; those of the present round several times
        self.draw_count = 0
        self.present = knowledge.round
        self.players = knowledge.players
        self.num = 1.0
        self.den = 1.0
        for i in range(24):
            self.drawn[i] = NONE
            self.kept[i] = NONE
            self.ended[i] = knowledge.ended[i]
            self.base[i] = knowledge.bag[i]
            self.seen[i] = knowledge.seen_draws[i]
            self.laid[2 * i] = NONE
            self.laid[2 * i + 1] = NONE
            for j in range(len(knowledge.laid[i])):
                self.laid[2 * i + j] = knowledge.laid[i][j]
            if knowledge.drew_secret[i]:
                self.drawn[i] = 0
                for _ in range(PRESENT_WEIGHT if i // 6 == self.present else 1):
                    self.draws[2 * self.draw_count] = i // 6
                    self.draws[2 * self.draw_count + 1] = i % 6
                    self.draw_count += 1

    # -------------------------------------------------------------- what follows from the draws

    def follow(self, p):
        """What p kept and holds, from what he drew; how many of the counters seen laid he did not have."""
        misses = 0
        kept = NONE
        for t in range(self.present + 1):
            i = 6 * t + p
            a = kept
            b = self.drawn[i]
            for j in range(2 * i, 2 * i + 2):
                k = self.laid[j]
                if k != NONE:
                    if a == k:
                        a = NONE
                    elif b == k:
                        b = NONE
                    else:
                        misses += 1
            if self.ended[i] == HELD:
                kept = NONE
            elif self.ended[i] == KEPT_NONE:
                a = NONE
                b = NONE
                kept = NONE
            else:
                kept = a
                if a == NONE or (b != NONE and self.newer[i] == 1):
                    kept = b
                a = kept
                b = NONE
            self.kept[i] = kept
            self.held[2 * p] = a
            self.held[2 * p + 1] = b
        return misses

    def lift(self, p):
        """Take p's secret counters out of the account, as if nobody had drawn them."""
        for t in range(self.present + 1):
            k = self.drawn[6 * t + p]
            if k != NONE:
                self.end[6 * t + k] += 1
                self.den *= self.end[6 * t + k]
            k = self.kept[6 * t + p]
            if k != NONE and t < self.present:
                self.start[6 * t + 6 + k] += 1
                self.num *= self.start[6 * t + 6 + k]
                self.end[6 * t + 6 + k] += 1
                self.den *= self.end[6 * t + 6 + k]

    def put(self, p):
        """Put p's secret counters into the account; a kind that is not there makes the weight 0."""
        for t in range(self.present + 1):
            k = self.drawn[6 * t + p]
            if k != NONE:
                self.weigh_end(6 * t + k)
            k = self.kept[6 * t + p]
            if k != NONE and t < self.present:
                self.den *= max(self.start[6 * t + 6 + k], 1)
                self.start[6 * t + 6 + k] -= 1
                self.weigh_end(6 * t + 6 + k)

    def weigh_end(self, i):
        """One counter fewer in the bag after the round's draws."""
        self.num *= max(self.end[i], 0)
        self.end[i] -= 1

    # -------------------------------------------------------------- the chain

    def step(self, r):
        """One step of the chain: another draw of one player, two other draws of his, or an exchange."""
        if self.draw_count == 0:
            return
        kind_of_step = core.below(r, 4)
        i = 2 * core.below(r, self.draw_count)
        j = 2 * core.below(r, self.draw_count)
        p = self.draws[i + 1]
        q = self.draws[j + 1]
        self.num = 1.0
        self.den = 1.0
        if kind_of_step == 0:
            if p == q or self.draws[i] != self.draws[j]:
                return
            self.exchange(6 * self.draws[i], p, q, r)
            return
        self.remember(p, 0)
        self.lift(p)
        self.drawn[6 * self.draws[i] + p] = core.below(r, KINDS)
        if kind_of_step == 1 and p == q:
            self.drawn[6 * self.draws[j] + p] = core.below(r, KINDS)
        if kind_of_step <= 2:
            for t in range(self.present + 1):
                self.newer[6 * t + p] = core.below(r, 2)
        misses = self.follow(p)
        self.put(p)
        if misses > 0 or not self.accepted(r):
            self.lift(p)
            self.recall(p, 0)
            self.put(p)

    def exchange(self, row, p, q, r):
        """What two players drew in the same round changes places."""
        self.remember(p, 0)
        self.remember(q, 8)
        self.lift(p)
        self.lift(q)
        k = self.drawn[row + p]
        self.drawn[row + p] = self.drawn[row + q]
        self.drawn[row + q] = k
        misses = self.follow(p) + self.follow(q)
        self.put(p)
        self.put(q)
        if misses > 0 or not self.accepted(r):
            self.lift(p)
            self.lift(q)
            self.recall(p, 0)
            self.recall(q, 8)
            self.put(p)
            self.put(q)

    def accepted(self, r):
        """Whether chance accepts the step, by the ratio of the two weights."""
        if self.num <= 0.0:
            return False
        return self.num >= self.den or core.below(r, ALL) * self.den < self.num * ALL

    def remember(self, p, at):
        """Note p's draws before a step."""
        for t in range(self.present + 1):
            self.old[at + t] = self.drawn[6 * t + p]
            self.old[at + 4 + t] = self.newer[6 * t + p]

    def recall(self, p, at):
        """Go back to what was noted."""
        for t in range(self.present + 1):
            self.drawn[6 * t + p] = self.old[at + t]
            self.newer[6 * t + p] = self.old[at + 4 + t]
        self.follow(p)

    # -------------------------------------------------------------- a first possibility

    def find(self, tries, r):
        """Look for any history that is possible, mending a random one; whether there is one."""
        for i in range(self.draw_count):
            j = 6 * self.draws[2 * i] + self.draws[2 * i + 1]
            self.drawn[j] = self.laid[2 * j] if self.laid[2 * j] != NONE else core.below(r, KINDS)
        wrong = self.violations()
        while wrong > 0 and tries > 0 and self.draw_count > 0:
            tries -= 1
            i = 2 * core.below(r, self.draw_count)
            p = self.draws[i + 1]
            self.remember(p, 0)
            self.drawn[6 * self.draws[i] + p] = core.below(r, KINDS)
            for t in range(self.present + 1):
                self.newer[6 * t + p] = core.below(r, 2)
            now = self.violations()
            if now <= wrong or core.below(r, 256) == 0:
                wrong = now
            else:
                self.recall(p, 0)
        return wrong == 0

    def violations(self):
        """Bring the account up to date; how much of it is impossible."""
        wrong = 0
        self.num = 1.0
        self.den = 1.0
        for p in range(self.players):
            wrong += self.follow(p)
        for i in range(6 * self.present + 6):
            self.start[i] = self.base[i]
            self.end[i] = self.base[i] - self.seen[i]
        for p in range(self.players):
            self.put(p)
        for i in range(6 * self.present + 6):
            if self.end[i] < 0:
                wrong -= self.end[i]
        return wrong

    # -------------------------------------------------------------- what the world holds

    def write(self, s, base):
        """Put the hidden counters into a state's block; `base` is the bag with all of them in it."""
        for k in range(KINDS):
            s[BAG + k] = base[k]
        for i in range(self.draw_count):
            p = self.draws[2 * i + 1]
            for k in range(KINDS):
                s[HIDDEN + KINDS * p + k] = 0
        for p in range(self.players):
            for j in range(2 * p, 2 * p + 2):
                k = self.held[j]
                if k != NONE:
                    s[HIDDEN + KINDS * p + k] += 1
                    s[BAG + k] -= 1

    def draw_of(self, t, p):
        """The kind that p drew secretly in round t, or NONE."""
        return self.drawn[6 * t + p]

    def kept_of(self, t, p):
        """The kind of the secret counter that p kept at the end of round t, or NONE."""
        return self.kept[6 * t + p]
