"""No viewers ever receive what they may not know: the bytes sent to them are the same whatever is hidden from them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from legendary_stories import at, do

import petteia
from petteia.core.engine.state import State
from petteia.games import cyclades, duel
from petteia.server.table import messages as m
from petteia.server.table.audience import Explaining, Eyes, Showing
from petteia.server.table.clocks import Clocks
from petteia.server.table.course import Course, Row, Told, carry_out

GAMES = [("duel", 2), ("cyclades", 3), ("legendary", 4)]


def bytes_for(course: Course, state: State, eyes: int) -> bytes:
    """Everything that a pair of eyes is sent of a position: view, question, explanations."""
    course.state = state
    asked = int(state.actor) if state.actor >= 0 else None
    explaining = Explaining(course.game, course.state, course.length)
    showing = Showing(course, Clocks(m.Pace(30, 30), course.seats), asked, 0, True, explaining)
    (shown,) = showing.played([], [Eyes(eyes, explained=True)])
    while asked == eyes and explaining.go_on():
        pass
    return m.ENCODER.encode(shown)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_positions_that_look_alike_to_a_seat_are_sent_in_the_same_bytes(game: str, seats: int) -> None:
    rules = petteia.game(game)
    options = {"teams": "yes"} if game == "legendary" else {}
    for seed in range(2):
        rng = petteia.Rng(seed)
        course = Course(rules, seats, rules.check_options(options))
        state = course.state
        while not state.over:
            for eyes in (*range(seats), petteia.SPECTATOR):
                if not state.knows_all(eyes):
                    for world in range(3):
                        other = state.imagine(eyes, rng.spawn(world))
                        assert bytes_for(course, other, eyes) == bytes_for(course, state, eyes)
            state.play(state.draw(rng) if state.actor == petteia.CHANCE else rng.choice(state.legal()))


def test_others_gold_makes_no_difference() -> None:
    poor = cyclades.position(god="athena", gold=(3, 1, 1), track="fates satyr giant")
    rich = cyclades.position(god="athena", gold=(3, 50, 9), track="fates satyr giant")
    course = Course(petteia.game("cyclades"), 3, petteia.game("cyclades").check_options({}))
    for eyes in (0, petteia.SPECTATOR):
        assert bytes_for(course, poor, eyes) == bytes_for(course, rich, eyes)
    assert bytes_for(course, poor, 1) != bytes_for(course, rich, 1)


def private_draws() -> Iterator[State]:
    """Positions where chance shows something to one seat: the Great Library, Zeus' look, the Sphinx."""
    library = duel.position(age=2, table="aqueduct walls", coins=(60, 7), wonders=("great_library", ""))
    library.play(next(action for action in library.legal() if library.text(action).startswith("wonder great_library")))
    yield library
    yield do(at(god="zeus", gold=[9, 0, 0], track="sphinx - - -"), "look")
    yield do(at(god="zeus", gold=[9, 0, 0], track="sphinx - - -"), "summon sphinx")


def test_what_chance_shows_to_one_has_no_name_for_the_others() -> None:
    for state in private_draws():
        assert state.actor == petteia.CHANCE
        told = []
        for action in state.legal()[:2]:
            text, events = carry_out(state.copy(), action)
            told.append(Told(Row(0, "action", petteia.CHANCE, action, True, 0, 0), text, events))
        builder = 0
        assert told[0].seen_by(builder) != told[1].seen_by(builder)
        for eyes in (1, petteia.SPECTATOR):
            assert m.ENCODER.encode(told[0].seen_by(eyes)) == m.ENCODER.encode(told[1].seen_by(eyes))
            assert told[0].seen_by(eyes).action == -1


def test_a_log_that_several_read_names_nothing_that_only_one_may_know() -> None:
    for state in private_draws():
        rules = petteia.game(state.position().partition("/")[0])
        course = Course(rules, int(state.seats), rules.check_options({}))
        course.state = state
        told = course.play(state.legal()[0], 0, 0)
        showing = Showing(course, Clocks(m.Pace(), course.seats), 0, 0, True)
        own, shared, public = Eyes(0), Eyes(0, shared=(0, 1)), Eyes(petteia.SPECTATOR)
        alone, together, onlooker = showing.played([told], [own, shared, public])
        assert together.view == alone.view
        assert alone.entries != onlooker.entries
        assert together.entries == onlooker.entries
        assert showing.state(shared, -1).log == showing.state(public, -1).log


def test_positions_after_a_private_look_are_sent_in_the_same_bytes() -> None:
    for state in private_draws():
        state.play(state.legal()[0])
        rules = petteia.game(state.position().partition("/")[0])
        course = Course(rules, int(state.seats), rules.check_options({}))
        for eyes in (1, petteia.SPECTATOR):
            assert not state.knows_all(eyes)
            for seed in range(8):
                assert bytes_for(course, state.imagine(eyes, petteia.Rng(seed)), eyes) == bytes_for(course, state, eyes)


def test_a_bot_is_asked_the_same_whatever_is_hidden_from_its_seat() -> None:
    seen = do(at(god="zeus", gold=[9, 0, 0], track="sphinx - - -"), "look", "glimpse kraken", "put back")
    for seat in (1, 2):
        assert not seen.knows_all(seat)
        for seed in range(8):
            other = seen.imagine(seat, petteia.Rng(100 + seed))
            for told in range(3):  # what crosses to the bot's process, by the seed of the question
                asked = seen.imagine(seat, petteia.Rng(told)).position()
                assert asked == other.imagine(seat, petteia.Rng(told)).position()


def test_an_action_that_brings_to_light_what_one_had_seen_cannot_be_taken_back() -> None:
    rules = petteia.game("legendary")
    course = Course(rules, 3, rules.check_options({}))
    course.state = do(at(god="zeus", gold=[9, 0, 0], track="sphinx - - -"), "look", "glimpse kraken", "put back")
    course.play(int(course.state.parse("summon sphinx")), 0, 0)
    assert course.may_take_back(0) == 0


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_who_takes_back_has_learned_nothing(game: str, seats: int) -> None:
    """In every world that the seat could be in, the action that may be taken back leads to the same view."""
    rules = petteia.game(game)
    taken_back = 0
    for seed in range(2):
        rng = petteia.Rng(seed)
        course = Course(rules, seats, rules.check_options({}))
        while not course.state.over:
            state = course.state
            seat = int(state.actor)
            action = int(state.draw(rng)) if seat == petteia.CHANCE else rng.choice(state.legal())
            worlds = [state.imagine(seat, rng.spawn(world)) for world in range(2)] if seat >= 0 else []
            course.play(action, 0, 0)
            if seat >= 0 and course.may_take_back(seat):
                taken_back += 1
                for world in worlds:
                    world.play(action)
                    assert m.ENCODER.encode(world.view(seat)) == m.ENCODER.encode(course.state.view(seat))
    assert taken_back
