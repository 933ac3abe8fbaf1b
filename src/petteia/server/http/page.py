"""The page: the files built into `static/`, served with a strict policy on what they may load."""

from __future__ import annotations

import gzip
import mimetypes
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, partial
from pathlib import Path
from typing import Annotated, Any, Final

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.params import Parameter
from litestar.types import ControllerRouterHandler

from ..errors import Code, Problem
from ..settings import Settings
from ..store.archive import load_header
from ..store.store import Store
from .pictures import picture_of_problem, picture_of_table
from .previews import Pictures, Preview, of_game, of_house, of_problem, of_table, reader_language, tags
from .web import ShowUnknown

ShortName = Annotated[str, Parameter(max_length=200)]
PreviewIn = Callable[[str], Preview]  # the preview of a screen, in a language
STATIC: Final = Path(__file__).parents[1] / "static"
# the addresses of the page's screens; the page itself works out which one is wanted. Those below have their own
# previews
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
    "/player/{name:str}",
    "/analysis",
    "/analysis/board",
    "/analysis/table/{table:str}",
    "/analysis/study/{study:str}",
    "/problems/{game:str}",
    "/challenges",
    "/challenges/{game:str}",
    "/tournaments",
    "/tournaments/{tournament:str}",
    "/people",
    "/club/{club:str}",
)
TABLE: Final = "/t/{table:str}"
PROBLEM: Final = "/problems/{game:str}/{id:str}"
RULES: Final = (
    "/rules/{game:str}",
    "/rules/{game:str}/{family:str}",
    "/rules/{game:str}/{family:str}/{id:str}",
)
# nothing is ever loaded from elsewhere, and nobody else may show the page in a frame
POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
# the service worker is not a document: it only fetches the page's own files, and shows its icon in notices
WORKER_POLICY: Final = "default-src 'none'; connect-src 'self'; img-src 'self'"
SOON: Final = "max-age=60"  # after that, the position may have changed
FOREVER: Final = "public, max-age=31536000, immutable"  # the names of assets change with their contents
KINDS: Final = {".woff2": "font/woff2", ".webmanifest": "application/manifest+json"}  # unknown to Python
PACKED_ALREADY: Final = ("font/", "image/png")
BESIDE: Final = (".js", ".webmanifest")  # files beside the document, which make the page an app
NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Petteia</title>
<h1>Petteia</h1>
<p>The server runs, but its page is not built. Run <code>make play</code>, or use the API: its description is at
<a href="api/schema/openapi.json">api/schema/openapi.json</a>.</p>
</html>
"""


@dataclass(frozen=True)
class Asset:
    """A file of the page, compressed when first needed."""

    body: bytes
    media_type: str

    @cached_property
    def packed(self) -> bytes:
        return gzip.compress(self.body, 9, mtime=0)

    def answer(self, request: Request[Any, Any, Any], headers: dict[str, str]) -> Response[bytes]:
        """A response with the file in an encoding that the browser accepts."""
        headers = headers | {"Vary": "Accept-Encoding"}
        if self.media_type.startswith(PACKED_ALREADY) or "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(self.body, media_type=self.media_type, headers=headers)
        return Response(self.packed, media_type=self.media_type, headers=headers | {"Content-Encoding": "gzip"})


class Document:
    """The one document for all screens. Its head has the preview that a link to a screen shows where it is posted."""

    def __init__(self, settings: Settings, static: Path) -> None:
        text = (static / "index.html").read_text(encoding="utf-8")
        text = text.replace('<base href="/" />', f'<base href="{settings.path}/" />')
        self.before, _, self.after = text.partition("<title>Petteia</title>")
        self.settings = settings
        self.pictures = Pictures(path.name for path in (static / "assets").iterdir())

    def show(self, request: Request[Any, Any, Any], preview_in: PreviewIn, status: int = 200) -> Response[bytes]:
        """A response with the document and a preview in the reader's language."""
        path = request.url.path.removeprefix(self.settings.path)
        address = self.settings.url.rstrip("/") or str(request.base_url).rstrip("/")
        language = reader_language(request.headers.get("accept-language", ""))
        head = tags(preview_in(language), language, address, path, self.pictures)
        made = Asset(f"{self.before}{head}{self.after}".encode(), "text/html")
        answer = made.answer(request, {"Content-Security-Policy": POLICY, "Cache-Control": "no-cache"})
        answer.headers["Vary"] = "Accept-Encoding, Accept-Language"
        answer.status_code = status
        return answer


