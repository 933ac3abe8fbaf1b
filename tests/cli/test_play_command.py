from __future__ import annotations

from pathlib import Path

import pytest
from rich.cells import cell_len

import petteia
from cli.running import Run
from petteia.games.duel.notation.setup import position

ALWAYS_THE_FIRST = "1\n" * 80  # more answers than a game has questions

PRICES = position(
    age=2,
    coins=(3, 7),
    cards=("quarry", "stone_pit lumber_yard"),
    wonders=("sphinx pyramids", "colossus"),
    table="aqueduct rostrum temple",
).position()
LIBRARY = position(
    age=1,
    coins=(20, 20),
    wonders=("great_library", "sphinx"),
    board="agriculture architecture economy masonry mathematics",
    table="tavern altar theater",
).position()
IN_THE_BOX = ("Law", "Philosophy", "Strategy", "Theology", "Urbanism")


def saved(path: str | Path) -> petteia.Record:
    return petteia.read(Path(path).read_text(encoding="utf-8"))


def decisions(record: petteia.Record) -> list[str]:
    return [entry.text for entry in record.entries if entry.actor >= 0]


# ---- whole games


@pytest.mark.parametrize("columns", [80, 120, 160])
def test_a_whole_game_against_a_bot_ends_with_a_score_sheet_and_a_record(run: Run, columns: int) -> None:
    result = run("play duel --seats you,random --seed 3 --save game.jsonl", typed=ALWAYS_THE_FIRST, columns=columns)
    assert result.exit_code == 0
    end = saved("game.jsonl").state.result
    assert end is not None
    assert end.winners == (0,)
    assert "Winner: Player (civilian victory on points, D12.3)" in result.stdout
    sheet = result.stdout.partition("Winner: Player")[2]
    for category, words in (("blue", "Blue cards"), ("wonders", "Wonders"), ("total", "Total")):
        row = next(line for line in sheet.splitlines() if line.strip().startswith(words))
        assert row.split()[-2:] == [str(score[category]) for score in end.scores]
    assert "Saved to game.jsonl" in sheet


@pytest.mark.parametrize("columns", [80, 100, 120])
def test_nothing_is_wider_than_the_screen(run: Run, columns: int) -> None:
    shown = run("play duel --seed 11 --save game.jsonl", typed=ALWAYS_THE_FIRST, columns=columns).stdout
    assert [line for line in shown.splitlines() if cell_len(line) > columns] == []


def test_the_same_seed_and_answers_give_the_same_game(run: Run) -> None:
    for name in ("one", "two"):
        run(f"play duel --seed 8 --save {name}.jsonl", typed=ALWAYS_THE_FIRST)
    assert Path("one.jsonl").read_text() == Path("two.jsonl").read_text()


def test_bots_alone_play_to_the_end(run: Run) -> None:
    result = run("play duel --seats greedy,greedy --seed 1 --save game.jsonl")
    assert "Winner: Greedy " in result.stdout
    assert saved("game.jsonl").players == ["greedy 1", "greedy 2"]


def test_options_of_the_rules_are_kept(run: Run) -> None:
    run("play duel --seed 3 --option wonders=first_game --save game.jsonl", typed="q\n")
    record = saved("game.jsonl")
    assert record.options["wonders"] == "first_game"
    assert not any(text.startswith("draft") for text in decisions(record))


def test_a_game_without_a_drawing_is_played_on_the_plain_table(run: Run, pebbles: petteia.Game) -> None:
    result = run(
        "play pebbles --seats you,you --seed 1 --save game.txt", typed="take one\ntake two\n1\n" + ALWAYS_THE_FIRST
    )
    assert result.exit_code == 0
    assert "pebbles" in result.stdout
    assert "(last pebble)" in result.stdout
    assert decisions(saved("game.txt"))[:2] == ["take one", "take two"]
    assert Path("game.txt").read_text().startswith("[Petteia")


# ---- what is shown


def test_options_come_with_numbers_and_prices(run: Run) -> None:
    shown = run("play duel --seed 1 --position", PRICES, typed="q\n", columns=120).stdout
    rows = {line.split()[1]: " ".join(line.split()) for line in shown.splitlines() if line.startswith(" Bl ")}
    assert rows["Aqueduct"] == "Bl Aqueduct ✗ 3◉ short (6◉) 1 +2◉"
    assert rows["Rostrum"] == "Bl Rostrum 2 3◉ 1 wood at 3 3 +2◉"
    assert "Wonders you cannot afford now: Sphinx (3◉ short), Pyramids (5◉ short)" in shown


