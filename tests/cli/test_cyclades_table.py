from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

import petteia
from cli.running import Run
from petteia import CHANCE, Event, Rng, game
from petteia.cli.output import THEME
from petteia.cli.terminal.cyclades.map import draw_map
from petteia.cli.terminal.cyclades.panels import battle_line
from petteia.cli.terminal.cyclades.table import CycladesTable
from petteia.cli.terminal.names import Names, spoken_names
from petteia.cli.terminal.tables import table_for
from petteia.cli.terminal.voice import Voice
from petteia.games.cyclades.notation.setup import position
from petteia.games.cyclades.rules.state import CycladesState
from petteia.games.cyclades.words import events

VOICE = Voice(game("cyclades"), Names(("Anna", "Greedy 1", "Greedy 2")))
ALWAYS_APOLLO = "choose Apollo\nbless i1\n" * 120  # what is not asked for is refused, and nothing happens

# the first cycle of a game with seed 13, as somebody might type it who is outbid once
OUTBID = """\
choose Poseidon
2
choose Ares
4
recruit a troop on i1
march from i1
2
march to i2
recruit a troop on i1
recruit a troop on i1
"""


def saved(path: str | Path) -> petteia.Record:
    return petteia.read(Path(path).read_text(encoding="utf-8"))


def typed_by(record: petteia.Record, seat: int) -> list[str]:
    return [entry.text for entry in record.entries if entry.actor == seat]


def table(seats: int = 3) -> CycladesTable:
    found = table_for(game("cyclades"), spoken_names(["you"] + ["greedy"] * (seats - 1), VOICE.words))
    assert isinstance(found, CycladesTable)
    return found


def on_screen(state: CycladesState, seat: int = 0, columns: int = 120) -> str:
    """The table, the question and the options as a seat sees them."""
    out = io.StringIO()
    screen = Console(file=out, width=columns, theme=THEME, highlight=False, no_color=True)
    shown = table(state.players)
    screen.print(shown.picture(state, seat, columns))
    screen.print(shown.question(state))
    screen.print(shown.options(state))
    return out.getvalue()


def map_of(state: CycladesState, seat: int = 0) -> list[str]:
    return draw_map(state, state.view(seat), 7, VOICE).plain.splitlines()


def squeezed(text: str) -> str:
    return " ".join(text.split())


def purses(shown: str) -> set[tuple[str, str]]:
    """Whose gold is on the screen: names with what is next to them."""
    rows = [line.split() for line in shown.splitlines() if line[:2] in ("● ", "◆ ", "▲ ")]
    return {(" ".join(row[1:-9]), row[-9]) for row in rows}


# ---- whole games


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_whole_game_is_played_by_typing_and_ends_with_the_reason(run: Run, seats: int) -> None:
    players = ",".join(["you"] + ["greedy"] * (seats - 1))
    result = run(f"play cyclades --seats {players} --seed 1 --save game.jsonl", typed=ALWAYS_APOLLO)
    record = saved("game.jsonl")
    end = record.state.result
    assert end is not None
    assert set(typed_by(record, 0)) <= {"choose apollo", "bless i1"}
    names = table(seats).names.players
    before, _, ending = result.stdout.rpartition(f"Winner: {names[end.winners[0]]} (")
    assert " · The game is over ─" in before
    for name, score in zip(names, end.scores, strict=True):
        row = next(line for line in ending.splitlines() if f" {name} " in line)
        assert row.split()[-2:] == [str(score["metropolises"]), str(score["gold"])]


def test_a_cycle_in_words_and_numbers(run: Run) -> None:
    result = run("play cyclades --seats you,greedy,greedy --seed 13 --save game.jsonl", typed=OUTBID)
    assert typed_by(saved("game.jsonl"), 0) == [
        "choose poseidon",
        "offer 2",
        "choose ares",
        "offer 4",
        "recruit troop i1",
        "march from i1",
        "troops 2",
        "march to i2",
        "recruit troop i1",
    ]
    fight = "Player moves 2 troops from i1 to i2. · Player attacks Greedy 1 on i2. Player rolls 1, for a total of 3."
    assert fight in squeezed(result.stdout)
    last = squeezed(result.stdout.rpartition("· Your turn ─")[2])
    assert "Player recruits a troop on i1." in last
    assert "i2 ●1" in last
    assert "Not possible now: Recruit a troop: 3 gold short (troop): the price is 3, you have 0. (C8.2)" in last


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nothing_is_wider_than_the_screen_whatever_is_asked(seats: int) -> None:
    asked = set()
    for state in positions_of_a_random_game(seats, seed=1):
        if state.question not in asked:
            asked.add(state.question)
            for columns in (80, 100, 120):
                shown = on_screen(state, state.actor, columns)
                assert [line for line in shown.splitlines() if cell_len(line) > columns] == []
    assert len(asked) >= 10


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_option_has_a_number_and_can_be_typed_as_it_is_shown(seats: int) -> None:
    shown = table(seats)
    asked = set()
    for state in positions_of_a_random_game(seats, seed=2):
        asked.add(state.question)
        assert sorted(shown.numbered(state).values()) == state.legal()
        for action in state.legal():
            assert shown.parse(state, shown.words(state, action)) == action
    assert len(asked) >= 10


