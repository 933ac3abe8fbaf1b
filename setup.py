"""Builds the engine natively where a C compiler is at hand, and as plain Python where none is.

PETTEIA_BUILD=native  a failed compilation is an error (release wheels, continuous integration)
PETTEIA_BUILD=pure    no compilation
PETTEIA_BUILD=auto    compile if that works, else install the plain sources (the default)

It is all or nothing: the engine is never half compiled.
"""

from __future__ import annotations

import importlib.util
import os
import re
import sys
from pathlib import Path
from types import ModuleType

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

HERE = Path(__file__).parent
PACKAGE = HERE / "src" / "petteia"
# nothing outside the library refers to its symbols, so the compiler may inline calls and address data directly
# a product and a sum stay two roundings on every machine, so that estimates and searches agree everywhere
# nobody would read warnings about code that mypyc wrote, and to look for them takes twice as long as to compile
COMPILER_FLAGS = ("-fvisibility=hidden", "-fno-semantic-interposition", "-ffp-contract=off", "-Wno-all")
# what runs once, at import, is half of the code: to optimise it takes nearly as long as all the rest
RUN_ONCE = """\
#if defined(__clang__)
#define RUN_ONCE __attribute__((optnone))
#elif defined(__GNUC__)
#define RUN_ONCE __attribute__((optimize("O0")))
#else
#define RUN_ONCE
#endif
"""
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
    """One mypyc group over the whole engine, so that calls between its modules are direct."""
    only_metadata = bool({"dist_info", "egg_info"} & set(sys.argv))
    if wanted() == "pure" or only_metadata:
        return []
    from mypyc.build import mypycify

    sources = [str(path.relative_to(HERE)) for path in GUARD.compiled_sources()]
    flags = ["--config-file", str(HERE / "pyproject.toml")]
    group: list[Extension] = mypycify(flags + sources, opt_level="3", debug_level="0", group_name="petteia")
    for extension in group:
        extension.extra_compile_args = [*extension.extra_compile_args, *COMPILER_FLAGS]
        for source in extension.sources:
            spare_what_runs_once(HERE / source)
    return group


def spare_what_runs_once(source: Path) -> None:
    """Tell the compiler not to optimise the top level of modules in a file that mypyc has written."""
    code, count = RUN_ONCE_FUNCTION.subn(r"RUN_ONCE \g<0>", source.read_text())
    if count:
        source.write_text(RUN_ONCE + code)


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
            if wanted() == "native":
                raise
            print(f"petteia: no native build ({error}); installing the plain sources", file=sys.stderr)
            self.extensions = []
            return
        if self.extensions:
            stamp = here if self.inplace else there
            stamp.parent.mkdir(parents=True, exist_ok=True)
            stamp.write_text(GUARD.fingerprint() + "\n")

    def get_outputs(self) -> list[str]:
        return super().get_outputs() if self.extensions else []


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildStamped})
