"""From plain data back to a position: read with care, so that anything else is refused with a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farport.games.space_dealer.actions.choosing import packed_choice
from farport.games.space_dealer.dump import dump
from farport.games.space_dealer.fields import CardsField, GoodsField, HolderField
from farport.games.space_dealer.mechanics.building import RANK, action_columns, demand_columns
from farport.games.space_dealer.mechanics.trade import NEVER, Offer
from farport.games.space_dealer.setup import place
from farport.games.space_dealer.state import Position
from farport.games.space_dealer.tables import LEVELS
from farport.games.space_dealer.vocabulary import (
    BUILT,
    CARD_BY_NAME,
    CARDS,
    COLUMNS,
    DRAWN,
    FIRST_COLUMN,
    FLIGHT,
    HOURGLASS_STATES,
    IDLE,
    JOBS,
    LAST_COLUMN,
    LATEST,
    LAYOUTS,
    MINE,
    MOST,
    MOST_DEMANDS,
    NOBODY,
    NOTHING_THERE,
    PERSONAL,
    PILE,
    PLANETS,
    PLANNED,
    PLANT,
    REMOVED,
    RESERVE,
    SHIPS,
    SIDES,
    TECH,
    TECH_CENTER,
    WIDE_ACTION,
    WIDE_DEMAND,
    demand_named,
)
from farport.kernel import ActionError, OptionError, Plain, Rng, StateError, Table

if TYPE_CHECKING:
    from farport.games.space_dealer.game import SpaceDealer


def restore(game: SpaceDealer, data: Plain) -> Position:
    top = Table(data, "state", StateError)
    if top.text("game") != game.id or top.integer("rules_version") != game.rules_version:
        raise StateError(f"state: it is not of {game.id} with rules version {game.rules_version}")
    seats = top.integer("seats", game.seats[0], game.seats[-1])
    try:
        terms = game.terms(seats, game.options.restored(top))
    except OptionError as error:
        raise StateError(f"state: {error}") from None
    key, counter = top.integers("rng", 2, 0)
    position = Position(game, terms, Rng(key, counter))
    position.clear_fields()
    top.only(dump(position))
    position.restore_fields(top)
    _read_clock(top, position)
    _read_seats(top, position)
    _read_cards(top, position)
    _read_on_cards(top, position)
    _read_ships(top, position)
    top.items("hourglasses", seats * terms.slots)
    for hourglass, entry in enumerate(top.tables("hourglasses")):
        _read_hourglass(entry, position, hourglass)
    _read_reserve(top, position)
    _read_offers(top, position)
    return position


def _read_clock(top: Table, position: Position) -> None:
    seats = position.seats
    for seat in top.integers("waiting", None, 0, seats - 1):
        position.waiting |= 1 << seat
    for seat in top.integers("done", None, 0, seats - 1):
        position.done |= 1 << seat


def _read_seats(top: Table, position: Position) -> None:
    seats = position.seats
    terms = position.terms
    planets = top.texts("planets", seats)
    if len(set(planets)) != seats or not set(planets) <= set(PLANETS):
        raise top.wrong("planets", "a list of different planets is expected")
    position.planet = [PLANETS.index(planet) for planet in planets]
    position.home = top.integers("homes", seats, 0, terms.ring - 1)
    if sorted(position.home) != list(range(0, terms.ring, 2)):
        raise top.wrong("homes", "every even field is the home of one seat")
    place(position)
    for seat, choice in enumerate(top.items("chosen", seats)):
        if choice is None:
            continue
        if not isinstance(choice, (list, tuple)) or len(choice) != len(("side", "mine", "column")):
            raise top.wrong("chosen", "[side, mine, column] or null is expected")
        side, mine, column = choice
        card = CARD_BY_NAME.get(mine, terms.cards) if isinstance(mine, str) else terms.cards
        if side not in SIDES or card >= terms.cards or terms.type[card] != MINE or column not in terms.tables.columns:
            raise top.wrong("chosen", "[side, mine, column] or null is expected")
        position.chosen[seat] = packed_choice(SIDES.index(side), card, column)


def _read_cards(top: Table, position: Position) -> None:
    seats = position.seats
    for level, pile in enumerate(_lists(top, "piles", LEVELS - 1), start=2):
        position.own_piles()[level] = [_lay(top, position, card, PILE, NOBODY) for card in pile]
    for seat, cards in enumerate(_lists(top, "personal", seats)):
        position.own_personal()[seat] = [_lay(top, position, card, PERSONAL, seat) for card in cards]
    for seat, cards in enumerate(_lists(top, "drawn", seats)):
        position.drawn[seat] = [_lay(top, position, card, DRAWN, seat) for card in cards]
    for seat, cards in enumerate(_lists(top, "planned", seats)):
        position.planned[seat] = [_lay(top, position, card, PLANNED, seat) for card in cards]
    for seat, planet in enumerate(_lists(top, "built", seats)):
        for entry in planet:
            if not isinstance(entry, (list, tuple)) or len(entry) != len(("card", "site")):
                raise top.wrong("built", "[card, site] is expected")
            card = _lay(top, position, entry[0], BUILT, seat)
            position.own_built()[seat].append(card)
            _build(top, position, seat, card, entry[1])
    dealt = top.table("dealt")
    for name in dealt.keys():  # noqa: SIM118
        position.dealt[_card(top, position, name)] = dealt.integer(name, 0, seats - 1)
    terms = position.terms
    if any([terms.everybody < known < terms.each for known in position.known]):
        raise top.wrong("known", "a bit for each seat that knows the card is expected")


def _lists(top: Table, key: str, length: int) -> list[list[object]]:
    lists: list[list[object]] = []
    for entry in top.items(key, length):
        if not isinstance(entry, (list, tuple)):
            raise top.wrong(key, "a list of lists is expected")
        lists.append(list(entry))
    return lists


def _lay(top: Table, position: Position, name: object, where: int, owner: int) -> int:
    card = _card(top, position, name)
    if position.place[card] != REMOVED:
        raise top.wrong("cards", f"{CARDS[card]} is in two places")
    position.place[card] = where
    position.owner[card] = owner
    return card


def _card(top: Table, position: Position, name: object) -> int:
    card = CARD_BY_NAME.get(name) if isinstance(name, str) else None
    if card is None or card >= position.terms.cards:
        raise top.wrong("cards", f"{name!r} is no card of this table")
    return card


def _build(top: Table, position: Position, seat: int, card: int, site: object) -> None:
    """What follows from a card's site: rows, what it covers, energy, planning places."""
    terms = position.terms
    layout = terms.layout[card]
    if layout == PLANT:
        if site not in SIDES:
            raise top.wrong("built", f"{CARDS[card]} lies on L or R")
        side = SIDES.index(str(site))
        position.own_column()[card] = side
        rank = RANK[terms.type[card]]
        position.plants[2 * seat + side] = rank
        for column in terms.tables.arms[side][: terms.strengths[rank]]:
            position.powered[seat] |= 1 << column
        return
    last = LAST_COLUMN - 1 if layout in (WIDE_ACTION, WIDE_DEMAND) else LAST_COLUMN
    if isinstance(site, bool) or not isinstance(site, int) or not FIRST_COLUMN <= site <= last:
        raise top.wrong("built", f"{CARDS[card]} ({LAYOUTS[layout]}) lies on a column from {FIRST_COLUMN} to {last}")
    position.own_column()[card] = site
    for column in action_columns(terms, card, site):
        cell = seat * COLUMNS + column - FIRST_COLUMN
        under = position.action_row[cell]
        if under != NOTHING_THERE:
            if terms.type[under] == TECH_CENTER and not position.covered[under]:
                position.centers[seat] -= 1
            position.own_covered()[under] = True
        position.own_action_row()[cell] = card
    for column in demand_columns(terms, card, site):
        cell = seat * COLUMNS + column - FIRST_COLUMN
        if position.demand_row[cell] != NOTHING_THERE:
            raise top.wrong("built", f"{CARDS[card]} lies on an occupied demand cell")
        position.own_demand_row()[cell] = card
    if terms.type[card] == TECH_CENTER:
        position.centers[seat] += 1


