"""The endpoints of messages: push and e-mail, for people who asked for them."""

from __future__ import annotations

from elfenland.server import bodies, messages, wire
from elfenland.server.calls import Call, operation


@operation("GET", "/api/me/messages", wire.Messages)
async def my_messages(call: Call) -> wire.Messages:
    """Which messages you have asked for, and which this server can send."""
    return await messages.of(call.context, call.session)


@operation(
    "POST",
    "/api/me/push",
    wire.Messages,
    body=bodies.PushWish,
    rate="create",
    example={"endpoint": "http://127.0.0.1:8765/push", "p256dh": "B" * 87, "auth": "A" * 22},
)
async def add_push(call: Call) -> wire.Messages:
    """Get pushes in this browser when it is your turn."""
    await messages.subscribe(call.context, call.session, call.read(bodies.PushWish))
    return await messages.of(call.context, call.session)


@operation("DELETE", "/api/me/push", None, status=204)
async def end_pushes(call: Call) -> None:
    """Get no more pushes, in any browser."""
    await messages.unsubscribe(call.context, call.session)


@operation(
    "POST", "/api/me/email", wire.Messages, body=bodies.EmailWish, rate="create", example={"email": "ann@example.org"}
)
async def add_email(call: Call) -> wire.Messages:
    """Get e-mail when it is your turn; first, a link is sent that confirms the address."""
    await messages.ask_for_mail(call.context, call.session, call.base, call.read(bodies.EmailWish))
    return await messages.of(call.context, call.session)


@operation("DELETE", "/api/me/email", None, status=204)
async def end_email(call: Call) -> None:
    """Get no more e-mail; the address is deleted."""
    await messages.forget_mail(call.context, call.session)


@operation("POST", "/api/mail/{token}", None, status=204, body=bodies.Wanted, example={"wanted": True})
async def answer_mail(call: Call) -> None:
    """Confirm the address that a token was sent to, or delete it."""
    await messages.answer(call.context, call.path["token"], call.read(bodies.Wanted).wanted)


@operation("POST", "/api/mail/{token}/unsubscribe", None, status=204, body=str, body_media="text/plain")
async def unsubscribe(call: Call) -> None:
    """End e-mail with one click, as a mail program does it (RFC 8058)."""
    await messages.answer(call.context, call.path["token"], False)
