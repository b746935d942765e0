#!/usr/bin/env python3
"""A bot in plain Python that needs nothing but the line protocol (docs/bots.md).

elfenland match "stdio:python3 examples/stdio_bot.py" random --players 2 --games 20
"""

import json
import sys
from collections import Counter

WAYS = {}  # connections by id, from the greeting


def choose(view):
    """One action for the view, as a text."""
    me = view["players"][view["seat"]]
    hand = Counter(me["hand"])
    by_action = {}
    for choice in view["legal"]:
        by_action.setdefault(choice["action"], []).append(choice)
    if view["phase"] == "draw":
        return draw(by_action["draw"], me, hand)
    if view["phase"] == "plan":
        return plan(by_action, view, me, hand)
    if view["phase"] == "travel":
        return travel(by_action, me)
    return by_action["keep"][0]["text"]


def draw(choices, me, hand):
    """The kind that the hand has most of and the counters do not."""
    held = Counter(me["counters"] + me["secrets"])
    wanted = [c for c in choices if "kind" in c]
    best = max(wanted, key=lambda c: hand[c["kind"]] - 2 * held[c["kind"]])
    return best["text"]


def plan(by_action, view, me, hand):
    """A counter on a road that leads on from where the boot can already come, to a town not yet visited."""
    reached = reachable(me["boot"], view["prices"], hand)
    best = None
    for choice in by_action.get("place", []):
        way = WAYS[choice["connection"]]
        ends = {way["from"], way["to"]}
        leads_on = len(ends & reached) == 1 and (ends - reached) & set(me["pieces"])
        if leads_on and hand[choice["kind"]] >= choice["price"] and (not best or choice["price"] < best["price"]):
            best = choice
    return best["text"] if best else "pass"


def reachable(boot, prices, hand):
    """Towns that the hand could pay for one connection at a time."""
    reached, frontier = {boot}, [boot]
    while frontier:
        here = frontier.pop()
        for name, price in prices.items():
            way = WAYS[name]
            cost = {way["from"]: price["forth"], way["to"]: price["back"]}.get(here)
            there = way["to"] if here == way["from"] else way["from"]
            if cost and there not in reached and hand[price["kind"]] >= cost:
                reached.add(there)
                frontier.append(there)
    return reached


def travel(by_action, me):
    """The cheapest step to a town not yet visited; without one, the end of the turn."""
    steps = [c for c in by_action.get("move", []) if c["to"] in me["pieces"]]
    if steps:
        return min(steps, key=lambda c: c["price"])["text"]
    end = by_action["end"][0]
    return " ".join(["end", *me["hand"][: end.get("choose", 0)]])


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if "hello" in message:
            WAYS.update((way["id"], way) for way in message["board"]["connections"])
            answer = {"hello": "plain python"}
        elif "view" in message:
            answer = {"action": choose(message["view"])}
        else:
            break
        print(json.dumps(answer), flush=True)


main()
