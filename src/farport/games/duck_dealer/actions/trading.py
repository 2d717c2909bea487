"""Trading: mines, factories, consumers, shipyards, and throwing things away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, final

from farport.games.duck_dealer import refusals
from farport.games.duck_dealer.actions.conditions import (
    can_act_here,
    energy_refusal,
    goods_refusal,
    planet_refusal,
    wildcard_refusal,
    wildcards,
)
from farport.games.duck_dealer.fields import GOOD, Cargo, Maybe
from farport.games.duck_dealer.vocabulary import (
    BLUE,
    COLOURS,
    CONSUMER,
    DELIVERIES,
    EQUIPMENT,
    FACTORY,
    HOLD,
    MINE,
    NONE,
    SHIPYARD,
)
from farport.kernel import Action, Field, Name, Refusal, Word

if TYPE_CHECKING:
    from farport.games.duck_dealer.state import Position


@final
class Mine(Action["Position"]):
    """DD-58: one good of the planet's mine."""

    __slots__ = ()
    do: ClassVar[str] = "mine"

    @classmethod
    def offers(cls, state: Position, seat: int) -> Sequence[Action[Any]]:
        if state.jettisoned or state.load[seat] >= state.tables.goods_limit or not can_act_here(state, seat):
            return []
        return state.catalogue.mine if state.energy(seat, BLUE) >= state.fee(seat, MINE) else []

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        refused = planet_refusal(state, seat)
        if refused is not None:
            return refused
        if state.jettisoned:  # DD-57
            return refusals.MINE_AFTER_JETTISON
        if state.load[seat] >= state.tables.goods_limit:  # DD-68
            return refusals.GOODS_LIMIT.says({"limit": state.tables.goods_limit})
        return energy_refusal(state, seat, BLUE, state.fee(seat, MINE))

    def effect(self, state: Position, seat: int) -> None:
        state.touch_down(seat)
        planet = state.place[seat]
        fee = state.pay_fee(seat, MINE)
        good = state.mine[planet]
        state.add_good(seat, good, 1)
        data: dict[str, object] = {
            "planet": state.galaxy.words[planet],
            "good": state.tables.goods.ids[good],
            "blue": fee,
        }
        state.say("mined", seat, "DD-58", data)


@final
class Convert(Action["Position"]):
    """DD-60: the planet's factory makes one good of its two inputs."""

    __slots__ = ()
    do: ClassVar[str] = "convert"

    @classmethod
    def offers(cls, state: Position, seat: int) -> Sequence[Action[Any]]:
        return state.catalogue.convert if state.catalogue.convert[0].refusal(state, seat) is None else []

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        refused = planet_refusal(state, seat)
        if refused is not None:
            return refused
        good = state.factory[state.place[seat]]
        if good == NONE:
            return refusals.NO_FACTORY
        goods = state.tables.goods
        for needed in (goods.first_input[good], goods.second_input[good]):
            refused = goods_refusal(state, seat, needed, 1, refusals.FACTORY_GOODS)
            if refused is not None:
                return refused
        return energy_refusal(state, seat, BLUE, state.fee(seat, FACTORY))

    def effect(self, state: Position, seat: int) -> None:
        state.touch_down(seat)
        planet = state.place[seat]
        goods = state.tables.goods
        good = state.factory[planet]
        fee = state.pay_fee(seat, FACTORY)
        state.add_good(seat, goods.first_input[good], -1)
        state.add_good(seat, goods.second_input[good], -1)
        state.add_good(seat, good, 1)
        data: dict[str, object] = {"planet": state.galaxy.words[planet], "good": goods.ids[good], "blue": fee}
        data["goods"] = [goods.ids[goods.first_input[good]], goods.ids[goods.second_input[good]]]
        state.say("made", seat, "DD-60", data)


