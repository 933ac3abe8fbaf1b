"""The panels around the map of the Legendary Edition: gods, creatures, heroes, factions and what they own."""

from __future__ import annotations

from collections import Counter

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....games.aegean.rules.battle import odds
from ....games.legendary.facts import BUILDINGS, GODS, HERO_PRICE
from ....games.legendary.words.view import FactionView, LandView, View
from ..aegean.panels import building_sign, columns, draw_battle, gods_heading, offering, purse, turn_order
from ..aegean.words import god_words, odds_words
from ..voice import Voice
from .map import sites
from .places import LETTERS, PRIESTESS, short

ROOM_FOR_GIFTS = 46  # letters next to the map
WIDE = 100  # letters, of the screen


def draw_gods(view: View, voice: Voice, width: int) -> RenderableType:
    """The gods in the order in which they act, with the current offers, and the turn order."""
    table = Table.grid(padding=(0, 1))
    acting = view.phase == "actions" and view.result is None
    for row in view.rows:
        if row.open:
            mark = "▸" if acting and row.god == view.god else " "
            name = Text(voice.name("god", row.god), style="bold")
            table.add_row(mark, name, offering(row.faction, row.offer, voice), gift(row.god, voice, width))
    parts: list[RenderableType] = [gods_heading(voice), table]
    closed = [voice.name("god", row.god) for row in view.rows if not row.open]
    if closed:
        parts.append(Text(f"{', '.join(closed)}: {voice('aegean-god-closed')}", style="muted"))
    return Group(*parts, turn_order(view.order, voice))


def gift(god: str, voice: Voice, width: int) -> Text:
    """What a god is for, if there is room to say it."""
    row = next(row for row in GODS if row.id == god)
    return Text(god_words(row.recruits, row.builds, voice) if width >= ROOM_FOR_GIFTS else "", style="muted")


def draw_heroes(view: View, voice: Voice) -> RenderableType:
    """The heroes on the track: what they do in battle, and what their sacrifice brings."""
    table = Table.grid(padding=(0, 1))
    for hero in view.heroes:
        if not hero:
            table.add_row(Text("–", style="muted"), "")
            continue
        table.add_row(Text(voice.name("hero", hero), style="bold"), Text(voice.effects("hero", hero), style="muted"))
    price = voice("action-priced", action=voice("legendary-hero-track"), gold=HERO_PRICE)
    return Group(Text(price, style="muted"), table)


def draw_figures(view: View, voice: Voice) -> list[RenderableType]:
    """The creatures on the map and who holds them, and the card that only the viewer has seen."""
    parts: list[RenderableType] = []
    if view.figures:
        held = Text("; ").join(
            Text.assemble(
                (voice.name("creature", one.creature), "bold"),
                f" {voice.place(one.area)} ",
                voice.names.badge(one.faction),
            )
            for one in view.figures
        )
        parts.append(Text.assemble((f"{voice('terminal-figures')}: ", "muted"), held))
    if view.cards and view.question != "sphinx_which":
        card = view.cards[0]
        seen = f"{voice('aegean-only-you-see')}: {voice.name('creature', card)}. {voice.effects('creature', card)}"
        parts.append(Text(seen, style="good"))
    return parts


def draw_factions(view: View, voice: Voice, width: int) -> Table:
    """A line for each faction; gold is its team's, and shown only if the viewer may know it."""
    gap = 2 if width >= WIDE else 1
    table = Table(box=None, padding=(0, gap, 0, 0), pad_edge=False, header_style="muted")
    table.add_column("", no_wrap=True)
    in_teams = len({faction.team for faction in view.factions}) < len(view.factions)
    names, headings = voice.names, columns(voice("terminal-legendary-columns"))
    for heading in headings if in_teams else headings[1:]:
        table.add_column(heading, justify="right", no_wrap=True)
    for number, faction in enumerate(view.factions):
        if not faction.in_game:
            table.add_row(names.badge(number), Text(voice("aegean-out-of-game"), style="muted"))
            continue
        team = [str(faction.team + 1)] if in_teams else []
        table.add_row(names.badge(number), *team, *counts(view, number, faction))
    return table


def counts(view: View, number: int, faction: FactionView) -> list[str | Text]:
    """A faction's possessions, column by column."""
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


def draw_holdings(view: View, voice: Voice) -> list[RenderableType]:
    """What each faction owns, for which the map may have no room: lands with units and sites, seas with fleets."""
    lines: list[RenderableType] = []
    for number, faction in enumerate(view.factions):
        lands = [land_in_short(land, voice) for land in view.lands if land.faction == number]
        seas = [f"{short(sea.sea, voice)} {sea.fleets}" for sea in view.seas if sea.faction == number]
        if faction.in_game and lands:
            safe = f"  {voice('terminal-sheltered', number=faction.sheltered)}" if faction.sheltered else ""
            fleets = voice("terminal-fleets", seas=", ".join(seas) or "–")
            lines.append(Text.assemble(voice.names.badge(number), f"  {', '.join(lands)}  {fleets}{safe}"))
    return lines


def land_in_short(land: LandView, voice: Voice) -> str:
    """ "Me3 2 +1m Ajax P· +2♀": troops, mercenaries, heroes, sites, income, priestess."""
    income = f"+{land.horns}" if land.horns else ""
    parts = [
        short(land.land, voice),
        str(land.troops),
        f"m{land.mercenaries}" if land.mercenaries else "",
        " ".join(voice.name("hero", hero) for hero in land.heroes),
        sites(land),
        f"{income}{PRIESTESS if land.priestess else ''}",
    ]
    return " ".join(part for part in parts if part)


def battle_line(view: View, voice: Voice) -> Text:
    """The battle in progress; the chances leave out what heroes can do."""
    battle = view.battle
    assert battle is not None
    chances = odds_words(*odds(battle.attackers, battle.defenders, battle.defence - battle.defenders), voice)
    strength = voice("aegean-strength")
    attacker = Text.assemble(voice.names.badge(battle.attacker), f" {battle.attackers} ({strength} {battle.attack})")
    defender = Text.assemble(voice.names.badge(battle.defender), f" {battle.defenders} ({strength} {battle.defence})")
    return draw_battle(voice.place(battle.place), attacker, defender, chances, voice)
