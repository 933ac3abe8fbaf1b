"""The panels around the cards of Duel: both cities, the conflict track, tokens and the discard pile."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ....games.duel.facts import CAPITAL, COLOURS, DIFFERENT_SYMBOLS_TO_WIN, ZONES
from ....games.duel.words.view import CityView, View, WonderView
from .. import palette
from ..voice import Voice
from .layout import chip
from .signs import CARD, COIN, POINT, WONDER, Signs

CELL: Final = 3  # letters per space of the track
TRACK: Final = CELL * (2 * CAPITAL + 1)
GROUNDS: Final = ("#1B3B4D", "#1B3B4D", "#28526A", "#3D7C92")  # the centre, then deeper from zone to zone
LETTERS_OF_A_LABEL: Final = 8


def draw_city(view: View, seat: int, signs: Signs) -> Panel:
    """A city: treasury, production and prices, cards by colour, wonders, tokens, science, points."""
    city, voice = view.cities[seat], signs.voice
    heading = Text.assemble(voice.names.badge(seat))
    heading.append(f"  {city.coins} {COIN}", style="coin")
    heading.append(f"  {city.score['total']} {POINT}", style="bold default")
    if view.actor == seat:
        heading.append(f"  {voice('page-to-move')}", style="good")
    parts: list[RenderableType] = [resources(city, signs)]
    parts += [wonder_line(wonder, signs) for wonder in city.wonders]
    parts += [line for colour in range(len(COLOURS)) if (line := colour_line(city, colour, signs))]
    if city.symbols:
        symbols = ", ".join(voice.name("symbol", symbol) for symbol in city.symbols)
        parts.append(labelled(f"{len(city.symbols)}/{DIFFERENT_SYMBOLS_TO_WIN}", symbols))
    if city.tokens:
        tokens = ", ".join(voice.name("token", token) for token in city.tokens)
        parts.append(labelled(voice("points-tokens"), tokens))
    border = palette.SEATS[seat] if view.actor == seat else palette.MUTED
    return Panel(Group(*parts), title=heading, title_align="left", border_style=border, padding=(0, 1))


def labelled(label: str, words: str) -> Table:
    """A muted label, then words that do not run below it when they wrap."""
    line = Table.grid(padding=(0, 1))
    line.add_column(min_width=LETTERS_OF_A_LABEL, style="muted")
    line.add_column()
    line.add_row(label, words)
    return line


def resources(city: CityView, signs: Signs) -> Table:
    """How much of each resource the city produces, and what it pays for one more; as letters, because names would be
    cut off."""
    table = Table.grid(padding=(0, 1), expand=True)
    table.add_column(style="muted")
    for _ in city.production:
        table.add_column(justify="right", ratio=1)
    table.add_row("", *(Text(signs.letters[resource], style="muted") for resource in city.production))
    made = (
        Text(str(number), style="bold") if number else Text("–", style="muted") for number in city.production.values()
    )
    table.add_row(signs.voice("duel-production"), *made)
    prices = (Text(f"{price}{COIN}", style="good" if price == 1 else "") for price in city.prices.values())
    table.add_row(signs.voice("rules-price"), *prices)
    return table


def wonder_line(wonder: WonderView, signs: Signs) -> Table:
    """A wonder: with a tick if it is built, with a cross if it is lost, otherwise with its cost."""
    row, name = WONDER[wonder.wonder], signs.voice(f"wonder-{wonder.wonder}")
    line = Table.grid(padding=(0, 1))
    if wonder.built:
        line.add_row(Text("✓", style="good"), Text.assemble((name, "bold"), f"  {signs.wonder(row)}"))
    elif wonder.lost:
        line.add_row(Text("✗", style="muted"), Text(f"{name}  {signs.voice('duel-wonder-lost')}", style="muted"))
    else:
        terms = f"{signs.cost(row.cost)} → {signs.wonder(row)}"
        line.add_row(Text("□", style="muted"), Text.assemble(f"{name}  ", (terms, "muted")))
    return line


def colour_line(city: CityView, colour: int, signs: Signs) -> Table | None:
    """The cards of one colour; None if there are none."""
    cards = [signs.voice(f"card-{card}") for card in city.cards if CARD[card].colour == colour]
    if not cards:
        return None
    line = Table.grid(padding=(0, 1))
    line.add_row(chip(colour, signs), ", ".join(cards))
    return line


# ---- the board


def draw_track(view: View, voice: Voice) -> Text:
    """The conflict track, with the first seat's capital on the left: who leads, the points and the spoils left."""
    left, right = voice.names.badge(0), voice.names.badge(1)
    room = TRACK - left.cell_len - right.cell_len
    heading = Text.assemble(left, " " * max(room, 2), right)
    spaces = Text()
    for space in range(-CAPITAL, CAPITAL + 1):
        spaces.append_text(draw_space(space, view.pawn))
    labels = [zone_label(view, side, zone) for side, zones in ((1, (2, 1, 0)), (0, (0, 1, 2))) for zone in zones]
    middle = [Text(" " * CELL)]
    under = Text().join([*middle, *labels[:3], *middle, *labels[3:]])
    return Text("\n").join([heading, spaces, under, Text(pawn_words(view, voice).center(TRACK), style="muted")])


def pawn_words(view: View, voice: Voice) -> str:
    """Where the conflict pawn stands."""
    if view.pawn == 0:
        return voice("duel-pawn-middle")
    leads = voice("duel-pawn-leads", seat=voice.names(0 if view.pawn > 0 else 1), spaces=abs(view.pawn))
    missing = CAPITAL - abs(view.pawn)
    return f"{leads} ({voice('duel-to-capital', spaces=missing)})" if missing else leads


def zone_of(space: int) -> int:
    """The zone of a space, counted from the centre."""
    return sum(abs(space) >= start for start, _, _ in ZONES)


def draw_space(space: int, pawn: int) -> Text:
    """A space of the track; the pawn belongs to neither seat and has neither colour."""
    if space == pawn:
        return Text(" ▲ ", style=f"bold {palette.INK} on {palette.PAPER}")
    if abs(space) == CAPITAL:
        return Text(" ⌂ ", style=f"bold {palette.NIGHT} on {palette.SEATS[0 if space < 0 else 1]}")
    return Text(" · " if space else " │ ", style=f"{palette.WORDS} on {GROUNDS[zone_of(space)]}")


def zone_label(view: View, leader: int, zone: int) -> Text:
    """The points that a zone gives the leader, and the coins that the opponent loses when it is first reached."""
    start, points, coins = ZONES[zone]
    ends = [start for start, _, _ in ZONES] + [CAPITAL]
    spoils = f" −{coins}{COIN}" if coins and f"{leader}:{coins}" not in view.spoils_gone else ""
    words = f"{points}{POINT}{spoils}"
    return Text(words.center(CELL * (ends[zone + 1] - start)), style=palette.SEATS[leader])


def draw_supply(view: View, voice: Voice) -> Group:
    """The tokens that can be taken for a pair of symbols, and the discard pile."""
    board = ", ".join(voice.name("token", token) for token in view.board)
    lines: list[RenderableType] = [labelled(voice("duel-board-tokens"), board or "–")]
    if view.drawn:
        drawn = ", ".join(voice.name("token", token) for token in view.drawn)
        lines.append(labelled(voice("terminal-duel-drawn"), drawn))
    if view.discard:
        cards = ", ".join(voice.name("card", card) for card in view.discard)
        lines.append(labelled(voice("duel-discard-pile"), cards))
    return Group(*lines)
