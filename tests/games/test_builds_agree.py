"""The compiled engines and their plain sources, stepped side by side, agree in every field."""

from __future__ import annotations

import importlib
from array import array
from pathlib import Path
from typing import Any

import pytest

import petteia
from petteia._guard import pure_copy
from petteia.core.engine.mindfile import numbers_of, write_mind
from petteia.core.engine.net import LANE, LANES, TOP_LANE, TOP_START, WORDS, ZERO, features_in
from petteia.games.aegean.mind.standing import OUTPUTS, blocks, sees
from petteia.games.cyclades.mind.places import FEATURES
from petteia.games.cyclades.mind.sights import WIDTH

# by game: seats and options of some tables
TABLES: dict[str, list[tuple[int, dict[str, str]]]] = {
    "duel": [
        (2, {"wonders": "first_game", "neutral_start": "begins"}),
        (2, {"wonders": "draft", "neutral_start": "chooses"}),
        (2, {"wonders": "draft", "neutral_start": "begins"}),
    ],
    "cyclades": [
        (seats, {option.name: option.choices[way] for option in petteia.game("cyclades").options})
        for seats in (2, 3, 4, 5)
        for way in (0, 1)
    ],
    "legendary": [
        (2, {"hydra_horn": "always"}),
        (3, {"apollo_scope": "own"}),
        (4, {"mobilisation_heroes": "many", "chains_on_own_island": "yes"}),
        (4, {"teams": "yes", "steal_from_partner": "no"}),
        (5, {"side": "back", "metropolis_without_site": "lost"}),
        (6, {"target": "4", "side": "back", "trust": "yes"}),
    ],
}
SEEDS = {"duel": 14, "cyclades": 4, "legendary": 3}
# every so many actions, refusals and views are compared, too; they take long
RARELY = {"duel": 1, "cyclades": 9, "legendary": 9}
FEWEST_FIELDS = {"duel": 60, "cyclades": 70, "legendary": 70}
Pair = tuple[Any, Any]

GAMES_AND_TABLES = [(game, table) for game in TABLES for table in range(len(TABLES[game]))]


@pytest.fixture(scope="module", autouse=True)
def plain() -> Any:
    if not petteia.COMPILED:
        pytest.skip("petteia runs uncompiled here (no C compiler, or PETTEIA=pure): there is nothing to compare")
    copy = pure_copy()
    assert not copy.COMPILED
    return copy


def pair(game: str, table: int) -> Pair:
    """A table of the compiled game, and the same of its sources."""
    seats, options = TABLES[game][table]
    twin = importlib.import_module(f"petteia_pure.games.{game}").GAME
    return petteia.game(game).start(seats, **options), twin.start(seats, **options)


def fields(native: Any, twin: Any, path: str = "") -> dict[str, Pair]:
    """Every field of both, down to numbers; the names are those of the plain one, which knows them all."""
    if not type(twin).__module__.startswith("petteia_pure"):
        values = [
            one if isinstance(one, int | float | str | None) else [str(item) for item in one] for one in (native, twin)
        ]
        return {path: (values[0], values[1])}
    names = {*getattr(twin, "__dict__", ())}.union(*(getattr(kind, "__slots__", ()) for kind in type(twin).__mro__))
    found: dict[str, Pair] = {}
    for name in names - {"events"}:
        if not name.startswith("__") and not isinstance(getattr(twin, name), tuple):
            found |= fields(getattr(native, name), getattr(twin, name), f"{path}.{name}")
    return found


def agree(native: Any, twin: Any) -> None:
    different = {path: pair for path, pair in fields(native, twin).items() if pair[0] != pair[1]}
    assert not different


def step(native: Any, twin: Any, rngs: Pair) -> None:
    """One random action, drawn by each with its own generator."""
    legal = native.legal()
    assert twin.legal() == legal
    assert twin.actor == native.actor
    if native.actor == petteia.CHANCE:
        action = native.draw(rngs[0])
        assert twin.draw(rngs[1]) == action
    else:
        action = rngs[0].choice(legal)
        assert rngs[1].choice(legal) == action
    assert twin.text(action) == native.text(action)
    native.play(action)
    twin.play(action)


def generators(plain: Any, seed: int) -> Pair:
    return petteia.Rng(seed), plain.Rng(seed)


@pytest.mark.parametrize("game", TABLES)
def test_the_fields_are_all_there(game: str) -> None:
    assert len(fields(*pair(game, 0))) >= FEWEST_FIELDS[game]


