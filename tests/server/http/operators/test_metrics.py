"""Monitoring for operators: who may read it, what is counted, and that the dashboard shows existing metrics."""

from __future__ import annotations

import ast
import asyncio
import json
import re
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from petteia.server import metrics
from petteia.server.crowd import Crowd, Room
from petteia.server.errors import Problem
from petteia.server.http.operators.api_metrics import is_allowed
from petteia.server.limits import LIMITS, Limits
from petteia.server.live.load import Load
from petteia.server.live.outbox import MOST_FRAMES, Outbox
from petteia.server.settings import SettingError, Settings, read_settings
from petteia.server.store.database import Database
from server.living import LivingServer

TOKEN = "watching-petteia-2026"
SERVER = Path(metrics.__file__).parent
DASHBOARD = SERVER.parents[2] / "deploy" / "grafana.json"


class Watched(LivingServer):
    """A server whose metrics somebody reads."""

    def scrape(self, token: str = TOKEN) -> httpx.Response:
        return httpx.get(f"{self.address}/metrics", headers={"Authorization": f"Bearer {token}"}, timeout=60)

    def value(self, name: str, **labels: str) -> float:
        """A sample of the metrics as they are now."""
        for family in text_string_to_metric_families(self.scrape().text):
            for sample in family.samples:
                if sample.name == name and sample.labels == labels:
                    return float(sample.value)
        return 0.0


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Watched]:
    server = Watched(tmp_path_factory.mktemp("watched"), PETTEIA_METRICS_TOKEN=TOKEN)
    with server:
        yield server


def test_a_stranger_finds_nothing(watched: Watched) -> None:
    nothing = {"code": "not_found", "text": "There is nothing here"}
    assert watched.scrape("watching-petteia-2025").json() == nothing
    for headers in ({}, {"Authorization": "Bearer"}, {"Authorization": TOKEN}, {"Authorization": ""}):
        answer = httpx.get(f"{watched.address}/metrics", headers=headers)
        assert (answer.status_code, answer.json()) == (404, nothing)


def test_a_server_without_a_token_answers_nobody() -> None:
    with_token = Settings(metrics_token=TOKEN)
    assert is_allowed(f"Bearer {TOKEN}", with_token)
    for authorization in ("", "Bearer ", f"Bearer {TOKEN}"):
        assert not is_allowed(authorization, Settings())


def test_a_token_that_can_be_guessed_is_refused() -> None:
    with pytest.raises(SettingError, match="PETTEIA_METRICS_TOKEN: expected at least 16 characters"):
        read_settings({"PETTEIA_METRICS_TOKEN": "short"})


def test_a_game_is_counted_from_its_actions_to_its_commits(watched: Watched) -> None:
    with closing(watched.guest()) as ann:
        before = watched.value("petteia_actions_total", kind="action")
        table = ann.table(["me", "novice"])["id"]
        with closing(ann.sit(table)) as seat:
            for _ in range(4):
                while seat.ask is None:
                    seat.hear()
                n = seat.n
                assert seat.act()["t"] == "ok"
                while seat.n == n:
                    seat.hear()
            while seat.ask is None:  # the bot has answered, too
                seat.hear()
            actions = watched.value("petteia_actions_total", kind="action") - before
            assert watched.value("petteia_connections") == 1
            assert watched.value("petteia_tables") == 1
    assert actions >= 5
    assert watched.value("petteia_actions_total", kind="chance") > 0
    assert watched.value("petteia_action_seconds_count") >= actions
    assert watched.value("petteia_commit_seconds_count") > 0
    assert watched.value("petteia_commit_works_sum") >= actions
    assert watched.value("petteia_bot_thinking_seconds_count") > 0
    assert watched.value("petteia_bot_wait_seconds_count") > 0
    assert watched.value("petteia_requests_total", status="201") >= 2
    assert watched.value("petteia_ready") == 1
    assert watched.value("petteia_disk_free_bytes") > 0


def refused(limit: str) -> float:
    return metrics.REGISTRY.get_sample_value("petteia_refusals_total", {"limit": limit}) or 0.0