def positions_of_a_random_game(seats: int, seed: int) -> list[CycladesState]:
    """Every 5th question to a player in a random game that is long enough to ask nearly everything."""
    rng = Rng(seed)
    state = game("cyclades").start(seats)
    assert isinstance(state, CycladesState)
    found = []
    for number in range(3000):
        if state.over:
            break
        if state.actor == CHANCE:
            state.play(state.draw(rng))
            continue
        if number % 5 == 0:
            found.append(state.copy())
        eager = [action for action in state.legal() if state.text(action) != "done"] or state.legal()
        state.play(rng.choice(eager))
    return found


# ---- the map


def test_the_map_shows_owner_troops_income_and_buildings() -> None:
    state = position(land=("i1 i7*3", "i2", "i3*0 i8"), buildings="i7.2:port i7.4:temple", blessed="i7")
    rows = map_of(state)
    long_island = next(line for line in rows if "i7" in line)
    assert "i7 ●3" in long_island
    assert "·P·T" in rows[rows.index(long_island) + 1]
    assert "+1" in rows[rows.index(long_island) + 2]
    assert any("i2 ◆1" in line for line in rows)
    assert any("i3 ▲0" in line for line in rows)
    neutral = next(line for line in rows if "i4" in line)
    assert not set("●◆▲") & set(neutral.partition("i4")[2])


def test_the_map_shows_fleets_trade_and_the_kraken() -> None:
    rows = map_of(position(fleets=("C2*4", "F1", ""), kraken="D4"))
    names = next(line for line in rows if "C2" in line)
    below = rows[rows.index(names) + 1]
    assert below[names.index("C2") :].startswith("●4")
    assert "F1 +1" in "".join(rows)
    d = next(line for line in rows if "D4" in line)
    assert rows[rows.index(d) + 1][d.index("D4") :].startswith("Kraken")


def test_the_map_shows_metropolises_and_figures() -> None:
    rows = map_of(position(land=("i1 i7", "i2", "i3 i8"), metropolises="i7 i1", figures="minotaur:i7:1 medusa:i1:1"))
    shown = "\n".join(rows)
    assert "M··" in shown
    assert "Minota" in shown
    islet = next(line for line in rows if "i1" in line)
    assert "+2 MMe" in rows[rows.index(islet) + 1]


def test_places_that_can_be_chosen_are_marked_for_the_one_who_chooses() -> None:
    state = position(god="poseidon", fleets=("C2", "F1", ""), gold=(1, 1, 1))
    assert any("▸C2" in line for line in map_of(state))
    assert any("│F1" in line for line in map_of(state))
    assert "▸" not in "".join(map_of(state, seat=1))


def test_every_space_of_every_map_is_drawn_once() -> None:
    for seats in (2, 3, 4, 5):
        state = position(seats=seats)
        shown = "\n".join(map_of(state)).replace("│", " ").replace("▸", " ").replace("+", " ").replace("░", " ").split()
        for name in (*state.board.chart.sea_names, *state.board.chart.island_names):
            assert shown.count(name) == 1


def test_a_battle_shows_both_sides_and_the_odds() -> None:
    state = position(
        ask="retreat",
        god="ares",
        land=("i1 i7", "i2*2", "i3 i8"),
        fleets=("C2", "F1", "K2"),
        battle="land:i2:0:1:3:0:3",
    )
    assert any("i2 ◆2×●3" in line for line in draw_map(state, state.view(0), 9, VOICE).plain.splitlines())
    told = battle_line(state.view(0), VOICE).plain
    assert told.startswith("Battle: i2 · ● Anna 3 × ◆ Greedy 1 2 · Attacker wins 90%")


# ---- gods, creatures, players


