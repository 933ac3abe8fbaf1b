"""Where games are played: in this process, in several, or on a Ray cluster.

A game follows from its task alone, so it is the same wherever it is played, and results come in the order of the tasks
however they were distributed.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import socket
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import cache
from itertools import islice
from time import perf_counter
from typing import Any, Final, Protocol, TypeVar

from .. import _guard
from ..core.contract.refusal import Worded

T = TypeVar("T")
Batch = tuple[list[T], float]

LOCAL = "local"
OWN_CLUSTER: Final[dict[str, Any]] = {"include_dashboard": False, "object_store_memory": 100_000_000}
OWN_ENVIRONMENT: Final = {
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",  # listen to this machine alone, as Ray does on Windows
    "RAY_USAGE_STATS_ENABLED": "0",  # report to nobody
}
AHEAD = 3  # batches kept waiting for each processor
BATCH_SECONDS = 0.5  # how long a batch of tasks should take: much longer than sending it, not long to wait for
MOST_AT_ONCE = 1000  # tasks in a batch


class Venue(Protocol):
    """Somewhere to play games."""

    def play(self, game: Callable[..., T], tasks: Sequence[tuple[Any, ...]]) -> Iterator[T]:
        """The result of the function for each task, in the order of the tasks."""
        ...


class VenueError(Worded):
    """A venue cannot be used; says why."""


class Here:
    """In this process, one game after the other."""

    def play(self, game: Callable[..., T], tasks: Sequence[tuple[Any, ...]]) -> Iterator[T]:
        for task in tasks:
            yield game(*task)


HERE: Final = Here()


class Processes:
    """In several processes on this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def play(self, game: Callable[..., T], tasks: Sequence[tuple[Any, ...]]) -> Iterator[T]:
        pool = ProcessPoolExecutor(self.jobs, mp_context=multiprocessing.get_context("spawn"))
        try:
            yield from in_batches(
                tasks,
                lambda batch: pool.submit(play_batch, game, batch),
                lambda waiting: waiting.result(),
                AHEAD * self.jobs,
            )
        finally:
            pool.shutdown(cancel_futures=True)


class Cluster:
    """On a Ray cluster at an address; "local" starts a temporary one on this machine, with that many processors.

    Every machine of a cluster needs the same version of Petteia, and the bots that play. For a cluster that requires a
    token, tell Ray which: RAY_AUTH_MODE=token with RAY_AUTH_TOKEN or RAY_AUTH_TOKEN_PATH.
    """

    def __init__(self, address: str, processors: int = 1) -> None:
        self.address = address
        self.processors = processors

    def play(self, game: Callable[..., T], tasks: Sequence[tuple[Any, ...]]) -> Iterator[T]:
        with self.connected() as ray:
            remote = ray.remote(play_batch_there)
            most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))

            def result_of(waiting: Any) -> Batch[T]:
                try:
                    played: Batch[T] = ray.get(waiting)
                except ray.exceptions.RayTaskError as error:
                    raise error.cause from None  # the error in the game, as it would be raised here
                return played

            yield from in_batches(tasks, lambda batch: remote.remote(engine(), game, batch), result_of, most)

    @contextmanager
    def connected(self) -> Iterator[Any]:
        """Ray, connected for as long as it is needed."""
        if self.address == LOCAL:
            for name, value in OWN_ENVIRONMENT.items():
                os.environ.setdefault(name, value)
        try:
            import ray
        except ImportError:
            command = "pip install 'petteia[ray]'"
            told = f"a cluster needs Ray, which is not installed: {command}"
            raise VenueError(told, "venue-no-ray", command=command) from None
        own = {"num_cpus": self.processors, **OWN_CLUSTER} if self.address == LOCAL else {}
        try:
            knock(self.address)
            ray.init(self.address, log_to_driver=False, logging_level=logging.ERROR, **own)
        except (OSError, RuntimeError, ValueError) as error:
            told = f"there is no Ray cluster at {self.address!r}: {error}"
            raise VenueError(told, "venue-no-cluster", found=repr(self.address), problem=str(error)) from None
        try:
            yield ray
        finally:
            ray.shutdown()


def knock(address: str) -> None:
    """Fail at once if nothing listens at the address; Ray itself would keep trying for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host:
        socket.create_connection((host, int(port)), timeout=5).close()


def in_batches(
    tasks: Sequence[tuple[Any, ...]],
    submit: Callable[[list[tuple[Any, ...]]], Any],
    result_of: Callable[[Any], Batch[T]],
    ahead: int,
) -> Iterator[T]:
    """The results of the tasks, in order. Batches are sized so that each takes about `BATCH_SECONDS`."""
    left = iter(tasks)
    waiting: deque[Any] = deque()
    size = 1
    while True:
        while len(waiting) < ahead and (batch := list(islice(left, size))):
            waiting.append(submit(batch))
        if not waiting:
            return
        played, seconds = result_of(waiting.popleft())
        fitting = int(len(played) * BATCH_SECONDS / max(seconds, 1e-9))
        size = max(1, min(fitting, 2 * size, MOST_AT_ONCE))
        yield from played


def play_batch(game: Callable[..., T], tasks: Sequence[tuple[Any, ...]]) -> Batch[T]:
    """Play a batch; returns the results and how long it took."""
    began = perf_counter()
    return [game(*task) for task in tasks], perf_counter() - began


def play_batch_there(wanted: str, game: Callable[..., T], tasks: Sequence[tuple[Any, ...]]) -> Batch[T]:
    """Play a batch on a machine of a cluster, if its engine is the one that is wanted."""
    check_engine(wanted)
    return play_batch(game, tasks)


def check_engine(wanted: str) -> None:
    """Refuse to play for a machine with a different engine: games would turn out differently."""
    if engine() != wanted:
        told = f"a machine in the cluster has a different Petteia: {engine()} instead of {wanted}"
        raise VenueError(told, "venue-other-version", found=engine(), expected=wanted)


@cache
def engine() -> str:
    """A fingerprint of the rules and search that play here, compiled or not."""
    return _guard.fingerprint()[:16]
