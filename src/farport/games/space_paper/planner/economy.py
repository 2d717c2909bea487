"""Planning resources, research, construction and upkeep."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from farport.games.space_paper.actions.construction import Build, Settle
from farport.games.space_paper.actions.events import PlayEvent, targets
from farport.games.space_paper.actions.resources import ChangePolitics, has_ordered
from farport.games.space_paper.actions.technology import Research, draft_level
from farport.games.space_paper.actions.upkeep import Sell, sold
from farport.games.space_paper.actions.windows import Commit, research_due
from farport.games.space_paper.mechanics.civilisation import level_cost
from farport.games.space_paper.mechanics.construction import item_energy
from farport.games.space_paper.mechanics.order import pledged
from farport.games.space_paper.mechanics.planets import colony_at_once, energy_balance, has, period_for, profitable
from farport.games.space_paper.mechanics.resources import change_discontent, income_of
from farport.games.space_paper.mechanics.upkeep import bill_of, favoured_gold
from farport.games.space_paper.planner.aims import Aim, aim_of
from farport.games.space_paper.scoring import types_held
from farport.games.space_paper.vocabulary import (
    ADAPTING,
    ANARCHY,
    BUILDINGS,
    COLONY,
    CRUISER,
    FREE_SPACEPORT,
    GALACTIC_CUP,
    GALACTIC_LOTTERY,
    GOLD_1,
    GOLD_2,
    GREAT_DISCOVERY,
    HABITATS,
    LIVING,
    MINE_1,
    NONE,
    OUTPOST,
    POSSESSION_KINDS,
    SCIENCE_1,
    SCIENCE_2,
    SCOUT,
    SETTLE,
    SHIP_FOUND,
    SHIP_KINDS,
    SIZE_KINDS,
    SPACEPORT,
    SURPLUS_TO_ENERGY,
    SURPLUS_TO_SCIENCE,
    SYMBIOTIC_LIFE,
    TECHNOLOGIES,
    TECHS,
    TOTAL,
    TRANSPORT,
    UPKEEP_KIND,
)
from farport.kernel import Action, Bits, Manner

if TYPE_CHECKING:
    from farport.games.space_paper.state import Position

HORIZON: Final = 14.0  # rounds that a change of politics is thought to last
LONGEST_WAIT: Final = 14  # upkeeps of adaptation that a planet is worth
LONGEST_FOR_TYPE: Final = 40  # and one of a type that is still missing
SPARE_GOLD: Final = 3  # kept for the next bill
PURSE_ROUNDS: Final = 6  # rounds that a purse is thought to last
CLEARLY: Final = 0.2  # by so much of what it has another system must be better: who changes often produces nothing
PAYBACK: Final = 18.0  # rounds within which a building must pay
LEAST_LANDING: Final = 3.0  # what a planet must be worth to be worth a transport
FAR_OFF: Final = 16  # rounds of work after which a ship would come too late
DEBT_FEAR: Final = 3.0  # how much worse than a missing coin a debt is
# What things are worth besides what they yield, in points per round.
LIVING_WORTH: Final = 1.0
LIVING_COLLECTED: Final = 3.0
MISSING_TYPE: Final = 4.0
SPACEPORT_WORTH: Final = 2.5
MINE_WORTH: Final = 0.8
WAR_CRUISER: Final = 4.0
GUARD_CRUISER: Final = 0.6
COLLECTING_TRANSPORT: Final = 3.0
SPARE_TRANSPORT: Final = 0.9
FIRST_SCOUT: Final = 1.5
SPARE_SCOUT: Final = 1.0


# ---------------------------------------------------------------------- resources


def plan_resources(position: Position, seat: int, rng: Bits, manner: Manner) -> list[Action[Any]]:
    actions = plan_event(position, seat)
    better = NONE if manner.forgets(rng) else _better_politics(position, seat)
    if better != NONE:
        actions.append(ChangePolitics(position.tables.regimes.named(better)))
    actions.append(Commit())
    return actions


def worth_of_round(position: Position, seat: int) -> float:
    """What one round as things stand brings, in the seat's own points."""
    aim = aim_of(position, seat)
    income = income_of(position, seat)
    bill = bill_of(position, seat, [])
    gold = income.gold + favoured_gold(position, seat) + bill.income - bill.total()
    effect = position.effect_of(seat)
    energy = sum(
        [max(0, energy_balance(position, planet)) for planet in position.holdings[seat] if profitable(position, planet)]
    )
    worth = aim.science * income.science + aim.energy * energy
    if gold < 0 and position.gold[seat] + gold * HORIZON / 2 < 0:
        return worth + DEBT_FEAR * gold
    if effect == SURPLUS_TO_SCIENCE:
        return worth + aim.science * gold
    if effect == SURPLUS_TO_ENERGY:
        return worth + aim.energy * gold
    return worth + aim.gold * gold


