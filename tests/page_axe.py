"""What axe finds wrong with a page for those who cannot see it or use no mouse."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[1] / "web/node_modules/axe-core/axe.min.js"


def faults(page: Page) -> list[str]:
    """What axe finds on the page as it is now."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in found["violations"]]
