"""The figures of a run: everything the report shows, counted once over all rows, for all bots together and for each."""

from __future__ import annotations

from collections import Counter
from typing import Final

from farport.arena.chunks import Row
from farport.arena.counting import histogram, natural, universe
from farport.arena.questions import distinct
from farport.arena.ratings import pairs, ratings
from farport.arena.run import Run
from farport.arena.statistics import Clusters, Moments
from farport.kernel import Plain

ALL: Final = "all bots"
OPENINGS: Final = 12  # shown, the most frequent first


class Share:
    """Wins of some seats of some games, beside what they would be by chance."""

    __slots__ = ("fair", "games", "score", "wins")

    def __init__(self) -> None:
        self.games = 0
        self.wins = Clusters()
        self.fair = 0.0
        self.score = Moments()

    def add(self, row: Row, seats: int) -> None:
        self.games += 1
        self.wins.add(row["seed"], row["win"])
        self.fair += 1 / seats
        self.score.add(row["score"])

    def data(self, label: str) -> Plain:
        wins = self.wins.estimate()
        low, high = wins.share_interval
        return {
            "label": label,
            "games": self.games,
            "share": wins.value,
            "low": low,
            "high": high,
            "fair": self.fair / self.games,
            "score": self.score.mean,
        }


class Figures:
    """What some seats of a run come to: those of one bot, or all."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.rows = 0
        self.by: dict[str, dict[str, Share]] = {"seat": {}}
        self.openings: dict[str, Share] = {}
        self.scores: Counter[int] = Counter()
        self.sources: dict[str, Moments] = {}
        self.course: dict[str, list[float]] = {}
        self.uses: dict[str, Moments] = {}
        self.users: Counter[str] = Counter()  # seats of games in which it was used at all
        self.users_wins: Counter[str] = Counter()

    def add(self, row: Row) -> None:
        self.rows += 1
        self.scores[row["score"]] += 1
        self._share("seat", str(row["seat"] + 1), row)
        for facet, value in row["facets"]:
            self._share(facet, value, row)
        self.openings.setdefault(row["opening"], Share()).add(row, self.seats)
        for source, points in row["sources"]:
            self.sources.setdefault(source, Moments()).add(points)
        for source, points in row["course"]:
            sums = self.course.setdefault(source, [0.0] * len(points))
            for place, value in enumerate(points):
                sums[place] += value
        for use, count in row["uses"]:
            self.uses.setdefault(use, Moments()).add(count)
            self.users[use] += 1
            self.users_wins[use] += row["win"]

    def _share(self, facet: str, value: str, row: Row) -> None:
        self.by.setdefault(facet, {}).setdefault(value, Share()).add(row, self.seats)

    def data(self) -> Plain:
        most = sorted(self.openings.items(), key=lambda item: (-item[1].games, item[0]))[:OPENINGS]
        return {
            "rows": self.rows,
            "by": {
                facet: [shares[value].data(value) for value in sorted(shares, key=natural)]
                for facet, shares in self.by.items()
            },
            "openings": [share.data(opening) for opening, share in most],
            "scores": histogram(self.scores),
            "sources": [
                {"label": source, **means(moments.of(self.rows))} for source, moments in sorted(self.sources.items())
            ],
            "course": {source: [value / self.rows for value in sums] for source, sums in sorted(self.course.items())},
            "uses": [self._use(use) for use in sorted(self.uses)],
        }

    def _use(self, use: str) -> Plain:
        users = self.users[use]
        return {
            "label": use,
            **means(self.uses[use].of(self.rows)),
            "users": users / self.rows,
            "win_with": self.users_wins[use] / users,
        }


class RunFigures:
    """A whole run: its figures by bot, and what concerns games rather than seats."""

    def __init__(self, run: Run) -> None:
        self.run = run
        games, self.repeated = distinct(run.seats)
        rows: list[Row] = [row for game in games for row in game]
        self.figures = {ALL: Figures(run.plan.seats)}
        for bot in dict.fromkeys(run.plan.bots):
            self.figures[bot] = Figures(run.plan.seats)
        self.lengths: Counter[int] = Counter()
        self.length = Moments()
        self.minutes: Counter[int] = Counter()
        self.reasons: Counter[str] = Counter()
        self.events: dict[str, Moments] = {}
        for row in rows:
            self.figures[ALL].add(row)
            self.figures[row["bot"]].add(row)
            if row["seat"] == 0:
                self._game(row)
        self.games = sum(self.lengths.values())
        self.broken = len({row["number"] for row in run.seats if row["win"] is None})
        self.ratings = ratings(rows) if len(set(run.plan.bots)) > 1 else []  # one bot cannot be rated
        self.pairs = pairs(rows)

    def _game(self, row: Row) -> None:
        self.lengths[row["actions"]] += 1
        self.length.add(row["actions"])
        if row["milliseconds"] is not None:
            self.minutes[row["milliseconds"] // 60_000] += 1
        self.reasons[row["reason"]] += 1
        for event, count in row["events"]:
            self.events.setdefault(event, Moments()).add(count)

    def data(self, name: str) -> Plain:
        plan = self.run.plan
        used = self.figures[ALL].uses
        return {
            "name": name,
            "seats": plan.seats,
            "bots": list(dict.fromkeys(plan.bots)),
            "seed": plan.seed,
            "options": {key: str(value) for key, value in plan.options.items()},
            "vary": plan.vary,
            "variant": plan.game.variant is not None,
            "games": self.games,
            "planned": plan.games,
            "broken": self.broken,
            "repeated": self.repeated,
            "ratings": [rating.data() for rating in self.ratings],
            "pairs": [pair.data() for pair in self.pairs],
            "lengths": histogram(self.lengths),
            "length": means(self.length),
            "minutes": histogram(self.minutes),
            "reasons": [{"label": reason, "count": count} for reason, count in self.reasons.most_common()],
            "views": {bot: figures.data() for bot, figures in self.figures.items() if figures.rows},
            "events": [
                {"label": event, **means(self.events[event].of(self.games)), "games": self.events[event].count}
                for event in sorted(self.events)
            ],
            "never": [use for use in universe(plan.game) if use not in used],
        }


def means(moments: Moments) -> Plain:
    return {"mean": moments.mean, "half": 1.96 * moments.error, "deviation": moments.deviation}
