"""The package builds and installs anywhere, compiled or plain, says which build runs, and never runs a stale one."""

from __future__ import annotations

import ast
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import venv
import zipfile
from importlib.metadata import packages_distributions
from pathlib import Path

import httpx
import pytest
from servers.process import Server

import petteia
from petteia import _guard

ROOT = Path(__file__).parents[2]
STATIC = Path("src/petteia/server/static")
# temporary files in a developer's folder
NOT_SOURCES = shutil.ignore_patterns(
    *(".git", ".venv", ".stamps", ".*_cache", ".hypothesis", ".import_linter_cache"),
    *("node_modules", "build", "dist", "petteia.egg-info", "__pycache__", "callgrind.out.*", "petteia-records"),
)
# what a build leaves among the sources, and no package may contain
BUILT_IN_PLACE = re.compile(r"\.so$|_built_from\.txt$")
PLAIN = "py3-none-any"
# nothing that needs a compiler: http-ece, which pywebpush needs, is plain Python that nobody has put into a wheel
WHEELS = ("--only-binary", ":all:", "--no-binary", "http-ece")


def run(*command: str | Path, folder: Path | None = None, typed: str = "", **environment: str) -> str:
    """Run a command that must succeed; returns its output."""
    done = attempt(*command, folder=folder, typed=typed, **environment)
    assert done.returncode == 0, done.stdout[-3000:]
    return done.stdout


def attempt(
    *command: str | Path, folder: Path | None = None, typed: str = "", **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run a command, with both of its output streams combined."""
    return subprocess.run(
        [str(word) for word in command],
        cwd=folder,
        env=os.environ | environment,
        input=typed,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        timeout=900,
    )


def imported(source: Path) -> set[str]:
    """The packages that a module imports, except its own."""
    nodes = list(ast.walk(ast.parse(source.read_text(encoding="utf-8"))))
    names = [alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names]
    names += [node.module or "" for node in nodes if isinstance(node, ast.ImportFrom) and node.level == 0]
    return {name.partition(".")[0] for name in names} - sys.stdlib_module_names - {"petteia"}


def test_whatever_is_imported_is_declared() -> None:
    """A package that only a dependency needs may be gone with its next version."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = {name: wanted for name, wanted in project["optional-dependencies"].items() if name not in ("dev", "docs")}
    wanted = [*project["dependencies"], *(one for extra in extras.values() for one in extra)]
    declared = {plain_name(re.split(r"[\[<>=;]", one)[0]) for one in wanted}
    known = packages_distributions()
    modules = sorted((ROOT / "src" / "petteia").rglob("*.py"))
    needed = {(name, path.name) for path in modules for name in imported(path)}
    assert len({name for name, _ in needed}) > 20
    assert [
        (name, path) for name, path in sorted(needed) if declared.isdisjoint(map(plain_name, known.get(name, [name])))
    ] == []


def plain_name(name: str) -> str:
    """A package's name in the form in which all its spellings are equal."""
    return re.sub(r"[-_.]+", "-", name.strip()).lower()


def test_all_parts_have_one_version() -> None:
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    page = json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))["version"]
    assert petteia.__version__ == declared == page


# ---- what is built in isolation, and used


def packages(folder: Path, **environment: str) -> tuple[Path, Path, str]:
    """Build both packages from a copy of this tree as anybody would; returns source package, wheel and output."""
    shutil.copytree(ROOT, folder / "tree", ignore=NOT_SOURCES)
    assert (folder / "tree" / STATIC / "index.html").exists(), "build the page first: make build"
    said = run(sys.executable, "-m", "build", "--outdir", folder / "dist", folder=folder / "tree", **environment)
    (sources,) = (folder / "dist").glob("*.tar.gz")
    (wheel,) = (folder / "dist").glob("*.whl")
    return sources, wheel, said


