"""What must hold in every position: the numbered invariants of the rulebook, one function each group."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farport.games.space_dealer.actions.choosing import COLUMN_BASE, start_columns
from farport.games.space_dealer.actions.planning import DRAWN_AT_ONCE
from farport.games.space_dealer.mechanics.goods import UNITS, count, counts_of
from farport.games.space_dealer.tables import BASE_SETS
from farport.games.space_dealer.vocabulary import (
    ACTIVE,
    BOX,
    BUILD,
    BUILT,
    CARDS,
    CHOICE,
    COLUMNS,
    DEPOT,
    DRAWN,
    FIRST_COLUMN,
    FLIGHT,
    GENERATOR,
    IDLE,
    INTERSTELLAR_ROCKET,
    JOBS,
    MINE,
    MOST_DEMANDS,
    NEUTRAL_SHIP,
    NOBODY,
    NOTHING_THERE,
    ORBITAL_STATION,
    PERSONAL,
    PILE,
    PLANNED,
    PLANT,
    REMOVED,
    RESERVE,
    ROBOT_FACTORY,
    RUNNING,
    RUNOUT,
    SABOTAGE_PROBE,
    SCORED,
    SHIPS,
    SIDES,
    TECH,
    TYPES,
    USABLE,
    USE,
    VERTICAL,
    VOID,
    WIDE_ACTION,
)

if TYPE_CHECKING:
    from farport.games.space_dealer.state import Position


def violations(position: Position) -> list[str]:
    broken: list[str] = []
    _time(position, broken)
    _goods(position, broken)
    _cards(position, broken)
    _start(position, broken)
    _grid(position, broken)
    _hourglasses(position, broken)
    _jobs(position, broken)
    _factories(position, broken)
    _ships(position, broken)
    _seats(position, broken)
    _attacks(position, broken)
    _gizzis(position, broken)
    _offers(position, broken)
    return broken


def _time(position: Position, broken: list[str]) -> None:
    """1, 6, 7, 19."""
    terms = position.terms
    if not 0 <= position.clock <= terms.game_ms + terms.runout_ms:
        broken.append(f"1: now is {position.clock}")
    if position.phase == CHOICE and position.clock:
        broken.append("1: time passes before all have chosen")
    if position.phase in (RUNOUT, SCORED):
        timely = position.runout_at == terms.game_ms or 0 in position.markers  # SD-140, SD-141
        if not timely or not position.runout_at <= position.clock <= position.runout_at + terms.runout_ms:
            broken.append(f"1: the game ended at {position.runout_at}")
    due = position.next_due
    if position.phase in (RUNNING, RUNOUT) and (due is None or due <= position.clock):
        broken.append(f"6: next_due is {due} at {position.clock}")
    if position.phase == RUNOUT:
        if not position.runout_at <= position.clock < position.runout_at + terms.runout_ms:
            broken.append("6: the run-out should be over")
        for hourglass, end in enumerate(position.due):
            if end > position.runout_at + terms.hourglass_ms:
                broken.append(f"7: hourglass {hourglass} was started in the run-out")
    _waiting(position, broken)


def _waiting(position: Position, broken: list[str]) -> None:
    """6, 19."""
    terms = position.terms
    for seat in range(position.seats):
        if position.commands[seat] > terms.tables.most_commands:
            broken.append(f"19: seat {seat} gave {position.commands[seat]} commands at one instant")
        if position.wake_at[seat] and not position.waiting >> seat & 1:
            broken.append(f"6: seat {seat} has a wake-up and does not wait")
        if 0 < position.wake_at[seat] <= position.clock:
            broken.append(f"6: seat {seat} should have been woken")
    if position.done and position.phase not in (RUNOUT, SCORED):
        broken.append("7: somebody is done before the run-out")


def _goods(position: Position, broken: list[str]) -> None:
    """2, 3."""
    terms = position.terms
    if terms.limited:
        total = position.supply + sum(position.cargo) + sum(position.stored) + sum(position.left_goods)
        if total != terms.supply or min(counts_of(position.supply)) < 0 or position.supply < 0:
            broken.append(f"2: goods in play {counts_of(total)}, not {counts_of(terms.supply)}")
    for ship, cargo in enumerate(position.cargo):
        if not 0 <= count(cargo) <= terms.tables.ship_capacity or (cargo and position.ship_owner[ship] == NOBODY):
            broken.append(f"3: ship {SHIPS[ship]} holds {count(cargo)} goods")
    for card, stored in enumerate(position.stored):
        if stored and (count(stored) > terms.capacity[card] or position.place[card] != BUILT or position.covered[card]):
            broken.append(f"3: {CARDS[card]} holds {count(stored)} goods")
    for field, left in enumerate(position.left_goods):
        if left and (not terms.advanced or position.host[field] != NOBODY):
            broken.append(f"3: goods lie on field {field}")


def _cards(position: Position, broken: list[str]) -> None:
    """4: every card of the prepared set is in exactly one place, and totals per type and box never change."""
    seen: list[int] = []
    for place, lists in (
        (PERSONAL, position.personal),
        (DRAWN, position.drawn),
        (PLANNED, position.planned),
        (BUILT, position.built),
        (PILE, position.piles),
    ):
        for seat, cards in enumerate(lists):
            seen.extend(cards)
            owner = NOBODY if place == PILE else seat
            for card in cards:
                if position.place[card] != place or position.owner[card] != owner:
                    broken.append(f"4: {CARDS[card]} lies elsewhere than it should")
    if len(set(seen)) != len(seen):
        broken.append("4: a card is in two places")
    for card in range(position.terms.cards):
        if (position.place[card] != REMOVED) != (card in seen):
            broken.append(f"4: {CARDS[card]} is lost")
    expected = _expected(position)
    found = [0] * len(TYPES)
    for card in seen:
        found[position.terms.type[card]] += 1
    if found != expected:
        broken.append(f"4: cards per type {found}, not {expected}")
    _hands(position, broken)
    for level, pile in enumerate(position.piles):
        if any([position.terms.level[card] != level for card in pile]):
            broken.append(f"4: a card of another level lies in pile {level}")


def _hands(position: Position, broken: list[str]) -> None:
    """4: every start hand had mines of one box in three colours, and no two hands came from the same pile (SD-S6)."""
    terms = position.terms
    piles: list[tuple[int, int]] = []
    for seat in range(position.seats):
        mines = [card for card in range(terms.cards) if terms.type[card] == MINE and position.dealt[card] == seat]
        boxes = {card // BOX for card in mines}
        lacking = [colour for colour, unit in enumerate(UNITS) if all([terms.output[card] != unit for card in mines])]
        if len(mines) != terms.tables.start_mines or len(boxes) != 1 or len(lacking) != 1:
            broken.append(f"4: the start hand of seat {seat} is none")
            return
        hand = [terms.type[card] for card in range(terms.cards) if position.dealt[card] == seat]
        if [hand.count(GENERATOR), hand.count(DEPOT)] != [terms.tables.start_generators, terms.tables.start_depots]:
            broken.append(f"4: the start hand of seat {seat} is none")
        piles.append((mines[0] // BOX, lacking[0]))
    if len(set(piles)) != len(piles):
        broken.append("4: two start hands lack the same colour of the same box")
    for card in range(terms.cards):
        if (position.dealt[card] != NOBODY) != (terms.level[card] == 1 and position.place[card] != REMOVED):
            broken.append(f"4: {CARDS[card]} was dealt and is not in play, or the other way round")


def _expected(position: Position) -> list[int]:
    """How many cards of each type are in play: those of the sets, without what was not dealt of level 1."""
    terms = position.terms
    size = terms.tables.sizes[position.seats]
    counts = [0] * len(TYPES)
    for name in size.base_sets:
        removed = terms.tables.removed(name if name in BASE_SETS else BASE_SETS[0])
        for card in terms.tables.cards:
            counts[card.type] += 0 if card.advanced else 1
        counts = [number - gone for number, gone in zip(counts, removed, strict=True)]
    if terms.advanced:
        for name in size.advanced_sets:
            counts = [number + more for number, more in zip(counts, terms.tables.advanced[name], strict=True)]
    tables = terms.tables
    for type_, number in enumerate((tables.start_generators, tables.start_depots, tables.start_mines)):
        counts[type_] = number * position.seats
    return counts


def _start(position: Position, broken: list[str]) -> None:
    """4: before the start all hands are whole; from then on everybody has chosen, and has what was chosen."""
    choosing = position.phase == CHOICE
    if choosing and NOBODY not in position.chosen:
        broken.append("4: all have chosen, and the game has not begun")
    for seat, choice in enumerate(position.chosen):
        hand = [card for card in range(position.terms.cards) if position.dealt[card] == seat]
        if choosing and sorted(position.personal[seat]) != hand:
            broken.append(f"4: seat {seat} has played a card before the start")
        if choice == NOBODY:
            if not choosing:
                broken.append(f"4: seat {seat} has not chosen its start")
            continue
        mine = choice // COLUMN_BASE // len(SIDES)
        column = choice % COLUMN_BASE
        possible = column in start_columns(position, choice // COLUMN_BASE % len(SIDES)) and mine in hand
        lies = position.place[mine] == BUILT and position.owner[mine] == seat and position.column[mine] == column
        if not possible or lies == choosing:
            broken.append(f"4: seat {seat} did not start with {CARDS[mine]} on column {column}")


def _grid(position: Position, broken: list[str]) -> None:
    """9, 10."""
    terms = position.terms
    for seat in range(position.seats):
        plants = [0, 0]
        for card in position.built[seat]:
            if position.owner[card] != seat or position.place[card] != BUILT:
                broken.append(f"4: {CARDS[card]} is built and is not")
            if terms.layout[card] == PLANT:
                side = position.column[card]
                if terms.type[card] == GENERATOR and plants[side]:
                    broken.append(f"10: two generators on one side of seat {seat}")
                plants[side] += 1
            elif terms.connections[card] and not _powered(position, seat, card):
                broken.append(f"10: {CARDS[card]} lies on columns without energy")
            if terms.layout[card] == VERTICAL:
                cell = seat * COLUMNS + position.column[card] - FIRST_COLUMN
                if position.demand_row[cell] != card:
                    broken.append(f"9: the demand cell of {CARDS[card]} is taken")
        if plants != position.plants[2 * seat : 2 * seat + 2]:
            broken.append(f"10: a plant of seat {seat} lacks its predecessor")
    _satisfied(position, broken)


def _powered(position: Position, seat: int, card: int) -> bool:
    columns = [position.column[card]]
    if position.terms.layout[card] == WIDE_ACTION:
        columns.append(position.column[card] + 1)
    return all([column >= 0 and position.powered[seat] >> column & 1 for column in columns])


def _satisfied(position: Position, broken: list[str]) -> None:
    """9."""
    for demand, seat in enumerate(position.satisfied):
        if seat == NOBODY:
            continue
        card = demand // MOST_DEMANDS
        if position.place[card] != BUILT or position.owner[card] == seat:
            broken.append(f"9: a marker of seat {seat} lies on {CARDS[card]}")


def _hourglasses(position: Position, broken: list[str]) -> None:
    """5."""
    terms = position.terms
    mine = len([1 for state in position.hourglass if state != RESERVE])
    if mine + position.spare_hourglasses != terms.hourglasses:
        broken.append(f"5: {mine} hourglasses in play and {position.spare_hourglasses} in the reserve")
    for hourglass, state in enumerate(position.hourglass):
        running = state in (ACTIVE, VOID)
        if running != (position.due[hourglass] > 0):
            broken.append(f"5: hourglass {hourglass} has no end or should have none")
        elif running and not position.clock < position.due[hourglass] <= position.clock + terms.hourglass_ms:
            broken.append(f"5: hourglass {hourglass} ends at {position.due[hourglass]}")
        if (state in (ACTIVE, USABLE)) != (position.job[hourglass] != IDLE):
            broken.append(f"5: hourglass {hourglass} has no job or should have none")
        if position.marked[hourglass] and state != VOID:
            broken.append(f"13: an attack marker lies on hourglass {hourglass}")
    for card, hourglass in enumerate(position.card_hourglass):
        if hourglass == NOTHING_THERE:
            continue
        if position.job_on[hourglass] != card or position.place[card] not in (PLANNED, BUILT):
            broken.append(f"5: an hourglass lies on {CARDS[card]} and does not work there")
        if position.owner[card] != hourglass // terms.slots:
            broken.append(f"5: an hourglass of another seat lies on {CARDS[card]}")


def _jobs(position: Position, broken: list[str]) -> None:
    """5: an hourglass lies only where its job can be done."""
    for hourglass, job in enumerate(position.job):
        if job != IDLE and not _can_work(position, hourglass, job):
            broken.append(f"5: hourglass {hourglass} has no {JOBS[job]} job there")


def _can_work(position: Position, hourglass: int, job: int) -> bool:
    terms = position.terms
    seat = hourglass // terms.slots
    on = position.job_on[hourglass]
    running = position.hourglass[hourglass] == ACTIVE
    if job == TECH:
        return position.tech[seat] + 1 < len(terms.level_at) and (running or not terms.auto_tech)
    if job == FLIGHT:
        return running and position.ship_owner[on] == seat
    if job == BUILD:
        return position.place[on] == PLANNED
    if position.place[on] != BUILT or not terms.field[on]:
        return False
    return job == USE or (running and position.blocked[on])


def _factories(position: Position, broken: list[str]) -> None:
    """5: a seat has its two hourglasses, one for each open robot factory, and those that it owes (SD-122)."""
    terms = position.terms
    for seat, owed in enumerate(position.debts):
        factories = [position.covered[card] for card in position.built[seat] if terms.type[card] == ROBOT_FACTORY]
        if owed > factories.count(True):
            broken.append(f"5: seat {seat} owes {owed} hourglasses")
        own = position.hourglass[seat * terms.slots : (seat + 1) * terms.slots]
        there = len(own) - own.count(RESERVE)
        if there != terms.tables.hourglasses + factories.count(False) + owed:
            broken.append(f"5: seat {seat} has {there} hourglasses")


def _ships(position: Position, broken: list[str]) -> None:
    """14."""
    for ship, owner in enumerate(position.ship_owner):
        hourglass = position.ship_hourglass[ship]
        if owner == NOBODY:
            if hourglass != NOTHING_THERE or position.ship_to[ship] != NOTHING_THERE:
                broken.append(f"14: {SHIPS[ship]} is nobody's and flies")
            continue
        flying = not position.landed(ship)
        steered = (
            hourglass != NOTHING_THERE
            and position.hourglass[hourglass] == ACTIVE
            and position.job[hourglass] == FLIGHT
            and position.job_on[hourglass] == ship
        )
        if flying != steered and not (position.terms.retry and flying):
            broken.append(f"14: ship {SHIPS[ship]} is in flight without an hourglass, or landed with one")
        station = position.ship_station[ship]
        if ship >= NEUTRAL_SHIP and not _station(position, station, owner):  # SD-124
            broken.append(f"14: {SHIPS[ship]} has no station")
    for planet, seat in enumerate(position.seat_of):
        if position.ship_owner[planet] != seat:
            broken.append(f"14: the ship of {SHIPS[planet]} has another owner")


def _station(position: Position, card: int, owner: int) -> bool:
    """Whether it is an open orbital station of the owner."""
    if card == NOTHING_THERE or position.terms.type[card] != ORBITAL_STATION:
        return False
    return position.place[card] == BUILT and position.owner[card] == owner and not position.covered[card]


def _seats(position: Position, broken: list[str]) -> None:
    """11, 12."""
    terms = position.terms
    delivered = [0] * position.seats
    hosted = [0] * position.seats
    placed = [0] * position.seats
    for demand, seat in enumerate(position.satisfied):
        if seat == NOBODY or position.owner[demand // MOST_DEMANDS] == NOBODY:
            continue
        delivered[seat] += terms.demand_points[demand]
        hosted[position.owner[demand // MOST_DEMANDS]] += terms.demand_owner_points[demand]
        placed[seat] += 1
    for seat in range(position.seats):
        if terms.gizzi_marker:
            placed[seat] += len(position.gizzi_taken[seat])
        if placed[seat] + position.markers[seat] != terms.tables.markers:
            broken.append(f"11: seat {seat} placed {placed[seat]} markers and has {position.markers[seat]}")
        if position.markers[seat] == 0 and position.phase not in (RUNOUT, SCORED):
            broken.append(f"11: seat {seat} has no marker left and the game goes on")
        gizzi = sum([terms.gizzi_points[card] for card in position.gizzi_taken[seat]])
        counted = (delivered[seat], hosted[seat], gizzi)
        if counted != (position.delivery_points[seat], position.owner_points[seat], position.gizzi_points[seat]):
            broken.append(f"12: the points of seat {seat} are {counted}")
        _area(position, seat, broken)


def _area(position: Position, seat: int, broken: list[str]) -> None:
    """8, 15, 16."""
    terms = position.terms
    if not 0 <= position.tech[seat] < len(terms.level_at):
        broken.append(f"15: the tech marker of seat {seat} is beyond its track")
    level = position.drawn_level[seat]
    if position.drawn[seat] and level > position.level(seat):
        broken.append(f"16: seat {seat} drew above its level")
    foreign = [card for card in position.drawn[seat] if terms.level[card] != level]
    if foreign or len(position.drawn[seat]) > DRAWN_AT_ONCE or (level and not position.drawn[seat]):
        broken.append(f"16: seat {seat} drew no pair of level {level}")
    surplus = -position.planning_room(seat)
    if surplus > 0 and not (terms.advanced and _lost_center(position, seat)):
        broken.append(f"8: seat {seat} has {surplus} planned cards too many")
    for card in position.personal[seat]:
        if position.place[card] != PERSONAL or position.owner[card] != seat:
            broken.append(f"4: {CARDS[card]} is in a personal pile and is not")


def _lost_center(position: Position, seat: int) -> bool:
    """SD-121: surplus cards may be left by a covered tech center."""
    name = TYPES.index("tech_center")
    return any([position.covered[card] and position.terms.type[card] == name for card in position.built[seat]])


def _attacks(position: Position, broken: list[str]) -> None:
    """13."""
    terms = position.terms
    markers = position.spare_markers + sum(position.attack_markers)
    markers += len([1 for marked in position.marked if marked]) + len([1 for there in position.blocked if there])
    if markers != terms.attack_markers:
        broken.append(f"13: there are {markers} attack markers, not {terms.attack_markers}")
    for card in range(terms.cards):
        loaded = position.attack_markers[card]
        armed = terms.type[card] in (SABOTAGE_PROBE, INTERSTELLAR_ROCKET) and position.place[card] == BUILT
        if loaded > (terms.tables.attack_capacity if armed else 0):
            broken.append(f"13: {CARDS[card]} holds {loaded} attack markers")
        if position.blocked[card] and (position.place[card] != BUILT or not terms.field[card]):
            broken.append(f"13: {CARDS[card]} has no field to be blocked")
        if position.covered[card]:
            held = position.card_hourglass[card] != NOTHING_THERE
            if held or position.stored[card] or position.attack_markers[card] or position.blocked[card]:
                broken.append(f"13: {CARDS[card]} is covered and not empty")
    for seat, blocks in enumerate(position.blocks):
        there = len([1 for card in position.built[seat] if position.blocked[card]])
        if blocks != there or blocks > terms.tables.most_blocks:
            broken.append(f"13: {there} block markers lie on seat {seat}'s planet")


def _gizzis(position: Position, broken: list[str]) -> None:
    """17."""
    terms = position.terms
    up = [gizzi for gizzi in position.gizzi_up if gizzi != NOTHING_THERE]
    for field, host in enumerate(position.host):
        if host != NOBODY and position.gizzi_up[field] != NOTHING_THERE:
            broken.append(f"17: a Gizzi card lies on field {field}")
    everywhere = up + position.gizzi_deck
    for taken in position.gizzi_taken:
        everywhere = everywhere + taken
    if sorted(everywhere) != terms.gizzis:
        broken.append("17: Gizzi cards are lost or doubled")
    if terms.advanced and len(up) != position.seats and position.gizzi_deck:
        broken.append("17: a neutral planet lacks its Gizzi card")


def _offers(position: Position, broken: list[str]) -> None:
    """19."""
    for place, offer in enumerate(position.offers):
        if offer is None:
            continue
        if offer.maker * position.seats + offer.partner != place or offer.number != position.offer_numbers[place]:
            broken.append(f"19: an offer lies in the wrong place {place}")
        if offer.due <= position.clock:
            broken.append("6: an offer should have expired")
