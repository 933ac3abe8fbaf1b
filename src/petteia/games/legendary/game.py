"""The Legendary Edition as a game that can be started, read and registered."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ...core.game import Game
from ...core.refusal import NotationError, OptionError
from .actions import DECISIONS, TABLE_SIZE
from .archipelago import SIDE_SIGNS
from .course import go_on, tiles_of_map
from .facts import SEAT_COUNTS
from .laying import archipelago, quick_code
from .options import QUICK, RANDOM, TABLE_OPTIONS, set_option, set_up_table
from .positions import OPTIONS
from .reading import read_position
from .state import LegendaryState
from .tiles import SIDES


class Legendary(Game):
    """Cyclades, Legendary Edition."""

    def __init__(self) -> None:
        super().__init__(
            "legendary", "Cyclades Legendary Edition", "1", SEAT_COUNTS, TABLE_OPTIONS, DECISIONS, TABLE_SIZE
        )

    def begin(self, seats: int, options: dict[str, str]) -> LegendaryState:
        state = LegendaryState(seats, None)
        set_up_table(state, options["teams"])
        for key, _, _ in OPTIONS:
            set_option(state, key, options[key])
        state.share_gold()
        state.side = SIDES.index(options["side"])
        code = options["map"]
        if code == QUICK:
            code = quick_code(seats, state.side)
        if code != RANDOM:
            try:
                state.lay_map(archipelago(code, tiles_of_map(state)))
            except NotationError as error:
                raise OptionError(str(error)) from None
            state.side = SIDE_SIGNS.index(state.map.code[0])
        go_on(state)
        return state

    def check_options(self, options: dict[str, str]) -> dict[str, str]:
        """As for every game, but the map may also be a code; whether it fits the players, its start says."""
        code = options.get("map", RANDOM)
        if ":" not in code:
            return super().check_options(options)
        return super().check_options({**options, "map": RANDOM}) | {"map": code}

    def read(self, position: str) -> LegendaryState:
        return read_position(position)

    def rules_page(self) -> str:
        return (Path(__file__).parent / "rules.md").read_text(encoding="utf-8")


GAME: Final = Legendary()
