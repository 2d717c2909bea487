"""The numbers of the commands at one table: its cards, ships and fields, and negotiation in bounded form.

What the position settles is left out: who the owner of a holder is, the number of an offer (there is one open offer
from each seat to each other), and how many goods are "as many as possible".
"""

from __future__ import annotations

from typing import Any, Final, final

from farport.games.space_dealer.actions import ACTIONS
from farport.games.space_dealer.actions.attacks import Block, Sabotage
from farport.games.space_dealer.actions.cargo import Deliver, Dump, MoveGoods
from farport.games.space_dealer.actions.choosing import ChooseStart
from farport.games.space_dealer.actions.jobs import StartBuild, StartFlight, StartTech, StartUse
from farport.games.space_dealer.actions.planning import DiscardPlanned, Draw, Keep, Plan
from farport.games.space_dealer.actions.trading import Accept, Counter, Decline, MakeOffer, Withdraw
from farport.games.space_dealer.actions.using import Cancel, Release, UseBuild, UseCard, UseTech
from farport.games.space_dealer.actions.waiting import NO_TIME, Done, Wait
from farport.games.space_dealer.fields import OFFER_BASE, SEAT_BASE
from farport.games.space_dealer.mechanics import effects
from farport.games.space_dealer.mechanics.goods import COLOURS, NOTHING, UNITS, amount, count
from farport.games.space_dealer.mechanics.hourglasses import UNNAMED
from farport.games.space_dealer.tables import LEVELS
from farport.games.space_dealer.terms import Terms
from farport.games.space_dealer.vocabulary import (
    CARD_HOLDER,
    FIELD_HOLDER,
    FIRST_COLUMN,
    INTERSTELLAR_ROCKET,
    LAST_COLUMN,
    MINE,
    MOST_DEMANDS,
    NEUTRAL_SHIP,
    NOTHING_THERE,
    SABOTAGE_PROBE,
    SIDES,
    SITE_LEFT,
    SITE_RIGHT,
)
from farport.kernel import Action, Axis, Encoding, Run
from farport.kernel.encoding import completed

VERSION: Final = 1  # goes up whenever a number changes its meaning

MANY: Final = 2  # as many as possible, when that is more than one
HANDFULS: Final = [(colour, number) for colour in range(len(COLOURS)) for number in (1, MANY)]


@final
class Handful(Axis):
    """Goods of one colour: one piece, or as many as possible."""

    def value(self, action: Action[Any]) -> object:
        assert isinstance(action, (MoveGoods, Dump))
        goods = action.goods
        for colour in range(len(COLOURS)):
            number = amount(goods, colour)
            if number:
                return (colour, min(number, MANY)) if number == count(goods) else NOTHING
        return NOTHING


@final
class Trade(Axis):
    """What is given and what is taken: one good for one of another colour, a gift or a request of one."""

    def value(self, action: Action[Any]) -> object:
        assert isinstance(action, (MakeOffer, Counter))
        return (action.give, action.take)


TRADES: Final = [(give, take) for give in (NOTHING, *UNITS) for take in (NOTHING, *UNITS) if give != take]


@final
class Maker(Axis):
    """Who made the offer that is answered."""

    def value(self, action: Action[Any]) -> object:
        assert isinstance(action, (Counter, Accept, Decline))
        return action.offer // OFFER_BASE % OFFER_BASE


@final
class Partner(Axis):
    """To whom the offer was made that is taken back."""

    def value(self, action: Action[Any]) -> object:
        assert isinstance(action, Withdraw)
        return action.offer % OFFER_BASE


@final
class Untimed(Axis):
    """Waiting is listed without a time only, and had its number before a time of 0 could be named."""

    def value(self, action: Action[Any]) -> object:
        assert isinstance(action, Wait)
        return 0 if action.until == NO_TIME else NOTHING_THERE

    def says(self, action: type[Action[Any]], place: int) -> str:
        return f"{self.name}=None"


