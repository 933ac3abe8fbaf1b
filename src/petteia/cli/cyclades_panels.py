"""What lies around the map of Cyclades: gods with offerings, creatures with prices, players."""

from __future__ import annotations

from collections import Counter

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..games.aegean.battle import odds
from ..games.cyclades.facts import BUILDINGS
from ..games.cyclades.view import View
from . import palette
from .aegean_panels import building_sign, offering, purse
from .aegean_words import counted, title
from .cyclades_words import GIFTS, LETTERS
from .names import Names

HEADINGS = (
    "\ngold",
    "\nincome",
    "\npriests",
    "philo-\nsophers",
    "metro-\npolises",
    "\nislands",
    "\nbuilt",
    "troops\nin hand",
    "fleets\nin hand",
)
ROOM_FOR_GIFTS = 46  # letters beside the map
WIDE = 100  # letters, of the screen


def draw_gods(view: View, names: Names, width: int) -> RenderableType:
    """The gods in the order in which they act, with the offers that stand; and who puts his marker first."""
    table = Table.grid(padding=(0, 1))
    acting = view.phase == "actions" and view.result is None
    for row in view.rows:
        mark = "▸" if acting and row.god == view.god else " "
        table.add_row(
            mark, Text(title(row.god), style="bold"), offering(row.seat, row.offer, names), gift(row.god, width)
        )
    guests = Text(" ").join(names.badge(seat) for seat in view.apollo) if view.apollo else Text("nobody", style="muted")
    mark = "▸" if acting and view.god == "apollo" else " "
    table.add_row(mark, Text("Apollo", style="bold"), guests, gift("apollo", width))
    parts: list[RenderableType] = [Text("Gods, in the order they act", style="muted"), table]
    if view.face_down:
        hidden = " and ".join(title(god) for god in view.face_down)
        parts.append(Text(f"Closed in this cycle: {hidden}", style="muted"))
    signs = " ".join(palette.SHAPES[seat] for seat in view.order)
    return Group(*parts, Text.assemble(("Bidding order: ", "muted"), signs))


def gift(god: str, width: int) -> Text:
    """What a god is for, where there is room to say it."""
    return Text(GIFTS[god] if width >= ROOM_FOR_GIFTS else "", style="muted")


def draw_players(view: View, names: Names, width: int) -> Table:
    """A line a player; gold only where the one who looks may know it."""
    gap = 2 if width >= WIDE else 1
    table = Table(box=None, padding=(0, gap, 0, 0), pad_edge=False, header_style="muted")
    table.add_column("", no_wrap=True)
    for heading in HEADINGS:
        table.add_column(heading, justify="right", no_wrap=True)
    for seat, player in enumerate(view.seats):
        if not player.in_game:
            table.add_row(names.badge(seat), Text("out of the game", style="muted"))
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


def draw_battle(view: View, names: Names) -> Text:
    """A battle that goes on: who, how many, and the chances if nobody retreats."""
    battle = view.battle
    assert battle is not None
    won, held, both = odds(battle.attackers, battle.defenders, battle.bonus)
    bonus = f" +{battle.bonus}" if battle.bonus else ""
    unit = "troop" if battle.on_land else "fleet"
    return Text.assemble(
        ("Battle ", "bold"),
        f"at {battle.place}: {names.subject(battle.attacker)} with {counted(battle.attackers, unit)} against ",
        f"{names(battle.defender)} with {counted(battle.defenders, unit)}{bonus}. ",
        (f"To the end: attacker {won:.0%}, defender {held:.0%}, both fall {both:.0%}.", "muted"),
    )
