"""Decisions of phases 3 and 4: giving allied-tied tiles (FP-78), choosing cubes of special mines (FP-71)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from farport.games.forgotten_planet import refusals
from farport.games.forgotten_planet.course import ask_or_produce, end_turn
from farport.games.forgotten_planet.fields import CellField
from farport.games.forgotten_planet.mechanics.control import tell_changes
from farport.games.forgotten_planet.mechanics.grid import cell_name, cell_xy
from farport.games.forgotten_planet.vocabulary import COLOURS
from farport.kernel import Action, Field, Number, Refusal, Words

if TYPE_CHECKING:
    from farport.games.forgotten_planet.state import Position


@final
class AssignTile(Action["Position"]):
    """Give an allied-tied tile to one of the two partners."""

    __slots__ = ("at", "seat")
    do: ClassVar[str] = "assign_tile"
    fields: ClassVar[tuple[Field, ...]] = (CellField("at"), Number("seat", 0, 3))

    def __init__(self, at: int, seat: int) -> None:
        self.at = at
        self.seat = seat

    @classmethod
    def offers(cls, state: Position, seat: int) -> list[AssignTile]:
        at = state.asked[0]
        return [AssignTile(at, taker) for taker in sorted((seat, state.partner[seat]))]

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        if self.at != state.asked[0]:  # FP-79c: one by one, in reading order
            return refusals.OTHER_TILE.says({"cell": cell_name(state.asked[0])})
        if self.seat not in (seat, state.partner[seat]):
            return refusals.NOT_A_PARTNER
        return None

    def effect(self, state: Position, seat: int) -> None:
        del state.asked[0]
        before = state.holder.copy()
        state.own_holder()[self.at] = self.seat
        state.say("tile_assigned", seat, {"at": cell_xy(self.at), "to": self.seat})
        if before != state.holder:
            tell_changes(state, before, state.holder)
        ask_or_produce(state)


@final
class ChooseCubes(Action["Position"]):
    """The cubes that the robots on controlled special mines bring, each of a colour of choice."""

    __slots__ = ("cubes",)
    do: ClassVar[str] = "choose_cubes"
    fields: ClassVar[tuple[Field, ...]] = (Words("cubes", COLOURS, 1, 9),)

    def __init__(self, cubes: tuple[int, ...]) -> None:
        self.cubes = cubes

    @classmethod
    def offers(cls, state: Position, seat: int) -> list[ChooseCubes]:
        return state.catalogue.cube_choices[state.special_robots]

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return (
            None
            if len(self.cubes) == state.special_robots
            else refusals.WRONG_CUBE_COUNT.says({"count": state.special_robots})
        )

    def effect(self, state: Position, seat: int) -> None:
        first = 3 * state.purse[seat]
        for colour in self.cubes:
            state.cubes[first + colour] += 1
        cubes: list[object] = [COLOURS[colour] for colour in self.cubes]
        state.say("cubes_chosen", seat, {"cubes": cubes})
        end_turn(state)
