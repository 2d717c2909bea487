"""Laying tiles: land, mines and bases (FP-32 to FP-40), and the choice after a six (FP-36)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from farport.games.forgotten_planet import refusals
from farport.games.forgotten_planet.actions.paying import each_colour_refusal, energy_refusal, robot_refusal
from farport.games.forgotten_planet.fields import ROBOT, CellField
from farport.games.forgotten_planet.mechanics.grid import STEP, cell_name, cell_xy
from farport.games.forgotten_planet.tables import CHOICE
from farport.games.forgotten_planet.vocabulary import ACT, BASE, BLUE, BROWN, CHOOSE_TILE, EMPTY, LAND, TILES
from farport.kernel import Action, Event, Field, Refusal, Word

if TYPE_CHECKING:
    from farport.games.forgotten_planet.state import Position

BUILDER: tuple[Field, ...] = (ROBOT, CellField("at"))
KINDS = ("land", "brown", "white", "blue")


def sites(position: Position, cell: int) -> list[int]:
    """The empty playable cells beside a robot's tile, no wall between (FP-32, FP-42)."""
    tile = position.tile
    wall = position.walls[cell]
    found: list[int] = []
    for side in range(4):
        if not wall & (1 << side):
            beyond = cell + STEP[side]
            if tile[beyond] == EMPTY:
                found.append(beyond)
    return found


def site_refusal(position: Position, seat: int, robot: int, at: int) -> Refusal | None:
    """The robot, then the place: FP-21, FP-32."""
    refused = robot_refusal(position, seat, robot)
    if refused is not None:
        return refused
    cell = position.robot_cell(seat, robot)
    if at - cell not in STEP:
        return refusals.NOT_ADJACENT.says({"cell": position.called(at), "robot": robot, "place": cell_name(cell)})
    kind = position.tile[at]
    if kind < EMPTY:  # FP-02
        return refusals.OUTSIDE_AREA
    if kind >= LAND:
        return refusals.TILE_THERE.says({"cell": cell_name(at)})
    if position.walls[cell] & (1 << STEP.index(at - cell)):
        return refusals.WALL_IN_THE_WAY
    return None


def keeps_distance(position: Position, at: int) -> bool:
    """No mine, special mine or base beside the cell, walls or not (FP-34, FP-39)."""
    tile = position.tile
    for step in STEP:
        if tile[at + step] >= BROWN:
            return False
    return True


@final
class BuildLand(Action["Position"]):
    """Lay a land tile beside a robot."""

    __slots__ = ("at", "robot")
    do: ClassVar[str] = "build_land"
    fields: ClassVar[tuple[Field, ...]] = BUILDER

    def __init__(self, robot: int, at: int) -> None:
        self.robot = robot
        self.at = at

    @classmethod
    def offers(cls, state: Position, seat: int) -> list[BuildLand]:
        listed: list[BuildLand] = []
        if state.bank_land == 0 or state.energy(seat) < state.tables.land_energy:
            return listed
        for robot in state.acting_robots(seat):
            row = state.catalogue.lands[robot]
            for at in sites(state, state.robot_cell(seat, robot)):
                listed.append(row[at])
        return listed

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        refused = site_refusal(state, seat, self.robot, self.at)
        if refused is not None:
            return refused
        if state.bank_land == 0:  # FP-06
            return refusals.NO_LAND
        return energy_refusal(state, seat, state.tables.land_energy)

    def effect(self, state: Position, seat: int) -> None:
        energy = state.tables.land_energy
        state.spend(seat, energy)
        state.bank_land -= 1
        state.lay(self.at, LAND)
        state.say("built", seat, {"tile": "land", "robot": self.robot, "at": cell_xy(self.at), "energy": energy})


@final
class BuildMine(Action["Position"]):
    """Name a cell beside a robot, then roll for the colour of the mine (FP-33)."""

    __slots__ = ("at", "robot")
    do: ClassVar[str] = "build_mine"
    fields: ClassVar[tuple[Field, ...]] = BUILDER

    def __init__(self, robot: int, at: int) -> None:
        self.robot = robot
        self.at = at

    @classmethod
    def offers(cls, state: Position, seat: int) -> list[BuildMine]:
        listed: list[BuildMine] = []
        if not layable(state) or state.energy(seat) < state.tables.mine_energy:
            return listed
        for robot in state.acting_robots(seat):
            row = state.catalogue.mines[robot]
            for at in sites(state, state.robot_cell(seat, robot)):
                if keeps_distance(state, at):
                    listed.append(row[at])
        return listed

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        refused = site_refusal(state, seat, self.robot, self.at)
        if refused is not None:
            return refused
        if not keeps_distance(state, self.at):  # FP-34: before the roll
            return refusals.MINE_NEIGHBOUR
        if not layable(state):  # FP-37
            return refusals.NO_MINE_OR_LAND
        return energy_refusal(state, seat, state.tables.mine_energy)

    def effect(self, state: Position, seat: int) -> None:
        energy = state.tables.mine_energy
        state.spend(seat, energy)
        state.say("mine_sited", seat, {"robot": self.robot, "at": cell_xy(self.at), "energy": energy})
        while True:  # FP-35: rolled again until the result can be laid
            face = state.rng.below(6) + 1
            state.tell(Event("rolled", seat, {"face": face}, reveals=True))
            tile = state.tables.die[face - 1]
            if tile == CHOICE:
                kinds = choosable(state)
                if len(kinds) > 1:
                    state.phase = CHOOSE_TILE
                    state.site = self.at
                    return
                if len(kinds) == 1:  # FP-36: laid without asking
                    tile = kinds[0]
            if tile != CHOICE and left_in_bank(state, tile) > 0:
                lay_from_bank(state, seat, self.at, tile)
                return


