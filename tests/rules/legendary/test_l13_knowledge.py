"""What a seat may know (L13), over random games."""

from __future__ import annotations

import re

import pytest

import petteia
from legendary_stories import at, do, start
from petteia.cli.names import name_seats
from petteia.cli.tables import table_for
from petteia.games.legendary import LegendaryState
from petteia.games.legendary.events import GriffinTook
from petteia.rulebook import rule

HIDING = ("glimpse", "sphinx_draw")  # here chance shows a card to one seat only


def otherwise(state: LegendaryState, seat: int, rng: petteia.Rng) -> LegendaryState:
    """The same for all that the seat may know: other cards in hidden places, more gold behind the others' screens."""
    line = state.imagine(seat, rng).position()
    purses = re.search(r" gold=(\S*)", line)
    assert purses is not None
    known = [view.gold >= 0 for view in state.view(seat).factions[: state.teams]]
    gold = [
        int(number) + (0 if mine else 1 + rng.below(9))
        for number, mine in zip(purses[1].split("/"), known, strict=True)
    ]
    changed = petteia.game("legendary").read(line.replace(purses[0], f" gold={'/'.join(map(str, gold))}"))
    assert isinstance(changed, LegendaryState)
    return changed


def compare_step(state: LegendaryState, other: LegendaryState, seat: int, rng: petteia.Rng) -> None:
    """Whatever is done next, the seat sees and reads the same of it; unless it shows to all what was hidden."""
    if state.question in HIDING:
        actions = [one.draw(rng) for one in (state, other)]
    else:
        common = sorted(set(state.legal()) & set(other.legal()))
        if not common or state.reveals(common[0]):
            return
        actions = [common[0]] * 2
    seen = []
    for one, action in zip((state.copy(), other), actions, strict=True):
        one.events = []
        one.play(action)
        events = [event.seen_by(seat) for event in one.events]
        story = table_for(petteia.game("legendary"), name_seats(["greedy"] * state.players)).story(events)
        learns = any(isinstance(event, GriffinTook) and seat in event.known_to for event in one.events)
        seen.append(None if learns or one.over else (events, story, one.view(seat)))
    assert seen[0] == seen[1]


@rule("L13.1", "L13.2", "L13.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_what_a_seat_may_not_know_changes_nothing_that_it_sees(seats: int) -> None:
    """Views, legal actions, refusals, prices, events and their story: over a random game, for every seat."""
    state, rng = start(seats, teams="yes"), petteia.Rng(seats)
    private = steps = 0
    while not state.over:
        hidden = bool(state.drawn) or state.seen >= 0 or state.question in HIDING
        if state.map.islands and (hidden or steps % 25 == 0):
            private += hidden
            for seat in [*range(seats), petteia.SPECTATOR]:
                other = otherwise(state, seat, rng)
                assert other.view(seat) == state.view(seat)
                if seat == state.actor:
                    assert other.legal() == state.legal()
                    for action in range(petteia.game("legendary").actions):
                        assert other.why_not(action) == state.why_not(action)
                        assert other.payment(action) == state.payment(action)
                elif seat != knower(state):
                    compare_step(state, other, seat, rng)
        state.play(state.draw(rng) if state.actor == petteia.CHANCE else rng.choice(state.legal()))
        steps += 1
    assert private > 5


def knower(state: LegendaryState) -> int:
    """The seat that sees what chance draws now."""
    return int(state.seat_of(state.turn)) if state.question in HIDING else petteia.SPECTATOR - 1


@rule("L13.3")
def test_open_gold_is_for_all_to_see() -> None:
    for open_gold, shown in (("no", [7, -1, -1]), ("yes", [7, 5, 4])):
        state = at(gold=[7, 5, 4], open_gold=open_gold)
        assert [view.gold for view in state.view(0).factions] == shown


@rule("L13.1", "L14.33")
def test_nobody_takes_back_what_brought_a_hidden_card_to_light() -> None:
    """Zeus' card lies on top of the deck: the last turn of the cycle turns it up, and chance is not asked."""
    line = at(
        ask="bless_sea",
        god="apollo",
        row=2,
        built=1,
        back="1 2",
        hero_track="ajax helen",
        track="giant sylph satyr dryad",
        seen="kraken:1",
    ).position()
    record = petteia.Record(petteia.game("legendary"), 3, position=line)
    record.play(record.state.parse("bless sea MelosA"))
    assert record.state.view(0).track[3].creature == "kraken"  # type: ignore[attr-defined]
    assert record.may_take_back(0) == 0
    sphinx = do(at(gold=[9, 0, 0], track="sphinx - - -"), "summon sphinx", "draw harpy", "draw satyr", "draw graeae")
    assert sphinx.reveals(sphinx.parse("play graeae"))  # the two others are discarded for all to see


@rule("L13.1")
def test_what_zeus_has_shown_comes_up_next() -> None:
    state = do(at(god="zeus", gold=[9, 0, 0], track="sphinx - - -"), "look", "glimpse kraken", "put back")
    others = {state.imagine(1, petteia.Rng(seed)).view(0).cards for seed in range(30)}
    assert len(others) > 8
    do(state, "summon sphinx")
    assert state.view(0).cards == ("kraken",)
    assert len(state.legal()) == 16


@rule("L13.2")
def test_the_bonus_of_a_metropolis_is_public() -> None:
    state = at(metropolises="Melos1.1:two_troops")
    assert state.view(petteia.SPECTATOR).lands[0].sites[0] == "metropolis:two_troops"
