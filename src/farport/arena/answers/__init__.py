"""Answers: the figures of one or more runs side by side, which differences are real, and the sentences that say so."""

from farport.arena.answers.answer import Side, answer
from farport.arena.answers.text import told

__all__ = ["Side", "answer", "told"]
