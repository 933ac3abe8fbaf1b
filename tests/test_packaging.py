"""The package installs without a compiler and runs plain, says which build runs, and never runs stale libraries."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import petteia
from petteia import _guard

ROOT = Path(__file__).parents[1]
SOURCES = ("src", "pyproject.toml", "setup.py", "README.md", "LICENSE")


def copy_sources(folder: Path) -> Path:
    for name in SOURCES:
        if (ROOT / name).is_dir():
            shutil.copytree(
                ROOT / name, folder / name, ignore=shutil.ignore_patterns("*.so", "_built_from.txt", "*.egg-info")
            )
        else:
            shutil.copy(ROOT / name, folder / name)
    return folder


def build_wheel(sources: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pip", "wheel", "--no-build-isolation", "--no-deps", "-w", "wheels", "."]
    return subprocess.run(
        command, cwd=sources, env=os.environ | environment, capture_output=True, text=True, check=False, timeout=600
    )


def run(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


def test_without_a_compiler_the_plain_package_is_built_and_works(tmp_path: Path) -> None:
    sources = copy_sources(tmp_path)
    built = build_wheel(sources, CC="/bin/false", PETTEIA_BUILD="auto")
    assert built.returncode == 0, built.stderr[-2000:]
    (wheel,) = (sources / "wheels").glob("*.whl")
    unpacked = tmp_path / "installed"
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        archive.extractall(unpacked)
    assert not [name for name in names if name.endswith((".so", "_built_from.txt"))]
    assert {"petteia/games/duel/rules.md", "petteia/games/duel/rules.cs.md"} <= set(names)
    assert "petteia/locale/cs/duel.ftl" in names
    assert "petteia/py.typed" in names
    assert "petteia/server/migrations/versions/0001_first.py" in names
    code = (
        "import petteia; from petteia.games.duel import GAME; state = GAME.start(); state.playout(petteia.Rng(1)); "
        "print(petteia.COMPILED, state.over, petteia.__file__)"
    )
    played = run(code, PYTHONPATH=str(unpacked))
    assert played.stdout.split()[:2] == ["False", "True"], played.stderr
    assert str(unpacked) in played.stdout


def test_a_native_build_that_fails_is_an_error_when_native_is_asked_for(tmp_path: Path) -> None:
    built = build_wheel(copy_sources(tmp_path), CC="/bin/false", PETTEIA_BUILD="native")
    assert built.returncode != 0


def test_a_build_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    built = build_wheel(copy_sources(tmp_path), PETTEIA_BUILD="fast")
    assert built.returncode != 0
    assert "say native, pure or auto" in built.stdout + built.stderr


def test_the_build_can_be_chosen_at_run_time() -> None:
    assert run("import petteia; print(petteia.COMPILED)", PETTEIA="pure").stdout.strip() == "False"
    native = run("import petteia; print(petteia.COMPILED)", PETTEIA="native")
    assert (native.stdout.strip() == "True") == petteia.COMPILED
    assert "say pure or native" in run("import petteia", PETTEIA="quick").stderr


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
