"""`petteia bots` lists who can take a seat."""

from __future__ import annotations

import json

from click.testing import CliRunner

from petteia.bots import bot
from petteia.cli import main


def test_every_bot_that_is_listed_can_be_made() -> None:
    done = CliRunner().invoke(main, ["bots", "duel", "--json"])
    assert done.exit_code == 0, done.output
    listed = json.loads(done.stdout)
    names = listed["simple"] + [level["name"] for level in listed["levels"]]
    assert names == ["random", "greedy", "novice", "easy", "medium", "hard", "expert", "master"]
    assert all(bot(name, "duel") for name in names)


def test_people_are_told_how_far_each_thinks() -> None:
    done = CliRunner().invoke(main, ["bots", "duel"])
    assert done.exit_code == 0
    assert "200 turns of search" in done.stdout
    assert "one look at each action" in done.stdout
    assert "one look at the actions it notices, 70% of all" in done.stdout