def _read_on_cards(top: Table, position: Position) -> None:
    stored = top.table("stored")
    for name in stored.keys():  # noqa: SIM118
        position.stored[_card(top, position, name)] = _goods(stored, name)
    markers = top.table("attack_markers")
    for name in markers.keys():  # noqa: SIM118
        position.own_attack_markers()[_card(top, position, name)] = markers.integer(name, 0, MOST)
    for blocked in top.items("blocked"):
        card = _card(top, position, blocked)
        position.own_blocked()[card] = True
        if position.owner[card] != NOBODY:
            position.blocks[position.owner[card]] += 1
    satisfied = top.table("satisfied")
    for name in satisfied.keys():  # noqa: SIM118
        demand = demand_named(name)
        if not 0 <= demand < position.terms.cards * MOST_DEMANDS:
            raise satisfied.wrong(name, "a demand of this table is expected")
        position.own_satisfied()[demand] = satisfied.integer(name, 0, position.seats - 1)


def _goods(table: Table, key: str) -> int:
    try:
        goods = GoodsField(key).read(table.value(key))
    except ActionError as error:
        raise StateError(f"{table.where}: {error}") from None
    assert isinstance(goods, int)
    return goods


def _read_ships(top: Table, position: Position) -> None:
    ring = position.terms.ring
    for entry in top.tables("ships"):
        entry.only(("ship", "owner", "at", "to", "cargo", "station", "late_landing"))
        ship = SHIPS.index(entry.word("ship", SHIPS))
        if position.ship_owner[ship] != NOBODY:
            raise top.wrong("ships", f"{SHIPS[ship]} is there twice")
        position.ship_owner[ship] = entry.integer("owner", 0, position.seats - 1)
        position.ship_at[ship] = entry.integer("at", 0, ring - 1)
        position.ship_to[ship] = entry.integer("to", 0, ring - 1) if entry.has("to") else NOTHING_THERE
        position.cargo[ship] = _goods(entry, "cargo") if entry.has("cargo") else 0
        if entry.has("station"):
            position.ship_station[ship] = _card(top, position, entry.value("station"))
        position.late_landing[ship] = entry.flag("late_landing", False)


