"""How games look on a terminal: one module a game, and a drawing of plain data for all others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from rich.console import RenderableType

from farport.cli.boards import duck_dealer, forgotten_planet, generic, space_dealer, space_paper
from farport.kernel import Game, Plain


class Board(Protocol):
    """What a module here supplies. It knows plain data only: views, actions and events as the contract gives them."""

    def draw(self, view: Plain, seat: int | None) -> RenderableType:
        """What `seat` (None: a spectator) sees."""

    def tell(self, event: Plain, names: Sequence[str]) -> str:
        """An event as a line of the log."""


BOARDS: Final[dict[str, Board]] = {
    "duck-dealer": duck_dealer,
    "forgotten-planet": forgotten_planet,
    "space-dealer": space_dealer,
    "space-paper": space_paper,
}


def of(game: Game) -> Board:
    return BOARDS.get(game.id, generic)
