#!/usr/bin/env python3
"""A bot in plain Python; it needs only the line protocol (docs/bots.md).

elfenland match "stdio:python3 examples/stdio_bot.py" random --players 2 --games 20
"""

import json
import sys
from collections import Counter

CONNECTIONS = {}  # by id, from the greeting


def choose(view):
    """The text of an action."""
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
    """Draw the kind that suits the cards in hand and that we do not have yet."""
    held = Counter(me["counters"] + me["secrets"])
    wanted = [choice for choice in choices if "kind" in choice]
    best = max(wanted, key=lambda choice: hand[choice["kind"]] - 2 * held[choice["kind"]])
    return best["text"]


def plan(by_action, view, me, hand):
    """Place a counter on a road from a town within reach to one that we have not visited."""
    reached = reachable(me["boot"], view["prices"], hand)
    best = None
    for choice in by_action.get("place", []):
        connection = CONNECTIONS[choice["connection"]]
        ends = {connection["from"], connection["to"]}
        leads_on = len(ends & reached) == 1 and (ends - reached) & set(me["pieces"])
        if leads_on and hand[choice["kind"]] >= choice["price"] and (not best or choice["price"] < best["price"]):
            best = choice
    return best["text"] if best else "pass"


def reachable(boot, prices, hand):
    """The towns within reach, if each connection is paid for on its own from the whole hand."""
    reached, frontier = {boot}, [boot]
    while frontier:
        here = frontier.pop()
        for name, price in prices.items():
            start, end = CONNECTIONS[name]["from"], CONNECTIONS[name]["to"]
            cost = {start: price["forth"], end: price["back"]}.get(here)
            there = end if here == start else start
            if cost and there not in reached and hand[price["kind"]] >= cost:
                reached.add(there)
                frontier.append(there)
    return reached


def travel(by_action, me):
    """Take the cheapest step to a town that we have not visited, or end the turn."""
    steps = [choice for choice in by_action.get("move", []) if choice["to"] in me["pieces"]]
    if steps:
        return min(steps, key=lambda choice: choice["price"])["text"]
    end = by_action["end"][0]
    return " ".join(["end", *me["hand"][: end.get("choose", 0)]])


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if "hello" in message:
            CONNECTIONS.update((connection["id"], connection) for connection in message["board"]["connections"])
            answer = {"hello": "plain python"}
        elif "view" in message:
            answer = {"action": choose(message["view"])}
        else:
            break
        print(json.dumps(answer), flush=True)


main()