def read_document(settings: Settings, static: Path = STATIC) -> Document | None:
    """The document, if the page is built."""
    return Document(settings, static) if (static / "index.html").exists() else None


def page_routes(settings: Settings, static: Path = STATIC) -> list[ControllerRouterHandler]:
    """The routes of the page: its screens, which are all one document, its assets, and the files of the app."""
    document = read_document(settings, static)
    if document is None:
        return [not_built]
    assets = {path.name: asset_of(path) for path in (static / "assets").iterdir()}
    beside = {f"/{path.name}": asset_of(path) for path in static.iterdir() if path.suffix in BESIDE}

    @get(list(SCREENS), include_in_schema=False, sync_to_thread=False)
    def screen(request: Request[Any, Any, Any]) -> Response[bytes]:
        return document.show(request, of_house)

    @get(list(RULES), include_in_schema=False, sync_to_thread=False)
    def rules(request: Request[Any, Any, Any], game: Annotated[str, Parameter(max_length=200)]) -> Response[bytes]:
        return document.show(request, partial(of_game, game=game))

    @get(TABLE, include_in_schema=False)
    async def table(
        request: Request[Any, Any, Any], state: State, table: Annotated[str, Parameter(max_length=200)]
    ) -> Response[bytes]:
        store: Store = state.store
        header = await store.read(lambda connection: load_header(connection, table))
        return document.show(request, of_house if header is None else partial(of_table, header=header))

    @get(PROBLEM, include_in_schema=False, sync_to_thread=False)
    def problem(request: Request[Any, Any, Any], game: ShortName, id: ShortName) -> Response[bytes]:
        return document.show(request, partial(of_problem, game=game, id=id))

    def drawn(request: Request[Any, Any, Any], found: bytes | None, game: str) -> Response[bytes]:
        """A response with the picture that was drawn, or else the game's."""
        made = assets.get(document.pictures.of(game)) if found is None else Asset(found, "image/png")
        if made is None:
            raise Problem(Code.NOT_FOUND, "There is no such picture")
        return made.answer(request, {"Cache-Control": SOON})

    @get(f"{TABLE}/picture.png", include_in_schema=False, opt={"cost": "picture"})
    async def table_drawn(request: Request[Any, Any, Any], state: State, table: ShortName) -> Response[bytes]:
        header = await state.store.read(partial(load_header, id=table))
        if header is None:
            raise Problem(Code.NO_TABLE, "There is no such table")
        found = await state.desk.read(partial(picture_of_table, table=table, now=state.tables.now()))
        return drawn(request, found, header.game)

    @get(f"{PROBLEM}/picture.png", include_in_schema=False, opt={"cost": "picture"})
    async def problem_drawn(
        request: Request[Any, Any, Any], state: State, game: ShortName, id: ShortName
    ) -> Response[bytes]:
        return drawn(request, await state.desk.read(partial(picture_of_problem, game=game, id=id)), game)

    @get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
    def asset(request: Request[Any, Any, Any], name: Annotated[str, Parameter(max_length=200)]) -> Response[bytes]:
        if name not in assets:
            raise Problem(Code.NOT_FOUND, "There is no such file")
        return assets[name].answer(request, {"Cache-Control": FOREVER})

    @get(list(beside), include_in_schema=False, sync_to_thread=False)
    def app_file(request: Request[Any, Any, Any]) -> Response[bytes]:
        """The service worker or a manifest. Their names do not change, so the browser asks again every time."""
        found = beside[request.url.path.removeprefix(settings.path)]
        return found.answer(request, {"Content-Security-Policy": WORKER_POLICY, "Cache-Control": "no-cache"})

    shown = [screen, rules, table, problem]
    return [*shown, table_drawn, problem_drawn, asset, *([app_file] if beside else [])]


def show_unknown(settings: Settings, static: Path = STATIC) -> ShowUnknown | None:
    """The answer to a browser that asks for an unknown address: the page, which says so and leads back. Programs get
    the refusal."""
    document = read_document(settings, static)
    if document is None:
        return None
    programs = tuple(f"{settings.path}{place}" for place in ("/api/", "/assets/", "/ws/"))

    def show(request: Request[Any, Any, Any]) -> Response[bytes] | None:
        reads = request.method == "GET" and "text/html" in request.headers.get("accept", "")
        if not reads or request.url.path.startswith(programs):
            return None
        return document.show(request, of_house, 404)

    return show


def asset_of(path: Path) -> Asset:
    kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return Asset(path.read_bytes(), kind)


@get("/", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def not_built() -> Response[str]:
    """Say that the page has not been built."""
    return Response(NOT_BUILT)
