"""A thought keeps its word: answering as it says leads to its goal, for its price."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import legendary_stories
import pytest

from petteia import Rng, State
from petteia.games import cyclades, legendary
from petteia.games.aegean.words.thoughts import Goal, Thought
from petteia.games.cyclades.rules.state import CycladesState

GAMES: dict[str, Any] = {"cyclades": cyclades.GAME, "legendary": legendary.GAME}
MOVES = ("sail from", "march from", "fly from", "mobilise")


def answers(goal: Goal, numbers: dict[str, int], heroes: tuple[str, ...]) -> Iterator[str]:
    """The answers on the way to a goal, with these numbers of each kind and these heroes."""
    for answer in goal.answers:
        if "{heroes}" in answer:
            yield from (answer.replace("{heroes}", hero) for hero in heroes)
        else:
            yield answer.format(**numbers)


def follow(state: State, goal: Goal, numbers: dict[str, int], heroes: tuple[str, ...] = ()) -> Any:
    """The position after all answers; those that are not asked for are left out."""
    for answer in answers(goal, numbers, heroes):
        legal = {state.text(action): action for action in state.legal()}
        if answer in legal:
            state.play(legal[answer])
    return state


def begun(game: str, state: State, text: str) -> tuple[Thought, State]:
    """The thought that an action begins, and the position after it."""
    action = next(action for action in state.legal() if state.text(action) == text)
    thought = GAMES[game].prospect(state, action)
    assert thought is not None
    after = state.copy()
    after.play(action)
    return thought, after


def positions(game: str, seed: int) -> Iterator[State]:
    """The positions of a random game in which somebody can bid or move."""
    rng = Rng(seed)
    options = {"map": "quick"} if game == "legendary" else {}
    state = GAMES[game].start(3, **options)
    while state.result is None:
        if any(state.text(action).startswith(MOVES) for action in state.legal()) or state.question == "which_god":
            yield state
        legal = state.legal()
        state.play(legal[rng.below(len(legal))])


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", GAMES)
def test_the_answers_lead_to_the_goal_for_the_price(game: str, seed: int) -> None:
    """A few hundred thoughts of every game: the units are there, or fight there, and the gold has been paid."""
    looked_at = 0
    for state in positions(game, seed):
        if looked_at > 150:
            break
        for text in [state.text(action) for action in state.legal()]:
            if not text.startswith(MOVES) or state.question == "push_from":
                continue
            thought, after = begun(game, state, text)
            for goal in thought.goals[:: max(1, len(thought.goals) // 3)]:
                looked_at += 1
                most = {number.kind: number.most for number in thought.numbers}
                there = follow(after.copy(), goal, most, thought.heroes)
                check_arrival(state, there, goal)
    assert looked_at > 60


def check_arrival(before: Any, after: Any, goal: Goal) -> None:
    """Nobody is asked how many any more; the units fight there, or they are there and their way is paid."""
    assert not after.question.startswith("how_many"), goal
    battle = after.battle.place >= 0
    assert battle == goal.fight, goal
    if battle:
        return
    view = after.view(int(before.actor)).plain()
    there = [
        area
        for area in (*view["seas"], *view.get("islands", ()), *view.get("lands", ()))
        if goal.goal in (area.get("sea"), area.get("island"), area.get("land"))
    ]
    owners = {area.get("seat", area.get("owner", area.get("faction"))) for area in there}
    assert int(before.turn) in owners, goal
    assert gold(before, before.turn) - gold(after, before.turn) == goal.price


@pytest.mark.parametrize("game", GAMES)
def test_a_bid_tells_what_can_be_offered_and_what_it_costs(game: str) -> None:
    """Exactly the answers that the second question would take."""
    seen = 0
    for state in positions(game, 5):
        if state.question != "which_god":
            continue
        for text in [state.text(action) for action in state.legal()]:
            thought, after = begun(game, state, text)
            offers = [after.text(action) for action in after.legal()] if after.question == "how_much" else []
            assert [goal.answers for goal in thought.goals] == [(offer,) for offer in offers]
            assert [goal.price for goal in thought.goals] == [
                after.payment(action).total  # type: ignore[attr-defined]
                for action in after.legal()
                if offers
            ]
            seen += len(offers)
        if seen > 60:
            return


def test_a_voyage_of_three_spaces_is_one_thought() -> None:
    """Two of three fleets sail from C2 to E2 by the shortest way, and have no step left (C9.10)."""
    state = cyclades.position(god="poseidon", fleets=["C2*3", "F1", "K2"], gold=(9, 5, 5))
    thought, after = begun("cyclades", state, "sail from C2")
    assert thought.origin == "C2"
    assert [(number.kind, number.least, number.most) for number in thought.numbers] == [("fleets", 1, 3)]
    far = [goal for goal in thought.goals if len(goal.way) == 2 and not goal.fight]
    near = [goal for goal in thought.goals if not goal.way]
    assert {goal.steps_left for goal in far} == {0}
    assert {goal.steps_left for goal in near} == {2}
    assert {goal.price for goal in thought.goals} == {1}
    there = follow(after, far[0], {"fleets": 2})
    assert there.question == "turn"
    fleets = {sea.sea: sea.fleets for sea in there.view(0).seas if sea.seat == 0}
    assert fleets == {"C2": 1, far[0].goal: 2}


def test_a_voyage_goes_past_no_enemy_and_tells_the_chance_to_beat_him() -> None:
    """C9.12: a battle ends the move, so behind the enemy nothing is reached by this way."""
    state = cyclades.position(god="poseidon", fleets=["C2*2", "D3 F1", "K2"], gold=(9, 5, 5))
    thought, _ = begun("cyclades", state, "sail from C2")
    enemy = next(goal for goal in thought.goals if goal.goal == "D3")
    assert enemy.fight
    assert enemy.wins is not None
    assert enemy.steps_left == 0
    alone, both = enemy.wins[""][1:]
    assert alone is not None
    assert both is not None
    assert 0 < alone < both < 1
    assert all("D3" not in goal.way for goal in thought.goals)


def test_a_march_names_who_goes_along_and_what_that_is_worth() -> None:
    """Troops, mercenaries and Ajax of Melos1 against Melos3: every company has its chance (L8.7)."""
    state = legendary_stories.at(
        god="ares",
        land=["Melos1*2", "Melos3*2 Delos1", "Ios1"],
        mercenaries="Melos1",
        heroes="ajax:Melos1:0",
        gold=(9, 5, 5),
    )
    thought, after = begun("legendary", state, "march from Melos1")
    assert {number.kind: (number.least, number.most) for number in thought.numbers} == {
        "troops": (0, 2),
        "mercenaries": (0, 1),
    }
    assert thought.heroes == ("ajax",)
    attack = next(goal for goal in thought.goals if goal.goal == "Melos3")
    assert attack.wins is not None
    assert set(attack.wins) == {"", "ajax"}
    weak, strong = attack.wins[""][3], attack.wins["ajax"][3]
    assert weak is not None
    assert strong is not None
    assert weak < strong
    fight = follow(after, attack, {"troops": 2, "mercenaries": 1}, ("ajax",))
    battle = fight.view(0).battle
    assert battle is not None
    assert battle.attacking_heroes == ("ajax",)


def test_a_voyage_of_several_moves_costs_each_of_them() -> None:
    """L7.4: every move costs a gold, so the gold says how far one thought goes."""
    state = legendary_stories.at(god="poseidon", fleets=["MelosA*2", "", ""], gold=(2, 5, 5))
    thought, after = begun("legendary", state, "sail from MelosA")
    assert {goal.price for goal in thought.goals} == {1, 2}
    far = next(goal for goal in thought.goals if goal.price == 2)
    there = follow(after, far, {"fleets": 2})
    assert there.gold_of(0) == 0
    assert [sea.sea for sea in there.view(0).seas if sea.faction == 0 and sea.fleets == 2] == [far.goal]


def test_what_is_no_beginning_is_no_thought() -> None:
    for game, state in (
        ("cyclades", cyclades.position(god="athena", recruited=1)),
        ("legendary", legendary_stories.at(god="athena")),
    ):
        end = next(action for action in state.legal() if state.text(action) == "done")
        assert GAMES[game].prospect(state, end) is None


def gold(state: Any, seat: int) -> int:
    """What a seat or a faction has."""
    return int(state.gold[seat] if isinstance(state, CycladesState) else state.gold_of(seat))
