"""An action in parts, which say the same as its text, so that nobody needs the text."""

from __future__ import annotations

import pytest

import petteia
from petteia.core.contract.move import Move
from petteia.core.engine.state import State
from petteia.games import duel
from petteia.games.duel.words.text import TURN_VERBS

GAMES = [("duel", 2), ("cyclades", 2), ("cyclades", 5), ("legendary", 2), ("legendary", 6)]


def positions(game: str, seats: int) -> list[State]:
    """The beginning of a game, and positions along its way."""
    state, rng = petteia.game(game).start(seats), petteia.Rng(11)
    found: list[State] = []
    while not state.over and len(found) < 8:
        if len(found) == 0 or rng.below(25) == 0:
            found.append(state.copy())
        state.play(state.draw(rng) if state.actor == petteia.CHANCE else rng.choice(state.legal()))
    return found


def written(game: str, move: Move) -> str:
    """The text of an action, from its parts alone."""
    objects = dict(move.objects)
    if game == "duel" and move.verb in TURN_VERBS:
        card = objects["card"] or f"slot_{objects['slot']}"
        wonder = f"{objects['wonder'] or 'place_' + str(objects['place'])} with " if move.verb == "wonder" else ""
        return f"{move.verb} {wonder}{card}"
    for area, site in (("island", "slot"), ("land", "site")):
        if area in objects and site in objects:
            place = f"{objects[area]}.{objects[site]}" if objects[area] else f"{site}_{objects[site]}"
            return f"{move.verb} {place}"
    return f"{move.verb} {':'.join(str(value) for value in objects.values())}".strip()


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_parts_of_every_action_make_its_text_and_the_text_makes_the_action(game: str, seats: int) -> None:
    rules = petteia.game(game)
    for state in positions(game, seats):
        seen: dict[tuple[str, tuple[tuple[str, int | str], ...]], int] = {}
        for action in range(rules.actions):
            move = state.move(action)
            assert written(game, move) == state.text(action)
            assert seen.setdefault((move.verb, tuple(move.objects.items())), action) == action  # no two say the same
            if "place" not in move.objects or move.objects["wonder"]:  # an empty place of the hand cannot be named
                assert state.parse(state.text(action)) == action


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_verb_has_the_same_kinds_of_objects_everywhere(game: str, seats: int) -> None:
    shapes: dict[str, tuple[tuple[str, type], ...]] = {}
    for state in positions(game, seats):
        for action in range(petteia.game(game).actions):
            move = state.move(action)
            shape = tuple((kind, type(value)) for kind, value in move.objects.items())
            assert shapes.setdefault(move.verb, shape) == shape


def test_objects_are_names_and_numbers() -> None:
    state = duel.position(age=1, table="baths lumber_yard", coins=(20, 7), wonders=("sphinx", ""))
    build, wonder = (state.move(state.parse(text)) for text in ("build baths", "wonder sphinx with baths"))
    slot = build.objects["slot"]
    assert build == Move("build", {"card": "baths", "slot": slot})
    assert wonder == Move("wonder", {"wonder": "sphinx", "place": 0, "card": "baths", "slot": slot})
    cyclades = petteia.game("cyclades").start(3)
    assert cyclades.move(cyclades.parse("build i3.2")) == Move("build", {"island": "i3", "slot": 2})
    assert cyclades.move(cyclades.parse("offer 5")) == Move("offer", {"amount": 5})
    assert cyclades.move(cyclades.parse("done")) == Move("done", {})


def test_a_plain_game_has_verbs_without_objects() -> None:
    class Coin(State):
        def text(self, action: int) -> str:
            return "heads" if action else "tails"

    assert Coin().move(1) == Move("heads", {})
