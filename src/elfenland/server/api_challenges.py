"""The endpoints of challenges and of the deal of the day."""

from __future__ import annotations

from elfenland.server import bodies, challenges, wire
from elfenland.server.api import shown
from elfenland.server.calls import Call, operation

CHALLENGE = "/api/challenges/{challenge}"


@operation(
    "POST",
    "/api/challenges",
    wire.Challenge,
    status=201,
    rate="create",
    body=bodies.NewChallenge,
    example={"bots": ["wanderer", "pathfinder"]},
)
async def create_challenge(call: Call) -> wire.Challenge:
    """Challenge others to a deal: that of a game you have finished alone against bots, or a fresh one."""
    return await challenges.create(call.context, call.session, call.base, call.read(bodies.NewChallenge))


@operation("GET", "/api/deal-of-the-day", wire.Challenge)
async def deal_of_the_day(call: Call) -> wire.Challenge:
    """The deal of the day, the same for everybody at this server, and how they fared."""
    return await challenges.of_the_day(call.context, call.session, call.base)


@operation("GET", CHALLENGE, wire.Challenge)
async def get_challenge(call: Call) -> wire.Challenge:
    """A challenge and its results; you see the others' games once you have played it."""
    return await challenges.show(call.context, call.session, call.base, call.path["challenge"])


@operation("POST", CHALLENGE + "/play", wire.Table, rate="create")
async def play_challenge(call: Call) -> wire.Table:
    """Play the deal; everybody plays it once, so asking again leads to the same game."""
    return shown(call, await challenges.play(call.context, call.session, call.address, call.path["challenge"]))
