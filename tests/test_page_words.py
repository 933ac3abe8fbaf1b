"""The page asks for no message that does not exist, and page.ftl holds none that nobody asks for."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax.ast import Message

from petteia.locale import FALLBACK, FILES, INTERFACE, languages, resource
from petteia.server import errors
from petteia.server.errors import Code

SOURCES = Path(__file__).parents[1] / "web/src"
SERVER = Path(errors.__file__).parent
PAGE = "page"
LITERAL = re.compile(r"""['"`]([a-z]+(?:-[a-z0-9_]+)+)(?:\.[a-z]+)?['"`]""")
# ids that are put together from a word and a name, as card-walls
STEMS = re.compile(r"`([a-z]+(?:-[a-z0-9_]+)*-)\$\{")


@cache
def ids(language: str, *files: str) -> frozenset[str]:
    return frozenset(
        entry.id.name for name in files for entry in resource(language, name).body if isinstance(entry, Message)
    )


@cache
def sources() -> str:
    return "\n".join(
        path.read_text(encoding="utf-8") for path in sorted(SOURCES.rglob("*")) if path.suffix in (".svelte", ".ts")
    )


def prefixes() -> frozenset[str]:
    """How messages begin: what begins so and is written in the sources is meant as one."""
    known = ids(FALLBACK, INTERFACE, PAGE, *FILES["duel"])
    return frozenset(id.split("-")[0] for id in known) - {"n", "first"}


def test_every_message_that_the_page_names_exists() -> None:
    known = ids(FALLBACK, INTERFACE, PAGE, *FILES["duel"], *FILES["cyclades"], *FILES["legendary"])
    named = {id for id in LITERAL.findall(sources()) if id.split("-")[0] in prefixes()}
    assert len(named) > 150
    assert named - known == set()


def test_every_stem_of_a_message_has_messages() -> None:
    known = ids(FALLBACK, INTERFACE, PAGE, *FILES["duel"], *FILES["cyclades"], *FILES["legendary"])
    stems = {stem for stem in STEMS.findall(sources()) if stem.split("-")[0] in prefixes()}
    assert stems
    assert [stem for stem in stems if not any(id.startswith(stem) for id in known)] == []


@pytest.mark.parametrize("language", languages())
def test_the_page_s_own_messages_are_all_used_in_every_language(language: str) -> None:
    assert ids(language, PAGE) == ids(FALLBACK, PAGE)
    stems = tuple(STEMS.findall(sources()))
    unused = [id for id in ids(language, PAGE) if id not in sources() and not id.startswith(stems)]
    assert unused == []


def test_every_error_of_the_server_has_a_message() -> None:
    codes = {code.value for code in Code}
    sources = "\n".join(path.read_text(encoding="utf-8") for path in SERVER.glob("*.py"))
    codes |= set(re.findall(r'(?:Refuse|Error)\(\s*"([a-z_]+)"', sources))
    assert {f"error-{code}" for code in codes} - ids(FALLBACK, INTERFACE) == set()
