"""Set-up choices: the equipment of the ship and the start planet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, final

from farport.games.duck_dealer import refusals
from farport.games.duck_dealer.course import next_equipment, next_start
from farport.games.duck_dealer.fields import PLACE
from farport.games.duck_dealer.vocabulary import EQUIPMENT, HOLD
from farport.kernel import Action, Field, Name, Refusal, Words

if TYPE_CHECKING:
    from farport.games.duck_dealer.state import Position

MOST_PIECES = 9


@final
class ChooseEquipment(Action["Position"]):
    """DD-09: three pieces of equipment of the player's choice for the first section of his ship."""

    __slots__ = ("equipment",)
    do: ClassVar[str] = "choose_equipment"
    fields: ClassVar[tuple[Field, ...]] = (Words("equipment", EQUIPMENT, 0, MOST_PIECES),)

    def __init__(self, equipment: tuple[int, ...]) -> None:
        self.equipment = equipment

    @classmethod
    def offers(cls, state: Position, seat: int) -> Sequence[Action[Any]]:
        return state.catalogue.choose_equipment

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        need = state.tables.start_equipment
        if len(self.equipment) != need:
            return refusals.WRONG_EQUIPMENT.says({"need": need, "have": len(self.equipment)})
        return None

    def effect(self, state: Position, seat: int) -> None:
        for piece in self.equipment:
            state.equipment[len(EQUIPMENT) * seat + piece] += 1
            if piece != HOLD:  # crew tokens come out of the stock
                state.stock[piece - 1] -= 1
        words = [EQUIPMENT[piece] for piece in self.equipment]
        state.say("equipment_chosen", seat, "DD-09", {"equipment": words})
        next_equipment(state)


@final
class ChooseStart(Action["Position"]):
    """DD-10: a start planet that nobody has chosen yet."""

    __slots__ = ("planet",)
    do: ClassVar[str] = "choose_start"
    fields: ClassVar[tuple[Field, ...]] = (Name("planet", PLACE),)

    def __init__(self, planet: str) -> None:
        self.planet = planet

    @classmethod
    def offers(cls, state: Position, seat: int) -> Sequence[Action[Any]]:
        free = [planet for planet in state.galaxy.starts if planet not in state.place]
        return [state.catalogue.choose_start[planet] for planet in free]

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        planet = state.galaxy.node(self.planet)
        if planet not in state.galaxy.starts:
            return refusals.NOT_A_START.says({"planet": state.galaxy.called(self.planet)})
        if planet in state.place:
            return refusals.START_TAKEN.says({"planet": state.galaxy.called(self.planet)})
        return None

    def effect(self, state: Position, seat: int) -> None:
        state.place[seat] = state.galaxy.node(self.planet)
        state.landed[seat] = True
        state.say("start_chosen", seat, "DD-10", {"planet": self.planet})
        next_start(state)
