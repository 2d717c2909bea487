"""What a server tells Prometheus about itself."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

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
        self.notices = Counter("farport_notices_total", "Turns told", ["channel", "outcome"], registry=self.registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)
