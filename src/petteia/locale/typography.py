"""How a language sets its sentences: where a line must not break, what follows a number, quotation marks.

Translators write plain sentences; how a language is typeset is defined once, in the attributes of its message
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
# a number by itself; inside a name, such as that of a place, it follows a no-break space
NUMBER: Final = rf"(?:^|(?<=[\s(+:„“«\"–-]))(?<!{NO_BREAK})\d+(?:[.,{NO_BREAK}]\d+)*"
COUNT: Final = re.compile(rf"({NUMBER}×?) (?={LETTER})", re.MULTILINE)
ORDINAL: Final = re.compile(rf"({NUMBER}\.) ({LETTER})", re.MULTILINE)
# the number of an age before its noun, with a dot, except in Russian
AGE: Final = re.compile(rf"\b([IVX]+\.|[IVX]+(?= [а-яё])) ({LETTER})")
# only after a space; without one it is part of a longer word, as in "a 95% interval"
PERCENT: Final = re.compile(rf"(?<=\d)[ {NO_BREAK}]%")
DOTS: Final = re.compile(r"\.\.\.")
DASH: Final = re.compile(r" (?=[—–] )")  # a dash must not begin a line
LAST_DOTS: Final = re.compile(r"\s…$")
QUOTED: Final = re.compile(r'"([^"\n]*)"')


@dataclass(frozen=True)
class Typography:
    """The attributes of a language's message `typography`."""

    short_words: str  # single letters, with spaces between them, that never end a line
    before_noun: str
    before_percent: str
    quotes: str  # the opening and the closing mark

    @cached_property
    def after_short_word(self) -> Callable[[str], str]:
        """A function that binds short words to the next word, even several in a row."""
        letters = "".join(self.short_words.split())
        if not letters:
            return str
        pattern = re.compile(rf"(?<!\w)([{letters}]) (?=\S)", re.IGNORECASE)
        return lambda text: pattern.sub(rf"\1{NO_BREAK}", text)

    def set(self, text: str) -> str:
        """The text as the language prints it. Setting it again changes nothing."""
        text = LAST_DOTS.sub("…", DOTS.sub("…", text))
        text = QUOTED.sub(rf"{self.quotes[0]}\1{self.quotes[1]}", text)
        text = DASH.sub(NO_BREAK, text)
        text = PERCENT.sub(f"{self.before_percent}%", text)
        text = COUNT.sub(rf"\1{self.before_noun}", text)
        text = AGE.sub(self.bound_ordinal, ORDINAL.sub(self.bound_ordinal, text))
        return self.after_short_word(text)

    def bound_ordinal(self, found: re.Match[str]) -> str:
        """Bind an ordinal to the next word if that is in lower case ("3. cyklus"); otherwise the number ends a
        sentence."""
        return f"{found[1]}{self.before_noun}{found[2]}" if found[2].islower() else found[0]
