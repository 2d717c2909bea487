"""The merchant: who is schooled plans voyages ahead, makes for them what they lack, and gets machines first.

The demands of a table are all served in the end, so whoever serves them first and with full ships wins. What brings
that: the tech level from the first minute on, for a fusion mine makes as much as four mines; a depot that is never
built over, so that both hourglasses always have work; a machine for every colour; and ships that leave with what the
best voyage asks for (voyages.py), neither half empty nor too late. Goods that nobody needs at once are made as well:
they are there for later, and rivals find the supply empty.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from farport.games.space_dealer.actions.cargo import Dump, MoveGoods
from farport.games.space_dealer.actions.jobs import StartBuild, StartFlight, StartTech, StartUse
from farport.games.space_dealer.actions.planning import DiscardPlanned, Draw, Keep, Plan
from farport.games.space_dealer.actions.using import Release, UseBuild, UseCard, UseTech, usable
from farport.games.space_dealer.actions.waiting import Done, Wait
from farport.games.space_dealer.mechanics import holders
from farport.games.space_dealer.mechanics.building import RANK, action_columns, sites
from farport.games.space_dealer.mechanics.goods import NOTHING, UNITS, amount, count, counts_of, lacking
from farport.games.space_dealer.planner.appraisal import (
    TASTE,
    card_value,
    flights_left,
    free_columns,
    stock_at_home,
    wants,
)
from farport.games.space_dealer.planner.bartering import best_barter, swap
from farport.games.space_dealer.planner.commands import (
    LAST_DRAWS,
    LAST_GOODS,
    LAST_TECH,
    best_swap,
    choose,
    clear_out,
    deliver,
    go_on,
    home_soon,
    leave,
    special_value,
    unload,
    use_card,
)
from farport.games.space_dealer.planner.dealing import answer, offer
from farport.games.space_dealer.planner.raiding import strike
from farport.games.space_dealer.planner.voyages import Voyage, Yard, best_voyage, minutes_left, yard
from farport.games.space_dealer.tables import LEVELS
from farport.games.space_dealer.vocabulary import (
    ACTIVE,
    BUILD,
    CHOICE,
    COLUMNS,
    CONVERTER,
    DEPOT,
    FIRST_COLUMN,
    FUSION_CONVERTER,
    FUSION_MINE,
    FUSION_REACTOR,
    GENERATOR,
    MEGACITY,
    METROPOLIS,
    MINE,
    MINE_COMPLEX,
    MULTIMINE,
    NOTHING_THERE,
    PLANNED,
    PLANT,
    RUNNING,
    RUNOUT,
    SOLAR_SATELLITE,
    TECH,
    USABLE,
    USE,
    WIDE_ACTION,
    is_ship,
)
from farport.kernel import Action, Bits, Manner
from farport.kernel.manner import RAIDER

if TYPE_CHECKING:
    from farport.games.space_dealer.state import Position

# What it is worth to have a card. Its owner's points are not counted: rivals get as much by serving its demands.
WORTH: Final[dict[int, float]] = {
    GENERATOR: 6.0,
    DEPOT: 6.5,
    MINE: 2.5,
    SOLAR_SATELLITE: 1.5,
    MULTIMINE: 4.0,
    MINE_COMPLEX: 5.0,
    CONVERTER: 0.8,
    FUSION_REACTOR: 1.0,
    FUSION_MINE: 9.0,
    METROPOLIS: 1.0,
    MEGACITY: 1.5,
    FUSION_CONVERTER: 0.3,
}
ANOTHER_DEPOT: Final = 1.0
KNOWN_COLOUR: Final = 0.5  # what a machine loses whose colours are made by others
NARROW: Final = 2.0  # times the worth of a plant where no column is free
LIKING: Final = 0.5  # what a card to one's taste is worth beside that
LEAST_WORTH: Final = 1.0  # less is built by nobody: an hourglass makes goods in that minute

# What is lost by building over an open card.
ONLY_DEPOT: Final = 50.0
COVERED: Final[dict[int, float]] = {FUSION_MINE: 9.0, MINE_COMPLEX: 4.0, MULTIMINE: 3.2, MINE: 1.0, DEPOT: 0.5}
COVERED_OTHER: Final = 0.3
COVERED_GOOD: Final = 0.5  # for every good in a depot
LOST_COLOUR: Final = 4.0  # that nothing else makes
LOST_SITE: Final = 0.3  # a column that no card with a demand can use any more
FAR_SITE: Final = 0.01  # for every column from the planet
MIDDLE: Final = 3.5
NEVER_COVERED: Final = 20.0

EARLY_RATE: Final = 1.6  # points a minute for which a ship leaves while machines are built
LATE_RATE: Final = 0.5  # and afterwards
RAIDER_RATE: Final = 0.4
EARLY: Final = 20  # flights left
LAST_BUILDING: Final = 6
HOARD: Final = 24  # goods: with so many at home a ship does not wait for a better voyage
MISSING: Final = 10.0  # what a good is worth that the voyage lacks, beside those that are only wanted
RECKONED: Final = 12  # numbers for learning
STORED: Final = 0.05  # and one for the store, twice as much where the supply is at its end
FEW: Final = 3  # and more where there are fewer of its colour
RARE: Final = 4.0


def plan_voyages(position: Position, seat: int, rng: Bits, manner: Manner) -> list[Action[Any]]:
    """One command: after it everything is looked at anew."""
    if position.phase == CHOICE:
        return [choose(position, seat, rng)]
    action = _free(position, seat, manner)
    if action is None and position.phase == RUNNING and position.idle_hourglass(seat) != NOTHING_THERE:
        action = None if manner.forgets(rng) else _assign(position, seat, manner)
    if action is None and position.phase == RUNOUT and Done().refusal(position, seat) is None:
        action = Done()
    return [Wait() if action is None else action]


def _free(position: Position, seat: int, manner: Manner) -> Action[Any] | None:
    """What takes no new hourglass."""
    action = deliver(position, seat)
    if action is None:
        action = answer(position, seat, manner)
    if action is None and position.terms.advanced:
        action = strike(position, seat, manner)
    if action is None:
        action = _use(position, seat, manner)
    if action is None and position.drawn[seat]:
        action = Keep(_best(position, seat, position.drawn[seat], manner))
    if action is None and position.phase == RUNNING:
        action = _get_cards(position, seat, manner)
    if action is None and position.phase == RUNNING:
        action = swap(position, seat, manner) or offer(position, seat, manner)
    return action


# ---------------------------------------------------------------------- what lies ahead


class Prospect:
    """The ship's way home, what it serves until then, and the best voyage after that."""

    __slots__ = ("onward", "position", "promised", "ready", "seat", "voyage", "yard")

    def __init__(self, position: Position, seat: int) -> None:
        self.position = position
        self.seat = seat
        self.yard = yard(position, seat)
        self.onward: Voyage | None = None  # with what is in the ship
        self.promised: list[int] = []
        self.ready = 0
        self._come_home()
        self.voyage = best_voyage(position, seat, position.home[seat], self.yard, self.ready, self.promised)

    def _come_home(self) -> None:
        position = self.position
        ring = position.terms.ring
        home = position.home[self.seat]
        ship = position.planet[self.seat]
        cargo = position.cargo[ship]
        where = position.ship_at[ship]
        if position.landed(ship):
            if where == home:
                return
        else:
            where = position.ship_to[ship]
            self.ready = minutes_left(position, position.ship_hourglass[ship])
            if where == home:
                self.yard.stock += cargo
                return
        if cargo:
            self.onward = best_voyage(position, self.seat, where, Yard(cargo, 0, []), 0, [])
        if self.onward is not None:
            self.promised = self.onward.demands
            self.ready += self.onward.distance + 1
        else:
            way = (home - where) % ring
            self.ready += min(way, ring - way) if cargo else 1

    def missing(self) -> tuple[int, int]:
        """What is still to be made, for the next voyage or the one after, and how much of it is under way."""
        voyage = self.voyage
        if voyage is None:
            return NOTHING, 0
        lack = lacking(self.yard.stock, voyage.goods)
        if count(lack) > self.yard.pending:
            return lack, self.yard.pending
        return self._missing_later(voyage), 0

    def missing_now(self) -> int:
        """The same for a good whose colour is to be chosen at once."""
        voyage = self.voyage
        if voyage is None:
            return NOTHING
        return lacking(self.yard.stock, voyage.goods) or self._missing_later(voyage)

    def _missing_later(self, voyage: Voyage) -> int:
        rest = self.yard.without(voyage.goods)
        back = voyage.wait + voyage.distance + 1
        home = self.position.home[self.seat]
        later = best_voyage(self.position, self.seat, home, rest, back, self.promised + voyage.demands)
        return NOTHING if later is None else lacking(rest.stock, later.goods)