def test_wonders_that_can_be_paid_have_a_number_for_each_card(run: Run) -> None:
    line = position(age=2, coins=(9, 7), wonders=("sphinx", "colossus"), table="walls temple").position()
    shown = run("play duel --seed 1 --position", line, typed="3\nq\n", columns=120).stdout
    assert "Sphinx" in shown
    assert (
        "Player pays 8 coins for resources. Player builds the wonder Sphinx with Walls. Player takes another turn."
        in shown
    )


def test_what_bot_and_chance_did_is_told(run: Run) -> None:
    typed = "1\n" * 6 + "q\n"
    shown = run("play duel --seats you,random --seed 40 --save game.jsonl", typed=typed, columns=240).stdout
    assert "· Random is the first player." in shown
    assert "· On offer: Appian Way, Piraeus, Colossus, and Great Library." in shown
    assert "· Random chooses Appian Way." in shown
    last = shown.rpartition("Your turn")[2]
    told = [line for line in last.splitlines() if line.startswith("· ")]
    assert told == [
        "· Player builds Theater.",
        "· Revealed: Wood Reserve and Apothecary.",
        "· Random pays 8 coins for resources. Random builds the wonder Piraeus with Apothecary. "
        "Random takes another turn. Random discards Wood Reserve. Random receives 2 coins for the card.",
    ]


# ---- what is typed


def test_an_action_can_be_typed_in_words(run: Run) -> None:
    run("play duel --seed 1 --save game.jsonl --position", PRICES, typed="Build  Rostrum\nq\n")
    assert decisions(saved("game.jsonl"))[0] == "build rostrum"


def test_a_refusal_is_explained_with_rule_and_numbers(run: Run) -> None:
    shown = run("play duel --position", PRICES, typed="? build aqueduct\nq\n", columns=120).stdout
    assert "3 coins short for Aqueduct: the price is 6 (2 stone at 3), you have 3." in shown
    assert "(D5.11)" in shown
    explained = " ".join(shown.partition("(D5.11)")[2].split())
    assert "stone: produced by your Quarry 0" in explained
    assert "stone: bought for 3 coins (2, plus 1 for each that your opponent produces: 1) 3 D5.5" in explained
    assert "Total: 6 coins 6" in explained


def test_a_payment_is_explained_unit_by_unit(run: Run) -> None:
    shown = " ".join(run("play duel --position", PRICES, typed="? 2\nq\n").stdout.split())
    assert "stone: produced by your Quarry 0 wood: bought for 3 coins (2, plus 1 for" in shown
    assert "Build Rostrum for 3 coins Worth 4 points at the end. Lets you build Senate for free later." in shown


def test_a_covered_card_is_refused_without_numbers_of_slots(run: Run) -> None:
    shown = run("play duel --seed 37", typed="1\n1\n1\n1\nbuild altar\nq\n").stdout
    assert "Still covered by: two face-down cards. (D0.2)" in " ".join(shown.split())
    assert "slot" not in shown


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99", "There is no option 99. Choose from 1 to 3."),
        ("0", "There is no option 0"),
        ("9" * 5000, "is not an action"),
        ("dance", "“dance” is not an action."),
        ("draft sphynx", "Did you mean: Choose Sphinx?"),
        ("draft colossus", "Not on offer: Colossus. On offer: "),
        ("build baths", "Not face up on the table: Baths. (D0.2)"),
        ("", "Type a number from 1 to 3, an action in words, or h for help."),
        ("? ", "Add an action to have it explained"),
        ("s", "Where to?"),
        ("s game.jsonl", "game.jsonl already exists"),
        ("s game.jsonl/below", "cannot be written"),
        ("r", "Which rule or chapter?"),
        ("u", "This cannot be undone"),
        ("h", "Three ways to win"),
    ],
)
def test_wrong_input_gets_a_sentence_and_the_question_stays(run: Run, typed: str, answer: str) -> None:
    result = run("play duel --seed 37 --save game.jsonl", typed=f"{typed}\ndraft piraeus\nq\n")
    assert result.exit_code == 0
    assert answer in " ".join(result.stdout.split())
    assert "draft piraeus" in decisions(saved("game.jsonl"))


