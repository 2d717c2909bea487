"""Orders: actions of the secret windows, noted when given and carried out when all are revealed (SP-301)."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar, Final

from farport.kernel import Action, Event, Refusal

if TYPE_CHECKING:
    from farport.games.space_paper.state import Position


TURNS: Final = (0, 1, 2, 3)


class Order(Action["Position"]):
    """An action that waits for the reveal.

    `refusal` judges it when it is given, as if the own earlier orders of the window had been carried out and the others
    had ordered nothing. `void` judges it once more at the reveal: whatever has become impossible is not carried out,
    what it cost stays with its owner, and he is told the rule.
    """

    __slots__ = ()
    turn: ClassVar[int] = 0  # orders of one seat are carried out by this number, then in the order given (SP-030)

    def cost(self, position: Position, seat: int) -> int:
        """Gold or science that the order will take."""
        return 0

    @abstractmethod
    def void(self, position: Position, seat: int) -> Refusal | None:
        """The rule that forbids to carry out the order now, at the reveal, or None."""

    @abstractmethod
    def carry_out(self, position: Position, seat: int, cost: int) -> None:
        """Do what was ordered."""

    def effect(self, position: Position, seat: int) -> None:
        """Giving an order only notes it; nobody else may even see that there is one before the reveal (SP-311)."""
        position.costs[seat].append(self.cost(position, seat))
        position.orders[seat].append(self)


def reveal(position: Position) -> None:
    """SP-301: all orders are shown, then carried out in turn order from the first-player token."""
    seats = position.in_turn_order()
    for seat in seats:
        for action in position.orders[seat]:
            if action.do != "set_standing_order":  # SP-310: that one stays secret
                position.tell(Event("order_revealed", seat, {"order": action.data()}, reveals=True))
    for seat in seats:
        carry_out_orders(position, seat)


def carry_out_orders(position: Position, seat: int) -> list[tuple[int, Refusal]]:
    """SP-030: by their turn, then as they were given. Returned is what is void: its number, and what forbids it."""
    orders = position.orders[seat]
    costs = position.costs[seat]
    position.orders[seat] = []
    position.costs[seat] = []
    void: list[tuple[int, Refusal]] = []
    for turn in TURNS:
        for number, order in enumerate(orders):
            assert isinstance(order, Order)
            if order.turn == turn:
                refusal = order.void(position, seat)
                if refusal is None:
                    order.carry_out(position, seat, costs[number])
                else:
                    void.append((number, refusal))
                    told = {"order": order.data(), "rule": refusal.rule, "code": refusal.code}
                    position.tell(Event("order_void", seat, None, {**told, "returned": costs[number]}, (seat,)))
    return void


def pledged(position: Position, seat: int) -> int:
    """What the seat's orders of this window will take: gold, or science in the technology phase."""
    return sum(position.costs[seat])
