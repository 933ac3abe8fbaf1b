"""`petteia serve` in a process of its own. Its secrets and its bots' seeds are known: a test that does the same gets
the same game, whichever tests came before it."""

from __future__ import annotations

import hashlib
import os
import re
import signal
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from itertools import count
from pathlib import Path
from unittest.mock import patch

from petteia import State
from petteia.server.table.course import Course

TEST = "test.txt"  # in the server's folder, names the test that plays
NUMBERS: defaultdict[str, count[int]] = defaultdict(count)  # how many secrets each test has had
SCRIPTED = "PETTEIA_SCRIPTED"  # names the folder with positions that games begin from
BUILT = "PETTEIA_BUILT"  # names the folder of another page than the one that is built


class Server:
    """A server that keeps its port and its data whenever it is started again."""

    def __init__(self, folder: Path, port: int = 0, **environment: str) -> None:
        self.folder = folder
        self.port = port
        self.environment = environment
        self.process: subprocess.Popen[str] | None = None
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [
            sys.executable,
            __file__,
            "serve",
            "--no-browser",
            "--port",
            str(self.port),
            "--data",
            str(self.folder),
        ]
        alone = {"PETTEIA_LIMITS": "false", "PETTEIA_EXHIBITION": "false"}  # bots play where a test says so
        usual = alone | {"PETTEIA_WORKERS": "1", SCRIPTED: str(self.folder)}
        environment = os.environ | usual | self.environment
        with (self.folder / "log.txt").open("a") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment)
        assert self.process.stdout is not None
        for line in self.process.stdout:
            found = re.search(r"Petteia is at https?://[^/:]+:(\d+)", line)
            if found:
                self.port = self.port or int(found[1])  # behind a proxy it tells the world's port, not its own
                return
        raise AssertionError((self.folder / "log.txt").read_text())

    def play_for(self, test: str) -> None:
        """The next games are those of this test."""
        (self.folder / TEST).write_text(test)

    @contextmanager
    def beginning_from(self, state: State) -> Iterator[None]:
        """All tables of that game begin with this position."""
        line = state.position()
        script = script_of(self.folder, line.partition("/")[0])
        script.write_text(line)
        try:
            yield
        finally:
            script.unlink()

    def end(self, how: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(20)
        if self.process.stdout is not None:
            self.process.stdout.close()


def script_of(folder: Path, game: str) -> Path:
    return folder / f"{game}.position"


def scripted_start(course: Course) -> State:
    """The position that a test has laid out, else the game's own start."""
    script = script_of(Path(os.environ[SCRIPTED]), course.game.id)
    return course.game.read(script.read_text()) if script.exists() else START(course)


START = Course.start


def known_secret() -> bytes:
    """The next secret of the row that belongs to the test."""
    named = Path(os.environ[SCRIPTED]) / TEST
    test = named.read_text() if named.exists() else "one"
    return hashlib.sha256(f"{test} {next(NUMBERS[test])}".encode()).digest()


if __name__ == "__main__":
    from petteia.cli import main
    from petteia.server import app
    from petteia.server.http import page
    from petteia.server.http.tables import api_lobby
    from petteia.server.live import live_table

    built = Path(os.environ.get(BUILT, page.STATIC))
    with (
        patch.object(api_lobby, "new_secret", known_secret),
        patch.object(live_table, "bots_seed", lambda table: table.course.length),
        patch.object(Course, "start", scripted_start),
        patch.object(app, "page_routes", partial(page.page_routes, static=built)),
        patch.object(app, "show_unknown", partial(page.show_unknown, static=built)),
    ):
        main()
