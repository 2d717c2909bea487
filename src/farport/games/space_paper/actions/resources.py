"""Orders of the resources phase: relocate, abandon, switch the Opportunist, change politics (SP-030, SP-039)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, final

from farport.games.space_paper import refusals
from farport.games.space_paper.mechanics.order import Order
from farport.games.space_paper.mechanics.planets import abandon, discontent_all, reduced
from farport.games.space_paper.mechanics.resources import change_politics, meets_condition, relocate
from farport.games.space_paper.vocabulary import ANARCHY, BONUSES, COLONY, MINERALS, NONE, POLITICS
from farport.kernel import Action, Entry, Event, Field, Name, Refusal, Word

if TYPE_CHECKING:
    from farport.games.space_paper.state import Position


def draft_capital(position: Position, seat: int) -> int:
    """Where the capital will be if the own orders stand (SP-301)."""
    for order in position.orders[seat]:
        if isinstance(order, Relocate):
            return position.galaxy.planet_of[order.planet]
    return position.capital[seat]


def given_up(position: Position, seat: int) -> list[int]:
    """The planets that the own orders of this window give up."""
    return [position.galaxy.planet_of[order.planet] for order in position.orders[seat] if isinstance(order, Abandon)]


def has_ordered(position: Position, seat: int, kind: type[Order]) -> bool:
    return any([type(order) is kind for order in position.orders[seat]])


@final
class Relocate(Order):
    """SP-039: the capital moves to an own colony."""

    __slots__ = ("planet",)
    do: ClassVar[str] = "relocate"
    fields: ClassVar[tuple[Field, ...]] = (Name("planet", "ft22/1"),)
    turn: ClassVar[int] = 0

    def __init__(self, planet: str) -> None:
        self.planet = planet

    @classmethod
    def offers(cls, position: Position, seat: int) -> Sequence[Action[Position]]:
        if has_ordered(position, seat, Relocate):
            return ()
        gone = given_up(position, seat)
        return [
            Relocate(position.planet_name(planet))
            for planet in position.holdings[seat]
            if position.status[planet] == COLONY and planet not in gone
        ]

    def refusal(self, position: Position, seat: int) -> Refusal | None:
        if has_ordered(position, seat, Relocate):
            return refusals.ALREADY_RELOCATED
        planet = position.find_planet(self.planet)
        if planet == NONE:
            return refusals.UNKNOWN_OBJECT.says({"name": self.planet})
        if planet in given_up(position, seat):
            return refusals.NOT_A_COLONY.says({"planet": position.called(self.planet)})
        return self.void(position, seat)

    def void(self, position: Position, seat: int) -> Refusal | None:
        planet = position.galaxy.planet_of[self.planet]
        mine = position.owner[planet] == seat and position.status[planet] == COLONY
        return None if mine else refusals.NOT_A_COLONY.says({"planet": position.called(self.planet)})

    def carry_out(self, position: Position, seat: int, cost: int) -> None:
        relocate(position, seat, position.galaxy.planet_of[self.planet])


@final
class Abandon(Order):
    """SP-145 to SP-147: give up a colony, outpost or adapting planet, in R2 or U3."""

    __slots__ = ("planet",)
    do: ClassVar[str] = "abandon"
    fields: ClassVar[tuple[Field, ...]] = (Name("planet", "ft22/2"),)
    turn: ClassVar[int] = 1

    def __init__(self, planet: str) -> None:
        self.planet = planet

    @classmethod
    def offers(cls, position: Position, seat: int) -> Sequence[Action[Position]]:
        capital = draft_capital(position, seat)
        gone = given_up(position, seat)
        return [
            Abandon(position.planet_name(planet))
            for planet in position.holdings[seat]
            if planet != capital and planet not in gone
        ]

    def refusal(self, position: Position, seat: int) -> Refusal | None:
        planet = position.find_planet(self.planet)
        if planet == NONE:
            return refusals.UNKNOWN_OBJECT.says({"name": self.planet})
        if position.owner[planet] != seat or planet in given_up(position, seat):
            return refusals.NOT_YOUR_PLANET
        return refusals.CAPITAL_CANNOT_BE_ABANDONED if planet == draft_capital(position, seat) else None

    def void(self, position: Position, seat: int) -> Refusal | None:
        """Nobody else's order touches it, and the own ones were weighed when it was given."""
        return None

    def carry_out(self, position: Position, seat: int, cost: int) -> None:
        abandon(position, seat, position.galaxy.planet_of[self.planet], paid=True)


@final
class SwitchBonus(Order):
    """SP-261: the Opportunist takes another bonus, for some global discontent."""

    __slots__ = ("bonus",)
    do: ClassVar[str] = "switch_bonus"
    fields: ClassVar[tuple[Field, ...]] = (Word("bonus", BONUSES),)
    turn: ClassVar[int] = 2

    def __init__(self, bonus: int) -> None:
        self.bonus = bonus

    @classmethod
    def offers(cls, position: Position, seat: int) -> Sequence[Action[Position]]:
        if position.bonus[seat] == NONE or has_ordered(position, seat, SwitchBonus):
            return ()
        return [SwitchBonus(bonus) for bonus in range(len(BONUSES)) if bonus != position.bonus[seat]]

    def refusal(self, position: Position, seat: int) -> Refusal | None:
        if has_ordered(position, seat, SwitchBonus):
            return refusals.ORDERED_ALREADY
        return self.void(position, seat)

    def void(self, position: Position, seat: int) -> Refusal | None:
        if position.bonus[seat] in (NONE, self.bonus):
            return refusals.NOT_THE_OPPORTUNIST if position.bonus[seat] == NONE else refusals.BONUS_SAME
        return None

    def carry_out(self, position: Position, seat: int, cost: int) -> None:
        position.bonus[seat] = self.bonus
        position.tell(Event("bonus_switched", seat, {"bonus": BONUSES[self.bonus]}))
        discontent_all(
            position, seat, reduced(position, seat, position.tables.switch_discontent[position.leader[seat]])
        )


