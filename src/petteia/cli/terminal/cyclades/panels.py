"""The panels around the map of Cyclades: gods with offerings, and the players."""

from __future__ import annotations

from collections import Counter

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....games.aegean.rules.battle import odds
from ....games.cyclades.facts import BUILDINGS, GODS
from ....games.cyclades.words.view import View
from ..aegean.panels import building_sign, columns, draw_battle, gods_heading, offering, purse, turn_order
from ..aegean.words import god_words, odds_words
from ..voice import Voice
from .places import LETTERS

ROOM_FOR_GIFTS = 46  # letters next to the map
WIDE = 100  # letters, of the screen


def draw_gods(view: View, voice: Voice, width: int) -> RenderableType:
    """The gods in the order in which they act, with the current offers, and the turn order."""
    table = Table.grid(padding=(0, 1))
    acting = view.phase == "actions" and view.result is None
    for row in view.rows:
        mark = "▸" if acting and row.god == view.god else " "
        name = Text(voice.name("god", row.god), style="bold")
        table.add_row(mark, name, offering(row.seat, row.offer, voice), gift(row.god, voice, width))
    nobody = Text(voice("aegean-god-free"), style="muted")
    guests = Text(" ").join(voice.names.badge(seat) for seat in view.apollo) if view.apollo else nobody
    mark = "▸" if acting and view.god == "apollo" else " "
    table.add_row(mark, Text(voice("god-apollo"), style="bold"), guests, gift("apollo", voice, width))
    parts: list[RenderableType] = [gods_heading(voice), table]
    if view.face_down:
        hidden = voice.listed(voice.name("god", god) for god in view.face_down)
        parts.append(Text(f"{hidden}: {voice('aegean-asleep')}", style="muted"))
    return Group(*parts, turn_order(view.order, voice))


def gift(god: str, voice: Voice, width: int) -> Text:
    """What a god is for, if there is room to say it."""
    row = next(row for row in GODS if row.id == god)
    return Text(god_words(row.recruits, row.builds, voice) if width >= ROOM_FOR_GIFTS else "", style="muted")


def draw_players(view: View, voice: Voice, width: int) -> Table:
    """A line for each player; gold only if the viewer may know it."""
    gap = 2 if width >= WIDE else 1
    table = Table(box=None, padding=(0, gap, 0, 0), pad_edge=False, header_style="muted")
    table.add_column("", no_wrap=True)
    names = voice.names
    for heading in columns(voice("terminal-cyclades-columns")):
        table.add_column(heading, justify="right", no_wrap=True)
    for seat, player in enumerate(view.seats):
        if not player.in_game:
            table.add_row(names.badge(seat), Text(voice("aegean-out-of-game"), style="muted"))
            continue
        lands = [island for island in view.islands if island.owner == seat]
        built = Counter(building for island in lands for building in island.buildings if building)
        table.add_row(
            names.badge(seat),
            purse(player.gold),
            f"+{player.income}",
            str(player.priests),
            str(player.philosophers),
            Text(str(player.metropolises), style="bold"),
            str(len(lands)),
            "".join(building_sign(LETTERS[kind], built[kind]) for kind in BUILDINGS),
            str(player.troops_in_reserve),
            str(player.fleets_in_reserve),
        )
    return table


def battle_line(view: View, voice: Voice) -> Text:
    """The battle in progress."""
    battle = view.battle
    assert battle is not None
    chances = odds_words(*odds(battle.attackers, battle.defenders, battle.bonus), voice)
    bonus = f" +{battle.bonus}" if battle.bonus else ""
    attacker = Text.assemble(voice.names.badge(battle.attacker), f" {battle.attackers}")
    defender = Text.assemble(voice.names.badge(battle.defender), f" {battle.defenders}{bonus}")
    return draw_battle(battle.place, attacker, defender, chances, voice)
