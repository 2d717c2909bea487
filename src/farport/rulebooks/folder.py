"""Where the books of a game are: ours beside this file, those of a package's game beside its board."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from farport.kernel.registry import board

# Who sits at the table of every example, seat by seat. The texts call them so, and so do the pictures.
PLAYERS: Final = ("Ada", "Bram", "Chloé", "Dirk", "Elif", "Femke", "Goran", "Hanna")
HERE: Final = Path(__file__).parent


def folder_of(game: str) -> Path | None:
    """The folder with `en.md` and `examples.toml`, or None: nobody has written a book of this game."""
    brought = board(game)
    for folder in (HERE / game.replace("-", "_"), None if brought is None else brought.rulebook):
        if folder is not None and (folder / "en.md").is_file():
            return folder
    return None