def test_gods_stand_in_the_order_they_act_with_the_offers() -> None:
    state = position(
        ask="which_god", rows="zeus ares", hidden="poseidon athena", offers="ares:1:4", order="1 0 2", laid=1
    )
    shown = on_screen(state)
    assert shown.index("Zeus") < shown.index("Ares") < shown.index("Apollo")
    assert "4 ◆ Greedy 1" in shown
    assert "Poseidon and Athena: asleep this cycle" in shown
    assert "Turn order: ◆ ● ▲" in shown


def test_creatures_come_with_prices_and_powers_and_temples_save_gold() -> None:
    state = position(
        god="zeus", recruited=1, gold=(5, 0, 0), buildings="i7.1:temple", track="pegasus satyr -", discard="fates"
    )
    shown = squeezed(on_screen(state, columns=240))
    assert "4 Pegasus Troops from one of your islands fly to any other island, without fleets." in shown
    assert "Summon Pegasus 3 gold; Saved by temples: 1 gold; Troops from one of your islands" in shown
    assert "Take a philosopher from another player. (no effect now)" in shown


def test_where_temples_are_chosen_those_left_are_told() -> None:
    state = position(
        god="athena",
        recruited=1,
        gold=(9, 0, 0),
        land=("i1 i7", "i2 i5", "i3 i8"),
        buildings="i1.1:temple i7.3:temple",
        metropolises="i7",
        track="pegasus satyr harpy",
    )
    assert "Take a philosopher from another player. (no effect now)" in squeezed(on_screen(state))
    state.play(state.parse("summon harpy"))
    shown = squeezed(on_screen(state))
    assert "Use the temple on i1 discounts left in this cycle: 1" in shown
    assert "Use the temple on i7 discounts left in this cycle: 2" in shown


def test_the_defender_is_asked_for_troop_or_minotaur() -> None:
    state = position(
        ask="lose_what",
        god="ares",
        land=("i1 i7", "i2*2 i5", "i3 i8"),
        figures="minotaur:i2:1",
        battle="land:i2:0:1:3:0:4",
        minotaur="casualty",
    )
    shown = squeezed(on_screen(state, seat=1))
    assert "Which unit do you lose? 1 Lose a troop 2 Lose the Minotaur" in shown


def test_gold_of_others_is_never_on_the_screen() -> None:
    state = position(ask="which_god", rows="zeus ares", gold=(7, 91, 87))
    shown = on_screen(state)
    assert "91" not in shown
    assert "87" not in shown
    assert purses(shown) == {("Player", "7"), ("Greedy 1", "?"), ("Greedy 2", "?")}


def test_open_gold_is_shown_to_all() -> None:
    state = position(ask="which_god", rows="zeus ares", gold=(7, 91, 87), open_gold="yes")
    assert "91" in on_screen(state)
    assert not table().secret(state, 0)


# ---- questions and options


def test_the_number_typed_for_an_offer_is_the_offer(run: Run) -> None:
    line = position(ask="how_much", rows="zeus ares", chosen="ares", offers="ares:1:4", gold=(9, 9, 9)).position()
    typed = "3\n6\nq\n"
    shown = run(
        "play cyclades --seats you,greedy,greedy --seed 1 --save game.jsonl --position", line, typed=typed
    ).stdout
    assert "How much do you offer? · Ares" in shown
    assert "There is no option 3. Choose from 5 to 9." in shown
    assert typed_by(saved("game.jsonl"), 0)[0] == "offer 6"


def test_a_position_that_cannot_be_is_refused_with_all_that_is_wrong(run: Run) -> None:
    line = position(god="poseidon").position().replace("row=0", "row=9").replace("recruited=0", "recruited=7")
    result = run("play cyclades --seats you,greedy,greedy --position", line)
    assert result.exit_code == 2
    assert "- row: 9; expected a number from 0 to 5" in result.stderr
    assert "- recruited: 7; expected a number from 0 to 4" in result.stderr


def test_what_ends_a_turn_is_offered_last() -> None:
    state = position(god="poseidon", gold=(3, 0, 0))
    numbers = table().numbered(state)
    assert state.text(numbers[max(numbers)]) == "done"


def test_options_tell_prices_and_odds() -> None:
    turn = squeezed(on_screen(position(god="poseidon", recruited=2, gold=(3, 0, 0))))
    assert "Recruit a fleet (2 gold)" in turn
    assert "Build: port (2 gold)" in turn
    assert "Move fleets (1 gold)" in turn
    march = on_screen(
        position(
            ask="march_where",
            god="ares",
            land=("i1*3 i7", "i2*2 i5", "i3*0 i8"),
            fleets=("C2", "F1", "K2"),
            marching="i1*2",
        )
    )
    assert "Move to i2  ◆2 Greedy 1: 45% to win" in march
    assert "Move to i3  ▲0 Greedy 2: taken without a fight" in march


