"""The bots that play by rules of thumb: they answer whatever they are asked, and do what any player would."""

from __future__ import annotations

from pathlib import Path

import pytest

import petteia
from petteia.bots import Bot, RandomBot, Situation
from petteia.bots.own import made_here
from petteia.games import cyclades, duel, legendary

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
FILES = {"duel": "thumb_duel.py", "cyclades": "thumb_cyclades.py", "legendary": "thumb_cyclades.py"}
BUILT = ("i1.1:port i7.1:fortress", "i2.1:temple")


def thumb(game: str) -> Bot:
    return made_here(f"{EXAMPLES / FILES[game]}:RuleOfThumb")


def said(game: str, state: petteia.State) -> str:
    """What the bot does, in words."""
    return state.text(thumb(game).choose(Situation(state), petteia.Rng(1)))


def winner_is(game: str, bots: list[Bot], seed: int, **options: str) -> float:
    """The share of a whole game's victory that goes to the first of the bots, who sits somewhere else each time."""
    state = petteia.game(game).start(len(bots), **options)
    rng, place = petteia.Rng(seed), seed % len(bots)
    while not state.over:
        if state.actor == petteia.CHANCE:
            state.play(state.draw(rng))
        else:
            state.play(bots[(state.actor - place) % len(bots)].choose(Situation(state), rng))
    return state.reward(place)


# ---- whole games


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("duel", 2, {}),
        ("duel", 2, {"decline_token": "yes", "neutral_start": "chooses"}),
        *[("cyclades", seats, {}) for seats in (2, 3, 4, 5)],
        *[("legendary", seats, {}) for seats in (2, 3, 6)],
        ("legendary", 4, {"teams": "yes"}),
    ],
)
def test_they_play_whole_games_among_themselves(game: str, seats: int, options: dict[str, str]) -> None:
    winner_is(game, [thumb(game) for _ in range(seats)], 1, **options)


@pytest.mark.parametrize("game", FILES)
def test_they_answer_whatever_random_play_leads_to(game: str) -> None:
    """Positions that no sensible player reaches; the legal actions alone say what is asked."""
    rng, bot = petteia.Rng(3), thumb(game)
    asked = set()
    for seats in (2,) if game == "duel" else (3, 5):
        state = petteia.game(game).start(seats)
        while not state.over:
            if state.actor == petteia.CHANCE:
                state.play(state.draw(rng))
                continue
            legal = state.legal()
            if state.question not in asked or rng.random() < 0.1:
                assert bot.choose(Situation(state), rng) in legal
                asked.add(state.question)
            state.play(rng.choice(legal))


@pytest.mark.parametrize(("game", "seats", "games"), [("duel", 2, 20), ("cyclades", 3, 6), ("legendary", 3, 4)])
def test_they_beat_who_plays_at_random(game: str, seats: int, games: int) -> None:
    bots = [thumb(game), *[RandomBot() for _ in range(seats - 1)]]
    assert sum(winner_is(game, bots, seed) for seed in range(games)) >= 0.8 * games


@pytest.mark.parametrize("game", FILES)
def test_the_same_seed_gives_the_same_answers(game: str) -> None:
    state = petteia.game(game).start()
    rng = petteia.Rng(5)
    while state.actor == petteia.CHANCE:
        state.play(state.draw(rng))
    assert said(game, state) == said(game, state)


# ---- Duel


FIVE = "apothecary pharmacist scriptorium workshop university"


def test_the_sixth_symbol_wins() -> None:
    assert said("duel", duel.position(table="study palace", cards=(FIVE, ""), coins=(20, 20))) == "build study"


def test_the_sixth_symbol_of_the_other_is_taken_away() -> None:
    """He could pay for it; he who cannot build it himself buries it or sells it."""
    rich = duel.position(table="study palace", cards=("", FIVE), coins=(40, 40))
    poor = duel.position(table="study palace", cards=("", FIVE), coins=(0, 40))
    assert said("duel", rich).endswith(" study")
    assert said("duel", poor) == "discard study"


def test_nobody_uncovers_the_sixth_symbol_for_the_other() -> None:
    table = {0: "study", 2: "palace", 4: "town_hall"}
    state = duel.position(age=3, table=table, cards=("", FIVE), coins=(40, 40))
    covered = next(slot for slot in state.view(0).table if slot.card == "study").covered_by
    assert covered
    lid = next(slot.card for slot in state.view(0).table if slot.slot in covered)
    assert not said("duel", state).endswith(f" {lid}")


def test_shields_that_win_and_shields_that_would_lose() -> None:
    assert said("duel", duel.position(table="arsenal palace", pawn=6, coins=(40, 40))) == "build arsenal"
    assert said("duel", duel.position(table="arsenal palace", pawn=-6, coins=(40, 40))).endswith(" arsenal")


def test_law_is_the_sixth_symbol_too() -> None:
    state = duel.position(ask="take_token", cards=(f"{FIVE} dispensary", ""), board="law philosophy agriculture")
    assert said("duel", state) == "take law"


# ---- Cyclades


def test_the_fourth_type_of_building_is_a_metropolis() -> None:
    state = cyclades.position(god="athena", buildings="i1.1:port i7.1:fortress i7.2:temple", gold=(3, 5, 5))
    assert said("cyclades", state).startswith("build ")


def test_the_god_of_the_missing_building_is_wanted() -> None:
    """Of the four types the port is missing; of Zeus nobody needs much."""
    state = cyclades.position(
        ask="which_god",
        seats=4,
        rows="zeus poseidon athena",
        buildings="i1.1:temple i8.1:fortress i1.2:university",
        gold=(9, 9, 9, 9),
    )
    assert said("cyclades", state) == "choose poseidon"


def test_who_would_win_does_not_get_his_god() -> None:
    """Seat 1 has a metropolis and three philosophers."""
    fields = {"ask": "which_god", "seats": 4, "rows": "zeus poseidon athena", "gold": (9, 9, 9, 9)}
    wise = cyclades.position(**fields, metropolises="i2", philosophers=(0, 3, 0, 0))  # type: ignore[arg-type]
    assert said("cyclades", wise) == "choose athena"


def test_the_poor_go_to_apollo() -> None:
    state = cyclades.position(ask="which_god", seats=4, rows="zeus poseidon athena", gold=(1, 9, 9, 9))
    assert said("cyclades", state) == "choose apollo"


def test_the_fourth_philosopher_is_worth_four_gold() -> None:
    state = cyclades.position(god="athena", recruited=1, philosophers=(3, 0, 0), gold=(4, 5, 5))
    assert said("cyclades", state) == "recruit philosopher"


# ---- Legendary Edition


def test_a_set_is_completed_in_the_later_edition_too() -> None:
    state = legendary.position(
        ask="which_god",
        rows="zeus athena poseidon ares hera",
        buildings="Melos1.1:port Melos1.2:fortress Melos3.1:temple",
        land=["Melos1 Melos3", "Delos1", "Ios1"],
        gold=[9, 9, 9],
    )
    assert said("legendary", state) == "choose athena"


def test_a_hero_whose_condition_is_met_is_a_metropolis() -> None:
    state = legendary.position(
        god="hera", built=1, recruited=1, heroes="croesus:Melos1:0", land=["Melos1", "Delos1", "Ios1"], gold=[20, 5, 5]
    )
    assert said("legendary", state) == "sacrifice croesus"
