"""A game is one folder: it says everything that the house asks for, and nothing else names it."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from pkgutil import resolve_name

import pytest
from locale_needs import kind_of

import petteia
from petteia.cli.terminal.plain_table import PlainTable
from petteia.core.contract.challenge import Forgo, Hold
from petteia.core.contract.manifest import FINISHED
from petteia.locale import languages

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "petteia"
GAMES = sorted(path.parent.name for path in PACKAGE.glob("games/*/game.py"))
# what is below a folder or in a file named after a game is its own, and so are the words that both Cyclades share
OF_GAMES = {*GAMES, "aegean", *(f"{game}_v1" for game in GAMES)}
# rooms that all games share
SHARED = [
    *(
        path
        for room in ("core", "search", "bots", "review", "problems", "arena", "envs", "server", "locale", "cli")
        for ending in ("py", "ftl")
        for path in PACKAGE.glob(f"{room}/**/*.{ending}")
        if not {path.stem, *path.relative_to(PACKAGE).parts} & OF_GAMES
    ),
    *(
        path
        for room in ("lib", "shell", "screens", "ui", "games/plain")
        for path in ROOT.glob(f"web/src/{room}/**/*.*")
        if path.suffix in (".ts", ".svelte")
    ),
    *ROOT.glob("web/src/games/*.ts"),
    *ROOT.glob("web/src/*.*"),
    ROOT / "Makefile",
    ROOT / "setup.py",
    ROOT / "benchmarks/engine.py",
]
# where a game is named for another reason
OTHERWISE = {
    "src/petteia/server/people/passwords.py": "passwords that nobody may have",
    "src/petteia/server/http/tables/api_lobby.py": "an example of a request",
}
# what other games say that share a folder is theirs together
FAMILIES = {"duel": "duel", "cyclades": "aegean", "legendary": "aegean"}
# words of a game that are ordinary ones as well, and what else they mean
ORDINARY = {
    "faction": "whose part of a position is wrong, where seats have several",
    "gold": "a colour",
    "green": "a colour",
    "map": "a picture of where things are, of any game",
    "points": "of tournaments and ratings",
    "price": "of an entry in the rules pages",
    "side": "of anything",
    "target": "of a click",
    "trust": "in a search",
}
SOUNDS = ROOT / "web/src/lib/table/sound.ts"  # a collection from which games choose
LITERALS = re.compile(r"""['"`]([a-z][a-z0-9_-]*)['"`]""")
PROPERTIES = re.compile(r"^\s*([a-z_]+):\s", re.MULTILINE)
SELECTORS = re.compile(r"^.*[{,]$", re.MULTILINE)
CLASSES = re.compile(r"\.([a-z][a-z0-9_-]*)")
MESSAGES = re.compile(r"^-?([a-z][\w-]*) =", re.MULTILINE)
COMMENTS = re.compile(r'"""(?:.|\n)*?"""|/\*(?:.|\n)*?\*/|<!--(?:.|\n)*?-->|(?:^|\s)(?://|#\s).*')


def test_the_registry_has_the_folders() -> None:
    assert set(GAMES) == {"cyclades", "duel", "legendary"}
    assert set(GAMES) <= set(petteia.all_games())


@pytest.mark.parametrize("game", GAMES)
def test_the_folder_says_all(game: str) -> None:
    manifest = petteia.game(game).manifest
    assert manifest.home == PACKAGE / "games" / game
    assert manifest.stage == FINISHED
    assert issubclass(resolve_name(manifest.table), PlainTable)
    assert PACKAGE / "games" / game / "locale" / "en" / f"{game}.ftl" in manifest.words("en")
    assert all(len(manifest.words(language)) == len(manifest.words("en")) for language in languages())
    assert f'id="{manifest.icon}"' in (ROOT / "web/src/art/house.svg").read_text()
    assert (ROOT / "web/src/games" / game / "manifest.ts").exists()


def names_a_game(path: Path) -> bool:
    """Whether a game is named outside comments: as a whole name or the beginning of one, in any spelling."""
    code = COMMENTS.sub("", path.read_text(encoding="utf-8"))
    return (
        re.search(rf"(?i)(?<![a-z])({'|'.join(GAMES)})(?![a-z])|\b({'|'.join(map(str.title, GAMES))})[A-Z]", code)
        is not None
    )


def test_shared_code_names_no_game() -> None:
    named = {path.relative_to(ROOT).as_posix() for path in SHARED if names_a_game(path)}
    assert len(SHARED) > 350
    assert named == set(OTHERWISE)


def keys_of(id: str) -> set[str]:
    """What only a game says: its events, stages, ways to end, options, characters and goals, and what its sentences
    need."""
    game = petteia.game(id)
    manifest, speech = game.manifest, game.manifest.speech
    goals = [goal for challenge in manifest.challenges for goal in challenge.goals]
    return {
        *(kind_of(event) for event in game.wire().events),
        game.stage(game.start())[0],
        *filter(None, resolve_name(f"petteia.games.{id}.rules.questions").REASONS),
        *(option.name for option in game.options),
        *(character.id for character in manifest.characters),
        *(goal.what for goal in goals if isinstance(goal, Hold | Forgo)),
        *speech.cases,
        *speech.additions,
        *speech.sums,
        *speech.seats,
    }


def own_keys() -> set[str]:
    """The keys that occur in one family of games only, without ordinary words."""
    families: dict[str, set[str]] = {}
    for game in GAMES:
        families.setdefault(FAMILIES[game], set()).update(keys_of(game))
    times = Counter(key for keys in families.values() for key in keys)
    return {key for key, number in times.items() if number == 1} - set(ORDINARY)


def words_in(path: Path) -> set[str]:
    """The words that a file knows by name, in literals, parts of ids of messages, names of properties and classes."""
    code = COMMENTS.sub("", path.read_text(encoding="utf-8"))
    if path.suffix == ".ftl":
        found = MESSAGES.findall(code)
    else:
        found = LITERALS.findall(code)
    if path.suffix in (".ts", ".svelte"):
        found += PROPERTIES.findall(code)
    if path.suffix == ".svelte":
        found += [name for line in SELECTORS.findall(code) for name in CLASSES.findall(line)]
    return {word for name in found for word in name.split("-")}


def test_shared_code_knows_no_key_of_one_game() -> None:
    keys = own_keys()
    assert {"card_built", "cycle", "kleio", "metropolises", "no_sacrifice", "victim", "wonders"} <= keys
    written = [path for path in SHARED if path != SOUNDS and "generated" not in path.parts]
    known = {path.relative_to(ROOT).as_posix(): words_in(path) & keys for path in written}
    assert {path: sorted(words) for path, words in known.items() if words} == {}


def test_shared_code_does_not_guess_what_a_game_can_do() -> None:
    guess = re.compile(r"getattr\((self\.)?(state|game|view)\b|import_module\(f")
    guessing = [path.name for path in SHARED if path.suffix == ".py" and guess.search(path.read_text(encoding="utf-8"))]
    assert guessing == []
