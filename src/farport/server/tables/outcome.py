"""How a table ended, as everybody is told."""

from __future__ import annotations

from farport.kernel import Result, State, rank
from farport.server.protocol.shapes import Outcome


def outcome_of(result: Result) -> Outcome:
    return Outcome(
        scores=list(result.scores),
        ranks=list(result.ranks),
        winners=list(result.winners),
        breakdown=[dict(parts) for parts in result.breakdown],
        reason=result.reason,
    )


def by_resignation(state: State, resigned: list[bool]) -> Outcome:
    """Those who stayed come first, by how well they stood; those who resigned share what is left in the same way."""
    scores = [int(state.evaluate(seat)) for seat in range(state.seats)]
    ranks = rank([(0 if gone else 1, score) for gone, score in zip(resigned, scores, strict=True)])
    return Outcome(
        scores=scores,
        ranks=ranks,
        winners=[seat for seat, place in enumerate(ranks) if place == 1],
        breakdown=[{} for _ in scores],
        reason="resigned",
    )
