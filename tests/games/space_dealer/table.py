"""Tables for tests: games that have begun in a known way, and hands to put pieces where a test wants them."""

from __future__ import annotations

from typing import Any

import pytest

from farport.games.space_dealer import GAME
from farport.games.space_dealer.mechanics.building import build
from farport.games.space_dealer.mechanics.goods import COLOURS, UNITS, named
from farport.games.space_dealer.state import Position
from farport.games.space_dealer.versions import NEWEST
from farport.games.space_dealer.vocabulary import (
    ACTIVE,
    CARD_BY_NAME,
    HOLDER_BY_NAME,
    INACTIVE,
    MINE,
    NOBODY,
    PERSONAL,
    PILE,
    PLANETS,
    PLANNED,
    REMOVED,
    SITE_LEFT,
    SITE_RIGHT,
    USABLE,
)
from farport.kernel import Action, Event, RuleError, Value

MINUTE = 60_000
END = 1_800_000
START_MINES = ("MIN-R-GB", "MIN-Y-RB", "MIN-G-RY", "MIN-B-YG")
HANDS = (  # each lacks one colour, as it is dealt (SD-S6)
    ("MIN-R-GB", "MIN-G-RB", "MIN-B-RY"),
    ("MIN-Y-RB", "MIN-G-YB", "MIN-B-RG"),
    ("MIN-G-RY", "MIN-R-YG", "MIN-Y-RG"),
    ("MIN-B-YG", "MIN-R-YB", "MIN-Y-GB"),
)


def dealt(seats: int = 4, seed: int = 1, version: int = NEWEST, **options: Value) -> Position:
    """A table before the secret start choice."""
    state = GAME.of_version(version).new(seats, seed, options)
    assert isinstance(state, Position)
    return state


def begun(seats: int = 4, seed: int = 1, version: int = NEWEST, **options: Value) -> Position:
    """Time 0; every seat has a generator on R and, of 3 or 4 seats, a known mine on column 4: red, yellow, green …"""
    state = dealt(seats, seed, version, **options)
    if seats <= len(START_MINES):
        for seat in range(seats):
            for mine in HANDS[seat]:
                in_hand(state, seat, mine)
    for seat in range(seats):
        mines = [name for name in hand(state, seat) if name.removeprefix("2/").startswith("MIN")]
        mine = START_MINES[seat] if seats <= len(START_MINES) else mines[0]
        do(state, seat, "choose_start", side="R", mine=mine, column=4)
    return state


def advanced(version: int = NEWEST, **options: Value) -> Position:
    return begun(4, 1, version, rules="advanced", **options)


def card(name: str) -> int:
    return CARD_BY_NAME[name]


def hand(state: Position, seat: int) -> list[str]:
    names = {number: name for name, number in CARD_BY_NAME.items()}
    return [names[number] for number in state.personal[seat]]


def in_hand(state: Position, seat: int, name: str) -> None:
    """The card comes into the seat's personal pile, for another of its type."""
    number = card(name)
    if number in state.personal[seat]:
        return
    type_ = state.terms.type[number]
    wanted = [card(mine) for mine in HANDS[seat]] if type_ == MINE else []
    other = next(held for held in state.personal[seat] if state.terms.type[held] == type_ and held not in wanted)
    owner = state.owner[number]
    if owner != NOBODY:
        state.own_personal()[owner].remove(number)
        state.own_personal()[owner].append(other)
        state.own_personal()[owner].sort()
    state.own_personal()[seat].remove(other)
    state.own_personal()[seat].append(number)
    state.own_personal()[seat].sort()
    state.place[other] = REMOVED if owner == NOBODY else PERSONAL
    for moved, to in ((number, seat), (other, owner)):
        state.owner[moved] = to
        state.dealt[moved] = to
        state.known[moved] = 0 if to == NOBODY else 1 << to
    state.place[number] = PERSONAL


def plan(state: Position, seat: int, *names: str) -> None:
    """The cards come into the planning area, from wherever they are."""
    for name in names:
        number = _take_up(state, name)
        state.planned[seat].append(number)
        state.place[number] = PLANNED
        state.owner[number] = seat
        state.known[number] = state.terms.everybody


def built(state: Position, seat: int, name: str, site: int | str) -> None:
    """The card is built, without an hourglass."""
    number = _take_up(state, name)
    build(state, seat, number, {"L": SITE_LEFT, "R": SITE_RIGHT}[site] if isinstance(site, str) else site)
    state.happened = []


