"""Bots think elsewhere: whatever becomes of them there, the table gets an answer or knows that there is none."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace

import pytest

import petteia
from petteia.server.thinking import BotQuestion
from petteia.server.workers import Workers


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
