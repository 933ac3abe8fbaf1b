"""The archipelago of Cyclades, hexagon by hexagon, as bricks of two lines."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from ....games.aegean.rules.chart import SEA, TRADE, Space
from ....games.cyclades.facts import ISLANDS, Island
from ....games.cyclades.rules.actions import VERB_OF, VERBS
from ....games.cyclades.rules.state import CycladesState
from ....games.cyclades.rules.tables import CHARTS
from ....games.cyclades.words.view import IslandView, View
from .. import palette
from ..aegean.bricks import (
    BORDER,
    CHOICE,
    EMPTY_SITE,
    LINES,
    SCRUB,
    SEA_WORDS,
    SEAS,
    Piece,
    chip,
    fighting,
    land_ground,
    padded,
    scrub_ground,
    token,
)
from ..aegean.options import choosable
from ..voice import Voice
from .places import LETTERS, METROPOLIS

PLACES: Final = {"sea": "sea", "island": "island", "slot": "island"}  # the place on the map of what an action is about
NARROWEST: Final = 7  # letters per hexagon
WIDEST: Final = 9


def across(state: CycladesState) -> int:
    """The number of hexagons in the widest row."""
    return (max(len(line.strip()) for line in CHARTS[state.map].picture) + 1) // 2


def map_width(state: CycladesState, letters: int) -> int:
    return across(state) * letters


def draw_map(state: CycladesState, view: View, letters: int, voice: Voice) -> Text:
    """All spaces in their rows; those that can be chosen now are marked ▸."""
    cells = Cells(state, view, letters, voice)
    rows: dict[int, list[Space]] = {}
    for space in CHARTS[state.map].spaces:
        rows.setdefault(space.r, []).append(space)
    west = min(space.x for space in CHARTS[state.map].spaces)
    lines = []
    for r in sorted(rows):
        for line in range(LINES):
            margin = " " * int((rows[r][0].x - west) * letters)
            pieces = [piece for space in rows[r] for piece in cells.draw(space, line)]
            lines.append(Text.assemble(margin, *pieces))
    return Text("\n", no_wrap=True).join(lines)


class Cells:
    """The contents of each hexagon."""

    def __init__(self, state: CycladesState, view: View, letters: int, voice: Voice) -> None:
        chart = CHARTS[state.map]
        self.letters = letters
        self.voice = voice
        self.view = view
        self.fleets = {sea.sea: (sea.seat, sea.fleets) for sea in view.seas}
        self.choices = choosable(state, VERBS, VERB_OF, PLACES) if view.seat == view.actor else set()
        signs = sorted({space.sign for space in chart.spaces if space.sign not in (SEA, TRADE)})
        self.island = dict(zip(signs, view.islands, strict=True))
        self.cells = {sign: [space.name for space in chart.spaces if space.sign == sign] for sign in signs}
        self.facts = {island.id: island for island in ISLANDS[state.players - 2]}

    def draw(self, space: Space, line: int) -> list[Piece]:
        """One line of a hexagon."""
        if space.sign in (SEA, TRADE):
            return self.draw_sea(space, line)
        return self.draw_land(space, line)

    # ---- sea

    def draw_sea(self, space: Space, line: int) -> list[Piece]:
        ground = f"on {SEAS[(space.q - space.r) % len(SEAS)]}"
        chosen = space.name in self.choices
        edge = (CHOICE, f"bold {palette.WORDS} {ground}") if chosen and line == 0 else ("│", f"{BORDER} {ground}")
        if line == 0:
            name = (f"{space.name:<3}", f"bold {palette.WORDS} {ground}" if chosen else f"{SEA_WORDS} {ground}")
            trade = [("+1", f"{palette.GOLD} {ground}")] if space.sign == TRADE else []
            return padded([edge, name, *trade], self.letters, ground)
        return padded([edge, *self.at_sea(space.name, ground)], self.letters, ground)

    def at_sea(self, name: str, ground: str) -> list[Piece]:
        battle = self.view.battle
        if name == self.view.kraken:
            return [(self.voice("creature-kraken"), f"bold {palette.WORDS} {ground}")]
        if battle is not None and not battle.on_land and battle.place == name:
            sides = (chip(battle.defender, battle.defenders), chip(battle.attacker, battle.attackers))
            return fighting(*sides, ground)
        return [chip(*self.fleets[name])] if name in self.fleets else []

    # ---- land

    def draw_land(self, space: Space, line: int) -> list[Piece]:
        island = self.island[space.sign]
        ground = land_ground(island.owner)
        at = LINES * self.cells[space.sign].index(space.name) + line
        chosen = island.island in self.choices and at == 0
        edge = (CHOICE if chosen else " ", f"bold {ground}")
        contents = self.on_land(island, len(self.cells[space.sign]) == 1)
        pieces = contents[at] if at < len(contents) else []
        written = [(letters, style if " on " in style else f"{style} {ground}") for letters, style in pieces if letters]
        return padded([edge, *written], self.letters, scrub_ground(island.owner), SCRUB)

    def on_land(self, island: IslandView, islet: bool) -> list[list[Piece]]:
        """What is written on an island, line by line: name and troops; buildings; income; a figure."""
        battle = self.view.battle
        name = (f"{island.island} ", "bold")
        if battle is not None and battle.on_land and battle.place == island.island:
            troops = f"{token(battle.defender, battle.defenders)}×{token(battle.attacker, battle.attackers)}"
            name = (island.island, "bold") if islet else name
        else:
            troops = token(island.owner, island.troops) if island.owner >= 0 else ""
        income = f"+{island.prosperity}" if island.prosperity else ""
        built = sites(island, self.facts[island.island])
        figure = self.voice.name("creature", island.figure) if island.figure else ""
        first = [name, (troops, "bold")]
        if islet:
            return [first, [(f"{income} ", ""), *built, (figure[:2], "bold italic")]]
        return [first, built, [(income, "")], [(figure, "bold italic")]]


def sites(island: IslandView, facts: Island) -> list[Piece]:
    """A letter for each building, a dot for each empty slot; a metropolis replaces the slots that it covers."""
    signs = [LETTERS.get(building, EMPTY_SITE) for building in island.buildings]
    if not island.metropolis:
        return [("".join(signs), "bold")]
    left = "".join(sign for place, sign in enumerate(signs, 1) if place not in facts.covered)
    return [(METROPOLIS, f"bold {palette.WORDS} on {palette.INK}"), (left, "bold")]