def test_who_was_outbid_is_told_so() -> None:
    state = position(
        ask="which_god", rows="zeus ares", bidder="0", lost="ares", offers="ares:1:4", laid=2, order="0 1 2"
    )
    assert table().question(state) == "You have been outbid: choose another god."


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("recruit a fleet in B2", "Greedy 1 has fleets at B2. (C9.1)"),
        ("recruit fleet e1", "E1 does not touch your land. (C9.1)"),
        ("build a port on i2.1", "i2 belongs to Greedy 1. (C9.6)"),
        ("build a port on i7.9", "“build a port on i7.9” is not an action. Did you mean: Build on i7."),
        ("summon the Kraken", "Kraken is not on the track. On it: Pegasus. (C10.1)"),
        ("summon Pegasus", "1 gold short (Pegasus): the price is 4, you have 3. (C8.2)"),
        ("recruit a priest", "You need Zeus for that. (C9.4)"),
        ("dance", "“dance” is not an action."),
        ("99", "There is no option 99"),
        ("? build a port on i7.1", "Build on i7.1: port: possible now Price: 2 gold"),
        ("h", "How to win"),
        ("r C9.1", "Poseidon"),
        ("u", "This cannot be undone"),
    ],
)
def test_refusals_are_sentences_and_the_question_stays(run: Run, typed: str, answer: str) -> None:
    line = position(
        god="poseidon",
        gold=(3, 0, 0),
        fleets=("C2 G5", "B2", "F4"),
        land=("i1 i7", "i2 i5", "i3 i8"),
        track="pegasus - -",
    ).position()
    result = run(
        "play cyclades --seats you,greedy,greedy --seed 1 --save game.jsonl --position",
        line,
        typed=f"{typed}\ndone\nq\n",
    )
    assert answer in squeezed(result.stdout)
    assert "seat 0" not in result.stdout
    assert typed_by(saved("game.jsonl"), 0)[0] == "done"


@pytest.mark.parametrize(("undo", "quit"), [("u", "q"), ("undo", "quit")])
def test_an_action_is_taken_back(run: Run, undo: str, quit: str) -> None:
    line = position(god="poseidon", gold=(3, 0, 0)).position()
    typed = f"build a port on i7.1\n{undo}\nrecruit a fleet in J2\n{quit}\n"
    shown = run("play cyclades --seats you,greedy,greedy --save game.jsonl --position", line, typed=typed).stdout
    assert "Undone: Build on i7.1: port" in shown
    assert typed_by(saved("game.jsonl"), 0) == ["recruit fleet J2"]


def test_the_end_of_the_input_quits_and_saves(run: Run) -> None:
    result = run("play cyclades --seats you,greedy --seed 2 --save game.jsonl", typed="choose Apollo\n")
    assert result.exit_code == 0
    assert "Saved to game.jsonl" in result.stdout
    assert typed_by(saved("game.jsonl"), 0) == ["choose apollo"]


# ---- several people at one screen

HOT_SEAT = {"ask": "which_god", "rows": "zeus ares", "gold": (91, 87, 5), "order": "0 1 2"}


def test_people_at_one_screen_hand_it_over_once_a_turn(run: Run) -> None:
    line = position(**HOT_SEAT).position()  # type: ignore[arg-type]
    typed = "\nchoose Zeus\n4\n\nchoose Ares\n2\nq\n"
    shown = run("play cyclades --seats you,you,you --save game.jsonl --position", line, typed=typed).stdout
    assert [entry.text for entry in saved("game.jsonl").entries] == ["choose zeus", "offer 4", "choose ares", "offer 2"]
    handed = [line.strip("─ ") for line in shown.splitlines() if "─ Pass the device" in line]
    assert handed == [f"Pass the device to Player {number}" for number in (1, 2, 3)]
    before, first, second, third = shown.split(", press Enter")
    assert purses(before) == set()
    assert purses(first) == {("Player 1", "91"), ("Player 2", "?"), ("Player 3", "?")}
    assert purses(second) == {("Player 1", "?"), ("Player 2", "87"), ("Player 3", "?")}
    assert purses(third) == set()
    assert first.count("Private information has been cleared from the screen.") == 1


