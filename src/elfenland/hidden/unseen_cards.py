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

from elfenland.board import CARDS_OF_KIND
from elfenland.rules import core
from elfenland.rules.numbering import *

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
        self.new_count = [0] * 24  # new cards, by round and player
        self.stack = [0] * 28  # before the deal, by round and kind
        self.left = [0] * 28  # after the deal
        self.old_kept = [0] * 168  # before a few steps
        self.total = [0] * 7
        self.hidden = [0] * 6
        self.move_seat = [0] * 375  # the steps that there are: player, other player or NONE, first round, last round
        self.move_other = [0] * 375
        self.move_first = [0] * 375
        self.move_last = [0] * 375
        self.present = knowledge.round
        self.players = knowledge.players
        for kind in range(CARD_KINDS):
            self.total[kind] = CARDS_OF_KIND[kind]
        for i in range(168):
            self.shown[i] = knowledge.shown[i]
            self.low[i] = knowledge.low[i]
            self.high[i] = knowledge.high[i]
            self.kept[i] = knowledge.own_kept[i]
        for i in range(24):
            self.size[i] = knowledge.size[i]
            self.new_count[i] = knowledge.new_cards[i]
        for seat in range(MAX_PLAYERS):
            self.hidden[seat] = seat < knowledge.players and seat != knowledge.seat
        self.move_count = 0
        self.list_moves()

    # -------------------------------------------------------------- which steps there are

    def list_moves(self):
        """Every stretch of rounds in which one card of a hidden hand, or of two, could be another one."""
        for seat in range(self.players):
            for first in range(self.present + 1):
                for last in range(first, self.present + 1):
                    if not self.can_change(seat, first, last):
                        continue
                    for _ in range(PRESENT_WEIGHT if last == self.present else 1):
                        self.add_move(seat, NONE, first, last)
                    for other in range(seat):
                        if self.can_change(other, first, last):
                            self.add_move(seat, other, first, last)

    def can_change(self, seat, first, last):
        """Whether a card that came in the first of these rounds may have stayed unseen to the end of the last."""
        if not self.hidden[seat] or self.new_count[round_seat(first, seat)] == 0:
            return False
        for round in range(first, last + 1):
            if self.size[round_seat(round, seat)] == 0:
                return False
        return last == self.present or self.new_count[round_seat(last + 1, seat)] > 0

    def add_move(self, seat, other, first, last):
        """Note one kind of step."""
        self.move_seat[self.move_count] = seat
        self.move_other[self.move_count] = other
        self.move_first[self.move_count] = first
        self.move_last[self.move_count] = last
        self.move_count += 1

    # -------------------------------------------------------------- the chain

    def step(self, rng):
        """One step of the chain."""
        if self.move_count == 0:
            return
        move = core.below(rng, self.move_count)
        seat = self.move_seat[move]
        other = self.move_other[move]
        if other == NONE:
            self.redraw(seat, self.move_first[move], self.move_last[move], rng)
        else:
            self.exchange(seat, other, self.move_first[move], self.move_last[move], rng)

    def remember(self):
        """Note the present possibility."""
        for i in range(168):
            self.old_kept[i] = self.kept[i]

    def recall(self):
        """Go back to what was noted."""
        for i in range(168):
            self.kept[i] = self.old_kept[i]
        self.derive()

    def redraw(self, seat, first, last, rng):
        """One card that a seat got in the first round and held unseen to the last was another one instead.

        The other kind is taken from what was left in the stack, or, where the card was no longer there in
        the next round, from that round's new cards: so most weights cancel.
        """
        before = core.pick(self.new, round_seat_card(first, seat, 0), self.new_count[round_seat(first, seat)], rng)
        if last == self.present:
            after = core.pick(self.left, round_card(last, 0), self.left_count, rng)
        else:
            after = core.pick(
                self.new, round_seat_card(last + 1, seat, 0), self.new_count[round_seat(last + 1, seat)], rng
            )
        if before == after:
            return
        numerator = 1.0
        denominator = 1.0
        for round in range(first, last + 1):
            i = round_seat_card(round, seat, 0)
            if self.kept[i + before] <= self.low[i + before] or self.kept[i + after] >= self.high[i + after]:
                return
            if round < self.present:
                if self.left[round_card(round, after)] == 0:
                    return
                numerator *= self.left[round_card(round, after)] * (self.stack[round_card(round + 1, before)] + 1)
                denominator *= (self.left[round_card(round, before)] + 1) * self.stack[round_card(round + 1, after)]
        if denominator > numerator and core.below(rng, ALL) * denominator >= numerator * ALL:
            return
        self.change(seat, first, last, before, after)
        for round in range(first, last + 1):
            self.left[round_card(round, before)] += 1
            self.left[round_card(round, after)] -= 1
            if round < self.present:
                self.stack[round_card(round + 1, before)] += 1
                self.stack[round_card(round + 1, after)] -= 1

    def exchange(self, seat, other, first, last, rng):
        """Cards of two seats, both got in the first round and held unseen to the last, change places."""
        before = core.pick(self.new, round_seat_card(first, seat, 0), self.new_count[round_seat(first, seat)], rng)
        after = core.pick(self.new, round_seat_card(first, other, 0), self.new_count[round_seat(first, other)], rng)
        if before == after:
            return
        for round in range(first, last + 1):
            i = round_seat_card(round, seat, 0)
            j = round_seat_card(round, other, 0)
            if self.kept[i + before] <= self.low[i + before] or self.kept[i + after] >= self.high[i + after]:
                return
            if self.kept[j + after] <= self.low[j + after] or self.kept[j + before] >= self.high[j + before]:
                return
        if last < self.present:
            i = round_seat_card(last + 1, seat, 0)
            j = round_seat_card(last + 1, other, 0)
            numerator = self.new[i + after] * self.new[j + before]
            denominator = (self.new[i + before] + 1) * (self.new[j + after] + 1)
            if numerator == 0 or (denominator > numerator and core.below(rng, denominator) >= numerator):
                return
        self.change(seat, first, last, before, after)
        self.change(other, first, last, after, before)

    def change(self, seat, first, last, before, after):
        """The seat held another kind than before in these rounds."""
        for round in range(first, last + 1):
            self.kept[round_seat_card(round, seat, before)] -= 1
            self.kept[round_seat_card(round, seat, after)] += 1
        i = round_seat_card(first, seat, 0)
        self.new[i + before] -= 1
        self.new[i + after] += 1
        if last < self.present:
            i = round_seat_card(last + 1, seat, 0)
            self.new[i + before] += 1
            self.new[i + after] -= 1

    # -------------------------------------------------------------- a first possibility

    def find(self, tries, rng):
        """Look for any history that is possible: a greedy one, mended step by step; whether there is one."""
        self.guess(rng)
        wrong = self.violations()
        while wrong > 0 and tries > 0:
            tries -= 1
            seat = core.below(rng, self.players)
            first = core.below(rng, self.present + 1)
            last = first + core.below(rng, self.present + 1 - first)
            before = core.below(rng, CARD_KINDS)
            after = core.below(rng, CARD_KINDS)
            if not self.hidden[seat] or before == after or not self.holds(seat, first, last, before):
                continue
            self.alter(seat, first, last, before, after)
            now = self.violations()
            if now <= wrong or core.below(rng, 256) == 0:
                wrong = now
            else:
                self.alter(seat, first, last, after, before)
        if wrong == 0:
            self.derive()
        return wrong == 0

    def holds(self, seat, first, last, kind):
        """Whether the seat kept a card of that kind in each of the rounds."""
        held = True
        for round in range(first, last + 1):
            if self.kept[round_seat_card(round, seat, kind)] == 0:
                held = False
        return held

    def alter(self, seat, first, last, before, after):
        """The seat kept another kind than before in these rounds; nothing else is brought up to date."""
        for round in range(first, last + 1):
            self.kept[round_seat_card(round, seat, before)] -= 1
            self.kept[round_seat_card(round, seat, after)] += 1

    def guess(self, rng):
        """Fill the hidden hands from the present back, each with cards that its player had in the round after."""
        for round in range(self.present, -1, -1):
            for seat in range(self.players):
                if self.hidden[seat]:
                    for kind in range(CARD_KINDS):
                        self.kept[round_seat_card(round, seat, kind)] = 0
            for seat in range(self.players):
                if self.hidden[seat]:
                    for _ in range(self.size[round_seat(round, seat)]):
                        self.guess_card(round, seat, rng)

    def guess_card(self, round, seat, rng):
        """One more card for a seat in a round, at random among the kinds that are possible."""
        best = 0
        chosen = 0
        for kind in range(CARD_KINDS):
            here = round_seat_card(round, seat, kind)
            room = self.total[kind]
            for other in range(self.players):
                place = round_seat_card(round, other, kind)
                room -= self.kept[place] + self.shown[place]
            if round < self.present:
                later = round_seat_card(round + 1, seat, kind)
                stayed = self.kept[later] + self.shown[later] - self.kept[here]
                room = -64 if stayed <= 0 else min(room, stayed)
            if self.kept[here] >= self.high[here]:
                room = min(room, 0)
            if self.kept[here] < self.low[here] and room > -64:
                room += 32
            luck = 0 if room == -64 else 1
            if room > 0:
                luck = 2 + room * core.below(rng, 64)
            if luck > best:
                best = luck
                chosen = kind
        self.kept[round_seat_card(round, seat, chosen)] += 1

    def violations(self):
        """How much of the present guess is impossible, 0 when all of it is possible."""
        wrong = 0
        for round in range(self.present + 1):
            for kind in range(CARD_KINDS):
                room = self.total[kind]
                for seat in range(self.players):
                    i = round_seat_card(round, seat, kind)
                    here = self.kept[i] + self.shown[i]
                    room -= here
                    if round > 0:
                        here -= self.kept[round_seat_card(round - 1, seat, kind)]
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
        for round in range(self.present + 1):
            for kind in range(CARD_KINDS):
                self.stack[round_card(round, kind)] = self.total[kind]
                self.left[round_card(round, kind)] = self.total[kind]
                for seat in range(self.players):
                    i = round_seat_card(round, seat, kind)
                    self.left[round_card(round, kind)] -= self.kept[i] + self.shown[i]
                    self.new[i] = self.kept[i] + self.shown[i]
                    if round > 0:
                        earlier = self.kept[round_seat_card(round - 1, seat, kind)]
                        self.new[i] -= earlier
                        self.stack[round_card(round, kind)] -= earlier
        self.left_count = 0
        for kind in range(CARD_KINDS):
            self.left_count += self.left[round_card(self.present, kind)]

    # -------------------------------------------------------------- what the world holds

    def write(self, block, stack):
        """Put the hidden hands into a state's block; `stack` is the stack with all of them in it."""
        for kind in range(CARD_KINDS):
            left = stack[kind]
            for seat in range(self.players):
                if self.hidden[seat]:
                    cards = self.kept[round_seat_card(self.present, seat, kind)]
                    block[hand_at(seat, kind)] = cards
                    left -= cards
            block[STACK + kind] = left

    def dealt(self, round, seat):
        """How many new cards of each kind a seat got in a round."""
        return [self.new[round_seat_card(round, seat, kind)] for kind in range(CARD_KINDS)]
