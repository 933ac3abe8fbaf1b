"""The page asks for no message that does not exist, and its own files contain none that nobody asks for."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax.ast import Message
from locale_needs import OWN as GAMES
from locale_needs import goals, interface_needs, needs

import petteia
from petteia.core.contract.manifest import Temper
from petteia.locale import (
    APART,
    FALLBACK,
    HOUSE,
    INTERFACE,
    OF_GAMES,
    TYPOGRAPHY,
    files_of,
    house_files,
    languages,
    resource,
)
from petteia.review import LEVELS
from petteia.review.grades import GRADES
from petteia.server import errors
from petteia.server.errors import Code
from petteia.server.people.accounts import SeatedBy
from petteia.server.people.guests import ANIMALS, TRAITS
from petteia.server.people.moderation import DeedKind
from petteia.server.people.tokens import Scope
from petteia.server.store.profiles import Shown
from petteia.server.store.ratings import PACES

SOURCES = Path(__file__).parents[2] / "web/src"
SERVER = Path(errors.__file__).parent
PACKAGE = SERVER.parent
ADMIN = PACKAGE / "cli/commands/admin.py"
DUEL_LESSONS = 12
# what hardly anybody but the page says
OWN = (
    *HOUSE[1:-3],
    *(file for place in ("admin", "plan", "profile", "companions", "challenge") for file in APART[place]),
)
EVERYWHERE = (*HOUSE, OF_GAMES, *(file for files in APART.values() for file in files))
LITERAL = re.compile(r"""['"`]([a-z]+(?:-[a-z0-9_]+)+)(?:\.[a-z]+)?['"`]""")
WORDS_OF_GAMES = {path for game in petteia.all_games() for path in files_of(game, FALLBACK)}
# ids that are put together from a word and a name, as card-walls
STEMS = re.compile(r"`([a-z]+(?:-[a-z0-9_]+)*-)\$\{")


def ids(files: Iterable[Path]) -> frozenset[str]:
    return frozenset(entry.id.name for path in files for entry in resource(path).body if isinstance(entry, Message))


def of_house(language: str, *names: str) -> frozenset[str]:
    return ids(house_files(language, *names))


@cache
def sources() -> str:
    return "\n".join(
        path.read_text(encoding="utf-8") for path in sorted(SOURCES.rglob("*")) if path.suffix in (".svelte", ".ts")
    )


def prefixes() -> frozenset[str]:
    """How messages begin: what begins so and is written in the sources is meant as one."""
    known = of_house(FALLBACK, INTERFACE, *OWN) | ids(files_of("duel", FALLBACK))
    return frozenset(id.split("-")[0] for id in known) - {"n", "first"}


def test_every_message_that_the_page_names_exists() -> None:
    known = of_house(FALLBACK, INTERFACE, *OWN) | ids(WORDS_OF_GAMES)
    named = {id for id in LITERAL.findall(sources()) if id.split("-")[0] in prefixes()}
    assert len(named) > 150
    assert named - known == set()


def test_the_page_offers_every_language() -> None:
    offered = re.search(r"LANGUAGES = \{(.*?)\}", (SOURCES / "lib/words/i18n.svelte.ts").read_text(encoding="utf-8"))
    assert offered is not None
    assert set(re.findall(r"\b(\w+):", offered[1])) == set(languages())


def test_every_stem_of_a_message_has_messages() -> None:
    known = of_house(FALLBACK, INTERFACE, *OWN) | ids(WORDS_OF_GAMES)
    stems = {stem for stem in STEMS.findall(sources()) if stem.split("-")[0] in prefixes()}
    assert stems
    assert [stem for stem in stems if not any(id.startswith(stem) for id in known)] == []


@pytest.mark.parametrize("language", languages())
def test_messages_of_the_house_are_all_used_in_every_language(language: str) -> None:
    assert of_house(language, *EVERYWHERE) == of_house(FALLBACK, *EVERYWHERE)
    named = set(LITERAL.findall(sources())) | programs_name() | house_makes()
    unused = of_house(language, *EVERYWHERE) - named
    assert sorted(id for id in unused if not id.startswith("n-")) == []


def programs_name() -> set[str]:
    """The messages that Python names by their whole ids, and those that belong to its errors and bots."""
    named = {id for path in PACKAGE.rglob("*.py") for id in LITERAL.findall(path.read_text(encoding="utf-8"))}
    return named | interface_needs() | {TYPOGRAPHY}


