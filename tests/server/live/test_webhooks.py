"""A table can post to a webhook whose turn it is: only its host can set it, and nothing hidden is sent."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from unittest.mock import Mock

import pytest

from petteia.locale import languages
from petteia.server.live.webhooks import Webhooks
from petteia.server.outward import Outward
from petteia.server.store import webhooks
from petteia.server.store.turns import BACKOFF, PATIENCE
from petteia.server.store.webhooks import Call
from server.house import House, Visitor, open_house
from server.live.test_notices import Inn, move
from server.mail_server import MailServer
from server.push_service import Delivery, PushService

HOOK = "https://discord.example/api/webhooks/1/secret"


class Post(Inn):
    """An inn whose tables call webhooks."""

    def __init__(self, folder: Path, mail: MailServer) -> None:
        super().__init__(folder, mail, PETTEIA_OUTWARD="inside")
        self.service = PushService(self.clock)

    def open(self) -> None:
        super().open()
        self.webhooks = Webhooks(self.database, Outward(self.settings), self.settings, self.clock)

    async def hook(self, table: str) -> None:
        """The host of a table sets its webhook."""
        address = f"{self.service.address}/hook/{table}"
        await self.database.write(partial(webhooks.save, table=table, address=address, language="en"))

    async def call(self, later: int = 0) -> list[Delivery]:
        """Time passes, and what is due is sent; returns what was posted."""
        self.clock.at += later
        await self.webhooks.send_all()
        return self.service.all()


def run(story: Callable[[Post], Awaitable[None]], folder: Path) -> None:
    async def told() -> None:
        with MailServer() as mail:
            post = Post(folder, mail)
            with post.service:
                async with post:
                    await story(post)

    asyncio.run(told())


def test_every_turn_of_the_table_is_posted_once(tmp_path: Path) -> None:
    async def story(post: Post) -> None:
        live, _ = await post.table("t1"), await post.table("without")
        await post.hook("t1")
        assert await post.call(PATIENCE - 1) == []
        (told,) = await post.call(1)
        assert told.path == "/hook/t1"
        content = "Ann, it is your turn in 7 Wonders Duel.\nhttp://127.0.0.1:8642/t/t1"
        assert told.content == {"content": content, "allowed_mentions": {"parse": []}}
        assert await post.call(PATIENCE) == []
        await move(live)
        assert await post.call(PATIENCE - 1) == []
        (told,) = await post.call(1)
        assert told.content["content"].startswith("Bob, it is your turn")
        await move(live)
        post.clock.at += PATIENCE - 1
        await move(live)  # in time
        assert await post.call(1) == []

    run(story, tmp_path)


def test_after_a_crash_the_same_call_is_made_again(tmp_path: Path) -> None:
    async def story(post: Post) -> None:
        await post.table("t1")
        await post.hook("t1")
        begun = await post.database.write(partial(webhooks.begin, table="t1"))
        assert begun is not None
        await post.close()
        post.open()
        (told,) = await post.call(PATIENCE)
        assert told.headers["idempotency-key"] == f'"{begun.id}"'

    run(story, tmp_path)


@pytest.mark.parametrize("status", [401, 403, 404, 410])
def test_a_webhook_that_is_no_more_is_forgotten(tmp_path: Path, status: int) -> None:
    async def story(post: Post) -> None:
        await post.table("t1")
        await post.hook("t1")
        post.service.answers = [status]
        assert await post.call(PATIENCE) == []
        assert await post.database.read(partial(webhooks.address_of, table="t1")) == ""

    run(story, tmp_path)


@pytest.mark.parametrize("status", [302, 400, 429, 500])
def test_what_fails_otherwise_is_tried_again_later(tmp_path: Path, status: int) -> None:
    async def story(post: Post) -> None:
        await post.table("t1")
        await post.hook("t1")
        post.service.answers = [status]
        assert await post.call(PATIENCE) == []
        assert await post.call(BACKOFF - 1) == []
        assert len(await post.call(1)) == 1

    run(story, tmp_path)


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_words(language: str) -> None:
    settings = Mock(url="https://example.org/games/")
    for name in ("Ann", "~wise owl", ""):
        call = Call("1a", "t1", "cyclades", name, HOOK, language)
        said = Webhooks(Mock(), Mock(), settings, Mock()).written(call).decode()
        assert "https://example.org/games/t/t1" in said
        assert "webhook-" not in said
        assert "~" not in said


# ---- over HTTP


async def somewhere(host: str, port: int) -> list[str]:
    return ["127.0.0.1" if host == "inside.example" else "93.184.215.14"]


def host_of_a_table(house: House) -> tuple[Visitor, str]:
    """Anna, and the address of the webhook of her table."""
    house.app.state.outward.look_up = somewhere
    anna = house.visitor()
    anna.register("Anna")
    made = anna.post("/api/tables", {"game": "duel", "seats": ["me", "open"], "pace": {"move": 259_200}}).json()
    return anna, f"/api/tables/{made['id']}/webhook"


def test_the_host_sets_it_and_nobody_learns_the_address(house: House) -> None:
    anna, path = host_of_a_table(house)
    assert anna.get(path).json() == {"site": "", "possible": True}
    assert anna.ask("PUT", path, {"address": HOOK, "language": "cs"}).status_code == 204
    assert anna.get(path).json() == {"site": "discord.example", "possible": True}
    assert anna.get("/api/account/export").json()["webhooks"][0]["address"] == HOOK
    bert = house.visitor()
    bert.register("Bert")
    for method in ("GET", "PUT", "DELETE"):
        answer = bert.ask(method, path, {"address": HOOK} if method == "PUT" else None)
        assert (answer.status_code, answer.json()["code"]) == (403, "not_host")
    assert anna.get("/api/tables/unknown/webhook").status_code == 404
    assert anna.delete(path).status_code == 204
    assert anna.get(path).json()["site"] == ""
    anna.ask("PUT", path, {"address": HOOK})
    anna.post("/api/account/delete", {"password": "correct horse"})
    assert HOOK not in house.everything()


@pytest.mark.parametrize("address", ["https://inside.example/x", "http://open.example/x", "https://open.example:22/x"])
def test_an_address_in_the_network_is_refused(house: House, address: str) -> None:
    anna, path = host_of_a_table(house)
    answer = anna.ask("PUT", path, {"address": address})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad_address")
    assert house.rows("SELECT * FROM webhooks") == []


def test_who_sets_too_many_waits(house: House) -> None:
    anna, path = host_of_a_table(house)
    statuses = [anna.ask("PUT", path, {"address": HOOK}).status_code for _ in range(11)]
    assert statuses == [204] * 10 + [429]


def test_a_server_that_calls_nobody_says_so(tmp_path: Path) -> None:
    with open_house(tmp_path, PETTEIA_OUTWARD="no") as house:
        anna, path = host_of_a_table(house)
        assert anna.get(path).json()["possible"] is False
        assert anna.ask("PUT", path, {"address": HOOK}).status_code == 404
