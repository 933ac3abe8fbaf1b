"""The units of systemd, read by its own tools."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from deploy.proxied import DEPLOY
from petteia.cli import main
from petteia.server.settings import PREFIX, Settings

UNITS = sorted(path for path in DEPLOY.iterdir() if path.suffix in (".service", ".timer"))
SERVICES = [path for path in UNITS if path.suffix == ".service"]
MOST_EXPOSED = 20  # tenths: what systemd calls OK begins at 5.0, and a service with no protection has 9.6


def test_they_are_all_there() -> None:
    names = ["petteia-backup.service", "petteia-backup.timer", "petteia-worker.service", "petteia.service"]
    assert [path.name for path in UNITS] == names


@pytest.mark.parametrize("unit", UNITS, ids=lambda path: path.name)
def test_systemd_understands_every_line(tmp_path: Path, unit: Path) -> None:
    for other in UNITS:  # a timer names its service
        text = other.read_text(encoding="utf-8").replace("/opt/petteia/bin/petteia", "/bin/true")
        (tmp_path / other.name).write_text(text)
    command = ["systemd-analyze", "verify", "--man=no", "--recursive-errors=no", str(tmp_path / unit.name)]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (checked.returncode, checked.stderr) == (0, "")


@pytest.mark.parametrize("unit", SERVICES, ids=lambda path: path.name)
def test_a_service_can_do_little_beside_its_work(unit: Path) -> None:
    command = ["systemd-analyze", "security", "--offline=true", f"--threshold={MOST_EXPOSED}", str(unit)]
    judged = subprocess.run([*command, "--no-pager"], capture_output=True, text=True, check=False)
    assert judged.returncode == 0, judged.stdout[-300:]


@pytest.mark.parametrize("unit", SERVICES, ids=lambda path: path.name)
def test_they_call_commands_and_set_what_there_is(unit: Path) -> None:
    text = unit.read_text(encoding="utf-8")
    called = re.findall(r"/opt/petteia/bin/petteia (\w+)", text)
    assert called
    assert set(called) <= main.commands.keys()
    named = re.findall(rf"{PREFIX}(\w+)=", text)
    assert named
    assert {name.lower() for name in named} <= set(Settings.__struct_fields__)
