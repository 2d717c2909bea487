"""The secret start choice (SD-S9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from farport.games.space_dealer import refusals
from farport.games.space_dealer.fields import CardField
from farport.games.space_dealer.mechanics.building import build
from farport.games.space_dealer.vocabulary import (
    CARDS,
    FARTHEST_COLUMN,
    GENERATOR,
    LEFT,
    MINE,
    NOBODY,
    RUNNING,
    SIDES,
    SITE_LEFT,
    SITE_RIGHT,
)
from farport.kernel import Action, Event, Field, Number, Refusal, Word

if TYPE_CHECKING:
    from farport.games.space_dealer.state import Position

COLUMN_BASE: Final = 32


@final
class ChooseStart(Action["Position"]):
    """Side of the first generator, first mine and its column: chosen unseen, revealed together."""

    __slots__ = ("column", "mine", "side")
    do: ClassVar[str] = "choose_start"
    fields: ClassVar[tuple[Field, ...]] = (
        Word("side", SIDES),
        CardField("mine"),
        Number("column", -FARTHEST_COLUMN, FARTHEST_COLUMN),
    )

    def __init__(self, side: int, mine: int, column: int) -> None:
        self.side = side
        self.mine = mine
        self.column = column

    @classmethod
    def offers(cls, state: Position, seat: int) -> list[ChooseStart]:
        if state.chosen[seat] != NOBODY:
            return []
        mines = start_mines(state, seat)
        return [
            ChooseStart(side, mine, column)
            for side in range(len(SIDES))
            for mine in mines
            for column in start_columns(state, side)
        ]

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        if state.chosen[seat] != NOBODY:
            return refusals.START_TWICE
        if self.mine >= state.terms.cards:
            return refusals.UNKNOWN
        if self.mine not in start_mines(state, seat):
            return refusals.START_NOT_IN_PILE
        if self.column not in start_columns(state, self.side):
            return refusals.START_NO_POWER
        return None

    def effect(self, state: Position, seat: int) -> None:
        state.chosen[seat] = packed_choice(self.side, self.mine, self.column)
        state.tell(
            Event(
                "start_chosen",
                seat,
                {},
                {"side": SIDES[self.side], "mine": CARDS[self.mine], "column": self.column},
                (seat,),
            )
        )
        if NOBODY not in state.chosen:
            reveal(state)


def start_mines(position: Position, seat: int) -> list[int]:
    return [card for card in position.personal[seat] if position.terms.type[card] == MINE]


def start_columns(position: Position, side: int) -> list[int]:
    """What a generator on that side supplies."""
    return position.terms.tables.arms[side][: position.terms.strengths[1]]


def packed_choice(side: int, mine: int, column: int) -> int:
    return (mine * len(SIDES) + side) * COLUMN_BASE + column


def reveal(position: Position) -> None:
    """All choices together: generator and mine are built at once, without hourglass. SD-S11: the clock starts."""
    position.tell(Event("starts_revealed", None, {}, reveals=True))
    for seat, choice in enumerate(position.chosen):
        side = choice // COLUMN_BASE % len(SIDES)
        mine = choice // COLUMN_BASE // len(SIDES)
        generator = min([card for card in position.personal[seat] if position.terms.type[card] == GENERATOR])
        for card, site in (
            (generator, SITE_LEFT if side == LEFT else SITE_RIGHT),
            (mine, choice % COLUMN_BASE),
        ):
            position.own_personal()[seat].remove(card)
            build(position, seat, card, site)
    position.phase = RUNNING
    position.say("started", None, {"until": position.terms.game_ms})
