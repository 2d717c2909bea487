"""Base actions, always possible (FP-22), as often as they can be paid (FP-55); and ending the actions (FP-24)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from farport.games.forgotten_planet import refusals
from farport.games.forgotten_planet.actions.paying import cubes_refusal, each_colour_refusal, energy_refusal
from farport.games.forgotten_planet.course import close_actions
from farport.games.forgotten_planet.fields import CellField
from farport.games.forgotten_planet.mechanics.grid import cell_xy
from farport.games.forgotten_planet.vocabulary import BASE, COLOURS
from farport.kernel import Action, Field, Refusal, Word, Words

if TYPE_CHECKING:
    from farport.games.forgotten_planet.state import Position


@final
class BuildRobot(Action["Position"]):
    """A robot of the own stock appears on an own base (FP-50)."""

    __slots__ = ("base", "cubes")
    do: ClassVar[str] = "build_robot"
    fields: ClassVar[tuple[Field, ...]] = (CellField("base"), Words("cubes", COLOURS, 0, 9))

    def __init__(self, base: int, cubes: tuple[int, ...]) -> None:
        self.base = base
        self.cubes = cubes

    @classmethod
    def offers(cls, state: Position, seat: int) -> list[BuildRobot]:
        listed: list[BuildRobot] = []
        if state.energy(seat) < state.tables.robot_energy or free_robot(state, seat) == 0:
            return listed
        payments = [cubes for cubes in state.catalogue.payments if can_pay(state, seat, cubes)]
        if not payments:
            return listed
        own = BASE + seat
        for cell in state.catalogue.cells:
            if state.tile[cell] == own:
                for cubes in payments:
                    listed.append(BuildRobot(cell, cubes))
        return listed

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        if self.base >= len(state.tile) or state.tile[self.base] != BASE + seat:
            return refusals.NOT_YOUR_BASE
        if free_robot(state, seat) == 0:  # FP-06
            return refusals.ALL_ROBOTS_OUT.says({"robots": state.tables.robots_each})
        if len(self.cubes) != state.tables.robot_cubes:
            return refusals.ROBOT_PAYMENT.says({"need": state.tables.robot_cubes, "have": len(self.cubes)})
        refused = cubes_refusal(state, seat, self.cubes)
        return energy_refusal(state, seat, state.tables.robot_energy) if refused is None else refused

    def effect(self, state: Position, seat: int) -> None:
        energy = state.tables.robot_energy
        state.spend(seat, energy)
        first = 3 * state.purse[seat]
        for colour in self.cubes:
            state.cubes[first + colour] -= 1
        robot = free_robot(state, seat)
        state.robot_at[seat * state.tables.robots_each + robot - 1] = self.base
        if state.terms.new_robot_acts:  # FP-26
            state.on[seat] |= 1 << (robot - 1)
        cubes: list[object] = [COLOURS[colour] for colour in self.cubes]
        state.say("robot_built", seat, {"robot": robot, "at": cell_xy(self.base), "energy": energy, "cubes": cubes})


def free_robot(position: Position, seat: int) -> int:
    """The lowest number of the stock (FP-05), 0 if all are in play."""
    each = position.tables.robots_each
    for robot in range(1, each + 1):
        if position.robot_at[seat * each + robot - 1] == 0:
            return robot
    return 0


def can_pay(position: Position, seat: int, cubes: tuple[int, ...]) -> bool:
    first = 3 * position.purse[seat]
    for colour in range(3):
        if cubes.count(colour) > position.cubes[first + colour]:
            return False
    return True


@final
class Sell(Action["Position"]):
    """One cube of each colour for victory points (FP-51)."""

    __slots__ = ()
    do: ClassVar[str] = "sell"

    @classmethod
    def offers(cls, state: Position, seat: int) -> list[Sell]:
        return [state.catalogue.sell] if state.catalogue.sell.refusal(state, seat) is None else []

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        if state.terms.vp_bank and sum(state.sold) + state.tables.sell_vp > state.terms.vp_bank:
            return refusals.GUILD_EMPTY
        return each_colour_refusal(state, seat, state.tables.sell_energy)

    def effect(self, state: Position, seat: int) -> None:
        energy = state.tables.sell_energy
        state.spend(seat, energy)
        state.pay_each_colour(seat)
        state.sold[seat] += state.tables.sell_vp
        state.say("sold", seat, {"vp": state.tables.sell_vp, "energy": energy, "cubes": list(COLOURS)})


@final
class Concentrate(Action["Position"]):
    """Energy becomes a cube of a colour of choice (FP-52)."""

    __slots__ = ("cube",)
    do: ClassVar[str] = "concentrate"
    fields: ClassVar[tuple[Field, ...]] = (Word("cube", COLOURS),)

    def __init__(self, cube: int) -> None:
        self.cube = cube

    @classmethod
    def offers(cls, state: Position, seat: int) -> list[Concentrate]:
        return state.catalogue.concentrates if state.energy(seat) >= state.tables.concentrate_energy else []

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return energy_refusal(state, seat, state.tables.concentrate_energy)

    def effect(self, state: Position, seat: int) -> None:
        energy = state.tables.concentrate_energy
        state.spend(seat, energy)
        state.cubes[3 * state.purse[seat] + self.cube] += state.tables.concentrate_cubes
        state.say("concentrated", seat, {"cube": COLOURS[self.cube], "energy": energy})


@final
class Store(Action["Position"]):
    """One fresh energy is kept for later turns (FP-53)."""

    __slots__ = ()
    do: ClassVar[str] = "store"

    @classmethod
    def offers(cls, state: Position, seat: int) -> list[Store]:
        return [state.catalogue.store] if state.catalogue.store.refusal(state, seat) is None else []

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        if state.fresh == 0:
            return refusals.NO_FRESH_ENERGY
        if state.stored[seat] >= state.tables.store_cap:
            return refusals.STORE_FULL.says({"cap": state.tables.store_cap})
        return None

    def effect(self, state: Position, seat: int) -> None:
        state.spend(seat, 0)
        state.fresh -= 1
        state.stored[seat] += 1
        state.say("stored", seat, {"energy": 1, "stored": state.stored[seat]})


@final
class ConsumeMetal(Action["Position"]):
    """A land tile of the bank leaves the game (FP-54)."""

    __slots__ = ()
    do: ClassVar[str] = "consume_metal"

    @classmethod
    def offers(cls, state: Position, seat: int) -> list[ConsumeMetal]:
        return [state.catalogue.consume] if state.catalogue.consume.refusal(state, seat) is None else []

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        if state.bank_land < state.tables.consume_land:  # FP-06
            return refusals.NO_LAND_TO_CONSUME
        return energy_refusal(state, seat, state.tables.consume_energy)

    def effect(self, state: Position, seat: int) -> None:
        energy = state.tables.consume_energy
        state.spend(seat, energy)
        state.bank_land -= state.tables.consume_land
        state.consumed += state.tables.consume_land
        state.built = True
        state.say("metal_consumed", seat, {"energy": energy, "land_left": state.bank_land})


@final
class EndActions(Action["Position"]):
    """The end of phase 2, at any time (FP-24)."""

    __slots__ = ()
    do: ClassVar[str] = "end_actions"

    @classmethod
    def offers(cls, state: Position, seat: int) -> list[EndActions]:
        return [state.catalogue.end]

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return None

    def effect(self, state: Position, seat: int) -> None:
        close_actions(state)
