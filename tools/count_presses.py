"""Counts how many presses the turns of tests/tellers/page_turns.py take on the page of an older version.

    git archive 5889d80 | tar x -C /tmp/petteia-0.1.0        # or any other version
    cd /tmp/petteia-0.1.0/web && npm ci && npm run build
    PETTEIA=pure PYTHONPATH=/tmp/petteia-0.1.0/src python tools/count_presses.py /tmp/petteia-0.1.0

That version's own player (tests/page_aegean.py) carries out each action, one press after the other.
"""

from __future__ import annotations

import signal
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

CHECKOUT = Path(sys.argv[1])
sys.path[:0] = [str(CHECKOUT / "tests"), str(Path(__file__).parents[1] / "tests/tellers")]

from page_aegean import AegeanPlayer  # noqa: E402
from page_player import STILL  # noqa: E402
from page_server import Server  # noqa: E402
from page_turns import TURNS  # noqa: E402

from petteia.games import cyclades  # noqa: E402

# pressing a button is a click, even with the keyboard; areas of the map are not buttons
COUNTED = """
  window.presses = 0;
  addEventListener('click', () => (window.presses += 1), true);
  addEventListener('keydown', ({ key, target }) => {
    if (key === 'Enter' && !(target instanceof HTMLButtonElement)) window.presses += 1;
  }, true);
"""


def main() -> None:
    server = Server(Path(tempfile.mkdtemp()))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
        context.add_init_script(STILL + COUNTED)
        page = context.new_page()
        total = 0
        for position, texts in TURNS:
            with server.beginning_from(cyclades.position(**position)):
                page.goto(server.address)
                player = AegeanPlayer(page, "cyclades").sit_down(["me", "novice", "novice"])
                player.await_turn()
            page.evaluate("window.presses = 0")
            for text in texts:
                player.await_turn()
                player.press(text)
            presses = int(page.evaluate("window.presses"))
            print(f"{presses:3} presses: {', '.join(texts)}")
            total += presses
        print(f"{total:3} in all")
        browser.close()
    server.end(signal.SIGTERM)


if __name__ == "__main__":
    main()
