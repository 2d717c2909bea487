"""The legal actions as a numbered list that a person can read, narrow down and pick from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape

from farport.kernel import Action

PAGE: Final = 24  # choices shown at once


class Choices:
    """What a seat may do now. Numbers stay the same while the list is narrowed down."""

    __slots__ = ("_begin", "_overview", "_shown", "actions", "labels")

    def __init__(self, legal: Sequence[Action[Any]]) -> None:
        kinds = list(dict.fromkeys([action.do for action in legal]))
        self.actions = sorted(legal, key=lambda action: kinds.index(action.do))
        self.labels = [str(action) for action in self.actions]
        self.widen()

    def picked(self, text: str) -> Action[Any] | None:
        """The action of that number, or the one that is written exactly so."""
        if text.isdecimal():
            number = int(text)
            return self.actions[number - 1] if 1 <= number <= len(self.actions) else None
        wanted = " ".join(text.lower().split())
        for action, label in zip(self.actions, self.labels, strict=True):
            if label.lower() == wanted:
                return action
        return None

    def narrow(self, text: str) -> bool:
        """Only the choices that begin so, from now on; False, and no change, if there are none."""
        wanted = " ".join(text.lower().split())
        found = [place for place, label in enumerate(self.labels) if label.lower().startswith(wanted)]
        if not found:
            return False
        self._shown = found
        self._begin = 0
        self._overview = False
        return True

    def widen(self) -> None:
        self._shown = list(range(len(self.actions)))
        self._begin = 0
        self._overview = len(self.actions) > PAGE

    def turn_page(self) -> None:
        if self._overview:
            self._overview = False
        else:
            self._begin = self._begin + PAGE if self._begin + PAGE < len(self._shown) else 0

    def show(self, screen: Console) -> None:
        if self._overview:
            self._show_kinds(screen)
            return
        page = self._shown[self._begin : self._begin + PAGE]
        entries = [f"[bold]{place + 1:4}[/] {escape(self.labels[place])}" for place in page]
        screen.print(Columns(entries, padding=(0, 3), column_first=True))
        if len(self._shown) > PAGE:
            last = self._begin + len(page)
            screen.print(f"[dim]{self._begin + 1} to {last} of {len(self._shown)}; Enter shows more.[/]")

    def _show_kinds(self, screen: Console) -> None:
        """A long list begins as a list of the kinds of action."""
        screen.print(f"{len(self.actions)} choices; type a kind to see its choices, or Enter to see all:")
        places: dict[str, list[int]] = {}
        for place, action in enumerate(self.actions):
            places.setdefault(action.do, []).append(place)
        for do, found in places.items():
            numbers = str(found[0] + 1) if len(found) == 1 else f"{found[0] + 1}-{found[-1] + 1}"
            sample = ", ".join([self.labels[place] for place in found[:3]]) + (", …" if len(found) > 3 else "")
            screen.print(f"[bold]{numbers:>8}[/] [cyan]{escape(do):14}[/] {escape(sample)}", no_wrap=True)
