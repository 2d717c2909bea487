"""What a server tells Prometheus about itself."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """One registry a process; every worker is scraped for itself."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.entries = 0
        self.commands = Times()
        self.registry.register(Moves(self))
        self.refusals = Counter("farport_refusals_total", "Commands refused", ["code"], registry=self.registry)
        self.conflicts = Counter("farport_conflicts_total", "Appends that lost the race", registry=self.registry)
        self.sockets = Gauge("farport_sockets", "Open websockets", registry=self.registry)
        self.tables = Gauge("farport_tables_live", "Tables in memory", registry=self.registry)
        self.bot_queue = Gauge("farport_bot_queue", "Bot moves asked for and not made yet", registry=self.registry)
        self.bot_seconds = Histogram(
            "farport_bot_seconds", "Thinking time of bots", buckets=BUCKETS, registry=self.registry
        )
        self.due_late = Histogram(
            "farport_due_late_seconds",
            "How late the events of timed games fire",
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.stranded = Gauge("farport_tables_stranded", "Due tables that cannot be opened", registry=self.registry)
        self.bus_healthy = Gauge("farport_bus_healthy", "1: the bus is connected", registry=self.registry)
        self.loop_late = Histogram(
            "farport_loop_late_seconds", "How late the loop is", buckets=BUCKETS, registry=self.registry
        )
        self.slow = Counter(
            "farport_slow_total", "What took long, by its main cause", ["what", "cause"], registry=self.registry
        )
        self.maintenance = Gauge("farport_maintenance", "1: nothing is played", registry=self.registry)
        self.reports = Counter("farport_reports_total", "Reports that players sent here", registry=self.registry)
        self.contests = Counter("farport_contests_total", "Rated tables settled here", registry=self.registry)
        self.tournament_lines = Counter(
            "farport_tournament_lines_total", "Lines written here to tournaments", ["kind"], registry=self.registry
        )
        self.people_acts = Counter(
            "farport_people_acts_total",
            "What people did here with each other: bonds, clubs, challenges, quick matches, tournaments",
            ["act", "kind"],
            registry=self.registry,
        )
        self.spent: dict[str, float] = {}
        self.registry.register(Spent(self.spent))
        self.notices = Counter("farport_notices_total", "Turns told", ["channel", "outcome"], registry=self.registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)


class Times:
    """How often something took how long. Counted here for what happens with every move: a counter's lock costs more
    than the counting, and all of it is done by the loop's own thread."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BUCKETS) + 1)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(BUCKETS, seconds)] += 1
        self.sum += seconds

    def buckets(self) -> list[tuple[str, float]]:
        """By their upper bounds, each with all that is below it, as Prometheus counts."""
        below = 0
        found: list[tuple[str, float]] = []
        for bound, count in zip([*map(str, BUCKETS), "+Inf"], self.counts, strict=True):
            below += count
            found.append((bound, below))
        return found


class Moves(Collector):
    """What is counted with every move."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def collect(self) -> Iterator[CounterMetricFamily | HistogramMetricFamily]:
        commands = self._metrics.commands
        yield CounterMetricFamily("farport_entries", "Log entries seen here", value=self._metrics.entries)
        yield HistogramMetricFamily(
            "farport_command_seconds",
            "From a command to its answer",
            buckets=commands.buckets(),
            sum_value=commands.sum,
        )


class Spent(Collector):
    """Seconds by cause, added up where they are known: a counter's lock would cost more than the addition."""

    def __init__(self, spent: dict[str, float]) -> None:
        self._spent = spent

    def collect(self) -> Iterator[CounterMetricFamily]:
        family = CounterMetricFamily(
            "farport_spent_seconds", "Where the time of commands and requests went", labels=["cause"]
        )
        for cause, seconds in self._spent.items():
            family.add_metric([cause], seconds)
        yield family
