"""The fields of this game's commands: how cards, holders, goods, demands and offers are written and read."""

from __future__ import annotations

from typing import Final

from farport.games.space_dealer.mechanics.goods import COLOURS, MOST, UNITS, named
from farport.games.space_dealer.vocabulary import (
    ADDED_ID,
    CARD_BY_NAME,
    CARDS,
    FARTHEST_COLUMN,
    HOLDER_BY_NAME,
    MOST_HOURGLASSES,
    MOST_SEATS,
    SHIPS,
    SITE_LEFT,
    SITE_RIGHT,
    demand_name,
    demand_named,
    holder_name,
    site_name,
)
from farport.kernel import Field
from farport.kernel.notation import NOTHING

MOST_LISTED: Final = 8  # goods that one use of a card can place, or cards in one offer
MOST_OFFERS: Final = 1_000_000
OFFER_BASE: Final = 8  # an offer is (number * 8 + maker) * 8 + partner
SEAT_BASE: Final = 16  # an hourglass of any seat is seat * 16 + number


class Maybe(Field):
    """A field that may be left out; inside the rules `missing` then stands for it."""

    __slots__ = ("field", "missing")

    def __init__(self, field: Field, missing: object) -> None:
        super().__init__(field.name, optional=True, inside=field.inside)
        self.field = field
        self.missing = missing

    def read(self, value: object) -> object:
        return self.missing if value is None else self.field.read(value)

    def write(self, value: object) -> object:
        return None if value == self.missing else self.field.write(value)

    def spell(self, value: object) -> str:
        return self.field.spell(value)

    def parse(self, word: str) -> object:
        return self.field.parse(word)

    def help(self) -> str:
        return self.field.help() + ", or nothing"


class CardField(Field):
    """A technology card by its id."""

    def read(self, value: object) -> object:
        card = CARD_BY_NAME.get(value) if isinstance(value, str) else None
        if card is None:
            raise self.refuse(value)
        return card

    def write(self, value: object) -> object:
        assert isinstance(value, int)
        return CARDS[value]

    def help(self) -> str:
        return "the id of a card is expected, as in MIN-R-GB, with 2/ before it for the second box"


class CardsField(Field):
    """Several cards, none of them twice; a sorted tuple inside the rules."""

    def read(self, value: object) -> object:
        if not isinstance(value, (list, tuple)) or len(value) > MOST_LISTED:
            raise self.refuse(value)
        cards: list[int] = []
        for name in value:
            card = CARD_BY_NAME.get(name) if isinstance(name, str) else None
            if card is None or card in cards:
                raise self.refuse(value)
            cards.append(card)
        return tuple(sorted(cards))

    def write(self, value: object) -> object:
        assert isinstance(value, tuple)
        return [CARDS[card] for card in value]

    def help(self) -> str:
        return f"a list of at most {MOST_LISTED} different card ids is expected"


class ShipField(Field):
    """A ship: the id of its planet, or neutral1."""

    def read(self, value: object) -> object:
        if not isinstance(value, str) or value.removeprefix("ship:") not in SHIPS:
            raise self.refuse(value)
        return SHIPS.index(value.removeprefix("ship:"))

    def write(self, value: object) -> object:
        assert isinstance(value, int)
        return holder_name(value)

    def help(self) -> str:
        return "a ship is expected, as in ship:ruul or ship:neutral1"


class HolderField(Field):
    """Something that holds goods."""

    def read(self, value: object) -> object:
        holder = HOLDER_BY_NAME.get(value) if isinstance(value, str) else None
        if holder is None:
            raise self.refuse(value)
        return holder

    def write(self, value: object) -> object:
        assert isinstance(value, int)
        return holder_name(value)

    def help(self) -> str:
        return "a holder of goods is expected, as in ship:ruul, depot:DEP-R, probe:TRP-1 or field:3"


