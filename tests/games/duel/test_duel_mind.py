"""The mind of Duel: what it sees, what its net says, and that a broken file is reported."""

from __future__ import annotations

import time
from array import array
from collections import Counter
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import petteia
from petteia.bots.levels import settings_of
from petteia.core.engine.mindfile import MindError, numbers_of, read_header, read_mind, write_mind
from petteia.core.engine.net import HIDDEN, MOST_ACTIVE, TOP_LANE, TOP_START, UNITS, WORDS, ZERO, Net
from petteia.core.engine.state import CHANCE
from petteia.games import duel
from petteia.games.duel.mind.minds import HERE, OF_0_1, OTHERWISE, SEES, mind_of
from petteia.games.duel.mind.policy import OUTCOMES, OUTPUTS, output_of, second_output_of
from petteia.games.duel.mind.sight import CITY_SIZE, FEATURES, first_of, room_to_see, write_sight
from petteia.search import Search, Settings


def seen(state: petteia.State) -> list[int]:
    """The features that are there, in order."""
    room = room_to_see()
    count = write_sight(state, room)  # type: ignore[arg-type]
    return sorted(int(feature) for feature in room[:count])


def games(count: int) -> list[petteia.State]:
    """Positions of random games, those before chance has its say included."""
    found = []
    for seed in range(count):
        state, rng = petteia.game("duel").start(2), petteia.Rng(seed)
        while not state.over:
            found.append(state.copy())
            state.play(state.draw(rng) if state.actor < 0 else rng.choice(state.legal()))
    return found


# ---- what it sees


def test_every_feature_is_there_once_at_most_and_has_a_row() -> None:
    for state in games(12):
        features = seen(state)
        assert len(set(features)) == len(features) <= MOST_ACTIVE
        assert 0 <= features[0] <= features[-1] < FEATURES


def test_both_players_see_the_same_from_their_own_side() -> None:
    """With seats, pawn and turn exchanged, the active player sees what the other saw."""
    mine = {"coins": (4, 9), "cards": ("quarry baths", "workshop tavern"), "wonders": ("sphinx", "colossus")}
    first = duel.position(age=2, table="walls forum school", pawn=3, turn=0, **mine)  # type: ignore[arg-type]
    swapped = {key: (pair[1], pair[0]) for key, pair in mine.items()}
    second = duel.position(age=2, table="walls forum school", pawn=-3, turn=1, **swapped)  # type: ignore[arg-type]
    assert seen(first) == seen(second)
    assert first.estimate(0) == second.estimate(1)


def test_a_sixth_symbol_within_reach_is_seen() -> None:
    cards = "workshop apothecary scriptorium pharmacist academy"
    near = duel.position(age=3, table="university palace", coins=(40, 3), cards=(cards, ""))
    poor = duel.position(age=3, table="university palace", coins=(0, 3), cards=(cards, ""))
    assert first_of("wins by science") in seen(near)
    assert first_of("wins by science") not in seen(poor)
    assert CITY_SIZE + first_of("wins by science") not in seen(near)


def test_symbols_that_can_still_be_had_are_counted() -> None:
    """In Age III the symbols of earlier ages are gone: with four of them, two of Age III are left, and Law perhaps."""
    state = duel.position(
        age=3,
        table="university academy palace",
        cards=("workshop apothecary scriptorium pharmacist", ""),
        board="agriculture economy masonry strategy law",
    )
    hope = first_of("hope")
    assert hope + 8 * 4 + 3 in seen(state)
    assert CITY_SIZE + hope + 8 * 0 + 3 in seen(state)


# ---- what its net says