@pytest.mark.parametrize(("game", "table"), GAMES_AND_TABLES)
def test_random_games_agree_at_every_step(plain: Any, game: str, table: int) -> None:
    for seed in range(SEEDS[game]):
        native, twin = pair(game, table)
        native.events, twin.events = [], []
        rngs = generators(plain, seed)
        while not native.over:
            step(native, twin, rngs)
            agree(native, twin)
        assert twin.over
        assert twin.position() == native.position()
        assert [event.plain() for event in twin.events] == [event.plain() for event in native.events]
        assert twin.result.plain() == native.result.plain()


@pytest.mark.parametrize(("game", "table"), GAMES_AND_TABLES)
def test_playouts_agree(plain: Any, game: str, table: int) -> None:
    for seed in range(SEEDS[game]):
        native, twin = pair(game, table)
        native.playout(petteia.Rng(seed))
        twin.playout(plain.Rng(seed))
        assert native.over
        agree(native, twin)
        assert twin.result.plain() == native.result.plain()


@pytest.mark.parametrize(("game", "table"), GAMES_AND_TABLES)
def test_estimates_refusals_payments_and_views_agree(plain: Any, game: str, table: int) -> None:
    native, twin = pair(game, table)
    rngs = generators(plain, table)
    steps = 0
    while not native.over:
        if steps % RARELY[game] == 0:
            for seat in range(native.seats):
                assert twin.estimate(seat) == native.estimate(seat)
            for action in range(0, petteia.game(game).actions, 1 + steps % 61):
                assert str(twin.why_not(action)) == str(native.why_not(action))
                due, twin_due = native.payment(action), twin.payment(action)
                assert (due and due.plain()) == (twin_due and twin_due.plain())
            for seat in (*range(native.seats), petteia.SPECTATOR):
                assert twin.view(seat).plain() == native.view(seat).plain()
        step(native, twin, rngs)
        steps += 1


@pytest.mark.parametrize("decisions", [0, 5, 12, 30, 50])
def test_guided_searches_agree(plain: Any, decisions: int) -> None:
    """The same seed and turns grow the same tree, to the last digit of every value."""
    native, twin = pair("duel", 1)
    rngs = generators(plain, decisions)
    while decisions or native.actor == petteia.CHANCE:
        decisions -= native.actor != petteia.CHANCE
        step(native, twin, rngs)
    trees = []
    for package, state in (("petteia", native), ("petteia_pure", twin)):
        searching = importlib.import_module(f"{package}.search")
        search = searching.Search(searching.Settings(prior=1.0, widening=1.0, trust=0.5, heed=2, rounds=1), 7)
        search.run(state, state.actor, 60, 0.0, lambda: 0.0)
        tree = search.tree
        trees.append([(tree.action[n], tree.visits[n], tree.total[n], tree.looked[n]) for n in range(tree.size)])
    assert trees[0] == trees[1]


@pytest.mark.parametrize("table", [0, 2, 4, 6])
def test_nets_of_cyclades_say_the_same(plain: Any, table: int, tmp_path: Path) -> None:
    net = tmp_path / "some.mind"
    write_some_net(net)
    minds = [
        importlib.import_module(f"{package}.games.cyclades.mind.estimate").JUDGES.add(net)
        for package in ("petteia", "petteia_pure")
    ]
    native, twin = pair("cyclades", table)
    rngs = generators(plain, table)
    steps = differ = 0
    while not native.over:
        if steps % 40 == 0:
            for seat in range(native.seats):
                assert twin.judge(minds[1], 0, seat) == native.judge(minds[0], 0, seat)
                differ += native.judge(minds[0], 0, seat) != native.estimate(seat)
        step(native, twin, rngs)
        steps += 1
    assert differ


def write_some_net(path: Path) -> None:
    """A net that has learnt nothing, and says something all the same."""
    whole, others = numbers_of(features_in(blocks(FEATURES + WIDTH)), OUTPUTS)
    words = [sum((ZERO - 4 + (7 * at + lane) % 9) << (LANE * lane) for lane in range(LANES)) for at in range(whole)]
    for at in range(whole - WORDS, whole):
        words[at] -= TOP_START << TOP_LANE
    rest = [0.01 * ((5 * at) % 7 - 3) for at in range(others)]
    write_mind(path, {"sees": sees(FEATURES + WIDTH)}, array("q", words), array("d", rest))
