"""A bot that is a separate program, in any language: it is asked over its standard input and output."""

from __future__ import annotations

import queue
import shlex
import shutil
import subprocess
import threading
import time
from contextlib import suppress
from typing import Any

import msgspec

from ..core.contract.game import Game
from ..core.contract.refusal import OptionError
from ..core.contract.registry import game as find_game
from ..core.engine.rng import Rng
from ..core.engine.state import State
from .bot import Situation
from .guarded import Answer, GuardedBot, Limits, Status
from .kept import limit_memory
from .protocol import Choice, Choose, Clock, Failure, FromBot, Hello, Legal, NewGame, Over, Quit

SECONDS_TO_START = 30.0
SECONDS_TO_LEAVE = 1.0
RUN_BY = "python3 mybot.py"
LINES_KEPT = 20  # the last lines of what a program writes to its standard error
DECODER = msgspec.json.Decoder(FromBot)
ENCODER = msgspec.json.Encoder()


class CommandBot(GuardedBot):
    """Asks a program, and waits up to a limit in seconds for its answer. A program that dies is restarted for the next
    question."""

    def __init__(self, name: str, command: str, game: Game, limits: Limits) -> None:
        super().__init__(name)
        self.command = program_of(command)
        self.game = game
        self.limits = limits
        self.process: subprocess.Popen[bytes] | None = None
        self.lines: queue.Queue[bytes] = queue.Queue()
        self.errors: list[str] = []
        self.readers: list[threading.Thread] = []
        self.asked = 0
        self.greeting: Hello | None = None
        self.told: NewGame | None = None
        self.last: Choice | None = None

    # ---- what is said

    def begin(self) -> None:
        self.told = None

    def trouble(self) -> str:
        try:
            if self.process is None:
                self.start()
        except (EOFError, OSError, TimeoutError) as error:
            problem = self.last_words(str(error))
            self.close()
            return problem
        return ""

    def reply(self, situation: Situation, rng: Rng) -> Answer:
        try:
            if self.process is None:
                self.start()
            state = situation.imagine(rng)
            self.introduce(state, situation.seat)
            self.asked += 1
            self.send(self.question(situation, state, rng))
            return self.judged(self.listen(self.limits.seconds), situation)
        except TimeoutError as error:
            self.close()
            return Answer(Status.TIMEOUT, -1, str(error))
        except (OSError, EOFError) as error:
            problem = self.last_words(str(error))
            self.close()
            return Answer(Status.ERROR, -1, problem)

    def introduce(self, state: State, seat: int) -> None:
        """Tell the program which game it plays, once."""
        now = NewGame(self.game.id, self.game.version, int(state.seats), seat, self.game.options_of(state))
        if self.told is None or self.told.seat != seat:
            self.told = now
            self.send(now)

    def question(self, situation: Situation, state: State, rng: Rng) -> Choose:
        view: Any = state.view(situation.seat)
        return Choose(
            id=self.asked,
            seat=situation.seat,
            question=situation.question,
            view=view.plain(),
            position=state.position(),
            legal=[Legal(action, situation.text(action)) for action in situation.legal],
            clock=Clock(self.limits.seconds, situation.seconds_left),
            seed=rng.next(),
        )

    def judged(self, said: Choice | Failure, situation: Situation) -> Answer:
        """The answer that a program's message stands for."""
        if isinstance(said, Failure):
            return Answer(Status.ERROR, -1, said.message)
        self.last = said
        if said.action is not None:
            return Answer(Status.OK, said.action)
        texts = {situation.text(action): action for action in situation.legal}
        if said.text in texts:
            return Answer(Status.OK, texts[said.text])
        return Answer(Status.INVALID, -1, f"the choice names no legal action: {said.text!r}")

    def over(self, winners: list[int], reason: str) -> None:
        """Tell the program how the game ended."""
        if self.process is not None:
            self.send(Over(winners, reason))

    # ---- the program

    def start(self) -> Hello:
        """Start the program and exchange greetings."""
        self.process = subprocess.Popen(
            self.command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            preexec_fn=lambda: limit_memory(self.limits.megabytes),
        )
        self.lines, self.errors, self.told = queue.Queue(), [], None
        self.readers = [
            threading.Thread(target=read_lines, args=(self.process, self.lines), daemon=True),
            threading.Thread(target=read_errors, args=(self.process, self.errors), daemon=True),
        ]
        for reader in self.readers:
            reader.start()
        self.send(Hello(name="petteia"))
        until = time.monotonic() + SECONDS_TO_START
        greeting = self.next_message(until, "a greeting")
        if not isinstance(greeting, Hello):
            raise EOFError("it did not begin with a hello")
        if greeting.protocol != Hello().protocol:
            raise EOFError(f"it speaks protocol {greeting.protocol}, not {Hello().protocol}")
        if greeting.games is not None and self.game.id not in greeting.games:
            raise EOFError(f"it does not play {self.game.id}, only {', '.join(greeting.games)}")
        self.greeting = greeting
        return greeting

    def send(self, message: object) -> None:
        assert self.process is not None
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(ENCODER.encode(message) + b"\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            raise EOFError("its process is gone") from None

    def listen(self, seconds: float) -> Choice | Failure:
        """The answer to the last question; answers to others are skipped."""
        until = time.monotonic() + seconds
        while True:
            said = self.next_message(until, f"answer within {seconds:g} s")
            if isinstance(said, Choice | Failure) and said.id == self.asked:
                return said

    def next_message(self, until: float, expected: str) -> Hello | Choice | Failure:
        """The next message of the program; lines of unknown types are skipped."""
        while True:
            try:
                line = self.lines.get(timeout=max(until - time.monotonic(), 0.0))
            except queue.Empty:
                raise TimeoutError(f"no {expected}") from None
            if not line:
                raise EOFError("its process is gone")
            try:
                said: Hello | Choice | Failure = DECODER.decode(line)
            except msgspec.ValidationError as error:
                if "Invalid value" in str(error) and "$.type" in str(error):
                    continue
                raise EOFError(f"{error}, in the line {line[:200]!r}") from None
            except msgspec.DecodeError as error:
                raise EOFError(f"it wrote something that is not JSON ({error}): {line[:200]!r}") from None
            return said

    def last_words(self, problem: str) -> str:
        """What went wrong, after what the program wrote about it."""
        if self.process is not None and "gone" in problem:
            with suppress(subprocess.TimeoutExpired):
                problem += f" (exit code {self.process.wait(1.0)})"
        return "\n".join([*self.errors, problem])

    def close(self) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        assert process.stdin is not None
        with suppress(OSError):
            process.stdin.write(ENCODER.encode(Quit()) + b"\n")
        with suppress(OSError):
            process.stdin.close()
        with suppress(subprocess.TimeoutExpired):
            process.wait(SECONDS_TO_LEAVE)
        process.kill()
        process.wait()
        for reader in self.readers:
            reader.join(SECONDS_TO_LEAVE)


def read_lines(process: subprocess.Popen[bytes], lines: queue.Queue[bytes]) -> None:
    """Put the program's output into `lines`, line by line, and an empty one at its end."""
    assert process.stdout is not None
    with process.stdout as output:
        for line in output:
            if line.strip():
                lines.put(line)
    lines.put(b"")


def read_errors(process: subprocess.Popen[bytes], kept: list[str]) -> None:
    """Keep the last lines that the program writes to its standard error."""
    assert process.stderr is not None
    with process.stderr as output:
        for line in output:
            kept.append(line.decode(errors="replace").rstrip("\n"))
            del kept[:-LINES_KEPT]


def program_of(command: str) -> list[str]:
    """The words of a command, if they name a program that can be started here."""
    try:
        program = shlex.split(command)
    except ValueError:  # an unclosed quotation
        program = []
    if not program or shutil.which(program[0]) is None:
        told = (
            f"{command!r} does not start a program: check its path, make it executable, or say what runs it: {RUN_BY}"
        )
        raise OptionError(told, "wrong-program", found=repr(command), example=RUN_BY)
    return program


def command_bot(name: str, command: str, game: str, limits: Limits) -> CommandBot:
    """A bot that is run by a command."""
    return CommandBot(name, command, find_game(game), limits)