@final
class SetGeologist(Order):
    """SP-222: the mineral of which the Geologist adds one."""

    __slots__ = ("mineral",)
    do: ClassVar[str] = "set_geologist"
    fields: ClassVar[tuple[Field, ...]] = (Word("mineral", MINERALS),)
    turn: ClassVar[int] = 2

    def __init__(self, mineral: int) -> None:
        self.mineral = mineral

    @classmethod
    def offers(cls, position: Position, seat: int) -> Sequence[Action[Position]]:
        if position.tables.leader_mineral[position.leader[seat]] == 0 or has_ordered(position, seat, SetGeologist):
            return ()
        return [SetGeologist(mineral) for mineral in range(len(MINERALS)) if mineral != position.geologist[seat]]

    def refusal(self, position: Position, seat: int) -> Refusal | None:
        if has_ordered(position, seat, SetGeologist):
            return refusals.ORDERED_ALREADY
        return self.void(position, seat)

    def void(self, position: Position, seat: int) -> Refusal | None:
        geologist = position.tables.leader_mineral[position.leader[seat]] > 0
        if not geologist:
            return refusals.NOT_THE_GEOLOGIST
        same = position.geologist[seat] == self.mineral
        return refusals.MINERAL_SAME.says({"mineral": MINERALS[self.mineral]}) if same else None

    def carry_out(self, position: Position, seat: int, cost: int) -> None:
        position.own_geologist()[seat] = self.mineral
        position.tell(Event("geologist_set", seat, {"mineral": MINERALS[self.mineral]}))


@final
class ChangePolitics(Order):
    """SP-162: another political system, once per round."""

    __slots__ = ("politics",)
    do: ClassVar[str] = "change_politics"
    fields: ClassVar[tuple[Field, ...]] = (Entry("politics", "politics", POLITICS),)
    turn: ClassVar[int] = 3

    def __init__(self, politics: int | str) -> None:
        self.politics = politics

    @classmethod
    def offers(cls, position: Position, seat: int) -> Sequence[Action[Position]]:
        if has_ordered(position, seat, ChangePolitics):
            return ()
        colonies = draft_colonies(position, seat)
        regimes = position.tables.regimes
        return [
            ChangePolitics(regimes.named(politics))
            for politics in range(len(regimes))
            if condition_refusal(position, seat, politics, colonies) is None
        ]

    def refusal(self, position: Position, seat: int) -> Refusal | None:
        if has_ordered(position, seat, ChangePolitics):
            return refusals.ORDERED_ALREADY
        politics = position.tables.regimes.number(self.politics)
        if politics == NONE:
            return refusals.UNKNOWN_OBJECT.says({"name": self.politics})
        return condition_refusal(position, seat, politics, draft_colonies(position, seat))

    def void(self, position: Position, seat: int) -> Refusal | None:
        politics = position.tables.regimes.number(self.politics)
        return condition_refusal(position, seat, politics, position.colonies(seat))

    def carry_out(self, position: Position, seat: int, cost: int) -> None:
        change_politics(position, seat, position.tables.regimes.number(self.politics))


def draft_colonies(position: Position, seat: int) -> int:
    """Colonies if the own orders stand; moving the capital does not change their number (SP-039)."""
    gone = given_up(position, seat)
    capital = draft_capital(position, seat)
    return sum(
        [
            1
            for planet in position.holdings[seat]
            if position.status[planet] >= COLONY and planet != capital and planet not in gone
        ]
    )


def condition_refusal(position: Position, seat: int, politics: int, colonies: int) -> Refusal | None:
    """SP-160, SP-166."""
    if politics == position.politics[seat]:
        return refusals.POLITICS_IN_FORCE.says({"politics": position.tables.regimes.ids[politics]})
    if not meets_condition(position, politics, colonies, len(position.fleets[seat])):
        return _unmet(position, seat, politics, colonies)
    if position.terms.exclusive_politics and politics != ANARCHY:
        for other in position.living():
            if position.politics[other] == politics:
                return refusals.POLITICS_TAKEN.says({"politics": position.tables.regimes.ids[politics], "seat": other})
    return None


def _unmet(position: Position, seat: int, politics: int, colonies: int) -> Refusal:
    """SP-166: which part of a condition is not met, and by how much."""
    tables = position.tables
    name = tables.regimes.ids[politics]
    if colonies < tables.min_colonies[politics]:
        least = tables.min_colonies[politics]
        return refusals.TOO_FEW_COLONIES.says({"politics": name, "need": least, "have": colonies})
    if colonies > tables.max_colonies[politics]:
        most = tables.max_colonies[politics]
        return refusals.TOO_MANY_COLONIES.says({"politics": name, "most": most, "have": colonies})
    ships = len(position.fleets[seat])
    return refusals.TOO_MANY_SHIPS.says({"politics": name, "most": tables.max_ships[politics], "have": ships})
