"""Phase R: conditions of politics, income and minerals (SP-030 to SP-040, SP-160 to SP-168)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farport.games.space_paper.mechanics.civilisation import count_minerals, revenue, stability
from farport.games.space_paper.mechanics.fleet import destroy_all
from farport.games.space_paper.mechanics.planets import (
    abandon,
    calm_immune,
    discontent_all,
    discontent_planet,
    gold_yield,
    mineral_yield,
    profitable,
    science_yield,
)
from farport.games.space_paper.vocabulary import (
    ANARCHY,
    BONUS_GOLD,
    BONUS_SCIENCE,
    CAPITAL,
    COLONY,
    DOUBLE_GOLD,
    DOUBLE_MINERALS,
    MINERAL_KINDS,
    MINERALS,
    NONE,
    REPUBLIC,
)
from farport.kernel import Event

if TYPE_CHECKING:
    from farport.games.space_paper.state import Position


# ---------------------------------------------------------------------- income


class Income:
    """What R3 brings to one civilisation: gold, science and the mineral counts."""

    __slots__ = ("gold", "minerals", "science")

    def __init__(self, gold: int, science: int, minerals: list[int]) -> None:
        self.gold = gold
        self.science = science
        self.minerals = minerals


def income_of(position: Position, seat: int) -> Income:
    """SP-032 to SP-037, as things stand; changes nothing."""
    tables = position.tables
    gold = 0
    science = 0
    minerals = [0] * MINERAL_KINDS
    for planet in position.holdings[seat]:
        if profitable(position, planet):
            gold += gold_yield(position, planet)
            science += science_yield(position, planet)
            mineral_yield(position, planet, minerals)
    if position.global_discontent[seat] == 0:  # SP-033: once per civilisation
        leader = position.leader[seat]
        gold += revenue(position, seat) + tables.leader_gold[leader]
        science += tables.leader_science[leader]
        gold += tables.leader_chooses[leader] if position.bonus[seat] == BONUS_GOLD else 0
        science += tables.leader_chooses[leader] if position.bonus[seat] == BONUS_SCIENCE else 0
    effect = position.effect_of(seat)
    if effect == DOUBLE_GOLD:  # SP-035
        gold *= 2
    if effect == DOUBLE_MINERALS:  # SP-222
        minerals = [2 * count for count in minerals]
    if position.global_discontent[seat] == 0:  # SP-176: immune planets go on with what is their own
        _geologist(position, seat, minerals)
    return Income(gold, science, minerals)


def _geologist(position: Position, seat: int, minerals: list[int]) -> None:
    """SP-222: one more of the mineral he named, or else of the rarest that he has."""
    more = position.tables.leader_mineral[position.leader[seat]]
    if max(minerals) == 0:
        return
    mineral = position.geologist[seat]
    if mineral == NONE or minerals[mineral] == 0:
        least = min([count for count in minerals if count > 0])
        mineral = minerals.index(least)
    minerals[mineral] += more


def capped_science(position: Position, science: int) -> int:
    """SP-036, SP-052: the track has an end, unless science is carried."""
    if position.terms.science_carried:
        return science
    return min(science, position.tables.science_track[position.terms.cost_mode])


def take_income(position: Position, seat: int) -> Income:
    """R3."""
    income = income_of(position, seat)
    position.gold[seat] += income.gold  # SP-031: without an upper limit
    position.science[seat] = capped_science(position, position.science[seat] + income.science)
    first = seat * MINERAL_KINDS
    position.minerals[first : first + MINERAL_KINDS] = income.minerals  # SP-037: a flow, not a stock
    count_minerals(position, seat)
    shown: dict[str, object] = {mineral: income.minerals[number] for number, mineral in enumerate(MINERALS)}
    shown["gold"] = income.gold
    shown["science"] = income.science
    position.tell(Event("income", seat, shown))
    return income


# ---------------------------------------------------------------------- capital and politics


def relocate(position: Position, seat: int, planet: int) -> None:
    """SP-039, SP-040: the old capital becomes a discontented colony."""
    old = position.capital[seat]
    position.own_status()[old] = COLONY
    position.own_status()[planet] = CAPITAL
    position.own_capital()[seat] = planet
    position.tell(Event("capital_moved", seat, {"planet": position.planet_name(planet)}))
    discontent_planet(position, old, position.population[old])
    calm_immune(position, seat)


def change_discontent(position: Position, seat: int, politics: int) -> int:
    """SP-162 to SP-164, SP-231: global discontent of changing to that system; SP-168: Communism shields
    neither from the change into it nor from the change away."""
    tables = position.tables
    amount = tables.routes[position.politics[seat] * len(tables.regimes) + politics]
    if tables.favoured[position.race[seat]] == politics:
        amount = max(0, amount - tables.favoured_discontent)
    return max(0, amount - stability(position, seat))


def change_politics(position: Position, seat: int, politics: int) -> None:
    discontent = change_discontent(position, seat, politics)
    adopt(position, seat, politics)
    discontent_all(position, seat, discontent)


def adopt(position: Position, seat: int, politics: int) -> None:
    """The system is in force; SP-167: Anarchy destroys all own ships."""
    position.politics[seat] = politics
    position.anarchy_upkeeps[seat] = 0
    position.tell(Event("politics_changed", seat, {"politics": position.tables.regimes.ids[politics]}))
    if politics == ANARCHY:
        destroy_all(position, seat, "anarchy")


def meets_condition(position: Position, politics: int, colonies: int, ships: int) -> bool:
    """SP-166."""
    tables = position.tables
    return (
        tables.min_colonies[politics] <= colonies <= tables.max_colonies[politics]
        and ships <= tables.max_ships[politics]
    )


def enforce_politics(position: Position, seat: int) -> None:
    """SP-166: who violates his condition at the end of R2 falls into Anarchy; SP-167: which ends after five upkeeps."""
    if position.politics[seat] == ANARCHY:
        if position.anarchy_upkeeps[seat] >= position.tables.anarchy_rounds:
            _forced_republic(position, seat)
        return
    ships = len(position.fleets[seat])
    if not meets_condition(position, position.politics[seat], position.colonies(seat), ships):
        broken = position.tables.regimes.ids[position.politics[seat]]
        position.tell(Event("politics_broken", seat, {"politics": broken}))
        adopt(position, seat, ANARCHY)


def _forced_republic(position: Position, seat: int) -> None:
    """SP-167: colonies above the Republic's limit are abandoned for nothing, latest first."""
    change_politics(position, seat, REPUBLIC)
    colonies = [planet for planet in position.holdings[seat] if position.status[planet] == COLONY]
    for planet in reversed(colonies[position.tables.max_colonies[REPUBLIC] :]):
        abandon(position, seat, planet, paid=False)
