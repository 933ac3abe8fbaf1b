"""A bot in a process of its own: if it raises, hangs, dies or answers nonsense, it costs a simple move, not the game.

The process is sent only a state that the seat could be in, drawn anew for every question, so nothing that the seat may
not know.
"""

from __future__ import annotations

import signal
import traceback
from dataclasses import dataclass
from multiprocessing.connection import Connection

from ..core.contract.refusal import OptionError
from ..core.engine.rng import Rng
from ..core.engine.state import State
from .bot import Situation
from .guarded import Answer, GuardedBot, Limits, Status
from .levels import bot
from .process import BotProcess, NoAnswer, TooLate

BEGIN = "begin"
MEGABYTE = 2**20


@dataclass(frozen=True)
class Asked:
    """A question to the process: a state that the seat could be in, a seed, and the time left on the clock."""

    state: State
    seed: int
    seconds_left: float | None = None


def answer_questions(name: str, game: str, megabytes: int, questions: Connection) -> None:
    """Run the process: answer until the other side is gone. If the bot raises, the traceback is sent back as text."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the asking process; when that ends, so does this one
    limit_memory(megabytes)
    try:
        made = bot(name, game)
        questions.send("")
    except OptionError as error:
        questions.send(str(error.named.get("problem", error)))
        return
    except BaseException:
        questions.send(traceback.format_exc())
        return
    while True:
        try:
            asked: Asked | str = questions.recv()
        except EOFError:
            return
        try:
            if isinstance(asked, Asked):
                questions.send(int(made.choose(Situation(asked.state, asked.seconds_left), Rng(asked.seed))))
            else:
                made = bot(name, game)
        except MemoryError:
            questions.send(f"MemoryError: more than {megabytes} megabytes are not allowed")
        except Exception:
            questions.send(traceback.format_exc())


def limit_memory(megabytes: int) -> None:
    """Limit this process's own memory, where the system supports it. Memory that is only reserved, as some languages do
    by the gigabyte, does not count."""
    try:
        import resource
    except ImportError:
        return
    most = megabytes * MEGABYTE
    resource.setrlimit(resource.RLIMIT_DATA, (most, most))


class KeptBot(GuardedBot):
    """Asks a bot in another process, and waits up to a limit in seconds for its answer."""

    def __init__(self, name: str, game: str, limits: Limits) -> None:
        super().__init__(name)
        self.process = BotProcess(answer_questions, name, game, limits.megabytes, seconds=limits.seconds)

    def begin(self) -> None:
        self.process.tell(BEGIN)

    def trouble(self) -> str:
        try:
            self.process.start()
        except (EOFError, OSError) as error:
            self.close()
            return str(error)
        return ""

    def reply(self, situation: Situation, rng: Rng) -> Answer:
        return self.ask(Asked(situation.imagine(rng), rng.next(), situation.seconds_left))

    def ask(self, asked: Asked) -> Answer:
        """The bot's answer, or what went wrong."""
        try:
            said: int | str = self.process.answer(asked)
        except NoAnswer as error:
            return Answer(Status.TIMEOUT if isinstance(error, TooLate) else Status.ERROR, -1, str(error))
        return Answer(Status.ERROR, -1, said) if isinstance(said, str) else Answer(Status.OK, said)

    def close(self) -> None:
        self.process.close()
