"""`petteia review` says what there is to learn from a game: to people, to programs, and as a page."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

import petteia
from cli.running import Run
from petteia import CHANCE
from petteia.bots import Situation
from petteia.bots.levels import bot
from petteia.locale import languages, words
from petteia.review import DEEP, QUICK


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game lost by a player who did not think."""
    record, rng = petteia.Record(petteia.game("duel"), 2, players=["Ada <b>", "Bo"]), petteia.Rng(4)
    players = [bot("random", "duel"), bot("hard", "duel")]
    while not record.state.over:
        state = record.state
        chosen = state.draw(rng) if state.actor == CHANCE else players[state.actor].choose(Situation(state.copy()), rng)
        record.play(int(chosen))
    path = tmp_path_factory.mktemp("review") / "game.jsonl"
    path.write_text(petteia.write_lines(record), encoding="utf-8")
    return path


def test_the_report_names_the_turning_points_and_what_would_have_been_better(run: Run, file: Path) -> None:
    result = run(f"review {file}", "--language", "en")
    assert result.exit_code == 0
    review = petteia.review(petteia.read(file.read_text(encoding="utf-8")))
    assert review.turning_points
    told = " ".join(result.output.split())
    assert told.count("Played: ") == told.count("Better: ") == len(review.turning_points)
    first = review.turning_points[0]
    cost = f"−{round(review.decisions[first].cost / 10_000)}%"
    assert re.search(rf"Ada <b>: (Doubtful|Mistake|Blunder), {cost}", told)
    assert "Luck and skill add up" in told


def test_programs_get_the_same_review(run: Run, file: Path) -> None:
    document = json.loads(run(f"review {file}", "--json").output)
    review = petteia.review(petteia.read(file.read_text(encoding="utf-8")))
    assert document["level"] == QUICK
    assert [player["luck"] for player in document["players"]] == [player.luck for player in review.players]
    assert len(document["moments"]) == len(review.moments)


def test_a_game_is_chosen_in_a_file_that_has_several(run: Run, file: Path, tmp_path: Path) -> None:
    lost = file.read_text(encoding="utf-8")
    shorter = petteia.Record(petteia.game("duel"), 2)
    shorter.play(shorter.state.legal()[0])
    both = tmp_path / "both.jsonl"
    both.write_text(petteia.write_lines(shorter) + lost, encoding="utf-8")
    second = json.loads(run(f"review {both} --game 2", "--json").output)
    assert second == json.loads(run(f"review {file}", "--json").output)
    missing = run(f"review {both} --game 3")
    assert (missing.exit_code, "holds 2 records" in missing.stderr) == (2, True)


def test_a_deep_look_says_so(run: Run, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = petteia.game("duel")
    monkeypatch.setattr(type(game), "manifest", replace(game.manifest, review=(20, 40)))
    assert json.loads(run(f"review {file}", "--deep", "--json").output)["level"] == DEEP


@pytest.mark.parametrize("language", languages())
def test_the_page_needs_nothing_else_and_speaks_the_readers_language(
    run: Run, file: Path, tmp_path: Path, language: str
) -> None:
    page = tmp_path / "review.html"
    result = run(f"review {file}", "--language", language, "--html", str(page))
    assert result.exit_code == 0
    assert str(page) in result.output.replace("\n", "")
    text = page.read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in text
    assert words(language).format("review-turning-points") in text
    assert not re.search(r"(src|href)=|@import|url\(", text)
    assert "prefers-color-scheme: dark" in text
    assert text.count("<polyline") == 2
    assert "Ada &lt;b&gt;" in text
    assert "Ada <b>" not in text
