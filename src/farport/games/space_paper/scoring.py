"""The end of the game: the seven victories, ties, ranks and scores (SP-180 to SP-188)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farport.games.space_paper.vocabulary import (
    COLONY,
    FINISHED,
    LIVING,
    MINERAL_KINDS,
    NONE,
    TECHS,
    TYPE_KINDS,
)
from farport.kernel import Event, Result, rank

if TYPE_CHECKING:
    from farport.games.space_paper.state import Position


VICTORIES: Final = ("economic", "technological", "military", "conquest", "living", "bankruptcy", "score")
ECONOMIC: Final = 0
TECHNOLOGICAL: Final = 1
MILITARY: Final = 2
CONQUEST: Final = 3
LIVING_WORLDS: Final = 4
BANKRUPTCY: Final = 5
SCORE: Final = 6
LEAST_FOR_BANKRUPTCY: Final = 3  # players not eliminated (SP-185)


def standing_key(position: Position, seat: int) -> tuple[int, ...]:
    """SP-184: gold, then minerals, colonies, technology levels."""
    minerals = position.minerals[seat * MINERAL_KINDS : (seat + 1) * MINERAL_KINDS]
    levels = position.levels[seat * TECHS : (seat + 1) * TECHS]
    return (position.gold[seat], sum(minerals), position.colonies(seat), sum(levels))


def technologies_complete(position: Position, seat: int) -> bool:
    """SP-053, SP-181."""
    top = position.tables.top_level
    for technology in range(seat * TECHS, (seat + 1) * TECHS):
        if position.levels[technology] < top:
            return False
    return True


def types_held(position: Position, seat: int) -> int:
    """SP-183: a bit for each planet type of a capital or colony."""
    types = 0
    for planet in position.holdings[seat]:
        if position.status[planet] >= COLONY:
            types |= 1 << position.type[planet]
    return types


def living_held(position: Position, seat: int) -> int:
    """SP-186: capitals and colonies on living planets."""
    return sum(
        [
            1
            for planet in position.holdings[seat]
            if position.type[planet] == LIVING and position.status[planet] >= COLONY
        ]
    )


def check_immediate(position: Position) -> None:
    """SP-303: the victories that stop the game at any moment; SP-187: several at once are decided by gold."""
    seats = position.living()
    if len(seats) == 1:  # SP-182
        finish(position, MILITARY, seats)
        return
    victors: list[int] = []
    kinds: list[int] = []
    for seat in seats:
        kind = _immediate(position, seat)
        if kind != NONE:
            victors.append(seat)
            kinds.append(kind)
    if victors:
        best = best_of(position, victors)
        finish(position, kinds[victors.index(best[0])], best)


def _immediate(position: Position, seat: int) -> int:
    if technologies_complete(position, seat):
        return TECHNOLOGICAL
    if types_held(position, seat) == (1 << TYPE_KINDS) - 1:
        return CONQUEST
    if living_held(position, seat) >= position.terms.living_goal:
        return LIVING_WORLDS
    return NONE


def check_after_income(position: Position) -> None:
    """SP-038, SP-180: more gold than the goal, right after the income."""
    victors = [seat for seat in position.living() if position.gold[seat] > position.terms.economic_goal]
    if victors:
        finish(position, ECONOMIC, best_of(position, victors))


def check_after_upkeep(position: Position) -> None:
    """SP-185: everybody else has been bankrupt for long enough; with two players it does not count."""
    rounds = position.terms.bankruptcy_rounds
    seats = position.living()
    if rounds == 0 or len(seats) < LEAST_FOR_BANKRUPTCY:
        return
    solvent = [seat for seat in seats if position.bankrupt_rounds[seat] == 0]
    if len(solvent) == 1 and all([position.bankrupt_rounds[seat] >= rounds for seat in seats if seat != solvent[0]]):
        finish(position, BANKRUPTCY, solvent)


def check_after_round(position: Position) -> None:
    """SP-184: the agreed number of rounds is over, or the safety stop is reached."""
    limit = position.terms.turn_limit
    if limit == 0:
        limit = position.tables.safety_stop
    if position.round >= limit:
        finish(position, SCORE, best_of(position, position.living()))


def best_of(position: Position, seats: list[int]) -> list[int]:
    """SP-187: of several, those with the best tie-break; still equal seats share."""
    best = max([standing_key(position, seat) for seat in seats])
    return [seat for seat in seats if standing_key(position, seat) == best]


def finish(position: Position, victory: int, winners: list[int]) -> None:
    position.victory = victory
    position.winners = winners
    position.phase = FINISHED
    for seat in range(position.seats):
        position.orders[seat] = []
        position.costs[seat] = []
    position.tell(Event("game_over", None, {"victory": VICTORIES[victory], "winners": list(winners)}))


def result(position: Position) -> Result:
    """SP-188: winners, then the living by gold and tie-breaks, then the eliminated, last eliminated first."""
    keys: list[tuple[int, ...]] = []
    for seat in range(position.seats):
        if seat in position.winners:
            keys.append((True,))
        elif position.eliminated[seat] == 0:
            keys.append((False, True, *standing_key(position, seat)))
        else:
            keys.append((False, False, position.eliminated[seat]))
    scores = [position.gold[seat] for seat in range(position.seats)]
    breakdown = [{"gold": gold} for gold in scores]
    return Result(scores, rank(keys), breakdown, VICTORIES[position.victory])
