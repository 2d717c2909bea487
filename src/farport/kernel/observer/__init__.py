"""Observers: what a seat knows as named tables of whole numbers, for learning and search."""

from farport.kernel.observer.actions import ActionTable
from farport.kernel.observer.book import Book
from farport.kernel.observer.observed import Observed
from farport.kernel.observer.observer import Observer, Slot
from farport.kernel.observer.pen import Kept, Pen, copies, packed
from farport.kernel.observer.scribe import Scribe
from farport.kernel.observer.sheet import Column, Sheet

__all__ = [
    "ActionTable",
    "Book",
    "Column",
    "Kept",
    "Observed",
    "Observer",
    "Pen",
    "Scribe",
    "Sheet",
    "Slot",
    "copies",
    "packed",
]
