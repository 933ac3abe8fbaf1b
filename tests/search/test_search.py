"""The search: what it finds, what it must never see, and that it is the same everywhere."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest
from pig import PIG, Pig

import petteia
from petteia.games import cyclades, duel
from petteia.games.aegean.rules.table import MOST_STRETCHES, Table
from petteia.search import Analysis, Search, Settings, analyse, node_of
from petteia.search.reuse import children
from petteia.search.tree import DEALT


def searched(state: petteia.State, turns: int, seed: int = 1, settings: Settings | None = None) -> Search:
    search = Search(settings or Settings(), seed)
    search.run(state, state.actor, turns, 0.0, time.monotonic)
    return search


def choice(state: petteia.State, turns: int, settings: Settings | None = None) -> str:
    return state.text(searched(state, turns, settings=settings).best_action())


PLANNING = Settings(exploration=0.1, heed=8, rounds=1, stretches=1)  # as the strong levels of both Cyclades do


def played(state: petteia.State, turns: int) -> list[str]:
    """What a search does from a position on, until chance or another seat is asked."""
    seat = state.actor
    texts = []
    while state.actor == seat:
        texts.append(choice(state, turns, PLANNING))
        state.play(state.parse(texts[-1]))
    return texts


# ---- wins that are there to be found


def test_a_military_win_at_once_is_taken() -> None:
    state = duel.position(age=3, table="arsenal palace obelisk", coins=(40, 40), pawn=6)
    assert choice(state, 200) == "build arsenal"


def test_a_military_win_in_two_turns_is_prepared() -> None:
    """Behind on points, with three red cards there: whichever the other player takes, the third wins."""
    state = duel.position(
        age=2,
        table="walls archery_range parade_ground forum",
        coins=(40, 40),
        pawn=5,
        cards=("", "theater altar baths tribunal temple aqueduct rostrum"),
    )
    assert choice(state, 1000) in ("build walls", "build archery_range", "build parade_ground")


def test_a_science_win_through_the_great_library_is_found() -> None:
    """Five symbols, and Law among the five tokens of the box: the library draws it in three of five cases."""
    state = duel.position(
        age=3,
        table="palace town_hall obelisk",
        coins=(40, 60),
        wonders=("great_library", ""),
        cards=("workshop apothecary scriptorium pharmacist academy", "tribunal statue temple aqueduct rostrum senate"),
        board="agriculture economy masonry strategy theology",
    )
    assert choice(state, 2000).startswith("wonder great_library")
    state.play(state.parse("wonder great_library with palace"))
    for token in ("law", "urbanism", "philosophy"):
        state.play(state.parse(f"draw {token}"))
    assert choice(state, 200) == "keep law"


def test_a_military_win_of_the_opponent_is_blocked() -> None:
    """The other player stands before the capital and the last red card is there: it must go."""
    state = duel.position(age=3, table="arsenal palace town_hall", coins=(60, 60), pawn=-7)
    assert choice(state, 600) in ("build arsenal", "discard arsenal")


def test_the_third_metropolis_is_taken_with_pegasus() -> None:
    """Two players, so three metropolises win; one troop holds the third, on an island that no fleet leads to."""
    state = cyclades.position(
        seats=2,
        god="zeus",
        recruited=1,
        land=["i1*3 i7", "i2 i5*3"],
        fleets=["G5", "F1"],
        metropolises="i1 i7 i2",
        gold=(4, 9),
        track="pegasus satyr -",
    )
    assert played(state, 2000)[-4:] == ["summon pegasus", "fly from i1", "troops 3", "march to i2"]


def test_who_would_win_this_cycle_is_outbid() -> None:
    """Seat 1 has a metropolis and three philosophers and stands with Athena; only the last bidder can stop that."""
    state = cyclades.position(
        ask="which_god",
        rows="athena zeus",  # with Ares an attack on the metropolis would do as well
        order="1 2 0",
        laid=2,
        offers="athena:1:3 zeus:2:2",
        metropolises="i2",
        philosophers=(0, 3, 0),
        gold=(7, 3, 2),
    )
    assert choice(state, 1000, PLANNING) == "choose athena"


def test_a_philosopher_is_stolen_from_who_would_win() -> None:
    """The same threat, when the bids are paid already: the Satyr takes one of the three philosophers."""
    state = cyclades.position(
        god="zeus",
        rows="zeus athena",
        offers="zeus:0:1 athena:1:3",
        apollo="2",
        metropolises="i2",
        philosophers=(0, 3, 0),
        gold=(4, 0, 5),
        track="- satyr -",
    )
    assert played(state, 1000)[:2] == ["summon satyr", "rob 1"]


def test_a_game_of_another_package_is_searched_too() -> None:
    assert choice(Pig((25, 0), turn=0, pot=6), 400) == "hold"
    assert choice(Pig((0, 29), turn=0, pot=2), 2000) == "roll"
    assert choice(PIG.start(4), 300) == "roll"


# ---- the same everywhere


def test_the_same_seed_and_turns_find_the_same() -> None:
    state = duel.position(age=2, coins=(12, 12), wonders=("sphinx piraeus", "colossus mausoleum"))
    first, second = searched(state, 500, seed=3), searched(state, 500, seed=3)
    assert analyse(first, state) == analyse(second, state)
    assert analyse(searched(state, 500, seed=4), state) != analyse(first, state)


def test_a_search_can_go_on() -> None:
    state = duel.position(age=2, coins=(12, 12))
    once = searched(state, 400)
    twice = Search(Settings(), 1)
    for _ in range(2):
        twice.run(state, 0, 200, 0.0, time.monotonic)
    assert analyse(twice, state) == analyse(once, state)


@pytest.mark.parametrize("cost", [0.00002, 0.001, 0.03])
def test_the_time_is_used_and_not_exceeded(cost: float) -> None:
    """However long a turn takes, a search ends within a hundredth, or one turn, of the given time."""
    search = Search(Settings(trust=1.0), 1)
    search.run(duel.position(age=2), 0, 1_000_000, 0.5, lambda: cost * float(search.turns))
    assert 0.5 <= cost * float(search.turns) <= 0.505 + cost


def test_the_clock_is_looked_at_seldom() -> None:
    looks = []

    def clock() -> float:
        looks.append(search.turns)
        return 0.00005 * float(search.turns)

    search = Search(Settings(trust=1.0), 1)
    search.run(duel.position(age=2), 0, 1_000_000, 0.5, clock)
    assert len(looks) < search.turns / 10


def test_the_position_that_is_searched_stays_as_it_is() -> None:
    state = duel.position(age=2, coins=(12, 12))
    before = state.position()
    searched(state, 300)
    assert state.position() == before


def test_what_was_found_is_kept_when_it_still_holds() -> None:
    """The position after the move and an answer is in the tree, with all that is known below it."""
    state = duel.position(age=3, table="arsenal palace obelisk", coins=(40, 40))
    search = searched(state, 2000)
    now = state.copy()
    now.play(search.best_action())
    answer = max(children(search, int(search.tree.most_visited(0))), key=lambda child: int(search.tree.visits[child]))
    now.play(search.tree.action[answer])
    node = node_of(search, state, now)
    assert node == answer
    visits = int(search.tree.visits[node])
    below = {int(search.tree.action[child]): int(search.tree.visits[child]) for child in children(search, node)}
    search.keep(node)
    assert search.tree.visits[0] == visits
    assert {int(search.tree.action[child]): int(search.tree.visits[child]) for child in children(search, 0)} == below
    search.run(now, now.actor, 300, 0.0, time.monotonic)
    assert search.tree.visits[0] == visits + 300
    assert all(considered.visits == 0 or sum(considered.values) > 0 for considered in analyse(search, now).considered)


def test_a_position_that_did_not_come_of_the_root_is_not_found() -> None:
    state = duel.position(age=3, table="arsenal palace obelisk", coins=(40, 40))
    assert node_of(searched(state, 500), state, duel.position(age=2, table="walls forum")) == 0


# ---- what comes out of it


def test_an_analysis_tells_visits_values_and_the_main_line() -> None:
    state = duel.position(age=3, table="arsenal palace obelisk", coins=(40, 40), pawn=6)
    found: Analysis = analyse(searched(state, 300), state)
    assert found.turns == 300
    assert sum(action.visits for action in found.considered) == 300
    assert [action.visits for action in found.considered] == sorted(
        (action.visits for action in found.considered), reverse=True
    )
    assert found.considered[0].values == (1.0, 0.0)
    assert all(sum(action.values) == pytest.approx(1.0) for action in found.considered if action.visits)
    assert found.line == ("build arsenal",)


@pytest.mark.parametrize(
    "settings",
    [
        Settings(look=0.0),
        Settings(rounds=1),
        Settings(heed=2),
        Settings(heed=9, rounds=1),
        Settings(trust=1.0),
        Settings(trust=0.4, rounds=1),
        Settings(prior=1.0, trust=1.0),
        Settings(prior=1.0, widening=1.0, trust=0.5, heed=4, rounds=1, planner=-1),
        Settings(mind=-1),
    ],
    ids=str,
)
def test_every_way_to_weigh_things_finds_a_win(settings: Settings) -> None:
    state = duel.position(age=3, table="arsenal palace obelisk", coins=(40, 40), pawn=6)
    assert choice(state, 200, settings) == "build arsenal"


# ---- searches that are led by priors

GUIDED = Settings(prior=1.0, widening=1.0, trust=1.0)  # as the strong levels of Duel are


def test_a_guided_search_finds_what_takes_two_turns() -> None:
    blocked = duel.position(age=3, table="arsenal palace town_hall", coins=(60, 60), pawn=-7)
    assert choice(blocked, 600, GUIDED) in ("build arsenal", "discard arsenal")
    prepared = duel.position(
        age=2,
        table="walls archery_range parade_ground forum",
        coins=(40, 40),
        pawn=5,
        cards=("", "theater altar baths tribunal temple aqueduct rostrum"),
    )
    assert choice(prepared, 1000, GUIDED) in ("build walls", "build archery_range", "build parade_ground")


def test_a_guided_search_stops_where_an_age_ends() -> None:
    """The last card of Age I: whatever is done with it, what Age II deals is not looked at."""
    state = duel.position(age=1, table="baths", coins=(9, 9))
    search = searched(state, 200, settings=GUIDED)
    assert {int(search.tree.first[child]) for child in children(search, 0)} == {0}
    assert sum(int(search.tree.visits[child]) for child in children(search, 0)) == 200


def test_a_guided_search_looks_at_some_deals_of_the_next_age() -> None:
    """Each end of Age I is judged when it is first seen; then it has as many deals of Age II as the square root of its
    visits allows, and what they lead to is looked at. No line that is told goes through a deal."""
    state = duel.position(age=1, table="baths", coins=(9, 9))
    search = searched(state, 400, settings=replace(GUIDED, ahead=1))
    tree = search.tree
    for end in children(search, 0):
        deals = children(search, end)
        assert {int(tree.mover[deal]) for deal in deals} == {DEALT}
        assert 1 < len(deals) <= 1 + int(tree.visits[end]) ** 0.5
        assert any(tree.first[deal] for deal in deals)
        assert sum(int(tree.visits[deal]) for deal in deals) == int(tree.visits[end]) - 1
    assert len(analyse(search, state).line) == 1
    later = state.copy()
    later.play(search.best_action())
    rng = petteia.Rng(1)
    while later.actor < 0:
        later.play(later.draw(rng))
    assert node_of(search, state, later) == 0


def test_without_widening_every_deal_is_another() -> None:
    search = searched(
        duel.position(age=1, table="baths", coins=(9, 9)), 100, settings=replace(GUIDED, ahead=1, widening=0)
    )
    for end in children(search, 0):
        assert len(children(search, end)) == int(search.tree.visits[end]) - 1


def test_a_search_that_knows_who_wins_stops() -> None:
    """Whoever takes the last card of the game decides it: all its ways are known soon, and so is the result."""
    won = duel.position(age=3, table="arsenal palace obelisk", coins=(40, 40), pawn=6)
    search = searched(won, 5000, settings=GUIDED)
    assert int(search.tree.known[0]) == 1 + won.actor
    assert int(search.turns) < 100
    best = analyse(search, won).considered[0]
    assert (best.text, best.values) == ("build arsenal", (1.0, 0.0))


def test_what_is_known_to_lose_is_not_chosen_however_often_it_was_tried() -> None:
    """Ahead on points, one loses by all ways but one: to take the Arsenal from who would win with it."""
    state = duel.position(
        age=3,
        table="arsenal palace town_hall",
        coins=(60, 60),
        pawn=-7,
        cards=("theater altar baths tribunal temple aqueduct rostrum", ""),
    )
    search = searched(state, 3000, settings=GUIDED)
    tree = search.tree
    best = search.best_action()
    lost = [child for child in children(search, 0) if tree.known[child] == 2 - state.actor]
    lost = [child for child in lost if tree.action[child] != best]
    assert lost
    tree.visits[lost[0]] += 100_000
    assert search.best_action() == best


def test_what_seems_best_is_tried_first_and_shares_add_up() -> None:
    state = duel.position(age=2, coins=(12, 12), wonders=("sphinx piraeus", "colossus mausoleum"))
    search = searched(state, 1, settings=GUIDED)
    priors = {child: search.tree.looked[child] for child in children(search, 0)}
    assert sum(priors.values()) == pytest.approx(1.0)
    assert [child for child in priors if search.tree.visits[child]] == [max(priors, key=lambda child: priors[child])]


def test_a_guided_search_is_the_same_again() -> None:
    state = duel.position(age=2, coins=(12, 12), wonders=("sphinx piraeus", "colossus mausoleum"))
    first, second = searched(state, 400, 3, GUIDED), searched(state, 400, 3, GUIDED)
    assert analyse(first, state) == analyse(second, state)


# ---- playouts that make plans


def some_way_into(game: str, seats: int, actions: int) -> petteia.State:
    """A position reached by random play."""
    state = petteia.game(game).start(seats)
    rng = petteia.Rng(8)
    while actions or state.actor < 0:
        chance = state.actor < 0
        state.play(state.draw(rng) if chance else rng.choice(state.legal()))
        actions -= 0 if chance else 1
    return state


@pytest.mark.parametrize(("game", "seats"), [("duel", 2), ("cyclades", 4), ("legendary", 4)])
def test_a_playout_stops_where_its_last_round_ends(game: str, seats: int) -> None:
    for rounds in (1, 2):
        search = Search(Settings(heed=3, rounds=rounds), 5)
        for actions in range(0, 60, 5):
            state = some_way_into(game, seats, actions)
            begun = state.round
            ended = search.play_on(state)
            assert ended.over or ended.round == begun + rounds


@pytest.mark.parametrize(("game", "seats"), [("cyclades", 4), ("legendary", 4)])
def test_a_playout_stops_where_an_auction_or_a_turn_ends(game: str, seats: int) -> None:
    """Nothing is done in the turn that comes then."""
    search = Search(Settings(heed=3, rounds=1, stretches=1), 5)
    auctions = turns = 0
    for actions in range(0, 60, 5):
        state = some_way_into(game, seats, actions)
        begun = state.round
        stretch = state.stretch
        ended = search.play_on(state)
        assert isinstance(ended, Table)
        assert ended.over or ended.stretch != stretch
        assert ended.over or ended.round == begun + 1 or (ended.round == begun and ended.begun)
        if begun and stretch % MOST_STRETCHES == 0:
            assert ended.round == begun, "an auction is not the last of a cycle"
            auctions += 1
        else:
            turns += begun > 0 and ended.round == begun
    assert auctions
    assert turns


@pytest.mark.parametrize(("game", "seats"), [("cyclades", 4), ("legendary", 4)])
def test_a_plan_leaves_nothing_half_done(game: str, seats: int) -> None:
    """Whatever a plan began with, its actor is asked no more of it."""
    search = Search(Settings(heed=3, rounds=1), 5)
    unsettled = 0
    for actions in range(80):
        state = some_way_into(game, seats, actions)
        actor = state.actor
        unsettled += not state.settled
        planned = search.best_plan(state, actor)
        assert planned.settled or planned.actor != actor
    assert unsettled


def test_the_best_plan_is_taken() -> None:
    """With as many plans as there are actions a playout wins at once; with one it takes any, so not always."""
    state = duel.position(age=3, table="arsenal palace obelisk", coins=(40, 40), pawn=6)
    careful, careless = Search(Settings(heed=99, rounds=1), 1), Search(Settings(heed=1, rounds=1), 1)
    assert all(careful.best_plan(state, 0).over for _ in range(20))
    assert not all(careless.best_plan(state, 0).over for _ in range(20))


def test_outcomes_of_chance_are_told_apart_as_there_is_time_to_look_at_each() -> None:
    """No node of chance knows more outcomes than the square root of its visits allows; without that, some do."""
    state = petteia.game("duel").start(2)
    rng = petteia.Rng(4)
    while state.actor < 0 or state.question == "draft":
        state.play(state.draw(rng) if state.actor < 0 else state.legal()[0])

    def known(settings: Settings) -> list[tuple[int, int]]:
        """The visits of each node of chance, and the outcomes that it knows."""
        search = searched(state, 3000, settings=settings)
        tree = search.tree
        linked = [node for node in range(1, tree.size) if tree.first[node] and not tree.count[node]]
        return [(int(tree.visits[node]), len(children(search, node))) for node in linked]

    assert all(count <= 2.0 + visits**0.5 for visits, count in known(Settings(widening=1.0)))
    assert any(count > 2.0 + visits**0.5 for visits, count in known(Settings()))


def test_a_search_of_many_turns_keeps_its_tree_in_order() -> None:
    state = duel.position(age=1)
    search = searched(state, 8000)
    tree = search.tree
    assert tree.size > 16384  # it grew
    children = range(tree.first[0], tree.first[0] + tree.count[0])
    assert sum(tree.visits[child] for child in children) == tree.visits[0] == 8000


# ---- what the search may not know (D13.4)


def test_the_library_draw_of_the_other_player_is_not_seen() -> None:
    """Two positions that differ in what the other player drew give the same search."""
    position = {"ask": "keep_token", "turn": 1, "table": "quarry press baths", "board": "law economy"}
    found = []
    for drawn in ("masonry strategy theology", "mathematics philosophy urbanism"):
        state = duel.position(drawn=drawn, **position)  # type: ignore[arg-type]
        search = Search(Settings(), 1)
        assert not state.knows_all(0)
        search.run(state, 0, 300, 0.0, time.monotonic)
        assert search.turns == 300
        assert sum(considered.visits for considered in analyse(search, state).considered) == 300
        found.append([int(search.tree.visits[node]) for node in range(int(search.tree.size))])
    assert found[0] == found[1]