def reckoned(position: Position, seat: int) -> list[float]:
    """What the next voyage brings a minute and how far and late it goes, what the one under way brings, and the worth
    of the machines."""
    if position.phase not in (RUNNING, RUNOUT):
        return [0.0] * RECKONED
    prospect = Prospect(position, seat)
    numbers: list[float] = []
    for voyage in (prospect.voyage, prospect.onward):
        if voyage is None:
            numbers += [0.0, 0.0, 0.0, 0.0, 0.0]
        else:
            way = voyage.distance / position.terms.ring
            numbers += [1.0, voyage.rate, way, voyage.wait / MISSING, len(voyage.demands) / 2]
    machines = sum(
        [WORTH.get(position.terms.type[card], 0.0) for card in position.built[seat] if not position.covered[card]]
    )
    return [*numbers, prospect.ready / MISSING, machines / MISSING]


# ---------------------------------------------------------------------- usable hourglasses


def _use(position: Position, seat: int, manner: Manner) -> Action[Any] | None:
    for hourglass in usable(position, seat, TECH):
        return UseTech(position.number(hourglass))
    for hourglass in usable(position, seat, BUILD):
        return _place(position, seat, hourglass)
    for hourglass in usable(position, seat, USE):
        action = None
        if position.terms.any_output[position.job_on[hourglass]]:
            action = _make_any(position, seat, hourglass)
        if action is None:
            action = use_card(position, seat, hourglass, manner)
        if action is not None:
            return action
    return None


