"""How a language sets its sentences: where a line may not break, what follows a number, quotes.

A translator writes plain sentences; what is set here is said once for each language, by the attributes of the message
`typography`. The page does the same (web/src/lib/words/typography.ts).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Final

NO_BREAK: Final = "\u00a0"
LETTER: Final = r"[^\W\d_]"
# a number by itself; in a name, as that of a place, it stands after a space that does not break
NUMBER: Final = rf"(?:^|(?<=[\s(+:„“«\"–-]))(?<!{NO_BREAK})\d+(?:[.,{NO_BREAK}]\d+)*"
COUNT: Final = re.compile(rf"({NUMBER}×?) (?={LETTER})", re.MULTILINE)
ORDINAL: Final = re.compile(rf"({NUMBER}\.) ({LETTER})", re.MULTILINE)
# the number of an age stands before its noun with a dot, in Russian without one
AGE: Final = re.compile(rf"\b([IVX]+\.|[IVX]+(?= [а-яё])) ({LETTER})")
# without a space it is part of a longer word: a 95% interval
PERCENT: Final = re.compile(rf"(?<=\d)[ {NO_BREAK}]%")
DOTS: Final = re.compile(r"\.\.\.")
DASH: Final = re.compile(r" (?=[—–] )")  # begins no line
LAST_DOTS: Final = re.compile(r"\s…$")
QUOTED: Final = re.compile(r'"([^"\n]*)"')


@dataclass(frozen=True)
class Typography:
    """What the message `typography` of a language says."""

    short_words: str  # single letters, with spaces between them, that never end a line
    before_noun: str
    before_percent: str
    quotes: str  # the opening and the closing one

    @cached_property
    def after_short_word(self) -> Callable[[str], str]:
        """Binds short words to the next; they can stand one after the other."""
        letters = "".join(self.short_words.split())
        if not letters:
            return str
        pattern = re.compile(rf"(?<!\w)([{letters}]) (?=\S)", re.IGNORECASE)
        return lambda text: pattern.sub(rf"\1{NO_BREAK}", text)

    def set(self, text: str) -> str:
        """The text as the language prints it. Set twice, it stays as it is."""
        text = LAST_DOTS.sub("…", DOTS.sub("…", text))
        text = QUOTED.sub(rf"{self.quotes[0]}\1{self.quotes[1]}", text)
        text = DASH.sub(NO_BREAK, text)
        text = PERCENT.sub(f"{self.before_percent}%", text)
        text = COUNT.sub(rf"\1{self.before_noun}", text)
        text = AGE.sub(self.bound_ordinal, ORDINAL.sub(self.bound_ordinal, text))
        return self.after_short_word(text)

    def bound_ordinal(self, found: re.Match[str]) -> str:
        """The third cycle, not a sentence that ends with a number."""
        return f"{found[1]}{self.before_noun}{found[2]}" if found[2].islower() else found[0]
