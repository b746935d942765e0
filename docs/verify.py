"""Prove that a game's chance was not chosen afterwards: python verify.py RECORD [RECEIPT…]

Needs nothing but Python. Reads a record (docs/record.md) whose header has notes.fair or notes.luck, keeps its own
account of the card stack and the face-down counters, computes every draw (docs/luck.md) and compares. A receipt is what
a player kept: fair1:COMMITMENT:SEAT:NUMBER. Exit code 0 is proved, 1 is not. `elfenland check` checks the rules.
"""

import hashlib
import hmac
import json
import sys
from collections import Counter

KINDS = "giant_pig elfcycle magic_cloud unicorn troll_wagon dragon raft".split()
TOWNS = "usselen wylhien jaccaranda tichih yttar ergeren grangor beata strykhaven virst ixara mahdavikia".split()
CARDS = {kind: 12 if kind == "raft" else 10 for kind in KINDS}
COUNTERS = dict.fromkeys(KINDS[:6], 8)


class Wrong(Exception):
    """What does not agree, as one sentence."""


def number_of(notes):
    """The function that gives the 64-bit number of a draw."""
    secret, text = None, f"elfenland luck 1\n{notes.get('luck', {}).get('name')}\n"
    if "fair" in notes:
        secret = bytes.fromhex(notes["fair"]["secret"])
        text = f"elfenland fair 1\n{' '.join(number or '-' for number in notes['fair']['contributions'])}\n"

    def number(draw):
        message = (text + draw).encode()
        digest = hmac.digest(secret, message, "sha256") if secret else hashlib.sha256(message).digest()
        return int.from_bytes(digest[:8], "big")

    return number


def pick(number, bag, order):
    """The kind that a number picks from a bag."""
    skip = number * sum(bag.values()) >> 64
    for kind in order:
        if skip < bag[kind]:
            return kind
        skip -= bag[kind]
    raise Wrong("something was drawn from an empty bag")


def check_commitment(header, receipts):
    """The secret, the receipts and who began, before any card."""
    fair = header["notes"]["fair"]
    if fair.get("version") != 1 or "secret" not in fair:
        raise Wrong("there is no secret of version 1 in the record; it is published when the game is over")
    text = f"elfenland fair 1 commitment\n{fair['context']}\n{fair['secret']}"
    if hashlib.sha256(text.encode()).hexdigest() != fair["commitment"]:
        raise Wrong("the secret is not the one that was committed to")
    if len(fair["contributions"]) != len(header["players"]):
        raise Wrong("the contributions are not one per player")
    for receipt in receipts:
        version, commitment, seat, number = receipt.split(":")
        if version != "fair1" or commitment != fair["commitment"]:
            raise Wrong(f"seat {seat} was shown another commitment before it gave its number")
        if fair["contributions"][int(seat)] != number:
            raise Wrong(f"seat {seat} sent a different number from the one in the record")
    if fair["drawn_start"]:
        seats = range(len(header["players"]))
        if pick(number_of(header["notes"])("start 0 - 0"), dict.fromkeys(seats, 1), seats) != header["starting_player"]:
            raise Wrong("another player should have begun")


class Table:
    """The two bags, what lies outside them, and how much was drawn on each occasion."""

    def __init__(self, header):
        self.number = number_of(header["notes"])
        self.players, self.start = len(header["players"]), header["starting_player"]
        self.stack, self.bag, self.towns = Counter(CARDS), Counter(COUNTERS), dict.fromkeys(TOWNS, 1)
        self.market, self.placed, self.drawn, self.round = Counter(), Counter(), Counter(), 1

    def draw(self, bag, order, purpose, seat="-"):
        occasion = f"{purpose} {self.round} {seat}"
        kind = pick(self.number(f"{occasion} {self.drawn[occasion]}"), bag, order)
        self.drawn[occasion] += 1
        bag[kind] -= 1
        return kind

    def counter(self, purpose, seat="-"):
        return self.draw(self.bag, KINDS[:6], purpose, seat)

    def follow(self, event):
        """Carry out an event; what chance drew for it by the record, and by its luck."""
        seat, name = event.get("player"), event["event"]
        if name == "town_cards":
            seats = [(self.start + i) % self.players for i in range(self.players)]
            return [event["towns"][s] for s in seats], [self.draw(self.towns, TOWNS, "town_card", s) for s in seats]
        if name == "face_up":
            self.bag = self.bag + self.market  # those of the round before go back first
            by_luck = [self.counter("face_up") for _ in range(5)]
            self.market = Counter(by_luck)
            return sorted(event["counters"]), sorted(by_luck)
        if name == "deal":
            return sorted(event["cards"]), sorted(self.draw(self.stack, KINDS, "card", seat) for _ in event["cards"])
        if name == "draw_secret" or event.get("source") == "blind":
            return event["counter"], self.counter("secret" if name == "draw_secret" else "blind", seat)
        if name == "draw":
            self.market[event["counter"]] -= 1
            refill = self.counter("refill")
            self.market[refill] += 1
            return event["refill"], refill
        if name != "result":
            self.give_back(event)
        return None, None

    def give_back(self, event):
        """What goes back into the bags."""
        for kind in event.get("cards", []) + event.get("discarded", []):
            self.stack[kind] += 1
        for returned in event.get("returned", []):
            self.bag[returned["counter"]] += 1
        if event["event"] == "place":
            self.placed[event["counter"]] += 1
        if event["event"] == "round_end":
            self.bag = self.bag + self.placed
            self.placed, self.round = Counter(), self.round + 1


def verify(lines, receipts=()):
    """Prove a record; how many things were drawn. Raises Wrong."""
    header, *events = map(json.loads, lines)
    notes = header.get("notes", {})
    if "fair" in notes:
        check_commitment(header, receipts)
    elif notes.get("luck", {}).get("version") != 1 or receipts:
        raise Wrong("the record does not say where its luck came from, or not in a version that is known here")
    table = Table(header)
    for number, event in enumerate(events, 2):
        recorded, by_luck = table.follow(event)
        if recorded != by_luck:
            raise Wrong(f"line {number} says {recorded}, but {by_luck} was drawn")
    return sum(table.drawn.values())


if __name__ == "__main__":
    try:
        with open(sys.argv[1], encoding="utf-8") as record:
            print(f"proved: all {verify(record, sys.argv[2:])} draws follow from the record's luck")
    except (Wrong, LookupError, TypeError, ValueError) as problem:
        sys.exit(f"not proved: {problem if isinstance(problem, Wrong) else 'this is not a whole record'}")