def _make_any(position: Position, seat: int, hourglass: int) -> Action[Any] | None:
    """The colour that the voyage lacks most; into a depot, where it does not take the long jump from a ship."""
    places = [place for place in holders.at_home(position, seat) if holders.room(position, place) > 0]
    if not places:
        return None
    lack = Prospect(position, seat).missing_now()
    stock = stock_at_home(position, seat)
    worth = wants(position, seat, stock)
    best = -1
    most = 0.0
    for colour in range(len(UNITS)):
        if amount(position.supply, colour):
            value = MISSING * amount(lack, colour) + worth[colour] + _stored(position, stock, colour)
            if value > most:
                best, most = colour, value
    if best < 0:
        return None
    stores = [place for place in places if not is_ship(place)]
    return UseCard(position.number(hourglass), ((best, stores[0] if stores else places[0]),))


def _unspoken(position: Position) -> list[int]:
    """What the supply has of each colour beside what the runs under way will take, whosever they are."""
    left = counts_of(position.supply)
    for hourglass, job in enumerate(position.job):
        if job == USE and position.hourglass[hourglass] in (ACTIVE, USABLE):
            for colour, number in enumerate(counts_of(position.terms.output[position.job_on[hourglass]])):
                left[colour] = max(0, left[colour] - number)
    return left


def _stored(position: Position, stock: int, colour: int) -> float:
    value = STORED * (2.0 - amount(position.supply, colour) / amount(position.terms.supply, colour))
    return RARE * value if amount(stock, colour) < FEW else value


# ---------------------------------------------------------------------- cards


def _colours(position: Position, card: int) -> int:
    """A bit for every colour that the card makes."""
    if position.terms.any_output[card]:
        return (1 << len(UNITS)) - 1
    made = 0
    for colour, number in enumerate(counts_of(position.terms.output[card])):
        if number:
            made |= 1 << colour
    return made


