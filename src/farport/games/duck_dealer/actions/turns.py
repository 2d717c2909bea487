"""Turns: collecting energy, starting an action turn, the free one, free route cubes, and the end of a turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, final

from farport.games.duck_dealer import refusals
from farport.games.duck_dealer.actions.conditions import cube_refusal, open_points, pile_refusal, point_refusal
from farport.games.duck_dealer.course import begin_actions, close_turn, last_round
from farport.games.duck_dealer.fields import PLACE, Maybe, MaybeCube, Tokens
from farport.games.duck_dealer.vocabulary import ACTION, BUILDINGS, COLOURS, EQUIPMENT, NONE, OFFER_FREE, PILES
from farport.kernel import Action, Field, Name, Refusal, Word

if TYPE_CHECKING:
    from farport.games.duck_dealer.state import Position


@final
class Collect(Action["Position"]):
    """DD-12: one token of a named colour and one for each crew member. Any colour may be named (DD-15)."""

    __slots__ = ("colour",)
    do: ClassVar[str] = "collect"
    fields: ClassVar[tuple[Field, ...]] = (Word("colour", COLOURS),)

    def __init__(self, colour: int) -> None:
        self.colour = colour

    @classmethod
    def offers(cls, state: Position, seat: int) -> Sequence[Action[Any]]:
        return state.catalogue.collect

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return None  # DD-13: there is no limit while collecting

    def effect(self, state: Position, seat: int) -> None:
        got: list[int] = []
        missing: list[int] = []
        for colour in range(len(COLOURS)):
            demand = state.equipment[len(EQUIPMENT) * seat + colour + 1]
            if colour == self.colour:
                demand += state.tables.free_choice
            given = min(demand, state.stock[colour])  # DD-15
            state.stock[colour] -= given
            state.tokens[len(COLOURS) * seat + colour] += given
            got.append(given)
            missing.append(demand - given)
        state.say("collected", seat, "DD-12", {"colour": COLOURS[self.colour], "got": got, "missing": missing})
        if sum(missing) > 0 and state.terms.shortage_free_turn:  # DD-16
            for colour in range(len(COLOURS)):
                state.virtual[colour] = missing[colour]
            state.phase = OFFER_FREE
            state.say("free_turn_offered", seat, "DD-16", {"virtual": missing})
        else:
            close_turn(state)


@final
class AcceptFreeTurn(Action["Position"]):
    """DD-16: an action turn at once, with the missing tokens as virtual ones (DD-17) and without a cube (DD-18)."""

    __slots__ = ()
    do: ClassVar[str] = "accept_free_turn"

    @classmethod
    def offers(cls, state: Position, seat: int) -> Sequence[Action[Any]]:
        return state.catalogue.accept_free_turn

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return None

    def effect(self, state: Position, seat: int) -> None:
        state.free_turn = True
        state.say("free_turn_started", seat, "DD-18", {"virtual": list(state.virtual)})
        cubes = 0
        if state.terms.free_turn_cubes:  # R07: of the row of the next empty space
            space = len(state.counter) + 1
            cubes = state.tables.final_free_cubes if last_round(state) else state.terms.free_cubes(space)
        begin_actions(state, cubes)


@final
class DeclineFreeTurn(Action["Position"]):
    """DD-19: the turn ends, the collected tokens stay, the virtual ones vanish."""

    __slots__ = ()
    do: ClassVar[str] = "decline_free_turn"

    @classmethod
    def offers(cls, state: Position, seat: int) -> Sequence[Action[Any]]:
        return state.catalogue.decline_free_turn

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return None

    def effect(self, state: Position, seat: int) -> None:
        state.say("free_turn_declined", seat, "DD-19", {})
        close_turn(state)


@final
class StartAction(Action["Position"]):
    """DD-20: a cube goes on the lowest empty space of the counter; from the board if the reserve is empty (DD-21)."""

    __slots__ = ("cube",)
    do: ClassVar[str] = "start_action"
    fields: ClassVar[tuple[Field, ...]] = (MaybeCube("cube"),)

    def __init__(self, cube: str) -> None:
        self.cube = cube

    @classmethod
    def offers(cls, state: Position, seat: int) -> Sequence[Action[Any]]:
        if state.reserve[seat] > 0 or last_round(state):
            return state.catalogue.start_action
        return [StartAction(cube) for cube in cubes_on_board(state, seat)]

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        if last_round(state):
            return refusals.CUBE_FREE if self.cube else None
        if state.reserve[seat] > 0:
            return refusals.CUBE_IN_RESERVE.says({"have": state.reserve[seat]}) if self.cube else None
        if not self.cube:
            return refusals.CUBE_NEEDED
        if self.cube not in cubes_on_board(state, seat):
            return refusals.NOT_YOUR_CUBE.says({"place": state.galaxy.called(self.cube)})
        return None

    def effect(self, state: Position, seat: int) -> None:
        if last_round(state):  # option final_round: no space, no cube
            state.say(
                "action_turn_started", seat, "DD-70", {"space": None, "free_cubes": state.tables.final_free_cubes}
            )
            return begin_actions(state, state.tables.final_free_cubes)
        if self.cube:
            self._take_back(state)
        else:
            state.reserve[seat] -= 1
        state.counter.append(seat)
        state.action_turns[seat] += 1
        state.cube_spent = True
        space = len(state.counter)
        cubes = state.terms.free_cubes(space)  # DD-22
        data: dict[str, object] = {"space": space, "free_cubes": cubes if state.reserve[seat] > 0 else 0}
        if self.cube:
            data["cube"] = self.cube
        state.say("action_turn_started", seat, "DD-20", data)
        return begin_actions(state, cubes)

    def _take_back(self, state: Position) -> None:
        """DD-21: the point or building is empty from then on, and so a privilege is gone (DD-64)."""
        if ":" in self.cube:
            planet, _, building = self.cube.partition(":")
            place = state.galaxy.node(planet) * len(BUILDINGS) + BUILDINGS.index(building)
            state.privilege[place] = NONE
        else:
            state.take_cube(state.galaxy.node(self.cube))


def cubes_on_board(state: Position, seat: int) -> list[str]:
    """The own route cubes and privileges; never the score marker or a counter cube (DD-21)."""
    words = state.galaxy.words
    cubes = [words[node] for node in range(state.galaxy.nodes) if state.cubes[node] == seat]
    for place, owner in enumerate(state.privilege):
        if owner == seat:
            cubes.append(f"{words[place // len(BUILDINGS)]}:{BUILDINGS[place % len(BUILDINGS)]}")
    return cubes


@final
class PlaceFree(Action["Position"]):
    """DD-22: one of the free route cubes, on any legal point (DD-23)."""

    __slots__ = ("point",)
    do: ClassVar[str] = "place_free"
    fields: ClassVar[tuple[Field, ...]] = (Name("point", PLACE),)

    def __init__(self, point: str) -> None:
        self.point = point

    @classmethod
    def offers(cls, state: Position, seat: int) -> Sequence[Action[Any]]:
        family = state.catalogue.place_free
        return [family[node] for node in open_points(state)]

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return point_refusal(state, self.point)

    def too_late(self, state: Position) -> Refusal:
        """Why it cannot be placed once the other actions have begun."""
        if state.free_turn and not state.terms.free_turn_cubes:  # DD-18
            return refusals.NO_FREE_CUBES
        refused = cube_refusal(state, state.active)
        return refusals.FREE_CUBES_OVER if refused is None else refused

    def effect(self, state: Position, seat: int) -> None:
        state.lay_cube(seat, state.galaxy.node(self.point))
        state.free_cubes -= 1
        state.say("cube_placed", seat, "DD-22", {"point": self.point, "free": True})
        if state.free_cubes == 0 or state.reserve[seat] == 0:
            state.free_cubes = 0
            state.phase = ACTION


@final
class DoneFree(Action["Position"]):
    """DD-22: he may stop early."""

    __slots__ = ()
    do: ClassVar[str] = "done_free"

    @classmethod
    def offers(cls, state: Position, seat: int) -> Sequence[Action[Any]]:
        return state.catalogue.done_free

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return None

    def effect(self, state: Position, seat: int) -> None:
        state.say("free_cubes_left", seat, "DD-22", {"left": state.free_cubes})
        state.free_cubes = 0
        state.phase = ACTION


@final
class EndTurn(Action["Position"]):
    """DD-25: landing (DD-33) and discovery (DD-34) where due, then the limit of tokens (DD-26)."""

    __slots__ = ("keep", "pile")
    do: ClassVar[str] = "end_turn"
    fields: ClassVar[tuple[Field, ...]] = (Tokens("keep"), Maybe("pile", PILES))

    def __init__(self, keep: tuple[int, int, int], pile: int) -> None:
        self.keep = keep
        self.pile = pile

    @classmethod
    def offers(cls, state: Position, seat: int) -> Sequence[Action[Any]]:
        if state.terms.capacity_at_end and state.over(seat) > 0:
            return []
        piles = [NONE]
        if discovery_due(state, seat):
            piles = [pile for pile in range(len(PILES)) if state.pile_left_over(pile) > 0]
        first = len(COLOURS) * seat
        red, yellow, blue = state.tokens[first : first + len(COLOURS)]
        keep = min(state.tables.keep_limit, red + yellow + blue)
        listed: list[Action[Any]] = []
        for reds in range(min(red, keep), -1, -1):
            for yellows in range(min(yellow, keep - reds), -1, -1):
                blues = keep - reds - yellows
                if blues <= blue:
                    for pile in piles:
                        listed.append(state.catalogue.end_turn(reds, yellows, blues, pile))
        return listed

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        refused = pile_refusal(state, self.pile, discovery_due(state, seat))
        if refused is not None:
            return refused
        if state.terms.capacity_at_end and state.over(seat) > 0:  # R09
            return refusals.OVER_AT_END.says({"over": state.over(seat)})
        first = len(COLOURS) * seat
        have = 0
        for colour in range(len(COLOURS)):
            real = state.tokens[first + colour]  # virtual tokens cannot be kept (DD-17)
            have += real
            if self.keep[colour] > real:
                return refusals.KEEP_ENERGY.says({"need": self.keep[colour], "have": real, "colour": COLOURS[colour]})
        need = min(state.tables.keep_limit, have)
        if sum(self.keep) != need:  # R26: exactly the excess is given back
            return refusals.KEEP_LIMIT.says({"need": need, "have": sum(self.keep)})
        return None

    def effect(self, state: Position, seat: int) -> None:
        if state.on_planet(seat):
            state.touch_down(seat)
            if self.pile >= 0:
                state.discover(seat, self.pile)
        first = len(COLOURS) * seat
        returned: list[int] = []
        for colour in range(len(COLOURS)):
            excess = state.tokens[first + colour] - self.keep[colour]
            state.tokens[first + colour] -= excess
            state.stock[colour] += excess
            returned.append(excess)
        state.say("turn_ended", seat, "DD-26", {"kept": list(self.keep), "returned": returned})
        close_turn(state)


def discovery_due(state: Position, seat: int) -> bool:
    """The ship is about to land on an undiscovered planet (DD-34); where it has landed, the planet is discovered."""
    return state.on_planet(seat) and state.undiscovered(state.place[seat])
