"""What a server tells Prometheus about itself."""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """One registry a process; every worker is scraped for itself."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.entries = Counter("farport_entries_total", "Log entries seen here", registry=self.registry)
        self.commands = Histogram(
            "farport_command_seconds", "From a command to its answer", buckets=BUCKETS, registry=self.registry
        )
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
        self.spent: dict[str, float] = {}
        self.registry.register(Spent(self.spent))
        self.notices = Counter("farport_notices_total", "Turns told", ["channel", "outcome"], registry=self.registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)


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
