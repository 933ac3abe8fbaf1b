"""HTTP: ended games as records."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Controller, Response, get
from litestar.params import PathParameter, QueryParameter

from ..core.notation import write_lines, write_text
from .errors import Code, Problem
from .records import stored_record
from .store import Connection
from .web import ERRORS, AllAccounts


def written_record(connection: Connection, table: str, form: str) -> str:
    """The record of a game that has ended; while it goes on, parts of it may be secret."""
    found = connection.execute("SELECT status FROM tables WHERE id = ?", (table,)).fetchone()
    if found is None:
        raise Problem(Code.NOT_FOUND, "There is no such table")
    if found[0] != "over":
        raise Problem(Code.NOT_OVER, "There is a record when the game is over")
    record = stored_record(connection, table)
    return write_text(record) if form == "text" else write_lines(record)


class RecordsApi(Controller):
    """Games as files, which `petteia replay` and `petteia verify` read."""

    path = "/api/tables"
    tags = ("records",)

    @get("/{table:str}/record", responses=ERRORS)
    async def record(
        self,
        table: Annotated[str, PathParameter(max_length=40)],
        accounts: AllAccounts,
        form: Annotated[Literal["json", "text"], QueryParameter(name="format")] = "json",
    ) -> Response[str]:
        """The record of an ended game: JSON lines, or a form for people."""
        text = await accounts.store.read(lambda connection: written_record(connection, table, form))
        media_type = "text/plain; charset=utf-8" if form == "text" else "application/x-ndjson"
        return Response(text, media_type=media_type)
