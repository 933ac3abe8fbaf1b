"""What a seat may know (L13), over random games."""

from __future__ import annotations

import re

import pytest
from legendary_stories import at, do, faction, land, start

import petteia
from petteia.cli.terminal.names import name_seats
from petteia.cli.terminal.tables import table_for
from petteia.games.legendary import LegendaryState
from petteia.games.legendary.words.events import GriffinTook
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


# ---- what nobody has to remember: every public fact is in the view


@rule("L13.2", "L7.9")
def test_temples_that_are_used_up_are_in_the_view() -> None:
    fields = {"land": ["Melos1", "Delos1", "Ios1"], "buildings": "Melos1.1:port Melos1.2:temple", "gold": [9, 0, 0]}
    state = at(**fields, track="graeae - - -", sheltered=[1, 0, 0])
    assert (land(state, "Melos1").used, faction(state).discounts) == ((), 2)
    do(state, "summon graeae")
    assert (land(state, "Melos1").used, faction(state).discounts) == ((1,), 0)


@rule("L13.2", "L8.22")
def test_where_every_hero_is_and_who_is_new() -> None:
    state = at(
        god="hera",
        gold=[9, 0, 0],
        heroes="ajax:Melos1:0 hector:Delos1:1!",
        hero_track="helen jason",
        hero_deck="perseus",
    )
    view = state.view(petteia.SPECTATOR)
    assert (view.heroes, view.hero_deck, view.fresh) == (("helen", "jason"), ("perseus",), ("hector",))
    assert view.hero_discard == ("croesus", "odysseus", "pandora", "penthesilea")
    do(state, "recruit hero helen")
    assert (state.view(0).hero_discard, state.view(0).target) == (view.hero_discard, "helen")
    do(state, "post hero at Melos1")
    assert state.view(1).fresh == ("hector", "helen")


@rule("L13.2", "L1.10")
def test_what_is_left_in_supply() -> None:
    state = at(
        land=["Melos1", "Delos1", "Ios1"],
        mercenaries="Melos1*3 Delos1",
        priestesses=[3, 1, 0],
        philosophers=[2, 0, 1],
        buildings="Melos1.1:port Delos1.1:port",
        metropolises="Delos1.2:priestess",
    )
    supply = state.view(petteia.SPECTATOR).supply
    assert (supply.mercenaries, supply.priestesses, supply.philosophers) == (12, 16, 17)
    assert supply.buildings == {"port": 8, "fortress": 10, "temple": 10, "academy": 10}
    assert supply.tokens == {"two_troops": 3, "cornucopia": 3, "priestess": 2, "three_gold": 3, "two_fleets": 3}


@rule("L13.2", "L6.3", "L8.20")
def test_what_has_been_done_in_the_turn_and_in_the_cycle() -> None:
    fields = {"rows": "zeus ares hera athena poseidon", "god": "zeus", "gold": [9, 0, 0], "heroes": "ajax:Melos1:0"}
    state = at(**fields, land=["Melos1 Melos3", "Delos1", "Ios1"], built=0, recruited=0)
    assert not state.view(1).done.built
    do(state, "build Melos1.1", "recruit priestess", "mobilise ajax", "troops 0", "march to Melos3", "look")
    done = state.view(1).done
    assert (done.built, done.recruited, done.mobilised, done.looked, done.hero_recruited) == (True, 1, 1, True, False)
    do(state, "glimpse kraken", "put back", "done")
    assert (state.view(1).back, state.view(1).turn) == ((0,), 1)
    keeping = at(ask="upkeep", figures="cerberus:Melos1:0 medusa:Delos1:0", due="medusa", priestesses=[1, 0, 0])
    assert [(figure.creature, figure.due) for figure in keeping.view(1).figures] == [
        ("cerberus", False),
        ("medusa", True),
    ]


@rule("L13.2", "L8.15")
def test_the_dice_on_the_table_are_in_the_view() -> None:
    fields = {"god": "ares", "gold": [9, 0, 0], "land": ["Melos1*3", "Melos3*2 Delos1", "Ios1"]}
    state = do(
        at(**fields, heroes="croesus:Melos1:0"), "march from Melos1", "troops 3", "take croesus", "march to Melos3"
    )

    def dice() -> tuple[int, int]:
        battle = state.view(2).battle
        assert battle is not None
        return battle.attack_die, battle.defence_die

    assert dice() == (-1, -1)
    do(state, "attack 2")
    assert dice() == (2, -1)
    do(state, "defence 0")
    assert (state.question, dice()) == ("reroll", (2, 0))
    do(state, "roll again")
    assert dice() == (-1, 0)


@rule("L13.2")
def test_which_creature_is_being_played() -> None:
    state = at(gold=[9, 0, 0], track="sylph - - -", fleets=["MelosA", "DelosA", ""])
    do(state, "summon sylph", "swap MelosA")
    assert (state.view(1).power, state.view(1).target) == ("sylph", "MelosA")
