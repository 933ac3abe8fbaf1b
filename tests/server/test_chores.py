"""The server's own chores go on after a failure."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.datastructures import State

from petteia.server import app as module
from petteia.server.app import go_on, keep_at, sweep_abandoned, sweep_accounts
from petteia.server.live.reviews import Progress, Reviews
from petteia.server.settings import Settings

FAULTS = [
    sqlite3.OperationalError("database is locked"),
    OSError("disk full"),
    TypeError("soon"),
    msgspec.DecodeError(),
]


class Fickle:
    """Something that fails the first time, and whoever waits for the second."""

    def __init__(self, fault: Exception) -> None:
        self.fault = fault
        self.calls = 0
        self.twice = asyncio.Event()

    async def __call__(self, *_: Any) -> None:
        self.calls += 1
        if self.calls == 1:
            raise self.fault
        self.twice.set()
        await asyncio.Event().wait()


class FickleTables:
    """Tables whose games cannot be resumed at first."""

    owners = None

    def __init__(self, resume: Fickle) -> None:
        self.resume = resume


class FickleAccounts:
    """Accounts that cannot be swept at first."""

    def __init__(self, sweep: Fickle) -> None:
        self.sweep = sweep


def chore_of(name: str, fickle: Fickle, monkeypatch: pytest.MonkeyPatch) -> Callable[[], Awaitable[None]]:
    """One of the server's chores, on top of something that fails once."""
    if name == "games":
        return partial(go_on, FickleTables(fickle))  # type: ignore[arg-type]
    if name == "accounts":
        app: Any = State({"state": State({"accounts": FickleAccounts(fickle)})})
        return partial(sweep_accounts, app)
    monkeypatch.setattr(module, "close_abandoned", fickle)
    return partial(sweep_abandoned, FickleTables(fickle), Settings())  # type: ignore[arg-type]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: type(fault).__name__)
@pytest.mark.parametrize("name", ["games", "accounts", "abandoned"])
def test_a_chore_that_fails_is_begun_anew(name: str, fault: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        fickle = Fickle(fault)
        going_on = asyncio.create_task(keep_at(chore_of(name, fickle, monkeypatch), name, pause=0.0))
        async with asyncio.timeout(10):
            await fickle.twice.wait()
        going_on.cancel()
        assert fickle.calls == 2

    asyncio.run(story())


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: type(fault).__name__)
def test_a_game_that_cannot_be_reviewed_keeps_no_other_waiting(
    tmp_path: Path, fault: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        made = asyncio.Event()
        reviews = Reviews(store=None, desk=None, now=lambda: 0)  # type: ignore[arg-type]

        async def make(table: str, progress: Progress) -> None:
            if table == "bad":
                raise fault
            del reviews.waiting[table]
            made.set()

        monkeypatch.setattr(reviews, "make", make)
        reviews.waiting = {"bad": Progress("quick"), "good": Progress("quick")}
        reviews.wanted.set()
        going_on = asyncio.create_task(reviews.run())
        async with asyncio.timeout(10):
            await made.wait()
        going_on.cancel()
        assert list(reviews.failed) == ["bad"]

    asyncio.run(story())
