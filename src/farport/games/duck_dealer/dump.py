"""A position as plain data. restore.py is the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farport.games.duck_dealer.vocabulary import PHASES
from farport.kernel import Plain

if TYPE_CHECKING:
    from farport.games.duck_dealer.state import Position


def dump(position: Position) -> Plain:
    """Lists as they are inside, indexed by seat, planet, node and good in the order of the data file."""
    return {
        "seats": position.seats,
        "options": dict(position.terms.options),
        "rng": position.rng.dump(),
        "mine": list(position.mine),
        "yard": list(position.yard),
        "yard_built": list(position.yard_built),
        "consumer": list(position.consumer),
        "consumer_built": list(position.consumer_built),
        "factory": list(position.factory),
        "factory_stock": list(position.factory_stock),
        "pile_left": list(position.pile_left),
        "pile_right": list(position.pile_right),
        "pile_next": list(position.pile_next),
        "cubes": list(position.cubes),
        "privilege": list(position.privilege),
        "passage_of": list(position.passage_of),
        "stock": list(position.stock),
        "counter": list(position.counter),
        "equipment": list(position.equipment),
        "goods": list(position.goods),
        "tokens": list(position.tokens),
        "reserve": list(position.reserve),
        "place": list(position.place),
        "landed": list(position.landed),
        "paid": list(position.paid),
        "points": list(position.points),
        "delivered": list(position.delivered),
        "phase": PHASES[position.phase],
        "first": position.first,
        "mover": position.mover,
        "active": position.active,
        "budget": position.budget,
        "virtual": list(position.virtual),
        "spent": list(position.spent),
        "free_turn": position.free_turn,
        "free_cubes": position.free_cubes,
        "cube_spent": position.cube_spent,
        "jettisoned": position.jettisoned,
        "offers_made": position.offers_made,
        "offers_refused": list(position.offers_refused),
        "offer_give": list(position.offer_give),
        "offer_take": list(position.offer_take),
        "quiet": position.quiet,
        "final_turns": position.final_turns,
        "end_reason": position.end_reason,
    }
