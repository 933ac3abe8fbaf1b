"""The archipelago of the Legendary Edition in a terminal: areas of several bricks, with the pieces in them."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from rich.text import Text

from ....core.engine.bits import members
from ....games.legendary.rules.actions import VERB_OF, VERBS
from ....games.legendary.rules.map.archipelago import Archipelago
from ....games.legendary.rules.state import LegendaryState
from ....games.legendary.words.view import BattleView, LandView, SeaView, View
from .. import palette
from ..aegean.bricks import (
    BORDER,
    CHOICE,
    EMPTY_SITE,
    LINES,
    SCRUB,
    SEA_WORDS,
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
from .map_drawing import Hexagon, hexagons
from .places import LETTERS, METROPOLIS, PRIESTESS, short

PLACES: Final = {"sea": "sea", "land": "land", "site": "land"}  # the place on the map of what an action is about
NARROWEST: Final = 4  # letters per hexagon
WIDEST: Final = 7
SEAS: Final = ("#11303F", "#1D4659", "#16394A", "#22505F", "#0D2733")  # neighbours differ
GROUNDS: Final = (SCRUB, " ", "▒", "▓")  # of lands; neighbours differ
ABBREVIATION: Final = 2  # letters of a hero's or creature's name if there is no room for all of it


@dataclass
class Run:
    """Neighbouring hexagons of one area in a row: where they begin, in half hexagons from the west, and how many."""

    row: int
    start: int
    length: int
    lines: list[list[Piece]] = field(default_factory=lambda: [[] for _ in range(LINES)])


def runs_of(map: Archipelago) -> dict[str, list[Run]]:
    """The runs of each area, from the top down."""
    rows: dict[int, list[Hexagon]] = {}
    for hexagon in hexagons(map):
        rows.setdefault(hexagon.down, []).append(hexagon)
    west = min(2 * one.across + one.down for row in rows.values() for one in row)
    found: dict[str, list[Run]] = {}
    for down in sorted(rows):
        row = sorted(rows[down], key=lambda one: one.across)
        for before, one in pairwise([None, *row]):
            assert one is not None
            if before is not None and before.area == one.area and before.across == one.across - 1:
                found[one.area][-1].length += 1
            else:
                found.setdefault(one.area, []).append(Run(down, 2 * one.across + one.down - west, 1))
    return found


def across(map: Archipelago) -> int:
    """The width of the map in hexagons."""
    ends = [run.start + 2 * run.length for runs in runs_of(map).values() for run in runs]
    return (max(ends) + 1) // 2


def shades(map: Archipelago) -> dict[str, int]:
    """A shade for each area, different from those of its neighbours if possible."""
    found: dict[str, int] = {}
    for names, beside, count in (
        (map.sea_names, map.next_to, len(SEAS)),
        (map.island_names, map.bordering, len(GROUNDS)),
    ):
        for number, name in enumerate(names):
            taken = {found[names[other]] for other in members(beside[number]) if names[other] in found}
            found[name] = next((shade for shade in range(count) if shade not in taken), 0)
    return found


# ---- what is written in an area: pieces, each with its longest and its shorter forms


@dataclass(frozen=True)
class Note:
    """Something to write: the forms it can take, the longest first, and their style."""

    forms: tuple[str, ...]
    style: str


def name_note(name: str, style: str = "bold italic") -> Note:
    """A hero or creature; two letters if there is no room for more."""
    return Note((name, name[:ABBREVIATION]), style)


def land_notes(land: LandView, battle: BattleView | None, voice: Voice) -> list[Note]:
    """Units, sites, income, priestess and figure of a land."""
    notes = []
    if battle is not None and battle.on_land and battle.place == land.land:
        fight = f"{token(battle.defender, battle.defenders)}×{token(battle.attacker, battle.attackers)}"
        notes.append(Note((fight,), "bold"))
    elif land.faction >= 0:
        notes.append(Note((token(land.faction, land.troops),), "bold"))
    if land.mercenaries:
        notes.append(Note((f"m{land.mercenaries}",), "bold"))
    notes.append(Note((sites(land),), "bold"))
    notes += [name_note(voice.name("hero", hero)) for hero in land.heroes]
    if land.figure:
        notes.append(name_note(voice.name("creature", land.figure)))
    if land.horns:
        notes.append(Note((f"+{land.horns}",), ""))
    if land.priestess:
        notes.append(Note((PRIESTESS,), ""))
    return notes


def sites(land: LandView) -> str:
    """A letter for each building, M for a metropolis, a dot for an empty site."""
    return "".join(METROPOLIS if ":" in site else LETTERS.get(site, EMPTY_SITE) for site in land.sites)


def sea_notes(sea: SeaView, voice: Voice) -> list[Note]:
    """Income and figure of a sea."""
    notes = [Note((f"+{sea.horns}",), palette.GOLD)] if sea.horns else []
    if sea.figure:
        notes.append(name_note(voice.name("creature", sea.figure), f"bold {palette.WORDS}"))
    elif sea.closed:
        notes.append(Note((voice("terminal-closed"), "×"), SEA_WORDS))
    return notes


class Area:
    """An area to write on: its runs, their background, and what fills the remaining room."""

    def __init__(self, runs: list[Run], letters: int, ground: str, rest: Piece) -> None:
        self.runs = runs
        self.letters = letters
        self.ground = ground
        self.rest = rest

    def begin(self, edge: str, style: str, chosen: bool) -> None:
        """Begin each line with an edge, or the first with a mark if the area can be chosen now."""
        for run in self.runs:
            run.lines = [[(edge, f"{style} {self.ground}")] for _ in range(LINES)]
        if chosen:
            self.runs[0].lines[0] = [(CHOICE, f"bold {palette.WORDS} {self.ground}")]

    def write(self, note: Note) -> None:
        """Write a note in the longest form that fits, after a blank if possible; leave it out if none fits."""
        style = note.style if " on " in note.style else f"{note.style} {self.ground}"
        for form in note.forms:
            for gap in (" ", ""):
                for run in self.runs:
                    for line in run.lines:
                        taken = sum(len(words) for words, _ in line)
                        between = gap if taken > 1 else ""
                        if taken + len(between) + len(form) <= run.length * self.letters:
                            line += [(between, self.ground), (form, style)]
                            return


def draw_map(state: LegendaryState, view: View, letters: int, voice: Voice) -> Text:
    """All areas in their rows; those that can be chosen now are marked ▸."""
    map = state.map
    runs, shade = runs_of(map), shades(map)
    choices = choosable(state, VERBS, VERB_OF, PLACES) if view.seat == view.actor else set()
    areas = []
    for sea in view.seas:
        ground = f"on {SEAS[shade[sea.sea]]}"
        area = Area(runs[sea.sea], letters, ground, (" ", ground))
        write_sea(area, sea, view, sea.sea in choices, voice)
        areas.append(area)
    for land in view.lands:
        scrub = (GROUNDS[shade[land.land]], scrub_ground(land.faction))
        area = Area(runs[land.land], letters, land_ground(land.faction), scrub)
        write_land(area, land, view, land.land in choices, voice)
        areas.append(area)
    return assembled(areas, letters)


def write_sea(area: Area, sea: SeaView, view: View, chosen: bool, voice: Voice) -> None:
    """Name, fleets, income and figure of a sea; in a battle, both sides."""
    area.begin("│", BORDER, chosen)
    area.write(Note((short(sea.sea, voice),), f"bold {palette.WORDS}" if chosen else SEA_WORDS))
    battle = view.battle
    if battle is not None and not battle.on_land and battle.place == sea.sea:
        sides = (chip(battle.defender, battle.defenders), chip(battle.attacker, battle.attackers))
        area.runs[0].lines[1] += fighting(*sides, area.ground)
    elif sea.fleets:
        letters, style = chip(sea.faction, sea.fleets)
        area.write(Note((letters,), style))
    for note in sea_notes(sea, voice):
        area.write(note)


def write_land(area: Area, land: LandView, view: View, chosen: bool, voice: Voice) -> None:
    area.begin(" ", "bold", chosen)
    area.write(Note((short(land.land, voice),), "bold"))
    for note in land_notes(land, view.battle, voice):
        area.write(note)


def assembled(areas: list[Area], letters: int) -> Text:
    """The runs side by side, row after row."""
    rows: dict[int, list[tuple[Run, Piece]]] = {}
    for area in areas:
        for run in area.runs:
            rows.setdefault(run.row, []).append((run, area.rest))
    drawn = []
    for row in sorted(rows):
        for line in range(LINES):
            pieces: list[Piece] = []
            column = 0
            for run, (blank, ground) in sorted(rows[row], key=lambda one: one[0].start):
                begin = run.start * letters // 2
                pieces.append((" " * (begin - column), ""))
                pieces += padded(run.lines[line], run.length * letters, ground, blank)
                column = begin + run.length * letters
            drawn.append(Text.assemble(*pieces))
    return Text("\n", no_wrap=True).join(drawn)
