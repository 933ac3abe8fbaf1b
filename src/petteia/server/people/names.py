"""Names of accounts: which are allowed, and which could be mistaken for one another.

Unicode's table of look-alike characters comes with the library confusable_homoglyphs.
"""

from __future__ import annotations

import unicodedata
from itertools import groupby
from typing import Final

from confusable_homoglyphs import categories, utils

from ..errors import Code, Problem

SHORTEST: Final = 2
LONGEST: Final = 20
LONGEST_LABEL: Final = 60
MOST_MARKS: Final = 2  # accents on one letter: Vietnamese and Yoruba need two
JOINTS: Final = " _-.'"
RESERVED: Final = ("admin", "chance", "deletedplayer", "guest", "moderator", "petteia", "spectator", "system")
# letters and marks that programs may ignore by Unicode, and so show as nothing
INVISIBLE: Final = (
    (0x034F, 0x034F),  # combining grapheme joiner
    (0x115F, 0x1160),  # Hangul fillers
    (0x17B4, 0x17B5),  # inherent vowels of Khmer
    (0x180B, 0x180F),  # Mongolian variation selectors
    (0x3164, 0x3164),  # Hangul filler
    (0xFE00, 0xFE0F),  # variation selectors
    (0xFFA0, 0xFFA0),  # halfwidth Hangul filler
    (0xE0100, 0xE01EF),  # more variation selectors
)
OF_ANY_SCRIPT: Final = {"COMMON", "INHERITED"}
DIRECTION: Final = "\u200e"  # a mark that the library puts around right-to-left text


def check_name(name: str) -> str:
    """The name as it is shown: NFKC, single spaces. A name that is not allowed is refused, with the reason."""
    shown = " ".join(unicodedata.normalize("NFKC", name[: LONGEST * 4]).split())
    if not SHORTEST <= len(shown) <= LONGEST:
        raise refused(f"use {SHORTEST} to {LONGEST} characters")
    if not all(allowed(character) for character in shown):
        raise refused("use letters and digits, with spaces, full stops, hyphens or apostrophes between them")
    if shown[0] in JOINTS or shown[-1] in JOINTS or not any(character.isalpha() for character in shown):
        raise refused("begin and end with a letter or digit, and use at least one letter")
    if unicodedata.category(shown[0]).startswith("M") or overloaded(shown):
        raise refused(f"put at most {MOST_MARKS} accents on a letter, each only once")
    if len(categories.unique_aliases(shown) - OF_ANY_SCRIPT) > 1:
        raise refused("use one alphabet")
    if any(look.startswith(reserved) for look in looks(shown) for word in RESERVED for reserved in looks(word)):
        raise refused("it could be taken for one of the server's own")
    return shown


def name_key(name: str) -> str:
    """The key by which an account is found: its name, ignoring capitals, spaces and hyphens."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    return "".join(character for character in folded if character not in JOINTS)


def looks(name: str) -> frozenset[str]:
    """How a name looks as written, in lower case and in upper case. Two names that share a look could be mistaken for
    one another."""
    shown = unicodedata.normalize("NFKC", name).translate({ord(joint): None for joint in JOINTS})
    return frozenset(skeleton(form) for form in (shown, shown.lower(), shown.upper()))


def skeleton(text: str) -> str:
    """The text with every character replaced by the one that stands for all that look like it (Unicode TR39)."""
    letters = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", "".join(PROTOTYPES.get(letter, letter) for letter in letters))


def read_prototypes() -> dict[str, str]:
    """For each character, what stands for all that look like it, if that is something else. In a larger group, it is
    the character that knows all others; in a pair, the first; or it is several letters, such as rn for m. The library's
    own table, with names and groups, would take sixteen times the memory."""
    table = utils.load("confusables.json").items()
    alike = {letter.strip(DIRECTION): [one["c"].strip(DIRECTION) for one in known] for letter, known in table}
    found = {}
    for letter, known in alike.items():
        if len(letter) == len(known) == 1:
            [other] = known
            knows_others = len(other) > 1 or len(alike[other]) > 1
            found[letter] = other if knows_others else min(letter, other)
    return found


PROTOTYPES: Final = read_prototypes()


def allowed(character: str) -> bool:
    """Whether a character is allowed: visible letters and accents, decimal digits, and the separators between them."""
    visible = not any(first <= ord(character) <= last for first, last in INVISIBLE)
    kind = unicodedata.category(character)
    return (visible and kind in ("Lu", "Ll", "Lo", "Lm", "Mn", "Mc", "Nd")) or character in JOINTS


def overloaded(name: str) -> bool:
    """Whether a letter has too many accents, or one of them twice."""
    decomposed = unicodedata.normalize("NFD", name)
    runs = [list(run) for mark, run in groupby(decomposed, is_mark) if mark]
    return any(len(run) > MOST_MARKS or len(set(run)) < len(run) for run in runs)


def is_mark(character: str) -> bool:
    return unicodedata.category(character).startswith("M")


def check_label(text: str) -> str:
    """A short remark on one line, without anything invisible."""
    line = " ".join(unicodedata.normalize("NFKC", text[: LONGEST_LABEL * 4]).split())
    if not 0 < len(line) <= LONGEST_LABEL or not line.isprintable():
        raise Problem(Code.IMPOSSIBLE, f"expected 1 to {LONGEST_LABEL} printable characters")
    return line


def refused(reason: str) -> Problem:
    return Problem(Code.NAME_NOT_ALLOWED, f"This name cannot be used: {reason}", reason=reason)
