"""Draws the pictures in previews of links from the drawings of the page.

`python tools/draw_previews.py http://127.0.0.1:8642` draws them with the page of that server.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from draw_icons import CHROMIUM

PICTURES: Final = Path(__file__).parents[1] / "web/previews"
WIDTH, HEIGHT = 1200, 630
HOUSE: Final = "house"  # a village above the sea: for all links except those to games
# covers the whole screen with a drawing, with our sign in the corner
ALONE: Final = """(drawing) => {
    const sheet = document.createElement('div');
    const whole = { position: 'fixed', inset: '0', zIndex: '1000', background: 'var(--w-sky)' };
    Object.assign(sheet.style, whole);
    const copy = drawing.cloneNode(true);
    copy.setAttribute('preserveAspectRatio', 'xMidYMid slice');
    Object.assign(copy.style, { position: 'absolute', inset: '0', width: '100%', height: '100%', maxWidth: 'none' });
    const sign = document.querySelector('.brand svg').cloneNode(true);
    Object.assign(sign.style, { position: 'absolute', left: '40px', bottom: '40px', width: '96px', height: '96px' });
    sheet.append(copy, sign);
    document.body.append(sheet);
}"""


def draw(address: str) -> None:
    """Draw the preview of the house and those of all games on the page."""
    from playwright.sync_api import sync_playwright

    PICTURES.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}, color_scheme="light")
        page.goto(f"{address}/learn")
        page.locator(".game svg.picture g").first.wait_for(state="attached")
        drawings = {game.get_attribute("data-game"): "/learn" for game in page.locator(".game").all()}
        for name, place in (drawings | {HOUSE: "/"}).items():
            page.goto(address + place)
            drawn = page.locator("svg.scene" if name == HOUSE else f'[data-game="{name}"] svg.picture:has(g)')
            drawn.first.evaluate(ALONE)
            page.screenshot(path=PICTURES / f"preview-{name}.png")
        browser.close()


if __name__ == "__main__":
    draw(sys.argv[1].rstrip("/"))
