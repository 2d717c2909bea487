"""Counting: bars of a histogram, labels in their order, and everything that players of a game could do."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from farport.kernel import Game

BARS: Final = 24  # of a histogram, at most


def natural(label: str) -> tuple[int, int, str]:
    """Numbers by their size, before words."""
    return (0, int(label), "") if label.isdecimal() else (1, 0, label)


def histogram(counts: Counter[int]) -> dict[str, Any]:
    """Bars of equal width over all values."""
    if not counts:
        return {"start": 0, "width": 1, "counts": [], "mean": 0.0}
    low, high = min(counts), max(counts)
    width = max(1, -(-(high - low + 1) // BARS))
    bars = [0] * ((high - low) // width + 1)
    for value, count in counts.items():
        bars[(value - low) // width] += count
    total = sum(counts.values())
    mean = sum([value * count for value, count in counts.items()]) / total
    return {"start": low, "width": width, "counts": bars, "mean": mean}


def universe(game: Game) -> list[str]:
    """Everything that players could do, as far as the game declares it: kinds of action, and the words they take."""
    found: list[str] = []
    for kind in game.actions:
        found.append(kind.do)
        for field in kind.fields:
            found.extend([f"{kind.do} {field.name}={word}" for word in game.words_of(field)])
    return found