def by_hand(first: dict[int, dict[int, int]], second: dict[tuple[int, int], float], last: list[float]) -> Net:
    """A net of three features and one output: weights by feature and unit, by unit and hidden unit, by hidden unit."""
    rows = []
    for feature in range(4):  # the last is the bias
        weights = first.get(feature, {})
        words = [0] * WORDS
        for unit in range(UNITS):
            words[unit // 4] += (ZERO + weights.get(unit, 0)) << (16 * (unit % 4))
        rows += words if feature < 3 else [word - (TOP_START << TOP_LANE) for word in words]
    between = [second.get((unit, hidden), 0.0) for unit in range(UNITS) for hidden in range(HIDDEN)]
    return Net(vec[i64](rows), vec[float](between + [0.0] * HIDDEN + last))


def test_a_net_adds_up_what_is_there_and_silences_what_is_below_zero() -> None:
    """Unit 3, the top one of a word, gets 96 + 32 sixty-fourths; unit 7 stays below zero; the output is biased by 5."""
    net = by_hand(
        {0: {3: 96, 7: 20}, 1: {3: 32, 7: -64}, 2: {3: -127}},
        {(3, 20): 1.5, (3, 1): -1.0, (7, 20): 100.0},
        [0.25 if hidden == 20 else 8.0 if hidden == 1 else 0.0 for hidden in range(HIDDEN)] + [5.0],
    )
    net.see(vec[i64]([0, 1]), 2)
    assert net.output(0) == 5.0 + 0.25 * 1.5 * 2.0
    net.see(vec[i64]([0, 2]), 2)
    assert net.output(0) == 5.0 + 0.25 * 100.0 * 20 / 64
    net.see(vec[i64]([]), 0)
    assert net.output(0) == 5.0


def test_a_sum_of_the_largest_weights_stays_in_its_lane() -> None:
    net = by_hand({0: dict.fromkeys(range(4), 127)}, {(unit, unit): 1.0 for unit in range(4)}, [1.0] * HIDDEN + [0.0])
    net.see(vec[i64]([0] * MOST_ACTIVE), MOST_ACTIVE)
    assert net.output(0) == 4 * 127 * MOST_ACTIVE / 64
    low = by_hand({0: {0: 127, 1: -127, 2: -127, 3: 127}}, {(0, 0): 1.0, (3, 3): 1.0}, [1.0] * HIDDEN + [0.0])
    low.see(vec[i64]([0] * MOST_ACTIVE), MOST_ACTIVE)
    assert low.output(0) == 2 * 127 * MOST_ACTIVE / 64


def test_chances_of_all_outcomes_add_up_to_one() -> None:
    mind = mind_of(0)
    for state in games(3)[::9]:
        value = mind.judge(state, 0)  # type: ignore[arg-type]
        assert sum(mind.chances[outcome] for outcome in range(OUTCOMES)) == pytest.approx(1.0)
        assert 0.0 < value < 1.0
        assert state.estimate(0) == value
        assert state.estimate(0) + state.estimate(1) == pytest.approx(1.0)


def test_the_judge_is_surer_than_the_mind_that_plays() -> None:
    judge = settings_of(petteia.game("duel").manifest.judging).mind
    apart = {True: 0.0, False: 0.0}
    for state in games(3)[::9]:
        for judging in apart:
            apart[judging] += abs(state.judge(judge if judging else 0, 0, 0) - 0.5)
        assert state.judge(judge, 0, 0) + state.judge(judge, 1, 1) == pytest.approx(1.0)
    assert apart[True] > 1.1 * apart[False]


def test_a_taste_likes_its_own_way_of_winning_best() -> None:
    state = duel.position(age=3, table="arsenal palace", coins=(40, 40), pawn=6)
    state.play(state.parse("build arsenal"))
    assert state.over
    assert [mind_of(number).judge(state, 0) for number in range(4)] == [1.0, OTHERWISE, 1.0, OTHERWISE]
    assert [mind_of(number).judge(state, 1) for number in range(4)] == [0.0, 0.0, 0.0, 0.0]


def test_every_action_has_an_output_of_its_own() -> None:
    for state in games(6):
        if state.actor < 0:
            continue
        pairs = [(output_of(state, action), second_output_of(state, action)) for action in state.legal()]  # type: ignore[arg-type]
        assert len(set(pairs)) == len(pairs)
        assert all(OUTCOMES <= first < OUTPUTS and second < OUTPUTS for first, second in pairs)


def test_the_estimate_of_0_1_is_still_there() -> None:
    state = duel.position(age=2, table="walls forum", pawn=0, coins=(30, 0))
    assert state.judge(OF_0_1, 0, 0) > 0.9
    assert state.judge(OF_0_1, 0, 1) == pytest.approx(1.0 - state.judge(OF_0_1, 0, 0))


# ---- its file


def some_mind(path: Path, sees: str = "something") -> Path:
    whole, others = numbers_of(3, 2)
    write_mind(path, {"sees": sees, "made_by": "hand"}, array("q", [0] * whole), array("d", [0.0] * others))
    return path


def test_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    path = some_mind(tmp_path / "a.mind")
    assert read_header(path)["made_by"] == "hand"
    assert read_mind(path, "something", 3, 2)[0].output(1) == 0.0


@pytest.mark.parametrize(
    ("harm", "told"),
    [
        (lambda content: content[:-8], "was changed or cut off"),
        (lambda content: content.replace(b"hand", b"Hand"), "was changed or cut off"),
        (lambda content: b"petteia mind 9" + content[14:], "does not begin with 'petteia mind 1'"),
        (lambda content: b"{}", "is not the file of a mind"),
    ],
)
def test_a_broken_file_is_told(tmp_path: Path, harm: object, told: str) -> None:
    path = some_mind(tmp_path / "a.mind")
    path.write_bytes(harm(path.read_bytes()))  # type: ignore[operator]
    with pytest.raises(MindError, match=told):
        read_mind(path, "something", 3, 2)


def test_a_mind_that_sees_something_else_is_told(tmp_path: Path) -> None:
    with pytest.raises(MindError, match="sees other features"):
        read_mind(some_mind(tmp_path / "a.mind"), "something else", 3, 2)
    with pytest.raises(MindError, match="bytes of numbers instead of"):
        read_mind(some_mind(tmp_path / "a.mind"), "something", 4, 2)
    with pytest.raises(MindError, match="cannot be read"):
        read_mind(tmp_path / "none.mind", "something", 3, 2)


def test_the_games_own_mind_is_whole_small_and_says_how_it_was_made() -> None:
    path = HERE / "duel.mind"
    header = read_header(path)
    assert header["sees"] == SEES
    assert "petteia train duel" in header["made_by"]
    assert header["lessons"] > 0
    assert all(net < linear for net, linear in header["log_loss"].values())
    assert path.stat().st_size <= 2_000_000


def test_who_has_a_taste_ends_more_games_that_way() -> None:
    """Both seats alike: whoever likes science, arms or points best ends more games by it than the others do."""

    def endings(number: int) -> Counter[str]:
        found: Counter[str] = Counter()
        for seed in range(24):
            rng = petteia.Rng(seed)
            state = petteia.game("duel").start()
            while not state.over:
                if state.actor == CHANCE:
                    state.play(state.draw(rng))
                    continue
                search = Search(Settings(prior=1.0, trust=1.0, widening=1.0, mind=number), rng.next())
                search.run(state, state.actor, 20, 0.0, time.monotonic)
                state.play(search.best_action())
            result = state.result
            assert result is not None
            found[result.reason] += 1
        return found

    science, military, points = endings(1), endings(2), endings(3)
    assert science["science"] > max(military["science"], points["science"])
    assert military["military"] > max(science["military"], points["military"])
    assert points["points"] > max(science["points"], military["points"])
