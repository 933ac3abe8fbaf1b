"""The container: its file and the compose file, read by parsers; no engine runs here."""

from __future__ import annotations

import io
import json
import re
import shlex
import subprocess
from pathlib import Path
from typing import Any

import yaml
from dockerfile_parse import DockerfileParser

from deploy.proxied import DEPLOY
from petteia.cli import main
from petteia.server.settings import PREFIX, Settings

SOURCES = DEPLOY.parent
KNOWN = {PREFIX + name.upper() for name in Settings.__struct_fields__}


def parsed() -> DockerfileParser:
    return DockerfileParser(fileobj=io.BytesIO((DEPLOY / "Containerfile").read_bytes()))


def instructions(name: str) -> list[str]:
    return [one["value"] for one in parsed().structure if one["instruction"] == name]


def last_stage() -> list[Any]:
    structure = parsed().structure
    begin = max(n for n, one in enumerate(structure) if one["instruction"] == "FROM")
    return list(structure[begin:])


def test_its_stages_follow_one_another_and_name_no_registry() -> None:
    names: list[str] = []
    for value in instructions("FROM"):
        image, *rest = value.split()
        assert re.fullmatch(r"(node|python):[\w.-]+", image)
        names += rest[1:]
    for value in instructions("COPY"):
        copied_from = re.match(r"--from=(\w+)", value)
        assert copied_from is None or copied_from[1] in names


def test_it_copies_what_there_is() -> None:
    for value in instructions("COPY"):
        if not value.startswith("--from"):
            *sources, _ = value.split()
            for source in sources:
                assert (SOURCES / source).exists(), source


def test_its_commands_are_commands() -> None:
    for value in instructions("RUN"):
        checked = subprocess.run(["sh", "-n", "-c", value], capture_output=True, text=True, check=False)
        assert checked.returncode == 0, checked.stderr
    (command,) = instructions("CMD")
    program, name, *_ = json.loads(command)
    assert program == "petteia"
    assert name in main.commands
    (health,) = instructions("HEALTHCHECK")
    compile(json.loads(health.partition("CMD ")[2])[2], "health", "exec")


def test_it_runs_as_nobody_in_particular_with_settings_that_exist() -> None:
    stage = last_stage()
    (user,) = [one["value"] for one in stage if one["instruction"] == "USER"]
    assert user == "petteia"
    (variables,) = [one["value"] for one in stage if one["instruction"] == "ENV"]
    set_here = dict(word.split("=", 1) for word in shlex.split(variables))
    assert {name for name in set_here if name.startswith(PREFIX)} <= KNOWN
    assert [one["value"] for one in stage if one["instruction"] == "VOLUME"] == [set_here["PETTEIA_DATA"]]
    assert [one["value"] for one in stage if one["instruction"] == "EXPOSE"] == [set_here["PETTEIA_PORT"]]


def test_the_compose_file_fits_the_container() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    service, worker = (compose["services"][name] for name in ("petteia", "worker"))
    build = service["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).resolve() == DEPLOY / "Containerfile"
    (volume,) = service["volumes"]
    name, _, place = volume.partition(":")
    assert name in compose["volumes"]
    assert place == instructions("VOLUME")[0]
    (port,) = service["ports"]
    assert port.startswith("127.0.0.1:"), "only the proxy of this machine reaches it"
    assert port.rpartition(":")[2] == instructions("EXPOSE")[0]
    assert set(service["environment"]) <= KNOWN
    (network,) = [compose["networks"][name] for name in service["networks"]]
    (addresses,) = network["ipam"]["config"]
    assert service["environment"]["PETTEIA_PROXIES"] == addresses["gateway"]
    for one in (service, worker):
        assert one["image"] == "petteia"
        assert one["read_only"]
        assert one["cap_drop"] == ["ALL"]
    assert set(worker["environment"]) <= KNOWN
    program, command = worker["command"]
    assert program == "petteia"
    assert command in main.commands
    assert worker["profiles"], "whoever has no PostgreSQL has no worker"


def test_a_container_can_use_postgresql_and_back_it_up() -> None:
    install = next(value for value in instructions("RUN") if "pip install" in value)
    assert "'.[server,postgres]'" in install
    assert any("postgresql-client" in one["value"] for one in last_stage() if one["instruction"] == "RUN")


def test_what_is_built_here_stays_here() -> None:
    ignored = Path(SOURCES / ".dockerignore").read_text(encoding="utf-8").splitlines()
    for line in ("/.venv", "/.stamps/", "/build/", "/dist/", "/web/node_modules/", "/src/petteia/server/static/"):
        assert line in (SOURCES / ".gitignore").read_text(encoding="utf-8").splitlines()
        assert line.strip("/") in ignored
