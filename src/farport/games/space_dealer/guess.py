"""A full position that fits what a seat knows: everything hidden dealt anew (chapter "Hidden information").

Who knows where a card lies is kept with the card (mechanics/knowledge.py). What a seat does not know is dealt anew: the
unseen cards of each level among the unseen places of that level, within what the set-up makes certain (sets per type
and box, start hands).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farport.games.space_dealer.actions.choosing import packed_choice, start_columns, start_mines
from farport.games.space_dealer.mechanics.goods import COLOURS, UNITS
from farport.games.space_dealer.mechanics.knowledge import knows
from farport.games.space_dealer.tables import LEVELS
from farport.games.space_dealer.vocabulary import (
    BOX,
    CHOICE,
    DEPOT,
    GENERATOR,
    MINE,
    NOBODY,
    NOTHING_THERE,
    REMOVED,
    SIDES,
)
from farport.kernel import Bits, Rng

if TYPE_CHECKING:
    from farport.games.space_dealer.state import Position

KEY_BITS: Final = 64


def guess(position: Position, seat: int | None, rng: Bits) -> Position:
    twin = position.copy()
    twin.rng = Rng(rng.getrandbits(KEY_BITS))
    dice = Rng(rng.getrandbits(KEY_BITS))
    _deal(position, twin, seat, dice)
    dice.shuffle(twin.gizzi_deck)
    _forget_talk(twin, seat)
    if position.phase == CHOICE:
        _choose(position, twin, seat, dice)
    return twin


def _forget_talk(twin: Position, seat: int | None) -> None:
    """What others have said to each other: for all the seat knows, nothing."""
    for place in range(len(twin.offers)):
        if seat not in (place // twin.seats, place % twin.seats):
            twin.offers[place] = None
            twin.offer_numbers[place] = 0
    for other in range(twin.seats):
        if other != seat:
            twin.offers_made[other] = 0


def _choose(position: Position, twin: Position, seat: int | None, dice: Rng) -> None:
    """Who has chosen is public, what is not."""
    for other, choice in enumerate(position.chosen):
        if choice != NOBODY and other != seat:
            side = dice.below(len(SIDES))
            mine = dice.choice(start_mines(twin, other))
            twin.chosen[other] = packed_choice(side, mine, dice.choice(start_columns(twin, side)))


# ---------------------------------------------------------------------- cards


def _deal(position: Position, twin: Position, seat: int | None, dice: Rng) -> None:
    """Every unknown card in play is replaced by one that could as well lie there."""
    lost = [
        card
        for card in range(position.terms.cards)
        if position.place[card] != REMOVED and not knows(position, seat, card)
    ]
    unknown = [card for card in lost if position.dealt[card] != seat]  # a start hand is known, wherever it lies now
    swap: dict[int, int] = {card: card for card in lost if card not in unknown}
    for level in range(2, LEVELS + 1):
        there = [card for card in unknown if position.terms.level[card] == level]
        pool = _redrawn(position, there, dice)
        dice.shuffle(pool)
        swap.update(zip(there, pool, strict=True))
    for type_ in (GENERATOR, DEPOT):
        there = [card for card in unknown if position.terms.type[card] == type_]
        pool = _redrawn(position, there, dice)
        dice.shuffle(pool)
        swap.update(zip(there, pool, strict=True))
    swap.update(_new_mines(position, unknown, dice))
    twin.dealt = list(position.dealt)
    for card in swap:
        twin.dealt[card] = NOBODY
    for card, other in swap.items():
        twin.dealt[other] = position.dealt[card]
    if not position.terms.planning_visible:
        _mix_hands(position, swap, lost, dice)
    _exchange(position, twin, swap)


def _redrawn(position: Position, there: list[int], dice: Rng) -> list[int]:
    """As many cards of each type and box as there are, any of the unseen ones: which of a type left is not known."""
    terms = position.terms
    pool: list[int] = []
    groups = sorted({(terms.type[card], card // BOX) for card in there})
    for type_, box in groups:
        needed = len([card for card in there if terms.type[card] == type_ and card // BOX == box])
        could = [
            card
            for card in range(box * BOX, (box + 1) * BOX)
            if terms.type[card] == type_ and (card in there or position.place[card] == REMOVED)
        ]
        dice.shuffle(could)
        pool.extend(could[:needed])
    return pool


def _new_mines(position: Position, unknown: list[int], dice: Rng) -> dict[int, int]:
    """SD-S6: every hand came from a pile of three mines of one box that lacks one colour."""
    hidden = [card for card in unknown if position.terms.type[card] == MINE]
    if not hidden:
        return {}
    known: list[list[int]] = [[] for _ in range(position.seats)]
    for card in range(position.terms.cards):
        if position.terms.type[card] == MINE and position.dealt[card] != NOBODY and card not in hidden:
            known[position.dealt[card]].append(card)
    piles = _pile_of_each(position, known, dice)
    hands = _fill(position, known, piles, dice)
    swap: dict[int, int] = {}
    for other in range(position.seats):
        fresh = [card for card in hands[other] if card not in known[other]]
        dice.shuffle(fresh)
        swap.update(zip([card for card in hidden if position.dealt[card] == other], fresh, strict=True))
    return swap


def _pile_of_each(position: Position, known: list[list[int]], dice: Rng) -> list[int]:
    """For each seat a pile (box * colours + lacking colour) that fits the mines it is known to have had."""
    piles = list(range(position.terms.boxes * len(COLOURS)))
    dice.shuffle(piles)
    order = sorted(range(position.seats), key=lambda seat: -len(known[seat]))
    chosen = [NOBODY] * position.seats
    _assign(position, known, piles, order, chosen, 0)
    return chosen


def _assign(
    position: Position, known: list[list[int]], piles: list[int], order: list[int], chosen: list[int], place: int
) -> bool:
    if place == len(order):
        return True
    seat = order[place]
    for pile in piles:
        if pile in chosen:
            continue
        box, lacking = pile // len(COLOURS), pile % len(COLOURS)
        fits = all([card // BOX == box and position.terms.output[card] != UNITS[lacking] for card in known[seat]])
        if fits:
            chosen[seat] = pile
            if _assign(position, known, piles, order, chosen, place + 1):
                return True
            chosen[seat] = NOBODY
    return False


def _fill(position: Position, known: list[list[int]], piles: list[int], dice: Rng) -> list[list[int]]:
    """Deal the mines of each box and colour to the piles that do not lack it; what is known stays."""
    hands = [list(cards) for cards in known]
    shown = [card for cards in known for card in cards]
    for box in range(position.terms.boxes):
        for colour, unit in enumerate(UNITS):
            loose = [
                card
                for card in range(box * BOX, (box + 1) * BOX)
                if position.terms.type[card] == MINE and position.terms.output[card] == unit and card not in shown
            ]
            dice.shuffle(loose)
            for seat, pile in enumerate(piles):
                lacks = pile // len(COLOURS) != box or pile % len(COLOURS) == colour
                if not lacks and not any([position.terms.output[card] == unit for card in known[seat]]):
                    hands[seat].append(loose.pop())
    return hands


def _mix_hands(position: Position, swap: dict[int, int], lost: list[int], dice: Rng) -> None:
    """With hidden planning areas it is not known either which of a seat's cards lies where."""
    for seat in range(position.seats):
        there = [card for card in lost if position.terms.level[card] == 1 and position.owner[card] == seat]
        cards = [swap[card] for card in there]
        dice.shuffle(cards)
        swap.update(zip(there, cards, strict=True))


def _exchange(position: Position, twin: Position, swap: dict[int, int]) -> None:
    """Put the new cards where the old ones lay, with all that belongs to the place."""
    for lists in (twin.own_personal(), twin.drawn, twin.planned, twin.own_piles()):
        for cards in lists:
            for place, card in enumerate(cards):
                if card in swap:
                    cards[place] = swap[card]
    for card in swap:
        twin.place[card] = REMOVED
        twin.owner[card] = NOBODY
        twin.known[card] = 0
        twin.card_hourglass[card] = NOTHING_THERE
    for card, other in swap.items():
        twin.place[other] = position.place[card]
        twin.owner[other] = position.owner[card]
        twin.known[other] = position.known[card]
        hourglass = position.card_hourglass[card]
        twin.card_hourglass[other] = hourglass
        if hourglass != NOTHING_THERE:
            twin.job_on[hourglass] = other
    for seat in range(twin.seats):
        twin.own_personal()[seat].sort()
