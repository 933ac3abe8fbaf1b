"""A view of Cyclades contains every public fact: nobody who sees it needs the log."""

from __future__ import annotations

from cyclades_stories import do, start

import petteia
from fuzz_positions import Sources
from petteia.games import cyclades
from petteia.games.cyclades import GAME, CycladesState

OPTIONS = {option.name for option in GAME.options}  # a table tells them beside its views


def seen(line: str) -> dict[str, object]:
    """What everybody sees of a position, the gold too."""
    state = GAME.read(line)
    assert isinstance(state, CycladesState)
    state.gold_is_open = 1
    return state.view(petteia.SPECTATOR).plain()


def test_positions_that_differ_look_different() -> None:
    """Everything in a line except the options is visible: change a field, and if the position is still possible, the
    view is different."""
    sources, rng = Sources(GAME, 5), petteia.Rng(8)
    compared = set()
    for _ in range(2500):
        line = rng.choice(sources.lines)
        words = line.split()
        at = 1 + rng.below(len(words) - 1)
        key, _, value = words[at].partition("=")
        words[at] = f"{key}={sources.change(key, value, rng)}"
        changed = " ".join(words)
        drawn_already = key == "hidden" and " ask=god " in line  # gods that have come do not come again
        if key in OPTIONS or changed == line or drawn_already or not possible(changed):
            continue
        compared.add(key)
        assert seen(changed) != seen(line), (line, changed)
    assert len(compared) > 12


def possible(line: str) -> bool:
    try:
        GAME.read(line)
    except petteia.NotationError:
        return False
    return True


def test_what_has_been_paid_is_no_longer_due() -> None:
    state = cyclades.position(ask="which_god", rows="ares zeus", order="0 1 2", gold=(5, 5, 5))
    do(state, "choose ares", "offer 3")
    assert state.view(0).due == 3
    do(state, "choose apollo", "choose apollo")
    assert (state.question, state.view(0).due, state.view(0).seats[0].gold) == ("turn", 0, 2)


def test_gods_of_three_players_that_lie_face_down() -> None:
    """In the second cycle of a pair the other two take no offerings, and all are shuffled after it (C5.4)."""
    state = start(3)
    do(state, "marker 0", "marker 1", "show fates", "reveal zeus", "reveal ares")
    assert (state.view(0).face_down, state.view(0).coming_first) == (("poseidon", "athena"), ("poseidon", "athena"))
    do(state, "choose apollo", "choose apollo", "choose apollo", "bless i1")
    do(state, "show satyr", "reveal athena")
    assert [row.god for row in state.view(0).rows] == ["athena", "poseidon"]
    assert (state.view(0).face_down, state.view(0).coming_first) == (("ares", "zeus"), ())


def test_whose_a_figure_is_and_since_when() -> None:
    state = cyclades.position(
        god="athena", recruited=1, track="medusa - -", gold=(9, 5, 5), figures="chiron:i3:1", blessed="i1*16"
    )
    do(state, "summon medusa", "settle on i2")
    figures = {view.figure: (view.figure_seat, view.figure_new) for view in state.view(2).islands if view.figure}
    assert figures == {"medusa": (0, True), "chiron": (1, False)}


def test_what_is_under_way_can_be_seen() -> None:
    sylph = cyclades.position(
        god="athena", recruited=1, track="sylph - -", gold=(9, 5, 5), fleets=["D3*3", "D4*2", "K2"]
    )
    do(sylph, "summon sylph", "sail from D3", "fleets 2", "sail to D4", "attack 0")
    view = sylph.view(1)
    assert view.battle is not None
    assert (view.power, view.recruited, view.battle.die) == ("sylph", 1, 0)
    do(sylph, "defence 3", "stand", "withdraw to D3")
    assert [(sea.sea, sea.seat, sea.fleets) for sea in sylph.view(1).fought] == [("D3", 0, 1)]
    giant = cyclades.position(
        god="athena", recruited=1, track="polyphemus - -", gold=(9, 5, 5), fleets=["G5", "A1*2 F1", "B2 K2"]
    )
    do(giant, "summon polyphemus", "settle on i1")
    assert giant.view(1).pushing == ("A1", "B2")
    do(giant, "sail from B2")
    group = giant.view(1).group
    assert group is not None
    assert (group.origin, group.units, giant.view(1).target) == ("B2", 1, "B2")


def test_the_supply_can_be_seen() -> None:
    state = cyclades.position(
        blessed="i1*3", buildings="i7.3:port i2.1:port", metropolises="i7", priests=(2, 1, 0), philosophers=(0, 3, 1)
    )
    supply = state.view(0).supply
    assert supply.buildings == {"port": 8, "fortress": 10, "temple": 10, "university": 10}
    assert (supply.prosperity, supply.metropolises, supply.priests, supply.philosophers) == (13, 9, 13, 12)
