"""Where games are played: in this process, in several, or on a Ray cluster.

A game follows from its task alone, so it comes out the same everywhere, and games come in the order of their tasks
however they were spread.
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
from itertools import islice, repeat
from typing import Any, Final, Protocol, TypeVar

from .. import _guard

T = TypeVar("T")

LOCAL = "local"
OWN_CLUSTER: Final[dict[str, Any]] = {"include_dashboard": False, "object_store_memory": 100_000_000}
OWN_ENVIRONMENT: Final = {
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",  # listen to this machine alone, as Ray does on Windows
    "RAY_USAGE_STATS_ENABLED": "0",  # report to nobody
}
AHEAD = 4  # tasks that wait at a cluster for each of its processors


class Venue(Protocol):
    """Somewhere to play games."""

    def play(self, game: Callable[..., T], tasks: Sequence[tuple[Any, ...]]) -> Iterator[T]:
        """What the function makes of each task, in their order."""
        ...


class VenueError(Exception):
    """A venue that cannot be used; says why."""


class Here:
    """In this process, one game after the other."""

    def play(self, game: Callable[..., T], tasks: Sequence[tuple[Any, ...]]) -> Iterator[T]:
        for task in tasks:
            yield game(*task)


HERE: Final = Here()


class Processes:
    """In so many processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def play(self, game: Callable[..., T], tasks: Sequence[tuple[Any, ...]]) -> Iterator[T]:
        with ProcessPoolExecutor(self.jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
            yield from pool.map(play_task, repeat(game), tasks)


class Cluster:
    """On a Ray cluster at an address; "local" is one of this machine alone, with so many processors, for this time.

    Every machine of a cluster needs the same Petteia, and the bots that play. To a cluster that asks for a token, Ray
    shows the one that it is told of: RAY_AUTH_MODE=token with RAY_AUTH_TOKEN or RAY_AUTH_TOKEN_PATH.
    """

    def __init__(self, address: str, processors: int = 1) -> None:
        self.address = address
        self.processors = processors

    def play(self, game: Callable[..., T], tasks: Sequence[tuple[Any, ...]]) -> Iterator[T]:
        with self.connected() as ray:
            remote = ray.remote(play_task_there)
            waiting: deque[Any] = deque()
            submitted = (remote.remote(engine(), game, task) for task in tasks)
            most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            waiting.extend(islice(submitted, most))
            while waiting:
                try:
                    played: T = ray.get(waiting.popleft())
                except ray.exceptions.RayTaskError as error:
                    raise error.cause from None  # what went wrong in the game, as it would be raised here
                waiting.extend(islice(submitted, 1))
                yield played

    @contextmanager
    def connected(self) -> Iterator[Any]:
        """Ray, as long as it is needed."""
        if self.address == LOCAL:
            for name, value in OWN_ENVIRONMENT.items():
                os.environ.setdefault(name, value)
        try:
            import ray
        except ImportError:
            raise VenueError("a cluster needs Ray, which is not installed: pip install 'petteia[ray]'") from None
        own = {"num_cpus": self.processors, **OWN_CLUSTER} if self.address == LOCAL else {}
        try:
            knock(self.address)
            ray.init(self.address, log_to_driver=False, logging_level=logging.ERROR, **own)
        except (OSError, RuntimeError, ValueError) as error:
            raise VenueError(f"there is no Ray cluster at {self.address!r}: {error}") from None
        try:
            yield ray
        finally:
            ray.shutdown()


def knock(address: str) -> None:
    """Fail at once where nobody listens; Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host:
        socket.create_connection((host, int(port)), timeout=5).close()


def play_task(game: Callable[..., T], task: tuple[Any, ...]) -> T:
    """What a process of this machine does."""
    return game(*task)


def play_task_there(wanted: str, game: Callable[..., T], task: tuple[Any, ...]) -> T:
    """What a machine of a cluster does, if its engine is the one that is wanted."""
    if engine() != wanted:
        raise VenueError(f"a machine of the cluster has another Petteia: {engine()} instead of {wanted}")
    return game(*task)


@cache
def engine() -> str:
    """Which rules and search play here, whether compiled or not."""
    return _guard.fingerprint()[:16]
