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
    alone = ["petteia-backup.service", "petteia-backup.timer", "petteia-worker.service", "petteia.service"]
    assert [path.name for path in UNITS] == [*alone, "petteia@.service"]


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


def test_one_of_several_differs_from_the_only_one_by_its_port() -> None:
    """Two servers on a machine have their own ports and folders, and are otherwise the same."""
    only, several = (path.read_text(encoding="utf-8").splitlines() for path in (UNITS[-2], UNITS[-1]))
    different = {line for line in set(only) ^ set(several) if not line.startswith("#")}
    assert {line.partition("=")[0] for line in different} == {
        *("Description", "Environment", "EnvironmentFile", "ExecStart", "StateDirectory"),
    }
    assert "ExecStart=/opt/petteia/bin/petteia serve --no-browser --port %i" in several


def test_backups_reach_a_database_on_another_machine() -> None:
    """By default PostgreSQL is reached over the network, which a service may be kept from."""
    text = (DEPLOY / "petteia-backup.service").read_text(encoding="utf-8")
    assert "PrivateNetwork=yes" not in text
    (families,) = re.findall(r"^RestrictAddressFamilies=(.*)$", text, re.MULTILINE)
    assert set(families.split()) == {"AF_INET", "AF_INET6", "AF_UNIX"}
