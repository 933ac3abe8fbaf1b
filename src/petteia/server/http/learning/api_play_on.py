"""HTTP: another game from a moment of a finished one, against bots."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Final

import msgspec
from litestar import Controller, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, Parameter
from msgspec import Meta

from ....bots import bot_names
from ....core.engine.rng import Rng
from ....core.records.fair import new_secret
from ...errors import Code, Problem
from ...ids import new_id
from ...live.tables import Tables
from ...people.accounts import Identity
from ...people.tokens import TABLES
from ...store.store import Connection
from ...table.header import Chair, Header
from ...table.messages import Pace, SeatNumber, TableInfo
from ..tables.api_moments import finished
from ..tables.at_table import AT_A_TABLE, described, do
from ..web import Address, AllLimits, ShortText, Someone
from .api_reviews import moment_of, taken

MOST_ACTIONS: Final = 40


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays on: the caller in one seat, and a bot in every other. `actions` are taken first, in place of what was
    played from that moment on."""

    seat: SeatNumber
    bot: Annotated[ShortText, Meta(examples=["easy"])]
    actions: Annotated[list[Annotated[int, Meta(ge=0, lt=1_000_000)]], Meta(max_length=MOST_ACTIONS)] = []


class PlayOnApi(Controller):
    """Finished games, played on differently."""

    path = "/api/tables"
    tags = ("reviews",)

    @post(
        "/{id:str}/moments/{n:int}/play",
        refuses=(
            *(*AT_A_TABLE, Code.SCOPE, Code.NOT_OVER, Code.NOT_FOUND, Code.REFUSED),
            *(Code.NO_BOT, Code.NO_SUCH_SEAT, Code.IMPOSSIBLE, Code.BUSY),
        ),
        opt={"cost": "play_on"},
    )
    async def play(
        self,
        id: FromPath[str],
        n: Annotated[int, Parameter(ge=0, description="how many entries had been made")],
        data: JSONBody[PlayOn],
        state: State,
        someone: Someone,
        limits: AllLimits,
        address: Address,
    ) -> TableInfo:
        """Play on from a moment of a finished game or an opened record: a private, unrated game against bots, which
        begins at once. Whatever the seat did not know then is drawn again, consistent with what it knew."""
        someone.need(TABLES)
        state.load.check_tables()
        tables: Tables = state.tables
        source = await finished(tables, id, "One can play on from a game once it is over")
        header = new_header(source, data, someone, tables.now())
        limits.check("table", someone.user)
        drawn = int.from_bytes(new_secret()[:7])
        wanted = partial(position_known, table=id, n=n, actions=data.actions, seat=data.seat, drawn=drawn)
        header = msgspec.structs.replace(header, position=await state.desk.read(wanted))
        await tables.create(header, address)
        live, _ = await do(tables, header.id, lambda table: table.begin(someone.user))
        return described(live, someone)


def new_header(source: Header, wanted: PlayOn, host: Identity, now: int) -> Header:
    """A table that continues the game of another; its position is filled in later."""
    seats = len(source.chairs)
    if wanted.seat >= seats:
        raise Problem(Code.NO_SUCH_SEAT, f"This table has seats 0 to {seats - 1}")
    if wanted.bot not in bot_names(source.game):
        raise Problem(Code.NO_BOT, f"{wanted.bot!r} is no bot; choose from {', '.join(bot_names(source.game))}")
    chairs = [Chair("bot", bot=wanted.bot)] * seats
    chairs[wanted.seat] = Chair("person", host.user, host.name)
    return Header(
        id=new_id(),
        game=source.game,
        rules=source.rules,
        options=source.options,
        chairs=tuple(chairs),
        host=host.user,
        public=False,
        rated=False,
        pace=Pace(),
        delay=0,
        created=now,
        secret=new_secret(),
        source=source.id,
    )


def position_known(connection: Connection, table: str, n: int, actions: list[int], seat: int, drawn: int) -> str:
    """A position that a seat could have been in, by everything it knew after the first `n` entries of a finished game
    and these other actions."""
    _, then = moment_of(connection, table, n)
    taken(then, actions, seat)
    if then.over:
        raise Problem(Code.IMPOSSIBLE, "The game is over at that moment")
    return then.imagine(seat, Rng(drawn)).position()
