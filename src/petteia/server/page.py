"""The page: files that were built into `static/`, served with a strict policy of what they may load."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from litestar import MediaType, Response, get
from litestar.types import ControllerRouterHandler

from .settings import Settings

STATIC: Final = Path(__file__).parent / "static"
NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Petteia</title>
<h1>Petteia</h1>
<p>The server runs, but its page is not built. Run <code>make play</code>, or use the API: its description is at
<a href="api/schema/openapi.json">api/schema/openapi.json</a>.</p>
</html>
"""


def page_routes(settings: Settings) -> list[ControllerRouterHandler]:
    """What answers for the page."""
    return [not_built]


@get("/", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def not_built() -> Response[str]:
    """There is no page yet."""
    return Response(NOT_BUILT)
