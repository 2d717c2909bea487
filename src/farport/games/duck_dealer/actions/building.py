"""Building: shipyards, consumers, factories, privileges and paid route cubes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, final

from farport.games.duck_dealer import refusals
from farport.games.duck_dealer.actions.conditions import (
    can_act_here,
    cube_refusal,
    energy_refusal,
    goods_refusal,
    open_points,
    planet_refusal,
    point_refusal,
    wildcard_refusal,
    wildcards,
)
from farport.games.duck_dealer.fields import GOOD, PLACE
from farport.games.duck_dealer.vocabulary import (
    BUILDINGS,
    CONSUMER,
    CONSUMERS,
    FACTORIES,
    FACTORY,
    MINE,
    NONE,
    SHIPYARD,
    SHIPYARDS,
    YELLOW,
)
from farport.kernel import Action, Field, Name, Refusal, Word

if TYPE_CHECKING:
    from farport.games.duck_dealer.state import Position


@final
class BuildYard(Action["Position"]):
    """DD-41: the shipyard of a start planet, for one yellow token and the two goods of its tile."""

    __slots__ = ("r",)
    do: ClassVar[str] = "build_yard"
    fields: ClassVar[tuple[Field, ...]] = (Name("r", GOOD),)

    def __init__(self, r: str) -> None:
        self.r = r

    @classmethod
    def offers(cls, state: Position, seat: int) -> Sequence[Action[Any]]:
        if state.energy(seat, YELLOW) < state.tables.build_cost or not can_act_here(state, seat):
            return []
        planet = state.place[seat]
        yard = state.yard[planet]
        if yard < 0 or state.yard_built[planet]:
            return []
        return [state.catalogue.build_yard[wild] for wild in wildcards(state, seat, state.tables.yards[yard].wants)]

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        refused = planet_refusal(state, seat)
        if refused is not None:
            return refused
        planet = state.place[seat]
        if state.yard[planet] < 0:
            return refusals.NO_YARD_SLOT
        if state.yard_built[planet]:
            return refusals.YARD_BUILT
        named = state.tables.yards[state.yard[planet]].wants
        refused = wildcard_refusal(state, seat, named, state.tables.goods.good(self.r), self.r, refusals.GOODS)
        return refused if refused is not None else energy_refusal(state, seat, YELLOW, state.tables.build_cost)

    def effect(self, state: Position, seat: int) -> None:
        state.touch_down(seat)
        planet = state.place[seat]
        yard = state.tables.yards[state.yard[planet]]
        state.pay(seat, YELLOW, state.tables.build_cost)
        state.add_good(seat, yard.wants, -1)
        state.add_good(seat, state.tables.goods.good(self.r), -1)
        state.yard_built[planet] = True  # DD-47: for good
        state.score(seat, SHIPYARDS, yard.vp)
        words = state.tables.goods.ids
        data: dict[str, object] = {"planet": state.galaxy.words[planet], "shipyard": yard.id, "vp": yard.vp}
        data["goods"] = [words[yard.wants], self.r]
        state.say("shipyard_built", seat, "DD-41", data)


@final
class BuildConsumer(Action["Position"]):
    """DD-42: the consumer of a planet, for one yellow token, one wanted good and one R."""

    __slots__ = ("r",)
    do: ClassVar[str] = "build_consumer"
    fields: ClassVar[tuple[Field, ...]] = (Name("r", GOOD),)

    def __init__(self, r: str) -> None:
        self.r = r

    @classmethod
    def offers(cls, state: Position, seat: int) -> Sequence[Action[Any]]:
        if state.energy(seat, YELLOW) < state.tables.build_cost or not can_act_here(state, seat):
            return []
        planet = state.place[seat]
        wanted = state.consumer[planet]
        if wanted == NONE or state.consumer_built[planet]:
            return []
        return [state.catalogue.build_consumer[wild] for wild in wildcards(state, seat, wanted)]

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        refused = planet_refusal(state, seat)
        if refused is not None:
            return refused
        planet = state.place[seat]
        wanted = state.consumer[planet]
        if wanted == NONE:
            return refusals.NO_CONSUMER_SLOT
        if state.consumer_built[planet]:
            return refusals.CONSUMER_BUILT
        refused = wildcard_refusal(state, seat, wanted, state.tables.goods.good(self.r), self.r, refusals.GOODS)
        return refused if refused is not None else energy_refusal(state, seat, YELLOW, state.tables.build_cost)

    def effect(self, state: Position, seat: int) -> None:
        state.touch_down(seat)
        planet = state.place[seat]
        wanted = state.consumer[planet]
        vp = state.tables.goods.build_vp[wanted]
        state.pay(seat, YELLOW, state.tables.build_cost)
        state.add_good(seat, wanted, -1)  # these goods are no delivery and score nothing more
        state.add_good(seat, state.tables.goods.good(self.r), -1)
        state.consumer_built[planet] = True
        state.score(seat, CONSUMERS, vp)
        word = state.tables.goods.ids[wanted]
        data: dict[str, object] = {"planet": state.galaxy.words[planet], "consumer": word, "vp": vp}
        data["goods"] = [word, self.r]
        state.say("consumer_built", seat, "DD-42", data)


@final
class BuildFactory(Action["Position"]):
    """DD-43: a factory tile of the stock, for one yellow token and its two inputs. It makes no good yet (DD-45)."""

    __slots__ = ("good",)
    do: ClassVar[str] = "build_factory"
    fields: ClassVar[tuple[Field, ...]] = (Name("good", GOOD),)

    def __init__(self, good: str) -> None:
        self.good = good

    @classmethod
    def offers(cls, state: Position, seat: int) -> Sequence[Action[Any]]:
        if state.energy(seat, YELLOW) < state.tables.build_cost or not can_act_here(state, seat):
            return []
        planet = state.place[seat]
        if state.galaxy.is_start[planet] or state.factory[planet] != NONE:
            return []
        goods = state.tables.goods
        first = seat * goods.count
        listed: list[Action[Any]] = []
        for good in goods.made:
            if (
                state.goods[first + goods.first_input[good]] > 0
                and state.goods[first + goods.second_input[good]] > 0
                and state.factory_stock[good] > 0
            ):
                listed.append(state.catalogue.build_factory[good])
        return listed

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        refused = planet_refusal(state, seat)
        if refused is not None:
            return refused
        planet = state.place[seat]
        goods = state.tables.goods
        if state.galaxy.is_start[planet]:
            return refusals.NO_FACTORY_SLOT
        if state.factory[planet] != NONE:
            return refusals.FACTORY_THERE
        good = goods.good(self.good)
        if good == NONE or goods.first_input[good] == NONE:
            return refusals.NOT_A_FACTORY.says({"good": self.good})
        if state.factory_stock[good] == 0:  # DD-44
            return refusals.NO_TILE.says({"good": self.good})
        for needed in (goods.first_input[good], goods.second_input[good]):
            refused = goods_refusal(state, seat, needed, 1, refusals.GOODS)
            if refused is not None:
                return refused
        return energy_refusal(state, seat, YELLOW, state.tables.build_cost)

    def effect(self, state: Position, seat: int) -> None:
        state.touch_down(seat)
        planet = state.place[seat]
        goods = state.tables.goods
        good = goods.good(self.good)
        state.pay(seat, YELLOW, state.tables.build_cost)
        state.add_good(seat, goods.first_input[good], -1)
        state.add_good(seat, goods.second_input[good], -1)
        state.factory_stock[good] -= 1
        state.factory[planet] = good
        state.score(seat, FACTORIES, goods.build_vp[good])
        data: dict[str, object] = {"planet": state.galaxy.words[planet], "factory": self.good}
        data["vp"] = goods.build_vp[good]
        data["goods"] = [goods.ids[goods.first_input[good]], goods.ids[goods.second_input[good]]]
        state.say("factory_built", seat, "DD-43", data)


@final
class Claim(Action["Position"]):
    """DD-50: a privilege cube on a mine, a built shipyard or a factory. Any number of them may be held (DD-54)."""

    __slots__ = ("building",)
    do: ClassVar[str] = "claim"
    fields: ClassVar[tuple[Field, ...]] = (Word("building", BUILDINGS),)

    def __init__(self, building: int) -> None:
        self.building = building

    @classmethod
    def offers(cls, state: Position, seat: int) -> Sequence[Action[Any]]:
        if state.energy(seat, YELLOW) < state.terms.privilege_cost:
            return []
        return [action for action in state.catalogue.claim if action.refusal(state, seat) is None]

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        refused = planet_refusal(state, seat)
        if refused is not None:
            return refused
        building = self.building
        if building == CONSUMER and not state.terms.claim_consumers:  # DD-52
            return refusals.CLAIM_CONSUMER
        planet = state.place[seat]
        word = BUILDINGS[building]
        if building != MINE and (building == SHIPYARD) != state.galaxy.is_start[planet]:
            return refusals.CLAIM_NO_SLOT.says({"building": word})
        if not built(state, planet, building):
            return refusals.CLAIM_UNBUILT.says({"building": word})
        owner = state.privilege[planet * len(BUILDINGS) + building]
        if owner >= 0:  # DD-51
            return refusals.CLAIMED.says({"building": word, "seat": owner})
        refused = energy_refusal(state, seat, YELLOW, state.terms.privilege_cost)
        return refused if refused is not None else cube_refusal(state, seat)

    def effect(self, state: Position, seat: int) -> None:
        state.touch_down(seat)
        planet = state.place[seat]
        state.pay(seat, YELLOW, state.terms.privilege_cost)
        state.reserve[seat] -= 1
        state.privilege[planet * len(BUILDINGS) + self.building] = seat
        data: dict[str, object] = {"planet": state.galaxy.words[planet], "building": BUILDINGS[self.building]}
        state.say("claimed", seat, "DD-50", data)


def built(state: Position, planet: int, building: int) -> bool:
    """Whether that building of the planet can be used: a mine always (DD-58), the others once they are built."""
    if building == SHIPYARD:
        return state.yard_built[planet]
    if building == FACTORY:
        return state.factory[planet] != NONE
    return building == MINE or state.consumer_built[planet]


@final
class RouteCube(Action["Position"]):
    """DD-53: a paid route cube on any legal point anywhere; the ship may be anywhere and keeps its steps."""

    __slots__ = ("point",)
    do: ClassVar[str] = "route_cube"
    fields: ClassVar[tuple[Field, ...]] = (Name("point", PLACE),)

    def __init__(self, point: str) -> None:
        self.point = point

    @classmethod
    def offers(cls, state: Position, seat: int) -> Sequence[Action[Any]]:
        if state.energy(seat, YELLOW) < state.tables.route_cube_cost or state.reserve[seat] == 0:
            return []
        family = state.catalogue.route_cube
        return [family[node] for node in open_points(state)]

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        refused = point_refusal(state, self.point)
        if refused is not None:
            return refused
        refused = energy_refusal(state, seat, YELLOW, state.tables.route_cube_cost)
        return refused if refused is not None else cube_refusal(state, seat)

    def effect(self, state: Position, seat: int) -> None:
        state.pay(seat, YELLOW, state.tables.route_cube_cost)
        state.lay_cube(seat, state.galaxy.node(self.point))
        state.say("cube_placed", seat, "DD-53", {"point": self.point, "free": False})
