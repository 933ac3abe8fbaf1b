"""Sets kept as bits, and the random generator: the same on both builds."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import petteia
from petteia.core.engine import bits

SETS = st.sets(st.integers(0, 61), min_size=1)


def mask_of(numbers: set[int]) -> int:
    return sum(1 << number for number in numbers)


@given(st.integers(0, 61))
def test_one_member_has_its_own_bit_up_to_the_highest(number: int) -> None:
    assert bits.bit(number) == 2**number


@given(SETS)
def test_a_set_tells_its_members_in_order(numbers: set[int]) -> None:
    mask = mask_of(numbers)
    assert bits.members(mask) == sorted(numbers)
    assert bits.size(mask) == len(numbers)
    assert bits.lowest(mask) == min(numbers)
    assert [bits.member(mask, k) for k in range(len(numbers))] == sorted(numbers)


def test_the_empty_set_has_no_members() -> None:
    assert bits.size(0) == 0
    assert bits.members(0) == []


def test_a_seed_gives_these_numbers_everywhere() -> None:
    rng = petteia.Rng(7)
    assert [rng.next() for _ in range(4)] == [2709363958, 4192661266, 2207332493, 1130532284]
    assert [petteia.Rng(-7).next(), petteia.Rng(2**200 + 1).next()] == [2138839723, 1989014220]


def test_every_number_below_a_bound_comes_about_equally_often() -> None:
    rng = petteia.Rng(1)
    counts = [0] * 6
    for _ in range(60_000):
        counts[rng.below(6)] += 1
    chi_square = sum((count - 10_000) ** 2 / 10_000 for count in counts)
    assert chi_square < 20.5  # one in a thousand, five degrees of freedom


def test_a_bound_of_two_thirds_of_the_range_is_drawn_again_where_it_would_be_uneven() -> None:
    bound = 2**31 - 2**29
    rng = petteia.Rng(3)
    drawn = [rng.below(bound) for _ in range(3000)]
    assert max(drawn) < bound
    thirds = [sum(1 for number in drawn if third * bound <= 3 * number < (third + 1) * bound) for third in range(3)]
    assert all(900 < third < 1100 for third in thirds)


@pytest.mark.parametrize("bound", [0, -1])
def test_a_bound_that_is_not_positive_is_refused(bound: int) -> None:
    with pytest.raises(ValueError, match="positive bound"):
        petteia.Rng(1).below(bound)


def test_a_spawned_generator_depends_on_the_seed_and_the_index_alone() -> None:
    rng = petteia.Rng(5)
    first = rng.spawn(1)
    assert first.next() == petteia.Rng(5).spawn(1).next()
    assert petteia.Rng(5).spawn(2).next() != petteia.Rng(5).spawn(1).next()
    assert rng.next() == petteia.Rng(5).next()


def test_a_copied_generator_goes_on_alike() -> None:
    rng = petteia.Rng(9)
    twin = rng.copy()
    assert [rng.next() for _ in range(5)] == [twin.next() for _ in range(5)]


def test_floats_lie_between_zero_and_one() -> None:
    rng = petteia.Rng(2)
    drawn = [rng.random() for _ in range(1000)]
    assert 0.0 <= min(drawn) < 0.01
    assert 0.99 < max(drawn) < 1.0
