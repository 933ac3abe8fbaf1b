"""Creatures whose figures stay on islands are all placed in the same way (C10.18)."""

from __future__ import annotations

from mypy_extensions import i64

from .....core.contract.flaws import ALSO_IN
from .....core.contract.possible import Faults
from ..position import Position
from ..questions import FIGURE_WHERE
from ..tables import ALL_ISLANDS, CREATURE_NAMES, FIGURES, FIRST_FIGURE
from ..turn.figures import place_figure
from .power import BY_FIGURE, Power, end_power, register


class Placing(Power):
    """A figure is placed on an island, does what it does there, and stays."""

    def choices(self, position: Position, verb: i64) -> i64:
        return ALL_ISLANDS[position.map]

    def answer(self, position: Position, question: i64, verb: i64, index: i64) -> None:
        place_figure(position, position.power - FIRST_FIGURE, index)

    def go_on(self, position: Position) -> None:
        figure = BY_FIGURE[position.power - FIRST_FIGURE]
        if figure.works(position):
            figure.go_on(position)
        else:
            end_power(position)

    def check(self, position: Position, faults: Faults) -> None:
        standing = position.power >= FIRST_FIGURE and position.figure_island(position.power - FIRST_FIGURE) >= 0
        name = CREATURE_NAMES[position.power]
        faults.expect(not standing, "power", ALSO_IN, name=name, place="figures", rule="C10.18")


register(Placing([int(FIRST_FIGURE) + figure for figure in range(FIGURES)], [FIGURE_WHERE]))
