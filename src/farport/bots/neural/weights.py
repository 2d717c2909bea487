"""Weights: the networks that come with Farport, each pinned by its hash, with how their players think.

weights/weights.toml names them; `python -m farport.learn GAME FOLDER` trains one anew, and docs/training.md says how
one gets in here.
"""

from __future__ import annotations

import hashlib
import tomllib
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final, final

from farport.bots.neural.outlook import Outlook
from farport.kernel import FarportError, Game, Table

if TYPE_CHECKING:
    from farport.bots.neural.network import Network

FOLDER: Final = "weights"
FILE: Final = "weights.toml"


@final
class Weights:
    """What weights.toml says of one game."""

    __slots__ = ("outlook", "seats", "sha256", "shown")

    def __init__(self, table: Table) -> None:
        table.only(("sha256", "seats", "shown", "outlook"))
        self.sha256 = table.text("sha256")
        self.seats = table.integers("seats")  # of the tables that it was trained at
        self.shown = table.number("shown")  # its part in the chances that people are shown at such tables
        self.outlook = Outlook.from_data(table.value("outlook"), f"{table.where}: outlook")


@cache
def _all() -> dict[str, Weights]:
    path = files("farport.bots.neural").joinpath(FOLDER, FILE)
    known = Table(tomllib.loads(path.read_text(encoding="utf-8")), FILE)
    return {game: Weights(known.table(game)) for game in known.keys()}  # noqa: SIM118  (a Table is no dict)


def weights(game: Game) -> Weights:
    """What comes with Farport for this game, as it is printed."""
    found = _all().get(game.id)
    if found is None or game.variant:
        trained = ", ".join(_all()) or "none"
        raise FarportError(f"there is no network of {game.title} as it is played here; there are of: {trained}")
    return found


def shown(game: Game, seats: int) -> float:
    """Which part of the chances that people are shown is the network's; 0 where it was not measured to help."""
    found = _all().get(game.id)
    return found.shown if found is not None and not game.variant and seats in found.seats else 0.0


def network(game: Game) -> Network:
    """The network of a game, read once in a process."""
    return _network(game, weights(game).sha256)


@cache
def _network(game: Game, pinned: str) -> Network:
    from farport.bots.neural.network import Network

    model = files("farport.bots.neural").joinpath(FOLDER, f"{game.id}.onnx").read_bytes()
    if hashlib.sha256(model).hexdigest() != pinned:
        raise FarportError(f"{game.id}.onnx: this is not the file that {FILE} names; install Farport again")
    return Network(game, model)