def _better_politics(position: Position, seat: int) -> int:
    """Another system, if what it brings over some rounds outweighs the rounds without production."""
    if position.global_discontent[seat] > 0 or has_ordered(position, seat, ChangePolitics):
        return NONE
    now = worth_of_round(position, seat)
    best = NONE
    most = now * HORIZON + SPARE_GOLD + CLEARLY * HORIZON * abs(now)
    for action in ChangePolitics.offers(position, seat):
        assert isinstance(action, ChangePolitics)
        politics = position.tables.regimes.number(action.politics)
        if politics == ANARCHY:
            continue
        rounds = change_discontent(position, seat, politics)
        twin_now = position.politics[seat]
        position.politics[seat] = politics
        worth = worth_of_round(position, seat) * (HORIZON - rounds) - rounds * abs(now)
        position.politics[seat] = twin_now
        if worth > most:
            best = politics
            most = worth
    return best


# ---------------------------------------------------------------------- events


def plan_event(position: Position, seat: int) -> list[Action[Any]]:
    """The card is played as soon as it does some good."""
    if position.event_used[seat]:
        return []
    event = position.event_card(seat)
    choices = targets(position, seat)
    if not choices:
        return []
    if event in (GALACTIC_LOTTERY, SHIP_FOUND, FREE_SPACEPORT, SYMBIOTIC_LIFE):
        return [PlayEvent(choices[0])]
    if event == GALACTIC_CUP and position.global_discontent[seat] > 0:
        return [PlayEvent(choices[0])]
    if event == GREAT_DISCOVERY:
        return [PlayEvent(TECHNOLOGIES[next_technology(position, seat)])]
    return []


# ---------------------------------------------------------------------- research


def next_technology(position: Position, seat: int) -> int:
    """The next rung of the ladder, or else the cheapest level that is left."""
    for technology, level in aim_of(position, seat).ladder:
        if draft_level(position, seat, technology) < level:
            return technology
    levels = [draft_level(position, seat, technology) for technology in range(TECHS)]
    return levels.index(min(levels))


def plan_research(position: Position, seat: int, rng: Bits, manner: Manner) -> list[Action[Any]]:
    if manner.forgets(rng) and not research_due(position, seat):
        return [Commit()]
    technology = next_technology(position, seat)
    level = draft_level(position, seat, technology)
    science = position.science[seat] - pledged(position, seat)
    research = Research(technology)
    if level < position.tables.top_level and science >= level_cost(position, level):
        return [research] if research.refusal(position, seat) is None else [Commit()]
    return [Commit()] if not research_due(position, seat) else []


# ---------------------------------------------------------------------- construction


def plan_construction(position: Position, seat: int, rng: Bits, manner: Manner) -> list[Action[Any]]:
    actions = plan_event(position, seat)
    orders = [*_settlements(position, seat), *_builds(position, seat, manner)]
    actions.extend([order for order in orders if not manner.forgets(rng)])
    actions.append(Commit())
    return actions


def _settlements(position: Position, seat: int) -> list[Action[Any]]:
    """Colonies at once wherever they pay; adaptation where it is short, or for a type that is missing."""
    aim = aim_of(position, seat)
    actions: list[Action[Any]] = []
    held = types_held(position, seat)
    room = position.tables.max_colonies[position.politics[seat]]
    room -= position.colonies(seat) + position.count(seat, ADAPTING)
    candidates: list[tuple[float, str]] = []
    for action in Settle.offers(position, seat):
        assert isinstance(action, Settle)
        if action.mode == SETTLE:
            worth = settle_worth(position, seat, position.galaxy.planet_of[action.planet], aim, held)
            if worth > 0:
                candidates.append((-worth, action.planet))
    purse = _purse(position, seat)
    for _worth, name in sorted(candidates):
        price = _price_of_waiting(position, seat, position.galaxy.planet_of[name])
        if room > 0 and price <= purse:
            actions.append(Settle(name, SETTLE))
            room -= 1
            purse -= price
    return actions


