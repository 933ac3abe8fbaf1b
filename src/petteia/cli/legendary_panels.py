"""What lies around the map of the Legendary Edition: gods, creatures, heroes, factions with what is theirs."""

from __future__ import annotations

from collections import Counter

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..games.aegean.battle import odds
from ..games.legendary.facts import BUILDINGS, HERO_PRICE
from ..games.legendary.view import FactionView, LandView, View
from .aegean_panels import building_sign, offering, purse
from .aegean_words import counted, title
from .legendary_map import sites
from .legendary_words import CREATURE_WORDS, GIFTS, HERO_WORDS, LETTERS, PRIESTESS, short
from .names import Names

HEADINGS = (
    "\ngold",
    "\nincome",
    "priest-\nesses",
    "philo-\nsophers",
    "metro-\npolises",
    "\nlands",
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
        if row.open:
            mark = "▸" if acting and row.god == view.god else " "
            gift = Text(GIFTS[row.god] if width >= ROOM_FOR_GIFTS else "", style="muted")
            table.add_row(mark, Text(title(row.god), style="bold"), offering(row.faction, row.offer, names), gift)
    parts: list[RenderableType] = [Text("Gods, in the order they act", style="muted"), table]
    closed = [title(row.god) for row in view.rows if not row.open]
    if closed:
        parts.append(Text(f"Face down, next first: {', '.join(closed)}", style="muted"))
    signs = Text(" ").join(Text(names.badge(faction).plain[:1]) for faction in view.order)
    return Group(*parts, Text.assemble(("Bidding order: ", "muted"), signs))


def draw_heroes(view: View) -> RenderableType:
    """The heroes on the track: what they do in battle, and what their sacrifice brings."""
    table = Table.grid(padding=(0, 1))
    for hero in view.heroes:
        if not hero:
            table.add_row(Text("–", style="muted"), "")
            continue
        fight, given_up = HERO_WORDS[hero]
        table.add_row(Text(title(hero), style="bold"), Text(f"{fight}; sacrifice: {given_up}", style="muted"))
    return Group(Text(f"Heroes, {HERO_PRICE} gold with Hera", style="muted"), table)


def draw_figures(view: View, names: Names) -> list[RenderableType]:
    """The creatures on the map and who holds them; and what only the one who looks has seen."""
    parts: list[RenderableType] = []
    if view.figures:
        held = Text("; ").join(
            Text.assemble((title(one.creature), "bold"), f" in {one.area}, ", names.badge(one.faction))
            for one in view.figures
        )
        parts.append(Text.assemble(("Creatures on the map: ", "muted"), held))
    if view.cards and view.question != "sphinx_which":
        card = view.cards[0]
        parts.append(Text(f"Only you know: {title(card)} is on top of the deck ({CREATURE_WORDS[card]})", style="good"))
    return parts


def draw_factions(view: View, names: Names, width: int) -> Table:
    """A line a faction; gold is its team's, and only where the one who looks may know it."""
    gap = 2 if width >= WIDE else 1
    table = Table(box=None, padding=(0, gap, 0, 0), pad_edge=False, header_style="muted")
    table.add_column("", no_wrap=True)
    in_teams = len({faction.team for faction in view.factions}) < len(view.factions)
    for heading in ("\nteam", *HEADINGS) if in_teams else HEADINGS:
        table.add_column(heading, justify="right", no_wrap=True)
    for number, faction in enumerate(view.factions):
        if not faction.in_game:
            table.add_row(names.badge(number), Text("out of the game", style="muted"))
            continue
        team = [str(faction.team + 1)] if in_teams else []
        table.add_row(names.badge(number), *team, *counts(view, number, faction))
    return table


def counts(view: View, number: int, faction: FactionView) -> list[str | Text]:
    """What a faction has, column by column."""
    lands = [land for land in view.lands if land.faction == number]
    built = Counter(site for land in lands for site in land.sites)
    return [
        purse(faction.gold),
        f"+{faction.income}",
        str(faction.priestesses),
        str(faction.philosophers),
        Text(str(faction.metropolises), style="bold"),
        str(len(lands)),
        "".join(building_sign(LETTERS[kind], built[kind]) for kind in BUILDINGS),
        str(faction.troops_in_reserve),
        str(faction.fleets_in_reserve),
    ]


def draw_holdings(view: View, names: Names) -> list[RenderableType]:
    """Whose what is, in full where the map has no room: lands with units and sites, seas with fleets."""
    lines: list[RenderableType] = []
    for number, faction in enumerate(view.factions):
        lands = [land_in_short(land) for land in view.lands if land.faction == number]
        seas = [f"{short(sea.sea)} {sea.fleets}" for sea in view.seas if sea.faction == number]
        if faction.in_game and lands:
            sheltered = f"  safe: {counted(faction.sheltered, 'metropolis')}" if faction.sheltered else ""
            lines.append(
                Text.assemble(names.badge(number), f"  {', '.join(lands)}  fleets: {', '.join(seas) or '–'}{sheltered}")
            )
    return lines


def land_in_short(land: LandView) -> str:
    """ "Me3 2 +1m Ajax P· +2♀": troops, mercenaries, heroes, sites, income, priestess."""
    income = f"+{land.horns}" if land.horns else ""
    parts = [
        short(land.land),
        str(land.troops),
        f"m{land.mercenaries}" if land.mercenaries else "",
        " ".join(title(hero) for hero in land.heroes),
        sites(land),
        f"{income}{PRIESTESS if land.priestess else ''}",
    ]
    return " ".join(part for part in parts if part)


def draw_battle(view: View, names: Names) -> Text:
    """A battle that goes on: who, how strong, and the chances if nobody retreats."""
    battle = view.battle
    assert battle is not None
    won, held, both = odds(battle.attackers, battle.defenders, battle.defence - battle.defenders)
    unit = "unit" if battle.on_land else "fleet"
    return Text.assemble(
        ("Battle ", "bold"),
        f"at {battle.place}: {names.subject(battle.attacker)} with {counted(battle.attackers, unit)} (strength ",
        f"{battle.attack}) against {names(battle.defender)} with {counted(battle.defenders, unit)} ",
        f"(strength {battle.defence}). ",
        (f"To the end, without heroes: attacker {won:.0%}, defender {held:.0%}, both fall {both:.0%}.", "muted"),
    )
