"""Which names are allowed, and which could be taken for one another."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from petteia.server.errors import Problem
from petteia.server.people.names import LONGEST, SHORTEST, check_label, check_name, looks, name_key


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
        ("Nguyễn", "Nguyễn"),
        ("हिन्दी", "हिन्दी"),
        ("Ọ\u0300ṣun", "Ọ\u0300ṣun"),  # there is no single character for the first letter
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
        "\u3164\u3164",  # Hangul fillers, which show as nothing
        "an\u3164na",
        "an\uffa0na",
        "an\ufe0fna",
        "an\u034fna",
        "\u0301anna",
        "Zo\u0301\u0302\u0303e",
        "a\u0301\u0301nna",
        "Guest 1234",
        "Admin",
        "ADM1N istrator",
        "Adrnin",
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
        ("Cape", "Саре"),  # all Cyrillic
        ("CAPE", "саре"),
        ("Ilya", "llya"),
        ("bo_b", "B0b"),
        ("Кот", "KoT"),
        ("Jan Novak", "jan.novak"),
        ("Οδοs", "oδοs"),
        ("Emma", "Ernma"),
        ("Nίva", "Νίνα"),  # a Greek nu is an N when it is large, and a v when it is small
        ("Nίna", "ΝΊΝΑ"),
    ],
)
def test_names_that_look_alike_share_a_look(one: str, other: str) -> None:
    assert looks(one) & looks(other)


def test_names_that_differ_share_no_look() -> None:
    names = ["Anna", "Hanna", "Ann", "Jan Novák", "Jan Novak", "Ярослав", "Мирослав", "Bill", "Blil", "Niva", "Nina"]
    seen = [look for name in names for look in looks(name)]
    assert len(set(seen)) == len(seen)
    assert len({name_key(name) for name in names}) == len(names)


@given(st.text(max_size=40))
def test_any_text_is_a_name_or_is_refused(text: str) -> None:
    try:
        name = check_name(text)
    except Problem:
        return
    assert SHORTEST <= len(name) <= LONGEST
    assert name.isprintable()
    assert check_name(name) == name
    assert name_key(name) == name_key(text)
    assert looks(name) == looks(text)
    assert looks(name) & looks(name.swapcase())


@given(st.text(max_size=100))
def test_any_text_is_a_label_or_is_refused(text: str) -> None:
    try:
        label = check_label(text)
    except Problem:
        return
    assert label.isprintable()
    assert label == label.strip() != ""
