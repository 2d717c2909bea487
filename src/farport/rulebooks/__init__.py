"""The players' rulebooks: one folder a game, one text a language, and examples that are positions of the engine.

`book(game, language)` is what people read, with every figure filled in by the engine; `problems(game)` is what is wrong
with the books of a game. docs/write-a-rulebook.md describes the files.
"""

from farport.rulebooks.book import Filled, FilledBook, FilledChapter, book, has_book
from farport.rulebooks.checks import Tally, problems, tallies
from farport.rulebooks.examples import Example, Played, Step, examples, replayed
from farport.rulebooks.folder import PLAYERS, folder_of
from farport.rulebooks.text import Chapter, Text, Unit, fingerprint, parse, text_of

__all__ = [
    "PLAYERS",
    "Chapter",
    "Example",
    "Filled",
    "FilledBook",
    "FilledChapter",
    "Played",
    "Step",
    "Tally",
    "Text",
    "Unit",
    "book",
    "examples",
    "fingerprint",
    "folder_of",
    "has_book",
    "parse",
    "problems",
    "replayed",
    "tallies",
    "text_of",
]
