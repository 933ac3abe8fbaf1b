"""Which build runs: the compiled modules or the sources, and never compiled modules of other sources.

PETTEIA=pure     always the .py files
PETTEIA=native   the compiled modules, or an ImportError
unset            the compiled modules if they were made from the very sources that lie here; else the sources
"""

from __future__ import annotations

import hashlib
import importlib.abc
import importlib.machinery
import importlib.util
import os
import sys
import warnings
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parent
STAMP = ROOT / "_built_from.txt"
COMPILED_PACKAGES = ("core", "games", "search")
# the edges of the engine, where words matter and speed does not: they stay plain Python, and the build is twice as fast
PLAIN_MODULES = (
    *("__init__", "check", "event", "fair", "game", "notation", "record", "refusal", "registry", "result"),
    *(
        "chances",
        "checks",
        "events",
        "facts",
        "laying",
        "payment",
        "plan",
        "positions",
        "prospects",
        "reach",
        "reading",
        "reasons",
        "results",
        "setup",
        "text",
    ),
    *("view", "why_not", "report", "reuse", "telling", "verification"),
)
PURE_COPY = "petteia_pure"


def compiled_sources() -> list[Path]:
    """The modules that mypyc compiles: everything in the engine's packages but the edges."""
    sources = (path for package in COMPILED_PACKAGES for path in (ROOT / package).rglob("*.py"))
    return sorted(path for path in sources if path.stem not in PLAIN_MODULES)


def fingerprint() -> str:
    """One hash over all the sources that are compiled."""
    digest = hashlib.sha256()
    for path in compiled_sources():
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


class SourcesOnly(importlib.abc.MetaPathFinder):
    """Finds the package's modules as .py files even where a library lies beside them."""

    def __init__(self, package: str) -> None:
        self.prefix = package + "."

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if path is None or not fullname.startswith(self.prefix):
            return None
        loader = (importlib.machinery.SourceFileLoader, importlib.machinery.SOURCE_SUFFIXES)
        for folder in path:
            spec = importlib.machinery.FileFinder(folder, loader).find_spec(fullname)
            if spec is not None:
                return spec
        return None


def choose(package: str) -> bool:
    """Decide for the package being imported; True when its compiled modules run."""
    mode = "pure" if package == PURE_COPY else os.environ.get("PETTEIA", "")
    if mode not in ("", "pure", "native"):
        raise ImportError(f"PETTEIA={mode!r}: say pure or native, or leave it unset")
    built_from = STAMP.read_text().strip() if STAMP.exists() else ""
    if mode != "pure" and built_from and built_from == fingerprint():
        return True
    if mode == "native":
        raise ImportError("petteia: these sources are not compiled. Run `make build`.")
    if mode == "" and built_from:
        warnings.warn(
            "petteia: the sources changed since the last `make build`; running them uncompiled",
            RuntimeWarning,
            stacklevel=3,
        )
    sys.meta_path.insert(0, SourcesOnly(package))
    return False


def pure_copy() -> ModuleType:
    """The same package from its sources under a second name, to step both builds side by side."""
    if PURE_COPY not in sys.modules:
        spec = importlib.util.spec_from_file_location(
            PURE_COPY, ROOT / "__init__.py", submodule_search_locations=[str(ROOT)]
        )
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[PURE_COPY] = module
        spec.loader.exec_module(module)
    return sys.modules[PURE_COPY]