@pytest.mark.parametrize("game", GAMES)
def test_messages_of_a_game_are_all_used(game: str) -> None:
    """By their whole ids: those that are written out, and those that programs make from the names of the game."""
    used = set(LITERAL.findall(sources())) | programs_name() | page_makes() | house_makes()
    folders = set(petteia.game(game).manifest.folders)
    for other in GAMES:  # some files are of two games
        used |= needs(other) if folders & set(petteia.game(other).manifest.folders) else set()
    assert sorted(id for id in ids(files_of(game, FALLBACK)) - used if not id.startswith("n-")) == []


def house_makes() -> set[str]:
    """The ids of the house that are made from a stem and a name, by all the names that there are."""
    shown = {mark for game in petteia.all_games().values() for entry in game.almanac().entries for mark in entry.marks}
    return {
        *made("admin", ("ban", "mute", "banned-permanently", "muted-permanently")),
        *made("admin-deed", get_args(DeedKind)),
        *made("admin-duration", ("0", "1", "24", "168", "720")),
        *made("admin-kind", ("bot", "guest", "person")),
        *made("club-pace", PACES),
        *made("doctor-about", ("clock", "database", "disk", "engine", "extras", "files", "mail", "page", "settings")),
        *(f"fairness-{done}-{who}" for done in ("pledged", "proven") for who in ("all", "none", "old", "some", "you")),
        *made("fairness-wrong", ("bot", "draw", "house", "own", "pledge", "seeds")),
        *made("game-weight", ("1", "2", "3")),
        *(goal for game in GAMES for goal in goals(game)),
        *made("guest-animal", ANIMALS),
        *made("guest-trait", TRAITS),
        *made("history", ("abandoned", "closed", "lost", "shared", "won")),
        *made("keys", keys()),
        *(f"mail-{kind}-{part}" for kind in ("confirm", "reset", "turn") for part in ("subject", "text")),
        *made("page-bot-seat", get_args(SeatedBy)),
        *made("page-reset", ("admin", "mail")),
        *made("page-scope", get_args(Scope)),
        *made("page-then", ("lost", "shared", "won")),
        *made("phrase", ("hello", "moment", "nice", "oops", "thanks")),
        *made("profile-show", Shown.__struct_fields__),
        *made("review-grade", GRADES),
        *made("review-level", LEVELS),
        *made("rules-mark", shown),
        *(f"says-{temper}-{when}" for temper in get_args(Temper) for when in ("hello", "lost", "won")),
        *made("temper", get_args(Temper)),
        *made(
            "terminal-admin", re.findall(r'house\.say\("([a-z-]+)"', (PACKAGE / "cli/commands/admin.py").read_text())
        ),
        *(
            f"terminal-admin-{of}-{what}"
            for of in ("no", "of")
            for what in ("quarantine", "reports", "sanctions", "deeds")
        ),
        *made("terminal-fair", ("alone", "ordered", "unordered")),
    }


def keys() -> set[str]:
    """What the keys do."""
    return set(re.findall(r"\brow\('([a-z-]+)'", sources()))


def page_makes() -> set[str]:
    """The ids that the page makes from names that no program else has, or that say more than one name."""
    lessons = {*quoted("games/aegean/lessons.ts"), *(str(place) for place in range(1, DUEL_LESSONS + 1))}
    verbs = {verb.replace(" ", "_") for game in GAMES for verb in GAMES[game].actions()}
    marks = {mark for game in GAMES for entry in petteia.game(game).almanac().entries for mark in entry.marks}
    maps = {
        map for game in GAMES for option in petteia.game(game).options if option.name == "map" for map in option.choices
    }
    return {
        *made("first-game", lessons),
        *made("stage", ("age", "cycle")),
        *made("verb", verbs),
        *made("rules-mark", marks),
        *(f"map-{map}-about" for map in maps),
        *made("city", quoted("map/board.ts")),
        *made("island", quoted("games/cyclades/edition.ts")),
        *made("aegean", ("attacker", "defender")),
    }


def made(stem: str, names: Iterable[str]) -> set[str]:
    return {f"{stem}-{name}" for name in names}


def quoted(path: str) -> set[str]:
    """The words in quotation marks in a source of the page."""
    return set(re.findall(r"'([a-z_]+)'", (SOURCES / path).read_text(encoding="utf-8")))


def test_every_error_of_the_server_has_a_message() -> None:
    codes = {code.value for code in Code}
    sources = "\n".join(path.read_text(encoding="utf-8") for path in SERVER.rglob("*.py"))
    codes |= set(re.findall(r'(?:Refuse|Error)\(\s*"([a-z_]+)"', sources))
    assert {f"error-{code}" for code in codes} - of_house(FALLBACK, INTERFACE) == set()