def _loss(position: Position, seat: int, card: int, site: int) -> float:
    """What building there would cost: what is covered, and colours that nothing makes any more."""
    if position.terms.layout[card] == PLANT:
        return 0.0
    under: list[int] = []
    for column in action_columns(position.terms, card, site):
        there = position.action_row[seat * COLUMNS + column - FIRST_COLUMN]
        if there != NOTHING_THERE and there not in under and not position.covered[there]:
            under.append(there)
    loss = 0.0
    kept = _colours(position, card)
    lost = 0
    for built in position.built[seat]:
        if position.covered[built]:
            continue
        if built not in under:
            kept |= _colours(position, built)
            continue
        lost |= _colours(position, built)
        if position.terms.type[built] == DEPOT and len(holders.storages(position, seat)) == 1:
            loss += ONLY_DEPOT
        else:
            loss += COVERED.get(position.terms.type[built], COVERED_OTHER)
            loss += COVERED_GOOD * count(position.stored[built])
    return loss + LOST_COLOUR * (lost & ~kept).bit_count()


def _place(position: Position, seat: int, hourglass: int) -> Action[Any]:
    """Where least is lost, near the planet. A card without a site goes back, or waits without an hourglass."""
    card = position.job_on[hourglass]
    number = position.number(hourglass)
    best = NOTHING_THERE
    least = NEVER_COVERED
    for site in sites(position, seat, card):
        loss = _loss(position, seat, card, site) + FAR_SITE * abs(site - MIDDLE)
        if position.terms.layout[card] == WIDE_ACTION:
            for column in action_columns(position.terms, card, site):
                if position.demand_row[seat * COLUMNS + column - FIRST_COLUMN] == NOTHING_THERE:
                    loss += LOST_SITE
        if loss < least:
            best, least = site, loss
    if best != NOTHING_THERE:
        return UseBuild(number, best)
    if position.terms.advanced and position.phase == RUNNING:
        return DiscardPlanned(number)
    return Release(number)


def _worth(position: Position, seat: int, card: int, manner: Manner) -> float:
    """What it is worth to have the card in the planning area now; nothing where it has no site."""
    terms = position.terms
    type_ = terms.type[card]
    if type_ not in WORTH:
        value = card_value(position, seat, card)
    elif terms.layout[card] == PLANT:
        value = _plant_worth(position, seat, card)
    else:
        options = sites(position, seat, card)
        if not options:
            return 0.0
        loss = min([_loss(position, seat, card, site) for site in options])
        value = _machine_worth(position, seat, card) - loss
    taste = TASTE.get(manner.temper)
    if taste is not None and value > 0.0 and type_ in taste:
        value += LIKING
    return max(value, 0.0)


def _plant_worth(position: Position, seat: int, card: int) -> float:
    """Only as many plants of a kind as there are places for them; those under construction make places for others."""
    terms = position.terms
    type_ = terms.type[card]
    rank = RANK[type_]
    spots = position.plants[2 * seat : 2 * seat + 2].count(rank - 1)
    planned = position.place[card] == PLANNED
    for other in position.planned[seat]:
        if other == card or terms.layout[other] != PLANT:
            continue
        started = position.card_hourglass[other] != NOTHING_THERE
        if terms.type[other] == type_ and (started or not planned):
            spots -= 1
        elif RANK[terms.type[other]] == rank - 1 and not planned:
            spots += 1
    if spots <= 0:
        return 0.0
    return WORTH[type_] * (NARROW if free_columns(position, seat) == 0 else 1.0)


def _machine_worth(position: Position, seat: int, card: int) -> float:
    """Less where other complexes and fusion mines make the same colours; a second depot is worth little."""
    terms = position.terms
    type_ = terms.type[card]
    if type_ == DEPOT and holders.storages(position, seat):
        return ANOTHER_DEPOT
    value = WORTH[type_]
    if type_ not in (FUSION_MINE, MINE_COMPLEX, MINE):
        return value
    made = 0
    for other in position.built[seat] + position.planned[seat]:
        if other != card and not position.covered[other] and terms.type[other] in (FUSION_MINE, MINE_COMPLEX):
            made |= _colours(position, other)
    known = 0
    for colour, number in enumerate(counts_of(terms.output[card])):
        if made >> colour & 1:
            known += number
    return value * (1.0 - KNOWN_COLOUR * known / count(terms.output[card]))


