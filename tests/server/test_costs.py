"""What a client can ask for has a cost, and everybody has a budget."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import get_args

import pytest
from litestar.routes import HTTPRoute

from petteia.server.app import petteia_app
from petteia.server.costs import BUDGETS, COSTS, REQUEST
from petteia.server.errors import Problem
from petteia.server.limits import Limits
from petteia.server.live.load import COME_BACK, NO_GUESTS, NO_TABLES, Load
from petteia.server.settings import read_settings
from petteia.server.table.messages import ClientMessage


class Stopwatch:
    """Seconds that pass only when a test says so."""

    def __init__(self) -> None:
        self.at = 0.0

    def __call__(self) -> float:
        return self.at


def test_every_message_and_every_route_has_a_cost(tmp_path: Path) -> None:
    assert {kind.__struct_config__.tag for kind in get_args(ClientMessage)} <= set(COSTS)
    app = petteia_app(read_settings({"PETTEIA_DATA": str(tmp_path)}))
    named = {
        handler.opt.get("cost", REQUEST)
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for handler in route.route_handlers
    }
    assert {"moment", "chance", "record", "export", "table", "map", "list", REQUEST} <= named <= set(COSTS)


def test_who_has_spent_his_budget_waits_until_he_owes_nothing() -> None:
    now = Stopwatch()
    limits = Limits(now=now)
    budget = BUDGETS["socket"]
    while limits.spend("explained", socket="s") == 0:
        pass
    wait = limits.spend("explained", socket="s")
    assert wait == pytest.approx((-limits.buckets["budget of socket", "s"].tokens) / budget.a_second)
    now.at += wait
    assert limits.spend("ping", socket="s") == pytest.approx(COSTS["ping"] / budget.a_second)


def test_many_sockets_of_one_account_spend_one_budget_and_others_are_free() -> None:
    now = Stopwatch()
    limits = Limits(now=now)
    for number in range(int(BUDGETS["account"].at_once / COSTS["explained"]) + 1):
        limits.spend("explained", socket=f"s{number}", account="eve", address="a")
    assert limits.spend("hello", socket="fresh", account="eve", address="a") > 0
    assert limits.spend("hello", socket="other", account="ann", address="b") == 0


def test_in_the_long_run_nobody_uses_more_than_his_budget() -> None:
    """A hundred sockets of one account that send as fast as they are read: what they cost is what the account may."""
    now = Stopwatch()
    limits = Limits(now=now)
    ready = [0.0] * 100
    spent = 0.0
    while now.at < 100:
        for number, at in enumerate(ready):
            if at <= now.at:
                ready[number] = now.at + limits.spend("explained", socket=f"s{number}", account="eve", address="a")
                spent += COSTS["explained"]
        now.at += 0.05
    allowed = BUDGETS["account"].at_once + 100 * BUDGETS["account"].a_second
    assert spent <= allowed + 100 * COSTS["explained"]


def test_a_request_beyond_the_budget_is_refused_with_the_time_to_wait() -> None:
    now = Stopwatch()
    limits = Limits(now=now)
    for _ in range(int(BUDGETS["address"].at_once / COSTS["chance"]) + 1):
        limits.afford("chance", address="a")
    with pytest.raises(Problem) as refused:
        limits.afford("chance", address="a")
    wait = refused.value.details["wait"]
    assert isinstance(wait, int)
    assert wait >= 1
    now.at += wait
    limits.afford("chance", address="a")


def test_limits_that_are_off_cost_nothing() -> None:
    limits = Limits(on=False)
    for _ in range(10_000):
        limits.afford("export", address="a")
    assert limits.spend("export", address="a") == 0


# ---- overload


def test_a_busy_server_refuses_tables_first_and_then_guests() -> None:
    load = Load()
    load.check_tables()
    while load.late <= NO_TABLES:
        load.note(0.1)
    with pytest.raises(Problem) as refused:
        load.check_tables()
    assert (refused.value.status_code, refused.value.details) == (503, {"wait": COME_BACK})
    load.check_guests()
    while load.late <= NO_GUESTS:
        load.note(0.5)
    with pytest.raises(Problem):
        load.check_guests()
    while load.late > NO_TABLES:
        load.note(0.0)
    load.check_tables()
    load.check_guests()


def test_a_loop_that_is_late_is_noticed() -> None:
    async def story() -> float:
        load = Load()
        watching = asyncio.create_task(load.watch())
        await asyncio.sleep(0)
        loop = asyncio.get_running_loop()
        until = loop.time() + 0.4
        while loop.time() < until:
            pass
        await asyncio.sleep(0.001)
        watching.cancel()
        return load.late

    assert asyncio.run(story()) > 0.01
