"""The documentation builds as a site without a warning, and what it shows works as it is written there."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted((ROOT / "docs").glob("*.md"))
SHOWN = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SKETCHES = ("new-power.md",)  # its block shows what a class may define, not a program
EXAMPLES = [
    pytest.param(page, number, code, id=f"{page.stem}-{number}")
    for page in PAGES
    if page.name not in SKETCHES
    for number, code in enumerate(SHOWN.findall(page.read_text(encoding="utf-8")), 1)
]


@pytest.mark.parametrize(("page", "number", "code"), EXAMPLES)
def test_an_example_runs(page: Path, number: int, code: str) -> None:
    exec(compile(code, f"{page.name}, example {number}", "exec"), {"__name__": page.stem})


def test_there_are_examples_for_bots_languages_and_research() -> None:
    assert len(EXAMPLES) >= 7
    assert {page.values[0].name for page in EXAMPLES} >= {"bots.md", "languages.md", "research.md"}  # type: ignore[union-attr]


def test_the_site_builds_without_a_warning(tmp_path: Path) -> None:
    """Every page is in the navigation, every link and anchor leads somewhere, and the API has its docstrings."""
    command = [sys.executable, "-m", "mkdocs", "--quiet", "build", "--strict", "--site-dir", str(tmp_path / "site")]
    quiet = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, env=quiet, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stdout + done.stderr
    api = (tmp_path / "site" / "api.html").read_text(encoding="utf-8")
    for name in ("petteia.State.legal", "petteia.State.why_not", "petteia.Record", "petteia.envs.Batch"):
        assert f'id="{name}"' in api
    assert (tmp_path / "site" / "examples" / "stream_bot.py").exists()
