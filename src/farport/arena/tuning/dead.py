"""Dead options as a want: how many words of an action lose for who is made to use them; played in the play-off only."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from farport.arena.answers.options import Choice, judged
from farport.arena.chunks import Row
from farport.arena.questions import distinct
from farport.arena.tuning.wants import Measure, Want
from farport.bots.restricted import BARRED, MADE, options
from farport.kernel import FarportError, Game

DEAD: Final = "dead "  # and the kind of action: "dead choose_politics"
GAMES: Final = 60  # of each option, by a bot that must and by one that may not
MOST_OPTIONS: Final = 12


class Dead:
    """One such want, and the games that it takes."""

    def __init__(self, of: Game, want: Want) -> None:
        self.want = want
        self.games = GAMES
        self.options = [str(option) for option in options(of, want.what.removeprefix(DEAD))]
        if not 1 <= len(self.options) <= MOST_OPTIONS:
            raise FarportError(
                f"want {want.what}: an action that chooses among 1 to {MOST_OPTIONS} words is expected, "
                f"and this one has {len(self.options)}"
            )

    @staticmethod
    def is_asked(want: Want) -> bool:
        return want.what.startswith(DEAD)

    def line_ups(self, bot: str, seats: int) -> list[list[str]]:
        return [[f"{bot}{sign}{option}", *[bot] * (seats - 1)] for option in self.options for sign in (BARRED, MADE)]

    def measure(self, played: Mapping[str, list[Row]], seats: int) -> Measure:
        choices = {option: Choice(option, 1 / seats) for option in self.options}
        for rows in played.values():
            games = distinct(rows)[0]
            for choice in choices.values():
                choice.add(games)
        dead = [choice.option for choice in judged(list(choices.values())) if choice.verdict == "dead"]
        return Measure(float(len(dead)), 0.0, ", ".join(dead), {})
