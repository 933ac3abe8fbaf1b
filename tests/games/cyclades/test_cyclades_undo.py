"""A turn of Cyclades is taken back question by question, until a die, a draw or another seat."""

from __future__ import annotations

import petteia
from petteia.games import cyclades
from petteia.games.cyclades import GAME, CycladesState


def record_from(state: CycladesState) -> petteia.Record:
    return petteia.Record(GAME, state.players, position=state.position())


def play_and_take_back(record: petteia.Record, *texts: str) -> None:
    """Every position on the way back is the one on the way there."""
    there = []
    for text in texts:
        there.append(record.state.position())
        record.play(record.state.parse(text))
    assert record.may_take_back(0) == len(texts)
    for before in reversed(there):
        record.take_back(0)
        assert record.state.position() == before


def test_a_whole_turn_with_poseidon() -> None:
    state = cyclades.position(
        fleets=["C2*2 G5", "D4 F1", "F4*2 K2"],
        land=["i1 i7 i4", "i2 i5", "i3 i8"],
        track="mermaid sylph cyclops",
        buildings="i7.3:temple i1.1:temple i7.4:port",
        philosophers=(3, 0, 0),
        gold=(12, 5, 5),
    )
    play_and_take_back(
        record_from(state),
        *("recruit fleet C2", "recruit fleet H4", "build i7.2"),
        *("sail from C2", "fleets 2", "sail to D3", "fleets 1", "sail to E4", "anchor"),
        *("summon cyclops", "use temple on i1", "rebuild i7.4", "rebuild as fortress"),
        *("summon mermaid", "lure D4", "summon sylph", "sail from D3", "sail to C2", "anchor", "enough"),
    )


def test_a_metropolis_with_all_its_questions() -> None:
    state = cyclades.position(
        god="athena",
        land=["i1 i7 i8", "i2 i5", "i3"],
        buildings="i1.1:port i7.1:port i7.2:fortress i8.1:temple i8.2:temple",
        philosophers=(3, 0, 0),
        gold=(5, 5, 5),
    )
    record = record_from(state)
    play_and_take_back(record, "recruit philosopher", "found on i1", "build i7.3", "give up i8.1", "done")


def test_what_a_die_or_a_card_has_shown_stays() -> None:
    battle = record_from(cyclades.position(god="ares", fleets=["C2", "F1", "K2"], gold=(5, 5, 5)))
    for text in ("recruit troop i1", "march from i1", "troops 2", "march to i2"):
        battle.play(battle.state.parse(text))
    assert battle.may_take_back(0) == 4  # nothing has been rolled yet
    battle.play(battle.state.parse("attack 3"))
    assert battle.may_take_back(0) == 0
    zeus = record_from(cyclades.position(god="zeus", recruited=1, track="fates - -", gold=(5, 5, 5)))
    for text in ("build i7.1", "exchange fates", "show kraken", "build i7.2"):
        zeus.play(zeus.state.parse(text))
    assert zeus.may_take_back(0) == 1


def test_only_the_own_actions_are_taken_back() -> None:
    record = record_from(cyclades.position(ask="which_god", rows="ares zeus", gold=(5, 5, 5)))
    for text in ("choose ares", "offer 2"):
        record.play(record.state.parse(text))
    assert (record.may_take_back(0), record.may_take_back(1)) == (2, 0)
    record.play(record.state.parse("choose ares"))
    assert (record.may_take_back(0), record.may_take_back(1)) == (0, 1)
