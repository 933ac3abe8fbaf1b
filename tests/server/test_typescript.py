"""Python's types as TypeScript: the generated types describe what is sent, and none of them is written by hand."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Any, Literal

import msgspec
import pytest

import petteia
from petteia.core.contract.event import Event
from petteia.core.contract.move import Move
from petteia.server.catalogue import facts_of
from petteia.server.schema_export import PAGE, typescript
from petteia.server.table.audience import Explaining
from petteia.server.table.course import Course
from petteia.server.table.messages import Choice, Impossible
from petteia.server.typescript import Typescript, classes_in, relative, shape

HERE = PurePosixPath("lib/here.ts")
THERE = PurePosixPath("games/there.ts")
GAMES = [("duel", 2), ("cyclades", 3), ("legendary", 4)]


class Part(msgspec.Struct):
    """A part
    of it."""

    number: int | None
    names: tuple[str, ...]
    place: tuple[float, float]
    kind: Literal["b", "a"] = "a"


class Whole(msgspec.Struct, tag="whole", tag_field="t"):
    parts: dict[str, list[Part]]
    anything: Any


class Asked(msgspec.Struct, forbid_unknown_fields=True):
    most: int = 3


@dataclass(frozen=True)
class ThingLost(Event):
    seat: int


@dataclass(frozen=True)
class Price:
    coins: int
    saved: int = 0

    @property
    def total(self) -> int:
        return self.coins - self.saved

    def plain(self) -> dict[str, object]:
        return {"coins": self.coins, "saved": self.saved, "total": self.total}


def types() -> Typescript:
    return Typescript(lambda cls: THERE if cls is Part else HERE)


def written(cls: type) -> str:
    found = types()
    found.name_in(HERE, cls)
    return found.file(HERE).written[cls.__name__]


def test_a_struct_is_an_interface_and_imports_what_lies_elsewhere() -> None:
    found = types()
    found.name_in(HERE, Whole)
    assert found.file(HERE).text("// head") == (
        "// head\n\nimport type { Part } from '../games/there';\n\n"
        'export interface Whole {\n  t: "whole";\n  parts: Record<string, Part[]>;\n  anything: unknown;\n}\n'
    )
    assert found.file(THERE).text() == (
        "/** A part of it. */\nexport interface Part {\n  number: number | null;\n  names: string[];\n"
        '  place: readonly [number, number];\n  kind: "a" | "b";\n}\n'
    )


def test_what_a_client_may_leave_out_is_optional_and_what_is_always_sent_is_not() -> None:
    assert "most?: number;" in written(Asked)
    assert "saved: number;" in written(Price)


def test_an_event_has_its_kind_and_a_price_its_total() -> None:
    assert written(ThingLost) == 'export interface ThingLost {\n  kind: "thing_lost";\n  seat: number;\n}'
    assert "total: number;" in written(Price)


def test_two_classes_of_one_name_in_one_file_are_an_error() -> None:
    found = types()
    found.name_in(HERE, Price)
    with pytest.raises(TypeError, match="both have a Price"):
        found.name_in(HERE, type("Price", (), {}))


@pytest.mark.parametrize(
    ("fact", "kind"),
    [
        (("brown", "grey"), '("brown" | "grey")[]'),
        (("brown grey", "wonder"), "string[]"),
        (((1, 2, 0), (3, 5, 2)), "(readonly [number, number, number])[]"),
        ((1, 2.5), "number[]"),
        ((True,), "boolean[]"),
        ((("a", "b"), ("c",)), "string[][]"),
        ((Price(1), Price(2)), "Price[]"),
        ({"a": (1,)}, "Record<string, number[]>"),
        ((), "unknown[]"),
        (3, "number"),
    ],
)
def test_facts_have_the_type_of_their_rows(fact: object, kind: str) -> None:
    assert types().file(HERE).type_of_fact(fact) == kind


def test_a_move_has_the_type_of_its_objects() -> None:
    assert shape(Move("build", {"card": "baths", "slot": 3})) == (
        '{ verb: "build"; objects: { card: string; slot: number } }'
    )
    assert shape(Move("done", {})) == '{ verb: "done"; objects: Record<string, never> }'


def test_files_import_from_each_other() -> None:
    assert relative(HERE, THERE) == "../games/there"
    assert relative(HERE, PurePosixPath("lib/other.ts")) == "./other"
    assert classes_in(list[Part] | None) == [Part]


# ---- what the games send


def generated(game: str) -> str:
    return typescript()[PurePosixPath("games", game, "generated.ts")]


def fields(kind: type) -> set[str]:
    return {name.rstrip("?") for name in Typescript(lambda cls: HERE).file(HERE).fields_of(kind)}


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_whatever_a_game_tells_has_the_type_that_it_declares(game: str, seats: int) -> None:
    rules, rng = petteia.game(game), petteia.Rng(3)
    wire, text = rules.wire(), generated(game)
    course = Course(rules, seats, rules.check_options({}))
    moves = set(re.findall(r"  \| (\{ verb: .*?\} \}|\{ verb: .*?never> \})", text))
    assert wire.view is not None
    assert wire.payment is not None
    priced = asked = foreseen = 0
    while not course.state.over and asked < 200:
        state = course.state
        asked += state.actor >= 0
        if state.actor >= 0 and asked % 16 == 0:
            explaining = Explaining(course.game, course.state, course.length)
            while explaining.go_on():
                pass
            options: list[Choice | Impossible] = [*explaining.possible, *explaining.impossible]
            for option in options:
                assert shape(Move(option.verb, option.objects)) in moves
                if option.payment is not None:
                    assert set(option.payment) == fields(wire.payment)
                    priced += 1
            for choice in explaining.possible:
                if choice.prospect is not None:
                    assert wire.prospect is not None
                    assert set(choice.prospect) == fields(wire.prospect)
                    foreseen += 1
        assert type(state.view(0)) is wire.view
        action = int(state.draw(rng)) if state.actor == petteia.CHANCE else rng.choice(state.legal())
        for event in course.play(action, 0, 0).events:
            assert type(event) in wire.events
            assert set(event.plain()) == fields(type(event))
    assert priced
    assert (foreseen > 0) == (wire.prospect is not None)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_facts_are_those_that_are_typed(game: str, seats: int) -> None:
    declared = generated(game).partition("export interface Facts {\n")[2].partition("}")[0]
    assert {line.strip().partition(":")[0] for line in declared.splitlines()} == set(facts_of(game))


def test_no_type_of_the_wire_is_written_by_hand() -> None:
    """What is generated under a name is declared under that name nowhere else."""
    own = {path.as_posix() for path in typescript()}
    names = {
        name
        for path, text in typescript().items()
        for name in re.findall(r"^export interface (\w*View|\w+Plan|Payment|Prospect|Facts)\b", text, re.MULTILINE)
    }
    assert {"View", "Payment", "MapPlan", "Facts"} <= names
    for file in PAGE.rglob("*"):
        if file.suffix in (".ts", ".svelte") and file.relative_to(PAGE).as_posix() not in own:
            again = set(re.findall(r"^\s*export interface (\w+)", file.read_text(encoding="utf-8"), re.MULTILINE))
            assert not again & names, file