def _purse(position: Position, seat: int) -> int:
    """Gold that there is and will be over the rounds of an adaptation, when everything held has been paid for."""
    bill = bill_of(position, seat, [])
    earned = income_of(position, seat).gold + favoured_gold(position, seat) + bill.income - bill.total()
    return position.gold[seat] - pledged(position, seat) - SPARE_GOLD + earned * PURSE_ROUNDS


def _price_of_waiting(position: Position, seat: int, planet: int) -> int:
    """What the planet costs until it is a colony: who cannot pay that loses what was begun (SP-244)."""
    if colony_at_once(position, seat, planet):
        return max(0, position.tables.upkeep[position.politics[seat] * POSSESSION_KINDS + UPKEEP_KIND[COLONY]])
    wait = position.tables.population_max[position.size[planet]] * period_for(position, seat, planet)
    each = position.tables.upkeep[position.politics[seat] * POSSESSION_KINDS + UPKEEP_KIND[ADAPTING]]
    return max(0, each) * min(wait, PURSE_ROUNDS)


def settle_worth(position: Position, seat: int, planet: int, aim: Aim, held: int) -> float:
    """What a settlement there would bring, less what it costs; 0 or less: leave it."""
    tables = position.tables
    cell = position.type[planet] * SIZE_KINDS + position.size[planet]
    first = position.politics[seat] * POSSESSION_KINDS
    missing = aim.collects and not (held >> position.type[planet]) & 1
    worth = aim.gold * tables.gold[cell] + aim.science * tables.science[cell]
    worth -= aim.gold * tables.upkeep[first + UPKEEP_KIND[COLONY]]
    if position.type[planet] == LIVING:
        worth += LIVING_COLLECTED if aim.collects else LIVING_WORTH
    if missing:
        worth += MISSING_TYPE
    if colony_at_once(position, seat, planet):
        return worth
    wait = tables.population_max[position.size[planet]] * period_for(position, seat, planet)
    price = aim.gold * tables.upkeep[first + UPKEEP_KIND[ADAPTING]]
    if wait > (LONGEST_FOR_TYPE if missing else LONGEST_WAIT):
        return 0.0
    return worth * (HORIZON + LONGEST_WAIT) / (wait + HORIZON) - price * wait / HORIZON


def _builds(position: Position, seat: int, manner: Manner) -> list[Action[Any]]:
    """The best item of each free queue, as long as the gold lasts."""
    aim = aim_of(position, seat)
    wanted = _wanted_ships(position, seat, aim)
    rounds = rounds_left(position) if manner.sight == 1.0 else PAYBACK
    gold = position.gold[seat] - pledged(position, seat) - _reserve(position, seat)
    actions: list[Action[Any]] = []
    offers: dict[str, list[int]] = {}
    for action in Build.offers(position, seat):
        assert isinstance(action, Build)
        offers.setdefault(action.planet, []).append(action.item)
    for name, items in offers.items():
        planet = position.galaxy.planet_of[name]
        best = NONE
        most = 0.0
        for item in items:
            cost = position.tables.item_gold[position.type[planet] * BUILDINGS + item] if item < BUILDINGS else 0
            if cost > gold:
                continue
            worth = _item_worth(position, seat, planet, item, cost, aim, wanted, rounds)
            if worth > most:
                best = item
                most = worth
        if best != NONE:
            actions.append(Build(name, best))
            if best < BUILDINGS:
                gold -= position.tables.item_gold[position.type[planet] * BUILDINGS + best]
            else:
                wanted[best - BUILDINGS] -= 1
    return actions


