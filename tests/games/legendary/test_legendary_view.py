"""A view of the Legendary Edition contains every public fact: nobody who sees it needs the log."""

from __future__ import annotations

import pytest
from legendary_stories import at, do

import petteia
from fuzz_positions import Sources
from petteia.games.legendary import GAME, LegendaryState

TOLD_BESIDE = {option.name for option in GAME.options}  # a table tells its options beside its views
# once all have deployed, these say how the last turn of that went, which no rule asks for any more
STALE = {"deploying", "claimed", "stationed"}
SECRET = {"seen", "drawn"}  # what Zeus has shown to one faction, and the Sphinx' cards (L13.1)


def seen(line: str) -> dict[str, object]:
    """What everybody sees of a position, the gold too."""
    state = GAME.read(line)
    assert isinstance(state, LegendaryState)
    state.gold_is_open = 1
    return state.view(petteia.SPECTATOR).plain()


def test_positions_that_differ_look_different() -> None:
    """Everything in a line except the options is visible: change a field, and if the position is still possible, the
    view is different."""
    sources, rng = Sources(GAME, 5, games=8), petteia.Rng(8)
    compared = set()
    for _ in range(2500):
        line = rng.choice(sources.lines)
        words = line.split()
        place = 1 + rng.below(len(words) - 1)
        key, _, value = words[place].partition("=")
        words[place] = f"{key}={sources.change(key, value, rng)}"
        changed = " ".join(words)
        stale = key in STALE and " phase=deployment " not in line
        if key in TOLD_BESIDE | SECRET or stale or rewritten(changed) in ("", line):
            continue
        compared.add(key)
        assert seen(changed) != seen(line), (words[place], line)
    assert len(compared) > 20


def rewritten(line: str) -> str:
    """The line of the position that a line describes; "" if it can describe none."""
    try:
        return GAME.read(line).position()
    except petteia.NotationError:
        return ""


LANDS = ["Melos1 Melos2", "Delos1", "Ios1"]
FLEET_BONUS = {"ask": "bonus_fleet", "owed_to": 0, "fleets": ["MelosA MelosB", "", ""], "land": LANDS}
GIANT = {"ask": "settle_where", "power": "giant", "land": LANDS}
BIDDING = {"ask": "which_god", "order": "0 1 2", "trust": "yes"}


@pytest.mark.parametrize(
    ("position", "one", "other"),
    [
        (FLEET_BONUS, {"owed": [0, 0, 0, 0, 1], "units_owed": 2}, {"owed": [0, 0, 0, 0, 1], "units_owed": 1}),
        (FLEET_BONUS, {"owed": [0, 0, 0, 0, 1], "units_owed": 2}, {"owed": [0, 0, 0, 0, 2], "units_owed": 2}),
        (GIANT, {"settling": 3}, {"settling": 1}),
        (BIDDING, {"caught": "1"}, {"caught": "2"}),
    ],
)
def test_what_is_still_to_come_is_seen(
    position: dict[str, object], one: dict[str, object], other: dict[str, object]
) -> None:
    views = [at(**position, **more).view(petteia.SPECTATOR).plain() for more in (one, other)]
    assert views[0] != views[1]


def test_buildings_that_a_metropolis_still_costs_are_seen() -> None:
    """Helen's player gives up two pairs of buildings; of three ports, it is a choice which (L10.22)."""
    buildings = "Melos1.1:port Melos1.2:port Melos3.1:temple Melos3.2:temple Delos3.1:port"
    state = at(land=["Melos1 Melos3 Delos3", "Delos1", "Ios1"], heroes="helen:Melos1:0", buildings=buildings)
    do(state, "sacrifice helen")
    pending = state.view(petteia.SPECTATOR).pending
    assert (pending.founder, pending.each) == (0, 2)
    assert pending.toll == {"port": 2, "fortress": 0, "temple": 2, "academy": 0}
    do(state, "give up Melos1.1")
    assert state.view(petteia.SPECTATOR).pending.toll["port"] == 1
