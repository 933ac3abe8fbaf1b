"""What axe finds wrong with a page for those who cannot see it or use no mouse."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"


def faults(page: Page, within: str = "body") -> list[str]:
    """What axe finds on the page, or on a part of it, as it is now."""
    page.wait_for_selector("main")  # screens are loaded when somebody goes there
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate(
        "within => axe.run(within === 'body' ? document : within, { resultTypes: ['violations'] })", within
    )
    return [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in found["violations"]]
