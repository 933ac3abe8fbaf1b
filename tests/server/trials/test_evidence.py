"""Comparing what clients were told with the log finds what is lost, doubled or missing."""

from __future__ import annotations

from evidence import Evidence, Logged, examine

LOG: list[Logged] = [(0, "action", -1, 7), (1, "action", 0, 11), (2, "undo", 0, 1), (3, "action", 0, 12)]


def heard(*acknowledged: tuple[int, int, int]) -> Evidence:
    """A client that decided on two actions of seat 0, and was told so much."""
    decided = {("t", 1, 0, 11), ("t", 3, 0, 12)}
    return Evidence(decided, {("t", *said) for said in acknowledged})


def test_what_was_acknowledged_and_stored_is_right() -> None:
    assert examine(heard((1, 0, 11), (3, 0, 12)), {"t": LOG}).clean


def test_what_was_never_acknowledged_may_be_stored_all_the_same() -> None:
    assert examine(heard(), {"t": LOG}).clean


def test_an_acknowledged_action_that_is_not_in_the_log_is_lost() -> None:
    found = examine(heard((1, 0, 11), (3, 0, 12)), {"t": LOG[:3]})
    assert found.lost == ["t: action 12 of seat 0 was acknowledged as entry 3"]
    assert examine(heard((1, 0, 11)), {}).lost  # with its whole table


def test_an_acknowledged_action_that_another_took_the_place_of_is_lost() -> None:
    other: list[Logged] = [*LOG[:3], (3, "action", 1, 12)]
    assert examine(heard((3, 0, 12)), {"t": other}).lost


def test_an_action_that_nobody_decided_on_again_is_doubled() -> None:
    twice: list[Logged] = [*LOG, (4, "action", 0, 12)]
    found = examine(heard((3, 0, 12)), {"t": twice})
    assert found.doubled == ["t: entry 4 is action 12 of seat 0, who did not decide on it"]
    assert examine(heard((3, 0, 12)), {"t": twice}, by_bots=[("t", 0)]).clean


def test_two_acknowledgements_of_one_number_are_one_too_many() -> None:
    evidence = heard((1, 0, 11), (1, 1, 40))
    assert "t: entry 1 was acknowledged for two actions" in examine(evidence, {"t": LOG}).doubled


def test_a_missing_entry_is_a_gap() -> None:
    assert examine(heard(), {"t": [LOG[0], *LOG[2:]]}).gaps
