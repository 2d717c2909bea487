"""Goods on the move: between own holders, back to the supply, and to whoever asks for them (SD-080 to SD-095)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from farport.games.space_dealer import refusals
from farport.games.space_dealer.course import begin_runout, wake_at_field
from farport.games.space_dealer.fields import DemandField, GoodsField, HolderField, ShipField
from farport.games.space_dealer.mechanics import holders
from farport.games.space_dealer.mechanics.goods import NOTHING, UNITS, amount, count, has, named, tally
from farport.games.space_dealer.mechanics.neutral import deliver_to_gizzi, gizzi_refusal
from farport.games.space_dealer.vocabulary import (
    BUILT,
    FIELD_HOLDER,
    FIRST_GIZZI,
    MOST_DEMANDS,
    NOBODY,
    NOTHING_THERE,
    SHIPS,
    demand_name,
    holder_name,
    is_field,
)
from farport.kernel import Action, Field, Refusal

if TYPE_CHECKING:
    from farport.games.space_dealer.state import Position


@final
class MoveGoods(Action["Position"]):
    """Between own holders at the same place, and to and from neutral planets; free, at any time (SD-080, SD-136)."""

    __slots__ = ("goods", "source", "target")
    do: ClassVar[str] = "move_goods"
    fields: ClassVar[tuple[Field, ...]] = (
        HolderField("from", inside="source"),
        HolderField("to", inside="target"),
        GoodsField("goods"),
    )
    open_ended: ClassVar[bool] = True

    def __init__(self, source: int, target: int, goods: int) -> None:
        self.source = source
        self.target = target
        self.goods = goods

    @classmethod
    def offers(cls, state: Position, seat: int) -> list[MoveGoods]:
        """Per pair of holders and colour: one piece, and as many as possible."""
        listed: list[MoveGoods] = []
        home = holders.at_home(state, seat)
        _list_moves(state, home, listed)
        fields: list[int] = []
        for ship in holders.ships(state, seat):
            field = state.ship_at[ship]  # where a ship in flight came from: it has nothing there any more
            if field != state.home[seat] and field not in fields:
                fields.append(field)
                there = holders.at_field(state, seat, field)
                if state.terms.advanced and state.host[field] == NOBODY:
                    there.append(FIELD_HOLDER + field)
                _list_moves(state, there, listed)
        return listed

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        pair = (self.source, self.target)
        if not state.terms.advanced and (is_field(self.source) or is_field(self.target)):
            return refusals.NOT_IN_BASIC
        for holder in pair:
            if not holders.exists(state, holder):
                return refusals.UNKNOWN
        for holder in pair:
            if not is_field(holder) and holders.owner(state, holder) != seat:
                return refusals.NOT_YOURS
        for holder in pair:
            if is_field(holder) and state.host[holder - FIELD_HOLDER] != NOBODY:
                return refusals.NOT_NEUTRAL
        return self._place_refusal(state)

    def _place_refusal(self, state: Position) -> Refusal | None:
        source, target = self.source, self.target
        if source == target:
            return refusals.MOVE_DESTINATION
        if holders.in_flight(state, source) or holders.in_flight(state, target):  # SD-073
            return refusals.MOVE_IN_FLIGHT
        if holders.covered(state, source) or holders.covered(state, target):
            return refusals.MOVE_COVERED
        if holders.place(state, source) != holders.place(state, target):
            return refusals.MOVE_NOT_HERE
        if holders.locked(state, source) or holders.locked(state, target):
            return refusals.MOVE_LOCKED
        if self.goods == NOTHING:
            return refusals.MOVE_NOTHING
        if not has(state.goods_in(source), self.goods):
            return refusals.MOVE_NO_GOODS.says({"need": tally(self.goods), "have": tally(state.goods_in(source))})
        room = holders.room(state, target)
        return (
            refusals.MOVE_CAPACITY.says({"need": count(self.goods), "room": room}) if room < count(self.goods) else None
        )

    def effect(self, state: Position, seat: int) -> None:
        state.take(self.source, self.goods)
        state.put(self.target, self.goods)
        state.say(
            "goods_moved",
            seat,
            {"source": holder_name(self.source), "target": holder_name(self.target), "goods": named(self.goods)},
        )
        if is_field(self.source) or is_field(self.target):
            wake_at_field(state, holders.place(state, self.source))


def _list_moves(position: Position, there: list[int], listed: list[MoveGoods]) -> None:
    for source in there:
        goods = position.goods_in(source)
        if not goods:
            continue
        for target in there:
            if target == source:
                continue
            room = holders.room(position, target)
            for colour, unit in enumerate(UNITS):
                most = min(amount(goods, colour), room)
                if most > 0:
                    listed.append(MoveGoods(source, target, unit))
                if most > 1:
                    listed.append(MoveGoods(source, target, most * unit))


@final
class Dump(Action["Position"]):
    """Unwanted goods go back to the supply, at any time (SD-085)."""

    __slots__ = ("goods", "holder")
    do: ClassVar[str] = "dump"
    fields: ClassVar[tuple[Field, ...]] = (HolderField("holder"), GoodsField("goods"))
    open_ended: ClassVar[bool] = True

    def __init__(self, holder: int, goods: int) -> None:
        self.holder = holder
        self.goods = goods

    @classmethod
    def offers(cls, state: Position, seat: int) -> list[Dump]:
        there = holders.storages(state, seat)
        there.extend([ship for ship in holders.ships(state, seat) if state.landed(ship)])
        listed: list[Dump] = []
        for holder in there:
            goods = state.goods_in(holder)
            if goods:
                for colour, unit in enumerate(UNITS):
                    most = amount(goods, colour)
                    if most > 0:
                        listed.append(Dump(holder, unit))
                    if most > 1:
                        listed.append(Dump(holder, most * unit))
        return listed

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        if not holders.exists(state, self.holder):
            return refusals.UNKNOWN
        if is_field(self.holder):
            return refusals.DUMP_NOT_YOURS
        if holders.owner(state, self.holder) != seat:
            return refusals.NOT_YOURS
        if holders.in_flight(state, self.holder):
            return refusals.DUMP_IN_FLIGHT
        if holders.covered(state, self.holder):
            return refusals.DUMP_COVERED
        if holders.locked(state, self.holder):
            return refusals.DUMP_LOCKED
        if self.goods == NOTHING:
            return refusals.DUMP_NOTHING
        if not has(state.goods_in(self.holder), self.goods):
            return refusals.DUMP_NO_GOODS.says({"need": tally(self.goods), "have": tally(state.goods_in(self.holder))})
        return None

    def effect(self, state: Position, seat: int) -> None:
        state.take(self.holder, self.goods)
        state.to_supply(self.goods)
        state.say("goods_dumped", seat, {"holder": holder_name(self.holder), "goods": named(self.goods)})


@final
class Deliver(Action["Position"]):
    """A landed ship hands in what a demand asks for (SD-090 to SD-095), also on a neutral planet (SD-131)."""

    __slots__ = ("demand", "ship")
    do: ClassVar[str] = "deliver"
    fields: ClassVar[tuple[Field, ...]] = (ShipField("ship"), DemandField("demand"))

    def __init__(self, ship: int, demand: int | str) -> None:
        self.ship = ship
        self.demand = demand

    @classmethod
    def offers(cls, state: Position, seat: int) -> list[Deliver]:
        listed: list[Deliver] = []
        for ship in holders.ships(state, seat):
            if not state.landed(ship) or not state.cargo[ship]:
                continue
            if state.phase_forbids_delivery(ship):
                continue
            host = state.host[state.ship_at[ship]]
            if host == NOBODY:
                gizzi = state.gizzi_up[state.ship_at[ship]]
                if gizzi != NOTHING_THERE and gizzi_refusal(state, seat, ship, gizzi) is None:
                    listed.append(Deliver(ship, state.terms.tables.demand_named(gizzi)))
            elif host != seat and state.markers[seat]:
                for demand in open_demands(state, host):
                    if has(state.cargo[ship], state.terms.demand_goods[demand]):
                        listed.append(Deliver(ship, demand))
        return listed

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        if state.phase_forbids_delivery(self.ship):
            return refusals.RUNOUT_EFFECTS_ONLY
        demand = state.terms.tables.demand_number(self.demand)
        if demand >= FIRST_GIZZI and not state.terms.advanced:
            return refusals.NOT_IN_BASIC
        if state.ship_owner[self.ship] == NOBODY or not self._exists(state, demand):
            return refusals.UNKNOWN
        if state.ship_owner[self.ship] != seat:
            return refusals.NOT_YOURS
        if demand >= FIRST_GIZZI:
            return gizzi_refusal(state, seat, self.ship, demand - FIRST_GIZZI)
        return self._demand_refusal(state, seat, demand)

    def _exists(self, state: Position, demand: int) -> bool:
        if demand >= FIRST_GIZZI:
            return demand - FIRST_GIZZI in state.terms.gizzis
        card = demand // MOST_DEMANDS
        return card < state.terms.cards and demand % MOST_DEMANDS < state.terms.demand_count[card]

    def _demand_refusal(self, state: Position, seat: int, demand: int) -> Refusal | None:
        card = demand // MOST_DEMANDS
        if not state.landed(self.ship):  # SD-073
            return refusals.DELIVER_IN_FLIGHT
        built = state.place[card] == BUILT
        if built and state.owner[card] == seat:
            return refusals.DELIVER_OWN
        if not built:  # SD-019: alike wherever it is
            return refusals.DELIVER_NOT_BUILT
        if state.home[state.owner[card]] != state.ship_at[self.ship]:
            return refusals.DELIVER_NOT_HERE
        if state.satisfied[demand] != NOBODY:  # SD-092; of two who could, the first command gets it (SD-006)
            return refusals.DELIVER_DONE.says({"seat": state.satisfied[demand]})
        if state.markers[seat] == 0:
            return refusals.DELIVER_NO_MARKER
        if not has(state.cargo[self.ship], state.terms.demand_goods[demand]):  # SD-093: what the ship carries
            wanted = state.terms.demand_goods[demand]
            return refusals.DELIVER_WRONG_GOODS.says({"need": tally(wanted), "have": tally(state.cargo[self.ship])})
        return None

    def effect(self, state: Position, seat: int) -> None:
        """SD-091; the owner is not asked (SD-095), and the ship may go on delivering (SD-094)."""
        demand = state.terms.tables.demand_number(self.demand)
        if demand >= FIRST_GIZZI:
            deliver_to_gizzi(state, seat, self.ship, demand - FIRST_GIZZI)
            return
        terms = state.terms
        owner = state.owner[demand // MOST_DEMANDS]
        goods = terms.demand_goods[demand]
        state.cargo[self.ship] -= goods
        state.to_supply(goods)
        state.own_satisfied()[demand] = seat
        state.markers[seat] -= 1
        state.delivery_points[seat] += terms.demand_points[demand]
        state.owner_points[owner] += terms.demand_owner_points[demand]
        state.say(
            "delivered",
            seat,
            {
                "ship": SHIPS[self.ship],
                "demand": demand_name(demand),
                "goods": named(goods),
                "points": terms.demand_points[demand],
                "owner": owner,
                "owner_points": terms.demand_owner_points[demand],
            },
        )
        wake_at_field(state, state.home[owner])
        if state.markers[seat] == 0:  # SD-141
            begin_runout(state, "last_marker")


def open_demands(position: Position, host: int) -> list[int]:
    """The demands on a planet that nobody has satisfied; covered cards keep theirs (SD-052)."""
    counts = position.terms.demand_count
    found: list[int] = []
    for card in position.built[host]:
        for demand in range(card * MOST_DEMANDS, card * MOST_DEMANDS + counts[card]):
            if position.satisfied[demand] == NOBODY:
                found.append(demand)
    return found
