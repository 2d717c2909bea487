"""How games look on a terminal: one module a game, and a drawing of plain data for all others."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from types import SimpleNamespace
from typing import Protocol, cast

from rich.console import RenderableType

from farport.boards import generic
from farport.kernel import Game, Plain, registry


class Board(Protocol):
    """What a module here supplies. It knows plain data only: views, actions and events as the contract gives them."""

    def draw(self, view: Plain, seat: int | None) -> RenderableType:
        """What `seat` (None: a spectator) sees."""

    def tell(self, event: Plain, names: Sequence[str]) -> str:
        """An event as a line of the log."""


def of(game: Game) -> Board:
    """Ours, or the drawing that the game's package brings; what it does not bring is as for any other game."""
    own = f"{__name__}.{game.id.replace('-', '_')}"
    if find_spec(own) is not None:
        return cast(Board, import_module(own))
    brought = registry.board(game.id)
    if brought is None or brought.terminal is None:
        return generic
    return cast(Board, SimpleNamespace(draw=brought.terminal, tell=generic.tell))
