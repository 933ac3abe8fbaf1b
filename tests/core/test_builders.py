"""Anything given to the builder of a position is accepted, or refused with a reason."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

import pytest

import petteia
from petteia.games import cyclades, duel, legendary

ODD: list[Any] = [
    7,
    -1,
    3.5,
    True,
    None,
    b"x",
    object,
    (),
    (7,),
    [None],
    [[1]],
    ("x",),
    ("x",) * 5,
    {"a": 1},
    {1: 2},
    {1.5: "x"},
]
ODD += ["x", "x*y", "a:b", "i1.", "0*99999999999", "::::::", "*", ",", "?"]


@pytest.mark.parametrize(
    "build", [duel.position, cyclades.position, legendary.position], ids=lambda one: one.__module__
)
def test_a_field_of_any_type_is_taken_or_refused(build: Callable[..., petteia.State]) -> None:
    fields = [name for name, told in inspect.signature(build).parameters.items() if told.kind is told.KEYWORD_ONLY]
    assert len(fields) > 15
    reasons = []
    for field in fields:
        for odd in ODD:
            try:
                assert build(**{field: odd}).position()
            except petteia.NotationError as error:
                reasons.append(str(error))
    assert len(reasons) > 10 * len(fields)
    assert all(reasons)