def test_rules_are_shown_at_the_table(run: Run, pebbles: petteia.Game) -> None:
    shown = run("play pebbles", typed="r T2.1\nr T9\nq\n").stdout
    assert "Who takes the last pebble wins." in shown
    assert "Pebbles has no rule, chapter or thing “T9”." in shown


def test_an_action_is_taken_back(run: Run) -> None:
    result = run("play duel --seed 37 --save game.jsonl", typed="draft mausoleum\nu\ndraft sphinx\nq\n")
    assert "Undone: Choose Mausoleum" in result.stdout
    mine = [entry.text for entry in saved("game.jsonl").entries if entry.actor == 0]
    assert mine == ["draft sphinx"]
    assert result.stdout.count("Player chooses Mausoleum") == 1


def test_what_another_saw_cannot_be_taken_back(run: Run) -> None:
    result = run("play duel --seed 37 --save game.jsonl", typed="1\n1\nu\nq\n")
    assert "This cannot be undone" in result.stdout
    assert len(decisions(saved("game.jsonl"))) > 2


# ---- saving


def test_the_end_of_the_input_quits_and_saves(run: Run) -> None:
    result = run("play duel --seed 37")
    assert result.exit_code == 0
    (path,) = Path("petteia-records").glob("*.jsonl")
    assert path.name.startswith("duel-")
    assert f"Saved to {path}" in result.stdout
    assert f"petteia play duel --resume {path}" in result.stdout
    assert saved(path).players == ["you", "greedy"]


def test_a_game_resumed_goes_on_as_if_it_had_not_been_left(run: Run) -> None:
    run("play duel --seed 5 --save whole.jsonl", typed=ALWAYS_THE_FIRST)
    run("play duel --seed 5 --save parts.jsonl", typed="1\n" * 12 + "q\n")
    assert not saved("parts.jsonl").state.over
    result = run("play duel --seed 5 --resume parts.jsonl", typed=ALWAYS_THE_FIRST)
    assert "Saved to parts.jsonl" in result.stdout
    assert Path("parts.jsonl").read_text() == Path("whole.jsonl").read_text()


def test_a_copy_can_be_saved_in_the_form_for_people(run: Run) -> None:
    result = run("play duel --seed 37 --save game.jsonl", typed="1\ns copy.txt\nq\n")
    assert "Copy saved to copy.txt" in result.stdout
    assert decisions(saved("copy.txt")) == decisions(saved("game.jsonl"))


def test_a_file_that_exists_is_not_overwritten(run: Run) -> None:
    Path("mine.txt").write_text("a letter")
    result = run("play duel --save mine.txt")
    assert result.exit_code == 2
    assert Path("mine.txt").read_text() == "a letter"


@pytest.mark.parametrize(
    ("arguments", "code", "says"),
    [
        ("--seats you", 2, "played by 2, not by 1"),
        ("--seats you,deepest", 2, "unknown player 'deepest'; choose from you, random, greedy"),
        ("--position duel/2", 2, "position begins with 'duel/1'"),
        ("--option stars=many", 2, "its options: wonders, first_player, neutral_start, decline_token"),
        ("--resume nowhere.jsonl", 2, "does not exist"),
        ("--resume broken.jsonl", 1, "line 1: not JSON"),
        ("--resume broken.jsonl --option wonders=draft", 2, "leave out --option"),
        ("--save broken.jsonl/game.jsonl", 1, "cannot be written"),
    ],
)
def test_wrong_arguments_are_refused(run: Run, arguments: str, code: int, says: str) -> None:
    Path("broken.jsonl").write_text("{nothing\n")
    result = run(f"play duel {arguments}")
    assert result.exit_code == code
    assert says in " ".join(result.stderr.split())


def test_all_that_is_wrong_with_a_position_is_said(run: Run) -> None:
    result = run("play duel --position", PRICES.replace("pawn=0", "pawn=12").replace("turn=0", "turn=2"))
    assert result.exit_code == 2
    assert "2 things are wrong" in result.stderr
    assert "- turn: 2; expected a number from 0 to 1" in result.stderr
    assert "- pawn: 12; expected a number from -9 to 9" in result.stderr


def test_a_position_brings_its_options(run: Run) -> None:
    line = PRICES.replace("neutral=begins", "neutral=chooses")
    assert run("play duel --save game.jsonl --position", line, typed="q\n").exit_code == 0
    assert saved("game.jsonl").options["neutral_start"] == "chooses"
    refused = run("play duel --option neutral_start=begins --position", line)
    assert "the position is played with neutral_start=chooses, not begins" in refused.stderr


