"""Cyclades in words: actions, positions, prices, and errors that help."""

from __future__ import annotations

import pytest

import petteia
from cyclades_stories import do, legal, refusal, start
from petteia.games import cyclades
from petteia.games.aegean.payment import Payment
from petteia.games.cyclades import GAME
from petteia.games.cyclades.actions import FIRST_ACTION, OBJECTS, VERBS


def test_every_action_has_a_text_of_its_own_that_names_it() -> None:
    for seats in (2, 3, 4, 5):
        state = start(seats)
        texts = [state.text(action) for action in range(GAME.actions)]
        assert len(set(texts)) == GAME.actions
        assert [state.parse(text) for text in texts] == list(range(GAME.actions))


def test_decisions_come_before_chance_and_each_verb_has_its_range() -> None:
    assert [verb.words for verb in VERBS[-5:]] == ["marker", "show", "reveal", "attack", "defence"]
    assert FIRST_ACTION[len(VERBS) - 5] == GAME.decisions
    assert sum(OBJECTS[verb.about] for verb in VERBS) == GAME.actions


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("dance", "begins with none of"),
        ("summon krakne", "did you mean kraken"),
        ("sail to Z9", "is not known"),
        ("offer", "is not known|begins with none"),
        ("offer 161", "is not known"),
        ("", "begins with none of"),
    ],
)
def test_a_text_that_names_no_action_is_answered_with_help(text: str, message: str) -> None:
    with pytest.raises(petteia.NotationError, match=message):
        start(3).parse(text)


@pytest.mark.parametrize("action", [-1, GAME.actions])
def test_a_number_outside_the_table_is_no_action(action: int) -> None:
    with pytest.raises(petteia.NotationError):
        start(3).text(action)
    refused = start(3).why_not(action)
    assert refused is not None
    assert refused.key == "no_such_action"


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"seats": 6}, "expected one of 2, 3, 4, 5"),
        ({"ask": "dance"}, "expected one of which_god"),
        ({"fleets": ["C2*9", "F1", "K2"]}, "only 8 exist"),
        ({"fleets": ["C2", "C2", "K2"]}, "stands twice"),
        ({"land": ["i1", "i1", "i3"]}, "stands twice"),
        ({"land": ["i1", "", "i3"]}, "if and only if it has an island"),
        ({"buildings": "i1.2:port"}, "no such slot"),
        ({"buildings": "i1.1:port", "metropolises": "i1"}, "under a metropolis"),
        ({"buildings": "i7.1:port i7.1:temple"}, "stands twice"),
        ({"metropolises": "i4"}, "islands with an owner"),
        ({"gold": (1, 2)}, "expected 3 numbers"),
        ({"gold": (1, 2, -1)}, "less than nothing"),
        ({"track": "kraken kraken -"}, "in two places: kraken"),
        ({"track": "kraken"}, "expected 3 spaces"),
        ({"figures": "giant:i1:0"}, "does not stay"),
        ({"kraken": "C2"}, "Kraken's space"),
        ({"rows": "ares ares"}, "stands twice"),
        ({"turn": 3}, "turn: '3' is not known"),
        ({"ask": "sail_where", "sailing": "A1*1"}, "not there"),
        ({"ask": "march_where", "marching": "i4*1"}, "not there"),
        ({"battle": "land:i2"}, "seven parts"),
        ({"ask": "crush_what", "power": "giant"}, "nothing could be answered"),
        ({"ask": "figure_where", "power": "giant"}, "needs power=minotaur"),
        ({"ask": "god", "phase": "actions"}, "not in the phase"),
        ({"ask": "which_god", "offers": "poseidon:0:9"}, "cannot pay 9"),
        ({"ask": "retreat"}, "battle: expected"),
        ({"recruited": 5}, "expected a number from 0 to 4"),
        ({"cycle": 1, "track": "- giant -"}, "not full yet"),
        ({"priests": (9, 9, 9)}, "too many"),
        ({"colour": "red"}, "no field"),
    ],
)
def test_a_position_that_cannot_be_is_refused(given: dict[str, object], message: str) -> None:
    with pytest.raises(petteia.NotationError, match=message):
        cyclades.position(**given)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda line: line.replace("cyclades/1", "duel/1"), "begins with 'cyclades/1'"),
        (lambda line: line.replace("cycle=3", "cycle=x"), "not a number"),
        (lambda line: line.replace(" cycle=3", ""), "lacks cycle"),
        (lambda line: line + " cycle=3", "stands twice"),
        (lambda line: line + " colour=red", "no field"),
        (lambda line: line + " colour", "expected key=value"),
        (lambda line: line.replace("gold=5/5/5", "gold=5/5"), "one part for each seat"),
        (lambda line: line.replace("fleets=C2", "fleets=C2*1"), "is written otherwise"),
    ],
)
def test_a_line_with_a_mistake_is_answered_with_what_is_wrong(change: object, message: str) -> None:
    line = cyclades.position().position()
    with pytest.raises(petteia.NotationError, match=message):
        GAME.read(change(line))  # type: ignore[operator]


