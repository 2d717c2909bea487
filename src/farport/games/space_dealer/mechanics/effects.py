"""What using a card brings (SD-061 to SD-066, SD-110, SD-123): refusals, effects and what is listed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farport.games.space_dealer import refusals
from farport.games.space_dealer.mechanics import holders
from farport.games.space_dealer.mechanics.goods import (
    COLOURS,
    NOTHING,
    UNITS,
    amount,
    count,
    counts_of,
    has,
    named,
    packed,
    tally,
)
from farport.games.space_dealer.vocabulary import (
    CARD_HOLDER,
    CARDS,
    INTERSTELLAR_ROCKET,
    NOTHING_THERE,
    SABOTAGE_PROBE,
    SHIPS,
    TRANSPORT_PROBE,
    holder_name,
    is_field,
)
from farport.kernel import Refusal

if TYPE_CHECKING:
    from farport.games.space_dealer.state import Position
    from farport.games.space_dealer.terms import Terms

Placements = tuple[tuple[int, int], ...]  # (colour, holder)
Swaps = tuple[tuple[int, int, int], ...]  # (holder, colour given, colour taken)


# ---------------------------------------------------------------------- production (SD-062, SD-063)


def production_refusal(position: Position, seat: int, card: int, placements: Placements) -> Refusal | None:
    for _, holder in placements:
        if not holders.exists(position, holder):
            return refusals.UNKNOWN
    for _, holder in placements:
        if holders.owner(position, holder) != seat and not is_field(holder):
            return refusals.NOT_YOURS
    wanted = sum([UNITS[colour] for colour, _ in placements])
    if not _produces(position, card, wanted):
        return refusals.PRODUCE_NO_GOODS
    allowed = holders.at_home(position, seat)
    for _, holder in placements:
        if holder not in allowed:
            return refusals.PRODUCE_DESTINATION
    filled = [holder for _, holder in placements]
    for holder in filled:
        if filled.count(holder) > holders.room(position, holder):
            return refusals.PRODUCE_CAPACITY.says({"room": holders.room(position, holder)})
    if not position.supplies(wanted):  # SD-065
        return refusals.PRODUCE_SUPPLY.says({"need": tally(wanted), "have": tally(position.supply)})
    return None


def _produces(position: Position, card: int, wanted: int) -> bool:
    if position.terms.any_output[card]:
        return count(wanted) <= position.terms.any_output[card]
    return has(position.terms.output[card], wanted)


def produce(position: Position, seat: int, card: int, placements: Placements) -> None:
    """Goods that are put nowhere stay in the supply."""
    for colour, holder in placements:
        position.from_supply(UNITS[colour])
        position.put(holder, UNITS[colour])
    placed = [[COLOURS[colour], holder_name(holder)] for colour, holder in placements]
    position.say("produced", seat, {"card": CARDS[card], "placed": placed})


def listed_placements(position: Position, seat: int, card: int) -> list[Placements]:
    """Nothing; every part of the output into one holder; the whole output over two, the first one full."""
    listed: list[Placements] = [()]
    terms = position.terms
    output = terms.output[card]
    rooms = [(holder, holders.room(position, holder)) for holder in holders.at_home(position, seat)]
    for holder, room in rooms:
        for part in _parts(UNITS if terms.any_output[card] else (), output):
            if count(part) <= room and position.supplies(part):
                listed.append(_into(part, holder))
    if not position.supplies(output):
        return listed
    total = count(output)
    for holder, room in rooms:
        for other, other_room in rooms:
            if other != holder and total <= room + other_room:
                first = _first(output, room)
                split = tuple(sorted(_into(first, holder) + _into(output - first, other)))
                if split not in listed:  # as when one takes all, or all is of one colour
                    listed.append(split)
    return listed


def _parts(singles: tuple[int, ...], output: int) -> list[int]:
    """Every non-empty part of the output, or one good of any colour."""
    if singles:
        return list(singles)
    parts = [NOTHING]
    for colour in range(len(UNITS)):
        number = amount(output, colour)
        parts = [part + more * UNITS[colour] for part in parts for more in range(number + 1)]
    return parts[1:]


def _first(goods: int, number: int) -> int:
    """So many of the goods, in the order of the colours."""
    counts: list[int] = []
    for there in counts_of(goods):
        counts.append(min(there, number))
        number -= counts[-1]
    return packed(counts)


def _into(goods: int, holder: int) -> Placements:
    return tuple([(colour, holder) for colour in range(len(UNITS)) for _ in range(amount(goods, colour))])


def all_placements(terms: Terms, there: list[int]) -> list[Placements]:
    """Whatever `listed_placements` can list at any time, for any card of the table and any of these holders."""
    found: list[Placements] = [()]
    for card in range(terms.cards):
        output = terms.output[card]
        for holder in there:
            found += [_into(part, holder) for part in _parts(UNITS if terms.any_output[card] else (), output)]
            for room in range(1, count(output)):
                first = _first(output, room)
                rest = output - first
                found += [
                    tuple(sorted(_into(first, holder) + _into(rest, other))) for other in there if other != holder
                ]
    return list(dict.fromkeys(found))


# ---------------------------------------------------------------------- converters (SD-064)


def conversion_refusal(position: Position, seat: int, card: int, swaps: Swaps) -> Refusal | None:
    for holder, _, _ in swaps:
        if not holders.exists(position, holder):
            return refusals.UNKNOWN
    for holder, _, _ in swaps:
        if holders.owner(position, holder) != seat and not is_field(holder):
            return refusals.NOT_YOURS
    if len(swaps) > position.terms.swaps[card]:
        return refusals.SWAP_TOO_MANY.says({"most": position.terms.swaps[card]})
    allowed = holders.at_home(position, seat)
    supply = position.supply
    changed: dict[int, int] = {}
    for holder, given, taken in swaps:
        goods = changed.get(holder, position.goods_in(holder))
        if not has(goods, UNITS[given]):
            return refusals.SWAP_NO_GOODS
        if holder not in allowed:
            return refusals.SWAP_DESTINATION
        supply += UNITS[given]  # before the new one is taken
        if position.terms.limited and not has(supply, UNITS[taken]):
            return refusals.SWAP_SUPPLY
        supply -= UNITS[taken]
        changed[holder] = goods - UNITS[given] + UNITS[taken]
    return None


def convert(position: Position, seat: int, card: int, swaps: Swaps) -> None:
    for holder, given, taken in swaps:
        position.take(holder, UNITS[given])
        position.to_supply(UNITS[given])
        position.from_supply(UNITS[taken])
        position.put(holder, UNITS[taken])
    tally = [[holder_name(holder), COLOURS[given], COLOURS[taken]] for holder, given, taken in swaps]
    position.say("converted", seat, {"card": CARDS[card], "swaps": tally})


def listed_swaps(position: Position, seat: int, card: int) -> list[Swaps]:
    """No swap; every single swap into another colour; two goods of one holder into colours not given."""
    listed: list[Swaps] = [()]
    colours = range(len(UNITS))
    for holder in holders.at_home(position, seat):
        goods = position.goods_in(holder)
        given = [colour for colour in colours if amount(goods, colour)]
        for colour in given:
            for taken in colours:
                if taken != colour and position.supplies(UNITS[taken]):
                    listed.append(((holder, colour, taken),))
        if position.terms.swaps[card] > 1:
            listed.extend(_double_swaps(position, holder, goods, given))
    return listed


def _double_swaps(position: Position, holder: int, goods: int, given: list[int]) -> list[Swaps]:
    listed: list[Swaps] = []
    for first in given:
        for second in given:
            if second < first or not has(goods, UNITS[first] + UNITS[second]):
                continue
            others = [colour for colour in range(len(UNITS)) if colour not in (first, second)]
            for one in others:
                for two in others:
                    if two >= one and position.supplies(UNITS[one] + UNITS[two]):
                        listed.append(((holder, first, one), (holder, second, two)))
    return listed


def all_swaps(there: list[int]) -> list[Swaps]:
    """Whatever `listed_swaps` can list at any time, with any of these holders, but for no swap at all."""
    colours = range(len(UNITS))
    pairs = [(given, taken) for given in colours for taken in colours if given != taken]
    found: list[Swaps] = []
    for holder in there:
        found += [((holder, given, taken),) for given, taken in pairs]
        for first, one in pairs:
            for second, two in pairs:
                if first <= second and one <= two and second != one and first != two:
                    found.append(((holder, first, one), (holder, second, two)))
    return found


# ---------------------------------------------------------------------- attack cards and the transport probe


def is_attack_card(position: Position, card: int) -> bool:
    return position.terms.type[card] in (SABOTAGE_PROBE, INTERSTELLAR_ROCKET)


def is_probe(position: Position, card: int) -> bool:
    return position.terms.type[card] == TRANSPORT_PROBE


def loading_refusal(position: Position, card: int) -> Refusal | None:
    """SD-110."""
    if position.attack_markers[card] >= position.terms.tables.attack_capacity:
        return refusals.ATTACK_FULL
    return None if position.spare_markers else refusals.ATTACK_SUPPLY


def load(position: Position, seat: int, card: int) -> None:
    free = position.terms.tables.attack_capacity - position.attack_markers[card]
    markers = min(position.terms.markers_per_run, free, position.spare_markers)
    position.own_attack_markers()[card] += markers
    position.spare_markers -= markers
    position.say("attack_loaded", seat, {"card": CARDS[card], "markers": position.attack_markers[card]})


def sending_refusal(position: Position, seat: int, card: int, ship: int, goods: int) -> Refusal | None:
    """SD-123. `goods` below zero: all that the probe holds."""
    if ship == NOTHING_THERE:
        return refusals.PROBE_NO_SHIP if goods > NOTHING else None
    if not holders.exists(position, ship):
        return refusals.UNKNOWN
    if position.ship_owner[ship] != seat:
        return refusals.PROBE_NOT_YOURS
    sent = position.stored[card] if goods < NOTHING else goods
    if not has(position.stored[card], sent):
        return refusals.PROBE_NO_GOODS.says({"need": tally(sent), "have": tally(position.stored[card])})
    room = holders.room(position, ship)
    return refusals.PROBE_CAPACITY.says({"need": count(sent), "room": room}) if count(sent) > room else None


def send(position: Position, seat: int, card: int, ship: int, goods: int) -> None:
    """Into an own ship wherever it is, also in flight."""
    if ship == NOTHING_THERE:
        position.say("probe_sent", seat, {"card": CARDS[card], "goods": {}})
        return
    sent = position.stored[card] if goods < NOTHING else goods
    position.take(CARD_HOLDER + card, sent)
    position.put(ship, sent)
    position.say("probe_sent", seat, {"card": CARDS[card], "ship": SHIPS[ship], "goods": named(sent)})
