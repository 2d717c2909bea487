"""Players in software. They know the contract only, and of a table only what their seat may know."""

from farport.bots.analysis import TURNING, Analysis, Decision, analyse, first_chances, judged
from farport.bots.bot import Bot, known, make, names, require_bot
from farport.bots.conduct import Conduct, conduct
from farport.bots.hint import hint
from farport.bots.match import Match, Played, play_out
from farport.bots.pace import pace
from farport.bots.reasons import Reason, reason
from farport.bots.sight import Sight
from farport.bots.tempers import Character, character, temper_of
from farport.kernel import LEVELS, TEMPERS

__all__ = [
    "LEVELS",
    "TEMPERS",
    "TURNING",
    "Analysis",
    "Bot",
    "Character",
    "Conduct",
    "Decision",
    "Match",
    "Played",
    "Reason",
    "Sight",
    "analyse",
    "character",
    "conduct",
    "first_chances",
    "hint",
    "judged",
    "known",
    "make",
    "names",
    "pace",
    "play_out",
    "reason",
    "require_bot",
    "temper_of",
]
