"""`elfenland verify`: was a game's chance chosen afterwards?"""

from __future__ import annotations

from typing import Annotated

import typer

from elfenland.cli.common import RecordFile, out
from elfenland.game import record
from elfenland.game import verify as prove


def verify(
    file: RecordFile,
    receipt: Annotated[
        list[str] | None,
        typer.Option("--receipt", "-r", help="A player's receipt, fair1:COMMITMENT:SEAT:NUMBER; can be repeated."),
    ] = None,
) -> None:
    """Prove that every card and counter of a record follows from the luck that was fixed before the game.

    Exits with code 1 and says what does not agree. Only a player's receipt proves that the commitment came before the
    players' numbers. docs/verify.py does the same without this package.
    """
    proved = prove(record.load(file), receipt or ())
    text = f"{file}: proved, all {proved.draws} draws follow from "
    if proved.kind == "luck":
        text += "the deal that the record names"
    else:
        text += f"the committed secret and {proved.contributions} of the players' numbers"
        text += f"; {proved.receipts} receipts agree" if proved.receipts else "; no receipt was given"
    out.print(text, markup=False, highlight=False, soft_wrap=True)
