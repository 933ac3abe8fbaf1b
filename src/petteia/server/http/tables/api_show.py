"""HTTP: what there is to watch."""

from __future__ import annotations

from litestar import Controller, get
from litestar.datastructures import State

from ...live.exhibition import Exhibition, Show


class ShowApi(Controller):
    """The best game in progress."""

    path = "/api/show"
    tags = ("tables",)

    @get(opt={"cost": "list"})
    async def show(self, state: State) -> Show:
        """The game to watch: the public game whose players have the highest ratings, or else a game between bots, which
        continues for as long as anybody asks for it or watches it."""
        exhibition: Exhibition = state.exhibition
        return await exhibition.show()
