"""Records that the page opens: files of `petteia sim`, one game or several, replayed like games played here."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner
from page_axe import faults
from playwright.sync_api import Page, expect

import petteia
from petteia.cli import main

FIRST_GRAPH = 240_000  # milliseconds; a busy machine is slow


def simulated(folder: Path, game: str, games: int) -> Path:
    file = folder / f"{game}.jsonl"
    done = CliRunner().invoke(main, ["sim", game, "--games", str(games), "--seed", "3", "--out", str(file)])
    assert done.exit_code == 0, done.output
    return file


def give(page: Page, file: Path) -> None:
    """Choose a file with the keyboard, as far as that is the page's."""
    page.goto("/watch")
    button = page.get_by_role("button", name="Choose a file")
    expect(button).to_be_visible()
    with page.expect_file_chooser() as chooser:
        button.press("Enter")
    chooser.value.set_files(file)


def walk(page: Page, entries: int) -> None:
    """To the beginning of the replay, a step on, and back to the end."""
    screen = page.locator(".screen")
    expect(screen).to_have_attribute("data-status", "over")
    expect(screen).to_have_attribute("data-shown", str(entries))
    page.get_by_role("button", name="Go to the beginning").click()
    expect(screen).to_have_attribute("data-shown", "0")
    page.keyboard.press("ArrowRight")
    expect(screen).not_to_have_attribute("data-shown", "0")
    page.keyboard.press("Escape")
    expect(screen).to_have_attribute("data-shown", str(entries))


@pytest.mark.parametrize("game", ["duel", "cyclades", "legendary"])
def test_a_file_of_sim_is_replayed(page: Page, tmp_path: Path, game: str) -> None:
    file = simulated(tmp_path, game, 1)
    record = petteia.read(file.read_text(encoding="utf-8"))
    give(page, file)
    walk(page, len(record.entries))
    expect(page.locator("[data-ending]")).to_be_visible()
    assert record.state.result is not None
    expect(page.locator("[data-ending]")).to_have_attribute("data-ending", record.state.result.reason)
    page.get_by_role("button", name="Fair chance").click()
    expect(page.get_by_role("dialog")).to_contain_text("a record from a file")


def test_an_opened_game_is_reviewed(page: Page, tmp_path: Path) -> None:
    give(page, simulated(tmp_path, "duel", 1))
    page.locator("[data-ending]").get_by_role("button", name="Review").click()
    expect(page.get_by_role("slider")).to_be_visible(timeout=FIRST_GRAPH)


def test_of_several_games_one_is_chosen(page: Page, tmp_path: Path) -> None:
    file = simulated(tmp_path, "duel", 3)
    second = petteia.read_all(file.read_text(encoding="utf-8"))[1]
    page.set_viewport_size({"width": 390, "height": 844})
    give(page, file)
    which = page.get_by_label("The file contains 3 games. Which one?")
    expect(which.locator("option")).to_have_count(3)
    assert faults(page) == []
    which.select_option(index=1)
    which.focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    screen = page.locator(".screen")
    expect(screen).to_have_attribute("data-n", str(len(second.entries)))


def test_a_fault_is_told_with_its_line_in_the_file(page: Page, tmp_path: Path) -> None:
    file = simulated(tmp_path, "duel", 2)
    lines = file.read_text(encoding="utf-8").split("\n")
    second = next(number for number, line in enumerate(lines) if number and line.startswith('{"petteia"'))
    lines[second + 4] = lines[second + 4].replace('"do": "', '"do": "sell ')
    file.write_text("\n".join(lines), encoding="utf-8")
    give(page, file)
    page.get_by_label("Which one?").select_option(index=1)
    page.get_by_role("button", name="View", exact=True).click()
    expect(page.get_by_role("alert").first).to_contain_text("not a record that can be opened")
    expect(page.get_by_role("alert").last).to_contain_text(f"Line {second + 5} is wrong.")
    expect(page.get_by_role("alert").last).to_contain_text("sell ")
