"""D3: ages and their layouts."""

from __future__ import annotations

import pytest
from duel_stories import available, dealt, do, legal, let_chance, new_game, outcomes, quietly, refusal, table

import petteia
from petteia.games import duel
from petteia.games.duel.facts import CARDS, PURPLE
from petteia.rulebook import rule

# the slots of each row, from the farthest to the nearest
ROWS = {
    1: [range(2), range(2, 5), range(5, 9), range(9, 14), range(14, 20)],
    2: [range(6), range(6, 11), range(11, 15), range(15, 18), range(18, 20)],
    3: [range(2), range(2, 5), range(5, 9), range(9, 11), range(11, 15), range(15, 18), range(18, 20)],
}
# by which slots some slots are covered
COVERED = {
    1: {0: {2, 3}, 1: {3, 4}, 4: {7, 8}, 5: {9, 10}, 9: {14, 15}, 13: {18, 19}},
    2: {0: {6}, 1: {6, 7}, 5: {10}, 6: {11}, 8: {12, 13}, 11: {15}, 14: {17}, 15: {18}, 16: {18, 19}, 17: {19}},
    3: {
        0: {2, 3}, 1: {3, 4}, 2: {5, 6}, 3: {6, 7}, 4: {7, 8}, 5: {9}, 6: {9}, 7: {10}, 8: {10}, 9: {11, 12},
        10: {13, 14}, 11: {15}, 12: {15, 16}, 13: {16, 17}, 14: {17}, 15: {18}, 16: {18, 19}, 17: {19},
    },
}  # fmt: skip


@rule("D3.1")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_rows_lie_face_up_and_face_down_by_turns(age: int) -> None:
    slots = table(dealt(age))
    assert len(slots) == 20
    for number, row in enumerate(ROWS[age]):
        for slot in row:
            assert (slots[slot].card != "") == (number % 2 == 0)


@rule("D3.1")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_each_row_covers_the_row_before(age: int) -> None:
    state = dealt(age)
    slots = table(state)
    for slot, covers in COVERED[age].items():
        assert set(slots[slot].covered_by) == covers
        found = refusal(state, f"discard slot_{slot}")
        assert found.key == "card_covered"
        seen = [slots[cover].card for cover in sorted(covers) if slots[cover].card]
        unseen = ["", "face_down", "two_face_down"][len(covers) - len(seen)]
        assert found.args["by"] == " ".join([*seen, unseen]).strip()


@rule("D3.1")
def test_the_ages_follow_each_other() -> None:
    state, rng = new_game(), petteia.Rng(2)
    ages = [0]
    while not state.over:
        quietly(state, rng)
        age = state.view(petteia.SPECTATOR).age
        if age != ages[-1]:
            ages.append(age)
    assert ages == [0, 1, 2, 3]


@rule("D3.1")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_an_age_is_laid_out_of_its_own_cards(age: int) -> None:
    ages = {card.id: card.age for card in CARDS}
    assert {ages[slot.card] for slot in table(dealt(age)).values() if slot.card} == {age}


@rule("D3.2")
@pytest.mark.parametrize(("age", "first"), [(1, set(range(14, 20))), (2, {18, 19}), (3, {18, 19})])
def test_twelve_cards_are_open_and_the_nearest_row_is_available(age: int, first: set[int]) -> None:
    slots = table(dealt(age)).values()
    assert sum(slot.card != "" for slot in slots) == 12
    assert sum(slot.card == "" for slot in slots) == 8
    assert {slot.slot for slot in slots if slot.available} == first


@rule("D3.3")
def test_what_nothing_covers_any_longer_is_turned_up() -> None:
    state = duel.position(
        age=2, table={11: "walls", 12: "statue", 15: "?", 16: "?", 17: "?", 18: "forum", 19: "temple"}
    )
    do(state, "discard forum")
    assert (state.question, len(outcomes(state))) == ("reveal", 23 - 4)  # slot 15; the temple still covers slot 16
    do(state, "reveal brewery")
    assert table(state)[15].card == "brewery"
    assert available(state) == ["brewery", "temple"]
    do(state, "discard brewery")
    assert state.question == "turn"  # the walls lay face up
    assert available(state) == ["walls", "temple"]  # slot 16 lies on the statue
    do(state, "discard temple")
    assert (state.question, len(outcomes(state))) == ("reveal", 23 - 5)  # slots 16 and 17
    do(state, "reveal barracks", "reveal school")
    assert (state.question, available(state)) == ("turn", ["walls", "barracks", "school"])


@rule("D3.3", "D4.2")
def test_cards_are_turned_up_only_when_the_taken_card_is_dealt_with() -> None:
    state = duel.position(
        age=1, table={9: "?", 14: "altar"}, wonders=("mausoleum", ""), coins=(20, 7), discard="baths theater"
    )
    do(state, "wonder mausoleum with altar")
    assert state.question == "restore"
    assert table(state)[9].card == ""
    do(state, "restore baths")
    assert state.question == "reveal"


@rule("D3.4")
def test_where_the_guilds_lie_is_seen_but_not_which_they_are() -> None:
    state = dealt(age=3, seed=2)
    guilds = {card.id for card in CARDS if card.colour == PURPLE}
    for seat in (0, 1, petteia.SPECTATOR):
        slots = state.view(seat).table
        hidden = [slot for slot in slots if slot.guild_back]
        assert len(hidden) + sum(slot.card in guilds for slot in slots) == 3
        assert hidden
        assert all(slot.card == "" for slot in hidden)


@rule("D3.4")
def test_a_guilds_back_hides_a_guild_and_the_other_back_none() -> None:
    table = {15: "?g", 17: "?", 18: "palace", 19: "senate"}
    state = do(duel.position(age=3, table=table), "discard palace")
    guilds = {f"reveal {card.id}" for card in CARDS if card.colour == PURPLE}
    assert set(outcomes(state)) == guilds
    do(state, "reveal builders_guild", "discard senate")
    assert not guilds & set(outcomes(state))


@rule("D3.5")
@pytest.mark.parametrize("age", [1, 2])
def test_an_age_ends_with_its_twentieth_card(age: int) -> None:
    state, rng = dealt(age), petteia.Rng(8)
    taken = 0
    while state.view(petteia.SPECTATOR).age == age:
        taken += quietly(state, rng).startswith("discard")
    assert taken == 20
    assert len(table(state)) == 20


@rule("D3.5", "D12.1")
def test_the_game_ends_with_the_last_card_of_the_third_age() -> None:
    state = duel.position(age=3, table="palace senate")
    do(state, "discard palace")
    assert legal(state) == ["discard senate"]
    do(state, "discard senate")
    assert state.over


@rule("D0.2", "D3.2")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_taking_a_card_makes_available_what_only_it_covered_and_nothing_else(age: int) -> None:
    state = dealt(age)
    while available(state):
        before = table(state)
        taken = next(slot for slot in before.values() if slot.available and slot.card)
        freed = {slot.slot for slot in before.values() if slot.covered_by == (taken.slot,)}
        expected = {slot.slot for slot in before.values() if slot.available} - {taken.slot} | freed
        do(state, f"discard {taken.card}")
        if len(before) == 1:
            break
        assert {slot.slot for slot in table(state).values() if slot.available} == expected
        let_chance(state, petteia.Rng(1))
