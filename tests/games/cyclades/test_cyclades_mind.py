"""The net of Cyclades: what it sees, the file in which it is shipped, who uses it, and who does not."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from librt.vecs import vec

import petteia
from petteia.core.engine.mindfile import read_header
from petteia.core.engine.net import MOST_ACTIVE, features_in
from petteia.games.aegean.mind.standing import (
    BY_WEIGHTS,
    FORMER,
    OWN,
    SEATS,
    STAGES,
    Eyes,
    blocks,
    read_sharpness,
    sees,
    stage_of,
)
from petteia.games.cyclades import CycladesState
from petteia.games.cyclades.mind.estimate import HERE, write_standings
from petteia.games.cyclades.mind.features import features_of
from petteia.games.cyclades.mind.places import FEATURES
from petteia.games.cyclades.mind.sights import WIDTH, write_sights
from petteia.review.looking import truest

SHIPPED = HERE / "cyclades.mind"
MOST_BYTES = 2_000_000


def positions(seats: int, seed: int) -> Iterator[CycladesState]:
    """Some positions of a random game."""
    state, rng = petteia.game("cyclades").start(seats), petteia.Rng(seed)
    steps = 0
    while not state.over:
        if state.round and steps % 11 == 0:
            assert isinstance(state, CycladesState)
            yield state
        state.play(state.draw(rng) if state.actor < 0 else rng.choice(state.legal()))
        steps += 1


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_feature_is_there_once_at_most_and_has_a_row(seats: int) -> None:
    eyes, standings = Eyes(FEATURES, WIDTH), vec[float]([0.0] * SEATS)
    for state in positions(seats, 4):
        features = features_of(state)
        write_standings(state, BY_WEIGHTS, features, standings)
        write_sights(state, eyes.sights_of)
        for seat in range(seats):
            if state.plays(seat):
                eyes.see(state, features, standings, seats, seat)
                seen = [int(feature) for feature in eyes.active[: eyes.count]]
                assert len(set(seen)) == len(seen) <= MOST_ACTIVE
                assert 0 <= min(seen) <= max(seen) < features_in(blocks(FEATURES + WIDTH))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_chances_are_shares_of_one_victory_and_not_those_of_the_weights(seats: int) -> None:
    differ = 0
    for state in positions(seats, 5):
        if state.question == "which_god":
            chances = [state.judge(OWN, 0, seat) for seat in range(seats)]
            assert sum(chances) == pytest.approx(1.0)
            assert min(chances) >= 0.0
            differ += chances != [state.judge(BY_WEIGHTS, 0, seat) for seat in range(seats)]
    assert differ


def test_the_shipped_file_says_how_it_was_made_and_that_it_foresees_better_than_the_weights() -> None:
    header = read_header(SHIPPED)
    assert SHIPPED.stat().st_size < MOST_BYTES
    assert header["game"] == "cyclades"
    assert header["sees"] == sees(FEATURES + WIDTH)
    assert header["made_by"].startswith("petteia train cyclades --lessons ")
    assert len(header["log_loss"]) == 4
    nets, weights = zip(*header["log_loss"].values(), strict=True)
    assert sum(nets) < sum(weights)


def test_chances_of_a_review_are_those_of_the_net() -> None:
    assert truest("cyclades").mind == OWN
    assert truest("legendary").mind == OWN


def test_a_judge_is_as_sure_as_its_file_says(tmp_path: Path) -> None:
    """Standings are stretched by number of seats and stage of the game; numbers that are not named stay as they are."""
    (tmp_path / "sharpness.txt").write_text("# seats and stages\n3  0.1 0.2 0.3 0.4 0.5\n")
    sharpness = read_sharpness(tmp_path / "sharpness.txt")
    assert [sharpness[STAGES * 3 + stage_of(cycle)] for cycle in (0, 1, 2, 3, 6, 8, 9, 20)] == [
        0.1, 0.1, 0.1, 0.2, 0.3, 0.4, 0.5, 0.5,
    ]  # fmt: skip
    assert sharpness[: STAGES * 3] + sharpness[STAGES * 4 :] == [1.0] * (STAGES * (SEATS - 1))
    (tmp_path / "sharpness.txt").write_text("3  0.1 0.2\n")
    with pytest.raises(ValueError, match="2 stages for 3 seats instead of 5"):
        read_sharpness(tmp_path / "sharpness.txt")


def test_without_a_net_the_weights_are_sharpened() -> None:
    """In the Legendary Edition a judge ranks the seats as the weights do, but in its middle gives the first less."""
    state, rng = petteia.game("legendary").start(4), petteia.Rng(3)
    seen = 0
    while not state.over:
        if state.question == "which_god" and state.round in (5, 6):
            plain, judged = ([state.judge(mind, 0, seat) for seat in range(4)] for mind in (BY_WEIGHTS, OWN))
            assert sorted(range(4), key=plain.__getitem__) == sorted(range(4), key=judged.__getitem__)
            assert 0.25 <= max(judged) < max(plain)
            assert sum(judged) == pytest.approx(1.0)
            seen += 1
        state.play(state.draw(rng) if state.actor < 0 else rng.choice(state.legal()))
    assert seen


def test_an_expert_of_0_1_knows_the_weights_alone() -> None:
    for game in ("cyclades", "legendary"):
        old = next(level for level in petteia.game(game).manifest.opponents if level.name == "expert-0.1")
        judging = {"mind": FORMER, "planner": FORMER}
        assert (old.turns, dict(old.settings)) == (1_000, {"exploration": 0.1, "heed": 8, "rounds": 1} | judging)