def rounds_left(position: Position) -> float:
    """How long the game may last: until the richest has the gold that wins it, if nothing else ends it before."""
    soonest = PAYBACK
    for seat in position.living():
        bill = bill_of(position, seat, [])
        earned = income_of(position, seat).gold + favoured_gold(position, seat) + bill.income - bill.total()
        if earned > 0:
            soonest = min(soonest, max(0, position.terms.economic_goal - position.gold[seat]) / earned)
    return soonest


def _reserve(position: Position, seat: int) -> int:
    """Gold that the coming bill will need."""
    bill = bill_of(position, seat, [])
    return max(0, bill.total() - bill.income - favoured_gold(position, seat))


def _wanted_ships(position: Position, seat: int, aim: Aim) -> list[int]:
    """How many more of each kind the aim asks for, with what is in the queues counted."""
    unknown = sum([1 for known in position.known if known != TOTAL])
    wanted = [aim.scouts if unknown > 0 else 0, aim.cruisers, aim.transports if landing_sites(position, seat) else 0]
    for kind in range(SHIP_KINDS):
        have = sum([1 for ship in position.fleets[seat] if position.kind_of_ship(ship) == kind])
        wanted[kind] -= have + position.ships_in_queues(seat, kind)
    return wanted


def landing_sites(position: Position, seat: int) -> list[int]:
    """Free planets that a transport could settle with profit, by the seat's own worth."""
    aim = aim_of(position, seat)
    held = types_held(position, seat)
    sites: list[int] = []
    for planet in range(len(position.type)):
        if position.type[planet] != NONE and position.owner[planet] == NONE:
            worth = settle_worth(position, seat, planet, aim, held)
            if worth >= LEAST_LANDING:
                sites.append(planet)
    return sites


def _item_worth(
    position: Position, seat: int, planet: int, item: int, cost: int, aim: Aim, wanted: list[int], rounds: float
) -> float:
    tables = position.tables
    if item >= BUILDINGS:
        return _ship_worth(position, seat, planet, item - BUILDINGS, aim, wanted)
    upkeep = tables.item_upkeep[position.type[planet] * BUILDINGS + item]
    power = energy_balance(position, planet)
    if upkeep > 0 and power - upkeep < (1 if planet == position.capital[seat] else 0):
        return 0.0
    if item == SPACEPORT:
        ports = [other for other in position.holdings[seat] if has(position, other, SPACEPORT)]
        return SPACEPORT_WORTH if sum(wanted) > 0 and not ports else 0.0
    per_round = {
        SCIENCE_1: aim.science * tables.yield_1,
        SCIENCE_2: aim.science * tables.yield_2,
        GOLD_1: aim.gold * tables.yield_1,
        GOLD_2: aim.gold * tables.yield_2,
        MINE_1: MINE_WORTH,
    }.get(item, 0.0)
    if item == HABITATS:
        return 0.0
    per_round -= aim.energy * upkeep / 2
    return per_round if per_round * rounds > cost * aim.gold else 0.0


def _ship_worth(position: Position, seat: int, planet: int, kind: int, aim: Aim, wanted: list[int]) -> float:
    if wanted[kind] <= 0 or energy_balance(position, planet) <= 0:
        return 0.0
    rounds = item_energy(position, seat, BUILDINGS + kind) / energy_balance(position, planet)
    if rounds > FAR_OFF:
        return 0.0
    if kind == CRUISER:
        return WAR_CRUISER if aim.wars else GUARD_CRUISER
    if kind == TRANSPORT:
        return COLLECTING_TRANSPORT if aim.collects else SPARE_TRANSPORT
    return FIRST_SCOUT if position.count(seat, OUTPOST) == 0 else SPARE_SCOUT


# ---------------------------------------------------------------------- upkeep


def plan_upkeep(position: Position, seat: int) -> list[Action[Any]]:
    """Scouts with nothing left to discover are sold before anything stays unpaid."""
    actions: list[Action[Any]] = []
    bill = bill_of(position, seat, [])
    short = bill.total() - bill.income - position.gold[seat]
    idle = all([known == TOTAL for known in position.known])
    gone = sold(position, seat)
    for ship in position.fleets[seat]:
        if position.kind_of_ship(ship) == SCOUT and ship not in gone and (short > 1 or idle):
            actions.append(Sell(position.ship_name(ship)))
            short -= position.tables.ship_resale[SCOUT] + 1
    actions.append(Commit())
    return actions