def test_a_line_put_together_at_random_is_refused_or_can_be_played_on() -> None:
    """Fields of different positions, mixed: what is read is a position in which the game goes on."""
    rng = petteia.Rng(5)
    lines = []
    for seats in (2, 3, 4, 5):
        state = start(seats)
        while not state.over:
            state.play(state.draw(rng) if state.actor == petteia.CHANCE else rng.choice(state.legal()))
            if rng.below(12) == 0:
                lines.append(state.position().split())
    read = 0
    for _ in range(600):
        words = list(rng.choice(lines))
        place = 1 + rng.below(len(words) - 1)
        words[place] = rng.choice(lines)[place]
        try:
            state = GAME.read(" ".join(words))
        except petteia.NotationError:
            continue
        read += 1
        for _ in range(60):
            if not state.over:
                state.play(state.draw(rng) if state.actor == petteia.CHANCE else rng.choice(state.legal()))
    assert read > 100


def test_options_are_checked_and_kept() -> None:
    with pytest.raises(petteia.OptionError, match="apollo_scope cannot be 'all'"):
        GAME.start(3, apollo_scope="all")
    assert "apollo_scope=own" in GAME.start(3, apollo_scope="own").position()
    assert [option.default for option in GAME.options] == [
        *("gold", "total", "any", "no", "payable"),
        *("any", "any", "anywhere", "bonus", "everybody"),
    ]


def test_prices_are_explained() -> None:
    state = cyclades.position(god="zeus", track="fates - giant", buildings="i7.1:temple", gold=(9, 5, 5), recruited=1)
    assert state.payment(state.parse("summon fates")) == Payment("fates", 4, 1, "temples")
    assert state.payment(state.parse("recruit priest")) == Payment("priest", 4)
    assert state.payment(state.parse("build i7.2")) == Payment("temple", 2)
    assert state.payment(state.parse("exchange giant")) == Payment("exchange", 1)
    assert state.payment(state.parse("summon kraken")) is None
    assert state.payment(state.parse("done")) is None
    due = state.payment(state.parse("summon fates"))
    assert due is not None
    assert due.sentence() == "4 gold - 1 by temples"
    assert due.plain()["total"] == 3


def test_a_refusal_reads_as_a_sentence_with_its_rule() -> None:
    state = cyclades.position(god="ares", gold=(1, 5, 5))
    assert str(refusal(state, "build i7.1")) == "1 gold short: fortress costs 2 gold, you have 1 (C8.2)"
    assert str(refusal(state, "sail from C2")) == "For that you need the favour of poseidon (C9.10)"
    assert str(refusal(state, "offer 3")).startswith("Now you are asked to take an action of your god")


def test_a_game_is_the_list_of_its_actions() -> None:
    state = start(4)
    rng = petteia.Rng(11)
    texts = []
    while not state.over:
        action = state.draw(rng) if state.actor == petteia.CHANCE else rng.choice(state.legal())
        texts.append(state.text(action))
        state.play(action)
    assert do(start(4), *texts).position() == state.position()
    assert legal(state) == []
    assert refusal(state, "done").key == "game_over"