def test_open_gold_needs_no_hand_over(run: Run) -> None:
    line = position(**HOT_SEAT, open_gold="yes").position()  # type: ignore[arg-type]
    shown = run("play cyclades --seats you,you,you --position", line, typed="choose Zeus\n4\nq\n").stdout
    assert "press Enter" not in shown
    assert "Player 2 to play" in shown


def test_who_quits_leaves_no_gold_on_the_screen(run: Run) -> None:
    line = position(**HOT_SEAT).position()  # type: ignore[arg-type]
    shown = run("play cyclades --seats you,you,greedy --save game.jsonl --position", line, typed="\nq\n").stdout
    after = shown.partition("Private information has been cleared from the screen.")[2]
    assert "Saved to" in after
    assert "91" not in after


# ---- the story


@pytest.mark.parametrize(
    ("happened", "told"),
    [
        (
            [
                events.OfferMade(1, "ares", 3),
                events.OfferMade(0, "ares", 4),
                events.Displaced(1, "ares"),
                events.OfferMade(1, "apollo", 0),
            ],
            ["Greedy 1 offers 3 to Ares. Anna offers 4 to Ares. Greedy 1 is outbid at Ares. Greedy 1 chooses Apollo."],
        ),
        (
            [
                events.TurnBegun(1, "poseidon"),
                events.FleetRecruited(1, "C2"),
                events.GoldMoved(1, -1, "recruit"),
                events.FleetRecruited(1, "C1"),
                events.GoldMoved(1, -2, "building"),
                events.BuildingRaised(1, "port", "i2.1"),
                events.TurnEnded(1),
            ],
            [
                "Greedy 1 acts with Poseidon. Greedy 1 recruits a fleet at C2. Greedy 1 pays 1 gold for recruiting. "
                "Greedy 1 recruits a fleet at C1. Greedy 1 pays 2 gold for a building. Greedy 1 builds on i2.1: port."
            ],
        ),
        (
            [
                events.TroopsMarched(0, "i1", "i2", 2),
                events.LandBattle(0, 1, "i2"),
                events.Rolled(0, 2, 4),
                events.Rolled(1, 1, 2),
                events.TroopsLost(1, "i2", 1),
                events.IslandTaken(0, "i2"),
            ],
            [
                "Anna moves 2 troops from i1 to i2.",
                "Anna attacks Greedy 1 on i2. Anna rolls 2, for a total of 4. Greedy 1 rolls 1, for a total of 2. "
                "Greedy 1 loses 1 troop on i2. Anna takes i2.",
            ],
        ),
        (
            [events.GriffonTook(1, 2, 9).seen_by(0)],
            ["The Griffon takes half of Greedy 2’s gold for Greedy 1."],
        ),
        ([events.GriffonTook(1, 0, 9).seen_by(0)], ["The Griffon takes 9 gold from Anna for Greedy 1."]),
        (
            [events.GoldMoved(0, 2, "income"), events.GoldMoved(1, 3, "income")],
            ["Anna receives 2 gold in income. Greedy 1 receives 3 gold in income."],
        ),
        (
            [events.CreatureSummoned(1, "giant"), events.CreatureDiscarded("giant")],
            ["Greedy 1 summons Giant. Discarded: Giant."],
        ),
        (
            [
                events.CreatureSummoned(1, "polyphemus"),
                events.FigurePlaced("polyphemus", "i7"),
                events.FleetsSailed(0, "F7", "E6", 1),
                events.FleetsLost(0, "K2", 1),
            ],
            [
                "Greedy 1 summons Polyphemus. Polyphemus is placed on i7.",
                "Anna moves 1 fleet from F7 to E6. Anna loses 1 fleet at K2.",
            ],
        ),
        ([events.BuildingRemoved("port", "i2.1")], ["Removed from i2.1: port."]),
        ([events.TurnBegun(0, "ares")], ["Anna acts with Ares."]),
    ],
)
def test_what_happened_is_told_in_few_lines(happened: list[Event], told: list[str]) -> None:
    assert CycladesTable(VOICE).story(happened) == told


def test_the_last_battle_stays_on_the_screen() -> None:
    shown = table()
    shown.story([events.SeaBattle(1, 2, "F4"), events.Rolled(1, 3, 4), events.Rolled(2, 0, 1)])
    shown.story([events.TurnEnded(1)])
    out = io.StringIO()
    Console(file=out, width=120, theme=THEME, highlight=False).print(shown.picture(position(), 0, 120))
    assert "Greedy 1 attacks Greedy 2 at sea: F4. Greedy 1 rolls 3" in squeezed(out.getvalue())
