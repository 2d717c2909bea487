"""Questions: what a designer asks of many games, each a small class with its figures."""

from __future__ import annotations

from typing import Final

from farport.arena.questions.course import Behind, Decided, Halfway, LeadChanges
from farport.arena.questions.length import ClockMinutes, Decisions, Margin, Minutes, Rounds, WinnerScore
from farport.arena.questions.playing import ByTurn, Choices, Eliminated, Interaction, WithoutChoice
from farport.arena.questions.question import Figure, Game, Question, distinct
from farport.arena.questions.wins import ByBot, ByFacet, ByOpening, BySeat

LEADING: Final[tuple[Question, ...]] = (
    BySeat(),
    ByFacet(),
    Rounds(),
    Decisions(),
    ClockMinutes(),
    WinnerScore(),
    Margin(),
    LeadChanges(),
    Decided(),
    Halfway(),
    WithoutChoice(),
    Eliminated(),
    ByTurn(),
    Interaction(),
)
"""What every answer begins with; verdicts are given on these together."""

FOLDED: Final[tuple[Question, ...]] = (ByOpening(), Behind(), Choices())
"""What can be looked up."""

__all__ = [
    "FOLDED",
    "LEADING",
    "ByBot",
    "Figure",
    "Game",
    "Minutes",
    "Question",
    "distinct",
]
