"""The proposal: which decision the searched turn amounts to now, in ordinary actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from farport.games.duck_dealer.actions.turns import StartAction
from farport.games.duck_dealer.course import last_round
from farport.games.duck_dealer.default import cube_for_counter, default_action, leave
from farport.games.duck_dealer.mechanics.ways import find_ways
from farport.games.duck_dealer.planner.bargain import BARGAIN, best_offer, gain, meets
from farport.games.duck_dealer.planner.draft import (
    BUILD_CONSUMER,
    BUILD_FACTORY,
    BUILD_YARD,
    DIG,
    DROP,
    MAKE,
    REFIT,
    SELL,
    Draft,
    Step,
)
from farport.games.duck_dealer.planner.outlook import Outlook
from farport.games.duck_dealer.planner.search import Search, best_ends
from farport.games.duck_dealer.vocabulary import (
    ACTION,
    ANSWER,
    CHOOSE_EQUIPMENT,
    CHOOSE_START,
    COLOURS,
    FREE_CUBES,
    NONE,
    OFFER_FREE,
    OVER,
    TURN,
)
from farport.kernel import Action, Bits, Manner
from farport.kernel.manner import RAIDER

if TYPE_CHECKING:
    from farport.games.duck_dealer.state import Position

FARSIGHT: Final = 9  # collecting turns that a plan may still need
PAUSE: Final = 3.5  # an action turn uses up as much of the game as so many collecting turns
RAID_PAUSE: Final = 3.0
FREE_PAUSE: Final = 2.0  # a free one less, for it costs no space of the counter
HOARD: Final = 26  # with so many tokens it is time to act
PATIENCE: Final = 0.6  # the part of the stall guard's rounds after which it is time to act
LONG_FLIGHT: Final = 3  # red tokens: such a flight is worth the passage markers


def plan(position: Position, seat: int, rng: Bits, manner: Manner) -> list[Action[Any]]:
    """What `seat` should do now, and then; empty when it is not asked."""
    phase = position.phase
    if phase == OVER or seat != position.mover:
        return []
    if phase == CHOOSE_EQUIPMENT:
        return [default_action(position, seat)]
    if phase == CHOOSE_START:
        return [position.catalogue.choose_start[best_start(position)]]
    if phase == ANSWER:
        return [answer(position, seat)]
    if phase == TURN:
        return turns(position, seat, manner)[0]
    if phase == OFFER_FREE:
        return plan_offer(position, seat, manner)
    return endings(position, seat, manner)[0]


def plans(position: Position, seat: int, rng: Bits, manner: Manner, count: int) -> list[list[Action[Any]]]:
    """What `plan` proposes, and then what else could be done with this turn, the most promising first."""
    if seat == position.mover and position.phase == TURN:
        return turns(position, seat, manner, count)[:count]
    if seat == position.mover and position.phase in (ACTION, FREE_CUBES):
        return endings(position, seat, manner, count)[:count]
    proposal = plan(position, seat, rng, manner)
    return [proposal] if proposal else []


def best_start(position: Position) -> int:
    """The start planet with the most different goods near by."""
    outlook_from = [start for start in position.galaxy.starts if start not in position.place]
    best = outlook_from[0]
    most = -1.0
    for start in outlook_from:
        kinds: dict[int, int] = {}
        for planet, steps in enumerate(steps_between(position, start)):
            good = position.mine[planet]
            kinds[good] = min(steps, kinds.get(good, steps))
        near = sum([1.0 / (1 + steps) for steps in kinds.values()])
        if near > most:
            best, most = start, near
    return best


def steps_between(position: Position, start: int) -> list[int]:
    """Steps from a planet to every planet, on a board without own cubes."""
    return find_ways(position.galaxy.neighbours, position.cubes, position.mover, start).steps[: position.galaxy.planets]


def answer(position: Position, seat: int) -> Action[Any]:
    """An offer is taken if it brings clearly more than it costs."""
    outlook = Outlook(position, seat)
    more = [give - take for give, take in zip(position.offer_give, position.offer_take, strict=True)]
    taken = gain(position, outlook, more) > BARGAIN
    return position.catalogue.accept_offer[0] if taken else position.catalogue.refuse_offer[0]


def turns(position: Position, seat: int, manner: Manner, count: int = 1) -> list[list[Action[Any]]]:
    """Act now, or collect for the turn that promises most; and then other turns, and what to collect for them."""
    outlook = Outlook(position, seat)
    pressed = must_act(position, seat)
    farsight = 0 if pressed else manner.seen(FARSIGHT, 2)
    search = Search(outlook, farsight, pause_of(manner), manner, every=count > 1)
    if search.best is None and manner.sight < 1.0:  # with energy enough and no idea, anybody looks harder
        search = Search(outlook, farsight, pause_of(manner))
    if search.best is None and not pressed and min(position.stock) > 0:
        return [[default_action(position, seat)]]
    if search.best is None or search.best_collects == 0:
        found = [acting(position, outlook, search.best)]
    else:
        found = [[collecting(position, outlook, search.best, search.best_collects)]]
    for end in best_ends(search, count, farsight):
        if end.collects > 0:
            add(found, [collecting(position, outlook, end.draft, end.collects)])
    for end in best_ends(search, count, 0):
        add(found, acting(position, outlook, end.draft))
    return found


def add(found: list[list[Action[Any]]], proposal: list[Action[Any]]) -> None:
    if proposal not in found:
        found.append(proposal)


def acting(position: Position, outlook: Outlook, draft: Draft | None) -> list[Action[Any]]:
    """Only the beginning is fixed where somebody may still make an offer."""
    cube = "" if last_round(position) else cube_for_counter(position, outlook.seat)
    whole: list[Action[Any]] = [StartAction(cube), *opening(position, outlook, draft)]
    return whole[: 1 if meets(position, outlook.seat) else None]


def collecting(position: Position, outlook: Outlook, draft: Draft, collects: int) -> Action[Any]:
    return position.catalogue.collect[missing_colour(outlook, draft, collects)]


def pause_of(manner: Manner) -> float:
    """A raider strikes more often, for less."""
    return RAID_PAUSE if manner.likes(RAIDER) else PAUSE


def must_act(position: Position, seat: int) -> bool:
    """Waiting longer would only stall the game."""
    tokens = sum(position.tokens[len(COLOURS) * seat : len(COLOURS) * (seat + 1)])
    guard = position.terms.stall_rounds * position.seats
    return tokens >= HOARD or (guard > 0 and position.quiet >= PATIENCE * guard) or sum(position.stock) == 0


def missing_colour(outlook: Outlook, draft: Draft, collects: int) -> int:
    """The colour that the crew brings too little of."""
    lack = [draft.spent[c] - outlook.have[c] - collects * outlook.income[c] for c in range(len(COLOURS))]
    return lack.index(max(lack))


def plan_offer(position: Position, seat: int, manner: Manner) -> list[Action[Any]]:
    """A free action turn is taken if acting now is better than what could be saved up for."""
    outlook = Outlook(position, seat)
    now = Search(outlook, 0, FREE_PAUSE, manner)
    later = Search(outlook, manner.seen(FARSIGHT, 2), pause_of(manner), manner)
    if now.best is not None and now.best_rate >= later.best_rate:
        return [position.catalogue.accept_free_turn[0]]
    return [position.catalogue.decline_free_turn[0]]


def endings(position: Position, seat: int, manner: Manner, count: int = 1) -> list[list[Action[Any]]]:
    """The rest of an action turn; and then other ways to end it."""
    outlook = Outlook(position, seat)
    search = Search(outlook, 0, pause_of(manner), manner, every=count > 1)
    if search.best is None and manner.sight < 1.0 and position.landed[seat] == 0:
        search = Search(outlook, 0, pause_of(manner))
    if position.phase == FREE_CUBES:
        whole = 1 if meets(position, seat) else None
        found = [opening(position, outlook, search.best)[:whole]]
        for end in best_ends(search, count, 0):
            add(found, opening(position, outlook, end.draft)[:whole])
        return found
    deal = best_offer(position, seat, outlook)
    if deal is not None:
        return [[deal]]
    if search.best is None:
        return [[leave(position, seat)]]
    found = [commands(position, outlook, steps_of(search.best))]
    for end in best_ends(search, count, 0):
        add(found, commands(position, outlook, steps_of(end.draft)))
    return found


def opening(position: Position, outlook: Outlook, draft: Draft | None) -> list[Action[Any]]:
    """The free route cubes, on the way of the plan, and then the plan."""
    steps = [] if draft is None else steps_of(draft)
    return [*free_cubes(position, outlook, steps), *commands(position, outlook, steps)]


def steps_of(draft: Draft) -> list[Step]:
    steps: list[Step] = []
    step = draft.step
    while step is not None:
        steps.append(step)
        step = step.parent.step
    steps.reverse()
    return steps


def free_cubes(position: Position, outlook: Outlook, steps: list[Step]) -> list[Action[Any]]:
    """Free cubes go on the points that the plan flies over, the longest flight first."""
    seat = outlook.seat
    number = position.free_cubes
    if position.phase == TURN:
        space = len(position.counter) + 1
        number = position.tables.final_free_cubes if last_round(position) else position.terms.free_cubes(space)
    number = min(number, position.reserve[seat] - (1 if position.phase == TURN else 0))
    flights = [path_of(position, outlook, step) for step in steps]
    flights.sort(key=len, reverse=True)
    points: list[int] = []
    for flight in flights:
        for node in flight:
            free = node >= position.galaxy.planets and position.cubes[node] < 0 and node not in position.place
            if free and node not in points:
                points.append(node)
    placed: list[Action[Any]] = [position.catalogue.place_free[node] for node in points[:number]]
    if len(placed) < number:
        placed.append(position.catalogue.done_free[0])
    return placed


def path_of(position: Position, outlook: Outlook, step: Step) -> list[int]:
    if step.planet == step.parent.place:
        return []
    speed = position.tables.speeds[step.parent.filled]
    return outlook.reach(step.parent.place, speed).path(step.planet)


def commands(position: Position, outlook: Outlook, steps: list[Step]) -> list[Action[Any]]:
    """The steps as commands. A long flight between two planets is done through a new passage."""
    listed: list[Action[Any]] = []
    markers = position.terms.passages_together and position.passage_of[2 * outlook.seat] < 0
    for step in steps:
        here = step.parent.place
        if step.planet != here:
            reach = outlook.reach(here, position.tables.speeds[step.parent.filled])
            bare = here >= 0 and position.passage_at[here] < 0 and position.passage_at[step.planet] < 0
            if markers and bare and reach.red[step.planet] >= LONG_FLIGHT and not position.terms.any_colour_passage:
                listed.append(position.catalogue.place_passages[here][step.planet])
                listed.append(position.catalogue.passage[NONE])
                markers = False
            else:
                listed.extend(flight(position, outlook, reach.legs(step.planet)))
        if step.pile >= 0:
            listed.append(position.catalogue.land[step.pile])
        listed.append(deed(position, step))
    return listed


def flight(position: Position, outlook: Outlook, legs: list[tuple[int, bool]]) -> list[Action[Any]]:
    listed: list[Action[Any]] = []
    for node, passage in legs:
        if not passage:
            listed.append(position.catalogue.fly[node])
        elif position.terms.any_colour_passage:
            colour = outlook.have.index(max(outlook.have))
            listed.append(position.catalogue.passage[colour])
        else:
            listed.append(position.catalogue.passage[NONE])
    return listed


def deed(position: Position, step: Step) -> Action[Any]:
    catalogue = position.catalogue
    if step.what == DIG:
        return catalogue.mine[0]
    if step.what == MAKE:
        return catalogue.convert[0]
    if step.what == SELL:
        return catalogue.deliver[0]
    if step.what == BUILD_FACTORY:
        return catalogue.build_factory[step.good]
    if step.what == BUILD_CONSUMER:
        return catalogue.build_consumer[step.good]
    if step.what == BUILD_YARD:
        return catalogue.build_yard[step.good]
    if step.what == DROP:
        return catalogue.jettison[step.good]
    assert step.what == REFIT
    return catalogue.use_yard(step.good, NONE, NONE)
