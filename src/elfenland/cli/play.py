"""`elfenland play`: a whole game in the terminal, against bots or with others at the same keyboard."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from secrets import randbelow
from textwrap import indent
from typing import Annotated, Any

import typer

from elfenland.arena.quick import BOT_STREAM
from elfenland.board import DEFAULT_EDITION
from elfenland.cli.common import Edition, OptionList, TownCards, chosen, out
from elfenland.cli.menu import Menu
from elfenland.cli.story import sentence
from elfenland.cli.table import print_table
from elfenland.errors import ActionSyntaxError, Refused
from elfenland.game import Game, record, redact, view_for
from elfenland.game import events as e

HELP = """Type a number from the list, or an action in words:
  draw dragon · draw blind
  place dragon feodor-lapphalya · obstacle feodor-lapphalya · pass
  move feodor-lapphalya · caravan feodor-lapphalya raft raft unicorn
  end raft unicorn · keep dragon
Also: undo (take back a move of this travel turn), table (show the table again),
  picture FILE.svg, save FILE.jsonl, quit.
In each round you are dealt cards, get a secret counter and draw three more in
turn. Then players place counters on roads until everyone passes in a row. Then
everyone travels, and keeps one counter. Whoever has the most town pieces after
four rounds wins."""


class Quit(Exception):
    """The player wants to stop."""


def play(
    people: Annotated[list[str] | None, typer.Argument(help="The people playing at this keyboard.")] = None,
    players: Annotated[
        int | None, typer.Option("--players", "-p", min=2, max=6, help="How many seats; bots take the free ones.")
    ] = None,
    bot: Annotated[
        str,
        typer.Option(
            "--bot", "-b", help="Which bot to play against, such as level-3; `elfenland bots list` shows all."
        ),
    ] = "pathfinder",
    edition: Edition = DEFAULT_EDITION,
    town_cards: TownCards = None,
    option: OptionList = None,
    first: Annotated[
        str | None,
        typer.Option("--first", help="Who begins: a name at the table or random; the rulebooks say the oldest player."),
    ] = None,
    seed: Annotated[
        int | None, typer.Option("--seed", "-s", min=0, help="Deal this game; the same seed deals the same cards.")
    ] = None,
    save: Annotated[Path | None, typer.Option("--save", help="Write the game's record to this file.")] = None,
    explain: Annotated[
        bool,
        typer.Option("--explain", help="Show what elder considers as it decides; this reveals what it could place."),
    ] = False,
) -> None:
    """Play a whole game in the terminal.

    On your own: `elfenland play`. Two people and two bots: `elfenland play Ann Bob --players 4`.
    """
    names = people or ["Elf"]
    seats = players or min(6, max(3, len(names)))
    if len(names) > seats:
        raise typer.BadParameter(f"{len(names)} people cannot share {seats} seats")
    taken = [e.Player(name) for name in names]
    taken += [e.Player(f"{bot.capitalize()} {i + 1}", bot) for i in range(seats - len(names))]
    used = randbelow(2**53) if seed is None else seed
    game = Game(
        chosen(edition, town_cards, option),
        taken,
        _first(first, [player.name for player in taken]),
        seed=used,
        created=datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        edition=edition if not option else None,
    )
    table = TerminalTable(game, used, explain=explain)
    try:
        table.run()
    except Quit:
        out.print("The game stops here.")
    if save:
        save.write_text(record.dumps(game), encoding="utf-8")
        out.print(f"The record is saved in {save}.")


def _first(wish: str | None, names: list[str]) -> int:
    """R1.4: the seat that begins; without a wish, the first."""
    if wish is None:
        return 0
    if wish == "random":
        return randbelow(len(names))
    found = [seat for seat, name in enumerate(names) if name.casefold() == wish.casefold()]
    if not found:
        raise typer.BadParameter(f"{wish} is not at the table; there are {', '.join(names)}", param_hint="--first")
    return found[0]


class TerminalTable:
    """A game played at one keyboard."""

    def __init__(self, game: Game, seed: int, ask: Callable[[str], str] | None = None, explain: bool = False) -> None:
        self.game = game
        self.names = [player.name for player in game.players]
        self.people = [seat for seat, player in enumerate(game.players) if not isinstance(player.bot, str)]
        self.bots = self._bots(seed)
        self.shown = [0] * len(game.players)
        self.holder: int | None = None
        self.ask = ask or _ask
        self.explain = explain

    def _bots(self, seed: int) -> dict[int, Any]:
        wanted = {seat: player.bot for seat, player in enumerate(self.game.players) if isinstance(player.bot, str)}
        if not wanted:
            return {}
        from elfenland.bots import make

        return {seat: make(name, seed=seed, stream=BOT_STREAM + seat) for seat, name in wanted.items()}

    def run(self) -> None:
        """Play until the game is over."""
        self.game.begin()
        while (seat := self.game.to_act) is not None:
            if seat in self.bots:
                self.game.play(self.bots[seat].choose(view_for(self.game, seat), None))
                if self.explain and self.bots[seat].thoughts:
                    out.print(f"{self.names[seat]} thinks:", markup=False, highlight=False)
                    out.print(indent(str(self.bots[seat].thoughts), "  "), markup=False, highlight=False)
            else:
                self._turn(seat)
        self._print_news(self.people[0])
        print_table(view_for(self.game, None))
        outcome = self.game.outcome
        assert outcome is not None
        winners = " and ".join(self.names[seat] for seat in outcome.winners)
        wins = "wins" if len(outcome.winners) == 1 else "share the win"
        out.rule(f"{winners} {wins}, decided by {outcome.reason.replace('_', ' ')} ({outcome.rule})")

    def _turn(self, seat: int) -> None:
        if len(self.people) > 1 and self.holder != seat:
            out.clear()
            self.ask(f"{self.names[seat]}, it is your turn. Press Enter when nobody else is looking. ")
        self.holder = seat
        self._print_news(seat)
        print_table(view_for(self.game, seat))
        while self.game.to_act == seat:
            view = view_for(self.game, seat)
            menu = Menu(view, self.ask)
            before = len(self.game.events)
            self._answer(seat, menu)
            if len(self.game.events) != before:
                break

    def _print_news(self, seat: int) -> None:
        """Print what has happened since this player last looked."""
        news = self.game.events[self.shown[seat] :]
        for event in news:
            out.print("  " + sentence(redact(event, seat), self.names), markup=False, highlight=False)
        self.shown[seat] = len(self.game.events)

    def _answer(self, seat: int, menu: Menu) -> None:
        """Ask once, and carry out the answer."""
        text = menu.ask_for_action()
        word, _, rest = text.partition(" ")
        try:
            match word:
                case "":
                    return
                case "quit" | "exit":
                    raise Quit
                case "help" | "?":
                    out.print(HELP, markup=False, highlight=False)
                case "table":
                    print_table(view_for(self.game, seat))
                case "undo":
                    taken_back = self.game.undo(seat)
                    self.shown[seat] = min(self.shown[seat], len(self.game.events))
                    out.print(f"Taken back: {sentence(taken_back, self.names)}", markup=False, highlight=False)
                    print_table(view_for(self.game, seat))
                case "picture" if rest:
                    Path(rest).write_text(self.game._repr_svg_(), encoding="utf-8")
                    out.print(f"The picture is saved in {rest}.")
                case "save" if rest:
                    Path(rest).write_text(record.dumps_redacted(self.game, seat), encoding="utf-8")
                    out.print(f"What you know of the game is saved in {rest}.")
                case _:
                    self.game.play(text, seat)
        except (Refused, ActionSyntaxError) as problem:
            reason = str(problem).replace(f"player {seat}", self.names[seat])
            out.print(f"{reason[0].upper()}{reason[1:]}.", style="red", markup=False, highlight=False)
        except OSError as problem:
            out.print(f"[red]Cannot write the file: {problem}.[/red]")


def _ask(prompt: str) -> str:
    try:
        return input(prompt)
    except EOFError:
        raise Quit from None
