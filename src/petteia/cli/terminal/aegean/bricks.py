"""Maps of both editions of Cyclades in a terminal: hexagons as bricks of two lines, and the pieces on them."""

from __future__ import annotations

from typing import Final

from rich.color import Color, blend_rgb

from .. import palette

SEAS: Final = ("#11303F", "#173B4C", "#1D4659")  # neighbours differ
ROCK: Final = "#6B6558"  # land that nobody owns
SEA_WORDS: Final = "#8FB3C4"
SCRUB: Final = "░"
SHADE: Final = 0.25
BORDER: Final = "#3A6579"
EMPTY_SITE: Final = "·"
LINES: Final = 2  # lines of text per hexagon
CHOICE: Final = "▸"

Piece = tuple[str, str]  # text and its style


def padded(pieces: list[Piece], letters: int, ground: str, blank: str = " ") -> list[Piece]:
    """Pieces made exactly `letters` wide: filled up with blanks, or cut if they are too long."""
    line: list[Piece] = []
    left = letters
    for words, style in pieces:
        if words[:left]:
            line.append((words[:left], style))
        left -= len(words[:left])
    return [*line, (blank * left, ground)] if left else line


def land_ground(owner: int) -> str:
    """Ink on the owner's colour; rock if the land has no owner."""
    return f"{palette.INK} on {palette.SEATS[owner]}" if owner >= 0 else f"{palette.WORDS} on {ROCK}"


def scrub_ground(owner: int) -> str:
    """The style of a land's free space, a little darker; the space can be told apart without colours, too."""
    colour = palette.SEATS[owner] if owner >= 0 else ROCK
    light, dark = Color.parse(colour).triplet, Color.parse(palette.INK).triplet
    assert light is not None
    assert dark is not None
    return f"{blend_rgb(light, dark, SHADE).hex} on {colour}"


def token(seat: int, number: int) -> str:
    """The shape of a seat and its number of units: ●2."""
    return f"{palette.SHAPES[seat]}{number}"


def chip(seat: int, number: int) -> Piece:
    """Fleets on the colour of their seat."""
    return token(seat, number), f"bold {palette.INK} on {palette.SEATS[seat]}"


def fighting(defender: Piece, attacker: Piece, ground: str) -> list[Piece]:
    """Defender and attacker in one sea space."""
    return [defender, ("×", f"bold {palette.WORDS} {ground}"), attacker]
