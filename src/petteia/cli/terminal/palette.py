"""The colours of the house, as they look by lamplight: most terminals are dark."""

from __future__ import annotations

from typing import Final

PAPER: Final = "#DDD5C3"
INK: Final = "#1B2730"
NIGHT: Final = "#0F1E2B"
WORDS: Final = "#E9E3D5"
MUTED: Final = "#8796A2"

AEGEAN: Final = "#6DB7CC"  # the first seat, and what can be done
TERRACOTTA: Final = "#E58166"  # the second seat, and refusals
OLIVE: Final = "#A9BB66"  # free, verified, good
GOLD: Final = "#E3B45A"  # coins and nothing else

SEATS: Final = (AEGEAN, TERRACOTTA, OLIVE, "#B08CC8", "#C8A27A", "#D9D2C0")
SHAPES: Final = ("●", "◆", "▲", "■", "⬢", "★")  # a seat is never told by colour alone
