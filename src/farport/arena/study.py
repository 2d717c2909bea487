"""Study: a designer's question as plans of games: before and after on equal seeds, restricted bots, levels, skill.

Everything follows from the question (`Wanted`), so a study can be played anywhere, stopped, and gone on with; what is
played next depends only on what is there already.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from farport.arena.answers import Side, answer
from farport.arena.answers.answer import Pace
from farport.arena.chunks import Row
from farport.arena.plan import CHUNK, Plan
from farport.bots.restricted import BARRED, MADE, Option, options
from farport.kernel import FarportError, Game, Plain, Table, Value, game

PRINTED: Final = "printed"
BEFORE: Final = "before"  # as that side is called where it is a variant, too
YOURS: Final = "yours"
OPTION_GAMES: Final = 120  # of a bot that is barred from an option, and as many of one that is made to use it
MOST_OPTIONS: Final = 24
MOST_GAMES: Final = 100_000

Piece = tuple[str, int]  # a part of a study, and the number of one of its chunks


class Wanted(NamedTuple):
    """What is asked. `before` and `after`: variants; null is the printed game, and where both are equal only one side
    is played. `choices`: kinds of action whose options are tried by restricted and forced play. `levels`: other bots
    to play the same games. `skill`: a bot to play against the first one. `pace_s`: seconds that people are assumed to
    take for a decision, for the length in minutes."""

    game: str
    seats: int
    bots: tuple[str, ...] = ("medium",)
    games: int = 1000
    seed: int = 1
    before: Plain | None = None
    after: Plain | None = None
    options: dict[str, Value] = {}  # noqa: RUF012  (nobody writes into it)
    choices: tuple[str, ...] = ()
    levels: tuple[str, ...] = ()
    skill: str | None = None
    rules_version: int | None = None
    pace_s: float | None = None

    def data(self) -> Plain:
        found = self._asdict()
        return {key: list(value) if isinstance(value, tuple) else value for key, value in found.items()}

    @staticmethod
    def from_data(data: object) -> Wanted:
        table = Table(data, "study.json")
        table.only(Wanted._fields)
        found: dict[str, object] = {key: table.value(key) for key in table.keys()}  # noqa: SIM118  (a Table is no dict)
        for key in ("bots", "choices", "levels"):
            if key in found:
                found[key] = tuple(str(each) for each in table.items(key))
        return Wanted(**found)  # type: ignore[arg-type]


class Study:
    """The plans of a question, by name."""

    def __init__(self, wanted: Wanted) -> None:
        if not 1 <= wanted.games <= MOST_GAMES:
            raise FarportError(f"games: 1 to {MOST_GAMES} are expected, not {wanted.games}")
        self.wanted = wanted
        self.after = game(wanted.game, wanted.after, wanted.rules_version)
        self.before = game(wanted.game, wanted.before, wanted.rules_version)
        self.compares = self.before.data != self.after.data
        self.parts: dict[str, Plan] = {}
        each = max(1, wanted.games // (2 if self.compares else 1))
        self._sides("", wanted.bots, each)
        self.main = list(self.parts)
        for level in wanted.levels:
            self._sides(f"@{level}", (level,), max(1, each // 2))
        self._add_options()
        if wanted.skill is not None:
            self.parts["skill"] = self._plan(self.after, (wanted.skill, *[wanted.bots[0]] * (wanted.seats - 1)), each)

    def _sides(self, suffix: str, bots: Sequence[str], games: int) -> None:
        if self.compares:
            self.parts[PRINTED + suffix] = self._plan(self.before, bots, games)
        self.parts[YOURS + suffix] = self._plan(self.after, bots, games)

    def _plan(self, of: Game, bots: Sequence[str], games: int) -> Plan:
        wanted = self.wanted
        return Plan(of, wanted.seats, bots, games, seed=wanted.seed, options=wanted.options)

    def _add_options(self) -> None:
        free = self.wanted.bots[0]
        for option in self.options():
            for sign in (BARRED, MADE) if option.word else (BARRED,):
                bots = (f"{free}{sign}{option}", *[free] * (self.wanted.seats - 1))
                self.parts[f"{sign}{option}"] = self._plan(self.after, bots, min(OPTION_GAMES, self.wanted.games))

    def options(self) -> list[Option]:
        """A kind with words stands for all of them."""
        found: list[Option] = []
        for choice in self.wanted.choices:
            asked = Option.read(choice)
            of = options(self.after, asked.kind)
            if asked.word and asked.word not in [each.word for each in of]:
                raise FarportError(f"choices: {asked.kind} has no word {asked.word!r}")
            found.extend([asked] if asked.word or not of else of)
        if len(found) > MOST_OPTIONS:
            raise FarportError(f"choices: at most {MOST_OPTIONS} options are tried at once, these are {len(found)}")
        return found

    def side_name(self, part: str) -> str:
        name = part.partition("@")[0]
        return BEFORE if name == PRINTED and self.wanted.before is not None else name

    @property
    def games(self) -> int:
        return sum([plan.games for plan in self.parts.values()])

    def pieces(self) -> list[Piece]:
        """All chunks in the order in which they are played: the sides of a comparison in turns, then part by part."""
        main = [(name, number) for number in range(self.parts[self.main[0]].chunks) for name in self.main]
        others = [
            (name, number)
            for name, plan in self.parts.items()
            if name not in self.main
            for number in range(plan.chunks)
        ]
        return main + others

    def todo(self, done: set[Piece], decided: bool) -> list[Piece]:
        """What is left to play; when the main question is decided, its other games are saved."""
        return [piece for piece in self.pieces() if piece not in done and not (decided and piece[0] in self.main)]

    def size(self, piece: Piece) -> int:
        """The games of a chunk."""
        plan = self.parts[piece[0]]
        return min(CHUNK, plan.games - piece[1] * CHUNK)

    def answer(self, rows: Mapping[str, Sequence[Row]], pace: Pace | None = None) -> Plain:
        def sides(names: Sequence[str]) -> list[Side]:
            return [Side(self.side_name(name), self.parts[name], rows.get(name, ())) for name in names]

        if self.wanted.pace_s is not None:
            pace = Pace(self.wanted.pace_s, 0, assumed=True)
        by_level = [[name for name in self.parts if name.endswith(f"@{level}")] for level in self.wanted.levels]
        return answer(
            sides(self.main),
            pace=pace,
            options=sides([name for name in self.parts if name[0] in (BARRED, MADE)]),
            levels=[sides(names) for names in by_level if rows.get(names[-1])],
            skill=sides([name for name in self.parts if name == "skill" and rows.get(name)]),
        )
