"""The archipelago of the Legendary Edition in a terminal: areas of several bricks, with what stands in them."""

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

PLACES: Final = {"sea": "sea", "land": "land", "site": "land"}  # where on the map lies what an action is about
NARROWEST: Final = 4  # letters, a hexagon
WIDEST: Final = 7
SEAS: Final = ("#11303F", "#1D4659", "#16394A", "#22505F", "#0D2733")  # no two neighbours alike
GROUNDS: Final = (SCRUB, " ", "▒", "▓")  # of lands; no two neighbours alike
ABBREVIATION: Final = 2  # letters of a hero or creature where there is no room for the whole name


@dataclass
class Run:
    """Hexagons of one area side by side: where they begin, in halves of a hexagon from the west, and how many."""

    row: int
    start: int
    length: int
    lines: list[list[Piece]] = field(default_factory=lambda: [[] for _ in range(LINES)])


def runs_of(map: Archipelago) -> dict[str, list[Run]]:
    """The runs of each area, from the top."""
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
    """How many hexagons the map is wide."""
    ends = [run.start + 2 * run.length for runs in runs_of(map).values() for run in runs]
    return (max(ends) + 1) // 2


def shades(map: Archipelago) -> dict[str, int]:
    """A shade for each area, so that no two neighbours have the same where that is possible."""
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
    """Something to be written: the forms it can take, the longest first, and their style."""

    forms: tuple[str, ...]
    style: str


def name_note(name: str, style: str = "bold italic") -> Note:
    """A hero or creature; two letters where there is no room."""
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
    """A letter a building, M a metropolis, a point an empty site."""
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
    """An area that is being written on: its runs, what they stand on, and what fills the room that is left."""

    def __init__(self, runs: list[Run], letters: int, ground: str, rest: Piece) -> None:
        self.runs = runs
        self.letters = letters
        self.ground = ground
        self.rest = rest

    def begin(self, edge: str, style: str, chosen: bool) -> None:
        """Each line begins with an edge, the first with a mark if the area can be chosen now."""
        for run in self.runs:
            run.lines = [[(edge, f"{style} {self.ground}")] for _ in range(LINES)]
        if chosen:
            self.runs[0].lines[0] = [(CHOICE, f"bold {palette.WORDS} {self.ground}")]

    def write(self, note: Note) -> None:
        """In the longest form that finds room, after a blank or right behind what is there; else nowhere."""
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
