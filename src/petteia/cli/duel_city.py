"""What lies around the cards of Duel: both cities, the conflict track, tokens and the discard pile."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ..games.duel.facts import CAPITAL, COLOURS, DIFFERENT_SYMBOLS_TO_WIN, ZONES
from ..games.duel.view import CityView, View, WonderView
from . import palette
from .duel_layout import chip
from .duel_words import CARD, COIN, POINT, WONDER, short_cost, short_wonder, title
from .names import Names

CELL: Final = 3  # letters, a space of the track
TRACK: Final = CELL * (2 * CAPITAL + 1)
GROUNDS: Final = ("#1B3B4D", "#1B3B4D", "#28526A", "#3D7C92")  # the centre, then deeper from zone to zone
LETTERS_OF_A_LABEL: Final = 8


def draw_city(view: View, seat: int, names: Names) -> Panel:
    """A city: treasury, production and prices, cards by colour, wonders, tokens, science, points."""
    city = view.cities[seat]
    heading = Text.assemble(names.badge(seat))
    heading.append(f"  {city.coins} {COIN}", style="coin")
    heading.append(f"  {city.score['total']} {POINT}", style="bold default")
    if view.actor == seat:
        heading.append("  to move", style="good")
    parts: list[RenderableType] = [resources(city)]
    parts += [wonder_line(wonder) for wonder in city.wonders]
    parts += [line for colour in range(len(COLOURS)) if (line := colour_line(city, colour))]
    if city.symbols:
        symbols = f"{', '.join(city.symbols)} ({len(city.symbols)} of {DIFFERENT_SYMBOLS_TO_WIN})"
        parts.append(labelled("science", symbols))
    if city.tokens:
        parts.append(labelled("tokens", ", ".join(title(token) for token in city.tokens)))
    border = palette.SEATS[seat] if view.actor == seat else palette.MUTED
    return Panel(Group(*parts), title=heading, title_align="left", border_style=border, padding=(0, 1))


def labelled(label: str, words: str) -> Table:
    """A muted label, then words that keep clear of it when they wrap."""
    line = Table.grid(padding=(0, 1))
    line.add_column(min_width=LETTERS_OF_A_LABEL, style="muted")
    line.add_column()
    line.add_row(label, words)
    return line


def resources(city: CityView) -> Table:
    """What the city makes of each resource, and what it pays for one more."""
    table = Table.grid(padding=(0, 1), expand=True)
    table.add_column(style="muted")
    for _ in city.production:
        table.add_column(justify="right")
    table.add_row("", *(Text(resource, style="muted") for resource in city.production))
    made = (
        Text(str(number), style="bold") if number else Text("–", style="muted") for number in city.production.values()
    )
    table.add_row("make", *made)
    table.add_row(
        "buy", *(Text(f"{price}{COIN}", style="good" if price == 1 else "") for price in city.prices.values())
    )
    return table


def wonder_line(wonder: WonderView) -> Table:
    """A wonder: built with its tick, unbuilt with its cost."""
    row = WONDER[wonder.wonder]
    line = Table.grid(padding=(0, 1))
    if wonder.built:
        line.add_row(Text("✓", style="good"), Text.assemble((title(row.id), "bold"), f"  {short_wonder(row)}"))
    elif wonder.lost:
        line.add_row(Text("✗", style="muted"), Text(f"{title(row.id)}  back in the box", style="muted"))
    else:
        terms = f"{short_cost(row.cost)} → {short_wonder(row)}"
        line.add_row(Text("□", style="muted"), Text.assemble(f"{title(row.id)}  ", (terms, "muted")))
    return line


def colour_line(city: CityView, colour: int) -> Table | None:
    """The cards of one colour."""
    cards = [title(card) for card in city.cards if CARD[card].colour == colour]
    if not cards:
        return None
    line = Table.grid(padding=(0, 1))
    line.add_row(chip(colour), ", ".join(cards))
    return line


# ---- the board


def draw_track(view: View, names: Names) -> Text:
    """The conflict track, the first seat's capital on the left: who leads, the points it gives, the spoils left."""
    left, right = names.badge(0), names.badge(1)
    words = pawn_words(view, names)
    room = TRACK - left.cell_len - right.cell_len
    heading = Text.assemble(left, (words.center(max(room, len(words) + 2)), "muted"), right)
    spaces = Text()
    for space in range(-CAPITAL, CAPITAL + 1):
        spaces.append_text(draw_space(space, view.pawn))
    labels = [zone_label(view, side, zone) for side, zones in ((1, (2, 1, 0)), (0, (0, 1, 2))) for zone in zones]
    middle = [Text(" " * CELL)]
    under = Text().join([*middle, *labels[:3], *middle, *labels[3:]])
    return Text("\n").join([heading, spaces, under])


def pawn_words(view: View, names: Names) -> str:
    """Where the conflict pawn stands."""
    if view.pawn == 0:
        return "conflict pawn on the centre"
    leader = 0 if view.pawn > 0 else 1
    missing = CAPITAL - abs(view.pawn)
    rest = f", {missing} more win" if missing else ""
    return f"pawn {abs(view.pawn)} towards {names(1 - leader)}{rest}"


def zone_of(space: int) -> int:
    """How many zones lie between the centre and a space."""
    return sum(abs(space) >= start for start, _, _ in ZONES)


def draw_space(space: int, pawn: int) -> Text:
    """A space of the track; the pawn belongs to nobody and has no seat's colour."""
    if space == pawn:
        return Text(" ▲ ", style=f"bold {palette.INK} on {palette.PAPER}")
    if abs(space) == CAPITAL:
        return Text(" ⌂ ", style=f"bold {palette.NIGHT} on {palette.SEATS[0 if space < 0 else 1]}")
    return Text(" · " if space else " │ ", style=f"{palette.WORDS} on {GROUNDS[zone_of(space)]}")


def zone_label(view: View, leader: int, zone: int) -> Text:
    """The points that a zone gives its leader, and the coins that the other loses when it is first reached."""
    start, points, coins = ZONES[zone]
    ends = [start for start, _, _ in ZONES] + [CAPITAL]
    spoils = f" −{coins}{COIN}" if coins and f"{leader}:{coins}" not in view.spoils_gone else ""
    words = f"{points}{POINT}{spoils}"
    return Text(words.center(CELL * (ends[zone + 1] - start)), style=palette.SEATS[leader])


def draw_supply(view: View) -> Group:
    """The tokens that can be taken for a pair of symbols, and the discard pile."""
    lines: list[RenderableType] = [
        labelled("tokens", ", ".join(title(token) for token in view.board) or "none left on the board")
    ]
    if view.drawn:
        lines.append(labelled("drawn", ", ".join(title(token) for token in view.drawn)))
    if view.discard:
        lines.append(labelled("discard", ", ".join(title(card) for card in view.discard)))
    return Group(*lines)
