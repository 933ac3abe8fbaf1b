"""The contract check passes for our games and a plug-in, and finds every kind of breach."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from pig import PIG, Pig, PigGame, PigView

import petteia
from petteia.bots.levels import settings_of
from petteia.core.contract.manifest import Character, FirstGame, Level, Manifest
from petteia.core.contract.move import Move
from petteia.core.contract.observation import Observation, number
from petteia.review.looking import lens

sys.path.insert(0, str(Path(__file__).parents[2] / "examples"))

petteia.register(PIG)


def test_duel_keeps_the_contract() -> None:
    report = petteia.check(petteia.game("duel"), games=12, seed=3)
    assert report.games == 12
    assert 60 < report.decisions / report.games < 80
    assert report.most_legal < 40


def test_a_game_in_plain_python_keeps_the_contract() -> None:
    report = petteia.check(PIG, games=5)
    assert report.games == 15
    assert report.chance_actions > 0


def test_a_game_in_plain_python_can_be_played_out_by_the_engine() -> None:
    state = PIG.start(3)
    state.playout(petteia.Rng(1))
    assert state.over
    assert sum(state.reward(seat) for seat in range(3)) == 1.0


def test_the_example_runs() -> None:
    path = Path(__file__).parents[2] / "examples" / "pig.py"
    printed = subprocess.run([sys.executable, str(path)], capture_output=True, text=True, check=True, timeout=60)
    assert "Report(game='pig', games=30" in printed.stdout


def broken_pig(**changes: object) -> petteia.Game:
    """Pig with some methods of its state replaced."""
    kind = type("BrokenPig", (Pig,), {**changes, "copy": lambda self: again(self)})

    def again(state: Pig) -> Pig:
        made: Pig = kind(state.scores, state.turn, state.pot, state.rolling)
        return made

    class BrokenGame(PigGame):
        def begin(self, seats: int, options: dict[str, str]) -> Pig:
            return again(Pig((0,) * seats))

        def read(self, position: str) -> Pig:
            return again(super().read(position))

    return BrokenGame()


def unsent(view: PigView) -> PigView:
    """A view with something in it that no page can read."""
    return replace(view, pot=UNREADABLE)  # type: ignore[arg-type]


UNREADABLE = object()


BREACHES: list[tuple[str, dict[str, object], str]] = [
    ("order", {"legal": lambda self: list(reversed(Pig.legal(self)))}, "ascending"),
    ("none", {"legal": lambda self: []}, "0 legal actions"),
    ("range", {"legal": lambda self: [action + 20 for action in Pig.legal(self)]}, "is not from"),
    ("text", {"text": lambda self, action: "move"}, "same text"),
    ("parse", {"parse": lambda self, text: 0}, "parse back"),
    ("position", {"position": lambda self: Pig.position(self).replace(" 0 ", " 1 ")}, "read back"),
    ("probabilities", {"outcomes": lambda self: [(action, 0.1) for action in self.legal()]}, "not the shares"),
    ("zero", {"weights": lambda self: [(action, int(action == 2)) for action in self.legal()]}, "no weight"),
    ("heavy", {"weights": lambda self: [(action, 2**48) for action in self.legal()]}, "more than 281474976710656"),
    ("weights", {"weights": lambda self: [(2, 1)]}, "differ"),
    ("refusal", {"why_not": lambda self, action: None}, "nothing against"),
    ("over-refusal", {"why_not": lambda self, action: petteia.Refusal("", "no", "no")}, "refuses a legal"),
    ("imagine", {"imagine": lambda self, seat, rng: Pig((7,) * self.seats)}, "what that seat sees"),
    (
        "view",
        {"view": lambda self, seat: PigView(seat, 0, "turn", self.scores, self.pot, self.turn)},
        "as actor, not -1",
    ),
    ("unsent", {"view": lambda self, seat: unsent(Pig.view(self, seat))}, "cannot be sent"),
    ("result", {"result": property(lambda self: petteia.Result((0,), "points"))}, "before the end"),
]


@pytest.mark.parametrize(("name", "changes", "complaint"), BREACHES, ids=[breach[0] for breach in BREACHES])
def test_a_breach_is_found(name: str, changes: dict[str, object], complaint: str) -> None:
    with pytest.raises(petteia.CheckFailed, match=complaint):
        petteia.check(broken_pig(**changes), games=2)


def test_a_line_that_is_read_without_looking_is_found() -> None:
    class Careless(PigGame):
        def read(self, position: str) -> Pig:
            _, scores, turn, pot, rolling = position.split()
            return Pig(tuple(map(int, scores.split(","))), int(turn), int(pot), rolling == "1")

    with pytest.raises(petteia.CheckFailed, match="reading '' raises ValueError, not NotationError"):
        petteia.check(Careless(), games=1)


def test_options_that_a_position_shows_wrongly_are_found() -> None:
    class Forgetful(PigGame):
        def options_of(self, state: petteia.State) -> dict[str, str]:
            return {"dice": "two"}

    with pytest.raises(petteia.CheckFailed, match=r"it is played with \{\}, not with \{'dice': 'two'\}"):
        petteia.check(Forgetful(), games=1)


MANIFESTS: list[tuple[Manifest, str]] = [
    (Manifest(stage="rumoured"), "its stage is 'rumoured'"),
    (Manifest(levels=()), "its levels are"),
    (Manifest(seats=5), "not played by 5"),
    (Manifest(first_game=FirstGame(9)), "first game cannot be played: pig is played by 2, 3, 4, not by 9"),
    (Manifest(first_game=FirstGame(2, {"dice": "two"})), "first game cannot be played: pig has no option 'dice'"),
    (Manifest(table="petteia.cli.terminal.tables:table_for"), "is no table"),
    (Manifest(judge="sage"), "'sage' is to judge, but there are only"),
    (Manifest(icon=""), "no icon"),
    (Manifest(weight=4), "its weight is 4"),
    (Manifest(map_option="chart"), "its map is chosen by 'chart'"),
    (Manifest(characters=(Character("midas", "keen", "sage"),)), "midas plays as 'sage'"),
    (Manifest(characters=(Character("novice", "keen", "novice"),)), "one name"),
    (Manifest(completing=(1,)), "completing are not questions"),  # type: ignore[arg-type]
]


@pytest.mark.parametrize(("manifest", "complaint"), MANIFESTS)
def test_a_wrong_manifest_is_found(manifest: Manifest, complaint: str) -> None:
    game = PigGame()
    game.manifest = manifest
    with pytest.raises(petteia.CheckFailed, match=complaint):
        petteia.check(game, games=1)


@pytest.mark.parametrize("name", ["payment", "prospect", "facts", "plan", "almanac", "draft"])
def test_what_cannot_be_sent_is_found(name: str) -> None:
    class Thing:
        def plain(self) -> dict[str, object]:
            return {"thing": object()}

    answers = {"payment": Thing(), "prospect": Thing(), "facts": Thing().plain(), "plan": Thing(), "almanac": object()}
    answers["draft"] = object()
    kind = type("Untold", (PigGame,), {name: lambda self, *asked: answers[name]})
    with pytest.raises(petteia.CheckFailed, match=f"{name}.*cannot be sent"):
        petteia.check(kind(), games=1)


@pytest.mark.parametrize(
    ("name", "answer", "complaint"),
    [
        ("stage", ("round", "first"), "stage"),
        ("wire", None, "wire"),
        ("rules_page", None, "rules_page"),
        ("observation", Observation([number("pot", 100, "points at stake")]), "describes 1"),
    ],
)
def test_a_wrong_answer_of_the_game_is_found(name: str, answer: object, complaint: str) -> None:
    kind = type("Wrong", (PigGame,), {name: lambda self, *asked: answer})
    with pytest.raises(petteia.CheckFailed, match=complaint):
        petteia.check(kind(), games=1)


def test_a_move_without_a_verb_and_a_wrong_mask_are_found() -> None:
    with pytest.raises(petteia.CheckFailed, match="has no verb"):
        petteia.check(broken_pig(move=lambda self, action: Move("", {})), games=1)
    with pytest.raises(petteia.CheckFailed, match="mask_into"):
        petteia.check(broken_pig(mask_into=lambda self, buffer: None), games=1)


@pytest.mark.parametrize(
    ("levels", "judge", "judging"),
    [
        ((Level("only", 0),), "", "only"),
        ((Level("quick", 5), Level("slow", 50), Level("blind", 0)), "", "slow"),
        ((Level("quick", 5), Level("slow", 50)), "quick", "quick"),
    ],
)
def test_a_level_judges_however_few_there_are(levels: tuple[Level, ...], judge: str, judging: str) -> None:
    game = PigGame()
    game.manifest = Manifest(levels=levels, judge=judge)
    assert game.manifest.judging.name == judging
    assert lens(game, 10, 1).settings == settings_of(game.manifest.judging)


def test_a_shared_copy_is_found() -> None:
    game = broken_pig()
    kind = type(game.start(2))
    kind.copy = lambda self: self  # type: ignore[method-assign]
    with pytest.raises(petteia.CheckFailed, match="changed the original"):
        petteia.check(game, games=1)


def test_a_game_that_does_not_end_is_found() -> None:
    with pytest.raises(petteia.CheckFailed, match="does not end within 3 actions"):
        petteia.check(petteia.game("duel"), games=1, longest=3)


def test_an_illegal_action_that_changes_something_is_found() -> None:
    def careless(self: Pig, action: int) -> None:
        self.pot += 1
        Pig.play(self, action)

    with pytest.raises(petteia.CheckFailed, match="changed the state"):
        petteia.check(broken_pig(play=careless), games=3)


# ---- registry, options


def test_games_are_known_by_their_ids() -> None:
    assert petteia.all_games()["duel"] is petteia.game("duel")
    assert petteia.game("pig") is PIG
    with pytest.raises(petteia.OptionError, match=r"There is no game 'chess'; choose from .*duel"):
        petteia.game("chess")


@pytest.mark.parametrize(
    ("seats", "options", "complaint"),
    [
        (3, {}, "duel is played by 2, not by 3"),
        (
            2,
            {"wonder": "draft"},
            "no option 'wonder'; its options: wonders, first_player, neutral_start, decline_token",
        ),
        (2, {"wonders": "all"}, "wonders cannot be 'all'; choose from draft, first_game"),
    ],
)
def test_what_cannot_be_played_is_refused_with_what_can(seats: int, options: dict[str, str], complaint: str) -> None:
    with pytest.raises(petteia.OptionError, match=complaint):
        petteia.game("duel").start(seats, **options)


def test_a_game_of_another_package_is_found_by_its_entry_point(tmp_path: Path) -> None:
    (tmp_path / "otherpig.py").write_text("from pig import PigGame\nPIG = PigGame()\nPIG.id = 'otherpig'\n")
    facts = tmp_path / "otherpig-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: otherpig\nVersion: 1.0\n")
    (facts / "entry_points.txt").write_text("[petteia.games]\notherpig = otherpig:PIG\n")
    examples = Path(__file__).parents[2] / "examples"
    code = "import petteia; print(petteia.game('otherpig').title, list(petteia.all_games()))"
    environment = os.environ | {"PYTHONPATH": f"{tmp_path}{os.pathsep}{examples}"}
    command = [sys.executable, "-c", code]
    printed = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60, env=environment)
    assert printed.stdout.startswith("Pig [")
    assert "'otherpig'" in printed.stdout
    assert "'duel'" in printed.stdout


def test_a_package_whose_game_cannot_be_loaded_spoils_nothing(tmp_path: Path) -> None:
    facts = tmp_path / "brokenpig-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: brokenpig\nVersion: 1.0\n")
    (facts / "entry_points.txt").write_text("[petteia.games]\nbrokenpig = brokenpig:PIG\n")
    code = "import petteia; print(petteia.game('duel').id, list(petteia.all_games()))"
    environment = os.environ | {"PYTHONPATH": str(tmp_path)}
    command = [sys.executable, "-c", code]
    printed = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60, env=environment)
    assert printed.stdout.startswith("duel [")
    assert "brokenpig" not in printed.stdout
    assert "the game brokenpig cannot be loaded" in printed.stderr


@pytest.mark.parametrize(("name", "seats"), [("duel", 2), ("cyclades", 3), ("legendary", 4)])
def test_the_views_of_several_seats_are_those_of_each(name: str, seats: int) -> None:
    state, rng = petteia.game(name).start(seats), petteia.Rng(5)
    wanted = [*range(seats), petteia.SPECTATOR]
    for _ in range(150):
        if state.over:
            break
        assert state.views(wanted) == [state.view(seat) for seat in wanted]
        state.play(state.draw(rng) if state.actor < 0 else rng.choice(state.legal()))
