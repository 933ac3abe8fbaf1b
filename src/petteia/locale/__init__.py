"""Everything a player reads, in several languages: Fluent files that Python and the page share."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from ..core.contract.game import Option
from ..core.contract.registry import game as find_game
from .typography import Typography

FOLDER: Final = Path(__file__).parent
FALLBACK: Final = "en"
INTERFACE: Final = "interface"
# what all games share; the page loads the first two at once and the others when they are needed
HOUSE: Final = (
    INTERFACE,
    "page",
    "table",
    "account",
    "lobby",
    "people",
    "tournament",
    "ending",
    "review",
    "terminal",
    "commands",
    "faults",
)
TYPOGRAPHY: Final = "typography"
STAGE: Final = re.compile(r"^stage-\w+ =.*\n(?:[ \t]+.*\n)*", re.MULTILINE)
COPIED: Final = {
    "command",
    "problem",
    "found",
}  # arguments that are not typeset: people copy them, or they are a program's words
OF_GAMES: Final = "rules"  # what the rules pages of all games share
# how the names of a game's files end that the page does not need: what only the terminal says, and the characters,
# whose names come with the list of games
NOT_OF_PAGE: Final = ("_terminal", "_people")
# words outside the games: for moderators, in mail, for operators, in previews of links, and for parts of the page that
# few people visit
APART: Final[dict[str, tuple[str, ...]]] = {
    "admin": ("admin",),
    "mail": ("mail",),
    "doctor": ("doctor",),
    "preview": ("preview",),
    "plan": ("plan",),
    "profile": ("profile",),
    "companions": ("companions",),
    "challenge": ("challenge",),
}


class UnknownMessage(KeyError):
    """No message has that id, not even in English."""


def languages() -> tuple[str, ...]:
    """The languages that have a folder, English first."""
    found = sorted(path.parent.name for path in FOLDER.glob(f"*/{INTERFACE}.ftl"))
    return (FALLBACK, *(language for language in found if language != FALLBACK))


def preferred_language(environment: Mapping[str, str]) -> str:
    """The language of the system's locale, from the environment; English if there is no translation."""
    locale = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    return words(locale.replace("_", "-").partition(".")[0]).language


@cache
def words(language: str, game: str = "") -> Words:
    """The words of the interface and of a game, or of a place in `APART`. For "cs-CZ" the first part counts; an unknown
    language falls back to English."""
    language = language.lower().partition("-")[0]
    return Words(language if language in languages() else FALLBACK, game)


@cache
def bundle(language: str, game: str) -> FluentBundle:
    """The messages of a language, read once, without isolation marks, which terminals do not need."""
    made = FluentBundle([language], use_isolating=False)
    for path in (*house_files(language, *HOUSE), *files_of(game, language)):
        made.add_resource(resource(path))
    return made


def house_files(language: str, *names: str) -> list[Path]:
    """The paths of house files; a language may not have all of them yet."""
    return [FOLDER / language / f"{name}.ftl" for name in names]


def files_of(game: str, language: str) -> list[Path]:
    """The files with the words of a game or of a place in `APART`, in addition to those that all share."""
    if not game:
        return []
    if game in APART:
        return house_files(language, *APART[game])
    return [*find_game(game).manifest.words(language), *house_files(language, OF_GAMES)]


def title(language: str, game: str) -> str:
    """The name of a game in that language; the game's own title if its words do not have one."""
    return of_itself(language, game, "game-title") or find_game(game).title


def about(language: str, game: str) -> str:
    """A sentence about a game in that language; empty if it has none."""
    return of_itself(language, game, "game-about")


def about_option(own: Words, option: Option) -> str:
    """What an option decides, in the words of its game; as the option itself says it if they lack it."""
    id = f"option-{option.name}.about"
    return own.format(id) if own.has_attribute(id) else option.about


@cache
def stages(language: str, game: str) -> str:
    """The messages of a game's stages in that language, as they are written; empty if it has none."""
    paths = find_game(game).manifest.words(language)
    found = [message for path in paths if path.exists() for message in STAGE.findall(path.read_text(encoding="utf-8"))]
    return "".join(found) if found or language == FALLBACK else stages(FALLBACK, game)


def bot_name(language: str, game: str, bot: str) -> str:
    """What a game calls one of its bots in that language; empty if its words do not name it."""
    return of_itself(language, game, f"bot-{bot}")


@cache
def of_itself(language: str, game: str, id: str) -> str:
    """What a game says about itself, in English if the language lacks it. Only that message is read: reading all words
    of all games in all languages takes a second."""
    message = re.compile(rf"^{id} =.*\n(?:[ \t]+.*\n)*", re.MULTILINE)
    for spoken in dict.fromkeys((language, FALLBACK)):
        for path in find_game(game).manifest.words(spoken):
            found = message.search(path.read_text(encoding="utf-8")) if path.exists() else None
            if found:
                made = FluentBundle([spoken], use_isolating=False)
                made.add_resource(FluentResource(found[0]))
                value = made.get_message(id).value
                return "" if value is None else typography(spoken).set(str(made.format_pattern(value)[0]))
    return ""


@cache
def resource(path: Path) -> Resource:
    """The messages of a file; none if it does not exist yet."""
    return FluentResource(path.read_text(encoding="utf-8") if path.exists() else "")


@cache
def typography(language: str) -> Typography:
    """How a language sets its sentences; as English does, if it does not say."""
    own = bundle(language, "")
    if not own.has_message(TYPOGRAPHY):
        own = bundle(FALLBACK, "")
    said = own.get_message(TYPOGRAPHY).attributes
    told = {name.replace("-", "_"): str(own.format_pattern(said[name])[0]) for name in said}
    return Typography(**told)


class Words:
    """The messages of one language and game. Messages that the language lacks are in English."""

    def __init__(self, language: str, game: str = "") -> None:
        self.language = language
        self.game = game
        self.bundles = [bundle(language, game)]
        if language != FALLBACK:
            self.bundles.append(bundle(FALLBACK, game))

    def has(self, id: str) -> bool:
        """Whether there is a message with that id."""
        return any(bundle.has_message(id) for bundle in self.bundles)

    def has_attribute(self, id: str) -> bool:
        """Whether the message has that attribute, for example `help-port.rule`."""
        message, _, attribute = id.partition(".")
        return self.has(message) and attribute in self.bundles[-1].get_message(message).attributes

    def forms(self, id: str) -> dict[str, str]:
        """The other forms of a name, such as `acc` or `gender`: the attributes of its message in this language."""
        own = self.bundles[0]
        found = own.get_message(id).attributes if own.has_message(id) else ()
        return {form: self.format(f"{id}.{form}") for form in found}

    def typeset(self, text: str) -> str:
        """The text as the language prints it."""
        return typography(self.language).set(text)

    def format(self, id: str, **args: object) -> str:
        """The message as text. `id.name` is an attribute of a message: its rule, title, explanation, or a form."""
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
            return str(text) if COPIED & args.keys() else self.typeset(str(text))
        raise UnknownMessage(id)
