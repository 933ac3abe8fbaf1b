"""Which names are allowed, and which are taken for one another."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from petteia.server.errors import Problem
from petteia.server.names import LONGEST, SHORTEST, check_label, check_name, likeness


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Anna", "Anna"),
        ("  Jan   Novák ", "Jan Novák"),
        ("Zażółć", "Zażółć"),
        ("Őrült Ödön", "Őrült Ödön"),
        ("Ярослав", "Ярослав"),
        ("李小龍", "李小龍"),
        ("O'Neill-2", "O'Neill-2"),
        ("ﬁona", "fiona"),
    ],
)
def test_names_of_all_languages_are_allowed(name: str, shown: str) -> None:
    assert check_name(name) == shown


@pytest.mark.parametrize(
    "name",
    [
        "",
        "a",
        "x" * 21,
        "12345",
        "-anna",
        "anna.",
        "an\u200bna",
        "an\u202ena",
        "anna\x00",
        "an\nna\u0007",
        "😀😀",
        "<b>anna</b>",
        "a\u0430nna",  # a Latin and a Cyrillic letter
        "Guest 1234",
        "Admin",
        "ADM1N istrator",
        "Petteia",
        "deleted player",
    ],
)
def test_names_that_deceive_or_cannot_be_shown_are_refused(name: str) -> None:
    with pytest.raises(Problem) as refused:
        check_name(name)
    assert refused.value.code == "name_not_allowed"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "аппа"),  # all Cyrillic
        ("Ilya", "llya"),
        ("bo_b", "B0b"),
        ("Кот", "KoT"),
        ("Jan Novak", "jan.novak"),
        ("Οδοs", "oδοs"),
    ],
)
def test_names_that_look_alike_are_the_same(one: str, other: str) -> None:
    assert likeness(one) == likeness(other)


def test_names_that_differ_are_different() -> None:
    names = ["Anna", "Hanna", "Ann", "Jan Novák", "Jan Novak", "Ярослав", "Мирослав"]
    assert len({likeness(name) for name in names}) == len(names)


@given(st.text(max_size=40))
def test_any_text_is_a_name_or_is_refused(text: str) -> None:
    try:
        name = check_name(text)
    except Problem:
        return
    assert SHORTEST <= len(name) <= LONGEST
    assert name.isprintable()
    assert check_name(name) == name
    assert likeness(name) == likeness(text)


@given(st.text(max_size=100))
def test_any_text_is_a_label_or_is_refused(text: str) -> None:
    try:
        label = check_label(text)
    except Problem:
        return
    assert label.isprintable()
    assert label == label.strip() != ""
