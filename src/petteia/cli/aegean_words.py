"""Words that both editions of Cyclades use at a terminal, what people mean by theirs, and refusals."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from ..core.refusal import Refusal
from ..core.state import State
from .names import Names


def title(id: str) -> str:
    """A god, creature or hero by name."""
    return id.capitalize()


def counted(number: int, what: str) -> str:
    """ "1 fleet", "3 fleets"."""
    if number == 1:
        return f"{number} {what}"
    plural = {"mercenary": "mercenaries", "priestess": "priestesses", "metropolis": "metropolises"}
    return f"{number} {plural.get(what, f'{what}s')}"


def gold(number: int) -> str:
    """A price."""
    return f"{number} gold" if number else "free"


def understood(state: State, line: str, spoken: Callable[[int], str], patterns: Iterable[tuple[str, str]]) -> int:
    """The action that somebody means: an option as it is shown, or the notation with or without little words.

    The patterns turn what is said into what the notation calls it.
    """
    wanted = " ".join(line.lower().split())
    for action in state.legal():
        if wanted == spoken(action).lower():
            return action
    for said, meant in patterns:
        wanted = re.sub(said, meant, wanted)
    return int(state.parse(wanted))


def refusal_sentence(refusal: Refusal, names: Names, things: tuple[str, ...], place: str) -> str:
    """Why something is not possible, with names for seats, and capitals for those things that have a name; `place` is
    how the name of a place looks."""
    sentence = re.sub(r"\b(?:[Ss]eat|[Ff]action) (\d)", lambda match: names(int(match[1])), str(refusal))
    for thing in things:
        sentence = re.sub(rf"\b{thing}\b", title(thing), sentence)
    named = re.match("|".join([place, *map(title, things)]), sentence)
    return f"Not possible: {sentence if named else sentence[:1].lower() + sentence[1:]}."