def names_in(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def empty_environment(folder: Path) -> Path:
    """The Python of a new environment with nothing in it, not even pip."""
    venv.create(folder)
    return folder / "bin" / "python"


def install(python: Path, what: str) -> None:
    run(sys.executable, "-m", "pip", "--python", python, "install", "--quiet", *WHEELS, what)


def use_the_commands(python: Path, folder: Path) -> None:
    """Play a game, and do with it everything that the base package can do."""

    def said(command: str, typed: str = "") -> str:
        return run(
            python.with_name("petteia"),
            *command.split(),
            folder=folder,
            typed=typed,
            COLUMNS="100",
            PETTEIA_LANGUAGE="en",
        )

    assert "7 Wonders Duel" in said("games")
    assert "greedy" in said("sim duel --games 2 --bots greedy,random --seed 1")
    assert "greedy" in said("match duel --bots greedy,random --games 2 --seed 1")
    assert "Saved to game.jsonl" in said("play duel --seats you,greedy --save game.jsonl", typed="1\n" * 80)
    assert "Verified: game.jsonl" in said("verify game.jsonl")
    assert "7 Wonders Duel" in said("replay game.jsonl", typed="q\n")
    assert "D5.7" in said("rules duel D5.7")
    assert "install the server: pip install 'petteia[server]'" in attempt(python.with_name("petteia"), "serve").stdout


def compiler(folder: Path, script: str) -> str:
    """A program with the name of a compiler."""
    path = folder / "compiler"
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)
    return str(path)


# the real one, without its optimiser
IN_HASTE = """
for flag do shift; test "$flag" = -O3 && flag=-O0; set -- "$@" "$flag"; done
exec cc "$@"
"""


def test_a_native_package_is_built_and_works(tmp_path: Path) -> None:
    """With a compiler: both packages hold everything, and the base dependencies are enough for the terminal. It does
    not optimise here, since that takes longest, and `make build` does so anyway."""
    sources, wheel, _ = packages(tmp_path, PETTEIA_BUILD="native", CC=compiler(tmp_path, IN_HASTE))

    tree = tmp_path / "tree"
    with tarfile.open(sources) as archive:
        held = {name.partition("/")[2] for name in archive.getnames()}
    there = {path.relative_to(tree).as_posix() for path in tree.rglob("*") if path.is_file()}
    assert {name for name in there - held if not BUILT_IN_PLACE.search(name)} == set()
    assert [name for name in held if BUILT_IN_PLACE.search(name)] == []

    names = names_in(wheel)
    assert PLAIN not in wheel.name
    assert {"petteia/_built_from.txt", "petteia/server/static/index.html"} <= names
    python = empty_environment(tmp_path / "empty")
    install(python, str(wheel))
    assert run(python, "-c", "import petteia; print(petteia.COMPILED)", folder=tmp_path) == "True\n"
    use_the_commands(python, tmp_path)


@pytest.mark.prove  # small packages that become plain are built below
def test_without_a_compiler_a_plain_package_is_built_and_works(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tagged as what it is, though the tree it was made in was compiled; with the server it serves the page."""
    _, wheel, said = packages(tmp_path, PETTEIA_BUILD="auto", CC="/bin/false")
    assert len(re.findall(r"^petteia: cannot compile the engine .*; building the plain package$", said, re.M)) == 1

    names = names_in(wheel)
    assert wheel.name.endswith(f"{PLAIN}.whl")
    assert [name for name in names if BUILT_IN_PLACE.search(name)] == []
    modules = {path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src/petteia").rglob("*.py")}
    assert modules <= names
    data = {"games/duel/rules.md", "games/duel/rules.cs.md", "games/legendary/rules/map/tiles.txt"}
    data |= {"locale/cs/page.ftl", "games/duel/locale/cs/duel.ftl", "games/aegean/locale/cs/aegean.ftl"}
    assert {f"petteia/{name}" for name in data | {"py.typed"}} <= names

    python = empty_environment(tmp_path / "empty")
    install(python, str(wheel))
    assert run(python, "-c", "import petteia; print(petteia.COMPILED)", folder=tmp_path) == "False\n"
    use_the_commands(python, tmp_path)
    install(python, f"petteia[server] @ {wheel.as_uri()}")
    (tmp_path / "data").mkdir()
    monkeypatch.setattr(Server, "python", str(python))
    with Server(tmp_path / "data") as server:
        page = httpx.get(server.address)
        assert 'src="./assets/' in page.text or 'src="assets/' in page.text, page.text
        (script,) = re.findall(r'<script[^>]* src="\.?/?(assets/[^"]+)"', page.text)
        assert httpx.get(f"{server.address}/{script}").status_code == 200


# ---- whatever goes wrong, a build is native or plain and never half


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A tree with one compiled module, which is built like the whole one and in seconds."""
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "src/petteia/core/engine").mkdir(parents=True)
    for name in ("_guard.py", "py.typed", "core/__init__.py", "core/engine/__init__.py", "core/engine/bits.py"):
        shutil.copy(ROOT / "src/petteia" / name, tmp_path / "src/petteia" / name)
    (tmp_path / "src/petteia/__init__.py").write_text('"""A small package."""\n')
    (tmp_path / STATIC).mkdir(parents=True)
    (tmp_path / STATIC / "index.html").write_text("<!doctype html>\n")
    return tmp_path


