"""The panels around the map in both editions of Cyclades: offerings, creatures with prices, buildings as letters."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....core.contract.result import Result
from ..voice import Voice

GAP = 2  # letters between two things side by side


def beside(left: RenderableType, right: RenderableType, width: int) -> Table:
    """Two things side by side; `width` is that of the left one."""
    table = Table.grid(padding=(0, GAP, 0, 0))
    table.add_column(width=width)
    table.add_column()
    table.add_row(left, right)
    return table


def offering(seat: int, offer: int, voice: Voice) -> Text:
    """Who holds a god, and the offer; Apollo is free."""
    if seat < 0:
        return Text(voice("aegean-god-free"), style="muted")
    return Text.assemble((f"{offer} ", "coin"), voice.names.badge(seat)) if offer else voice.names.badge(seat)


def gods_heading(voice: Voice) -> Text:
    return Text(f"{voice('aegean-gods')} ({voice('aegean-from-the-top')})", style="muted")


def turn_order(seats: Sequence[int], voice: Voice) -> Text:
    """The seats in turn order."""
    signs = " ".join(voice.names.badge(seat).plain[:1] for seat in seats)
    return Text.assemble((f"{voice('aegean-turn-order')}: ", "muted"), signs)


def draw_track(spaces: list[tuple[int, str]], voice: Voice) -> RenderableType:
    """The creatures, what they cost and what they do."""
    table = Table.grid(padding=(0, 1))
    for price, creature in spaces:
        name = Text(voice.name("creature", creature) if creature else "–", style="bold" if creature else "muted")
        power = voice.effects("creature", creature) if creature else ""
        table.add_row(Text(str(price), style="coin"), name, Text(power, style="muted"))
    return Group(Text(voice("aegean-creatures"), style="muted"), table)


def columns(headings: str) -> list[str]:
    """The headings of a table with two lines each, aligned at the bottom."""
    found = [heading.strip().replace("/", "\n") for heading in headings.split("|")]
    return [heading if "\n" in heading else f"\n{heading}" for heading in found]


def draw_battle(place: str, attacker: Text, defender: Text, odds: str, voice: Voice) -> Text:
    """A battle in progress: where, both sides with their units, and the chances if nobody retreats."""
    sides = Text.assemble(attacker, " × ", defender)
    return Text.assemble((voice("aegean-battle-at", place=place), "bold"), " · ", sides, " · ", (odds, "muted"))


def score_sheet(result: Result, voice: Voice) -> Table:
    """A line for each player, with a column for metropolises and one for gold."""
    sheet = Table("", box=None, padding=(0, 2), header_style="muted")
    for category in ("metropolises", "gold"):
        sheet.add_column(voice(f"points-{category}"), justify="right")
    for seat, score in enumerate(result.scores):
        sheet.add_row(voice.names.badge(seat), str(score["metropolises"]), str(score["gold"]))
    return sheet


def building_sign(letter: str, number: int) -> str:
    """A letter for a type of building, with the number if there are several; a dot for one that is missing for a
    metropolis."""
    return f"{letter}{number if number > 1 else ''}" if number else "·"


def purse(gold: int) -> Text:
    """The gold, or a question mark if it is hidden."""
    return Text(str(gold), style="coin") if gold >= 0 else Text("?", style="muted")
