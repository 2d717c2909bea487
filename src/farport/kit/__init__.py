"""The conformance kit: what every game must satisfy, given for free by registering it.

    report = farport.kit.check(farport.game("forgotten-planet"), games=20)
    print(report.text())

In a test suite, `examine` runs one of the `CHECKS`:

    @pytest.mark.parametrize("check", farport.kit.CHECKS, ids=lambda check: check.name)
    def test_my_game(check):
        outcome = farport.kit.examine(GAME, check)
        assert outcome.passed, outcome.text()
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from farport.kernel import Game
from farport.kit import golden
from farport.kit.checks import CHECKS, Check
from farport.kit.report import Outcome, Report
from farport.kit.session import Input, Session
from farport.kit.transcript import Heading, transcript
from farport.kit.walk import LIMIT, ConformanceError, Setting, Walk, played

GAMES = 10  # random games of each check; together with one for every number of seats, enough for every day

__all__ = [
    "CHECKS",
    "GAMES",
    "Check",
    "ConformanceError",
    "Heading",
    "Input",
    "Outcome",
    "Report",
    "Session",
    "Setting",
    "Walk",
    "check",
    "examine",
    "examine_records",
    "golden",
    "played",
    "transcript",
]


def check(
    game: Game,
    games: int = GAMES,
    seed: int = 0,
    progress: Callable[[str, float, int], None] | None = None,
    *,
    inputs: Sequence[Input] = (),
    limit: int = LIMIT,
    records: Path | None = None,
) -> Report:
    """Run every check on a game, with about `games` random games each; the same seed examines the same games.

    `progress` is called with the name of the check at work, how many checks are done (with the part of this one that
    is), and how many there are.
    `inputs` are further faces of a state that bots are shown, each a function of a state and a seat: they must not
    leak either.
    `records` is the folder of the game's golden records: every version must have some there, and they must replay.
    """
    report = Report(game, seed)
    for done, one in enumerate(CHECKS):

        def walked(walks: int, name: str = one.name, done: int = done) -> None:
            if progress is not None:
                progress(name, done + min(walks / (games + len(game.seats)), 1.0), len(CHECKS))

        walked(0)
        report.outcomes.append(examine(game, one, games, seed, inputs=inputs, limit=limit, progress=walked))
    if records is not None:
        report.outcomes.append(examine_records(game, records))
    if progress is not None:
        progress("", len(CHECKS), len(CHECKS))
    return report


def examine_records(game: Game, folder: Path) -> Outcome:
    """Whether every version of the rules has golden records in the folder, and all of them replay."""
    sentences = golden.broken(game, folder)
    kept = len(list(folder.glob("v*/*.json")))
    title = "every version of the rules has golden records, and they replay"
    return Outcome("records", title, kept, 0, "; ".join(sentences) or None)


def examine(
    game: Game,
    check: Check,
    games: int = GAMES,
    seed: int = 0,
    *,
    inputs: Sequence[Input] = (),
    limit: int = LIMIT,
    part: tuple[int, int] = (0, 1),
    progress: Callable[[int], None] | None = None,
) -> Outcome:
    """Run one check on a game. `part` (2, 5) tries only the third of five parts of the options' values, and
    every second number of seats."""
    session = Session(game, games, seed, limit=limit, inputs=inputs, part=part, progress=progress)
    try:
        session.run(check.run)
    except ConformanceError as broken:
        return Outcome(check.name, check.title, session.walks, session.positions, broken.message, broken.record)
    return Outcome(check.name, check.title, session.walks, session.positions)