def _best(position: Position, seat: int, cards: list[int], manner: Manner) -> int:
    best = cards[0]
    for card in cards[1:]:
        if _worth(position, seat, card, manner) > _worth(position, seat, best, manner):
            best = card
    return best


def _get_cards(position: Position, seat: int, manner: Manner) -> Action[Any] | None:
    """Fill the planning area: with what is needed first, then with cards of the highest level."""
    if position.planning_room(seat) < 1 or flights_left(position) < LAST_DRAWS:
        return None
    useful = [card for card in position.personal[seat] if _worth(position, seat, card, manner) > 0.0]
    best = _best(position, seat, useful, manner) if useful else NOTHING_THERE
    level = position.level(seat)
    if best != NOTHING_THERE and (level == 1 or _worth(position, seat, best, manner) >= WORTH[GENERATOR]):
        return Plan(best)
    for pile in range(level, 1, -1):
        if Draw(pile).refusal(position, seat) is None:
            return Draw(pile)
    return None if best == NOTHING_THERE else Plan(best)


# ---------------------------------------------------------------------- jobs


def _assign(position: Position, seat: int, manner: Manner) -> Action[Any] | None:
    prospect = Prospect(position, seat)
    action = _fly(position, seat, prospect, manner)
    if action is None:
        action = _raise_tech(position, seat)
    if action is None:
        action = _build(position, seat, manner)
    if action is None:
        action = _produce(position, seat, prospect, manner)
    return action


def _raise_tech(position: Position, seat: int) -> Action[Any] | None:
    action = StartTech()
    if flights_left(position) < LAST_TECH or action.refusal(position, seat) is not None:
        return None
    return action


def _build(position: Position, seat: int, manner: Manner) -> Action[Any] | None:
    if flights_left(position) < LAST_BUILDING:
        return None
    ready = [
        card
        for card in position.planned[seat]
        if position.card_hourglass[card] == NOTHING_THERE and _worth(position, seat, card, manner) >= LEAST_WORTH
    ]
    if ready:
        return StartBuild(_best(position, seat, ready, manner))
    return _make_room(position, seat) or clear_out(position, seat)


def _make_room(position: Position, seat: int) -> Action[Any] | None:
    """A planning area full of cards that are not worth their sites lets no better ones in: the least bad is built."""
    if position.planning_room(seat) > 0 or flights_left(position) < LAST_DRAWS:
        return None
    best = NOTHING_THERE
    most = -NEVER_COVERED
    for card in position.planned[seat]:
        if position.card_hourglass[card] != NOTHING_THERE:
            return None
        if position.terms.layout[card] == PLANT or position.terms.type[card] not in WORTH:
            continue
        for site in sites(position, seat, card):
            value = _machine_worth(position, seat, card) - _loss(position, seat, card, site)
            if value > most:
                best, most = card, value
    return None if best == NOTHING_THERE else StartBuild(best)


def _produce(position: Position, seat: int, prospect: Prospect, manner: Manner) -> Action[Any] | None:
    """What the voyage lacks, then what is wanted, then whatever there is."""
    if flights_left(position) < LAST_GOODS:
        return None
    if not holders.storages(position, seat) and not home_soon(position, seat):
        return None
    lack, coming = prospect.missing()
    worth = wants(position, seat, prospect.yard.stock)
    supply = _unspoken(position)
    any_worth = 0.0
    for colour in range(len(UNITS)):
        if supply[colour]:
            any_worth = max(any_worth, worth[colour] + _stored(position, prospect.yard.stock, colour))
    best = NOTHING_THERE
    most = 0.0
    for action in StartUse.offers(position, seat):
        card = action.card
        value = 0.0
        if position.terms.any_output[card] and any_worth > 0.0:
            value = any_worth + (MISSING if count(lack) > coming else 0.0)
        elif position.terms.swaps[card]:
            value, _ = best_swap(position, seat, card, manner)
        elif position.terms.output[card]:
            for colour, number in enumerate(counts_of(position.terms.output[card])):
                there = min(number, supply[colour])
                value += MISSING * min(there, amount(lack, colour))
                value += there * (worth[colour] + _stored(position, prospect.yard.stock, colour))
        else:
            value = special_value(position, seat, card, manner)
        if position.blocked[card]:
            value /= 2
        if value > most:
            best, most = card, value
    return None if best == NOTHING_THERE else StartUse(best)


