"""HTTP: maps that people build, checked as they build them."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Final, Literal

import msgspec
from litestar import Controller, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from ....core.contract import maps
from ....core.contract.refusal import OptionError
from ... import catalogue
from ...errors import Code, Problem
from ...store.store import Connection
from ...table.messages import RefusalText

FARTHEST: Final = 20
MOST_TILES: Final = 10  # no box has more

Side = Literal["front", "back"]
Spot = Annotated[int, Meta(ge=-FARTHEST, le=FARTHEST)]


class LaidTile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tile by its name, its column and row, and its clockwise rotation in sixths."""

    tile: Annotated[str, Meta(max_length=20)]
    column: Spot
    row: Spot
    turn: Annotated[int, Meta(ge=0, le=5)] = 0


class MapDraft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A map so far: tiles with the same side up, in any columns and rows; or instead a map code, `quick`, `prepared` or
    `random`."""

    seats: int
    side: Side = "front"
    tiles: Annotated[list[LaidTile], Meta(max_length=MOST_TILES)] = []
    code: Annotated[str, Meta(max_length=200)] = ""


class MapSpot(msgspec.Struct, frozen=True):
    """A tile that is laid or, without a name, a free spot for one; `cells` are the centres of its hexagons."""

    tile: str
    column: int
    row: int
    turn: int
    cells: list[tuple[float, float]]


class CheckedMap(msgspec.Struct, frozen=True):
    """The check of a draft. Without refusals, it can be played; `plan` is its drawing, if anything can be drawn.

    `wanted` is how many tiles it must have, `left` the tiles not laid yet. The first column and row are 0.
    """

    code: str
    side: Side
    wanted: int
    tiles: list[MapSpot]
    spots: list[MapSpot]
    left: list[str]
    refusals: list[RefusalText]
    plan: maps.MapPlan | None


class MapsApi(Controller):
    """Maps of games whose players lay them."""

    path = "/api/games/{id:str}/maps"
    tags = ("tables",)

    @post(
        status_code=200,
        refuses=[Code.NO_GAME, Code.NOT_FOUND, Code.IMPOSSIBLE],
        opt={"cost": "map"},
    )
    async def check(self, id: FromPath[str], data: JSONBody[MapDraft], state: State) -> CheckedMap:
        """Check a map under construction: its code, its drawing, and what is still missing."""
        found: CheckedMap = await state.desk.read(partial(checked, game=id, laid=data))
        return found


def checked(_: Connection, game: str, laid: MapDraft) -> CheckedMap:
    """The check of a draft. It takes a while, so a clerk does it."""
    tiles = [maps.LaidTile(tile.tile, tile.column, tile.row, tile.turn) for tile in laid.tiles]
    try:
        draft = catalogue.find_game(game).draft(laid.seats, laid.side, tiles, laid.code)
    except OptionError as error:
        raise Problem(Code.IMPOSSIBLE, str(error)) from None
    if draft is None:
        raise Problem(Code.NOT_FOUND, f"{game} has no maps to lay")
    return msgspec.convert(msgspec.to_builtins(draft), CheckedMap)
