"""The terminal says everything in the reader's language: whole random games, and turns as a person plays them."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator

import pytest
from rich.console import Console

import petteia
from cli.running import Run
from petteia.cli.output import THEME
from petteia.cli.terminal.names import spoken_names
from petteia.cli.terminal.plain_table import PlainTable
from petteia.cli.terminal.tables import table_for
from petteia.locale import languages, preferred_language, words

GAMES = {"duel": 2, "cyclades": 3, "legendary": 4}
EVERY = 7  # which positions are looked at
WIDE = 400  # letters, so that nothing is broken or cut
ID = re.compile(r"[a-z]+_[a-z]+|\b(?:action|event|refusal|question|terminal|verb|card|creature)-[a-z]")
LATIN = re.compile(r"[A-Za-z]*[a-z]{2,}")  # signs and ages are capitals


def positions(game: str, seats: int, most: int = 400) -> Iterator[tuple[petteia.State, list[petteia.Event]]]:
    """Positions of a random game with many actions, each with what has happened since the last."""
    rng = petteia.Rng(seats)
    state = petteia.game(game).start(seats)
    state.events = []
    for number in range(most):
        if number % EVERY == 0 or state.over:
            yield state, state.events
            state.events = []
        if state.over:
            return
        if state.actor == petteia.CHANCE:
            state.play(state.draw(rng))
        else:
            eager = [action for action in state.legal() if state.text(action) != "done"] or state.legal()
            state.play(rng.choice(eager))


def shown(table: PlainTable, state: petteia.State, events: list[petteia.Event]) -> str:
    """Everything that the terminal can say about a position: what happened, the table, the question, an explanation of
    every option, and why some other actions are not possible."""
    out = io.StringIO()
    screen = Console(file=out, width=WIDE, theme=THEME, highlight=False, no_color=True)
    seat = max(state.actor, 0)
    for line in table.story([event.seen_by(seat) for event in events]):
        screen.print(line)
    screen.print(table.heading(state))
    screen.print(table.picture(state, seat, WIDE))
    if state.result is not None:
        screen.print(table.ending(state.result))
    if state.actor >= 0:
        screen.print(table.question(state))
        screen.print(table.options(state))
        step = 1 + table.voice.game.decisions // 15
        for action in {*state.legal(), *range(state.actor, table.voice.game.decisions, step)}:
            screen.print(table.explanation(state, action))
    for action in state.legal():
        screen.print(table.words(state, action))
    return out.getvalue()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_no_line_of_a_game_shows_an_id_or_another_language(game: str, language: str) -> None:
    seats = GAMES[game]
    names = spoken_names(["you", *["greedy"] * (seats - 1)], words(language, game))
    table = table_for(petteia.game(game), names, language)
    count = 0
    for state, events in positions(game, seats):
        told = shown(table, state, events)
        count += len(told.splitlines())
        assert ID.findall(told) == []
        if language == "ru":  # whose letters are its own
            assert LATIN.findall(told) == []
    assert count > 500


def test_the_number_of_a_bot_is_not_read_as_one_of_what_follows() -> None:
    """Véletlenszerű 2 flottát toboroz: that would be two fleets."""

    def called(language: str) -> tuple[str, ...]:
        return spoken_names(["you", "random", "random"], words(language, "cyclades")).players

    assert called("en") == ("Player", "Random 1", "Random 2")
    assert called("hu") == ("Játékos", "Véletlenszerű (1)", "Véletlenszerű (2)")


# ---- turns as a person plays them

TURNS = {
    "duel": ("play duel --seats you,greedy --seed 37", "1\n1\n1\n1\n1\n? 1\n? 2\n2\n"),
    "cyclades": ("play cyclades --seats you,greedy,greedy --seed 26", "choose poseidon\n3\n? 1\n1\n1\n"),
    "legendary": ("play legendary --seats you,greedy,greedy --seed 3 --option map=prepared", "1\n? 3\n3\n1\n1\n"),
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_a_person_is_spoken_to_in_his_language(run: Run, game: str, language: str) -> None:
    own = words(language, game)
    command, turns = TURNS[game]
    typed = f"{turns}99\ndance\nu\nr\nh\ns\ns game.jsonl\ns copy.txt\nq\n"
    result = run(f"{command} --language {language} --save game.jsonl", typed=typed, columns=200)
    assert result.exit_code == 0
    for id, args in {
        "game-title": {},
        "table-your-turn": {},
        "terminal-no-action": {"line": "dance"},
        "terminal-file-exists": {"file": "game.jsonl"},
        "terminal-copy-saved": {"file": "copy.txt"},
        "terminal-saved": {"file": "game.jsonl"},
        "overview-ways": {},
    }.items():
        assert own.format(id, **args) in result.stdout, id
    assert ID.findall(result.stdout) == []
    if language == "ru":
        typed_or_named = {
            "Enter",
            "dance",
            "petteia",
            "play",
            "resume",
            "jsonl",
            "game",
            "copy",
            "txt",
            "moya",
            "partiya",
        }
        assert set(LATIN.findall(result.stdout)) - typed_or_named - set(GAMES) == set()


@pytest.mark.parametrize("language", languages())
def test_what_is_shown_can_be_typed_in_every_language(run: Run, language: str) -> None:
    own = words(language, "duel")
    wonder = own.format("wonder-mausoleum")
    chosen = own.format("action-draft", wonder=wonder)
    shown = run(f"play duel --seed 37 --language {language} --save game.jsonl", typed=f"{chosen}\nq\n").stdout
    assert own.format("terminal-no-action", line=chosen) not in shown
    line = own.format("event-wonder_drafted", seat=own.format("terminal-player"), wonder=wonder)
    assert f"· {line}" in shown


@pytest.mark.parametrize(
    ("locale", "variable", "option", "language"),
    [
        ("cs_CZ.UTF-8", "", "", "cs"),
        ("C", "", "", "en"),
        ("de_DE.UTF-8", "", "", "en"),
        ("cs_CZ.UTF-8", "pl", "", "pl"),
        ("cs_CZ.UTF-8", "pl", "--language hu", "hu"),
    ],
)
def test_the_option_wins_over_the_variable_and_that_over_the_system(
    run: Run, monkeypatch: pytest.MonkeyPatch, locale: str, variable: str, option: str, language: str
) -> None:
    monkeypatch.setenv("PETTEIA_LANGUAGE", variable)
    asked = words(language, "duel").format("question-draft")
    assert asked in run(f"play duel --seed 37 {option}", typed="q\n", locale=locale).stdout
    title = words(language, "duel").format("card-aqueduct")
    assert title in run(f"rules duel aqueduct {option}", locale=locale).stdout
    about = words(language, "duel").format("option-decline_token.about")
    assert " ".join(about.split()) in " ".join(run(f"games {option}", locale=locale, columns=300).stdout.split())


def test_a_replay_names_those_who_sat_at_the_terminal(run: Run) -> None:
    run("play duel --seats random,random --seed 1 --save game.jsonl")
    shown = run("replay game.jsonl --language cs").stdout
    own = words("cs", "duel")
    assert f"{own.format('bot-random')} 1" in shown
    assert own.format("points-total") in shown


def test_the_system_s_language_is_that_of_its_messages() -> None:
    assert preferred_language({"LANG": "ru_RU.UTF-8"}) == "ru"
    assert preferred_language({"LC_MESSAGES": "hu_HU", "LANG": "ru_RU.UTF-8"}) == "hu"
    assert preferred_language({"LC_ALL": "pl", "LC_MESSAGES": "hu_HU", "LANG": "ru_RU.UTF-8"}) == "pl"
    assert preferred_language({}) == "en"


# ---- reports of games between bots

REPORTS = {
    "sim duel --games 3 --bots greedy,random": ("terminal-wins-columns", "terminal-reasons-columns"),
    "match duel --games 2 --bots greedy,random": ("terminal-match-columns",),
    "ladder duel --games 2 --bots greedy,random": ("terminal-ladder-columns",),
    "bots duel": ("terminal-bots-columns", "terminal-bot-random", "terminal-bot-look"),
}
AS_TYPED = {
    *("random", "greedy", "novice", "easy", "medium", "hard", "expert", "master", "LEVEL", "search", "module", "Class"),
    *("exploration", "turns", "seconds", "petteia", "bots", "Bot", "bot", "check", "cmd", "COMMAND"),
    *("file", "py", "mine", "depth"),
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("command", REPORTS)
def test_reports_are_in_the_language_of_the_reader(run: Run, command: str, language: str) -> None:
    own = words(language, "duel")
    shown = run(f"{command} --language {language}", columns=200)
    assert shown.exit_code == 0
    for id in REPORTS[command]:
        assert [part for part in own.format(id).split("|") if part.strip() not in shown.stdout] == [], id
    assert ID.findall(shown.stdout) == []
    if language == "ru":
        assert set(LATIN.findall(shown.stdout)) - AS_TYPED == set()


@pytest.mark.parametrize("language", languages())
def test_what_is_verified_is_said_in_the_language_of_the_reader(run: Run, language: str) -> None:
    own = words(language, "duel")
    run("play duel --save game.jsonl", typed="1\n" * 80)
    verified = run(f"verify game.jsonl --language {language}")
    assert verified.exit_code == 0
    for id in ("terminal-fair-alone", "terminal-fair-seal"):
        assert own.format(id) in verified.stdout
    assert ID.findall(verified.stdout) == []
    run("sim duel --games 2 --bots random,random --out games.jsonl")
    nothing = run(f"verify games.jsonl --language {language}")
    assert (nothing.exit_code, nothing.stdout) == (3, "")
    right = own.format("command-rest-right", problem=own.format("terminal-not-pledged"), count=2)
    assert nothing.stderr == own.format("terminal-not-verified", file="games.jsonl", problem=right) + "\n"