# ---------------------------------------------------------------------- ships


def _fly(position: Position, seat: int, prospect: Prospect, manner: Manner) -> Action[Any] | None:
    """The planet's own ship by its voyages; a ship of an orbital station by the rules of thumb."""
    own = position.planet[seat]
    for ship in holders.ships(position, seat):
        at_home = position.ship_at[ship] == position.home[seat]
        action: Action[Any] | None = None
        if not position.landed(ship):
            if position.ship_hourglass[ship] == NOTHING_THERE:
                return StartFlight(ship, position.ship_to[ship])
        elif not at_home:
            onward = prospect.onward if ship == own else None
            if onward is not None and onward.distance > 0:
                return StartFlight(ship, (position.ship_at[ship] + onward.step) % position.terms.ring)
            action = _return(position, seat, ship, manner) if ship == own else go_on(position, seat, ship, manner)
        else:
            action = _depart(position, seat, prospect, manner) if ship == own else leave(position, seat, ship, manner)
        if action is not None:
            return action
    return None


def _return(position: Position, seat: int, ship: int, manner: Manner) -> Action[Any]:
    """To where the cargo can be bartered, or home; what is left is not worth a minute for every field."""
    ring = position.terms.ring
    way = (position.home[seat] - position.ship_at[ship]) % ring
    hops = min(way, ring - way)
    cargo = position.cargo[ship]
    if not cargo:
        return StartFlight(ship, position.home[seat])
    barter = best_barter(position, seat, position.ship_at[ship], cargo, manner)
    if barter is not None and barter.rate >= LATE_RATE:
        return StartFlight(ship, (position.ship_at[ship] + barter.step) % ring)
    if hops > 1 and count(cargo) <= 1 + hops // 2:
        return Dump(ship, cargo)
    return StartFlight(ship, (position.ship_at[ship] + (1 if way <= ring - way else -1)) % ring)


def _depart(position: Position, seat: int, prospect: Prospect, manner: Manner) -> Action[Any] | None:
    """With the goods that are there, unless a better voyage is worth waiting for."""
    stock = stock_at_home(position, seat)
    voyage = best_voyage(position, seat, position.home[seat], Yard(stock, 0, []), 0, [])
    if voyage is None or voyage.distance == 0 or not _worth_it(position, seat, voyage, manner):
        barter = best_barter(position, seat, position.home[seat], stock, manner) if prospect.voyage is None else None
        if barter is None or barter.rate < LATE_RATE or flights_left(position) < barter.distance:
            return None
        return _load(position, seat, barter.goods, barter.step)
    better = prospect.voyage
    if better is not None and better.wait > 0 and better.rate > voyage.rate and count(stock) < HOARD:
        return None
    return _load(position, seat, voyage.goods, voyage.step)


def _load(position: Position, seat: int, goods: int, step: int) -> Action[Any]:
    """The next command until the ship has those goods and no others, and is on its way."""
    ship = position.planet[seat]
    for colour, unit in enumerate(UNITS):
        surplus = amount(position.cargo[ship], colour) - amount(goods, colour)
        if surplus > 0:
            return unload(position, seat, ship, unit, surplus)
    for place in holders.storages(position, seat):
        for colour, unit in enumerate(UNITS):
            missing = amount(goods, colour) - amount(position.cargo[ship], colour)
            there = amount(position.goods_in(place), colour)
            if missing > 0 and there > 0:
                return MoveGoods(place, ship, min(missing, there) * unit)
    return StartFlight(ship, (position.home[seat] + step) % position.terms.ring)


def _worth_it(position: Position, seat: int, voyage: Voyage, manner: Manner) -> bool:
    left = flights_left(position)
    if left <= voyage.distance + 2:
        return True
    if left > EARLY and position.level(seat) < LEVELS:
        return voyage.rate >= EARLY_RATE
    return voyage.rate >= (RAIDER_RATE if manner.likes(RAIDER) else LATE_RATE)
