"""HTTP: maps that people lay themselves, looked at while they are laid."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Controller, post
from litestar.params import JSONBody
from msgspec import Meta

from ..core.refusal import OptionError
from ..games.legendary.archipelago import Place
from ..games.legendary.plan import DraftPlan, draft_of_code, draft_plan
from ..games.legendary.tiles import TILE_NAMES
from . import catalogue
from .errors import Code, Problem
from .messages import RefusalText
from .web import ERRORS, Address, AllLimits

FARTHEST: Final = 20

Spot = Annotated[int, Meta(ge=-FARTHEST, le=FARTHEST)]


class LaidTile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tile by its name, the column and row where it lies, and by how many sixths it is turned, clockwise."""

    tile: Annotated[str, Meta(max_length=20)]
    column: Spot
    row: Spot
    turn: Annotated[int, Meta(ge=0, le=5)] = 0


class MapDraft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A map so far: tiles with one side up, in any columns and rows; or a map code, `quick` or `random` instead."""

    seats: int
    side: Literal["front", "back"] = "front"
    tiles: Annotated[list[LaidTile], Meta(max_length=len(TILE_NAMES))] = []
    code: Annotated[str, Meta(max_length=200)] = ""


class MapSpot(msgspec.Struct, frozen=True):
    """A tile that lies, or, without a name, a free spot for one; `cells` are the centres of its hexagons."""

    tile: str
    column: int
    row: int
    turn: int
    cells: list[tuple[float, float]]


class CheckedMap(msgspec.Struct, frozen=True):
    """What can be said of a draft. Without refusals it can be played; `plan` draws it, unless nothing can be drawn.

    `wanted` is how many tiles it must have, `left` are those not laid yet. The first column and row are 0.
    """

    code: str
    side: str
    wanted: int
    tiles: list[MapSpot]
    spots: list[MapSpot]
    left: list[str]
    refusals: list[RefusalText]
    plan: dict[str, Any] | None


class MapsApi(Controller):
    """Maps of the Legendary Edition."""

    path = "/api/games/legendary/maps"
    responses = ERRORS
    tags = ("tables",)

    @post(status_code=200, sync_to_thread=False)
    def check(self, data: JSONBody[MapDraft], limits: AllLimits, address: Address) -> CheckedMap:
        """Look at a map that is being laid: its code, its drawing, and what it still lacks."""
        limits.check("map", address)
        try:
            catalogue.find_game("legendary").check_seats(data.seats)
        except OptionError as error:
            raise Problem(Code.BAD_REQUEST, str(error)) from None
        if data.code:
            return checked(draft_of_code(data.seats, data.side, data.code))
        return checked(draft_plan(data.seats, data.side, places_of(data.tiles)))


def places_of(tiles: list[LaidTile]) -> list[Place]:
    """The tiles where they lie."""
    for tile in tiles:
        if tile.tile not in TILE_NAMES:
            raise Problem(Code.BAD_REQUEST, f"There is no tile {tile.tile!r}; there are {', '.join(TILE_NAMES)}")
    if len({(tile.column, tile.row) for tile in tiles}) < len(tiles):
        raise Problem(Code.BAD_REQUEST, "Two tiles lie on the same spot")
    return [Place(tile.column, tile.row, TILE_NAMES.index(tile.tile), tile.turn) for tile in tiles]


def checked(draft: DraftPlan) -> CheckedMap:
    return msgspec.convert(msgspec.to_builtins(draft), CheckedMap)
