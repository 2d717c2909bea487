"""The refusals that a game declares: constants in its modules, each told from all others by a name."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from farport.kernel.errors import Refusal

if TYPE_CHECKING:
    from farport.kernel.game import Game


def name_of(refusal: Refusal) -> str:
    """What tells one refusal from all others: its name; a game that gives none is told by rule, code and text."""
    return refusal.name or f"{refusal.rule} {refusal.code}: {refusal.text}"


def declared(game: Game) -> dict[str, Refusal]:
    """The refusals that stand as constants in the modules of the game's package."""
    package = type(game).__module__.rpartition(".")[0] or type(game).__module__
    found: dict[str, Refusal] = {}
    for name in sorted(sys.modules):
        if name == package or name.startswith(f"{package}."):
            for value in vars(sys.modules[name]).values():
                if isinstance(value, Refusal):
                    found.setdefault(name_of(value), value)
    return found