def _take_up(state: Position, name: str) -> int:
    number = card(name)
    owner = state.owner[number]
    if state.place[number] == PILE:
        state.own_piles()[state.terms.level[number]].remove(number)
    elif state.place[number] == PERSONAL:
        state.own_personal()[owner].remove(number)
    elif state.place[number] == PLANNED:
        state.planned[owner].remove(number)
    else:
        assert state.place[number] == REMOVED, f"{name} cannot be taken from where it is"
    return number


def on_top(state: Position, *names: str) -> None:
    """The cards lie on top of their pile, in this order."""
    for name in reversed(names):
        number = card(name)
        pile = state.own_piles()[state.terms.level[number]]
        pile.remove(number)
        pile.insert(0, number)


def load(state: Position, holder: str, goods: str) -> None:
    """Goods of the supply, such as "RRG", into a holder."""
    for colour in goods:
        unit = UNITS[COLOURS.index(colour)]
        state.from_supply(unit)
        state.put(HOLDER_BY_NAME[holder], unit)


def goods(state: Position, holder: str) -> str:
    """What a holder holds, such as "RRG"."""
    held = named(state.goods_in(HOLDER_BY_NAME[holder]))
    return "".join([colour * number for colour, number in held.items()])


def supply(state: Position) -> str:
    return "".join([colour * number for colour, number in named(state.supply).items()])


def at(state: Position, ship: str, field: int) -> None:
    """The ship is landed there."""
    state.ship_at[HOLDER_BY_NAME[ship]] = field


def ship_of(state: Position, seat: int) -> str:
    return f"ship:{PLANETS[state.planet[seat]]}"


def hourglass(state: Position, seat: int, number: int) -> int:
    """The state of an hourglass."""
    return state.hourglass[seat * state.terms.slots + number - 1]


def usable_on(state: Position, seat: int, name: str) -> None:
    """An hourglass of the seat has run out on the card: it was started and the time is later now."""
    kind = "start_build" if card(name) in state.planned[seat] else "start_use"
    do(state, seat, kind, card=name)
    state.advance(state.now + MINUTE)
    number = state.card_hourglass[card(name)]
    assert state.hourglass[number] == USABLE


def look(state: Position, viewer: int | None) -> Any:
    """The view, for looking into it by its keys."""
    return state.view(viewer)


def command(kind: str, fields: dict[str, object]) -> Action[Any]:
    """Python has a `from` of its own: here it is written `from_`."""
    return GAME.action({"do": kind, **{name.removesuffix("_"): value for name, value in fields.items()}})


def do(state: Position, seat: int, kind: str, **fields: object) -> list[Event]:
    events = state.play(seat, command(kind, fields))
    assert state.violations() == []
    return events


def refused(state: Position, seat: int, code: str, rule: str, kind: str, **fields: object) -> None:
    """The command is refused by that rule with that code, and nothing changes."""
    before = state.digest()
    with pytest.raises(RuleError) as refusal:
        state.play(seat, command(kind, fields))
    assert (refusal.value.code, refusal.value.rule) == (code, rule)
    assert refusal.value.sentence
    assert state.digest() == before


def said(state: Position, seat: int, kind: str, **fields: object) -> str:
    """What the refusal of the command says."""
    with pytest.raises(RuleError) as refusal:
        state.play(seat, command(kind, fields))
    return refusal.value.sentence


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def to_choose(state: Position, seat: int) -> set[str]:
    """The kinds of command that are listed for a seat."""
    return {action.do for action in state.legal(seat)}


def listed(state: Position, seat: int, kind: str) -> list[dict[str, object]]:
    """The listed commands of one kind, without the word itself."""
    return [
        {name: value for name, value in action.data().items() if name != "do"}
        for action in state.legal(seat)
        if action.do == kind
    ]


def busy(state: Position, seat: int) -> int:
    """How many hourglasses of the seat are running."""
    slots = state.terms.slots
    return state.hourglass[seat * slots : (seat + 1) * slots].count(ACTIVE)


def free(state: Position, seat: int) -> int:
    slots = state.terms.slots
    return state.hourglass[seat * slots : (seat + 1) * slots].count(INACTIVE)


def asked(state: Position) -> tuple[int, ...]:
    """The seats to move (as a call: the answer changes from one line to the next)."""
    return state.to_move


def due(state: Position) -> int | None:
    return state.next_due