# ---- several people at one screen


def test_people_at_one_screen_are_asked_by_turns(run: Run) -> None:
    shown = run("play duel --seats you,you --seed 37 --save game.jsonl", typed="1\n" * 10 + "q\n").stdout
    assert "Player 1 to play" in shown
    assert "Player 2 to play" in shown
    assert "look away" not in shown
    assert saved("game.jsonl").players == ["player 1", "player 2"]


def test_what_was_taken_back_is_not_told_to_the_other(run: Run) -> None:
    line = position(age=1, coins=(9, 9), wonders=("sphinx", "colossus"), table="altar theater tavern").position()
    typed = "build altar\nu\nbuild tavern\nq\n"
    shown = run("play duel --seats you,you --save game.jsonl --position", line, typed=typed).stdout
    assert decisions(saved("game.jsonl")) == ["build tavern"]
    told = [line for line in shown.rpartition("Player 2 to play")[2].splitlines() if line.startswith("· ")]
    assert told == ["· Player 1 builds Tavern. Player 1 receives 4 coins from the card."]


def test_private_draws_are_shown_only_after_the_screen_is_handed_over(run: Run) -> None:
    typed = "wonder great library with tavern\n\n2\nq\n"
    shown = run("play duel --seats you,you --seed 1 --save game.jsonl --position", LIBRARY, typed=typed).stdout
    before, _, rest = shown.partition("Player 1, press Enter")
    private, _, after = rest.partition("Private information has been cleared from the screen.")
    after = " ".join(after.split())
    record = saved("game.jsonl")
    drawn = [entry.text.partition(" ")[2].capitalize() for entry in record.entries if entry.text.startswith("draw")]
    assert len(drawn) == 3
    assert "Pass the device to Player 1" in before
    assert [token for token in IN_THE_BOX if token in before] == []
    assert [token for token in drawn if token not in private] == []
    kept = next(entry.text for entry in record.entries if entry.text.startswith("keep")).partition(" ")[2].capitalize()
    assert f"Player 1 takes the progress token {kept}." in after
    assert "Player 1 secretly draws a token from the box." in after
    assert [token for token in IN_THE_BOX if token in after and token != kept] == []


def test_who_quits_at_a_private_question_leaves_nothing_on_the_screen(run: Run) -> None:
    typed = "wonder great library with tavern\n\nq\n"
    shown = run("play duel --seats you,you --seed 1 --position", LIBRARY, typed=typed).stdout
    after = shown.partition("Private information has been cleared from the screen.")[2]
    assert "Saved to" in after
    assert [token for token in IN_THE_BOX if token in after] == []


def test_a_person_alone_needs_no_hand_over(run: Run) -> None:
    shown = run("play duel --seed 1 --position", LIBRARY, typed="wonder great library with tavern\nq\n").stdout
    assert "press Enter" not in shown
    assert "Player draws" in shown


def test_what_a_bot_draws_in_secret_is_not_told(run: Run) -> None:
    line = position(
        age=2,
        coins=(4, 1),
        cards=("lumber_yard sawmill glassworks press", ""),
        wonders=("great_library", "sphinx"),
        board="agriculture economy",
        table="walls barracks",
    ).position()
    shown = run(
        "play duel --seats expert-0.1:turns=50,you --seed 1 --save game.jsonl --position", line, typed="q\n"
    ).stdout
    record = saved("game.jsonl")
    drawn = {entry.text.partition(" ")[2] for entry in record.entries if entry.text.startswith("draw")}
    kept = {entry.text.partition(" ")[2] for entry in record.entries if entry.text.startswith("keep")}
    assert len(drawn - kept) == 2
    assert "secretly draws a token from the box." in shown
    assert [token for token in drawn - kept if token.capitalize() in shown] == []


def test_a_card_that_is_gone_is_refused_in_the_players_language(run: Run) -> None:
    gone = position(age=2, cards=("", "forum"), table="aqueduct rostrum temple").position()
    shown = run("play duel --language cs --save game.jsonl --position", gone, typed="build forum\nq\n").stdout
    assert "je v soupeřově městě, ne na stole" in " ".join(shown.split())
    assert "D0.2" in shown
