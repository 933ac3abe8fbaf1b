"""The page: files that were built into `static/`, served with a strict policy of what they may load."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any, Final

from litestar import MediaType, Request, Response, get
from litestar.params import Parameter
from litestar.types import ControllerRouterHandler

from ..errors import Code, Problem
from ..settings import Settings
from .web import ShowUnknown

STATIC: Final = Path(__file__).parents[1] / "static"
# the addresses of the page's screens; the page itself finds out which is asked for
SCREENS: Final = (
    "/",
    "/watch",
    "/learn",
    "/open",
    "/open/{game:str}",
    "/map",
    "/players",
    "/settings",
    "/account",
    "/reset",
    "/mail",
    "/admin",
    "/history",
    "/t/{table:str}",
    "/rules/{game:str}",
    "/rules/{game:str}/{family:str}",
    "/rules/{game:str}/{family:str}/{id:str}",
    "/problems/{game:str}",
    "/problems/{game:str}/{id:str}",
    "/player/{name:str}",
)
# nothing that is not ours is ever loaded, and nobody else may show the page in a frame
POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "base-uri 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
FOREVER: Final = "public, max-age=31536000, immutable"  # the names of assets change with what is in them
NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Petteia</title>
<h1>Petteia</h1>
<p>The server runs, but its page is not built. Run <code>make play</code>, or use the API: its description is at
<a href="api/schema/openapi.json">api/schema/openapi.json</a>.</p>
</html>
"""


@dataclass(frozen=True)
class Asset:
    """A file of the page. It is compressed the first time somebody wants it so."""

    body: bytes
    media_type: str

    @cached_property
    def packed(self) -> bytes:
        return gzip.compress(self.body, 9, mtime=0)

    def answer(self, request: Request[Any, Any, Any], headers: dict[str, str]) -> Response[bytes]:
        """The file in an encoding that the browser accepts."""
        headers = headers | {"Vary": "Accept-Encoding"}
        if self.media_type.startswith("font/") or "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(self.body, media_type=self.media_type, headers=headers)
        return Response(self.packed, media_type=self.media_type, headers=headers | {"Content-Encoding": "gzip"})


def read_document(settings: Settings, static: Path = STATIC) -> Asset | None:
    """The one document that all screens are, if the page is built."""
    index = static / "index.html"
    if not index.exists():
        return None
    text = index.read_text(encoding="utf-8").replace('<base href="/" />', f'<base href="{settings.path}/" />')
    return Asset(text.encode(), "text/html")


def show_document(document: Asset, request: Request[Any, Any, Any], status: int = 200) -> Response[bytes]:
    answer = document.answer(request, {"Content-Security-Policy": POLICY, "Cache-Control": "no-cache"})
    answer.status_code = status
    return answer


def page_routes(settings: Settings, static: Path = STATIC) -> list[ControllerRouterHandler]:
    """What answers for the page: its screens, which are all one document, and its assets."""
    document = read_document(settings, static)
    if document is None:
        return [not_built]
    assets = {path.name: asset_of(path) for path in (static / "assets").iterdir()}

    @get(list(SCREENS), include_in_schema=False, sync_to_thread=False)
    def screen(request: Request[Any, Any, Any]) -> Response[bytes]:
        return show_document(document, request)

    @get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
    def asset(request: Request[Any, Any, Any], name: Annotated[str, Parameter(max_length=200)]) -> Response[bytes]:
        if name not in assets:
            raise Problem(Code.NOT_FOUND, "There is no such file")
        return assets[name].answer(request, {"Cache-Control": FOREVER})

    return [screen, asset]


def show_unknown(settings: Settings, static: Path = STATIC) -> ShowUnknown | None:
    """How an address is answered that a browser asks for and nobody knows: by the page, which says so and leads back.
    Programs get the refusal."""
    document = read_document(settings, static)
    if document is None:
        return None
    programs = tuple(f"{settings.path}{place}" for place in ("/api/", "/assets/", "/ws/"))

    def show(request: Request[Any, Any, Any]) -> Response[bytes] | None:
        reads = request.method == "GET" and "text/html" in request.headers.get("accept", "")
        if not reads or request.url.path.startswith(programs):
            return None
        return show_document(document, request, 404)

    return show


def asset_of(path: Path) -> Asset:
    kind = "font/woff2" if path.suffix == ".woff2" else mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return Asset(path.read_bytes(), kind)


@get("/", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def not_built() -> Response[str]:
    """There is no page yet."""
    return Response(NOT_BUILT)
