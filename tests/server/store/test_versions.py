"""The migrations lead to the schema on both databases; databases of other versions are brought up to date or left
alone."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, inspect
from sqlalchemy.pool import NullPool

from petteia.server.store import upgrade as upgrades
from petteia.server.store.database import File
from petteia.server.store.place import Place, place_at
from petteia.server.store.schema import METADATA
from petteia.server.store.upgrade import TooNew, TooOld, check_current, upgrade
from server import databases
from server.store.stories import add


def rows(place: Place, sql: str, *parameters: Any) -> list[Any]:
    """What a statement finds, or does."""
    return place.do(lambda connection: connection.execute(sql, parameters).fetchall())


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    def shape(path: Path) -> list[object]:
        connection = sqlite3.connect(path)
        tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        pragmas = ("table_xinfo", "index_list", "foreign_key_list")
        found: list[object] = []
        for table in sorted(set(tables) - {"alembic_version"}):
            found.append(table)
            for pragma in pragmas:  # the first column only numbers the rows
                found.append(sorted(str(row[1:]) for row in connection.execute(f"PRAGMA {pragma}({table})")))
        connection.close()
        return found

    upgrade(File(tmp_path / "migrated"))
    engine = create_engine(f"sqlite:///{tmp_path / 'created'}", poolclass=NullPool)
    METADATA.create_all(engine)
    assert shape(tmp_path / "migrated") == shape(tmp_path / "created")


def test_the_migrations_lead_to_the_schema_on_postgresql() -> None:
    def shape(place: Place) -> object:
        with place.steps(writing=False) as connection:
            inspector = inspect(connection)
            return {
                table: (
                    [
                        (column["name"], str(column["type"]), column["nullable"], column["default"])
                        for column in inspector.get_columns(table)
                    ],
                    inspector.get_pk_constraint(table)["constrained_columns"],
                    sorted(str(key["constrained_columns"]) for key in inspector.get_foreign_keys(table)),
                    sorted(str(index["column_names"]) for index in inspector.get_indexes(table)),
                    sorted(check["sqltext"] for check in inspector.get_check_constraints(table)),
                )
                for table in METADATA.tables
            }

    cluster = databases.cluster()
    migrated, created = (place_at(cluster.create()) for _ in range(2))
    upgrade(migrated)
    with created.steps(writing=True) as connection:
        METADATA.create_all(connection)
    assert shape(migrated) == shape(created)


def test_alembic_finds_nothing_left_to_do(empty_place: Place) -> None:
    upgrade(empty_place)
    with empty_place.steps(writing=False) as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_names_of_an_earlier_version_get_their_looks(empty_place: Place) -> None:
    """Two that look alike by now stay, and the older keeps the look."""
    place = empty_place
    upgrade(place, "0001")
    for created, (user, name, key) in enumerate(
        [("a", "Zorro 5", "zorros"), ("b", "Jan Novák", "jannovák"), ("c", "Ernma", "ernma"), ("d", "Emma", "emma")]
    ):
        rows(
            place,
            "INSERT INTO users (id, kind, name, name_key, created, seen) VALUES (?, 'person', ?, ?, ?, 0)",
            *(user, name, key, created),
        )
    rows(place, "INSERT INTO users (id, kind, name, created, seen) VALUES ('g', 'guest', 'Guest 1', 0, 0)")
    upgrade(place)
    keys = rows(place, "SELECT id, name_key FROM users ORDER BY id")
    assert keys == [("a", "zorro5"), ("b", "jannovák"), ("c", "ernma"), ("d", "emma"), ("g", None)]
    looks = dict(rows(place, "SELECT look, user_id FROM name_looks"))
    assert looks["ernrna"] == "c"
    assert looks["EMMA"] == "d"
    assert set(looks.values()) == {"a", "b", "c", "d"}


Later = Callable[[str], object]


@pytest.fixture
def later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Later:
    """A later version of Petteia: call it with the second statement of its one step more."""
    folder = tmp_path / "later"
    shutil.copytree(upgrades.MIGRATIONS, folder, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(upgrades, "MIGRATIONS", folder)
    step = folder / "versions" / "9999_later.py"
    return lambda second: step.write_text(STEP.format(second=second))


(HEAD,) = ScriptDirectory.from_config(upgrades.configuration()).get_heads()
STEP = f"""
from alembic import op

revision = "9999"
down_revision = "{HEAD}"


def upgrade() -> None:
    op.execute("ALTER TABLE users ADD COLUMN motto TEXT NOT NULL DEFAULT 'none'")
    op.execute({{second!r}})
"""


def test_an_older_database_is_brought_up_to_date_with_all_that_is_in_it(empty_place: Place, later: Later) -> None:
    place = empty_place
    upgrade(place)
    place.do(lambda connection: add(connection, "anna"))
    later("CREATE TABLE extra (id TEXT)")
    with pytest.raises(TooOld, match="start the server once"):
        check_current(place)
    upgrade(place)
    check_current(place)
    assert rows(place, "SELECT id, motto FROM users") == [("anna", "none")]


def test_a_step_that_fails_leaves_the_database_as_it_was(empty_place: Place, later: Later) -> None:
    place = empty_place
    upgrade(place)
    later("CREATE TABLE users (id TEXT)")
    with pytest.raises(Exception, match="already exists"):
        upgrade(place)
    with place.steps(writing=False) as connection:
        assert "motto" not in [column["name"] for column in inspect(connection).get_columns("users")]
    assert rows(place, "SELECT version_num FROM alembic_version") == [(HEAD,)]


def test_a_database_of_a_later_version_is_refused_and_not_touched(empty_place: Place) -> None:
    place = empty_place
    upgrade(place)
    rows(place, "UPDATE alembic_version SET version_num = '99999'")
    before = file_of(place)
    with pytest.raises(TooNew, match=r"later version of Petteia \(its schema is 99999"):
        place.store().open()
    assert file_of(place) == before
    assert rows(place, "SELECT version_num FROM alembic_version") == [("99999",)]


def file_of(place: Place) -> bytes:
    """All of it, where it is a file."""
    return place.path.read_bytes() if isinstance(place, File) else b""


def test_where_nothing_was_ever_stored_nothing_is_created(empty_place: Place) -> None:
    with pytest.raises(FileNotFoundError, match="there is no database yet"):
        check_current(empty_place)
    assert not empty_place.exists()
