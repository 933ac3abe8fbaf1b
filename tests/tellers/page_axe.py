"""Accessibility faults that axe finds on a page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

# shows the page in a theme at once: colours that are still changing have another contrast
SHOW = """theme => {
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important }');
  document.adoptedStyleSheets = [still];
  document.documentElement.dataset.theme = theme;
}"""
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"


def faults(page: Page, within: str = "body") -> list[str]:
    """What axe finds on the page, or on a part of it, as it is now."""
    return found_by(page, within, {})


# colours that fade in are judged when they are there; what turns for ever is not waited for
SETTLED = """() => document.getAnimations().every((one) =>
    one.playState !== 'running' || one.effect.getComputedTiming().iterations === Infinity)"""


def faults_by_day_and_night(page: Page, within: str = "body") -> list[str]:
    """What axe finds on the page, or on a part of it, in both themes. Only contrast depends on them."""
    found = faults(page, within)
    page.evaluate(SHOW, "night")
    found += [f"by night, {one}" for one in found_by(page, within, {"runOnly": ["color-contrast"]})]
    page.evaluate(SHOW, "light")
    return found


def found_by(page: Page, within: str, options: dict[str, Any]) -> list[str]:
    page.wait_for_selector("main")  # screens are loaded when somebody goes there
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    page.wait_for_function(SETTLED)
    found: dict[str, Any] = page.evaluate(
        """([within, options]) =>
            axe.run(within === 'body' ? document : within, { resultTypes: ['violations'], ...options })""",
        [within, options],
    )
    return [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in found["violations"]]