@final
class Deliver(Action["Position"]):
    """DD-61: one wanted good to the planet's built consumer, for VP."""

    __slots__ = ()
    do: ClassVar[str] = "deliver"

    @classmethod
    def offers(cls, state: Position, seat: int) -> Sequence[Action[Any]]:
        return state.catalogue.deliver if state.catalogue.deliver[0].refusal(state, seat) is None else []

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        refused = planet_refusal(state, seat)
        if refused is not None:
            return refused
        planet = state.place[seat]
        if state.galaxy.is_start[planet]:
            return refusals.DELIVER_NO_SLOT
        if not state.consumer_built[planet]:
            return refusals.CONSUMER_UNBUILT
        refused = goods_refusal(state, seat, state.consumer[planet], 1, refusals.CONSUMER_GOODS)
        return refused if refused is not None else energy_refusal(state, seat, BLUE, state.fee(seat, CONSUMER))

    def effect(self, state: Position, seat: int) -> None:
        state.touch_down(seat)
        planet = state.place[seat]
        good = state.consumer[planet]
        vp = state.tables.goods.deliver_vp[good]
        fee = state.pay_fee(seat, CONSUMER)
        state.add_good(seat, good, -1)
        state.delivered[good] += 1
        state.score(seat, DELIVERIES, vp)
        data: dict[str, object] = {"planet": state.galaxy.words[planet], "good": state.tables.goods.ids[good]}
        data["blue"] = fee
        data["vp"] = vp
        state.say("delivered", seat, "DD-61", data)


@final
class UseYard(Action["Position"]):
    """DD-59: one piece of equipment of a built shipyard, into a free slot or instead of a piece of another kind."""

    __slots__ = ("make", "r", "replace")
    do: ClassVar[str] = "use_yard"
    fields: ClassVar[tuple[Field, ...]] = (Name("r", GOOD), Maybe("replace", EQUIPMENT), Maybe("make", EQUIPMENT))

    def __init__(self, r: str, replace: int, make: int) -> None:
        self.r = r
        self.replace = replace
        self.make = make

    @classmethod
    def offers(cls, state: Position, seat: int) -> Sequence[Action[Any]]:
        planet = state.place[seat]
        if not state.on_planet(seat) or not state.yard_built[planet]:
            return []
        yard = state.tables.yards[state.yard[planet]]
        makes = range(len(EQUIPMENT)) if yard.fifth and state.terms.fifth_makes_any else range(NONE, HOLD)
        listed: list[Action[Any]] = []
        for wild in wildcards(state, seat, yard.wants):
            for make in makes:
                for replace in range(NONE, len(EQUIPMENT)):
                    action = state.catalogue.use_yard(wild, replace, make)
                    if action.refusal(state, seat) is None:
                        listed.append(action)
        return listed

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        refused = planet_refusal(state, seat)
        if refused is not None:
            return refused
        planet = state.place[seat]
        if state.yard[planet] < 0:
            return refusals.USE_NO_YARD
        if not state.yard_built[planet]:
            return refusals.YARD_UNBUILT
        refused = self._fitting_refusal(state, seat)
        if refused is not None:
            return refused
        named = state.tables.yards[state.yard[planet]].wants
        refused = wildcard_refusal(state, seat, named, state.tables.goods.good(self.r), self.r, refusals.YARD_GOODS)
        if refused is None:
            refused = energy_refusal(state, seat, BLUE, state.fee(seat, SHIPYARD))
        if refused is None:
            refused = self._token_refusal(state, seat)
        return refused

    def _fitting_refusal(self, state: Position, seat: int) -> Refusal | None:
        """Whether the new piece finds a place in the ship."""
        yard = state.tables.yards[state.yard[state.place[seat]]]
        if yard.fifth and state.terms.fifth_makes_any:  # C05
            if self.make < 0:
                return refusals.MAKES_ANY
        elif self.make >= 0:
            return refusals.MAKES_OTHER.says({"makes": EQUIPMENT[yard.makes]})
        if self.replace < 0:
            full = state.filled(seat) == state.tables.slots
            return refusals.SHIP_FULL.says({"slots": state.tables.slots}) if full else None
        if self.replace == self._made(state, seat):
            return refusals.REPLACE_SAME.says({"piece": EQUIPMENT[self.replace]})
        if state.equipment[len(EQUIPMENT) * seat + self.replace] == 0:
            return refusals.REPLACE_MISSING.says({"piece": EQUIPMENT[self.replace]})
        return None

    def _token_refusal(self, state: Position, seat: int) -> Refusal | None:
        """New crew is a token of the stock or a real one of the player; the blue one that he pays is in the stock."""
        made = self._made(state, seat)
        if made == HOLD or state.stock[made - 1] > 0 or state.tokens[len(COLOURS) * seat + made - 1] > 0:
            return None
        return refusals.NO_TOKEN.says({"colour": COLOURS[made - 1]})

    def _made(self, state: Position, seat: int) -> int:
        return self.make if self.make != NONE else state.tables.yards[state.yard[state.place[seat]]].makes

    def effect(self, state: Position, seat: int) -> None:
        """In this order: the blue token, the goods, the old piece off, the new piece in."""
        state.touch_down(seat)
        planet = state.place[seat]
        made = self._made(state, seat)
        yard = state.tables.yards[state.yard[planet]]
        fee = state.pay_fee(seat, SHIPYARD)
        state.add_good(seat, yard.wants, -1)
        state.add_good(seat, state.tables.goods.good(self.r), -1)
        if self.replace >= 0:
            take_piece(state, seat, self.replace)
        if made != HOLD:
            if state.stock[made - 1] > 0:
                state.stock[made - 1] -= 1
            else:
                state.tokens[len(COLOURS) * seat + made - 1] -= 1
        state.equipment[len(EQUIPMENT) * seat + made] += 1
        data: dict[str, object] = {"planet": state.galaxy.words[planet], "made": EQUIPMENT[made], "blue": fee}
        data["replaced"] = EQUIPMENT[self.replace] if self.replace >= 0 else None
        data["goods"] = [state.tables.goods.ids[yard.wants], self.r]
        state.say("refitted", seat, "DD-59", data)


