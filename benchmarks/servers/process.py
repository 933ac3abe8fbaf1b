"""A server in a process of its own, to be measured or tormented."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType

WITHOUT_LIMITS = {"PETTEIA_LIMITS": "false", "PETTEIA_WORKERS": "2", "PETTEIA_LOG": "json"}
SECONDS_TO_STOP = 60.0
CLOCK_TICKS = os.sysconf("SC_CLK_TCK")


def cpu_seconds(pid: int) -> float:
    """Processor time of a process so far, without its children."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / CLOCK_TICKS


class Server:
    """`petteia serve` on a free port of this machine; its log goes to `server.log` in the folder. `within` is a command
    that starts it somewhere else."""

    python = sys.executable
    program: tuple[str, ...] = ("-m", "petteia")
    port = 0  # any free one

    def __init__(self, data: Path, *within: str, **environment: str) -> None:
        self.data = data
        serve = ["serve", "--port", str(self.port), "--no-browser", "--data", str(data)]
        command = [*within, self.python, *self.program, *serve]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=log,
                env=os.environ | WITHOUT_LIMITS | environment,
                text=True,
            )
        assert self.process.stdout is not None
        found = re.search(r"https?://\S+", self.process.stdout.readline())
        assert found is not None, f"the server did not start: {self.log.read_text()[-3000:]}"
        self.address = found[0]

    @property
    def log(self) -> Path:
        return self.data / "server.log"

    def stop(self) -> str:
        """End it as Ctrl-C does; returns its output."""
        self.process.send_signal(signal.SIGINT)
        said, _ = self.process.communicate(timeout=SECONDS_TO_STOP)
        return said

    def end(self) -> None:
        """End it, if it is still running."""
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()

    def __enter__(self) -> Server:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        self.end()
