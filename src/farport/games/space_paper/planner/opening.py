"""Planning the set-up: whoever is free, a system that pays from the first round on, a home with room."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from farport.games.space_paper.actions.setup import NO_CHOICE, ChooseEvent, ChooseLeader, ChoosePolitics, ChooseRace
from farport.games.space_paper.planner.aims import aim_of
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
    LEADERS,
    NONE,
    POSSESSION_KINDS,
    RACES,
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
from farport.kernel import Action, Rng

if TYPE_CHECKING:
    from farport.games.space_paper.state import Position

GOOD_EVENTS: Final = (GREAT_DISCOVERY, GALACTIC_LOTTERY, SHIP_FOUND, FREE_SPACEPORT)
UPKEEP_FEAR: Final = 20.0  # what a first bill that cannot be paid costs, in points
NO_SCOUT: Final = 50.0  # and what it costs to begin without a ship and without energy


def plan_setup(position: Position, seat: int, rng: Rng) -> list[Action[Any]]:
    phase = position.phase
    if phase == SETUP_RACE:
        race = rng.choice([race for race in range(len(RACES)) if race not in position.race])
        chooses = position.tables.race_technology[race] == NONE
        return [ChooseRace(race, INFRASTRUCTURE if chooses else NO_CHOICE)]
    if phase == SETUP_LEADER:
        leader = rng.choice([leader for leader in range(len(LEADERS)) if leader not in position.leader])
        chooses = position.tables.leader_chooses[leader] > 0
        return [ChooseLeader(leader, BONUS_GOLD if chooses else len(BONUSES))]
    if phase == SETUP_EVENT:
        good = [event for event in GOOD_EVENTS if event not in position.event]
        return [ChooseEvent(rng.choice(good))] if good else [rng.choice(list(position.legal(seat)))]
    if phase == SETUP_POLITICS:
        return [_first_system(position, seat)]
    return [rng.choice(list(position.legal(seat)))]


def _first_system(position: Position, seat: int) -> Action[Any]:
    """The system under which the capital alone does best without debts."""
    best: Action[Any] | None = None
    most = 0.0
    for action in ChoosePolitics.offers(position, seat):
        assert isinstance(action, ChoosePolitics)
        worth = _first_worth(position, seat, action.politics)
        if best is None or worth > most:
            best = action
            most = worth
    assert best is not None
    return best


def _first_worth(position: Position, seat: int, politics: int) -> float:
    tables = position.tables
    aim = aim_of(position, seat)
    race = position.race[seat]
    leader = position.leader[seat]
    kind = tables.home_type[race]
    cell = kind * SIZE_KINDS + tables.home_size[kind]
    gold = tables.gold[cell] + tables.leader_gold[leader] + tables.leader_chooses[leader]
    science = tables.science[cell] + tables.leader_science[leader]
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