def take_piece(state: Position, seat: int, piece: int) -> None:
    """A piece leaves the ship: a crew token goes back to the energy stock, a hold to the hold supply."""
    state.equipment[len(EQUIPMENT) * seat + piece] -= 1
    if piece != HOLD:
        state.stock[piece - 1] += 1


@final
class Jettison(Action["Position"]):
    """DD-57: goods over capacity can be thrown away; after that no mining at this stop."""

    __slots__ = ("goods",)
    do: ClassVar[str] = "jettison"
    open_ended: ClassVar[bool] = True
    fields: ClassVar[tuple[Field, ...]] = (Cargo("goods"),)

    def __init__(self, goods: tuple[tuple[str, int], ...]) -> None:
        self.goods = goods

    @classmethod
    def offers(cls, state: Position, seat: int) -> Sequence[Action[Any]]:
        if state.over(seat) <= 0:
            return []
        kinds = state.tables.goods.count
        return [state.catalogue.jettison[good] for good in range(kinds) if state.aboard(seat, good) > 0]

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        number = sum([count for _, count in self.goods])
        if number == 0:
            return refusals.NOTHING_DROPPED
        over = state.over(seat)
        if number > over:
            return refusals.NOT_OVER.says({"over": max(over, 0)})
        for word, count in self.goods:
            good = state.tables.goods.good(word)
            have = 0 if good == NONE else state.aboard(seat, good)
            if have < count:
                return refusals.JETTISON_GOODS.says({"need": count, "have": have, "good": word})
        return None

    def effect(self, state: Position, seat: int) -> None:
        for word, count in self.goods:
            state.add_good(seat, state.tables.goods.good(word), -count)
        state.jettisoned = True
        state.say("jettisoned", seat, "DD-57", {"goods": dict(self.goods)})


@final
class DiscardEquipment(Action["Position"]):
    """DD-67: equipment stays in the ship, unless the option remove_equipment_freely lets it go (R14)."""

    __slots__ = ("kind",)
    do: ClassVar[str] = "discard_equipment"
    fields: ClassVar[tuple[Field, ...]] = (Word("kind", EQUIPMENT),)

    def __init__(self, kind: int) -> None:
        self.kind = kind

    @classmethod
    def offers(cls, state: Position, seat: int) -> Sequence[Action[Any]]:
        return [action for action in state.catalogue.discard_equipment if action.refusal(state, seat) is None]

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        if not state.terms.remove_equipment:
            return refusals.DISCARD_OFF
        refused = planet_refusal(state, seat)
        if refused is not None:
            return refused
        if state.equipment[len(EQUIPMENT) * seat + self.kind] == 0:
            return refusals.DISCARD_MISSING.says({"piece": EQUIPMENT[self.kind]})
        if state.filled(seat) <= state.tables.start_equipment:
            return refusals.KEEP_EQUIPMENT.says({"least": state.tables.start_equipment})
        return None

    def effect(self, state: Position, seat: int) -> None:
        state.touch_down(seat)
        take_piece(state, seat, self.kind)
        state.say("equipment_discarded", seat, "DD-67", {"equipment": EQUIPMENT[self.kind]})
