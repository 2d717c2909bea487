"""Moving: flights, landing, and the Schrödinger passages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, final

from farport.games.duck_dealer import refusals
from farport.games.duck_dealer.actions.conditions import energy_refusal, in_flight, pile_refusal
from farport.games.duck_dealer.fields import LONGEST_PATH, PLACE, Maybe
from farport.games.duck_dealer.mechanics.passages import other_end
from farport.games.duck_dealer.vocabulary import COLOURS, NONE, PILES, RED
from farport.kernel import Action, Field, Name, Names, Refusal

if TYPE_CHECKING:
    from farport.games.duck_dealer.state import Position


def red_for(state: Position, seat: int, steps: int) -> int:
    """DD-28: red tokens that must be added to the budget for so many steps."""
    return max(0, (steps - state.budget + state.speed(seat) - 1) // state.speed(seat))


def capacity_refusal(state: Position, seat: int) -> Refusal | None:
    """DD-35: a ship that carries too much goes nowhere."""
    over = state.over(seat)
    return refusals.OVER_CAPACITY.says({"over": over}) if over > 0 else None


def stop_refusal(state: Position, seat: int, node: int, word: str) -> Refusal | None:
    """Where a flight may end (DD-29, DD-32)."""
    if node < 0:
        return refusals.NO_SUCH_PLACE.says({"place": word})
    if node == state.place[seat]:
        return refusals.THERE_ALREADY.says({"place": state.galaxy.named[node]})
    if state.cubes[node] == seat:
        return refusals.STOP_ON_OWN_CUBE.says({"place": state.galaxy.named[node]})
    if node >= state.galaxy.planets and not state.terms.stop_on_points:  # R03
        return refusals.PLANETS_ONLY
    return None


def flight_refusal(state: Position, seat: int, steps: int) -> Refusal | None:
    """DD-28: the tokens for so many steps."""
    need = red_for(state, seat, steps)
    have = state.energy(seat, RED)
    if have >= need:
        return None
    return refusals.FLIGHT_ENERGY.says(
        {"steps": steps, "paid": state.budget, "need": need, "speed": state.speed(seat), "have": have}
    )


def fly(state: Position, seat: int, path: list[int], steps: int) -> None:
    """The ship goes along the nodes of the path and stays in flight on the last one."""
    red = red_for(state, seat, steps)
    state.budget += red * state.speed(seat) - steps
    state.pay(seat, RED, red)
    words = state.galaxy.words
    data: dict[str, object] = {
        "from": words[state.place[seat]],
        "to": words[path[-1]],
        "path": [words[node] for node in path],
        "steps": steps,
        "red": red,
    }
    state.depart(seat, path[-1])
    state.say("flew", seat, "DD-28", data)


@final
class Fly(Action["Position"]):
    """A flight to a place by a way with the fewest steps (DD-28 to DD-32)."""

    __slots__ = ("to",)
    do: ClassVar[str] = "fly"
    fields: ClassVar[tuple[Field, ...]] = (Name("to", PLACE),)

    def __init__(self, to: str) -> None:
        self.to = to

    @classmethod
    def offers(cls, state: Position, seat: int) -> Sequence[Action[Any]]:
        steps_paid = state.budget + state.energy(seat, RED) * state.speed(seat)
        if steps_paid == 0 or state.over(seat) > 0:
            return []
        listed: list[Action[Any]] = []
        steps = state.ways().steps
        cubes = state.cubes
        family = state.catalogue.fly
        start = state.place[seat]
        nodes = state.galaxy.nodes if state.terms.stop_on_points else state.galaxy.planets
        for node in range(nodes):
            if steps[node] <= steps_paid and cubes[node] != seat and node != start:
                listed.append(family[node])
        return listed

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        refused = capacity_refusal(state, seat)
        if refused is not None:
            return refused
        node = state.galaxy.node(self.to)
        refused = stop_refusal(state, seat, node, self.to)
        if refused is not None:
            return refused
        return flight_refusal(state, seat, state.ways().steps[node])

    def effect(self, state: Position, seat: int) -> None:
        ways = state.ways()
        node = state.galaxy.node(self.to)
        fly(state, seat, ways.path(node), ways.steps[node])


@final
class FlyAlong(Action["Position"]):
    """A flight along named places, also a longer way; points with own cubes may be left out (R28)."""

    __slots__ = ("path",)
    do: ClassVar[str] = "fly_along"
    open_ended: ClassVar[bool] = True
    fields: ClassVar[tuple[Field, ...]] = (Names("path", PLACE, LONGEST_PATH),)

    def __init__(self, path: tuple[str, ...]) -> None:
        self.path = path

    @classmethod
    def offers(cls, state: Position, seat: int) -> Sequence[Action[Any]]:
        return []  # every place is listed by `fly`; the ways to it are without number

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        refused = capacity_refusal(state, seat)
        if refused is not None:
            return refused
        if not self.path:
            return refusals.EMPTY_PATH
        refused = stop_refusal(state, seat, state.galaxy.node(self.path[-1]), self.path[-1])
        if refused is not None:
            return refused
        nodes = [state.place[seat]]
        for word in self.path:
            leg = _leg(state, seat, nodes[-1], state.galaxy.node(word))
            if not leg:
                before = state.galaxy.named[nodes[-1]]
                return refusals.BROKEN_PATH.says({"place": state.galaxy.called(word), "before": before})
            nodes.extend(leg)
        return flight_refusal(state, seat, _steps(state, seat, nodes))

    def effect(self, state: Position, seat: int) -> None:
        nodes = [state.place[seat]]
        for word in self.path:
            nodes.extend(_leg(state, seat, nodes[-1], state.galaxy.node(word)))
        fly(state, seat, nodes[1:], _steps(state, seat, nodes))


def _steps(state: Position, seat: int, nodes: list[int]) -> int:
    """Steps along the nodes, the first of which is where the ship is."""
    return sum([1 for node in nodes[1:] if state.cubes[node] != seat])


def _leg(state: Position, seat: int, here: int, there: int) -> list[int]:
    """The nodes to the next named place: itself, or own cubes of one route and then itself; empty if neither."""
    neighbours = state.galaxy.neighbours
    for first in neighbours[here]:
        leg = [first]
        before = here
        while leg[-1] != there and state.cubes[leg[-1]] == seat:
            one, other = neighbours[leg[-1]]
            following = other if one == before else one
            before = leg[-1]
            leg.append(following)
        if leg[-1] == there:
            return leg
    return []


@final
class Land(Action["Position"]):
    """DD-33: the ship lands on the planet it is on; an undiscovered one is discovered (DD-34)."""

    __slots__ = ("pile",)
    do: ClassVar[str] = "land"
    fields: ClassVar[tuple[Field, ...]] = (Maybe("pile", PILES),)

    def __init__(self, pile: int) -> None:
        self.pile = pile

    @classmethod
    def offers(cls, state: Position, seat: int) -> Sequence[Action[Any]]:
        if state.landed[seat] or not state.on_planet(seat):
            return []
        if not state.undiscovered(state.place[seat]):
            return [state.catalogue.land[NONE]]
        return [state.catalogue.land[pile] for pile in range(len(PILES)) if state.pile_left_over(pile) > 0]

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        if state.landed[seat]:
            return refusals.LANDED_ALREADY
        if not state.on_planet(seat):
            return in_flight(state, seat)
        return pile_refusal(state, self.pile, state.undiscovered(state.place[seat]))

    def effect(self, state: Position, seat: int) -> None:
        state.touch_down(seat)
        if self.pile >= 0:
            state.discover(seat, self.pile)


@final
class Passage(Action["Position"]):
    """DD-36: for a red token to the planet with the other marker of that colour; steps that are left are kept."""

    __slots__ = ("colour",)
    do: ClassVar[str] = "passage"
    fields: ClassVar[tuple[Field, ...]] = (Maybe("colour", COLOURS),)

    def __init__(self, colour: int) -> None:
        self.colour = colour

    @classmethod
    def offers(cls, state: Position, seat: int) -> Sequence[Action[Any]]:
        if not state.on_planet(seat) or other_end(state, state.place[seat]) < 0 or state.over(seat) > 0:
            return []
        cost = state.tables.passage_cost
        if not state.terms.any_colour_passage:
            return [state.catalogue.passage[NONE]] if state.energy(seat, RED) >= cost else []
        paying = [colour for colour in range(len(COLOURS)) if state.energy(seat, colour) >= cost]
        return [state.catalogue.passage[colour] for colour in paying]

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        if not state.on_planet(seat):
            return in_flight(state, seat)
        if other_end(state, state.place[seat]) < 0:
            return refusals.NO_PASSAGE
        refused = capacity_refusal(state, seat)
        if refused is not None:
            return refused
        if state.terms.any_colour_passage:  # R04
            if self.colour < 0:
                return refusals.NAME_COLOUR
        elif self.colour >= 0:
            return refusals.PASSAGE_COLOUR
        return energy_refusal(state, seat, max(self.colour, RED), state.tables.passage_cost)

    def effect(self, state: Position, seat: int) -> None:
        colour = max(self.colour, RED)
        here = state.place[seat]
        there = other_end(state, here)
        state.pay(seat, colour, state.tables.passage_cost)
        state.depart(seat, there)
        if not state.terms.passage_keeps_steps:  # R05
            state.budget = 0
        words = state.galaxy.words
        state.say("passed", seat, "DD-36", {"from": words[here], "to": words[there], "colour": COLOURS[colour]})


@final
class PlacePassages(Action["Position"]):
    """DD-37: once a game, free of charge, both markers on two planets without a marker."""

    __slots__ = ("a", "b")
    do: ClassVar[str] = "place_passages"
    fields: ClassVar[tuple[Field, ...]] = (Name("a", PLACE), Name("b", PLACE))

    def __init__(self, a: str, b: str) -> None:
        self.a = min(a, b)  # the pair has no order
        self.b = max(a, b)

    @classmethod
    def offers(cls, state: Position, seat: int) -> Sequence[Action[Any]]:
        if not state.terms.passages_together or state.passage_of[2 * seat] >= 0:
            return []
        markers = state.passage_at
        family = state.catalogue.place_passages
        bare = [planet for planet in range(state.galaxy.planets) if markers[planet] < 0]
        if len(bare) == state.galaxy.planets:
            return state.catalogue.all_passages
        return [family[a][b] for place, a in enumerate(bare) for b in bare[place + 1 :]]

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        if not state.terms.passages_together:
            return refusals.PASSAGES_APART
        if state.passage_of[2 * seat] >= 0:
            return refusals.PASSAGES_PLACED
        if self.a == self.b:
            return refusals.PASSAGE_TWICE
        refused = marker_refusal(state, self.a)
        return refused if refused is not None else marker_refusal(state, self.b)

    def effect(self, state: Position, seat: int) -> None:
        for number, word in enumerate((self.a, self.b)):
            put_marker(state, seat, number, state.galaxy.node(word))
        state.say("passages_placed", seat, "DD-37", {"planets": [self.a, self.b]})


@final
class PlacePassage(Action["Position"]):
    """DD-37 with the option passages_together off: one marker; a pair works once both lie (R06)."""

    __slots__ = ("planet",)
    do: ClassVar[str] = "place_passage"
    fields: ClassVar[tuple[Field, ...]] = (Name("planet", PLACE),)

    def __init__(self, planet: str) -> None:
        self.planet = planet

    @classmethod
    def offers(cls, state: Position, seat: int) -> Sequence[Action[Any]]:
        if state.terms.passages_together or state.passage_of[2 * seat + 1] >= 0:
            return []
        family = state.catalogue.place_passage
        return [family[planet] for planet in range(state.galaxy.planets) if state.passage_at[planet] < 0]

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        if state.terms.passages_together:
            return refusals.PASSAGES_TOGETHER
        if state.passage_of[2 * seat + 1] >= 0:
            return refusals.PASSAGES_PLACED
        return marker_refusal(state, self.planet)

    def effect(self, state: Position, seat: int) -> None:
        number = 0 if state.passage_of[2 * seat] < 0 else 1
        put_marker(state, seat, number, state.galaxy.node(self.planet))
        state.say("passages_placed", seat, "DD-37", {"planets": [self.planet]})


def marker_refusal(state: Position, word: str) -> Refusal | None:
    planet = state.galaxy.node(word)
    if not 0 <= planet < state.galaxy.planets:
        return refusals.PASSAGE_PLANET.says({"planet": state.galaxy.called(word)})
    if state.passage_at[planet] >= 0:
        return refusals.PASSAGE_THERE.says({"planet": state.galaxy.named[planet], "seat": state.passage_at[planet]})
    return None


def put_marker(state: Position, seat: int, number: int, planet: int) -> None:
    state.passage_at[planet] = seat
    state.passage_of[2 * seat + number] = planet