class GoodsField(Field):
    """Goods by colour, as in {"R": 2, "B": 1}."""

    def read(self, value: object) -> object:
        if not isinstance(value, dict):
            raise self.refuse(value)
        goods = 0
        for name, number in value.items():
            if not isinstance(name, str) or name not in COLOURS:
                raise self.refuse(value)
            if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= MOST:
                raise self.refuse(value)
            goods += number * UNITS[COLOURS.index(name)]
        return goods

    def write(self, value: object) -> object:
        assert isinstance(value, int)
        return named(value)

    def spell(self, value: object) -> str:
        """RRB: every good by its colour."""
        assert isinstance(value, int)
        return "".join([name * number for name, number in named(value).items()]) or NOTHING

    def parse(self, word: str) -> object:
        letters = word.upper()
        if not letters or not set(letters) <= set(COLOURS):
            return super().parse(word)
        return self.read({colour: letters.count(colour) for colour in COLOURS})

    def help(self) -> str:
        return f'goods by colour ({", ".join(COLOURS)}) are expected, as in {{"R": 2, "B": 1}}'


class PlacementsField(Field):
    """Produced goods and where they go, as in [["R", "ship:ruul"]]; pairs (colour, holder), sorted."""

    def read(self, value: object) -> object:
        if not isinstance(value, (list, tuple)) or len(value) > MOST_LISTED:
            raise self.refuse(value)
        pairs: list[tuple[int, int]] = []
        for entry in value:
            if not isinstance(entry, (list, tuple)) or len(entry) != len(("colour", "holder")):
                raise self.refuse(value)
            colour, holder = entry
            if not isinstance(colour, str) or colour not in COLOURS or not isinstance(holder, str):
                raise self.refuse(value)
            if holder not in HOLDER_BY_NAME:
                raise self.refuse(value)
            pairs.append((COLOURS.index(colour), HOLDER_BY_NAME[holder]))
        return tuple(sorted(pairs))

    def write(self, value: object) -> object:
        assert isinstance(value, tuple)
        return [[COLOURS[colour], holder_name(holder)] for colour, holder in value]

    def spell(self, value: object) -> str:
        """R>ship:ruul,R>depot:DEP-R"""
        assert isinstance(value, tuple)
        return ",".join([f"{COLOURS[colour]}>{holder_name(holder)}" for colour, holder in value]) or NOTHING

    def parse(self, word: str) -> object:
        return self.read([part.split(">") for part in word.split(",")]) if ">" in word else super().parse(word)

    def help(self) -> str:
        return 'a list of goods and holders is expected, as in [["R", "ship:ruul"], ["R", "depot:DEP-R"]]'


class SwapsField(Field):
    """Swaps in their order, as in [["depot:DEP-R", "R", "B"]]: holder, good given, good taken."""

    def read(self, value: object) -> object:
        if not isinstance(value, (list, tuple)) or len(value) > MOST_LISTED:
            raise self.refuse(value)
        swaps: list[tuple[int, int, int]] = []
        for entry in value:
            if not isinstance(entry, (list, tuple)) or len(entry) != len(("holder", "given", "taken")):
                raise self.refuse(value)
            holder, given, taken = entry
            if not isinstance(holder, str) or holder not in HOLDER_BY_NAME:
                raise self.refuse(value)
            if not isinstance(given, str) or given not in COLOURS or not isinstance(taken, str) or taken not in COLOURS:
                raise self.refuse(value)
            swaps.append((HOLDER_BY_NAME[holder], COLOURS.index(given), COLOURS.index(taken)))
        return tuple(swaps)

    def write(self, value: object) -> object:
        assert isinstance(value, tuple)
        return [[holder_name(holder), COLOURS[given], COLOURS[taken]] for holder, given, taken in value]

    def spell(self, value: object) -> str:
        """depot:DEP-R/R>B"""
        assert isinstance(value, tuple)
        swaps = [f"{holder_name(holder)}/{COLOURS[given]}>{COLOURS[taken]}" for holder, given, taken in value]
        return ",".join(swaps) or NOTHING

    def parse(self, word: str) -> object:
        if ">" not in word:
            return super().parse(word)
        return self.read([_swap(part) for part in word.split(",")])

    def help(self) -> str:
        return 'a list of swaps is expected, as in [["depot:DEP-R", "R", "B"]]'


