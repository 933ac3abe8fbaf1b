"""Problems in the reader's language: what is wrong with a record, a position, an option or an action."""

from __future__ import annotations

from ..core.contract.refusal import MOST_TOLD, Fault, Flaw, NotationError, Refusal, Worded
from . import FALLBACK, Words, words
from .sentences import refusal_cited


def told(error: Exception, language: str) -> str:
    """What went wrong, in that language if the error has a message, otherwise in the error's own words."""
    if isinstance(error, NotationError):
        return faults_told(error, language)
    if not isinstance(error, Worded) or not error.key:
        return str(error)
    about = str(error.named.get("game", ""))
    named = {name: value_told(value, about, language) for name, value in error.named.items()}
    return words(language).format(error.key, **named)


def value_told(value: int | str | Refusal | Worded, game: str, language: str) -> object:
    """A value as an argument of a message: problems within a problem are told in the same language."""
    if isinstance(value, Worded):
        return told(value, language)
    if not isinstance(value, Refusal):
        return value
    return refusal_cited(words(language, game), value, ())


def faults_told(error: NotationError, language: str) -> str:
    """Everything that is wrong with a position; in English, the error's own text."""
    own = words(language)
    if own.language == FALLBACK:
        return str(error)
    if len(error.faults) == 1:
        return fault_told(own, error.faults[0])
    lines = [f"- {fault_told(own, fault)}" for fault in error.faults[:MOST_TOLD]]
    left = len(error.faults) - MOST_TOLD
    more = [f"- {own.format('fault-more', count=left)}"] if left > 0 else []
    return "\n".join([own.format("fault-several", count=len(error.faults)), *lines, *more])


def fault_told(words: Words, fault: Fault) -> str:
    """One fault; in English if a plug-in has no message for it."""

    def say(flaw: Flaw, named: dict[str, str | Refusal]) -> str:
        if not flaw.key:
            return flaw.english.format_map(named)
        args = {name: value_told(value, fault.game, words.language) for name, value in named.items()}
        return words.format(flaw.key, **args)

    return fault.told(say)
