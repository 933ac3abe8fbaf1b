"""Cyclades as a game that can be started, read and registered."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ...core.game import Game, Option
from .actions import DECISIONS, TABLE_SIZE
from .course import go_on
from .facts import SEAT_COUNTS
from .positions import OPTIONS as FIELDS
from .reading import read_position
from .state import CycladesState

OPTIONS: Final = (
    Option(
        "tie_break",
        ("gold", "metropolises"),
        "C15.2",
        "of several who could win, the most gold wins, or the most metropolises and then gold",
    ),
    Option(
        "two_player_priests",
        ("total", "each"),
        "C12.4",
        "with two players a priest saves one gold over both offerings, or at each of them",
    ),
    Option(
        "apollo_scope",
        ("any", "own"),
        "C14.2",
        "Apollo's marker may be laid on any island, or on one's own islands only",
    ),
    Option("open_gold", ("no", "yes"), "C6.2", "gold is kept behind the screens, or open"),
    Option(
        "offer_cap",
        ("payable", "gold"),
        "C7.7",
        "an offer may be as high as can be paid with the help of priests, or at most the gold held",
    ),
    Option("giant_scope", ("any", "enemy"), "C10.10", "the Giant destroys any building, or only one of an opponent"),
    Option(
        "sylph_groups",
        ("any", "one"),
        "C10.14",
        "the Sylph's steps are shared among groups of fleets, or are one move of a single group",
    ),
    Option(
        "kraken_again",
        ("anywhere", "swims_on"),
        "C10.17",
        "a Kraken on the map that is summoned again comes up anywhere, or swims on from its space",
    ),
    Option(
        "minotaur",
        ("bonus", "casualty"),
        "C10.20",
        "the Minotaur only adds to the defence, or can also be lost in place of a troop",
    ),
    Option(
        "medusa_holds",
        ("everybody", "garrison"),
        "C10.21",
        "nobody retreats from Medusa's island, or only the defender does not",
    ),
)


class Cyclades(Game):
    """Cyclades, the edition of 2009."""

    def __init__(self) -> None:
        super().__init__("cyclades", "Cyclades", "1", SEAT_COUNTS, OPTIONS, DECISIONS, TABLE_SIZE)

    def begin(self, seats: int, options: dict[str, str]) -> CycladesState:
        state = CycladesState(seats, None)
        for name, values, field in FIELDS:
            setattr(state, field, values.index(options[name]))
        state.deploy()
        go_on(state)
        return state

    def read(self, position: str) -> CycladesState:
        return read_position(position)

    def rules_page(self) -> str:
        return (Path(__file__).parent / "rules.md").read_text(encoding="utf-8")


GAME: Final = Cyclades()