@pytest.mark.parametrize("kind", LIMITS)
def test_a_limit_that_was_reached_is_counted_by_its_name(kind: str) -> None:
    limits = Limits(now=lambda: 0.0)
    before = refused(kind)
    for _ in range(int(LIMITS[kind].at_once)):
        limits.check(kind, "somebody")
    assert refused(kind) == before
    with pytest.raises(Problem):
        limits.check(kind, "somebody")
    assert refused(kind) == before + 1


def test_budgets_crowds_and_load_are_counted_as_well() -> None:
    before = {limit: refused(limit) for limit in ("budget", "open_address", "busy_tables", "busy_guests")}
    limits = Limits(now=lambda: 0.0)
    while not limits.spend("options", account="somebody"):
        pass
    with pytest.raises(Problem):
        limits.afford("options", account="somebody")
    crowd = Crowd(room=Room(address=0))
    assert crowd.full("192.0.2.1", "") == "address"
    load = Load()
    load.late = 1.0
    for check in (load.check_tables, load.check_guests):
        with pytest.raises(Problem):
            check()
    assert {limit: refused(limit) - count for limit, count in before.items()} == {
        "budget": 2,
        "open_address": 1,
        "busy_tables": 1,
        "busy_guests": 1,
    }


def test_an_emptied_outbox_is_counted() -> None:
    def emptied() -> float:
        return metrics.REGISTRY.get_sample_value("petteia_outboxes_emptied_total") or 0.0

    before = emptied()
    outbox = Outbox()
    for _ in range(MOST_FRAMES):
        outbox.put("frame")
    assert emptied() == before
    outbox.put("one too many")
    assert outbox.behind
    assert emptied() == before + 1


def test_the_store_tells_of_each_commit_how_many_works_shared_it_and_how_long_it_took(tmp_path: Path) -> None:
    told: list[tuple[int, float]] = []
    ticks = iter(range(1000))
    database = Database(
        tmp_path / "petteia.sqlite3",
        clock=lambda: float(next(ticks)),
        sleep=lambda _: None,
    )
    database.committed = lambda works, seconds: told.append((works, seconds))

    async def story() -> None:
        database.open()
        await asyncio.gather(*(database.write(lambda connection: None) for _ in range(20)))
        database.close()

    asyncio.run(story())
    assert sum(works for works, _ in told) == 20
    assert {seconds for _, seconds in told} == {1.0}


def test_the_log_says_what_is_wrong_in_words_that_can_be_counted() -> None:
    """An event of a warning or an error is a label of a metric, so it must be written out, without any value in it."""
    found = 0
    for path in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
                continue
            logs = ast.unparse(node.func.value) in ("LOG", "structlog.get_logger()")
            if logs and node.func.attr in ("warning", "error", "critical", "exception"):
                found += 1
                assert isinstance(node.args[0], ast.Constant), f"{path}:{node.lineno}"
    assert found > 10


def test_the_dashboard_asks_for_metrics_that_exist() -> None:
    dashboard = json.loads(DASHBOARD.read_text(encoding="utf-8"))
    queries = [target["expr"] for panel in dashboard["panels"] for target in panel.get("targets", [])]
    asked = {name for query in queries for name in re.findall(r"\b(?:petteia|process)_\w+", query)}
    families = [family for family in metrics.REGISTRY.collect() if family.name.startswith(("petteia_", "process_"))]
    endings = {"counter": ["_total"], "histogram": ["_bucket", "_sum", "_count"]}
    there = {family.name + ending for family in families for ending in endings.get(family.type, [""])}
    assert asked <= there
    ours = {family.name for family in families if family.name.startswith("petteia_")}
    shown = {name for name in ours if any(query.startswith(name) for query in asked)}
    assert shown == ours, "every metric of ours is on the dashboard"


def test_every_query_of_the_dashboard_says_what_it_shows() -> None:
    dashboard = json.loads(DASHBOARD.read_text(encoding="utf-8"))
    panels = [panel for panel in dashboard["panels"] if panel["type"] != "row"]
    assert len({panel["id"] for panel in dashboard["panels"]}) == len(dashboard["panels"])
    for panel in panels:
        assert panel["title"]
        assert panel["description"]
        assert panel["targets"]