def encoding(terms: Terms) -> Encoding:
    cards = range(terms.cards)
    seats = range(terms.seats)
    card = Axis("card", cards)
    ships = ships_in_play(terms)
    ship = Axis("ship", ships)
    hourglass = Axis("hourglass", range(1, terms.slots + 1))
    columns = sorted({column for arm in terms.tables.arms for column in arm})
    sites = [SITE_LEFT, SITE_RIGHT, *range(FIRST_COLUMN, LAST_COLUMN + 1)]
    demands = [number * MOST_DEMANDS + place for number in cards for place in range(terms.demand_count[number])]
    named = [*demands, *[terms.tables.demand_named(gizzi) for gizzi in terms.gizzis]]
    holders = [*ships, *storages(terms)]
    fields = [FIELD_HOLDER + field for field in range(terms.ring)] if terms.advanced else []
    runs = [
        Run(ChooseStart, [Axis("side", range(len(SIDES))), cards_of(terms, MINE, "mine"), Axis("column", columns)]),
        Run(StartTech, [Axis("hourglass", [UNNAMED])]),
        Run(StartBuild, [card, Axis("hourglass", [UNNAMED])]),
        Run(StartUse, [card, Axis("hourglass", [UNNAMED])]),
        Run(StartFlight, [ship, Axis("field", range(terms.ring)), Axis("hourglass", [UNNAMED])]),
        Run(Draw, [Axis("level", range(1, LEVELS + 1))]),
        Run(Deliver, [ship, Axis("demand", named)]),
        *use_runs(terms, holders, ships),
        Run(UseBuild, [hourglass, Axis("site", sites)]),
        Run(DiscardPlanned, [hourglass]),
        Run(Plan, [card]),
        Run(Keep, [card]),
        Run(
            MoveGoods,
            [Axis("source", [*holders, *fields]), Axis("target", [*holders, *fields]), Handful("handful", HANDFULS)],
        ),
        Run(Dump, [Axis("holder", holders), Handful("handful", HANDFULS)]),
        *offer_runs(terms, holders),
        Run(Counter, [Maker("maker", seats), Trade("trade", TRADES)]),
        Run(Accept, [Maker("maker", seats)]),
        Run(Decline, [Maker("maker", seats)]),
        Run(Withdraw, [Partner("partner", seats)]),
        Run(Release, [hourglass]),
        Run(Wait, [Untimed("until", [0])]),
        Run(Done, []),
    ]
    if terms.allow_cancel:
        runs.append(Run(Cancel, [hourglass]))
    if not terms.auto_tech:
        runs.append(Run(UseTech, [hourglass]))
    if terms.advanced:
        anybody = [seat * SEAT_BASE + number for seat in seats for number in range(1, terms.slots + 1)]
        runs += [
            Run(Sabotage, [cards_of(terms, SABOTAGE_PROBE, "card"), Axis("hourglass", anybody)]),
            Run(Block, [cards_of(terms, INTERSTELLAR_ROCKET, "card"), Axis("target", cards)]),
        ]
    return Encoding(VERSION, completed(runs, ACTIONS, never=(Cancel, UseTech, Sabotage, Block)))


def ships_in_play(terms: Terms) -> list[int]:
    """Those of the planets that can be at this table, and the neutral ones."""
    planets = range(terms.seats) if terms.options["planets"] == "listed" else range(NEUTRAL_SHIP)
    return [*planets, *range(NEUTRAL_SHIP, NEUTRAL_SHIP + terms.neutral_ships)]


def storages(terms: Terms) -> list[int]:
    return [CARD_HOLDER + card for card in range(terms.cards) if terms.capacity[card] > 0]


def cards_of(terms: Terms, type: int, field: str) -> Axis:
    return Axis(field, [card for card in range(terms.cards) if terms.type[card] == type])


def use_runs(terms: Terms, holders: list[int], ships: list[int]) -> list[Run]:
    """A card under an hourglass: its goods into one or two holders, its swaps, or a probe's goods to a ship."""
    hourglass = Axis("hourglass", range(1, terms.slots + 1))
    no_placements, no_swaps, no_ship = Axis("placements", [()]), Axis("swaps", [()]), Axis("ship", [NOTHING_THERE])
    return [
        Run(UseCard, [hourglass, Axis("placements", effects.all_placements(terms, holders)), no_swaps, no_ship]),
        Run(UseCard, [hourglass, no_placements, Axis("swaps", effects.all_swaps(holders)), no_ship]),
        Run(UseCard, [hourglass, no_placements, no_swaps, Axis("ship", ships)]),
    ]


def offer_runs(terms: Terms, holders: list[int]) -> list[Run]:
    """Goods between two holders that meet; in the advanced game a card for a card, a card as a gift, a card wanted."""
    runs = [Run(MakeOffer, [Axis("mine", holders), Axis("theirs", holders), Trade("trade", TRADES)])]
    if terms.advanced:
        single = [(card,) for card in range(terms.cards)]
        partner = Axis("partner", range(terms.seats))
        runs += [
            Run(MakeOffer, [Axis("give_cards", single), Axis("take_cards", single)]),
            Run(MakeOffer, [partner, Axis("give_cards", single)]),
            Run(MakeOffer, [Axis("take_cards", single)]),
        ]
    return runs
