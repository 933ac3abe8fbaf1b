"""Builds the engine natively if it can be compiled here, and as plain Python if not.

PETTEIA_BUILD=native  a failed compilation is an error (release wheels, continuous integration)
PETTEIA_BUILD=pure    no compilation
PETTEIA_BUILD=auto    compile if that works, else build the plain package and say why in one line (the default)

It is all or nothing: the engine is never half compiled, and a wheel is tagged as what it holds.
"""

from __future__ import annotations

import importlib.util
import os
import re
import sys
from pathlib import Path
from types import ModuleType

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext

HERE = Path(__file__).parent
PACKAGE = HERE / "src" / "petteia"
# nothing outside the library refers to its symbols, so the compiler may inline calls and address data directly
# a product and a sum stay two roundings on every machine, so that estimates and searches agree everywhere
# mypyc writes many small functions: inlining more of them saves 5 to 9 % of all instructions
# nobody would read warnings about code that mypyc wrote, and looking for them takes twice as long as compiling
COMPILER_FLAGS = (
    "-fvisibility=hidden",
    "-fno-semantic-interposition",
    "-ffp-contract=off",
    "--param=early-inlining-insns=60",
    "--param=max-inline-insns-auto=80",
    "-Wno-all",
)
# what runs once, at import, is half of the code: optimising it takes nearly as long as all the rest
RUN_ONCE = """\
#if defined(__clang__)
#define RUN_ONCE __attribute__((optnone))
#elif defined(__GNUC__)
#define RUN_ONCE __attribute__((optimize("O0")))
#else
#define RUN_ONCE
#endif
"""
# commands that only list what there is
NOT_BUILDING = frozenset({"dist_info", "egg_info", "sdist"})
RUN_ONCE_FUNCTION = re.compile(r"^char CPyDef_\w+___top_level__\(void\) \{$", re.MULTILINE)


def load_guard() -> ModuleType:
    """The import guard, loaded by itself: it knows which modules are compiled and how sources are fingerprinted."""
    spec = importlib.util.spec_from_file_location("petteia_guard", PACKAGE / "_guard.py")
    if spec is None or spec.loader is None:
        raise ImportError("src/petteia/_guard.py is missing")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


GUARD = load_guard()


def wanted() -> str:
    mode = os.environ.get("PETTEIA_BUILD", "auto")
    if mode not in ("native", "pure", "auto"):
        raise SystemExit(f"PETTEIA_BUILD={mode!r}: say native, pure or auto")
    return mode


def extensions() -> list[Extension]:
    """What to compile, translated to C; nothing for a plain build."""
    if wanted() == "pure" or NOT_BUILDING & set(sys.argv):
        return []
    try:
        return translated()
    except (Exception, SystemExit) as error:  # mypyc is missing, or it exits because mypy finds fault
        go_on_plain(error)
        return []


def translated() -> list[Extension]:
    """One mypyc group over the whole engine, so that calls between its modules are direct."""
    from mypyc.build import mypycify

    sources = [str(path.relative_to(HERE)) for path in GUARD.compiled_sources()]
    flags = ["--config-file", str(HERE / "pyproject.toml")]
    group: list[Extension] = mypycify(flags + sources, opt_level="3", debug_level="0", group_name="petteia")
    for extension in group:
        extension.extra_compile_args = [*extension.extra_compile_args, *COMPILER_FLAGS]
        for source in extension.sources:
            spare_what_runs_once(HERE / source)
    return group


def go_on_plain(error: BaseException) -> None:
    """Say in one line why the package will be plain; where a native one is demanded, fail instead."""
    if wanted() == "native":
        raise error
    reason = " ".join(str(error).split())
    if isinstance(error, SystemExit):
        reason = f"mypyc exits with {reason}"
    print(f"petteia: cannot compile the engine ({reason}); building the plain package", file=sys.stderr)


def spare_what_runs_once(source: Path) -> None:
    """Tell the compiler not to optimise the top level of modules in a file that mypyc has written."""
    code, count = RUN_ONCE_FUNCTION.subn(r"RUN_ONCE \g<0>", source.read_text())
    if count:
        source.write_text(RUN_ONCE + code)


def games() -> list[str]:
    """The entry points of the games of the package: every folder with a `game.py`."""
    folders = sorted(path.parent.name for path in (PACKAGE / "games").glob("*/game.py"))
    return [f"{name} = petteia.games.{name}:GAME" for name in folders]


class BuildStamped(build_ext):
    """Compiles, then notes which sources the libraries were made from; the import guard compares."""

    def run(self) -> None:
        here = GUARD.STAMP
        there = Path(self.build_lib) / "petteia" / here.name
        for stamp in (here, there):
            stamp.unlink(missing_ok=True)
        try:
            super().run()
        except Exception as error:
            go_on_plain(error)
            self.discard()
            return
        if self.extensions:
            stamp = here if self.inplace else there
            stamp.parent.mkdir(parents=True, exist_ok=True)
            stamp.write_text(GUARD.fingerprint() + "\n")

    def discard(self) -> None:
        """Remove the libraries that were compiled before one failed: from here on there is nothing native."""
        for library in super().get_outputs():
            Path(library).unlink(missing_ok=True)
        self.extensions = self.distribution.ext_modules = []

    def get_outputs(self) -> list[str]:
        return super().get_outputs() if self.extensions else []


def check_page() -> None:
    """Say in one line that the server's page is not built, so that the package will not have one; where a release is
    built, fail instead."""
    if (PACKAGE / "server" / "static" / "index.html").exists():
        return
    missing = "petteia: the page is not built, so the server will have none; `make wheel` builds it"
    if wanted() == "native":
        raise SystemExit(missing)
    print(missing, file=sys.stderr)


class TaggedAsBuilt(bdist_wheel):
    """A wheel with the tag of what it holds, which is known only when the engine is compiled, or is not."""

    def run(self) -> None:
        check_page()
        super().run()

    def run_command(self, command: str) -> None:
        super().run_command(command)
        self.root_is_pure = not self.distribution.has_ext_modules()


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildStamped, "bdist_wheel": TaggedAsBuilt},
    entry_points={"console_scripts": ["petteia = petteia.cli:main"], "petteia.games": games()},
)
