"""Among several servers, only the one that has a finished game makes its review."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from petteia.review import DEEP, QUICK
from petteia.review.result import Review
from petteia.server.live.live_table import IDLE_SECONDS, LiveTable
from petteia.server.live.reviews import Reviews
from petteia.server.live.tables import Tables
from petteia.server.reviewing import count_decisions, finish, look_at_some
from petteia.server.table.messages import Resign
from server.live.test_tables import new_table
from server.owners.test_leases import Seat, Time, die, run, settled

PIECES = {QUICK: 2, DEEP: 5}  # of nine decisions
REVIEW = msgspec.json.encode(Review("duel", "1", QUICK, 0, 0, {}, (), (), (), (), (), (), ()))
ANSWERS: dict[Any, Any] = {count_decisions: 9, look_at_some: b"[]", finish: REVIEW}


class Reviewer(Reviews):
    """Reviews of one server. At which level it has looked is noted; there is nothing to see."""

    def __init__(self, seat: Seat) -> None:
        store: Any = seat.tables.store
        super().__init__(store, store, seat.tables.now, seat.tables)  # clerks would read as anybody does
        self.looks: list[str] = []
        self.look = asyncio.Event()
        self.look.set()

    async def send(self, work: Any, priority: int = 0) -> Any:
        if work.func is look_at_some:
            self.looks.append(work.args[1])
            await self.look.wait()
        return ANSWERS[work.func]


async def finished_game(tables: Tables) -> LiveTable:
    """A game that Ann has given up."""
    live = await new_table(tables)
    await live.do(lambda table: table.enter(7, "ann", "Ann"))
    await live.do(lambda table: table.receive(7, Resign()))
    await live.do(lambda table: table.leave(7))
    return live


async def all_made(*reviewers: Reviewer) -> None:
    """Every review that is wanted is made."""
    making = [asyncio.create_task(reviewer.run()) for reviewer in reviewers]
    while any(reviewer.waiting for reviewer in reviewers):
        await asyncio.sleep(0.01)
    for task in making:
        task.cancel()


def test_of_two_servers_that_are_asked_at_once_one_makes_the_review() -> None:
    async def story(here: Seat, there: Seat, time: Time) -> None:
        live = await finished_game(here.tables)
        live.put_away()
        await settled(here.tables)
        one, other = Reviewer(here), Reviewer(there)
        for stored, progress in await asyncio.gather(one.of(live.id), other.of(live.id)):
            assert stored is None
            assert progress is not None, "both are told to ask again"
        await all_made(one, other)
        assert sorted([one.looks, other.looks]) == [[], [QUICK] * PIECES[QUICK] + [DEEP] * PIECES[DEEP]]
        for reviewer in (one, other):
            stored, progress = await reviewer.of(live.id)
            assert (stored is not None and stored.level, progress) == (DEEP, None)

    run(story)


def test_a_table_is_kept_until_its_review_is_made() -> None:
    async def story(here: Seat, there: Seat, time: Time) -> None:
        live = await finished_game(here.tables)
        later = live.last_used + 2 * IDLE_SECONDS
        assert live.idle(later)
        reviewer = Reviewer(here)
        await reviewer.of(live.id)
        assert not live.idle(later)
        await all_made(reviewer)
        assert live.idle(later)

    run(story)


def test_who_has_lost_a_table_leaves_its_review_to_the_other() -> None:
    async def story(here: Seat, there: Seat, time: Time) -> None:
        live = await finished_game(here.tables)
        one, other = Reviewer(here), Reviewer(there)
        await one.of(live.id)
        one.look.clear()
        making = asyncio.create_task(all_made(one))
        while not one.looks:
            await asyncio.sleep(0.01)
        await die(here)
        await other.of(live.id)
        await here.owners.look_what_is_left()
        one.look.set()
        await asyncio.gather(making, all_made(other))
        assert one.looks == [QUICK], "it has stopped after a piece"
        assert other.looks == [QUICK] * PIECES[QUICK] + [DEEP] * PIECES[DEEP]

    run(story)
