"""What an operator can watch: every metric, in Prometheus's format. docs/operate.md says how to use them.

Counting must cost almost nothing, and no label may have unlimited values: no tables, accounts or addresses. Anything
that can simply be looked up is a gauge, which http/operators/api_metrics.py sets on request.
"""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.gc_collector import GCCollector
from prometheus_client.process_collector import ProcessCollector

REGISTRY: Final = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
GCCollector(registry=REGISTRY)

SHORT: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds
LONG: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
MANY: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)


def counter(name: str, tells: str, *labels: str) -> Counter:
    return Counter(f"petteia_{name}", tells, labels, registry=REGISTRY)


def gauge(name: str, tells: str, *labels: str) -> Gauge:
    return Gauge(f"petteia_{name}", tells, labels, registry=REGISTRY)


def histogram(name: str, tells: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
    return Histogram(f"petteia_{name}", tells, labels, buckets=buckets, registry=REGISTRY)


# ---- games
ACTIONS: Final = counter("actions", "Entries in the logs of tables: action, chance, undo, resign", "kind")
ACTIONS_OF: Final = {kind: ACTIONS.labels(kind) for kind in ("action", "chance", "undo", "resign")}
ACTION_SECONDS: Final = histogram(
    "action_seconds", "From the arrival of an action until its frames are with the last client that keeps up", SHORT
)
TABLES: Final = gauge("tables", "Tables in use")
QUARANTINE: Final = gauge("quarantined_tables", "Tables that cannot be opened")

# ---- the store
COMMIT_SECONDS: Final = histogram("commit_seconds", "Duration of a commit", SHORT)
COMMIT_WORKS: Final = histogram("commit_works", "Works that shared a commit", MANY)

# ---- connections
REQUEST_SECONDS: Final = histogram("request_seconds", "From a request to the first byte of its answer", SHORT)
REQUESTS: Final = counter("requests", "Requests, by the status of the answer", "status")
CONNECTIONS: Final = gauge("connections", "Sockets and bot streams that are open")
FORWARDED: Final = counter("forwarded", "What was passed on to the server that has the table: request, socket", "kind")
SERVERS: Final = gauge("servers", "Servers that share the database and are alive, this one included")
OUTBOXES: Final = counter("outboxes_emptied", "Outboxes emptied, because a client did not keep up")
REFUSALS: Final = counter("refusals", "What was refused or slowed down, by the limit that was reached", "limit")

# ---- bots and reviews
BOTS_WAITING: Final = gauge("bots_waiting", "Bots that wait for a process")
BOTS_THINKING: Final = gauge("bots_thinking", "Bots that are thinking")
BOT_WAIT_SECONDS: Final = histogram("bot_wait_seconds", "How long bots waited for a process", LONG)
THINKING_SECONDS: Final = histogram("bot_thinking_seconds", "How long bots thought", LONG)
WORKERS: Final = gauge("workers", "Workers elsewhere that are alive, as this server sees it")
ERRANDS: Final = gauge("errands", "Errands that this server has given to workers and that are not done yet")
REVIEWS_WAITING: Final = gauge("reviews_waiting", "Reviews that wait or are being made")

# ---- the house
ERRORS: Final = counter("errors", "Warnings and errors in the log, by what they say", "level", "event")
LAG: Final = gauge("loop_lag_seconds", "How far the event loop lags, smoothed over the last second")
READY: Final = gauge("ready", "1 if the server can do its work, 0 if /ready says what is wrong")
DISK: Final = gauge("disk_free_bytes", "Free space where the data folder is")
INFO: Final = gauge("info", "Always 1; its labels say what is running", "version", "compiled")


def count_commit(works: int, seconds: float) -> None:
    """Count a commit: the works that shared it, and its duration."""
    COMMIT_SECONDS.observe(seconds)
    COMMIT_WORKS.observe(works)


def count_refusal(limit: str) -> None:
    """Count a refusal: somebody has reached a limit."""
    REFUSALS.labels(limit).inc()
