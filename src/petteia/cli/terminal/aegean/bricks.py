"""Maps of both editions of Cyclades in a terminal: hexagons as bricks of two lines, and what stands on them."""

from __future__ import annotations

from typing import Final

from rich.color import Color, blend_rgb

from .. import palette

SEAS: Final = ("#11303F", "#173B4C", "#1D4659")  # no two neighbours alike
ROCK: Final = "#6B6558"  # land that nobody owns
SEA_WORDS: Final = "#8FB3C4"
SCRUB: Final = "░"
SHADE: Final = 0.25
BORDER: Final = "#3A6579"
EMPTY_SITE: Final = "·"
LINES: Final = 2  # of text, a hexagon
CHOICE: Final = "▸"

Piece = tuple[str, str]  # letters and their style


def padded(pieces: list[Piece], letters: int, ground: str, blank: str = " ") -> list[Piece]:
    """As wide as its place: what is too long is cut."""
    line: list[Piece] = []
    left = letters
    for words, style in pieces:
        if words[:left]:
            line.append((words[:left], style))
        left -= len(words[:left])
    return [*line, (blank * left, ground)] if left else line


def land_ground(owner: int) -> str:
    """Ink on the owner's colour; rock where nobody rules."""
    return f"{palette.INK} on {palette.SEATS[owner]}" if owner >= 0 else f"{palette.WORDS} on {ROCK}"


def scrub_ground(owner: int) -> str:
    """What is left free of a land, a little darker; it can be seen without colours too."""
    colour = palette.SEATS[owner] if owner >= 0 else ROCK
    light, dark = Color.parse(colour).triplet, Color.parse(palette.INK).triplet
    assert light is not None
    assert dark is not None
    return f"{blend_rgb(light, dark, SHADE).hex} on {colour}"


def token(seat: int, number: int) -> str:
    """The sign of a seat and how many units: ●2."""
    return f"{palette.SHAPES[seat]}{number}"


def chip(seat: int, number: int) -> Piece:
    """Fleets on the colour of their seat."""
    return token(seat, number), f"bold {palette.INK} on {palette.SEATS[seat]}"


def fighting(defender: Piece, attacker: Piece, ground: str) -> list[Piece]:
    """Defender and attacker in one sea space."""
    return [defender, ("×", f"bold {palette.WORDS} {ground}"), attacker]
