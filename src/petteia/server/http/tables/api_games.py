"""HTTP: the games, and what is in their boxes."""

from __future__ import annotations

from functools import partial
from typing import Any

from litestar import Controller, Response, get
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery

from ....rulebook import ORIGINAL, rules_page
from ... import catalogue
from ...catalogue import Atlas, GameInfo
from ...errors import Code
from ...store.store import Connection
from ..web import ShortText


class GamesApi(Controller):
    """Games."""

    path = "/api"
    tags = ("tables",)

    @get("/games", sync_to_thread=False)
    def games(self) -> list[GameInfo]:
        """All games, with their options and bots."""
        return catalogue.listed()

    @get("/games/{id:str}/facts", refuses=[Code.NO_GAME], sync_to_thread=False)
    def facts(self, id: FromPath[str]) -> dict[str, Any]:
        """What the box contains: cards, wonders, maps, prices."""
        return catalogue.facts_of(catalogue.find_game(id).id)

    @get(
        "/games/{id:str}/map",
        refuses=[Code.NO_GAME, Code.NOT_FOUND, Code.IMPOSSIBLE],
        opt={"cost": "map"},
    )
    async def map(self, id: FromPath[str], seats: FromQuery[int], state: State, code: ShortText = "") -> dict[str, Any]:
        """The map of a table as data to draw; the Legendary Edition's maps have codes."""
        atlas: Atlas = state.atlas
        found = atlas.find(id, seats, code)
        if found is None:
            found = await state.desk.read(partial(map_of, game=id, seats=seats, code=code))
            atlas.keep(id, seats, code, found)
        return found

    @get("/games/{id:str}/rules", media_type="text/markdown", refuses=[Code.NO_GAME], sync_to_thread=False)
    def rules(self, id: FromPath[str], language: ShortText = ORIGINAL) -> Response[str]:
        """The rules in our words, each with its number, in Markdown; `Content-Language` says in which language."""
        text, spoken = rules_page(catalogue.find_game(id), language)
        return Response(text, headers={"Content-Language": spoken})

    @get("/games/{id:str}/words", media_type="text/plain", refuses=[Code.NO_GAME], sync_to_thread=False)
    def words(self, id: FromPath[str], language: ShortText = ORIGINAL) -> str:
        """The Fluent messages that a game adds to the page's; empty if it has none."""
        return catalogue.words_of(id, language)


def map_of(_: Connection, game: str, seats: int, code: str) -> dict[str, Any]:
    """The map of a table. It takes a while, so a clerk does it."""
    return catalogue.map_of(game, seats, code)
