"""The sprint: where so little gold wins that earning alone gets there, who is schooled reckons in rounds to the goal.

Everything is worth what it brings until somebody has the gold: a system that doubles it, technology that adds to it,
planets that are settled, given up once for gold and settled again, and ships that are sold instead of kept.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from farport.games.space_paper.actions.construction import Settle
from farport.games.space_paper.actions.events import PlayEvent
from farport.games.space_paper.actions.resources import Abandon
from farport.games.space_paper.actions.setup import NO_CHOICE, ChooseEvent, ChooseLeader, ChoosePolitics, ChooseRace
from farport.games.space_paper.actions.technology import Research, draft_level
from farport.games.space_paper.actions.upkeep import Sell, sold
from farport.games.space_paper.actions.windows import Commit
from farport.games.space_paper.mechanics.civilisation import level_cost
from farport.games.space_paper.mechanics.order import pledged
from farport.games.space_paper.mechanics.planets import (
    abandon_gold,
    colony_at_once,
    gold_yield,
    period_for,
    profitable,
    science_yield,
)
from farport.games.space_paper.mechanics.resources import income_of
from farport.games.space_paper.mechanics.upkeep import bill_of, favoured_gold
from farport.games.space_paper.planner.economy import plan_construction, plan_research, plan_resources
from farport.games.space_paper.vocabulary import (
    ADAPTING,
    ANARCHY,
    BONUS_GOLD,
    BONUSES,
    C_ORDERS,
    CAPITAL,
    COLONY,
    CRUISER,
    DOUBLE_GOLD,
    GALACTIC_LOTTERY,
    GREAT_DISCOVERY,
    NONE,
    POSSESSION_KINDS,
    R_ORDERS,
    REVENUE,
    SCOUT,
    SETTLE,
    SETUP_EVENT,
    SETUP_LEADER,
    SETUP_POLITICS,
    SETUP_RACE,
    SHIP_FOUND,
    SIZE_KINDS,
    SURPLUS_TO_ENERGY,
    SURPLUS_TO_SCIENCE,
    T_ORDERS,
    TECHNOLOGIES,
    U_ORDERS,
    UPKEEP_KIND,
)
from farport.kernel import Action, Manner, Rng

if TYPE_CHECKING:
    from farport.games.space_paper.state import Position

LONGEST: Final = 40  # rounds that are reckoned through
SPRINT: Final = 30.0  # rounds: where the goal is nearer than this, little else pays in time
LATE: Final = 4.0  # of the rounds that are left, the next level counts for one in so many
NEAR: Final = 10.0  # rounds, or gold: what is usual, as numbers for learning
ABOUT_AS_GOOD: Final = 0.25  # rounds: of choices that differ by less one is drawn, so that games differ


def plan_sprint(position: Position, seat: int, rng: Rng, manner: Manner) -> list[Action[Any]]:
    """The next actions of who runs for gold; empty where that does not win, or the rest of the planner knows better."""
    phase = position.phase
    if phase == SETUP_RACE:
        return [_race(position, rng)]
    if phase == SETUP_LEADER:
        return [_leader(position, seat, rng)]
    if phase == SETUP_EVENT:
        return [_event(position, seat)]
    if phase == SETUP_POLITICS:
        return [_politics(position, seat)]
    if phase not in (R_ORDERS, T_ORDERS, C_ORDERS, U_ORDERS):
        return []
    left = rounds_left(position)
    if left > SPRINT:
        return []
    if phase == R_ORDERS:
        return [*_last_gold(position, seat), *_discovering(position, seat, plan_resources(position, seat, rng, manner))]
    if phase == T_ORDERS:
        return _research(position, seat) or plan_research(position, seat, rng, manner)
    if phase == C_ORDERS:
        rest = plan_construction(position, seat, rng, manner)
        return [*_settlements(position, seat, left), *[order for order in rest if not isinstance(order, Settle)]]
    return [*_sales(position, seat), *_given_up(position, seat, left), Commit()]


# ---------------------------------------------------------------------- rounds to the goal


class Runner:
    """What a civilisation has and earns, as far as it counts for gold."""

    __slots__ = ("after", "bank", "double", "gold", "level", "science", "stock")

    def __init__(self) -> None:
        self.bank = 0  # gold that there is
        self.stock = 0  # science that there is
        self.gold = 0  # that planets and leader bring in a round, before it is doubled
        self.science = 0
        self.level = 1  # of revenue
        self.double = False
        self.after = 0  # what upkeep adds, or takes

    def rounds(self, position: Position) -> float:
        """Rounds until it has more than the goal, if all science goes into revenue; parts of the last round count."""
        goal = position.terms.economic_goal
        top = position.tables.top_level
        track = position.tables.science_track[position.terms.cost_mode]
        bank = self.bank
        stock = self.stock
        level = self.level
        for number in range(1, LONGEST):
            earned = self.gold + position.rosette.value(REVENUE, level, 0)
            if self.double:
                earned *= 2
            bank += earned
            if bank > goal:
                return number - (bank - goal) / (earned + max(0, self.after) + 1)
            stock += self.science
            if level < top and stock >= level_cost(position, level):
                stock = stock - level_cost(position, level) if position.terms.science_carried else 0
                level += 1
            if not position.terms.science_carried:
                stock = min(stock, track)
            bank += self.after
        return LONGEST + (goal - bank) / (goal + 1)


def runner_of(position: Position, seat: int) -> Runner:
    """As things stand in the middle of a game."""
    runner = Runner()
    runner.bank = position.gold[seat]
    runner.stock = position.science[seat]
    runner.level = position.level(seat, REVENUE)
    income = income_of(position, seat)
    runner.double = position.effect_of(seat) == DOUBLE_GOLD
    runner.gold = income.gold // 2 if runner.double else income.gold
    if position.global_discontent[seat] == 0:
        runner.gold -= position.rosette.value(REVENUE, runner.level, 0)
    runner.science = income.science
    bill = bill_of(position, seat, [])
    runner.after = favoured_gold(position, seat) + bill.income - bill.total()
    return runner


def rounds_left(position: Position) -> float:
    """Until somebody has the gold."""
    return min([runner_of(position, seat).rounds(position) for seat in position.living()])


def reckoned(position: Position, seat: int) -> list[float]:
    """Rounds to the goal of the seat and of its nearest rival, as parts of a sprint, and by how much it is ahead."""
    if position.phase < R_ORDERS or position.eliminated[seat] > 0:
        return [0.0, 0.0, 0.0, 0.0]
    own = runner_of(position, seat)
    rounds = own.rounds(position)
    rivals = [runner_of(position, other).rounds(position) for other in position.living() if other != seat]
    nearest = min(rivals) if rivals else float(LONGEST)
    return [rounds / NEAR, nearest / NEAR, nearest - rounds, own.after / NEAR]


# ---------------------------------------------------------------------- the opening


def _beginner(position: Position, race: int, leader: int, event: int, politics: int) -> Runner:
    """A civilisation as it will begin, on its capital alone; its scout is sold."""
    tables = position.tables
    kind = tables.home_type[race]
    cell = kind * SIZE_KINDS + tables.home_size[kind]
    runner = Runner()
    runner.gold = tables.gold[cell]
    runner.science = tables.science[cell]
    runner.level = tables.start_level
    if tables.race_technology[race] in (NONE, REVENUE):
        runner.level += 1
    if leader != NONE:
        runner.gold += tables.leader_gold[leader] + tables.leader_chooses[leader]
        runner.science += tables.leader_science[leader]
    if event != NONE and tables.event_card[event] == GREAT_DISCOVERY:
        runner.level += 1
    runner.level = min(runner.level, tables.top_level)
    runner.bank = tables.start_gold
    if event != NONE and tables.event_card[event] == GALACTIC_LOTTERY:
        runner.bank += tables.event_number[GALACTIC_LOTTERY]
    elif event != NONE and tables.event_card[event] == SHIP_FOUND:
        runner.bank += tables.ship_resale[SCOUT]
    runner.double = tables.effect[politics] == DOUBLE_GOLD
    upkeep = politics * POSSESSION_KINDS
    runner.after = -tables.upkeep[upkeep + UPKEEP_KIND[CAPITAL]]
    runner.after += tables.favoured_gold if tables.favoured[race] == politics else 0
    return runner


def _start(position: Position, race: int, leader: int, event: int) -> float:
    """Rounds to the goal under the system that suits best."""
    return min([_under(position, race, leader, event, politics) for politics in _systems(position)])


def _under(position: Position, race: int, leader: int, event: int, politics: int) -> float:
    if position.tables.effect[politics] in (SURPLUS_TO_SCIENCE, SURPLUS_TO_ENERGY):
        return 2.0 * LONGEST
    return _beginner(position, race, leader, event, politics).rounds(position)


def _systems(position: Position) -> list[int]:
    return [politics for politics in range(len(position.tables.regimes)) if politics != ANARCHY]


def _race(position: Position, rng: Rng) -> Action[Any]:
    tables = position.tables
    races = [race for race in range(len(tables.races)) if race not in position.race]
    leaders = [leader for leader in range(len(tables.leaders)) if leader not in position.leader]
    starts = [min([_start(position, race, leader, NONE) for leader in leaders]) for race in races]
    race = _drawn(races, starts, rng)
    chooses = tables.race_technology[race] == NONE
    return ChooseRace(tables.races.named(race), REVENUE if chooses else NO_CHOICE)


def _leader(position: Position, seat: int, rng: Rng) -> Action[Any]:
    tables = position.tables
    leaders = [leader for leader in range(len(tables.leaders)) if leader not in position.leader]
    race = position.race[seat]
    leader = _drawn(leaders, [_start(position, race, leader, NONE) for leader in leaders], rng)
    chooses = tables.leader_chooses[leader] > 0
    return ChooseLeader(tables.leaders.named(leader), BONUS_GOLD if chooses else len(BONUSES))


def _event(position: Position, seat: int) -> Action[Any]:
    tables = position.tables
    events = [event for event in range(len(tables.events)) if event not in position.event]
    race = position.race[seat]
    leader = position.leader[seat]
    starts = [_start(position, race, leader, event) for event in events]
    return ChooseEvent(tables.events.named(events[starts.index(min(starts))]))


def _politics(position: Position, seat: int) -> Action[Any]:
    race = position.race[seat]
    leader = position.leader[seat]
    offers = [action for action in ChoosePolitics.offers(position, seat) if isinstance(action, ChoosePolitics)]
    starts = [
        _under(position, race, leader, position.event[seat], position.tables.regimes.number(action.politics))
        for action in offers
    ]
    return offers[starts.index(min(starts))]


def _drawn(choices: list[int], starts: list[float], rng: Rng) -> int:
    least = min(starts)
    return rng.choice([choice for choice, start in zip(choices, starts, strict=True) if start - least < ABOUT_AS_GOOD])


# ---------------------------------------------------------------------- rounds


def _discovering(position: Position, seat: int, actions: list[Action[Any]]) -> list[Action[Any]]:
    """The same, with a discovery made where it earns."""
    if position.event_card(seat) != GREAT_DISCOVERY or position.level(seat, REVENUE) >= position.tables.top_level:
        return actions
    return [PlayEvent(TECHNOLOGIES[REVENUE]) if isinstance(action, PlayEvent) else action for action in actions]


def _last_gold(position: Position, seat: int) -> list[Action[Any]]:
    """Colonies are given up before the income, if that makes it the last."""
    missing = position.terms.economic_goal + 1 - position.gold[seat] - income_of(position, seat).gold
    if missing <= 0:
        return []
    gains: list[tuple[int, int]] = []
    for planet in position.holdings[seat]:
        lost = _factor(position, seat) * gold_yield(position, planet) if profitable(position, planet) else 0
        gain = abandon_gold(position, seat, planet) - lost
        if gain > 0:
            gains.append((gain, planet))
    if sum([gain for gain, _ in gains]) < missing:
        return []
    return [Abandon(position.planet_name(planet)) for _, planet in gains]


def _research(position: Position, seat: int) -> list[Action[Any]]:
    level = draft_level(position, seat, REVENUE)
    science = position.science[seat] - pledged(position, seat)
    if level >= position.tables.top_level or science < level_cost(position, level):
        return []
    research = Research(REVENUE)
    return [research] if research.refusal(position, seat) is None else []


def _factor(position: Position, seat: int) -> int:
    return 2 if position.effect_of(seat) == DOUBLE_GOLD else 1


def _upkeep(position: Position, seat: int, status: int) -> int:
    return position.tables.upkeep[position.politics[seat] * POSSESSION_KINDS + UPKEEP_KIND[status]]


def _settlements(position: Position, seat: int, left: float) -> list[Action[Any]]:
    """Planets that pay before the end, the best first, as long as the gold lasts for those that are still adapting."""
    room = position.tables.max_colonies[position.politics[seat]]
    room -= position.colonies(seat) + position.count(seat, ADAPTING)
    purse = position.gold[seat] - pledged(position, seat)
    candidates: list[tuple[float, str]] = []
    for action in Settle.offers(position, seat):
        assert isinstance(action, Settle)
        if action.mode == SETTLE:
            worth = settlement(position, seat, position.galaxy.planet_of[action.planet], left)
            if worth > 0.0:
                candidates.append((-worth, action.planet))
    settled: list[Action[Any]] = []
    for _, name in sorted(candidates):
        at_once = colony_at_once(position, seat, position.galaxy.planet_of[name])
        price = max(0, _upkeep(position, seat, COLONY if at_once else ADAPTING))
        if room > 0 and price <= purse:
            settled.append(Settle(name, SETTLE))
            room -= 1
            purse -= price
    return settled


def settlement(position: Position, seat: int, planet: int, left: float) -> float:
    """What settling there brings until the end, in gold."""
    tables = position.tables
    wait = 0
    if not colony_at_once(position, seat, planet):
        wait = tables.population_max[position.size[planet]] * period_for(position, seat, planet)
    rounds = int(left) - wait
    if rounds < 1:
        return 0.0
    cell = position.type[planet] * SIZE_KINDS + position.size[planet]
    each = _factor(position, seat) * tables.gold[cell] + _science_worth(position, seat, left) * tables.science[cell]
    once = 0 if (position.paid_out[planet] >> seat) & 1 else tables.abandon_gold
    worth = once + rounds * each - (rounds - 1) * _upkeep(position, seat, COLONY)
    return worth - wait * _upkeep(position, seat, ADAPTING)


def _science_worth(position: Position, seat: int, left: float) -> float:
    """A point of science in gold: its part of the next level of revenue, which comes late and may not come at all."""
    level = position.level(seat, REVENUE)
    if level >= position.tables.top_level:
        return 0.0
    more = position.rosette.value(REVENUE, level + 1, 0) - position.rosette.value(REVENUE, level, 0)
    return more * _factor(position, seat) * left / LATE / level_cost(position, level)


def _sales(position: Position, seat: int) -> list[Action[Any]]:
    """A ship costs gold every round; it is kept where there is somebody to fight."""
    gone = sold(position, seat)
    cruisers = [
        ship
        for other in position.living()
        if other != seat
        for ship in position.fleets[other]
        if position.kind_of_ship(ship) == CRUISER
    ]
    if cruisers:
        return []
    return [Sell(position.ship_name(ship)) for ship in position.fleets[seat] if ship not in gone]


def _given_up(position: Position, seat: int, left: float) -> list[Action[Any]]:
    """Every planet pays once for being given up. From the capital beside it, it is settled again in the next round."""
    home = position.galaxy.system_of(position.capital[seat])
    saved = max(0, _upkeep(position, seat, COLONY))
    actions: list[Action[Any]] = []
    for action in Abandon.offers(position, seat):
        assert isinstance(action, Abandon)
        planet = position.galaxy.planet_of[action.planet]
        paid = abandon_gold(position, seat, planet)
        lost = _factor(position, seat) * gold_yield(position, planet)
        value = lost + _science_worth(position, seat, left) * science_yield(position, planet)
        if paid > 0 and paid + saved > value and position.galaxy.system_of(planet) == home:
            actions.append(action)
    return actions
