"""The game's own planner: one sensible command for a seat, found by rules of thumb (chapter "Advice").

Time is the currency: an hourglass should never rest. In this order: hand in what can be handed in, use what has run
out, choose and plan cards, and give every free hourglass the job that promises most.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from farport.games.space_dealer.actions.cargo import Deliver, Dump, MoveGoods
from farport.games.space_dealer.actions.choosing import ChooseStart, start_columns, start_mines
from farport.games.space_dealer.actions.jobs import StartBuild, StartFlight, StartTech, StartUse
from farport.games.space_dealer.actions.planning import DiscardPlanned, Draw, Keep, Plan
from farport.games.space_dealer.actions.using import Release, UseBuild, UseCard, UseTech, usable
from farport.games.space_dealer.actions.waiting import Done, Wait
from farport.games.space_dealer.mechanics import effects, holders
from farport.games.space_dealer.mechanics.building import sites
from farport.games.space_dealer.mechanics.goods import NOTHING, UNITS, amount, count
from farport.games.space_dealer.planner.appraisal import (
    ACTION_VALUE,
    Trip,
    best_trip,
    card_value,
    covered_value,
    flights_left,
    liked,
    stock_at_home,
    wants,
)
from farport.games.space_dealer.planner.dealing import answer, offer
from farport.games.space_dealer.planner.raiding import best_receiver, loading_value, sending, strike
from farport.games.space_dealer.vocabulary import (
    BUILD,
    CHOICE,
    FIRST_GIZZI,
    NOTHING_THERE,
    RUNNING,
    RUNOUT,
    TECH,
    USE,
    is_ship,
)
from farport.kernel import Action, Bits, Manner
from farport.kernel.manner import BUILDER, RAIDER

if TYPE_CHECKING:
    from farport.games.space_dealer.state import Position

WORTH_FLYING: Final = 4.0  # points of a trip that is flown at once; less only when the ship is full or time runs out
LESS_WORTH: Final = 3.0  # to a raider, who likes to be on the way
LAST_DRAWS: Final = 8  # flights left: from then on new cards come too late
LAST_TECH: Final = 14
LAST_GOODS: Final = 3
CLEARING: Final = 3  # minutes from one useless card to the next
ENOUGH_MACHINES: Final = 2  # producing cards before the first run for the tech level


def plan(position: Position, seat: int, rng: Bits, manner: Manner) -> list[Action[Any]]:
    """One command: after it everything is looked at anew."""
    if position.phase == CHOICE:
        return [choose(position, seat, rng)]
    action = _free(position, seat, manner)
    if action is None and position.phase == RUNNING and position.idle_hourglass(seat) != NOTHING_THERE:
        action = None if manner.forgets(rng) else _assign(position, seat, manner)
    if action is None and position.phase == RUNOUT and Done().refusal(position, seat) is None:
        action = Done()
    return [Wait() if action is None else action]


def choose(position: Position, seat: int, rng: Bits) -> Action[Any]:
    mines = start_mines(position, seat)
    side = rng.getrandbits(1)
    return ChooseStart(side, mines[rng.getrandbits(16) % len(mines)], start_columns(position, side)[0])


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
        action = Keep(_best_card(position, seat, position.drawn[seat], manner))
    if action is None and position.phase == RUNNING:
        action = _get_cards(position, seat, manner)
    if action is None and position.phase == RUNNING:
        action = offer(position, seat, manner)
    return action


def deliver(position: Position, seat: int) -> Action[Any] | None:
    """The best paid demand first. In the run-out only such ships may deliver as the table lets."""
    best: Deliver | None = None
    best_points = -1
    for action in Deliver.offers(position, seat):
        demand = position.terms.tables.demand_number(action.demand)
        points = (
            position.terms.gizzi_points[demand - FIRST_GIZZI]
            if demand >= FIRST_GIZZI
            else position.terms.demand_points[demand]
        )
        if points > best_points:
            best, best_points = action, points
    return best


# ---------------------------------------------------------------------- usable hourglasses


def _use(position: Position, seat: int, manner: Manner) -> Action[Any] | None:
    for hourglass in usable(position, seat, TECH):
        return UseTech(position.number(hourglass))
    for hourglass in usable(position, seat, BUILD):
        return _place(position, seat, hourglass)
    for hourglass in usable(position, seat, USE):
        action = use_card(position, seat, hourglass, manner)
        if action is not None:
            return action
    return None


def _place(position: Position, seat: int, hourglass: int) -> Action[Any]:
    """Where the least is covered. A card without a site goes back, or waits without an hourglass."""
    card = position.job_on[hourglass]
    number = position.number(hourglass)
    best = NOTHING_THERE
    best_loss = 0.0
    for site in sites(position, seat, card):
        loss = covered_value(position, seat, card, site) + 0.01 * abs(site)
        if best == NOTHING_THERE or loss < best_loss:
            best, best_loss = site, loss
    if best != NOTHING_THERE:
        return UseBuild(number, best)
    if position.terms.advanced and position.phase == RUNNING:
        return DiscardPlanned(number)
    return Release(number)


def use_card(position: Position, seat: int, hourglass: int, manner: Manner) -> Action[Any] | None:
    card = position.job_on[hourglass]
    number = position.number(hourglass)
    if effects.is_attack_card(position, card):
        return UseCard(number) if effects.loading_refusal(position, card) is None else Release(number)
    if effects.is_probe(position, card):
        return sending(position, seat, card, number) or UseCard(number)
    if position.terms.swaps[card]:
        _, swaps = best_swap(position, seat, card, manner)
        return UseCard(number, (), swaps)
    best: UseCard | None = None
    best_value = 0.0
    worth = wants(position, seat, stock_at_home(position, seat), manner)
    for placements in effects.listed_placements(position, seat, card):
        value = 0.0
        for colour, holder in placements:
            # In a depot a good does not take the long jump from a ship.
            value += 0.01 + worth[colour] + (0.0 if is_ship(holder) else 0.001)
        if value > best_value:
            best, best_value = UseCard(number, placements), value
    if best is None and not _ship_coming_home(position, seat):
        return UseCard(number)
    return best


def best_swap(position: Position, seat: int, card: int, manner: Manner) -> tuple[float, effects.Swaps]:
    """The swap after which the stock allows the best trip, and how much better it is than without."""
    stock = stock_at_home(position, seat)
    before = _trip_rate(position, seat, stock, manner)
    best: effects.Swaps = ()
    best_gain = 0.0
    for swaps in effects.listed_swaps(position, seat, card):
        changed = stock
        for _, given, taken in swaps:
            changed += UNITS[taken] - UNITS[given]
        gain = _trip_rate(position, seat, changed, manner) - before if swaps else 0.0
        if gain > best_gain:
            best, best_gain = swaps, gain
    return best_gain, best


def _trip_rate(position: Position, seat: int, stock: int, manner: Manner) -> float:
    trip = best_trip(position, seat, position.home[seat], stock, position.terms.tables.ship_capacity, manner)
    return 0.0 if trip is None else trip.rate


def _ship_coming_home(position: Position, seat: int) -> bool:
    """Worth waiting for (SD-025): a ship of ours is on its way home."""
    return any([position.ship_to[ship] == position.home[seat] for ship in holders.ships(position, seat)])


# ---------------------------------------------------------------------- cards


def _best_card(position: Position, seat: int, cards: list[int], manner: Manner) -> int:
    best = cards[0]
    for card in cards[1:]:
        if liked(position, seat, card, manner) > liked(position, seat, best, manner):
            best = card
    return best


def _get_cards(position: Position, seat: int, manner: Manner) -> Action[Any] | None:
    """Fill the planning area, as long as there is time to build and use what comes."""
    if position.planning_room(seat) < 1 or flights_left(position) < LAST_DRAWS:
        return None
    level = position.level(seat)
    useful = [card for card in position.personal[seat] if card_value(position, seat, card) > 0.0]
    if useful:
        return Plan(_best_card(position, seat, useful, manner))
    for pile in range(level, 1, -1):
        if Draw(pile).refusal(position, seat) is None:
            return Draw(pile)
    return None


# ---------------------------------------------------------------------- jobs


def _assign(position: Position, seat: int, manner: Manner) -> Action[Any] | None:
    action = _fly(position, seat, manner)
    if action is None:
        action = _build(position, seat, manner)
    if action is None:
        action = _raise_tech(position, seat, manner)
    if action is None:
        action = _produce(position, seat, manner)
    return action


def _build(position: Position, seat: int, manner: Manner) -> Action[Any] | None:
    if flights_left(position) < LAST_DRAWS // 2:
        return None
    ready = [
        card
        for card in position.planned[seat]
        if position.card_hourglass[card] == NOTHING_THERE and card_value(position, seat, card) > 0.0
    ]
    if ready:
        return StartBuild(_best_card(position, seat, ready, manner))
    return clear_out(position, seat)


def clear_out(position: Position, seat: int) -> Action[Any] | None:
    """A planning area full of cards that fit nowhere: now and then one is started, to be discarded (SD-106)."""
    minute = position.clock // position.terms.hourglass_ms
    if not position.terms.advanced or position.planning_room(seat) > 0 or minute % CLEARING:
        return None
    if any([position.card_hourglass[card] != NOTHING_THERE for card in position.planned[seat]]):
        return None
    return StartBuild(position.planned[seat][0]) if position.planned[seat] else None


def _raise_tech(position: Position, seat: int, manner: Manner) -> Action[Any] | None:
    """Two levels up early in the game, once something produces; with both hourglasses if there is nothing to make."""
    machines = [
        card
        for card in position.built[seat]
        if not position.covered[card] and ACTION_VALUE.get(position.terms.type[card], 0.0) >= 1.0
    ]
    enough = ENOUGH_MACHINES + (1 if manner.likes(BUILDER) else 0)
    if len(machines) < enough or flights_left(position) < LAST_TECH:
        return None
    action = StartTech()
    return action if action.refusal(position, seat) is None else None


def _produce(position: Position, seat: int, manner: Manner) -> Action[Any] | None:
    """The card whose goods are wanted most; not when nothing could come of it any more."""
    if flights_left(position) < LAST_GOODS:
        return None
    if not holders.storages(position, seat) and not home_soon(position, seat):
        return None
    worth = wants(position, seat, stock_at_home(position, seat), manner)
    best = NOTHING_THERE
    best_value = 0.0
    for action in StartUse.offers(position, seat):
        card = action.card
        value = 0.0
        if position.terms.any_output[card]:
            value = 0.02 + max(
                [worth[colour] for colour in range(len(UNITS)) if amount(position.supply, colour)], default=-0.02
            )
        elif position.terms.swaps[card]:
            value, _ = best_swap(position, seat, card, manner)
        elif position.terms.output[card]:
            for colour in range(len(UNITS)):
                there = min(amount(position.terms.output[card], colour), amount(position.supply, colour))
                value += there * (0.01 + worth[colour])
        else:
            value = special_value(position, seat, card, manner)
        if position.blocked[card]:
            value /= 2
        if value > best_value:
            best, best_value = card, value
    return None if best == NOTHING_THERE else StartUse(best)


def special_value(position: Position, seat: int, card: int, manner: Manner) -> float:
    """What a run of an attack card or of the transport probe is worth (advanced)."""
    if effects.is_attack_card(position, card):
        return loading_value(manner) if effects.loading_refusal(position, card) is None else 0.0
    if effects.is_probe(position, card):
        value, _ = best_receiver(position, seat, card)
        return value
    return 0.0


def home_soon(position: Position, seat: int) -> bool:
    home = position.home[seat]
    return any([home in (position.ship_at[ship], position.ship_to[ship]) for ship in holders.ships(position, seat)])


# ---------------------------------------------------------------------- ships


def _fly(position: Position, seat: int, manner: Manner) -> Action[Any] | None:
    for ship in holders.ships(position, seat):
        if not position.landed(ship):
            if position.ship_hourglass[ship] == NOTHING_THERE:
                return StartFlight(ship, position.ship_to[ship])
            continue
        action = (
            leave(position, seat, ship, manner)
            if _is_home(position, seat, ship)
            else go_on(position, seat, ship, manner)
        )
        if action is not None:
            return action
    return None


def _is_home(position: Position, seat: int, ship: int) -> bool:
    return position.ship_at[ship] == position.home[seat]


def leave(position: Position, seat: int, ship: int, manner: Manner) -> Action[Any] | None:
    """Load what the best trip takes, unload what it does not, and start."""
    capacity = position.terms.tables.ship_capacity
    stock = position.cargo[ship] + sum([position.goods_in(place) for place in holders.storages(position, seat)])
    trip = best_trip(position, seat, position.ship_at[ship], stock, capacity, manner)
    if trip is None or trip.distance == 0 or not _worth_it(position, trip, stock, manner):
        return None
    for colour, unit in enumerate(UNITS):
        surplus = amount(position.cargo[ship], colour) - amount(trip.goods, colour)
        if surplus > 0:
            return unload(position, seat, ship, unit, surplus)
    for place in holders.storages(position, seat):
        for colour, unit in enumerate(UNITS):
            missing = amount(trip.goods, colour) - amount(position.cargo[ship], colour)
            there = amount(position.goods_in(place), colour)
            if missing > 0 and there > 0:
                return MoveGoods(place, ship, min(missing, there) * unit)
    return StartFlight(ship, (position.ship_at[ship] + trip.step) % position.terms.ring)


def _worth_it(position: Position, trip: Trip, stock: int, manner: Manner) -> bool:
    """A small trip is flown when waiting for more makes no sense: the ship is full, or time is running out."""
    if trip.value >= (LESS_WORTH if manner.likes(RAIDER) else WORTH_FLYING):
        return True
    left = flights_left(position)
    return left <= trip.distance + 2 or count(stock) >= position.terms.tables.ship_capacity


def unload(position: Position, seat: int, ship: int, unit: int, surplus: int) -> Action[Any]:
    for place in holders.storages(position, seat):
        room = holders.room(position, place)
        if room > 0:
            return MoveGoods(ship, place, min(room, surplus) * unit)
    return Dump(ship, surplus * unit)


def go_on(position: Position, seat: int, ship: int, manner: Manner) -> Action[Any] | None:
    """Away from home: on to the next delivery, or back."""
    here = position.ship_at[ship]
    ring = position.terms.ring
    home = position.home[seat]
    cargo = position.cargo[ship]
    if cargo == NOTHING:
        return StartFlight(ship, home)
    trip = best_trip(position, seat, here, cargo, count(cargo), manner)
    if trip is not None and trip.distance > 0:
        return StartFlight(ship, (here + trip.step) % ring)
    way = (home - here) % ring
    hops = min(way, ring - way)
    if hops > 1 and count(cargo) <= 1 + hops // 2:
        return Dump(ship, cargo)  # to fly home at once is worth more than what is left
    return StartFlight(ship, (here + (1 if way <= ring - way else -1)) % ring)
