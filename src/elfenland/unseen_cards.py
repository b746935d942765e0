"""The cards that a seat has never seen, round by round, as a Markov chain over all that they may be.

For every round and player the chain holds what was left in the hand, unseen, when the round was over
(or is there now): `kept`. With the cards that were shown, the new cards of every deal follow:
new = kept + shown - kept of the round before. The probability of a whole history is proportional to

    product over rounds and kinds of   stack! / left! / (product over players of new!)

where `stack` lies there before the deal of R2.1 and `left` after it. One step takes one card, in one
player's hand from one round to another, for another kind; weights are products of small whole numbers,
so that every machine makes the same choices.

Plain Python; the build compiles it with the types of unseen_cards.pxd.
"""

from elfenland import core
from elfenland.board import CARDS_OF_KIND
from elfenland.numbering import *

ALL = 4294967296  # the random numbers of 32 bits
PRESENT_WEIGHT = 4  # present hands change this much more often than what was kept long ago


class UnseenCards:
    """What the hidden hands may have been; `find` a first possibility, then `step` from one to the next."""

    def __init__(self, knowledge):
        self.kept = [0] * 168  # by round, player and kind
        self.shown = [0] * 168
        self.new = [0] * 168
        self.low = [0] * 168  # bounds of kept
        self.high = [0] * 168
        self.size = [0] * 24  # cards kept, by round and player
        self.count = [0] * 24  # new cards, by round and player
        self.stack = [0] * 28  # before the deal, by round and kind
        self.left = [0] * 28  # after the deal
        self.total = [0] * 7
        self.hidden = [0] * 6
        self.moves = [0] * 1500  # player, other player or NONE, first round, last round
        self.present = knowledge.round
        self.players = knowledge.players
        for k in range(CARDS):
            self.total[k] = CARDS_OF_KIND[k]
        for i in range(168):
            self.shown[i] = knowledge.shown[i]
            self.low[i] = knowledge.low[i]
            self.high[i] = knowledge.high[i]
            self.kept[i] = knowledge.own_kept[i]
        for i in range(24):
            self.size[i] = knowledge.size[i]
            self.count[i] = knowledge.new_cards[i]
        for p in range(MAX_PLAYERS):
            self.hidden[p] = p < knowledge.players and p != knowledge.seat
        self.move_count = 0
        self.list_moves()

    # -------------------------------------------------------------- which steps there are

    def list_moves(self):
        """Every stretch of rounds in which one card of a hidden hand, or of two, could be another one."""
        for p in range(self.players):
            for first in range(self.present + 1):
                for last in range(first, self.present + 1):
                    if not self.can_change(p, first, last):
                        continue
                    for _ in range(PRESENT_WEIGHT if last == self.present else 1):
                        self.add_move(p, NONE, first, last)
                    for q in range(p):
                        if self.can_change(q, first, last):
                            self.add_move(p, q, first, last)

    def can_change(self, p, first, last):
        """Whether a card that came in the first of these rounds may have stayed unseen to the end of the last."""
        if not self.hidden[p] or self.count[6 * first + p] == 0:
            return False
        for r in range(first, last + 1):
            if self.size[6 * r + p] == 0:
                return False
        return last == self.present or self.count[6 * last + 6 + p] > 0

    def add_move(self, p, q, first, last):
        """Note one kind of step."""
        i = 4 * self.move_count
        self.moves[i] = p
        self.moves[i + 1] = q
        self.moves[i + 2] = first
        self.moves[i + 3] = last
        self.move_count += 1

    # -------------------------------------------------------------- the chain

    def step(self, r):
        """One step of the chain."""
        if self.move_count == 0:
            return
        i = 4 * core.below(r, self.move_count)
        if self.moves[i + 1] == NONE:
            self.redraw(self.moves[i], self.moves[i + 2], self.moves[i + 3], r)
        else:
            self.exchange(self.moves[i], self.moves[i + 1], self.moves[i + 2], self.moves[i + 3], r)

    def redraw(self, p, first, last, r):
        """One card that p got in the first round and held unseen to the last was another one instead.

        The other kind is taken from what was left in the stack, or, where the card was no longer there in
        the next round, from that round's new cards: so most weights cancel.
        """
        x = core.pick(self.new, 42 * first + 7 * p, self.count[6 * first + p], r)
        if last == self.present:
            y = core.pick(self.left, 7 * last, self.left_count, r)
        else:
            y = core.pick(self.new, 42 * last + 42 + 7 * p, self.count[6 * last + 6 + p], r)
        if x == y:
            return
        num = 1.0
        den = 1.0
        for t in range(first, last + 1):
            i = 42 * t + 7 * p
            if self.kept[i + x] <= self.low[i + x] or self.kept[i + y] >= self.high[i + y]:
                return
            if t < self.present:
                if self.left[7 * t + y] == 0:
                    return
                num *= self.left[7 * t + y] * (self.stack[7 * t + 7 + x] + 1)
                den *= (self.left[7 * t + x] + 1) * self.stack[7 * t + 7 + y]
        if den > num and core.below(r, ALL) * den >= num * ALL:
            return
        self.change(p, first, last, x, y)
        for t in range(first, last + 1):
            self.left[7 * t + x] += 1
            self.left[7 * t + y] -= 1
            if t < self.present:
                self.stack[7 * t + 7 + x] += 1
                self.stack[7 * t + 7 + y] -= 1

    def exchange(self, p, q, first, last, r):
        """A card of p and one of q, both got in the first round and held unseen to the last, change places."""
        x = core.pick(self.new, 42 * first + 7 * p, self.count[6 * first + p], r)
        y = core.pick(self.new, 42 * first + 7 * q, self.count[6 * first + q], r)
        if x == y:
            return
        for t in range(first, last + 1):
            i = 42 * t + 7 * p
            j = 42 * t + 7 * q
            if self.kept[i + x] <= self.low[i + x] or self.kept[i + y] >= self.high[i + y]:
                return
            if self.kept[j + y] <= self.low[j + y] or self.kept[j + x] >= self.high[j + x]:
                return
        if last < self.present:
            i = 42 * last + 42 + 7 * p
            j = 42 * last + 42 + 7 * q
            num = self.new[i + y] * self.new[j + x]
            den = (self.new[i + x] + 1) * (self.new[j + y] + 1)
            if num == 0 or (den > num and core.below(r, den) >= num):
                return
        self.change(p, first, last, x, y)
        self.change(q, first, last, y, x)

    def change(self, p, first, last, x, y):
        """p held y instead of x in these rounds."""
        for t in range(first, last + 1):
            self.kept[42 * t + 7 * p + x] -= 1
            self.kept[42 * t + 7 * p + y] += 1
        i = 42 * first + 7 * p
        self.new[i + x] -= 1
        self.new[i + y] += 1
        if last < self.present:
            i = 42 * last + 42 + 7 * p
            self.new[i + x] += 1
            self.new[i + y] -= 1

    # -------------------------------------------------------------- a first possibility

    def find(self, tries, r):
        """Look for any history that is possible: a greedy one, mended step by step; whether there is one."""
        self.guess(r)
        wrong = self.violations()
        while wrong > 0 and tries > 0:
            tries -= 1
            p = core.below(r, self.players)
            first = core.below(r, self.present + 1)
            last = first + core.below(r, self.present + 1 - first)
            x = core.below(r, CARDS)
            y = core.below(r, CARDS)
            if not self.hidden[p] or x == y or not self.holds(p, first, last, x):
                continue
            self.alter(p, first, last, x, y)
            now = self.violations()
            if now <= wrong or core.below(r, 256) == 0:
                wrong = now
            else:
                self.alter(p, first, last, y, x)
        if wrong == 0:
            self.derive()
        return wrong == 0

    def holds(self, p, first, last, x):
        """Whether p kept a card of that kind in each of the rounds."""
        held = True
        for t in range(first, last + 1):
            if self.kept[42 * t + 7 * p + x] == 0:
                held = False
        return held

    def alter(self, p, first, last, x, y):
        """p kept y instead of x in these rounds; nothing else is brought up to date."""
        for t in range(first, last + 1):
            self.kept[42 * t + 7 * p + x] -= 1
            self.kept[42 * t + 7 * p + y] += 1

    def guess(self, r):
        """Fill the hidden hands from the present back, each with cards that its player had in the round after."""
        for t in range(self.present, -1, -1):
            for p in range(self.players):
                if self.hidden[p]:
                    for k in range(CARDS):
                        self.kept[42 * t + 7 * p + k] = 0
            for p in range(self.players):
                if self.hidden[p]:
                    for _ in range(self.size[6 * t + p]):
                        self.guess_card(t, p, r)

    def guess_card(self, t, p, r):
        """One more card for p in round t, at random among the kinds that are possible."""
        i = 42 * t + 7 * p
        best = 0
        kind = 0
        for k in range(CARDS):
            room = self.total[k]
            for q in range(self.players):
                room -= self.kept[42 * t + 7 * q + k] + self.shown[42 * t + 7 * q + k]
            if t < self.present:
                here = self.kept[i + 42 + k] + self.shown[i + 42 + k] - self.kept[i + k]
                room = -64 if here <= 0 else min(room, here)
            if self.kept[i + k] >= self.high[i + k]:
                room = min(room, 0)
            if self.kept[i + k] < self.low[i + k] and room > -64:
                room += 32
            luck = 0 if room == -64 else 1
            if room > 0:
                luck = 2 + room * core.below(r, 64)
            if luck > best:
                best = luck
                kind = k
        self.kept[i + kind] += 1

    def violations(self):
        """How much of the present guess is impossible, 0 when all of it is possible."""
        wrong = 0
        for t in range(self.present + 1):
            for k in range(CARDS):
                room = self.total[k]
                for p in range(self.players):
                    i = 42 * t + 7 * p + k
                    here = self.kept[i] + self.shown[i]
                    room -= here
                    if t > 0:
                        here -= self.kept[i - 42]
                    if here < 0:
                        wrong -= here
                    if self.kept[i] < self.low[i]:
                        wrong += self.low[i] - self.kept[i]
                    if self.kept[i] > self.high[i]:
                        wrong += self.kept[i] - self.high[i]
                if room < 0:
                    wrong -= room
        return wrong

    def derive(self):
        """New cards and stacks, from what was kept and shown."""
        for t in range(self.present + 1):
            for k in range(CARDS):
                self.stack[7 * t + k] = self.total[k]
                self.left[7 * t + k] = self.total[k]
                for p in range(self.players):
                    i = 42 * t + 7 * p + k
                    self.left[7 * t + k] -= self.kept[i] + self.shown[i]
                    self.new[i] = self.kept[i] + self.shown[i]
                    if t > 0:
                        self.new[i] -= self.kept[i - 42]
                        self.stack[7 * t + k] -= self.kept[i - 42]
        self.left_count = 0
        for k in range(CARDS):
            self.left_count += self.left[7 * self.present + k]

    # -------------------------------------------------------------- what the world holds

    def write(self, s, base):
        """Put the hidden hands into a state's block; `base` is the stack with all of them in it."""
        for k in range(CARDS):
            room = base[k]
            for p in range(self.players):
                if self.hidden[p]:
                    here = self.kept[42 * self.present + 7 * p + k]
                    s[HAND + CARDS * p + k] = here
                    room -= here
            s[STACK + k] = room

    def dealt(self, t, p):
        """How many new cards of each kind p got in round t."""
        return [self.new[42 * t + 7 * p + k] for k in range(CARDS)]
