from __future__ import annotations

import io
from functools import cache
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

import petteia
from cli.running import Run
from petteia import CHANCE, Rng, game
from petteia.cli.output import THEME
from petteia.cli.terminal.legendary.map import draw_map
from petteia.cli.terminal.legendary.places import faction_names, in_full, short, shortest_beginnings
from petteia.cli.terminal.legendary.table import LegendaryTable
from petteia.cli.terminal.names import Names, spoken_names
from petteia.cli.terminal.tables import table_for
from petteia.cli.terminal.voice import Voice
from petteia.games.legendary import LegendaryState, position
from petteia.games.legendary.words import events

VOICE = Voice(game("legendary"), Names(("Anna", "Greedy 1", "Greedy 2")))
SOMEHOW = "choose Apollo\n1\n3\n5\n7\n10\n" * 300  # what is not asked for is refused, and nothing happens


def table(seats: int = 3) -> LegendaryTable:
    found = table_for(game("legendary"), spoken_names(["you"] + ["greedy"] * (seats - 1), VOICE.words))
    assert isinstance(found, LegendaryTable)
    return found


def on_screen(state: LegendaryState, seat: int = 0, columns: int = 140) -> str:
    """The table, the question and the options as a seat sees them."""
    out = io.StringIO()
    screen = Console(file=out, width=columns, theme=THEME, highlight=False, no_color=True)
    shown = table(state.players)
    screen.print(shown.picture(state, seat, columns))
    screen.print(shown.question(state))
    screen.print(shown.options(state))
    return out.getvalue()


def map_of(state: LegendaryState, seat: int = 0, letters: int = 7) -> list[str]:
    return draw_map(state, state.view(seat), letters, VOICE).plain.splitlines()


def squeezed(text: str) -> str:
    return " ".join(text.split())


@cache
def positions_of_a_random_game(seats: int, seed: int) -> list[LegendaryState]:
    """Every 4th question to a player in a random game in which much is done."""
    rng = Rng(seed)
    state = game("legendary").start(seats)
    assert isinstance(state, LegendaryState)
    found = []
    for number in range(2500):
        if state.over:
            break
        if state.actor == CHANCE:
            state.play(state.draw(rng))
            continue
        if number % 4 == 0:
            found.append(state.copy())
        eager = [action for action in state.legal() if state.text(action) != "done"] or state.legal()
        state.play(rng.choice(eager))
    return found


# ---- whole games


@pytest.mark.parametrize("seats", [3, 6])
def test_a_whole_game_is_played_by_typing_and_ends_with_the_reason(run: Run, seats: int) -> None:
    players = ",".join(["you"] + ["greedy"] * (seats - 1))
    result = run(f"play legendary --seats {players} --seed 3 --save game.jsonl", typed=SOMEHOW)
    record = petteia.read(Path("game.jsonl").read_text(encoding="utf-8"))
    end = record.state.result
    assert end is not None
    names = table(seats).names.players
    winners = " and ".join(names[seat] for seat in end.winners)
    before, _, ending = result.stdout.rpartition(f": {winners} (")
    assert " · The game is over ─" in before
    for seat, score in enumerate(end.scores):
        row = next(line for line in ending.splitlines() if f" {names[seat]} " in line)
        assert row.split()[-2:] == [str(score["metropolises"]), str(score["gold"])]


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_nothing_is_wider_than_the_screen_whatever_is_asked(seats: int) -> None:
    asked = set()
    for state in positions_of_a_random_game(seats, seed=1):
        if state.question not in asked:
            asked.add(state.question)
            for columns in (80, 140):
                shown = on_screen(state, state.actor, columns)
                assert [line for line in shown.splitlines() if cell_len(line) > columns] == []
    assert len(asked) >= 12


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_every_option_has_a_number_and_can_be_typed_as_it_is_shown(seats: int) -> None:
    shown = table(seats)
    for state in positions_of_a_random_game(seats, seed=1)[::2]:
        assert sorted(shown.numbered(state).values()) == state.legal()
        for action in state.legal():
            assert shown.parse(state, shown.words(state, action)) == action
            assert shown.parse(state, state.text(action)) == action


# ---- the map


def test_the_map_shows_units_income_buildings_heroes_and_figures() -> None:
    state = position(
        land=["Melos1*3", "Delos1 Delos2*0", "Ios1"],
        mercenaries="Melos1*2",
        buildings="Melos1.1:port",
        metropolises="Delos1.2:two_troops",
        heroes="ajax:Delos1:1",
        figures="kraken:IosA:2 medusa:Kea1:0",
        fleets=["MelosA*2", "", ""],
    )
    shown = "\n".join(map_of(state))
    for sign in ("Me1 ●3", "m2 P·", "De1 ◆1", "·M", "Ajax", "De2 ◆0", "MeA ●2", "Kraken", "Medusa", "Me2"):
        assert sign in shown, sign


