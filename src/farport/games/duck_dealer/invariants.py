"""What always holds. Each sentence says what was found broken; an empty list means that nothing is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farport.games.duck_dealer.actions.exchange import open_offer
from farport.games.duck_dealer.vocabulary import (
    ACTION,
    ANSWER,
    BUILDINGS,
    CHOOSE_EQUIPMENT,
    CHOOSE_START,
    COLOURS,
    CONSUMER,
    DELIVERIES,
    EQUIPMENT,
    FACTORY,
    FREE_CUBES,
    LEFT,
    MINE,
    NONE,
    OFFER_FREE,
    OVER,
    RIGHT,
    SHIPYARD,
    SOURCES,
    TURN,
)

if TYPE_CHECKING:
    from farport.games.duck_dealer.state import Position


def violations(position: Position) -> list[str]:
    broken: list[str] = []
    _check_energy(position, broken)
    _check_cubes(position, broken)
    _check_ships(position, broken)
    _check_tiles(position, broken)
    _check_consumers(position, broken)
    _check_privileges(position, broken)
    _check_passages(position, broken)
    _check_points(position, broken)
    _check_turn(position, broken)
    _check_phase(position, broken)
    if position.phase in (CHOOSE_EQUIPMENT, CHOOSE_START):
        _check_setup(position, broken)
    return broken


def _check_energy(position: Position, broken: list[str]) -> None:
    """1: stock, tokens and crew of a colour are constant; 13: at most four tokens after an action turn."""
    for colour, word in enumerate(COLOURS):
        tokens = position.stock[colour]
        for seat in range(position.seats):
            tokens += position.tokens[len(COLOURS) * seat + colour]
            tokens += position.equipment[len(EQUIPMENT) * seat + colour + 1]
        if tokens != position.tables.tokens or position.stock[colour] < 0:
            broken.append(f"there are {tokens} {word} tokens, not {position.tables.tokens}")
    if min(position.tokens) < 0 or min(position.virtual) < 0 or min(position.spent) < 0:
        broken.append("somebody has less than no tokens")


def _check_cubes(position: Position, broken: list[str]) -> None:
    """2, 3: all cubes of a player are somewhere; those on the counter lie on its first spaces."""
    if len(position.counter) > position.terms.spaces:
        broken.append("more cubes lie on the counter than it has spaces")
    for seat in range(position.seats):
        cubes = position.reserve[seat] + position.cubes.count(seat) + position.privilege.count(seat)
        cubes += position.counter.count(seat) + position.tables.score_markers
        if cubes != position.tables.cubes or position.reserve[seat] < 0:
            broken.append(f"seat {seat} has {cubes} cubes, not {position.tables.cubes}")
        if position.action_turns[seat] != position.counter.count(seat):
            broken.append(f"seat {seat} has not taken as many action turns as it has cubes on the counter")
    for planet in range(position.galaxy.planets):
        if position.cubes[planet] >= 0:
            broken.append("a route cube lies on a planet")


def _check_ships(position: Position, broken: list[str]) -> None:
    """5, 6, 15, 17, 19: slots, goods and places of the ships."""
    tables = position.tables
    kinds = tables.goods.count
    for seat in range(position.seats):
        if position.load[seat] != sum(position.goods[seat * kinds : (seat + 1) * kinds]):
            broken.append(f"the goods of seat {seat} are miscounted")
        if position.load[seat] > tables.goods_limit or min(position.goods) < 0:
            broken.append(f"seat {seat} holds more goods than {tables.goods_limit}, or less than none")
        filled = position.filled(seat)
        if filled > tables.slots or (filled < tables.start_equipment and position.phase != CHOOSE_EQUIPMENT):
            broken.append(f"{filled} slots of the ship of seat {seat} are filled")
        place = position.place[seat]
        if place < 0:
            if position.phase not in (CHOOSE_EQUIPMENT, CHOOSE_START):
                broken.append(f"seat {seat} has no ship on the board")
            continue
        _check_place(position, seat, place, broken)


def _check_place(position: Position, seat: int, place: int, broken: list[str]) -> None:
    on_planet = place < position.galaxy.planets
    if position.cubes[place] == seat:
        broken.append(f"the ship of seat {seat} stands on an own cube")
    if not on_planet and position.over(seat) > 0:
        broken.append(f"the ship of seat {seat} carries too much between two planets")
    if not on_planet and not position.terms.stop_on_points:
        broken.append(f"the ship of seat {seat} stands on a point")
    if position.landed[seat] and (not on_planet or position.undiscovered(place)):
        broken.append(f"the ship of seat {seat} has landed where nobody can land")
    if not position.landed[seat] and on_planet and (seat != position.active or position.phase in (TURN, OVER)):
        broken.append(f"the ship of seat {seat} has not landed")
    if not position.landed[seat] and position.paid[seat]:
        broken.append(f"seat {seat} has paid for a visit that has not begun")


def _check_tiles(position: Position, broken: list[str]) -> None:
    """7, 8: every mine, shipyard and factory is in its place."""
    galaxy = position.galaxy
    goods = position.tables.goods
    for planets, mines in ((galaxy.starts, galaxy.start_mines), (galaxy.regulars, galaxy.regular_mines)):
        if sorted([position.mine[planet] for planet in planets]) != sorted(mines):
            broken.append("the mines are not those of the map")
    if sorted([position.yard[start] for start in galaxy.starts]) != list(range(len(position.tables.yards))):
        broken.append("the shipyards do not lie one on each start planet")
    for planet in galaxy.regulars:
        if position.yard[planet] >= 0 or position.yard_built[planet]:
            broken.append("there is a shipyard on a regular planet")
    for start in galaxy.starts:
        if position.consumer[start] >= 0 or position.consumer_built[start] or position.factory[start] >= 0:
            broken.append("there is a consumer or a factory on a start planet")
    for good in range(goods.count):
        tiles = position.factory_stock[good] + position.factory.count(good)
        if tiles != (position.terms.factory_copies if goods.first_input[good] >= 0 else 0):
            broken.append(f"there are {tiles} factories of {goods.ids[good]}")


def _check_consumers(position: Position, broken: list[str]) -> None:
    """9: consumers on planets and in the piles are all that there are; one is always left."""
    tables = position.tables
    placed = [good for good in position.consumer if good >= 0]
    left = position.pile_left[position.pile_next[LEFT] :] + position.pile_right[position.pile_next[RIGHT] :]
    if sorted(placed + left) != sorted(tables.goods.made * tables.consumer_copies):
        broken.append("the consumer tiles on planets and in piles are not all that there are")
    if not left:
        broken.append("both piles are empty")
    for planet in position.galaxy.regulars:
        if position.consumer[planet] < 0 and (position.consumer_built[planet] or position.factory[planet] >= 0):
            broken.append("something is built on an undiscovered planet")


def _check_privileges(position: Position, broken: list[str]) -> None:
    """11: privileges only on mines, built shipyards and factories."""
    for planet in range(position.galaxy.planets):
        first = planet * len(BUILDINGS)
        owners = position.privilege[first : first + len(BUILDINGS)]
        if owners[SHIPYARD] >= 0 and not position.yard_built[planet]:
            broken.append("an unbuilt shipyard is claimed")
        if owners[FACTORY] >= 0 and position.factory[planet] < 0:
            broken.append("a factory that is not there is claimed")
        if owners[CONSUMER] >= 0 and not (position.terms.claim_consumers and position.consumer_built[planet]):
            broken.append("a consumer is claimed")
        if owners[MINE] >= 0 and position.undiscovered(planet):
            broken.append("a mine on an undiscovered planet is claimed")


def _check_passages(position: Position, broken: list[str]) -> None:
    """12: both markers or none (or one, if they are placed apart), at most one on a planet."""
    lying = [planet for planet in position.passage_of if planet >= 0]
    if len(lying) != len(set(lying)):
        broken.append("two passage markers lie on one planet")
    for seat in range(position.seats):
        one, other = position.passage_of[2 * seat : 2 * seat + 2]
        if (one < 0 and other >= 0) or (position.terms.passages_together and (one < 0) != (other < 0)):
            broken.append(f"seat {seat} has placed one passage marker only")
    for planet, owner in enumerate(position.passage_at):
        if (owner >= 0) != (planet in lying) or (
            owner >= 0 and planet not in position.passage_of[2 * owner : 2 * owner + 2]
        ):
            broken.append("a passage marker is not where its owner thinks")


def _check_points(position: Position, broken: list[str]) -> None:
    """14: all VP come from buildings and deliveries."""
    goods = position.tables.goods
    buildings = sum(
        [position.tables.yards[position.yard[p]].vp for p in position.galaxy.starts if position.yard_built[p]]
    )
    buildings += sum([goods.build_vp[good] for good in position.factory if good >= 0])
    for planet in position.galaxy.regulars:
        if position.consumer_built[planet]:
            buildings += goods.build_vp[position.consumer[planet]]
    deliveries = sum([number * goods.deliver_vp[good] for good, number in enumerate(position.delivered)])
    scored = sum([position.points[seat * len(SOURCES) + DELIVERIES] for seat in range(position.seats)])
    if sum(position.vp) != buildings + deliveries or scored != deliveries or sum(position.points) != sum(position.vp):
        broken.append(f"{sum(position.vp)} VP were scored, but {buildings + deliveries} were to be had")


def _check_turn(position: Position, broken: list[str]) -> None:
    """13, 16, 18: steps and virtual tokens belong to one turn; the game ends when the rules say so."""
    acting = position.phase in (FREE_CUBES, ACTION, ANSWER)
    if position.budget < 0 or (position.budget > 0 and not acting):
        broken.append(f"there is a budget of {position.budget} steps")
    if position.landed[position.active] and position.budget > 0:
        broken.append("a landed ship has steps left")
    if sum(position.virtual) > 0 and position.phase != OFFER_FREE and not (position.free_turn and acting):
        broken.append("there are virtual tokens outside a free action turn")
    if (position.free_turn or position.jettisoned) and not acting:
        broken.append("something of an action turn is left over")
    full = len(position.counter) == position.terms.spaces
    if position.cube_spent and (position.free_turn or not acting or not position.counter):
        broken.append("a cube was put on the counter outside an action turn")
    if position.final_turns > 0 and not (full and position.terms.complete_round):
        broken.append("there is a final round without a full counter")
    stalled = 0 < position.terms.stall_rounds * position.seats <= position.quiet
    ended = (full and not position.cube_spent and position.final_turns == 0) or stalled
    if (position.phase == OVER) != ended:
        broken.append("the game is over, or not, against the rules")


def _check_phase(position: Position, broken: list[str]) -> None:
    """Whoever is asked is the one whose turn it is, or the partner of an offer."""
    phase = position.phase
    if phase == OVER:
        if position.mover != NONE or not position.end_reason:
            broken.append("somebody is asked after the end")
    elif position.mover == NONE or position.end_reason:
        broken.append("nobody is asked before the end")
    elif phase == ANSWER:
        if position.mover == position.active or position.place[position.mover] != position.place[position.active]:
            broken.append("an offer was made to somebody who is not there")
        _check_offer(position, broken)
    elif position.mover != position.active and phase not in (CHOOSE_EQUIPMENT, CHOOSE_START):
        broken.append("somebody is asked out of turn")
    if (position.free_cubes > 0) != (phase == FREE_CUBES):
        broken.append("free route cubes are left over")
    if position.offers_made > position.terms.offers_per_turn:
        broken.append("too many offers were made")
    if phase == FREE_CUBES and position.reserve[position.active] == 0:
        broken.append("free route cubes are to be placed from an empty reserve")


def _check_setup(position: Position, broken: list[str]) -> None:
    """Who comes before the one who is asked has chosen, who comes after has not (DD-09, DD-10)."""
    done = (position.mover - position.first) % position.seats
    for seat in range(position.seats):
        chosen = (seat - position.first) % position.seats < done
        if position.phase == CHOOSE_EQUIPMENT and position.filled(seat) != chosen * position.tables.start_equipment:
            broken.append(f"seat {seat} was asked for equipment out of order")
        placed = chosen and position.phase == CHOOSE_START
        if (position.place[seat] >= 0) != placed or position.landed[seat] != placed:
            broken.append(f"seat {seat} was asked for a start planet out of order")
        elif placed and position.place[seat] not in position.galaxy.starts:
            broken.append(f"seat {seat} did not begin on a start planet")


def _check_offer(position: Position, broken: list[str]) -> None:
    """What is offered is there, on both sides, and will have been refused unless it is accepted (DD-69)."""
    if position.offers_refused[-1:] != [open_offer(position)]:
        broken.append("the offer that waits is not among those of the turn")
    for good in range(position.tables.goods.count):
        give, take = position.offer_give[good], position.offer_take[good]
        if (
            give > position.aboard(position.active, good)
            or take > position.aboard(position.mover, good)
            or (give and take)
        ):
            broken.append("an offer names goods that are not there")
            return
