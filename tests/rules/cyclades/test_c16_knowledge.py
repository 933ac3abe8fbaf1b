"""C16: hidden and public."""

from __future__ import annotations

import pytest
from cyclades_stories import do, refusal, told

import petteia
from petteia.games import cyclades
from petteia.games.cyclades.words.events import GriffonTook
from petteia.rulebook import rule


@rule("C16.1", "C10.16")
def test_the_griffons_haul_is_seen_by_two() -> None:
    state = cyclades.position(god="athena", track="griffon - -", gold=(4, 7, 5))
    haul = next(event for event in told(state, "summon griffon", "rob 1") if isinstance(event, GriffonTook))
    assert haul.gold == 3
    assert haul.seen_by(0) == haul.seen_by(1) == haul
    assert haul.seen_by(2) == haul.seen_by(petteia.SPECTATOR) == GriffonTook(0, 1, -1)


@rule("C16.1")
@pytest.mark.parametrize(("open_gold", "back"), [("no", 0), ("yes", 2)])
def test_who_has_seen_the_griffons_haul_does_not_take_it_back(open_gold: str, back: int) -> None:
    state = cyclades.position(god="athena", track="griffon - -", gold=(4, 7, 5), open_gold=open_gold)
    record = petteia.Record(petteia.game("cyclades"), 3, position=state.position())
    for text in ("summon griffon", "rob 1"):
        record.play(record.state.parse(text))
    assert record.may_take_back(0) == back


@rule("C16.1")
def test_positions_that_differ_in_others_gold_look_alike() -> None:
    for mine in (3, 8):
        poor = cyclades.position(god="athena", gold=(mine, 1, 1), track="fates satyr giant")
        rich = cyclades.position(god="athena", gold=(mine, 50, 9), track="fates satyr giant")
        assert poor.view(0).plain() == rich.view(0).plain()
        assert poor.legal() == rich.legal()
        assert [str(poor.why_not(a)) for a in range(1100)] == [str(rich.why_not(a)) for a in range(1100)]
        assert poor.view(petteia.SPECTATOR).plain() == rich.view(petteia.SPECTATOR).plain()


@rule("C16.1")
def test_the_deck_has_no_order() -> None:
    state = cyclades.position(god="zeus", track="fates satyr giant", gold=(9, 5, 5))
    do(state, "exchange fates")
    outcomes = state.outcomes()
    assert len(outcomes) == 14
    assert abs(sum(chance for _, chance in outcomes) - 1) < 1e-12
    assert len({chance for _, chance in outcomes}) == 1


@rule("C16.2")
def test_everything_else_is_public() -> None:
    state = cyclades.position(
        rows="ares zeus",
        hidden="poseidon athena",
        god="ares",
        priests=(1, 2, 0),
        philosophers=(0, 1, 3),
        discard="kraken",
        track="fates - giant",
        offers="ares:0:4",
        apollo="1 2",
    )
    views = [state.view(seat) for seat in (0, 1, 2, petteia.SPECTATOR)]
    for view in views:
        assert [seat.priests for seat in view.seats] == [1, 2, 0]
        assert [seat.philosophers for seat in view.seats] == [0, 1, 3]
        assert view.discard == ("kraken",)
        assert [space.creature for space in view.track] == ["fates", "", "giant"]
        assert view.face_down == ("poseidon", "athena")
        assert (view.rows[0].seat, view.rows[0].offer) == (0, 4)
        assert view.islands == views[0].islands
        assert view.seas == views[0].seas


@rule("C16.3")
def test_an_offer_that_cannot_be_paid_is_refused() -> None:
    state = do(cyclades.position(ask="which_god", rows="ares zeus", gold=(3, 5, 5)), "choose ares")
    assert refusal(state, "offer 4").rule == "C7.7"


@rule("C16.1")
def test_what_a_seat_imagines_is_what_is_known() -> None:
    state = cyclades.position(gold=(3, 5, 5), track="fates - giant")
    twin = state.imagine(1, petteia.Rng(1))
    assert twin.position() == state.position()
    do(state, "done")
    assert twin.position() != state.position()
