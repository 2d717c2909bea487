"""A scribe: writes what a seat knows straight from the position, without a view between them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from farport.kernel.observer.pen import Pen

if TYPE_CHECKING:
    from farport.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Scribe:
    """Knows the tables of a game's newest observer by heart, and writes the same numbers as the observer would make of
    the view; the kit compares them. `fixed` names the tables that are the same all game long.

    It may decline: a position that is rare is told by its view."""

    fixed: Sequence[str] = ()

    def terms(self, state: State) -> object | None:
        """What the fixed tables depend on; None if this scribe does not know such states."""
        return None

    def write(self, state: State, viewer: int | None, pen: Pen) -> bool:
        """Everything that the viewer (None: a spectator) knows; False if it declines."""
        return False
