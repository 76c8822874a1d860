"""Figures about the house, for Prometheus. No name, id or address is in them."""

import time
from collections.abc import Awaitable, Callable, Iterable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from atout.table.hall import Hall

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)


class Metrics:
    """What one server counts."""

    def __init__(self, hall: Hall) -> None:
        self.registry = CollectorRegistry()
        self.registry.register(_House(hall))
        self.connections = Gauge("atout_connections", "Connections to tables.", registry=self.registry)
        self.turned_away = Counter("atout_turned_away", "Connections beyond a limit.", registry=self.registry)
        self.refusals = Counter(
            "atout_refusals", "What was asked at tables and refused.", ["about"], registry=self.registry
        )
        self._decisions = Histogram(
            "atout_decision_seconds",
            "From a decision's arrival until it is saved and told.",
            buckets=SECONDS,
            registry=self.registry,
        )

    def text(self) -> bytes:
        """All figures, as Prometheus reads them."""
        return generate_latest(self.registry)

    def timed(self, job: Callable[[], Awaitable[None]]) -> Callable[[], Awaitable[None]]:
        """The job, its time counted from now on where it is not refused."""
        began = time.perf_counter()

        async def decide() -> None:
            await job()
            self._decisions.observe(time.perf_counter() - began)

        return decide


class _House(Collector):
    """What is not counted but looked at."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    def collect(self) -> Iterable[Metric]:
        """The house as it is now."""
        hall = self._hall
        yield GaugeMetricFamily("atout_tables", "Tables in use.", len(hall))
        yield GaugeMetricFamily(
            "atout_thinkers_waiting", "Jobs of computer players that wait.", hall.thinkers.waiting
        )
        yield CounterMetricFamily(
            "atout_store_failures", "What could not be kept or read.", hall.store.failures
        )
