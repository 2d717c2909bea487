"""Research in the technology phase (SP-050 to SP-053)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, final

from farport.games.space_paper import refusals
from farport.games.space_paper.mechanics.civilisation import level_cost
from farport.games.space_paper.mechanics.order import Order, pledged
from farport.games.space_paper.mechanics.planets import calm_immune
from farport.games.space_paper.vocabulary import TECHNOLOGIES, TECHS
from farport.kernel import Action, Event, Field, Refusal, Word

if TYPE_CHECKING:
    from farport.games.space_paper.state import Position


def draft_level(position: Position, seat: int, technology: int) -> int:
    """The level if the own orders stand (SP-301)."""
    level = position.level(seat, technology)
    for order in position.orders[seat]:
        if isinstance(order, Research) and order.technology == technology:
            level += 1
    return level


def advance_technology(position: Position, seat: int, technology: int) -> None:
    """A level more, effective at once (SP-050)."""
    position.own_levels()[seat * TECHS + technology] += 1
    level = position.level(seat, technology)
    position.tell(Event("technology", seat, {"technology": TECHNOLOGIES[technology], "level": level}))
    calm_immune(position, seat)


@final
class Research(Order):
    """Advance one technology by one level."""

    __slots__ = ("technology",)
    do: ClassVar[str] = "research"
    fields: ClassVar[tuple[Field, ...]] = (Word("technology", TECHNOLOGIES),)

    def __init__(self, technology: int) -> None:
        self.technology = technology

    @classmethod
    def offers(cls, position: Position, seat: int) -> Sequence[Action[Position]]:
        actions = [Research(technology) for technology in range(TECHS)]
        return [action for action in actions if action.refusal(position, seat) is None]

    def refusal(self, position: Position, seat: int) -> Refusal | None:
        if position.orders[seat] and not position.terms.science_carried:  # SP-052
            return refusals.ONE_LEVEL_A_ROUND
        level = draft_level(position, seat, self.technology)
        if level >= position.tables.top_level:
            return refusals.TECH_MAXED.says({"technology": TECHNOLOGIES[self.technology], "level": level})
        left = position.science[seat] - pledged(position, seat)
        cost = level_cost(position, level)
        return (
            refusals.NOT_ENOUGH_SCIENCE.says({"level": level + 1, "cost": cost, "have": left}) if left < cost else None
        )

    def cost(self, position: Position, seat: int) -> int:
        """SP-051; SP-052: the marker goes back to 0, or only its cost is taken when science is carried."""
        if not position.terms.science_carried:
            return position.science[seat]
        return level_cost(position, draft_level(position, seat, self.technology))

    def void(self, position: Position, seat: int) -> Refusal | None:
        """Only the own Great discovery could raise it meanwhile, and that reckons with the order (SP-199)."""
        return None

    def carry_out(self, position: Position, seat: int, cost: int) -> None:
        position.science[seat] -= cost
        advance_technology(position, seat, self.technology)
