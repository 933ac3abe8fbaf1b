"""The server answers as its own description of the HTTP API says."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from petteia.server.errors import STATUS, Code
from petteia.server.http.tables.api_bots import Asked, Challenged, Started
from server.living import Guest, LivingServer, Program

CHEAP = {"PETTEIA_PASSWORD_TIME": "1", "PETTEIA_PASSWORD_MEMORY": "8"}
PASSWORD = "correct horse battery"
STREAM = "/api/stream"  # never ends, so that it is tested by itself
# these end the very session that they are asked with
FAREWELLS = ("/api/session", "/api/sessions", "/api/account/delete")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LivingServer]:
    with LivingServer(tmp_path_factory.mktemp("server"), **CHEAP) as server:
        yield server
    assert "Traceback" not in server.log.read_text()


@pytest.fixture
def ann(server: LivingServer) -> Iterator[Guest]:
    with closing(server.guest()) as ann:
        yield ann


@pytest.fixture(scope="module")
def described(server: LivingServer) -> Any:
    return httpx.get(f"{server.address}/api/schema/openapi.json").json()


def operations(described: Any) -> Iterator[tuple[str, Any]]:
    """Every operation, by its method and path."""
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            yield f"{method.upper()} {path}", operation


def refusals(operation: Any) -> dict[str, list[str]]:
    """The codes that an operation refuses with, by status."""
    found = {}
    for status, answer in operation["responses"].items():
        schema = answer.get("content", {}).get("application/json", {}).get("schema", {})
        if "allOf" in schema:
            shape, narrower = schema["allOf"]
            assert shape == {"$ref": "#/components/schemas/Refusal"}
            found[status] = narrower["properties"]["code"]["enum"]
    return found


# ---- what it says


def test_every_refusal_has_its_status_and_its_codes(described: Any) -> None:
    for name, operation in operations(described):
        for status, codes in refusals(operation).items():
            assert {str(STATUS[Code(code)]) for code in codes} == {status}, name
        assert refusals(operation)["429"] == ["too_many"], name
        assert ("401" in operation["responses"]) == (operation.get("security", [{}])[0] != {}), name
        assert ("413" in operation["responses"]) == ("requestBody" in operation), name
        assert "foreign_origin" in refusals(operation).get("403", []) or name.startswith("GET"), name


def test_a_route_lists_only_what_it_really_says(described: Any) -> None:
    paths = described["paths"]
    assert set(paths["/api/games"]["get"]["responses"]) == {"200", "429"}
    assert set(paths["/api/guest"]["post"]["responses"]) == {"200", "201", "403", "429", "503"}
    assert set(paths["/api/session"]["post"]["responses"]) == {"200", "400", "403", "413", "429", "503"}
    assert refusals(paths["/api/tables/{id}/start"]["post"]) == {
        "401": ["sign_in"],
        "403": ["foreign_origin", "scope", "banned", "not_host"],
        "404": ["no_table"],
        "409": ["other_rules", "set_aside", "open_seats", "begun"],
        "429": ["too_many"],
        "503": ["moved"],
    }


def test_it_says_how_seats_are_refused_and_when_to_come_back(described: Any) -> None:
    paths = described["paths"]
    for path in ("/api/tables", "/api/tables/{id}/seat"):
        told = refusals(paths[path]["post"])
        assert "not_your_bot" in told["403"]
        assert "name_taken" in told["409"]
        assert {"name_not_allowed", "no_bot"} <= set(told["422"])
    for path in ("/api/tables/{id}/seat", "/api/tables/{id}/seed", "/api/tables/{id}/join"):
        assert "lesson" in refusals(paths[path]["post"])["409"]
    assert refusals(paths["/api/tables/{id}/join"]["post"])["422"] == ["bad_seed"]
    for path in ("/api/session", "/api/password/reset", "/api/tables"):
        assert "banned" in refusals(paths[path]["post"])["403"]
    for path in ("moments/{n}", "hints"):
        assert refusals(paths[f"/api/tables/{{id}}/{path}"]["get"])["503"] == ["moved"]
    for name, operation in operations(described):
        for status, answer in operation["responses"].items():
            waits = {"too_many", "busy"} & set(refusals(operation).get(status, []))
            assert bool(waits) == ("Retry-After" in answer.get("headers", {})), name


def test_it_says_how_to_tell_who_one_is(described: Any) -> None:
    schemes = described["components"]["securitySchemes"]
    assert (schemes["session"]["in"], schemes["session"]["name"]) == ("cookie", "petteia")
    assert (schemes["token"]["type"], schemes["token"]["scheme"]) == ("http", "bearer")
    paths = described["paths"]
    assert paths["/api/tables"]["post"]["security"] == [{"session": []}, {"token": []}]
    assert paths["/api/tables"]["get"]["security"] == [{}, {"session": []}, {"token": []}]
    assert paths["/api/account/export"]["get"]["security"] == [{"session": []}]
    assert "security" not in paths["/api/games"]["get"]


def test_it_says_what_is_checked(described: Any) -> None:
    table = described["components"]["schemas"]["NewTable"]
    seats = table["properties"]["seats"]
    assert "a word for each seat" in seats["description"]
    assert "the name of a bot" in seats["items"]["description"]
    assert (seats["maxItems"], seats["items"]["maxLength"]) == (16, 80)
    assert table["additionalProperties"] is False


def test_the_lines_of_the_stream_are_described(server: LivingServer, ann: Guest, described: Any) -> None:
    line = described["paths"][STREAM]["get"]["responses"]["200"]["content"]["application/x-ndjson"]["schema"]
    kinds = ("Challenged", "Started", "PlayedOn", "Timed", "Asked", "Over", "Closed")
    assert line == {"oneOf": [{"$ref": f"#/components/schemas/{kind}"} for kind in kinds]}
    schemas = described["components"]["schemas"]
    for kind in kinds:
        assert {"t", "table"} <= set(schemas[kind]["required"])
    assert set(schemas["Closed"]["required"]) == {"t", "table", "code", "text"}
    ann.post("/api/account", name="Ann Listens", password=PASSWORD)
    ann.post("/api/account/bots", name="Echo")
    token = ann.post("/api/account/tokens", label="stream", scopes=["read", "play"], bot="Echo")["secret"]
    with Program(server, token) as echo:
        table = ann.table(["@Echo", "@Echo"])["id"]
        lines = [msgspec.convert(echo.line(), Challenged | Started | Asked) for _ in range(2)]
        for challenged in lines:
            assert isinstance(challenged, Challenged)
            echo.answer({"table": challenged.table, "seat": challenged.seat})
        lines += [msgspec.convert(echo.line(), Challenged | Started | Asked) for _ in range(2)]
    assert [line.table for line in lines] == [table] * 4
    assert [type(line) for line in lines] == [Challenged, Challenged, Started, Asked]
    assert isinstance(lines[-1], Asked)
    assert lines[-1].question == "draft"


# ---- how it answers


def test_options_that_look_like_parameters_are_refused(ann: Guest) -> None:
    for name in ("seats", "self", "options", "wonder"):
        answer = ann.http.post("/api/tables", json={"game": "duel", "seats": ["me", "me"], "options": {name: "2"}})
        assert (answer.status_code, answer.json()["code"]) == (422, "impossible"), answer.text
        assert f"duel has no option '{name}'" in answer.json()["text"]


def test_bodies_are_taken_as_they_are_written(ann: Guest) -> None:
    for field, value, fits in (
        ("lesson", 0, False),
        ("delay", "1", False),
        ("delay", 2.0, True),
        ("delay", 2.5, False),
    ):
        answer = ann.http.post("/api/tables", json={"game": "duel", "seats": ["me", "me"], field: value})
        assert answer.status_code == (201 if fits else 400), answer.text


def test_a_wrong_method_is_told_the_right_ones(server: LivingServer) -> None:
    for path, methods in (("/api/tables", "GET, POST"), ("/api/tables/x/start", "POST"), ("/", "GET")):
        for method in ("DELETE", "OPTIONS"):
            answer = httpx.request(method, f"{server.address}{path}")
            assert (answer.status_code, answer.headers["Allow"]) == (405, methods)


def besiege(server: LivingServer, folder: Path, who: Guest, table: str, *which: str) -> int:
    """Let schemathesis ask whatever it can think of, with all its checks; returns how many cases it tried."""
    config = folder / "schemathesis.toml"
    config.write_text(f"""
        headers = {{ Origin = "{server.address}" }}

        [auth.openapi.session]
        api_key = "{who.http.cookies["petteia"]}"

        # what no schema can say is refused with 422: an option that the game does not have, a name that is not allowed
        [checks.positive_data_acceptance]
        expected-statuses = ["2xx", 401, 403, 404, 409, 422]

        [[operations]]
        include-path-regex = "^/api/tables/.id."
        parameters = {{ id = "{table}" }}

        [[operations]]
        include-path-regex = "^/api/games/.id."
        parameters = {{ id = "cyclades" }}
    """)
    command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run", "--checks", "all"]
    command += ["--seed", "1", "--generation-deterministic", "--max-examples", "3", "--request-timeout", "60", *which]
    done = subprocess.run(
        [*command, f"{server.address}/api/schema/openapi.json"],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        timeout=600,
    )
    assert done.returncode == 0, done.stdout.partition(" FAILURES ")[2] or done.stdout
    found = re.search(r"(\d+) generated, (\d+) passed", done.stdout)
    assert found is not None, done.stdout
    assert found[1] == found[2]
    return int(found[1])


def test_every_operation_answers_as_described(server: LivingServer, ann: Guest, tmp_path: Path) -> None:
    ann.post("/api/account", name="Ann Besieged", password=PASSWORD)
    table = ann.table(["me", "open"], start=False)["id"]
    left_out = [word for path in (STREAM, *FAREWELLS) for word in ("--exclude-path", path)]
    assert besiege(server, tmp_path, ann, table, *left_out) > 500
    assert ann.get("/api/me")["name"] == "Ann Besieged"


@pytest.mark.parametrize("path", FAREWELLS)
def test_operations_that_end_a_session_answer_as_described(
    server: LivingServer, ann: Guest, tmp_path: Path, path: str
) -> None:
    assert besiege(server, tmp_path, ann, "none", "--include-path", path) > 3
