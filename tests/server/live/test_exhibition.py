"""What there is to watch: the best game between people, otherwise a match of bots as long as somebody is watching."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from petteia.server.live.exhibition import PAUSE, Exhibition, best_of
from petteia.server.live.live_table import LiveTable
from petteia.server.live.outbox import Outbox
from petteia.server.live.tables import Tables
from petteia.server.live.workers import Urgency, Workers
from petteia.server.store.store import Connection
from petteia.server.table import messages as m
from petteia.server.table.audience import Onlooker
from petteia.server.table.header import HOUSE, Chair, Header, describe
from server import databases
from server.house import Clock

CHANCES = (300_000, 700_000)


async def judge(game: str, position: str, plan: tuple[int, ...], turns: int) -> Sequence[int]:
    return CHANCES


class Idle(Workers):
    """Bots that are asked and never answer."""

    async def ask(self, *_: Any) -> int | None:
        await asyncio.Event().wait()
        return None


@asynccontextmanager
async def hall(folder: Path) -> AsyncIterator[tuple[Exhibition, Clock]]:
    """An exhibition, at the clock of a test; nobody is in a hurry, and nobody waits."""
    opened = databases.place_in(folder).store()
    opened.open()
    clock, workers = Clock(), Idle(1, 5.0)
    tables = Tables(opened, workers, clock)
    tables.leisure = 0.0
    try:
        yield Exhibition(tables, judge, lambda: False), clock
    finally:
        await tables.close()
        workers.close()
        opened.close()


async def look(exhibition: Exhibition) -> m.TableInfo | None:
    """What a new visitor sees who comes after all others."""
    exhibition.shown = (0.0, exhibition.shown[1])
    return (await exhibition.show()).table


async def match(exhibition: Exhibition) -> LiveTable:
    shown = await look(exhibition)
    assert shown is not None
    return await exhibition.tables.find(shown.id)


def run(story: Any) -> None:
    asyncio.run(asyncio.wait_for(story, 60))


def test_a_match_of_the_strongest_begins_when_somebody_looks(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as (exhibition, _):
            live = await match(exhibition)
            assert [chair.bot for chair in live.header.chairs] == ["archimedes", "artemisia"]
            assert (live.header.status, live.header.public) == ("playing", False)
            assert await match(exhibition) is live
            assert live.standing().urgency == Urgency.ONLY_BOTS
            assert live.standing().account == HOUSE

    run(story())


def test_it_goes_on_only_while_somebody_watches(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as (exhibition, _):
            live = await match(exhibition)
            assert live.wanted()
            live.watched_until = time.monotonic()
            assert not live.wanted()
            live.outboxes[1] = Outbox()
            assert live.wanted()
            live.outboxes.clear()
            await match(exhibition)
            assert live.wanted()

    run(story())


def test_it_is_resumed_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as (exhibition, _):
            before = (await match(exhibition)).id
        async with hall(tmp_path) as (exhibition, _):
            assert (await match(exhibition)).id == before

    run(story())


def test_another_game_follows_after_a_while(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as (exhibition, clock):
            first = await match(exhibition)
            await first.do(lambda table: table.shut())
            assert await match(exhibition) is first
            clock.at += PAUSE
            second = await match(exhibition)
            assert first.header.rematch == second.id
            assert (first.header.game, second.header.game) == ("duel", "cyclades")
            assert second.header.status == "playing"

    run(story())


def test_chances_are_told_of_bots(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as (exhibition, _):
            await look(exhibition)
            while exhibition.chances is None:
                await asyncio.sleep(0)
            await look(exhibition)
            assert exhibition.shown[1].chances == list(CHANCES)

    run(story())


def test_under_strain_the_match_stands_still(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as (exhibition, _):
            live = await match(exhibition)
            live.watched_until = time.monotonic()
            exhibition.strained = lambda: True
            assert await match(exhibition) is live
            assert not live.wanted()

    run(story())


@pytest.mark.parametrize("strained", [True, False])
def test_a_house_that_may_not_or_cannot_shows_none(tmp_path: Path, strained: bool) -> None:
    async def story() -> None:
        async with hall(tmp_path) as (exhibition, _):
            none = Exhibition(exhibition.tables, judge, lambda: strained, on=strained)
            assert await look(none) is None

    run(story())


# ---- people first


def table(id: str, *ratings: int | None, bots: int = 0, present: bool = True, **more: Any) -> m.TableInfo:
    """A game of people with these ratings."""
    people = [Chair("person", f"{id}{seat}", "", rating=rating) for seat, rating in enumerate(ratings)]
    header = Header(
        id=id,
        game="duel",
        rules="1",
        options={},
        chairs=(*people, *[Chair("bot", bot="easy")] * bots),
        host=f"{id}0",
        public=True,
        rated=True,
        pace=m.Pace(),
        delay=more.get("delay", 0),
        created=0,
        secret=bytes(32),
        status=more.get("status", "playing"),
    )
    return describe(header, [], [f"{id}0"] if present else [])


def test_the_best_game_is_that_of_the_best_players() -> None:
    low, high = table("low", 1500, 1500), table("high", 1900, 1400)
    assert best_of([low, high, table("new", None, None)]) == high
    assert best_of([table("new", None, None)]) is not None


def test_what_is_no_game_of_people_who_are_there_is_not_shown() -> None:
    alone = table("a", 1900, bots=1)
    assert best_of([alone, table("b", 1900, 1900, present=False), table("c", 1900, 1900, status="waiting")]) is None


async def people_play(exhibition: Exhibition, **more: Any) -> LiveTable:
    """Ann and Bob play in public, and Ann is there."""
    tables = exhibition.tables

    def add(connection: Connection) -> None:
        for user in ("ann", "bob"):
            sql = "INSERT INTO users (id, kind, name, created, seen) VALUES (?, 'guest', ?, 0, 0)"
            connection.execute(sql, (user, user))

    await tables.store.write(add)
    header = Header(
        id="people",
        game="duel",
        rules="1",
        options={"wonders": "first_game", "first_player": "0", "neutral_start": "begins", "decline_token": "no"},
        chairs=(Chair("person", "ann", "Ann"), Chair("person", "bob", "Bob")),
        host="ann",
        public=True,
        rated=False,
        pace=m.Pace(),
        delay=more.get("delay", 0),
        created=tables.now(),
        secret=bytes(32),
        chances=more.get("chances", False),
    )
    live = await tables.create(header)
    await live.enter(1, "ann", "Ann", Outbox())
    await live.do(lambda table: table.begin("ann"))
    return live


def test_people_come_before_bots_and_as_far_as_spectators_see(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as (exhibition, clock):
            live = await people_play(exhibition, delay=60)
            assert live.table.game.stage(live.table.state)[1] == 1
            shown = await look(exhibition)
            assert shown is not None
            assert shown.id == "people"
            assert exhibition.shown[1].number == 0  # nothing was dealt yet, a minute ago
            clock.at += 60_000
            await live.do(lambda table: table.tick())
            await look(exhibition)
            assert exhibition.shown[1].number == 1

    run(story())


@pytest.mark.parametrize("agreed", [True, False])
def test_chances_of_people_are_told_if_they_agreed(tmp_path: Path, agreed: bool) -> None:
    async def story() -> None:
        async with hall(tmp_path) as (exhibition, _):
            await people_play(exhibition, chances=agreed)
            for _ in range(20):
                await look(exhibition)
                await asyncio.sleep(0)
            assert exhibition.shown[1].chances == (list(CHANCES) if agreed else None)

    run(story())


def test_chances_are_those_of_what_spectators_see(tmp_path: Path) -> None:
    """A minute ago; and what only a player knows is not judged."""
    judged: list[str] = []

    async def note(game: str, position: str, plan: tuple[int, ...], turns: int) -> Sequence[int]:
        judged.append(position)
        return CHANCES

    async def story() -> None:
        async with hall(tmp_path) as (exhibition, clock):
            exhibition.judge = note
            live = await people_play(exhibition, delay=60, chances=True)
            await look(exhibition)
            await asyncio.sleep(0)
            assert judged == []
            ann, dealt = Onlooker(1, "ann", "Ann", [0]), live.table.state.position()
            clock.at += 59_000
            await live.do(lambda table: table.act(ann, m.Act(table.course.length, table.state.legal()[0])))
            clock.at += 1_000
            await live.do(lambda table: table.tick())
            while not judged:
                await look(exhibition)
                await asyncio.sleep(0)
            assert judged == [dealt]
            assert live.table.state.position() != dealt

    run(story())
