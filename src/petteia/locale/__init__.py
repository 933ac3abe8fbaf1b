"""Everything a player reads, in several languages: Fluent files that Python and the page share."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

FOLDER: Final = Path(__file__).parent
FALLBACK: Final = "en"
INTERFACE: Final = "interface"
# the files of each game, beside the interface; what both Cyclades say alike is in one file
FILES: Final[dict[str, tuple[str, ...]]] = {
    "duel": ("duel", "duel_help"),
    "cyclades": ("aegean", "cyclades", "cyclades_help"),
    "legendary": ("aegean", "legendary", "legendary_help"),
}


class UnknownMessage(KeyError):
    """An id that names no message, not even in English."""


def languages() -> tuple[str, ...]:
    """The languages that have a folder, English first."""
    found = sorted(path.parent.name for path in FOLDER.glob(f"*/{INTERFACE}.ftl"))
    return (FALLBACK, *(language for language in found if language != FALLBACK))


@cache
def words(language: str, game: str = "") -> Words:
    """The words of the interface and of a game. Of "cs-CZ" the first part counts; an unknown language is English."""
    language = language.lower().partition("-")[0]
    return Words(language if language in languages() else FALLBACK, game)


@cache
def bundle(language: str, game: str) -> FluentBundle:
    """The messages of a language, read once. Terminals have no use for isolation marks."""
    made = FluentBundle([language], use_isolating=False)
    for name in (INTERFACE, *FILES.get(game, ())):
        made.add_resource(resource(language, name))
    return made


@cache
def resource(language: str, name: str) -> Resource:
    """The messages of a file; a file that a language does not have yet is empty."""
    path = FOLDER / language / f"{name}.ftl"
    return FluentResource(path.read_text(encoding="utf-8") if path.exists() else "")


class Words:
    """The messages of one language and game. What the language lacks is said in English."""

    def __init__(self, language: str, game: str = "") -> None:
        self.language = language
        self.game = game
        self.bundles = [bundle(language, game)]
        if language != FALLBACK:
            self.bundles.append(bundle(FALLBACK, game))

    def has(self, id: str) -> bool:
        """Whether there is such a message."""
        return any(bundle.has_message(id) for bundle in self.bundles)

    def format(self, id: str, **args: object) -> str:
        """The message in words. `id.name` is an attribute of a message: its rule, title or explanation."""
        message, _, attribute = id.partition(".")
        for bundle in self.bundles:
            if not bundle.has_message(message):
                continue
            found = bundle.get_message(message)
            pattern = found.attributes.get(attribute) if attribute else found.value
            if pattern is None:
                continue
            text, errors = bundle.format_pattern(pattern, args)
            if errors:
                raise ValueError(f"{id} in {self.language} with {args}: {errors[0]}")
            return str(text)
        raise UnknownMessage(id)
