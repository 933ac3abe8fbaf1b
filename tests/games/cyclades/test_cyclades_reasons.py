"""Every action of Cyclades that is not legal gets a reason of its own, the same in all languages."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from refusal_reasons import Reason, generic, reasons, uncited, unexplained, unsaid

from petteia.games.cyclades import GAME

GENERIC: dict[str, list[str]] = {}  # reasons that would fit anything, with the questions where they are given
SEAT = re.compile(r"\b[Ss]eat (\d)")


def nameless(reason: Reason) -> Reason:
    """The same, with players for seats: what English calls "seat 1" is a player's name to the page."""
    refusal = reason.refusal
    said = SEAT.findall(refusal.text)
    assert all(refusal.args["seat"] == int(seat) for seat in said), refusal
    return replace(reason, refusal=replace(refusal, text=SEAT.sub("a player", refusal.text)))


@pytest.mark.parametrize("seats", GAME.seat_counts)
@pytest.mark.parametrize("choice", [0, 1])
def test_every_refusal_of_random_games_is_specific_and_said_in_all_languages(seats: int, choice: int) -> None:
    options = {option.name: option.choices[choice] for option in GAME.options}
    found = [nameless(reason) for reason in reasons("cyclades", seats, 2, 7 + choice, tries=120, **options)]
    assert len({reason.refusal.key for reason in found}) > 40
    assert generic(found) == GENERIC
    assert uncited("cyclades", found) == []
    assert unexplained(found) == []
    assert unsaid("cyclades", found) == []
