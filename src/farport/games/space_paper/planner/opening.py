"""Planning the set-up: whoever is free, a system that pays from the first round on, a home with room."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from farport.games.space_paper.actions.setup import NO_CHOICE, ChooseEvent, ChooseLeader, ChoosePolitics, ChooseRace
from farport.games.space_paper.planner.aims import MONEY, SCIENCE, WAR, Aim, aim_for, aim_of
from farport.games.space_paper.vocabulary import (
    ANARCHY,
    BONUS_GOLD,
    BONUSES,
    CAPITAL,
    DOUBLE_GOLD,
    FREE_SPACEPORT,
    GALACTIC_LOTTERY,
    GREAT_DISCOVERY,
    INFRASTRUCTURE,
    NONE,
    POSSESSION_KINDS,
    SETUP_EVENT,
    SETUP_LEADER,
    SETUP_POLITICS,
    SETUP_RACE,
    SHIP_FOUND,
    SHIP_UPKEEP,
    SIZE_KINDS,
    SURPLUS_TO_SCIENCE,
    UPKEEP_KIND,
)
from farport.kernel import Action, Manner, Rng
from farport.kernel.manner import BUILDER, RAIDER, TRADER

if TYPE_CHECKING:
    from farport.games.space_paper.state import Position
    from farport.games.space_paper.tables import Tables

GOOD_EVENTS: Final = (GREAT_DISCOVERY, GALACTIC_LOTTERY, SHIP_FOUND, FREE_SPACEPORT)
BEST_FEW: Final = 3  # races and leaders that are about as good
LIKED: Final = 2.0  # what a leader after one's own heart is worth, in points a round
UPKEEP_FEAR: Final = 20.0  # what a first bill that cannot be paid costs, in points
NO_SCOUT: Final = 50.0  # and what it costs to begin without a ship and without energy


def plan_setup(position: Position, seat: int, rng: Rng, manner: Manner) -> list[Action[Any]]:
    phase = position.phase
    if phase == SETUP_RACE:
        races = [race for race in range(len(position.tables.races)) if race not in position.race]
        race = _of_the_best(races, [_civilisation_worth(position, race, NONE) for race in races], rng, manner)
        chooses = position.tables.race_technology[race] == NONE
        return [ChooseRace(position.tables.races.named(race), INFRASTRUCTURE if chooses else NO_CHOICE)]
    if phase == SETUP_LEADER:
        race = position.race[seat]
        leaders = [leader for leader in range(len(position.tables.leaders)) if leader not in position.leader]
        worths = [_civilisation_worth(position, race, leader) + _liking(position, leader, manner) for leader in leaders]
        leader = _of_the_best(leaders, worths, rng, manner)
        chooses = position.tables.leader_chooses[leader] > 0
        return [ChooseLeader(position.tables.leaders.named(leader), BONUS_GOLD if chooses else len(BONUSES))]
    if phase == SETUP_EVENT:
        good = [event for event in _good_events(position.tables) if event not in position.event]
        return (
            [ChooseEvent(position.tables.events.named(rng.choice(good)))]
            if good
            else [rng.choice(list(position.legal(seat)))]
        )
    if phase == SETUP_POLITICS:
        return [_first_system(position, seat)]
    return [rng.choice(list(position.legal(seat)))]


def _of_the_best(choices: list[int], worths: list[float], rng: Rng, manner: Manner) -> int:
    """One of the best few, so that games differ; who does not look ahead takes any."""
    ranked = sorted(range(len(choices)), key=lambda place: -worths[place])
    few = len(choices) if manner.sight < 1.0 else BEST_FEW
    return choices[rng.choice(ranked[:few])]


def _civilisation_worth(position: Position, race: int, leader: int) -> float:
    """Under the system that suits it best. Without a leader it is thought to play for money: most games end so."""
    aim = MONEY if leader == NONE else aim_for(position.tables, leader)
    free = [politics for politics in range(len(position.tables.regimes)) if politics != ANARCHY]
    return max([_first_worth(position, race, leader, politics, aim) for politics in free])


def _good_events(tables: Tables) -> list[int]:
    """The cards that are always of use, and those that a variant adds beside them."""
    added = [
        event for event in range(tables.events.printed, len(tables.events)) if tables.event_card[event] in GOOD_EVENTS
    ]
    return [*GOOD_EVENTS, *added]


def _liking(position: Position, leader: int, manner: Manner) -> float:
    """A temper likes leaders after its own heart."""
    liked = {BUILDER: SCIENCE, RAIDER: WAR, TRADER: MONEY}.get(manner.temper)
    return LIKED if liked is not None and aim_for(position.tables, leader) is liked else 0.0


def _first_system(position: Position, seat: int) -> Action[Any]:
    """The system under which the capital alone does best without debts."""
    best: Action[Any] | None = None
    most = 0.0
    for action in ChoosePolitics.offers(position, seat):
        assert isinstance(action, ChoosePolitics)
        worth = _first_worth(
            position,
            position.race[seat],
            position.leader[seat],
            position.tables.regimes.number(action.politics),
            aim_of(position, seat),
        )
        if best is None or worth > most:
            best = action
            most = worth
    assert best is not None
    return best


def _first_worth(position: Position, race: int, leader: int, politics: int, aim: Aim) -> float:
    tables = position.tables
    kind = tables.home_type[race]
    cell = kind * SIZE_KINDS + tables.home_size[kind]
    gold = tables.gold[cell]
    science = tables.science[cell]
    if leader != NONE:
        gold += tables.leader_gold[leader] + tables.leader_chooses[leader]
        science += tables.leader_science[leader]
    effect = tables.effect[politics]
    if effect == DOUBLE_GOLD:
        gold *= 2
    first = politics * POSSESSION_KINDS
    bill = tables.upkeep[first + UPKEEP_KIND[CAPITAL]] + tables.upkeep[first + SHIP_UPKEEP]
    net = gold - bill + (tables.favoured_gold if tables.favoured[race] == politics else 0)
    worth = aim.science * science - (UPKEEP_FEAR if net < 0 else 0.0)
    if politics == ANARCHY:
        worth -= NO_SCOUT
    if effect == SURPLUS_TO_SCIENCE:
        return worth + aim.science * net
    return worth + aim.gold * net
