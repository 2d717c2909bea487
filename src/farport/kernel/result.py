"""How a game ended."""

from __future__ import annotations


class Result:
    """Scores, ranks (1 is best, equal seats share the better rank), winners and where each score came from."""

    __slots__ = ("breakdown", "ranks", "reason", "scores", "winners")

    def __init__(self, scores: list[int], ranks: list[int], breakdown: list[dict[str, int]], reason: str) -> None:
        self.scores = scores
        self.ranks = ranks
        self.breakdown = breakdown
        self.reason = reason
        self.winners: tuple[int, ...] = tuple([seat for seat, rank in enumerate(ranks) if rank == 1])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash((*self.scores, *self.ranks, self.reason))

    def __reduce__(self) -> tuple[object, ...]:
        return Result, (self.scores, self.ranks, self.breakdown, self.reason)

    def __repr__(self) -> str:
        return f"Result(scores={self.scores}, ranks={self.ranks}, winners={self.winners})"

    def data(self) -> dict[str, object]:
        return {
            "scores": list(self.scores),
            "ranks": list(self.ranks),
            "winners": list(self.winners),
            "breakdown": [dict(parts) for parts in self.breakdown],
            "reason": self.reason,
        }


def rank(keys: list[tuple[int, ...]]) -> list[int]:
    """Ranks by descending keys; equal keys share the better rank: 1, 1, 3."""
    return [1 + sum([1 for other in keys if other > key]) for key in keys]