def test_every_area_of_every_map_is_drawn_once() -> None:
    for seats in (2, 3, 5, 6):
        for side in ("front", "back"):
            state = game("legendary").start(seats, map="quick", side=side)
            assert isinstance(state, LegendaryState)
            signs = "".join(sign if sign.isalnum() else " " for sign in "\n".join(map_of(state, letters=5)))
            shown = signs.split()
            for name in (*state.map.sea_names, *state.map.island_names):
                assert shown.count(short(name, VOICE)) == 1, name


def test_places_that_can_be_chosen_are_marked_for_the_one_who_chooses() -> None:
    state = position(god="poseidon", built=1, recruited=1, fleets=["MelosA", "MelosB", ""], gold=[1, 1, 1])
    assert any("▸MeA" in line for line in map_of(state))
    assert any("│DeA" in line for line in map_of(state))
    assert "▸" not in "".join(map_of(state, seat=1))


def test_a_battle_shows_both_sides_and_their_strength() -> None:
    state = position(
        ask="retreat",
        god="ares",
        land=["Melos1 Delos3*2", "Melos3*2 Melos2", "Ios1"],
        way="land",
        origin="Melos1",
        battle="land:Melos3:0:1:3:0:3",
        turned=1,
        gold=[1, 1, 1],
    )
    assert any("◆2×●3" in line for line in map_of(state))
    shown = squeezed(on_screen(state))
    assert "Battle: Melos 3 · ● Player 3 (Strength 3) × ◆ Greedy 1 2 (Strength 2) · Attacker" in shown


def test_places_have_short_names_that_can_be_typed() -> None:
    assert tuple(short(area, VOICE) for area in ("Mykonos3", "MelosA", "Ios3.1")) == ("My3", "MeA", "Io3.1")
    assert in_full("march to my3", "en") == "march to mykonos3"
    assert in_full("build Io3.1", "en") == "build ios3.1"
    assert in_full("march to Ми3", "ru") == "march to mykonos3"
    assert shortest_beginnings(("paros", "patmos", "ios")) == {"paros": "Par", "patmos": "Pat", "ios": "Io"}
    state = position(god="ares", built=1, recruited=1, gold=[5, 0, 0], land=["Melos1", "Delos1", "Ios1"])
    assert table().parse(state, "march from me1") == state.parse("march from Melos1")


# ---- gods, creatures, heroes, factions


def test_gods_stand_in_the_order_they_act_with_the_offers() -> None:
    state = position(
        ask="which_god",
        rows="zeus ares hera athena poseidon",
        offers="ares:1:5",
        order="1 0 2",
        placed=2,
        bidder="0",
        gold=[9, 9, 9],
    )
    shown = on_screen(state)
    assert shown.index("Zeus") < shown.index("Ares") < shown.index("Apollo")
    assert "5 ◆ Greedy 1" in shown
    assert "Hera, Athena, Poseidon: face down" in shown
    assert "Turn order: ◆ ● ▲" in shown
    assert "Greedy 1: 5; offer 7 or more, you can pay up to" in squeezed(shown)


def test_creatures_and_heroes_come_with_prices_and_powers() -> None:
    state = position(
        god="hera",
        built=1,
        recruited=1,
        gold=[9, 0, 0],
        buildings="Melos1.1:temple",
        track="pegasus satyr - -",
        hero_track="ajax helen",
    )
    shown = squeezed(on_screen(state))
    assert "Summon Pegasus 1 gold; Saved by temples: 1 gold; Your units from one land fly to any other land." in shown
    assert "Take a philosopher from another player. (no effect now)" in shown
    assert "Recruit (4 gold)" in shown
    assert (
        "Recruit Ajax In battle: Fights with strength 2. Sacrifice: If you hold at least 7 lands: a metropolis."
        in shown
    )


def test_gold_of_others_and_hidden_cards_are_never_on_the_screen() -> None:
    state = position(god="zeus", built=1, recruited=1, gold=[7, 91, 87], seen="kraken:1")
    shown = on_screen(state)
    assert "91" not in shown
    assert "87" not in shown
    assert "Kraken" not in shown
    assert "Only you can see this: Kraken." in on_screen(state, seat=1)
    assert table().secret(state, 1)
    shown = on_screen(position(gold=[7, 91, 87], open_gold="yes"))
    assert "91" in shown


def test_partners_see_the_purse_that_they_share() -> None:
    state = position(seats=4, teams="yes", gold=[17, 23])
    table_alone = on_screen(state, seat=2).partition("Act with your god")[0]
    assert table_alone.count(" 17 ") == 2
    assert "23" not in on_screen(state, seat=2)


def test_with_two_players_it_is_told_which_faction_acts() -> None:
    names = faction_names(Names(("Anna", "Greedy")))
    assert (names(0), names(2), names(3)) == ("Anna ●", "Anna ▲", "Greedy ■")
    state = position(seats=2, turn=2, built=1, recruited=1, gold=[5, 5])
    assert table(2).question(state).startswith("Player ▲: Act with your god · Poseidon · 5 gold")


# ---- questions, options, the story


