"""What many games between bots came to: per seat, and as plain data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from farport.bots import Played
from farport.kernel import Game, Plain, Value


class Outcome:
    """What is kept of one game: plain data only, since it travels between processes and compiled objects cannot."""

    __slots__ = ("actions", "broken", "reason", "record", "result", "scores", "seed", "winners")

    def __init__(self, end: Played) -> None:
        self.seed = end.seed
        self.actions = end.actions
        self.broken = end.broken
        self.record: Plain | None = end.record.data() if end.broken else None
        result = end.result
        self.result: Plain = {} if result is None else result.data()
        self.scores: list[int] = [] if result is None else list(result.scores)
        self.winners: tuple[int, ...] = () if result is None else result.winners
        self.reason = "" if result is None else result.reason

    @property
    def finished(self) -> bool:
        return bool(self.result)

    def data(self) -> Plain:
        return {"seed": self.seed, "actions": self.actions, **self.result}


class Summary:
    """All games of a run."""

    __slots__ = ("bots", "game", "options", "outcomes", "seats", "seconds")

    def __init__(
        self,
        game: Game,
        seats: int,
        bots: Sequence[str],
        options: dict[str, Value],
        outcomes: list[Outcome],
        seconds: float,
    ) -> None:
        self.game = game
        self.seats = seats
        self.bots = [bots[seat % len(bots)] for seat in range(seats)]
        self.options = options
        self.outcomes = outcomes
        self.seconds = seconds

    @property
    def actions(self) -> int:
        return sum([outcome.actions for outcome in self.outcomes])

    @property
    def rate(self) -> float:
        return self.actions / self.seconds if self.seconds > 0 else 0.0

    @property
    def failures(self) -> list[Outcome]:
        return [outcome for outcome in self.outcomes if outcome.broken]

    def wins(self, seat: int) -> float:
        """Games won; a shared win counts by its share."""
        return sum([1 / len(outcome.winners) for outcome in self.outcomes if seat in outcome.winners])

    def scores(self, seat: int) -> list[int]:
        return [outcome.scores[seat] for outcome in self.outcomes if outcome.finished]

    def data(self) -> Plain:
        return {
            "game": self.game.id,
            "rules_version": self.game.rules_version,
            "seats": self.seats,
            "bots": self.bots,
            "options": self.options,
            "variant": self.game.variant,
            "games": len(self.outcomes),
            "actions": self.actions,
            "seconds": round(self.seconds, 6),
            "actions_per_s": round(self.rate, 1),
            "results": [outcome.data() for outcome in self.outcomes],
            "failures": [{"seed": o.seed, "broken": o.broken, "record": o.record} for o in self.failures],
        }


def show_summary(screen: Console, summary: Summary) -> None:
    games = len(summary.outcomes)
    screen.print(
        f"[bold]{escape(summary.game.title)}[/], {summary.seats} seats: {games} games, {summary.actions} actions "
        f"in {summary.seconds:.1f} s ({summary.rate:,.0f} actions/s)"
    )
    finished = len([outcome for outcome in summary.outcomes if outcome.finished])
    if finished:
        screen.print(seats_table(summary, finished))
        reasons = Counter([outcome.reason for outcome in summary.outcomes if outcome.finished])
        screen.print("Ends: " + escape(", ".join([f"{reason} {count}" for reason, count in reasons.most_common()])))
    for outcome in summary.failures:
        screen.print(f"[red]Seed {outcome.seed} failed[/] after {outcome.actions} actions: {escape(outcome.broken[0])}")
    if summary.failures:
        screen.print(escape(f"Play it again: farport simulate {again(summary)}"))


def seats_table(summary: Summary, finished: int) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("seat", justify="right")
    table.add_column("bot")
    for heading in ("wins", "mean score", "lowest", "highest"):
        table.add_column(heading, justify="right")
    for seat, bot in enumerate(summary.bots):
        scores = summary.scores(seat)
        table.add_row(
            str(seat),
            bot,
            f"{100 * summary.wins(seat) / finished:.1f} %",
            mean_told(scores),
            str(min(scores)),
            str(max(scores)),
        )
    return table


def mean_told(scores: Sequence[int]) -> str:
    """With its standard error; one game alone says nothing about that."""
    error = f" ± {stdev(scores) / sqrt(len(scores)):.2f}" if len(scores) > 1 else ""
    return f"{fmean(scores):.2f}{error}"


def again(summary: Summary) -> str:
    """The arguments that play the first failed game again and keep its record."""
    options = "".join([f" --option {name}={value}" for name, value in summary.options.items()])
    changed = "" if summary.game.variant is None else " --variant DIR"
    if summary.game.rules_version != summary.game.versions[-1].number:
        changed += f" --rules-version {summary.game.rules_version}"
    return (
        f"{summary.game.id} --seats {summary.seats} --seed {summary.failures[0].seed} --games 1"
        f" --bots {','.join(summary.bots)}{options}{changed} --check --save failed"
    )