@final
class ChooseTile(Action["Position"]):
    """After a six: the kind of tile that is laid (FP-36)."""

    __slots__ = ("kind",)
    do: ClassVar[str] = "choose_tile"
    fields: ClassVar[tuple[Field, ...]] = (Word("kind", KINDS),)

    def __init__(self, kind: int) -> None:
        self.kind = kind

    @classmethod
    def offers(cls, state: Position, seat: int) -> list[ChooseTile]:
        return [ChooseTile(tile - LAND) for tile in choosable(state)]

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return None if LAND + self.kind in choosable(state) else refusals.KIND_NOT_LEFT

    def effect(self, state: Position, seat: int) -> None:
        state.phase = ACT
        lay_from_bank(state, seat, state.site, LAND + self.kind)
        state.site = 0


@final
class BuildBase(Action["Position"]):
    """Lay a base beside a robot; it is the player's for ever (FP-38)."""

    __slots__ = ("at", "robot")
    do: ClassVar[str] = "build_base"
    fields: ClassVar[tuple[Field, ...]] = BUILDER

    def __init__(self, robot: int, at: int) -> None:
        self.robot = robot
        self.at = at

    @classmethod
    def offers(cls, state: Position, seat: int) -> list[BuildBase]:
        listed: list[BuildBase] = []
        if state.energy(seat) < state.tables.base_energy or not state.has_each_colour(seat) or no_base(state, seat):
            return listed
        for robot in state.acting_robots(seat):
            row = state.catalogue.bases[robot]
            for at in sites(state, state.robot_cell(seat, robot)):
                if keeps_distance(state, at):
                    listed.append(row[at])
        return listed

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        refused = site_refusal(state, seat, self.robot, self.at)
        if refused is not None:
            return refused
        if not keeps_distance(state, self.at):  # FP-39
            return refusals.BASE_NEIGHBOUR
        if no_base(state, seat):  # FP-06, FP-40
            return refusals.NO_BASE
        return each_colour_refusal(state, seat, state.tables.base_energy)

    def effect(self, state: Position, seat: int) -> None:
        energy = state.tables.base_energy
        state.spend(seat, energy)
        state.pay_each_colour(seat)
        state.bank_bases -= 1
        state.lay(self.at, BASE + seat)
        state.say(
            "built",
            seat,
            {"tile": "base", "robot": self.robot, "at": cell_xy(self.at), "energy": energy, "cubes": list(TILES[4:7])},
        )


def no_base(position: Position, seat: int) -> bool:
    """FP-40: the common pool is empty or, by option, the player has four."""
    if position.bank_bases == 0:
        return True
    each = position.tables.bases[position.seats] // position.seats
    return position.terms.base_limit_each and position.bases_of(seat) >= each


def left_in_bank(position: Position, tile: int) -> int:
    return position.bank_land if tile == LAND else position.bank_mines[tile - BROWN]


def layable(position: Position) -> bool:
    """FP-37: a mine of any colour or a land tile is left."""
    return position.bank_land > 0 or position.bank_mines != [0, 0, 0]


def choosable(position: Position) -> list[int]:
    """The kinds that a six may name: still in the bank; land only by option (FP-36). Mines first, land last."""
    kinds = [tile for tile in range(BROWN, BLUE + 1) if position.bank_mines[tile - BROWN] > 0]
    if position.terms.six_may_be_land and position.bank_land > 0:
        kinds.append(LAND)
    return kinds


def lay_from_bank(position: Position, seat: int, at: int, tile: int) -> None:
    if tile == LAND:
        position.bank_land -= 1  # FP-33: it counts against the land tiles
    else:
        position.bank_mines[tile - BROWN] -= 1
    position.lay(at, tile)
    position.say("mine_laid", seat, {"tile": TILES[tile], "at": cell_xy(at)})
