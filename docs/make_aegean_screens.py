"""Photographs the tables of both Cyclades into docs/screens: `.venv/bin/python docs/make_aegean_screens.py`.

With a folder as argument it photographs every number of seats there, wide and on a phone, by day and by night, to be
looked at.
"""

from __future__ import annotations

import signal
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests/tellers"), str(ROOT / "docs")]

from make_screens import PHONE, SCREENS, WIDE, change, visit  # noqa: E402
from page_aegean import AegeanPlayer, new_table  # noqa: E402
from page_server import Server  # noqa: E402

SEATS = {"cyclades": (2, 3, 4, 5), "legendary": (2, 3, 4, 5, 6)}
DECISIONS = 45
TAKEN = {  # what stays in the documentation: name → game, seats, size, theme
    "cyclades": ("cyclades", 5, WIDE, "light"),
    "cyclades-night": ("cyclades", 4, WIDE, "night"),
    "cyclades-phone": ("cyclades", 3, PHONE, "light"),
    "legendary": ("legendary", 4, WIDE, "light"),
    "legendary-phone": ("legendary", 6, PHONE, "night"),
}


def play(browser: Browser, server: Server, game: str, seats: int) -> AegeanPlayer:
    """A table in the middle of a game, at the reader's turn."""
    page = visit(browser, server, WIDE)
    page.goto("/")
    options = {"map": "quick"} if game == "legendary" else {}
    page.goto(new_table(page, game, ["me", *["greedy"] * (seats - 1)], **options))
    player = AegeanPlayer(page, game)
    player.await_turn()
    for _ in range(DECISIONS):
        if player.await_turn():
            player.decide()
    while player.await_turn() and player.question != "turn":
        player.decide()
    return player


def photograph(player: AegeanPlayer, path: Path) -> None:
    player.page.wait_for_load_state("networkidle")
    player.page.wait_for_timeout(400)
    player.page.screenshot(path=path)
    print(path.name)


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else SCREENS
    folder.mkdir(exist_ok=True)
    every = {
        f"{game}-{seats}-{size[0]}-{theme}": (game, seats, size, theme)
        for game, counts in SEATS.items()
        for seats in counts
        for size in (WIDE, PHONE)
        for theme in ("light", "night")
    }
    wanted = every if len(sys.argv) > 1 else TAKEN
    server = Server(Path(tempfile.mkdtemp()))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        tables: dict[tuple[str, int], AegeanPlayer] = {}
        for name, (game, seats, size, theme) in wanted.items():
            if (game, seats) not in tables:
                tables[game, seats] = play(browser, server, game, seats)
            change(tables[game, seats].page, size, theme=theme)
            photograph(tables[game, seats], folder / f"{name}.png")
        browser.close()
    server.end(signal.SIGTERM)


if __name__ == "__main__":
    main()
