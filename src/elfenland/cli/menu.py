"""The player's choices as a numbered menu that yields the text of an action."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable

from elfenland.cli.common import out
from elfenland.cli.story import TOWN, a_counter, cards_text, connection_name, kind_name
from elfenland.game import LegalChoice, View

SENTENCES = {
    "draw": "Draw a counter: a face-up one, or blind.",
    "plan": "Place a counter on a road, put your obstacle on a counter, or pass.",
    "travel": "Travel along a connection, or end your turn.",
    "keep": "Keep one counter for the next round.",
}


class Menu:
    """A menu of the legal choices in one view."""

    def __init__(self, view: View, ask: Callable[[str], str]) -> None:
        self.view = view
        self.ask = ask

    def ask_for_action(self) -> str:
        """The text of an action, another command as typed, or an empty text to ask again."""
        groups = self._groups()
        out.print(f"[bold]{SENTENCES[self.view.phase]}[/bold] (Type help for help.)")
        for number, (title, choices) in enumerate(groups.items(), 1):
            more = f" · {len(choices)} roads" if len(choices) > 1 else ""
            out.print(f"  {number:2d}  {title}{more}", highlight=False)
        undo = ", or undo" if self.view.can_undo else ""
        answer = self.ask(f"Number or action{undo}: ").strip()
        if not answer.isdigit():
            return answer
        choices = self._pick(list(groups.values()), answer)
        if not choices:
            return ""
        return self._finish(choices[0] if len(choices) == 1 else self._road(choices))

    def _groups(self) -> dict[str, list[LegalChoice]]:
        groups: dict[str, list[LegalChoice]] = defaultdict(list)
        for choice in self.view.legal:
            groups[self._title(choice)].append(choice)
        return groups

    def _title(self, choice: LegalChoice) -> str:
        match choice.action:
            case "draw":
                return f"draw {a_counter(choice.kind)}" if choice.kind else "draw blind"
            case "place":
                return (
                    f"place the secret {kind_name(choice.kind)}" if choice.secret else f"place {a_counter(choice.kind)}"
                )
            case "obstacle":
                return "place the obstacle"
            case "move":
                return f"go to {self._destination(choice)}: {cards_text(choice.cards)}"
            case "caravan":
                return f"go to {self._destination(choice)} by caravan: any {choice.choose} cards"
            case "end":
                return f"end the turn and discard {choice.choose} cards" if choice.choose else "end the turn"
            case "keep":
                return f"keep {a_counter(choice.kind)}{' (secret)' if choice.secret else ''}"
        return choice.text

    @staticmethod
    def _destination(choice: LegalChoice) -> str:
        return f"{TOWN[choice.to or '']} ({connection_name(choice.connection or '')})"

    def _road(self, choices: list[LegalChoice]) -> LegalChoice | None:
        for number, choice in enumerate(choices, 1):
            costs = f", costs {choice.price}" if choice.price else ""
            out.print(f"  {number:2d}  {connection_name(choice.connection or '')}{costs}", highlight=False)
        picked = self._pick([[choice] for choice in choices], self.ask("On which road? (number, or Enter to go back) "))
        return picked[0] if picked else None

    def _pick(self, groups: list[list[LegalChoice]], answer: str) -> list[LegalChoice]:
        if answer.strip().isdigit() and 1 <= int(answer) <= len(groups):
            return groups[int(answer) - 1]
        if answer.strip():
            out.print(f"[red]There is no choice {answer.strip()}.[/red]")
        return []

    def _finish(self, choice: LegalChoice | None) -> str:
        if choice is None:
            return ""
        if not choice.choose:
            return choice.text
        assert self.view.seat is not None
        hand = self.view.players[self.view.seat].hand or ()
        out.print(f"Your hand: {cards_text(hand)}")
        cards = self.ask(f"Which {choice.choose}? (e.g. {' '.join(hand[: choice.choose])}) ").strip()
        return f"{choice.text} {cards}".strip() if cards else ""