def build_wheel(tree: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pip", "wheel", "--no-build-isolation", "--no-deps", "-v", "-w", "wheels", "."]
    return attempt(*command, folder=tree, **environment)


# writes what it is asked for, but gives up after the first library
TIRED = """
case "$*" in *-shared*) test -e tired && exit 1; touch tired;; esac
while [ "$1" != -o ]; do shift; done; touch "$2"
"""


@pytest.mark.parametrize("trouble", ["no compiler", "a compiler that gives up", "mypy finds fault", "no mypyc"])
def test_whatever_keeps_the_engine_from_being_compiled_the_package_is_plain(small: Path, trouble: str) -> None:
    environment: dict[str, str] = {}
    if trouble == "no compiler":
        environment["CC"] = str(small / "nothing")
    elif trouble == "a compiler that gives up":
        environment["CC"] = compiler(small, TIRED)
    elif trouble == "mypy finds fault":
        with (small / "src/petteia/core/engine/bits.py").open("a") as module:
            module.write('\nWRONG: int = "a text"\n')
    else:
        (small / "mypyc").mkdir()
        (small / "mypyc/__init__.py").write_text('raise ImportError("there is no mypyc")\n')
        environment["PYTHONPATH"] = str(small)
    built = build_wheel(small, **environment)
    assert built.returncode == 0, built.stdout
    assert (
        len(
            re.findall(r"^ *petteia: cannot compile the engine \(.+\); building the plain package$", built.stdout, re.M)
        )
        == 1
    )
    (wheel,) = (small / "wheels").glob("*.whl")
    assert wheel.name.endswith(f"{PLAIN}.whl")
    names = names_in(wheel)
    assert "petteia/core/engine/bits.py" in names
    assert [name for name in names if BUILT_IN_PLACE.search(name)] == []

    assert build_wheel(small, PETTEIA_BUILD="native", **environment).returncode != 0


def test_a_build_that_does_not_exist_is_refused(small: Path) -> None:
    built = build_wheel(small, PETTEIA_BUILD="fast")
    assert built.returncode != 0
    assert "say native, pure or auto" in built.stdout


def test_without_its_page_a_package_says_so_and_a_release_is_refused(small: Path) -> None:
    told = "petteia: the page is not built, so the server will have none"
    assert told not in build_wheel(small, PETTEIA_BUILD="pure").stdout
    shutil.rmtree(small / STATIC)
    built = build_wheel(small, PETTEIA_BUILD="pure")
    assert (built.returncode, built.stdout.count(told)) == (0, 1)
    refused = build_wheel(small, PETTEIA_BUILD="native")
    assert refused.returncode != 0
    assert told in refused.stdout


# ---- which build runs


def test_the_build_can_be_chosen_at_run_time() -> None:
    question = "import petteia; print(petteia.COMPILED)"
    assert run(sys.executable, "-c", question, PETTEIA="pure") == "False\n"
    native = attempt(sys.executable, "-c", question, PETTEIA="native")
    assert (native.stdout == "True\n") == petteia.COMPILED
    assert "say pure or native" in attempt(sys.executable, "-c", question, PETTEIA="quick").stdout


def test_libraries_of_other_sources_are_not_run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    stamp = tmp_path / "_built_from.txt"
    stamp.write_text("0" * 64)
    monkeypatch.setattr(_guard, "STAMP", stamp)
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    monkeypatch.delenv("PETTEIA", raising=False)
    with pytest.warns(RuntimeWarning, match="changed since the last"):
        assert _guard.choose("somewhere") is False
    monkeypatch.setenv("PETTEIA", "native")
    with pytest.raises(ImportError, match="make build"):
        _guard.choose("somewhere")
    stamp.write_text(_guard.fingerprint())
    assert _guard.choose("somewhere") is True
