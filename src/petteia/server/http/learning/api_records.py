"""HTTP: finished games as records, and records as finished games."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Annotated, Final, Literal

import msgspec
from litestar import Controller, Response, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta

from ....core.records.notation import write_lines, write_text
from ...errors import Code, Problem
from ...ids import new_id
from ...limits import Limits
from ...live.tables import Tables
from ...people.accounts import Identity
from ...people.tokens import TABLES
from ...store.opened import LONGEST, CheckedRecord, checked_record, header_of, save_opened
from ...store.records import stored_record
from ...store.store import Connection, Store
from ...table.messages import TableInfo
from ..tables.at_table import OF_A_TABLE, described, find
from ..web import Address, AllLimits, Someone

LINES: Final = "application/x-ndjson"
TEXT: Final = "text/plain"
LARGEST_BODY: Final = 4 * LONGEST  # a letter may take several bytes


class OpenedFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One record as it is in its file: JSON lines, or text for people."""

    text: Annotated[str, Meta(min_length=1)]
    language: Annotated[str, Meta(max_length=20, description="of what is wrong with it: en, cs, pl, hu or ru")] = "en"


def written_record(connection: Connection, table: str, form: str) -> str:
    """The record of a finished game; until then, parts of it may be secret."""
    found = connection.execute("SELECT status FROM tables WHERE id = ?", (table,)).fetchone()
    if found is None:
        raise Problem(Code.NOT_FOUND, "There is no such table")
    if found[0] != "over":
        raise Problem(Code.NOT_OVER, "The record is available once the game is over")
    record = stored_record(connection, table)
    return write_text(record) if form == "text" else write_lines(record)


class RecordsApi(Controller):
    """Games as files, which `petteia replay` and `petteia verify` read."""

    path = "/api"
    tags = ("records",)

    @get(
        "/tables/{table:str}/record",
        media_types=(LINES, TEXT),
        refuses=[Code.NOT_FOUND, Code.NOT_OVER, Code.OTHER_RULES],
        opt={"cost": "record"},
    )
    async def record(
        self,
        table: Annotated[str, PathParameter(max_length=40)],
        state: State,
        form: Annotated[Literal["json", "text"], QueryParameter(name="format")] = "json",
    ) -> Response[str]:
        """The record of a finished game: JSON lines, or text for people."""
        text = await state.desk.read(partial(written_record, table=table, form=form))
        return Response(text, media_type=f"{TEXT}; charset=utf-8" if form == "text" else LINES)

    @post(
        "/records",
        refuses=(*OF_A_TABLE, Code.SCOPE, Code.BUSY, Code.BAD_RECORD, Code.NOT_OVER),
        request_max_body_size=LARGEST_BODY,
        opt={"cost": "open"},
    )
    async def open(
        self, data: JSONBody[OpenedFile], state: State, someone: Someone, limits: AllLimits, address: Address
    ) -> TableInfo:
        """Open a record. It is kept as a finished, private table, which can be replayed and reviewed like any other."""
        someone.need(TABLES)
        if len(data.text) > LONGEST:
            raise Problem(Code.TOO_LARGE, f"A record of at most {LONGEST} characters can be opened")
        work = partial(checked_record, text=data.text, now=state.tables.now(), language=data.language)
        return await keep_record(state, someone, limits, address, work)


async def keep_record(
    state: State,
    someone: Identity,
    limits: Limits,
    address: str,
    find_record: Callable[[Connection], tuple[CheckedRecord, str]],
) -> TableInfo:
    """Keep a record, made by a clerk with `find_record`, as a finished, private table."""
    state.load.check_tables()
    for who in (someone.user, address):
        limits.check("open", who)
    tables: Tables = state.tables
    store: Store = state.store
    record, text = await state.desk.read(find_record)
    header = header_of(record, new_id(), someone.user, tables.now())
    await store.write(lambda connection: save_opened(connection, header, record, text))
    return described(await find(tables, header.id), someone)
