"""A creature, hero or god is named in few files: its row, its file, its words, its drawing, and rules that heed it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from number_rows import BLOCK
from petteia.games.cyclades import facts as cyclades
from petteia.games.legendary import facts as legendary

ROOT = Path(__file__).parents[2]
OTHERS = {"cyclades": ("legendary", "duel"), "legendary": ("cyclades", "duel")}
MOST = 10
# those that more rules heed than their own; who brings a number down lowers it here
MORE = {
    "cyclades": {"apollo": 32, "kraken": 24, "minotaur": 18, "sylph": 16, "polyphemus": 15, "pegasus": 12, "ares": 12},
    "legendary": {"apollo": 33, "zeus": 22, "minotaur": 21, "ares": 18, "hera": 16, "croesus": 16, "sphinx": 15}
    | {"pandora": 14, "poseidon": 12, "chimera": 12, "kraken": 11, "ajax": 11},
}
POWERS = [
    *(("cyclades", row.id) for row in (*cyclades.CREATURES, *cyclades.GODS)),
    *(("legendary", row.id) for row in (*legendary.CREATURES, *legendary.GODS)),
    *(("legendary", hero) for hero in legendary.HEROES),
]


@cache
def sources() -> dict[str, str]:
    """All source files, without what is generated or kept from 0.1, and the words in many languages."""
    code = [path for path in (ROOT / "src" / "petteia").rglob("*") if path.suffix in (".py", ".txt")]
    page = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte", ".svg", ".css")]
    kept = [path for path in code + page if not {"locale", "static", "generated.ts", "weights-0.1.txt"} & {*path.parts}]
    return {path.relative_to(ROOT).as_posix(): BLOCK.sub("", path.read_text(encoding="utf-8")) for path in kept}


def named_in(game: str, name: str) -> list[str]:
    """The files that name it, but for those of other games."""
    word = re.compile(rf"(?<![a-z]){name}(?![a-z])", re.IGNORECASE)
    others = [f"/{other}/" for other in OTHERS[game]] + [f"/{other}." for other in OTHERS[game]]
    return [
        path for path, text in sources().items() if word.search(text) and not any(other in path for other in others)
    ]


@pytest.mark.parametrize(("game", "name"), POWERS)
def test_a_power_is_named_in_few_files(game: str, name: str) -> None:
    files = named_in(game, name)
    assert len(files) <= MORE[game].get(name, MOST), "\n".join(files)


def test_the_bounds_are_the_counts() -> None:
    assert {game: {name: len(named_in(game, name)) for name in bounds} for game, bounds in MORE.items()} == MORE


def test_names_are_found_in_code_and_on_the_page() -> None:
    files = named_in("legendary", "hydra")
    assert "src/petteia/games/legendary/rules/powers/hydra.py" in files
    assert "web/src/art/aegean.svg" in files
    assert named_in("legendary", "mermaid") == ["web/src/art/aegean.svg"]
