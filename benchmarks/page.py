"""How long the scripts of the Cyclades table run for an event: `.venv/bin/python benchmarks/page.py`.

Five seats, the board of 91 spaces; one person and four bots, in Chromium. It counts the processor time of the main
thread from the message to the end of its microtasks, according to the browser's own trace. The last line is JSON.
"""

from __future__ import annotations

import json
import signal
import statistics
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import expect, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests/tellers")]

from page_aegean import AegeanPlayer  # noqa: E402
from page_server import Server  # noqa: E402

SEATS: Final = {"cyclades": 5, "legendary": 6}
DECISIONS: Final = 60
MOST_MILLISECONDS: Final = 16
PATIENCE: Final = 120_000  # milliseconds: a busy machine is slow to start
STILL: Final = "localStorage.petteia = JSON.stringify({ motion: 'off', sound: false, learned: true })"


def message_scripts(trace: dict[str, Any]) -> Iterator[float]:
    """Processor milliseconds of each task of the page that a message on the socket started."""
    events = trace["traceEvents"]
    calls = [event for event in events if event["name"] == "FunctionCall"]
    heard = [call for call in calls if call["args"]["data"]["functionName"].endswith("onmessage")]
    tasks = [event for event in events if event["name"] == "ThreadControllerImpl::RunTask" and event["ph"] == "X"]
    for message in heard:
        around = (
            task
            for task in tasks
            if (task["pid"], task["tid"]) == (message["pid"], message["tid"])
            if task["ts"] <= message["ts"] <= task["ts"] + task["dur"]
        )
        yield from (task["tdur"] / 1000 for task in around)


def measure(game: str) -> dict[str, float]:
    server = Server(Path(tempfile.mkdtemp()))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        context = browser.new_context(base_url=server.address, viewport={"width": 1440, "height": 900})
        context.add_init_script(STILL)
        page = context.new_page()
        player = AegeanPlayer(page, game).sit_down(["me", *["greedy"] * (SEATS[game] - 1)])
        player.await_turn()
        browser.start_tracing(page=page, categories=["devtools.timeline", "toplevel"])
        for _ in range(DECISIONS):
            if not player.await_turn():
                break
            player.decide()
        trace = json.loads(browser.stop_tracing())
        browser.close()
    server.end(signal.SIGTERM)
    times = sorted(message_scripts(trace))
    return {
        "events": len(times),
        "median_ms": round(statistics.median(times), 2),
        "p95_ms": round(times[int(len(times) * 0.95)], 2),
        "p99_ms": round(times[int(len(times) * 0.99)], 2),
        "most_ms": round(times[-1], 2),
    }


def main() -> None:
    expect.set_options(timeout=PATIENCE)
    measured = {game: measure(game) for game in SEATS}
    for game, figures in measured.items():
        print(game, figures)
    print(json.dumps({"most_milliseconds": MOST_MILLISECONDS, **measured}))


if __name__ == "__main__":
    main()