def test_options_tell_prices_and_odds() -> None:
    state = position(god="ares", built=1, recruited=2, gold=[9, 0, 0], land=["Melos1*3", "Melos3*2 Delos1", "Ios1"])
    shown = squeezed(on_screen(state))
    assert "Recruit a troop (3 gold)" in shown
    assert "Move troops (1 gold)" in shown
    for text in ("march from Melos1", "troops 2"):
        state.play(state.parse(text))
    assert "Where do they move? · Melos\u00a01 · 2 troops" in on_screen(state)
    assert "Move to Melos 3 ◆2 Greedy 1: 45% to win" in squeezed(on_screen(state))


def test_on_trust_it_is_told_what_one_does_not_have() -> None:
    fields = {"rows": "zeus ares hera athena poseidon", "gold": [4, 4, 4], "trust": "yes"}
    assert "1 or more (on trust)" in on_screen(position(ask="which_god", **fields))  # type: ignore[arg-type]
    shown = squeezed(on_screen(position(ask="how_much", chosen="ares", **fields)))  # type: ignore[arg-type]
    assert "How much do you offer? · Ares 1 3 5 (more than you have) 7 (more than you have)" in shown


def test_what_cannot_be_done_now_says_why() -> None:
    state = position(god="ares", built=1, recruited=1, gold=[0, 0, 0], land=["Melos1", "Delos1", "Ios1"])
    assert "Not possible now: Recruit a troop: 2 gold short (troop)" in squeezed(on_screen(state))
    assert "Move troops: 1 gold short (moving troops): the price is 1, you have 0. (L" in squeezed(on_screen(state))


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("recruit a fleet in IosA", "Ios A does not touch your land. (L7.4)"),
        ("build a port on Delos1.1", "You have already built this turn. (L6.4)"),
        ("summon the Kraken", "Kraken is not on the track: it is empty. (L10.0)"),
        ("recruit a priestess", "You need Zeus for that. (L7.2)"),
        ("dance", "“dance” is not an action."),
        ("99", "There is no option 99"),
        ("? recruit a fleet in MeA", "Recruit a fleet at Melos A: ●1 Player Price: 1 gold"),
        ("h", "How to win"),
        ("r L7.4", "Place a new fleet in a sea beside one of your lands"),
        ("u", "This cannot be undone"),
    ],
)
def test_refusals_are_sentences_and_the_question_stays(run: Run, typed: str, answer: str) -> None:
    line = position(god="poseidon", built=1, recruited=1, gold=[3, 3, 3], fleets=["MelosA", "", ""]).position()
    shown = run(
        "play legendary --seats you,greedy,greedy --seed 1 --save game.jsonl --position", line, typed=f"{typed}\nq\n"
    ).stdout
    assert answer in squeezed(shown)


def test_a_turn_is_told_in_a_line_and_a_battle_in_another() -> None:
    told = LegendaryTable(VOICE).story(
        [
            events.TurnBegun(1, "ares"),
            events.BuildingRaised(1, "fortress", "Melos1.1"),
            events.GoldMoved(1, -1, "move"),
            events.UnitsMarched(1, "Melos1", "Melos3", 2),
            events.LandBattle(1, 0, "Melos3"),
            events.Rolled(1, 2, 4),
            events.Rolled(0, 1, 2),
            events.TroopLost(0, "Melos3"),
            events.LandTaken(1, "Melos3"),
            events.BonusGained(0, "three_gold"),
        ]
    )
    assert told == [
        "Greedy 1 acts with Ares. Greedy 1 builds on Melos\u00a01.1: fortress. Greedy 1 pays 1 gold for a move. "
        "Greedy 1 moves 2 units from Melos\u00a01 to Melos\u00a03.",
        "Greedy 1 attacks Anna in Melos\u00a03. Greedy 1 rolls 2, for a total of 4. Anna rolls 1, for a total of 2. "
        "Anna loses a troop in Melos\u00a03. Greedy 1 takes Melos\u00a03. Anna receives the bonus: three gold.",
    ]


def test_every_kind_of_event_is_told_and_hidden_cards_are_not() -> None:
    """All but the end of a turn leave a trace."""
    shown = LegendaryTable(Voice(game("legendary"), Names(("a", "b", "c", "d"))))
    seen: set[str] = set()
    for seed in range(6):
        state, rng = game("legendary").start(4), Rng(seed)
        state.events = []
        while not state.over:
            state.play(state.draw(rng) if state.actor == CHANCE else rng.choice(state.legal()))
        for event in state.events:
            if event.kind not in seen | {"turn_ended"}:
                seen.add(event.kind)
                assert shown.story([event.seen_by(petteia.SPECTATOR)]), event.kind
    assert len(seen) > 40
    hidden = events.CardDrawn(1, "kraken", (1,))
    assert LegendaryTable(VOICE).story([hidden.seen_by(0)]) == ["The Sphinx shows Greedy 1 a card."]
    assert LegendaryTable(VOICE).story([hidden.seen_by(1)]) == ["The Sphinx shows Greedy 1 the card Kraken."]
