"""Checks whether a program follows the bot protocol: plays games with it, and says what is wrong and where."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from ..core.contract.game import Game
from ..core.engine.rng import Rng
from ..core.engine.state import CHANCE
from .bot import Situation
from .command import CommandBot
from .guarded import Limits, Status
from .simple import RandomBot


@dataclass(frozen=True)
class Finding:
    """The result of a check: whether it passed, the message that says so with its arguments, and what went wrong in the
    words of the program or the protocol."""

    good: bool
    message: str
    args: dict[str, str | int] = field(default_factory=dict)
    problem: str = ""


def check_command(command: str, game: Game, games: int, seed: int, limits: Limits) -> Iterator[Finding]:
    """Greet the program, let it play games against random players, in a different seat each time, and tell it to
    quit."""
    bot = CommandBot(command, command, game, limits)
    try:
        trouble = bot.trouble()
        if trouble:
            yield Finding(False, "terminal-check-silent", problem=trouble)
            return
        assert bot.greeting is not None
        yield Finding(True, "terminal-check-greeting", {"name": bot.greeting.name or "?"})
        for number in range(games):
            for seats in game.seat_counts:
                yield from play_one(bot, game, seats, number % seats, Rng(seed).spawn(100 * number + seats))
        quits = leaves(bot)
        yield Finding(quits, "terminal-check-quits" if quits else "terminal-check-stays")
    finally:
        bot.close()


def play_one(bot: CommandBot, game: Game, seats: int, seat: int, rng: Rng) -> Iterator[Finding]:
    """Let the program play a game against random players."""
    bot.begin()
    others, state, asked = RandomBot(), game.start(seats), 0
    while (actor := state.actor) >= CHANCE:
        if actor == CHANCE:
            state.play(state.draw(rng))
        elif actor != seat:
            state.play(others.choose(Situation(state), rng))
        else:
            said = bot.answer(Situation(state), rng)
            asked += 1
            if said.status != Status.OK:
                where: dict[str, str | int] = {"seats": seats, "seat": seat, "number": asked}
                problem = f"{said.status}: {said.problem}\n{state.position()}"
                yield Finding(False, "terminal-check-answer", where, problem)
                return
            state.play(said.action)
    result = state.result
    assert result is not None
    bot.over(list(result.winners), result.reason)
    played: dict[str, str | int] = {"seats": seats, "seat": seat, "answers": asked, "reason": result.reason}
    yield Finding(True, "terminal-check-game", played)


def leaves(bot: CommandBot) -> bool:
    """Whether the program exits by itself when told to."""
    process = bot.process
    bot.close()
    return process is not None and process.returncode == 0