def _swap(text: str) -> list[str]:
    """Holder, given, taken; cards of the second box have a slash in their names."""
    front, _, taken = text.rpartition(">")
    holder, _, given = front.rpartition("/")
    return [holder, given, taken]


class DemandField(Field):
    """A demand on a card, as in MIN-R-GB#0, or a Gizzi card, as in GIZ-01: a number inside the rules. A Gizzi card that
    a variant adds is its id there as well, because an action knows nothing of the table that it is for."""

    def read(self, value: object) -> object:
        demand = demand_named(value) if isinstance(value, str) else -1
        if demand >= 0:
            return demand
        if not isinstance(value, str) or not ADDED_ID.fullmatch(value.removeprefix("2/")):
            raise self.refuse(value)
        return value

    def write(self, value: object) -> object:
        if isinstance(value, str):
            return value
        assert isinstance(value, int)
        return demand_name(value)

    def help(self) -> str:
        return "a demand is expected, as in MIN-R-GB#0 or GIZ-01"


class SiteField(Field):
    """A building site: L or R for power plants, the (left) column for other cards."""

    def read(self, value: object) -> object:
        if value == "L":
            return SITE_LEFT
        if value == "R":
            return SITE_RIGHT
        if isinstance(value, bool) or not isinstance(value, int) or abs(value) > FARTHEST_COLUMN:
            raise self.refuse(value)
        return value

    def write(self, value: object) -> object:
        assert isinstance(value, int)
        return site_name(value)

    def help(self) -> str:
        return "L, R or the number of a column is expected"


class OfferField(Field):
    """An offer by its name: maker, partner and the number of the maker's offer to that partner, as in 2-0-1."""

    def read(self, value: object) -> object:
        parts = value.split("-") if isinstance(value, str) else []
        if len(parts) != len(("maker", "partner", "number")):
            raise self.refuse(value)
        for part in parts:
            if not (part.isascii() and part.isdigit()) or len(part) >= len(str(MOST_OFFERS)) or part != str(int(part)):
                raise self.refuse(value)
        maker, partner, number = int(parts[0]), int(parts[1]), int(parts[2])
        if maker >= MOST_SEATS or partner >= MOST_SEATS:
            raise self.refuse(value)
        return (number * OFFER_BASE + maker) * OFFER_BASE + partner

    def write(self, value: object) -> object:
        assert isinstance(value, int)
        return offer_name(value)

    def help(self) -> str:
        return "the name of an offer is expected: maker, partner and number, as in 2-0-1"


def offer_name(offer: int) -> str:
    return f"{offer // OFFER_BASE % OFFER_BASE}-{offer % OFFER_BASE}-{offer // OFFER_BASE // OFFER_BASE}"


class AnyHourglassField(Field):
    """An hourglass of any seat, as in 2.1: seat and number."""

    def read(self, value: object) -> object:
        parts = value.split(".") if isinstance(value, str) else []
        if len(parts) != len(("seat", "number")):
            raise self.refuse(value)
        for part in parts:
            if len(part) != 1 or not (part.isascii() and part.isdigit()):
                raise self.refuse(value)
        seat, number = int(parts[0]), int(parts[1])
        if seat >= MOST_SEATS or not 1 <= number <= MOST_HOURGLASSES:
            raise self.refuse(value)
        return seat * SEAT_BASE + number

    def write(self, value: object) -> object:
        assert isinstance(value, int)
        return f"{value // SEAT_BASE}.{value % SEAT_BASE}"

    def help(self) -> str:
        return "an hourglass of a seat is expected, as in 2.1"
