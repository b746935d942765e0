"""A client in 50 lines: play a whole game against a bot over HTTP.

    elfenland serve &
    python examples/http_client.py http://127.0.0.1:8765

It needs only the standard library, and no rules: every view lists the legal actions.
"""

import json
import random
import sys
import time
import urllib.error
import urllib.request
import uuid
from http.cookiejar import CookieJar

base = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8765"
browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))  # the cookie identifies us


def ask(path: str, body: dict | None = None) -> dict:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(base + path, data, {"content-type": "application/json"})
    with browser.open(request, timeout=30) as answer:
        return json.load(answer)


def choose(view: dict) -> str:
    """Pick any legal action; put something clever here."""
    choice = random.choice(view["legal"])
    hand = list(view["players"][view["seat"]]["hand"])
    cards = random.sample(hand, choice.get("choose", 0))  # for a caravan or the end of a turn
    return " ".join([choice["text"], *cards])


seats = [{"kind": "mine", "name": "Example"}, {"kind": "bot", "bot": "wanderer"}]
table = ask("/api/games", {"seats": seats, "start": True})
game, view, version = table["game"], table["view"], table["version"]
while view["outcome"] is None:
    if not view["legal"]:  # not our turn; the stream at /stream would tell us sooner
        time.sleep(0.05)
        table = ask(f"/api/games/{game}")
        view, version = table["view"], table["version"]
        continue
    wish = {"id": str(uuid.uuid4()), "version": version, "action": choose(view)}
    try:
        played = ask(f"/api/games/{game}/actions", wish)  # retrying with the same id is safe
    except urllib.error.HTTPError as error:
        played = json.load(error)
        print(played["sentence"])
        if error.code != 409:
            raise
    view, version = played["view"], played["version"]
print("winners:", view["outcome"]["winners"], "pieces:", view["outcome"]["pieces"])
