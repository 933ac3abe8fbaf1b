"""Bots think elsewhere: whatever happens to them there, the table gets an answer or learns that there is none."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import replace
from typing import Any

import pytest

import petteia
from petteia.server.live.workers import Standing, Urgency, Worker, Workers
from petteia.server.table.asking import BotQuestion


@pytest.fixture(scope="module")
def question() -> BotQuestion:
    state, rng = petteia.game("duel").start(), petteia.Rng(1)
    while state.actor == petteia.CHANCE:
        state.play(state.draw(rng))
    return BotQuestion("t", "duel", 0, int(state.actor), "random", state.position(), 5)


@pytest.fixture(scope="module")
def loop() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as loop:
        yield loop


@pytest.fixture(scope="module")
def workers(loop: asyncio.Runner) -> Iterator[Workers]:
    made = Workers(1, 6.0)
    yield made
    made.close()


def ask(loop: asyncio.Runner, workers: Workers, *questions: BotQuestion) -> list[int | None]:
    async def story() -> list[int | None]:
        return await asyncio.gather(*(workers.ask(question) for question in questions))

    return loop.run(story())


def test_questions_wait_in_line_and_all_are_answered(
    loop: asyncio.Runner, workers: Workers, question: BotQuestion
) -> None:
    answers = ask(loop, workers, *[replace(question, seed=seed) for seed in range(5)])
    assert all(answer is not None for answer in answers)
    assert ask(loop, workers, replace(question, seed=3)) == [answers[3]]


@pytest.mark.parametrize("bot", ["naughty_bots:Raising", "naughty_bots:Hanging", "naughty_bots:Dying", "nobody"])
def test_a_bot_that_fails_has_no_answer_and_the_next_one_has(
    loop: asyncio.Runner, workers: Workers, question: BotQuestion, bot: str
) -> None:
    failed = workers.failures
    answers = ask(loop, workers, replace(question, bot=bot), question)
    assert [answer is None for answer in answers] == [True, False]
    assert workers.failures == failed + 1


# ---- whose bots think first


class Pen:
    """Workers whose processes answer when a test says so; `asked` are the questions that are being thought about."""

    def __init__(self, count: int) -> None:
        self.clock = 0.0
        self.workers = Workers(count, 1.0, lambda: self.clock)
        self.asked: list[tuple[int, str]] = []
        self.gates: dict[int, threading.Event] = {}
        for worker in self.workers.workers:
            worker.ask = self.think  # type: ignore[method-assign]

    def think(self, number: int, question: BotQuestion) -> int:
        self.gates[number] = threading.Event()
        self.asked.append((number, question.table))
        self.gates[number].wait(10)
        return number

    async def order(self, *standings: Standing, finish: bool = True) -> list[str]:
        """The tables in the order in which their bots get to think, each for ten seconds, when all ask at once."""
        tasks = [
            asyncio.create_task(
                self.workers.ask(BotQuestion(f"{place} {standing.account}", "duel", 0, 0, "x", "", 0), standing)
            )
            for place, standing in enumerate(standings)
        ]
        began = len(self.asked)
        while finish and not all(task.done() for task in tasks):
            await asyncio.sleep(0.001)
            for number, _ in self.asked:
                if not self.gates[number].is_set():
                    self.clock += 10
                    self.gates[number].set()
        return [table for _, table in self.asked[began:]]


def story(count: int, told: Callable[[Pen], Coroutine[Any, Any, None]]) -> None:
    pen = Pen(count)
    try:
        asyncio.run(told(pen))
    finally:
        for gate in pen.gates.values():
            gate.set()
        pen.workers.close()


def test_a_person_who_waits_comes_before_bots_among_themselves() -> None:
    async def told(pen: Pen) -> None:
        order = await pen.order(
            Standing("a", "", Urgency.ONLY_BOTS),
            Standing("b", "", Urgency.ONLY_BOTS),
            Standing("c", "", Urgency.PERSON_AWAY),
            Standing("d", "", Urgency.PERSON_PRESENT),
        )
        assert order == ["0 a", "3 d", "2 c", "1 b"]  # the first had begun already

    story(1, told)


def test_whose_bots_have_thought_least_comes_first() -> None:
    async def told(pen: Pen) -> None:
        eve, ann = Standing("eve", "e"), Standing("ann", "a")
        order = await pen.order(eve, eve, eve, eve, ann)
        assert order == ["0 eve", "4 ann", "1 eve", "2 eve", "3 eve"]
        assert await pen.order(eve, Standing("other account", "e"), ann) == ["0 eve", "2 ann", "1 other account"]

    story(1, told)


def test_one_account_or_address_never_takes_all_processes() -> None:
    async def told(pen: Pen) -> None:
        eve = [Standing("eve", "e"), Standing("eve", "other"), Standing("mallory", "e")]
        await pen.order(*eve, finish=False)
        await asyncio.sleep(0.05)
        assert [table for _, table in pen.asked] == ["0 eve"]
        await pen.order(Standing("ann", "a"), finish=False)
        await asyncio.sleep(0.05)
        assert [table for _, table in pen.asked] == ["0 eve", "0 ann"]

    story(2, told)


def test_short_thoughts_come_before_long_ones() -> None:
    async def told(pen: Pen) -> None:
        workers = pen.workers
        workers.took = {("duel", "x"): 3.0, ("duel", "quick"): 0.1}
        first = asyncio.create_task(workers.ask(BotQuestion("busy", "duel", 0, 0, "x", "", 0), Standing("z")))
        await asyncio.sleep(0.01)
        long = asyncio.create_task(workers.ask(BotQuestion("long", "duel", 0, 0, "x", "", 0), Standing("a")))
        short = asyncio.create_task(workers.ask(BotQuestion("short", "duel", 0, 0, "quick", "", 0), Standing("b")))
        while not all(task.done() for task in (first, long, short)):
            await asyncio.sleep(0.001)
            for number, _ in pen.asked:
                pen.gates[number].set()
        assert [table for _, table in pen.asked] == ["busy", "short", "long"]

    story(1, told)


def test_an_answer_that_nobody_waits_for_any_more_goes_to_nobody_else() -> None:
    async def told(pen: Pen) -> None:
        workers = pen.workers
        first = asyncio.create_task(workers.ask(BotQuestion("first", "duel", 0, 0, "x", "", 0)))
        while not pen.asked:
            await asyncio.sleep(0.001)
        first.cancel()
        second = asyncio.create_task(workers.ask(BotQuestion("second", "duel", 0, 0, "x", "", 0)))
        await asyncio.sleep(0.01)
        assert [table for _, table in pen.asked] == ["first"], "its process is still busy"
        pen.gates[1].set()
        while len(pen.asked) < 2:
            await asyncio.sleep(0.001)
        pen.gates[2].set()
        assert await second == 2

    story(1, told)


def test_a_question_taken_back_before_its_turn_is_never_thought_about() -> None:
    async def told(pen: Pen) -> None:
        workers = pen.workers
        first = asyncio.create_task(workers.ask(BotQuestion("first", "duel", 0, 0, "x", "", 0)))
        second = asyncio.create_task(workers.ask(BotQuestion("second", "duel", 0, 0, "x", "", 0)))
        while not pen.asked:
            await asyncio.sleep(0.001)
        second.cancel()
        await asyncio.sleep(0.001)
        assert workers.waiting == []
        pen.gates[1].set()
        assert await first == 1

    story(1, told)


def test_an_answer_to_another_question_counts_as_none() -> None:
    class Liar:
        def send(self, _: object) -> None: ...

        def poll(self, _: float) -> bool:
            return True

        def recv(self) -> tuple[int, int]:
            return 6, 42

        def close(self) -> None: ...

    worker = Worker(1.0)
    worker.questions = Liar()  # type: ignore[assignment]
    assert worker.ask(7, BotQuestion("t", "duel", 0, 0, "x", "", 0)) == "it answered question 6 instead of 7"
    assert worker.questions is None, "a process that is out of step is ended"
