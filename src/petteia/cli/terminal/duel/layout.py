"""The cards of an age in their layout, drawn in lines of text."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from ....games.duel.facts import COLOURS
from ....games.duel.rules.tables import places
from ....games.duel.words.view import SlotView, View
from .. import palette
from .signs import CARD, CHAIN, NUMERALS, POINT, Signs

#                  brown      grey       blue       green      yellow     red        purple
BANDS: Final = ("#8E6143", "#737C82", "#3A74B8", "#3B8251", "#D9A63A", "#BC463D", "#8559A6")
COVERED_BANDS: Final = ("#4B382D", "#40474C", "#26435F", "#27463A", "#6B5730", "#60322F", "#4A375A")
COVERED: Final = "#24333F"
COVERED_WORDS: Final = "#B4BDC2"
BACKS: Final = ("", "#7A6544", "#2B6A80", "#3B4468")
GUILD_BACK: Final = "#5F3F78"
LINES: Final = 3  # lines of text per card
AVAILABLE: Final = "▸"


def band_style(colour: int, available: bool = True) -> str:
    """White on the card's colour, or ink on yellow."""
    ink = palette.INK if COLOURS[colour] == "yellow" else "#FFFFFF"
    if available:
        return f"bold {ink} on {BANDS[colour]}"
    return f"#C9D0D3 on {COVERED_BANDS[colour]}"


def chip(colour: int, signs: Signs) -> Text:
    """The code of a colour on that colour."""
    return Text(f" {signs.codes[colour]} ", style=band_style(colour))


def pitch(age: int, width: int) -> int:
    """The distance between cards: an even number, so that it can be halved."""
    across = 4 if age == 3 else 6
    least, most = (18, 22) if age == 3 else (12, 16)
    return max(least, min(most, width // across // 2 * 2))


def layout_width(age: int, width: int) -> int:
    """How wide the picture of an age is."""
    return pitch(age, width) * (4 if age == 3 else 6)


def draw_layout(view: View, seat: int, width: int, signs: Signs) -> Text:
    """The layout of the age, row by row; rows that are gone take no space."""
    step = pitch(view.age, width)
    spots = places(view.age - 1)
    rows: dict[int, list[tuple[int, SlotView]]] = {}
    for slot in view.table:
        row, column, _ = spots[slot.slot]
        rows.setdefault(row, []).append((column * step // 2, slot))
    own = view.cities[seat].cards if seat >= 0 else ()
    lines = []
    for row in sorted(rows):
        cards = [(at, draw_slot(slot, view.age, step - 1, own, signs)) for at, slot in rows[row]]
        lines += [beside_each_other([(at, card[line]) for at, card in cards]) for line in range(LINES)]
    for line in lines:
        line.append(" " * (layout_width(view.age, width) - line.cell_len))  # the layout keeps its width
    return Text("\n").join(lines)


def beside_each_other(pieces: list[tuple[int, Text]]) -> Text:
    """A line of pieces, each in its place."""
    line = Text()
    for at, piece in pieces:
        line.append(" " * (at - line.cell_len))
        line.append_text(piece)
    return line


def draw_slot(slot: SlotView, age: int, width: int, own: tuple[str, ...], signs: Signs) -> list[Text]:
    """A card or a back; an arrow in the gap before it marks an available one."""
    if slot.card:
        lines = draw_card(slot.card, width, slot.available, own, signs)
    else:
        lines = draw_back(age, signs.voice("kind-purple") if slot.guild_back else "", width)
    gaps = " ", AVAILABLE if slot.available else " ", " "
    return [Text.assemble((gap, f"bold {palette.AEGEAN}"), line) for gap, line in zip(gaps, lines, strict=True)]


def draw_back(age: int, guild: str, width: int) -> list[Text]:
    """The back of a card, which shows its age or that it is a guild."""
    colour, sign, words = (GUILD_BACK, "▒", f" {guild} ") if guild else (BACKS[age], "░", f" {NUMERALS[age]} ")
    style = f"#AFC3CC on {colour}"
    return [
        Text(sign * width, style=style),
        Text(words.center(width, sign), style=style),
        Text(sign * width, style=style),
    ]


def draw_card(id: str, width: int, available: bool, own: tuple[str, ...], signs: Signs) -> list[Text]:
    """Three lines: colour and what it gives, name, cost. A long name continues on the line of the cost."""
    card = CARD[id]
    price = signs.cost(card.cost)
    top, bottom = fitted(f"{signs.codes[card.colour]} {signs.gift(card)}", width), price
    if card.free_with:
        owned = any(CARD[other].shows == card.free_with for other in own)
        free = f"{signs.voice('page-free')} {CHAIN}"
        bottom = free if owned else signs.voice("terminal-duel-or-chain", cost=price, chain=CHAIN)
    middle, rest = broken(signs.voice(f"card-{id}"), width)
    if rest:
        bottom = f"{rest} {bottom}" if len(rest) + 1 + len(bottom) <= width else f"{rest} {price}"
    points = [f"{card.points}{POINT}"] if card.symbol and card.points else []
    lines = [top, fitted(bottom, width), middle]
    place_right(lines, " ".join(points + ([CHAIN] if card.shows else [])), width)
    top, bottom, middle = lines
    body = f"{palette.INK} on {palette.PAPER}" if available else f"{COVERED_WORDS} on {COVERED}"
    name = f"bold {body}" if available else body
    return [
        Text(top.ljust(width), style=band_style(card.colour, available)),
        Text(middle.ljust(width), style=name),
        Text(bottom.ljust(width), style=body),
    ]


def fitted(words: str, width: int) -> str:
    """As much of the words as fits."""
    return words if len(words) <= width else f"{words[: width - 1]}…"


def broken(name: str, width: int) -> tuple[str, str]:
    """A name in two parts: as many words or hyphenated parts as fit on a line, at least one, and the rest."""
    ends = [at for at, letter in enumerate(name, 1) if letter in " -"]
    fit = [at for at in ends if len(name[:at].rstrip()) <= width]
    if len(name) <= width or not ends:
        return fitted(name, width), ""
    at = fit[-1] if fit else ends[0]
    return fitted(name[:at].rstrip(), width), name[at:]


def place_right(lines: list[str], sign: str, width: int) -> None:
    """Put a sign at the right end of the first line that has room for it."""
    for number, line in enumerate(lines):
        if len(line) + 1 + len(sign) <= width:
            lines[number] = line + sign.rjust(width - len(line))
            return
