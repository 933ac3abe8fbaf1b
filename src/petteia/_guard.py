"""Decides which build runs: the compiled modules or the sources, but never modules compiled from other sources.

PETTEIA=pure     always the .py files
PETTEIA=native   the compiled modules, or an ImportError
unset            the compiled modules if they were built from exactly these sources, otherwise the sources
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
# the folders that mypyc compiles; the others, in which speed does not matter, stay plain Python
COMPILED_FOLDERS = ("core/engine", "games/*/rules", "games/*/mind", "search")
PURE_COPY = "petteia_pure"


def compiled_sources() -> list[Path]:
    """The modules that mypyc compiles: everything in the folders of the hot code."""
    sources = (path for folder in COMPILED_FOLDERS for path in ROOT.glob(f"{folder}/**/*.py"))
    return sorted(path for path in sources if path.stem != "__init__")


def fingerprint() -> str:
    """One hash over all the sources that are compiled."""
    digest = hashlib.sha256()
    for path in compiled_sources():
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


class SourcesOnly(importlib.abc.MetaPathFinder):
    """Finds the package's modules as .py files even if a compiled library is next to them."""

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
    """Choose the build of the package that is being imported; True if its compiled modules run."""
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
    """The same package run from its sources under a second name, so that both builds can be stepped side by side."""
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
