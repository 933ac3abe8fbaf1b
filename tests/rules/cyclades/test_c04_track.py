"""C4: the creature track."""

from __future__ import annotations

import pytest
from cyclades_stories import do, legal, refusal, start

from petteia.games import cyclades
from petteia.games.cyclades import CycladesState
from petteia.rulebook import rule


def track(state: CycladesState) -> list[str]:
    return [space.creature for space in state.view(0).track]


def next_cycle(shown: str, discard: str = "", cycle: int = 3) -> CycladesState:
    """The start of the next cycle, after one that ended with that track."""
    state = cyclades.position(
        god="athena", recruited=1, track=shown, discard=discard, cycle=cycle, blessed="i1*16", gold=(9, 5, 5)
    )
    return do(state, "done")


@rule("C4.1")
@pytest.mark.parametrize(("creature", "price"), [("kraken", 4), ("giant", 3), ("harpy", 2)])
def test_three_spaces_cost_four_three_and_two(creature: str, price: int) -> None:
    for purse in (price - 1, price):
        state = cyclades.position(god="athena", track="kraken giant harpy", gold=(purse, 5, 5))
        assert (creature in legal(state, "summon")) == (purse == price)
    assert refusal(cyclades.position(track="kraken giant harpy", gold=(1, 5, 5)), "summon harpy").args["short"] == 1


@rule("C4.2")
def test_the_card_on_two_is_discarded_the_others_slide_and_one_comes() -> None:
    state = next_cycle("kraken giant harpy")
    do(state, "show fates")
    assert track(state) == ["fates", "kraken", "giant"]
    assert state.view(0).discard == ("harpy",)
    assert next_cycle("kraken giant fates").view(0).discard == ("fates",)


@rule("C4.2")
def test_cards_slide_as_far_as_they_go() -> None:
    state = next_cycle("kraken - -")
    do(state, "show fates", "show satyr")
    assert track(state) == ["fates", "satyr", "kraken"]
    state = next_cycle("- - -")
    do(state, "show fates", "show satyr", "show dryad")
    assert track(state) == ["fates", "satyr", "dryad"]


@rule("C4.3")
def test_the_first_cycle_shows_one_card_and_the_second_slides_it() -> None:
    state = do(start(3), "marker 0", "marker 1", "show kraken")
    assert track(state) == ["kraken", "", ""]
    second = next_cycle("kraken - -", cycle=1)
    do(second, "show fates")
    assert track(second) == ["fates", "kraken", ""]
    assert second.question == "god"


@rule("C4.3")
def test_if_the_first_card_was_taken_two_come() -> None:
    state = next_cycle("- - -", discard="kraken", cycle=1)
    do(state, "show fates", "show satyr")
    assert track(state) == ["fates", "satyr", ""]
    third = next_cycle("fates satyr -", cycle=2)
    do(third, "show dryad")
    assert track(third) == ["dryad", "fates", "satyr"]
    assert third.view(0).discard == ()  # nothing was on the 2 space


@rule("C4.4")
def test_the_printed_example() -> None:
    state = next_cycle("pegasus - minotaur", discard="kraken")
    do(state, "show fates", "show satyr")
    assert track(state) == ["fates", "satyr", "pegasus"]
    assert state.view(0).discard == ("kraken", "minotaur")


@rule("C4.5")
def test_the_leftmost_space_is_filled_first() -> None:
    state = do(next_cycle("- - kraken"), "show fates")
    assert track(state) == ["fates", "", ""]
    assert refusal(state, "show fates").key == "shown_already"


@rule("C4.6")
def test_an_empty_deck_is_made_of_the_discard_pile_without_cards_that_lie_with_figures() -> None:
    names = "fates satyr dryad mermaid pegasus giant chimera cyclops sphinx sylph harpy griffon chiron"
    state = cyclades.position(
        god="athena",
        recruited=1,
        track="kraken minotaur polyphemus",
        discard=names,
        figures="medusa:i3:1!",
        blessed="i1*16",
        gold=(9, 5, 5),
    )
    do(state, "done")
    assert "medusa" not in legal(state, "show")
    assert set(legal(state, "show")) == {*names.split(), "polyphemus"}
    assert state.view(0).discard == ()


@rule("C4.6", "C9.9")
def test_zeus_renews_an_empty_deck_too() -> None:
    names = "fates satyr dryad mermaid pegasus giant chimera cyclops sphinx sylph harpy griffon chiron medusa"
    state = cyclades.position(god="zeus", track="kraken minotaur polyphemus", discard=names, gold=(9, 5, 5))
    do(state, "exchange kraken")
    assert set(legal(state, "show")) == {*names.split(), "kraken"}


@rule("C4.5", "C9.9")
def test_of_two_cards_chance_takes_one_and_the_last_one_comes_of_itself() -> None:
    names = "fates satyr dryad mermaid pegasus giant chimera cyclops sphinx sylph harpy griffon"
    two = cyclades.position(god="zeus", track="kraken minotaur polyphemus", discard=names, gold=(9, 5, 5))
    do(two, "exchange kraken")
    assert legal(two, "show") == ["chiron", "medusa"]
    one = cyclades.position(god="zeus", track="kraken minotaur polyphemus", discard=f"{names} medusa", gold=(9, 5, 5))
    do(one, "exchange kraken")
    assert (one.question, track(one)) == ("turn", ["chiron", "minotaur", "polyphemus"])


@rule("C4.7")
def test_nothing_is_filled_up_during_the_actions() -> None:
    state = cyclades.position(god="athena", track="fates giant harpy", gold=(9, 5, 5))
    do(state, "summon fates")
    assert track(state) == ["", "giant", "harpy"]
    assert state.question == "turn"
    assert refusal(state, "summon fates").rule == "C10.1"
