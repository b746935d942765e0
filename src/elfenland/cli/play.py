"""`elfenland play`: a whole game in the terminal, against bots or with others at one keyboard."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from secrets import randbelow
from typing import Annotated, Any

import typer

from elfenland import events as e
from elfenland import record
from elfenland.board.editions import DEFAULT_EDITION
from elfenland.cli.common import Edition, OptionList, TownCards, chosen, out
from elfenland.cli.menu import Menu
from elfenland.cli.story import sentence
from elfenland.cli.table import print_table
from elfenland.errors import ActionSyntaxError, Refused
from elfenland.game import Game
from elfenland.redact import redact
from elfenland.simulation import BOT_STREAM
from elfenland.views import view_for

HELP = """Type a number from the list, or an action in words:
  draw dragon · draw blind
  place dragon feodor-lapphalya · obstacle feodor-lapphalya · pass
  move feodor-lapphalya · caravan feodor-lapphalya raft raft unicorn
  end raft unicorn · keep dragon
Also: undo (a move of this travel turn), table (show it again),
  picture FILE.svg, save FILE.jsonl, quit.
A round: cards are dealt, a secret counter is drawn, three counters are drawn
in turn, counters are laid on roads until all pass one after another, everybody
travels, one counter is kept. Most town pieces after four rounds win."""


class Quit(Exception):
    """The person at the keyboard has had enough."""


def play(
    people: Annotated[list[str] | None, typer.Argument(help="Names of the people at this keyboard.")] = None,
    players: Annotated[int | None, typer.Option("--players", "-p", min=2, max=6, help="Seats; bots fill up.")] = None,
    bot: Annotated[str, typer.Option("--bot", "-b", help="random, wanderer, pathfinder or elder.")] = "pathfinder",
    edition: Edition = DEFAULT_EDITION,
    town_cards: TownCards = None,
    option: OptionList = None,
    seed: Annotated[int | None, typer.Option("--seed", "-s", min=0, help="The same seed deals the same game.")] = None,
    save: Annotated[Path | None, typer.Option("--save", help="Write the record here at the end.")] = None,
) -> None:
    """Play a whole game in the terminal.

    Alone: `elfenland play`. Two people and two bots: `elfenland play Ann Bob --players 4`.
    """
    names = people or ["Elf"]
    seats = players or max(3, len(names))
    if len(names) > seats:
        raise typer.BadParameter(f"there are {len(names)} people and {seats} seats")
    taken = [e.Player(name) for name in names]
    taken += [e.Player(f"{bot.capitalize()} {i + 1}", bot) for i in range(seats - len(names))]
    used = randbelow(2**53) if seed is None else seed
    game = Game(
        chosen(edition, town_cards, option),
        taken,
        seed=used,
        created=datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        edition=edition if not option else None,
    )
    table = TerminalTable(game, used)
    try:
        table.run()
    except Quit:
        out.print("The game stops here.")
    if save:
        save.write_text(record.dumps(game), encoding="utf-8")
        out.print(f"The record is in {save}.")


class TerminalTable:
    """One game at one keyboard."""

    def __init__(self, game: Game, seed: int, ask: Callable[[str], str] | None = None) -> None:
        self.game = game
        self.names = [player.name for player in game.players]
        self.people = [seat for seat, player in enumerate(game.players) if not isinstance(player.bot, str)]
        self.bots = self._bots(seed)
        self.told = [0] * len(game.players)
        self.holder: int | None = None
        self.ask = ask or _ask

    def _bots(self, seed: int) -> dict[int, Any]:
        wanted = {seat: p.bot for seat, p in enumerate(self.game.players) if isinstance(p.bot, str)}
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
            else:
                self._turn(seat)
        self._tell(self.people[0])
        print_table(view_for(self.game, None))
        outcome = self.game.outcome
        assert outcome is not None
        winners = " and ".join(self.names[w] for w in outcome.winners)
        out.rule(f"{winners}: decided by {outcome.reason.replace('_', ' ')} ({outcome.rule})")

    def _turn(self, seat: int) -> None:
        if len(self.people) > 1 and self.holder != seat:
            out.clear()
            self.ask(f"{self.names[seat]}, it is your turn. Press Enter when nobody else is looking. ")
        self.holder = seat
        self._tell(seat)
        print_table(view_for(self.game, seat))
        while self.game.to_act == seat:
            view = view_for(self.game, seat)
            menu = Menu(view, self.ask)
            before = len(self.game.events)
            self._answer(seat, menu)
            if len(self.game.events) != before:
                break

    def _tell(self, seat: int) -> None:
        """What has happened since this person last looked."""
        news = self.game.events[self.told[seat] :]
        for event in news:
            out.print("  " + sentence(redact(event, seat), self.names), markup=False, highlight=False)
        self.told[seat] = len(self.game.events)

    def _answer(self, seat: int, menu: Menu) -> None:
        """Ask until something is played or taken back."""
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
                    self.told[seat] = min(self.told[seat], len(self.game.events))
                    out.print(f"Taken back: {sentence(taken_back, self.names)}", markup=False, highlight=False)
                    print_table(view_for(self.game, seat))
                case "picture" if rest:
                    Path(rest).write_text(self.game._repr_svg_(), encoding="utf-8")
                    out.print(f"The picture is in {rest}.")
                case "save" if rest:
                    Path(rest).write_text(record.dumps_redacted(self.game, seat), encoding="utf-8")
                    out.print(f"What you know of the game is in {rest}.")
                case _:
                    self.game.play(text, seat)
        except (Refused, ActionSyntaxError) as problem:
            told = str(problem).replace(f"player {seat}", self.names[seat])
            out.print(f"{told[0].upper()}{told[1:]}.", style="red", markup=False, highlight=False)
        except OSError as problem:
            out.print(f"[red]Cannot write there: {problem}.[/red]")


def _ask(prompt: str) -> str:
    try:
        return input(prompt)
    except EOFError:
        raise Quit from None
