"""What a person at the keyboard can do now, as a numbered list that leads to an action's text."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable

from elfenland.cli.common import out
from elfenland.cli.story import TOWN, cards_text, kind_name, way_name
from elfenland.views import LegalChoice, View

SENTENCES = {
    "draw": "Draw a counter: one of the face-up ones, or blind.",
    "plan": "Lay a counter on a road, or the obstacle on a counter, or pass.",
    "travel": "Travel along a connection, or end your turn.",
    "keep": "Keep one counter for the next round.",
}


class Menu:
    """The choices of one view."""

    def __init__(self, view: View, ask: Callable[[str], str]) -> None:
        self.view = view
        self.ask = ask

    def ask_for_action(self) -> str:
        """The action's text, or another command as it was typed; empty to be asked again."""
        groups = self._groups()
        out.print(f"[bold]{SENTENCES[self.view.phase]}[/bold] (help explains)")
        for number, (title, choices) in enumerate(groups.items(), 1):
            more = f" · {len(choices)} roads" if len(choices) > 1 else ""
            out.print(f"  {number:2d}  {title}{more}", highlight=False)
        undo = ", undo to take back" if self.view.can_undo else ""
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
                return f"draw {kind_name(choice.kind)}" if choice.kind else "draw blind"
            case "place":
                return f"lay {'the secret ' if choice.secret else ''}{kind_name(choice.kind)}"
            case "obstacle":
                return "lay the obstacle"
            case "move":
                return (
                    f"go to {TOWN[choice.to or '']} ({way_name(choice.connection or '')}): {cards_text(choice.cards)}"
                )
            case "caravan":
                where = f"{TOWN[choice.to or '']} ({way_name(choice.connection or '')})"
                return f"go to {where} by caravan: any {choice.choose} cards"
            case "end":
                return f"end the turn and discard {choice.choose} cards" if choice.choose else "end the turn"
            case "keep":
                return f"keep {kind_name(choice.kind)}{' (secret)' if choice.secret else ''}"
        return choice.text

    def _road(self, choices: list[LegalChoice]) -> LegalChoice | None:
        for number, choice in enumerate(choices, 1):
            costs = f", costs {choice.price}" if choice.price else ""
            out.print(f"  {number:2d}  {way_name(choice.connection or '')}{costs}", highlight=False)
        picked = self._pick([[choice] for choice in choices], self.ask("On which road (number, or Enter to go back): "))
        return picked[0] if picked else None

    def _pick(self, groups: list[list[LegalChoice]], answer: str) -> list[LegalChoice]:
        if answer.strip().isdigit() and 1 <= int(answer) <= len(groups):
            return groups[int(answer) - 1]
        if answer.strip():
            out.print(f"[red]There is no number {answer.strip()} here.[/red]")
        return []

    def _finish(self, choice: LegalChoice | None) -> str:
        if choice is None:
            return ""
        if not choice.choose:
            return choice.text
        assert self.view.seat is not None
        hand = self.view.players[self.view.seat].hand or ()
        out.print(f"In hand: {cards_text(hand)}")
        cards = self.ask(f"Which {choice.choose} cards (e.g. {' '.join(hand[: choice.choose])}): ").strip()
        return f"{choice.text} {cards}".strip() if cards else ""
