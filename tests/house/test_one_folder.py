"""A game is one folder: it says everything that the house asks for, and nothing else names it."""

from __future__ import annotations

import re
from pathlib import Path
from pkgutil import resolve_name

import pytest

import petteia
from petteia.cli.terminal.plain_table import PlainTable
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


def test_shared_code_does_not_guess_what_a_game_can_do() -> None:
    guess = re.compile(r"getattr\((self\.)?(state|game|view)\b|import_module\(f")
    guessing = [path.name for path in SHARED if path.suffix == ".py" and guess.search(path.read_text(encoding="utf-8"))]
    assert guessing == []
