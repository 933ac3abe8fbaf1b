"""How a process that works for the server starts. This module imports nothing from the server."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading


def serve_below(niceness: int) -> None:
    """Work at a lower priority than the server, leave Ctrl-C to it, and end with it, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(niceness)
    threading.Thread(target=end_with_the_server, daemon=True).start()


def end_with_the_server() -> None:
    """End this process once the server is gone, when nobody is waiting for an answer any more."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)
