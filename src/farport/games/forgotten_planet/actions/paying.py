"""What actions cost: the refusals of FP-08 that many of them share, and the check of the robot that acts (FP-21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farport.games.forgotten_planet import refusals
from farport.games.forgotten_planet.vocabulary import COLOURS
from farport.kernel import Refusal

if TYPE_CHECKING:
    from farport.games.forgotten_planet.state import Position


def robot_refusal(position: Position, seat: int, robot: int) -> Refusal | None:
    """FP-21: an own robot that is ON."""
    if robot > position.tables.robots_each:
        return refusals.NO_SUCH_ROBOT.says({"robot": robot, "robots": position.tables.robots_each})
    if position.robot_cell(seat, robot) == 0:
        return refusals.ROBOT_IN_STOCK.says({"robot": robot})
    if not position.on[seat] & (1 << (robot - 1)):
        return refusals.ROBOT_OFF.says({"robot": robot})
    return None


def energy_refusal(position: Position, seat: int, energy: int) -> Refusal | None:
    """FP-08: all costs are paid at once and in full."""
    have = position.energy(seat)
    return None if have >= energy else refusals.NEED_ENERGY.says({"need": energy, "have": have})


def each_colour_refusal(position: Position, seat: int, energy: int) -> Refusal | None:
    """FP-08 for what costs one cube of each colour, and energy."""
    if not position.has_each_colour(seat):
        purse = position.cubes[3 * position.purse[seat] :]
        lacking: list[object] = [[1, colour] for place, colour in enumerate(COLOURS) if purse[place] == 0]
        return refusals.NEED_EACH_COLOUR.says({"lacking": lacking})
    return energy_refusal(position, seat, energy)


def cubes_refusal(position: Position, seat: int, cubes: tuple[int, ...]) -> Refusal | None:
    """FP-08: the colour that the purse lacks."""
    for place, colour in enumerate(COLOURS):
        need = cubes.count(place)
        have = position.cubes[3 * position.purse[seat] + place]
        if have < need:
            return refusals.NEED_CUBES.says({"need": need, "have": have, "colour": colour})
    return None
