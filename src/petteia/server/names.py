"""Names of accounts: which are allowed, and which two would be taken for one another."""

from __future__ import annotations

import unicodedata
from typing import Final

from .errors import Code, Problem

SHORTEST: Final = 2
LONGEST: Final = 20
LONGEST_LABEL: Final = 60
JOINTS: Final = " _-.'"
RESERVED: Final = ("admin", "chance", "deletedplayer", "guest", "moderator", "petteia", "spectator", "system")

# letters and digits that look alike, in small or in capitals; each row stands for its first letter
LOOK_ALIKES: Final = (
    "aаα",
    "bвβ",
    "cс",
    "dԁ",
    "eеεё",
    "hнһη",
    "jј",
    "kкκ",
    "lі1iіι|ł",
    "mмμ",
    "nпν",
    "oо0оοσ",
    "pрρ",
    "rг",
    "sѕ5",
    "tтτ",
    "uυ",
    "wшщω",
    "xхχ",
    "yуγ",
    "z3зζ",
)
SAME: Final = {ord(like): row[0] for row in LOOK_ALIKES for like in row}


def check_name(name: str) -> str:
    """The name as it is shown: NFKC, single blanks. One that cannot be allowed is refused with the reason."""
    shown = " ".join(unicodedata.normalize("NFKC", name[: LONGEST * 4]).split())
    if not SHORTEST <= len(shown) <= LONGEST:
        raise refused(f"a name has {SHORTEST} to {LONGEST} characters")
    if not all(allowed(character) for character in shown):
        raise refused("a name has letters, digits, and blanks, points, hyphens or apostrophes between them")
    if shown[0] in JOINTS or shown[-1] in JOINTS or not any(character.isalpha() for character in shown):
        raise refused("a name begins and ends with a letter or digit, and has a letter")
    if len({script(character) for character in shown if character.isalpha()}) > 1:
        raise refused("a name keeps to one alphabet")
    if any(likeness(shown).startswith(likeness(word)) for word in RESERVED):
        raise refused("this name could be taken for the server's own")
    return shown


def likeness(name: str) -> str:
    """What two names share when one could be taken for the other: letters that look alike, capitals, joints."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    return "".join(character for character in folded.translate(SAME) if character not in JOINTS)


def allowed(character: str) -> bool:
    """Letters and accents, decimal digits, and what may stand between."""
    return unicodedata.category(character) in ("Lu", "Ll", "Lo", "Lm", "Mn", "Mc", "Nd") or character in JOINTS


def script(character: str) -> str:
    """The alphabet of a letter, as the first word of its Unicode name says."""
    return unicodedata.name(character, "?").split()[0]


def check_label(text: str) -> str:
    """A short remark on one line, without anything invisible."""
    line = " ".join(unicodedata.normalize("NFKC", text[: LONGEST_LABEL * 4]).split())
    if not 0 < len(line) <= LONGEST_LABEL or not line.isprintable():
        raise Problem(Code.BAD_REQUEST, f"expected 1 to {LONGEST_LABEL} printable characters")
    return line


def refused(reason: str) -> Problem:
    return Problem(Code.NAME_NOT_ALLOWED, f"This name cannot be used: {reason}", reason=reason)