def _read_hourglass(entry: Table, position: Position, hourglass: int) -> None:
    entry.only(("state", "job", "on", "due", "started", "marked"))
    position.hourglass[hourglass] = HOURGLASS_STATES.index(entry.word("state", HOURGLASS_STATES))
    job = JOBS.index(entry.word("job", JOBS)) if entry.has("job") else IDLE
    position.job[hourglass] = job
    position.due[hourglass] = entry.integer("due", 0, LATEST) if entry.has("due") else 0
    position.started[hourglass] = entry.integer("started", 0, MOST) if entry.has("started") else 0
    position.marked[hourglass] = entry.flag("marked", False)
    if job == TECH:
        seat = hourglass // position.terms.slots
        if position.tech_hourglass[seat] != NOTHING_THERE:
            raise entry.wrong("job", "another hourglass is on the planet's field already")
        position.tech_hourglass[seat] = hourglass
    elif job == FLIGHT:
        ship = SHIPS.index(entry.word("on", SHIPS))
        if position.ship_hourglass[ship] != NOTHING_THERE:
            raise entry.wrong("on", "another hourglass is on this ship already")
        position.job_on[hourglass] = ship
        position.ship_hourglass[ship] = hourglass
    elif job != IDLE:
        card = _card(entry, position, entry.value("on"))
        if position.card_hourglass[card] != NOTHING_THERE:
            raise entry.wrong("on", "another hourglass is on this card already")
        position.job_on[hourglass] = card
        position.card_hourglass[card] = hourglass
    if position.hourglass[hourglass] == RESERVE and job != IDLE:
        raise entry.wrong("state", "an hourglass of the reserve has no job")


def _read_reserve(top: Table, position: Position) -> None:
    terms = position.terms
    position.supply = _goods(top, "supply")
    position.gizzi_deck = [_gizzi(top, position, name) for name in top.items("gizzi_deck")]
    for field, up in enumerate(top.items("gizzi_up", terms.ring)):
        position.gizzi_up[field] = NOTHING_THERE if up is None else _gizzi(top, position, up)
    for seat, taken in enumerate(_lists(top, "gizzi_taken", position.seats)):
        position.own_gizzi_taken()[seat] = [_gizzi(top, position, name) for name in taken]
    for field, goods in enumerate(top.items("left_goods", terms.ring)):
        position.left_goods[field] = _goods(Table({"goods": goods}, "state: left_goods", StateError), "goods")


def _gizzi(top: Table, position: Position, name: object) -> int:
    gizzi = position.terms.tables.gizzi_number(name)
    if gizzi not in position.terms.gizzis:
        raise top.wrong("gizzi", f"{name!r} is no Gizzi card of this table")
    return gizzi


def _read_offers(top: Table, position: Position) -> None:
    seats = position.seats
    for entry in top.tables("offers"):
        maker = entry.integer("maker", 0, seats - 1)
        partner = entry.integer("partner", 0, seats - 1)
        if maker == partner or position.offers[maker * seats + partner] is not None:
            raise entry.wrong("partner", "a maker has one open offer to each other seat at most")
        position.offers[maker * seats + partner] = Offer(
            maker,
            partner,
            entry.integer("number", 1, MOST),
            _holder(entry, "mine"),
            _holder(entry, "theirs"),
            _goods(entry, "give"),
            _goods(entry, "take"),
            _offered(entry, position, "give_cards"),
            _offered(entry, position, "take_cards"),
            entry.integer("born", 0, MOST),
            NEVER if entry.value("due") is None else entry.integer("due", 0, LATEST),
        )


def _holder(entry: Table, key: str) -> int:
    if not entry.has(key):
        return NOTHING_THERE
    try:
        holder = HolderField(key).read(entry.value(key))
    except ActionError as error:
        raise StateError(f"{entry.where}: {error}") from None
    assert isinstance(holder, int)
    return holder


def _offered(entry: Table, position: Position, key: str) -> tuple[int, ...]:
    if not entry.has(key):
        return ()
    try:
        cards = CardsField(key).read(entry.value(key))
    except ActionError as error:
        raise StateError(f"{entry.where}: {error}") from None
    assert isinstance(cards, tuple)
    return tuple([_card(entry, position, CARDS[card]) for card in cards])
