"""A map is checked while it is being laid: what it looks like, what is missing, and by which rule."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import pytest

from petteia.rulebook import rule
from petteia.server.costs import BUDGETS, COSTS
from server.house import House, open_house

MAPS = "/api/games/legendary/maps"


def look(house: House, **draft: Any) -> Any:
    answer = house.visitor().post(MAPS, {"seats": 3, **draft})
    assert answer.status_code == 200, answer.text
    return answer.json()


def keys(checked: Any) -> list[str]:
    return [refusal["key"] for refusal in checked["refusals"]]


@rule("L2.4")
def test_a_map_is_laid_tile_by_tile(house: House) -> None:
    empty = look(house)
    assert (empty["wanted"], len(empty["spots"]), len(empty["left"]), empty["plan"]) == (6, 6, 10, None)
    assert keys(empty) == ["map_other_number"]

    first = look(house, tiles=[{"tile": "melos", "column": 4, "row": -2, "turn": 3}])
    assert first["code"] == "f:e3"
    assert (first["tiles"][0]["column"], first["tiles"][0]["row"]) == (0, 0)
    assert len(first["spots"]) == 6
    assert len(first["plan"]["lands"]) == 3

    quick = look(house, code="quick")
    assert quick["refusals"] == []
    same = look(
        house, tiles=[{name: tile[name] for name in ("tile", "column", "row", "turn")} for tile in quick["tiles"]]
    )
    assert same == quick
    assert look(house, code="prepared", side="back") == quick  # the starts are made for the fronts
    drawn = {tuple(cell) for area in quick["plan"]["lands"] + quick["plan"]["seas"] for cell in area["cells"]}
    assert drawn == {tuple(cell) for tile in quick["tiles"] for cell in tile["cells"]}


@rule("L2.4")
@pytest.mark.parametrize(
    ("code", "key", "args"),
    [
        ("hello", "map_no_side", {"example": "f:e4b0c1/f2d2/i1"}),
        ("f:e4b0c1/f2d9/i1", "map_no_tile", {"word": "d9", "last": "j", "turns": 5}),
        ("f:e4b0c1/f2d2", "map_other_number", {"found": 5, "wanted": 6}),
        ("f:e4e0c1/f2d2/i1", "map_twice", {"tile": "melos"}),
        ("f:e4b0c1/f2d2/....i1", "map_in_pieces", {}),
    ],
)
def test_what_is_wrong_with_a_code_is_said_with_its_rule(house: House, code: str, key: str, args: Any) -> None:
    checked = look(house, code=code)
    assert [(one["rule"], one["key"], one["args"]) for one in checked["refusals"]] == [("L2.4", key, args)]


def test_a_map_with_a_margin_is_the_same_map(house: House) -> None:
    assert look(house, code="f:/.e4b0c1/.f2d2/.i1")["code"] == "f:e4b0c1/f2d2/i1"


def test_a_random_map_has_its_places_but_no_tiles(house: House) -> None:
    checked = look(house, code="random", seats=5)
    assert (checked["tiles"], checked["refusals"], len(checked["spots"])) == ([], [], 10)


@pytest.mark.parametrize(
    ("draft", "code"),
    [
        ({"seats": 7}, "impossible"),
        ({"seats": 3, "code": "f" * 201}, "bad_request"),
        ({"seats": 3, "tiles": [{"tile": "atlantis", "column": 0, "row": 0}]}, "impossible"),
        ({"seats": 3, "tiles": [{"tile": name, "column": 0, "row": 0} for name in ("melos", "kea")]}, "impossible"),
        ({"seats": 3, "tiles": [{"tile": "melos", "column": 0, "row": 0, "turn": 6}]}, "bad_request"),
        ({"seats": 3, "tiles": [{"tile": "melos", "column": n, "row": 0} for n in range(11)]}, "bad_request"),
    ],
)
def test_what_is_no_draft_is_refused(house: House, draft: Any, code: str) -> None:
    assert house.visitor().post(MAPS, draft).json()["code"] == code


def test_tiles_that_lie_too_far_apart_are_not_drawn(house: House) -> None:
    tiles = [{"tile": "melos", "column": -20, "row": 20}, {"tile": "kea", "column": 20, "row": -20}]
    checked = look(house, tiles=tiles)
    assert checked["plan"] is None
    assert "map_in_pieces" in keys(checked)


def test_nobody_looks_too_often(tmp_path: Path) -> None:
    with open_house(tmp_path, PETTEIA_LIMITS="true") as house:
        visitor = house.visitor()
        answers = [
            visitor.post(MAPS, {"seats": 3}).status_code
            for _ in range(1 + math.ceil(BUDGETS["address"].at_once / COSTS["map"]) + 1)
        ]
        assert answers[-2:] == [200, 429]
