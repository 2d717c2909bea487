"""Answers while another player's activation waits: defender, retreat, help, fire (SP-110, SP-113, SP-115, SP-199)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final, final

from farport.games.space_paper import refusals
from farport.games.space_paper.mechanics.combat import compare_invasion, fight, refuges, retreat_to
from farport.games.space_paper.mechanics.voyage import fire, interceptor, pass_by
from farport.games.space_paper.vocabulary import NONE
from farport.kernel import Action, Event, Field, Name, Refusal, Word

if TYPE_CHECKING:
    from farport.games.space_paper.state import Position

NO_OR_YES: Final = ("no", "yes")


@final
class ChooseDefender(Action["Position"]):
    """SP-113: which of the ships in the orbit defends."""

    __slots__ = ("ship",)
    do: ClassVar[str] = "choose_defender"
    fields: ClassVar[tuple[Field, ...]] = (Name("ship", "scout-1"),)

    def __init__(self, ship: str) -> None:
        self.ship = ship

    @classmethod
    def offers(cls, position: Position, seat: int) -> Sequence[Action[Position]]:
        journey = position.journey
        assert journey is not None
        defenders = position.ships_at(position.place[journey.ship], seat)
        return [ChooseDefender(position.ship_name(ship)) for ship in defenders]

    def refusal(self, position: Position, seat: int) -> Refusal | None:
        journey = position.journey
        assert journey is not None
        defenders = position.ships_at(position.place[journey.ship], seat)
        return None if position.find_ship(seat, self.ship) in defenders else refusals.NOT_A_DEFENDER

    def effect(self, position: Position, seat: int) -> None:
        journey = position.journey
        assert journey is not None
        fight(position, journey.ship, position.find_ship(seat, self.ship))


@final
class ChooseRetreat(Action["Position"]):
    """SP-115: among equally near planets."""

    __slots__ = ("planet",)
    do: ClassVar[str] = "choose_retreat"
    fields: ClassVar[tuple[Field, ...]] = (Name("planet", "ft22/1"),)

    def __init__(self, planet: str) -> None:
        self.planet = planet

    @classmethod
    def offers(cls, position: Position, seat: int) -> Sequence[Action[Position]]:
        journey = position.journey
        assert journey is not None
        return [ChooseRetreat(position.planet_name(planet)) for planet in refuges(position, seat, journey.route[0])]

    def refusal(self, position: Position, seat: int) -> Refusal | None:
        journey = position.journey
        assert journey is not None
        planet = position.find_planet(self.planet)
        if planet == NONE:
            return refusals.UNKNOWN_OBJECT.says({"name": self.planet})
        return None if planet in refuges(position, seat, journey.route[0]) else refusals.NOT_A_RETREAT

    def effect(self, position: Position, seat: int) -> None:
        journey = position.journey
        assert journey is not None
        retreat_to(position, journey.ship, position.find_planet(self.planet))


@final
class ReactHelp(Action["Position"]):
    """SP-199: Unexpected help before an invasion is compared, or not."""

    __slots__ = ("answer",)
    do: ClassVar[str] = "react_help"
    fields: ClassVar[tuple[Field, ...]] = (Word("answer", NO_OR_YES),)

    def __init__(self, answer: int) -> None:
        self.answer = answer

    @classmethod
    def offers(cls, position: Position, seat: int) -> Sequence[Action[Position]]:
        return HELP

    def refusal(self, position: Position, seat: int) -> Refusal | None:
        return None

    def effect(self, position: Position, seat: int) -> None:
        journey = position.journey
        assert journey is not None
        planet = position.place[journey.ship] - position.galaxy.orbits
        if self.answer == 1:
            position.own_event_used()[seat] = 1
            position.own_help()[planet] += position.event_number(seat)
            event = position.tables.events.ids[position.event[seat]]
            position.tell(Event("event_played", seat, {"event": event, "target": position.planet_name(planet)}))
        compare_invasion(position, journey.ship, planet)


HELP: Final = (ReactHelp(0), ReactHelp(1))


@final
class Fire(Action["Position"]):
    """SP-110 with interception = ask: fire at the passing ship, or let it pass."""

    __slots__ = ("answer",)
    do: ClassVar[str] = "fire"
    fields: ClassVar[tuple[Field, ...]] = (Word("answer", NO_OR_YES),)

    def __init__(self, answer: int) -> None:
        self.answer = answer

    @classmethod
    def offers(cls, position: Position, seat: int) -> Sequence[Action[Position]]:
        return FIRE

    def refusal(self, position: Position, seat: int) -> Refusal | None:
        return None

    def effect(self, position: Position, seat: int) -> None:
        journey = position.journey
        assert journey is not None
        if self.answer == 1:
            fire(position, journey, interceptor(position, journey.ship, journey.route[journey.step]))
        else:
            pass_by(position, journey)


FIRE: Final = (Fire(0), Fire(1))
