"""The numbers of the actions at one table: the ships of one seat, the places of its galaxy, and all words of the rules.

Every seat has ships of the same names, so a number means the same for all seats. Two things are left out, since the
position settles them: the way a ship takes, and the planet that a ship in orbit invades or lands on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from farport.games.space_paper.actions import ACTIONS
from farport.games.space_paper.actions.construction import Build, Cancel, SetStandingOrder, Settle
from farport.games.space_paper.actions.events import NO_TARGET, PlayEvent
from farport.games.space_paper.actions.movement import WIDE, ContinueMove, EndTurn, Move, Stop
from farport.games.space_paper.actions.reactions import NO_OR_YES, ChooseDefender, ChooseRetreat, Fire, ReactHelp
from farport.games.space_paper.actions.resources import Abandon, ChangePolitics, Relocate, SetGeologist, SwitchBonus
from farport.games.space_paper.actions.setup import ChooseEvent, ChooseHome, ChooseLeader, ChoosePolitics, ChooseRace
from farport.games.space_paper.actions.ships import Attack, CreateBlackHole, DestroyBlackHole, Invade, Jump, Land, Scan
from farport.games.space_paper.actions.technology import Research
from farport.games.space_paper.actions.upkeep import Defer, KeepSurplus, Sell
from farport.games.space_paper.actions.windows import ClearOrders, Commit
from farport.games.space_paper.mechanics.galaxy import Galaxy
from farport.games.space_paper.tables import Tables
from farport.games.space_paper.vocabulary import (
    BONUSES,
    ITEMS,
    MINERALS,
    MODES,
    NONE,
    SHIPS,
    STANDING_ORDERS,
    TECHNOLOGIES,
    THEN_INVADE,
    THEN_NONE,
    THEN_OUTPOST,
    THEN_SETTLE,
    THENS,
)
from farport.kernel import Action, Axis, Encoding, Roster, Run
from farport.kernel.encoding import completed

VERSION: Final = 1  # goes up whenever a number changes its meaning

HERE: Final = "here"  # the wide orbit of the system in which the ship is already


@final
class Arrival(Axis):
    """Where a move ends, against whom, and what follows there; by whatever way."""

    def value(self, action: Action[Any]) -> object:
        if isinstance(action, Move):
            return (end(action.path, action.orbit), action.against, action.then)
        assert isinstance(action, ContinueMove)
        return (end(action.path, action.orbit), action.against, action.then)


def end(path: tuple[str, ...], orbit: str) -> str:
    if orbit != WIDE:
        return orbit
    return path[-1] if path else HERE


def arrivals(galaxy: Galaxy, seats: int, follow_ups: list[int]) -> Arrival:
    """A fight wherever a ship can be, and around planets what can follow in peace."""
    found: list[tuple[str, int, int]] = []
    for place, name in enumerate([*galaxy.place_names, HERE]):
        around_a_planet = galaxy.orbits <= place < len(galaxy.place_names)
        found.append((name, NONE, THEN_NONE))
        found += [(name, NONE, then) for then in follow_ups if around_a_planet]
        found += [(name, enemy, THEN_NONE) for enemy in range(seats)]
    return Arrival("arrival", found)


def moves(tables: Tables, galaxy: Galaxy, seats: int) -> list[Run]:
    """Each kind of ship by itself: what can follow on an arrival depends on it."""
    runs: list[Run] = []
    for kind in range(len(SHIPS)):
        follow_ups = [THEN_INVADE] if tables.can_invade[kind] else []
        if tables.can_colonise[kind]:
            follow_ups += [THEN_SETTLE, THEN_OUTPOST]
        ships = tables.ship_names[kind * tables.ships_each : (kind + 1) * tables.ships_each]
        runs.append(Run(Move, [Axis("ship", ships), arrivals(galaxy, seats, follow_ups)]))
    return runs


def entries(field: str, roster: Roster) -> Axis:
    """A field whose value is an entry of a list that a variant may add to."""
    return Axis(field, [roster.named(number) for number in range(len(roster))])


def words(field: str, known: Sequence[str], more: int = 0) -> Axis:
    """A field whose value is the place of a word, with as many further places as it has other answers."""
    return Axis(field, range(len(known) + more))


def encoding(tables: Tables, galaxy: Galaxy, seats: int) -> Encoding:
    ship = Axis("ship", tables.ship_names)
    names = galaxy.place_names[galaxy.orbits :]
    planet = Axis("planet", names)
    targets = [NO_TARGET, *names, *galaxy.ids, *tables.ship_names, *TECHNOLOGIES]
    runs = [
        Run(ChooseRace, [entries("race", tables.races), words("technology", TECHNOLOGIES, more=1)]),
        Run(ChooseLeader, [entries("leader", tables.leaders), words("bonus", BONUSES, more=1)]),
        Run(ChooseEvent, [entries("event", tables.events)]),
        Run(ChoosePolitics, [entries("politics", tables.regimes)]),
        Run(ChooseHome, [Axis("system", galaxy.ids)]),
        Run(Commit, []),
        Run(ClearOrders, []),
        Run(Relocate, [planet]),
        Run(Abandon, [planet]),
        Run(SwitchBonus, [words("bonus", BONUSES)]),
        Run(SetGeologist, [words("mineral", MINERALS)]),
        Run(ChangePolitics, [entries("politics", tables.regimes)]),
        Run(Research, [words("technology", TECHNOLOGIES)]),
        Run(Build, [planet, words("item", ITEMS)]),
        Run(Cancel, [planet]),
        Run(Settle, [planet, words("mode", MODES)]),
        Run(SetStandingOrder, [words("standing", STANDING_ORDERS)]),
        Run(EndTurn, []),
        *moves(tables, galaxy, seats),
        Run(ContinueMove, [arrivals(galaxy, seats, [THEN_INVADE, THEN_SETTLE, THEN_OUTPOST])]),
        Run(Stop, [Axis("orbit", [WIDE, *names]), words("then", THENS)]),
        Run(Jump, [ship, Axis("target", galaxy.ids)]),
        Run(DestroyBlackHole, [ship]),
        Run(CreateBlackHole, [ship]),
        Run(Attack, [ship, Axis("player", range(seats))]),
        Run(Invade, [ship]),
        Run(Land, [ship, words("mode", MODES)]),
        Run(Scan, [Axis("system", galaxy.ids)]),
        Run(PlayEvent, [Axis("target", targets)]),
        Run(Sell, [ship]),
        Run(Defer, [Axis("possession", [*names, *tables.ship_names])]),
        Run(KeepSurplus, []),
        Run(ChooseDefender, [ship]),
        Run(ChooseRetreat, [planet]),
        Run(ReactHelp, [words("answer", NO_OR_YES)]),
        Run(Fire, [words("answer", NO_OR_YES)]),
    ]
    return Encoding(VERSION, completed(runs, ACTIONS))
