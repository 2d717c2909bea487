"""What a game is: the contract, records, randomness, options, rulebook. Imports nothing else of Farport."""

from farport.kernel.action import Action, Field, Name, Names, Number, Word, Words, is_name
from farport.kernel.advice import LEVELS, Advice, Budget, PlayoutBudget, SearchBudget
from farport.kernel.board import Board
from farport.kernel.data import Plain, Table, parse_toml, read_toml, read_variant
from farport.kernel.encoding import Axis, Encoding, Run
from farport.kernel.entries import Entry, Roster
from farport.kernel.errors import (
    ActionError,
    DataError,
    FarportError,
    OptionError,
    RecordError,
    Refusal,
    RuleError,
    SeatError,
    StateError,
    UnknownGameError,
)
from farport.kernel.event import Event, seen_by, told
from farport.kernel.facts import Facts
from farport.kernel.fairness import Dice, Part
from farport.kernel.game import Game
from farport.kernel.manner import TEMPERS, Manner
from farport.kernel.options import Option, Options, Value
from farport.kernel.randomness import Bits, Rng
from farport.kernel.record import Move, Record, outcome_of
from farport.kernel.registry import PluginWarning, game, games
from farport.kernel.result import Result, rank
from farport.kernel.rulebook import Rule, Rulebook, Section, parse_rulebook
from farport.kernel.shape import Shape
from farport.kernel.state import State
from farport.kernel.version import Version

__all__ = [
    "LEVELS",
    "TEMPERS",
    "Action",
    "ActionError",
    "Advice",
    "Axis",
    "Bits",
    "Board",
    "Budget",
    "DataError",
    "Dice",
    "Encoding",
    "Entry",
    "Event",
    "Facts",
    "FarportError",
    "Field",
    "Game",
    "Manner",
    "Move",
    "Name",
    "Names",
    "Number",
    "Option",
    "OptionError",
    "Options",
    "Part",
    "Plain",
    "PlayoutBudget",
    "PluginWarning",
    "Record",
    "RecordError",
    "Refusal",
    "Result",
    "Rng",
    "Roster",
    "Rule",
    "RuleError",
    "Rulebook",
    "Run",
    "SearchBudget",
    "SeatError",
    "Section",
    "Shape",
    "State",
    "StateError",
    "Table",
    "UnknownGameError",
    "Value",
    "Version",
    "Word",
    "Words",
    "game",
    "games",
    "is_name",
    "outcome_of",
    "parse_rulebook",
    "parse_toml",
    "rank",
    "read_toml",
    "read_variant",
    "seen_by",
    "told",
]
