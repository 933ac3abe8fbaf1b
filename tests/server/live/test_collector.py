"""Garbage is collected by the clock, not when a threshold happens to be crossed."""

from __future__ import annotations

import asyncio
import gc

from petteia.server.live.collector import ALL, EVERYTHING, MIDDLE_AGED, SECONDS, SURVIVORS, YOUNG, Collector


def test_most_looks_are_at_the_young_and_few_at_everything() -> None:
    collector = Collector()
    ages = []
    for look in range(1, EVERYTHING + 1):
        collector.looks = look
        ages.append(collector.age())
    assert ages[: MIDDLE_AGED - 1] == [YOUNG] * (MIDDLE_AGED - 1)
    assert ages[MIDDLE_AGED - 1] == SURVIVORS
    assert ages[-1] == ALL
    assert ages.count(ALL) == 1
    assert ages.count(SURVIVORS) == EVERYTHING // MIDDLE_AGED - 1


def test_it_looks_again_and_again_until_it_ends() -> None:
    looked: list[int] = []

    async def story() -> None:
        collector = Collector(looked.append)
        collector.begin()
        assert not gc.isenabled()
        while len(looked) < 2:
            await asyncio.sleep(SECONDS)
        collector.end()
        assert gc.isenabled()
        seen = len(looked)
        await asyncio.sleep(2 * SECONDS)
        assert len(looked) == seen

    asyncio.run(story())
    assert set(looked) == {YOUNG}
