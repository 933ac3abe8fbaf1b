"""`petteia rules`: the rules page, one rule or chapter of it, and the tests that prove each rule."""

from __future__ import annotations

import difflib
import re
from pathlib import Path

import click
from rich.markdown import Markdown
from rich.table import Table

from ..core.game import Game
from ..core.refusal import NotationError
from ..rulebook import HEADING, Rule, citations
from ..rulebook import rules as numbered_rules
from .output import console, print_json
from .parameters import GAME, JSON, usage


@click.command()
@GAME
@click.argument("id", required=False, metavar="[ID|CHAPTER]")
@click.option("--coverage", is_flag=True, help="List every rule with its tests; fails if one has none.")
@JSON
def rules(game: Game, id: str | None, coverage: bool, as_json: bool) -> None:
    """The rules of GAME, or one rule (D5.7), or one chapter (D5)."""
    if coverage and id:
        raise click.UsageError("--coverage lists all rules; leave out " + id)
    if coverage:
        report_coverage(game, as_json)
        return
    with usage():
        found = select(game, id)
    if as_json:
        print_json({"game": game.id, "rules": [vars(rule) for rule in found]})
        return
    console().print(Markdown(passage(game, id) if id else game.rules_page()))


def chapters(game: Game) -> dict[str, str]:
    """The titles of the chapters by id."""
    return {match["id"]: match["title"] for match in HEADING.finditer(game.rules_page())}


def select(game: Game, id: str | None) -> list[Rule]:
    """All rules, those of a chapter, or one; an id that there is not is an error that names near ones."""
    known = numbered_rules(game)
    if not known:
        raise NotationError(f"{game.id} has no rules page")
    if id is None:
        return list(known.values())
    wanted = id.upper()
    if wanted in known:
        return [known[wanted]]
    found = [rule for rule in known.values() if rule.id.partition(".")[0] == wanted]
    if found:
        return found
    near = difflib.get_close_matches(wanted, known, 3)
    hint = f"did you mean {' or '.join(near)}?" if near else f"its chapters are {', '.join(chapters(game))}"
    raise NotationError(f"{game.id} has no rule or chapter {id!r}; {hint}")


def passage(game: Game, id: str) -> str:
    """A rule or a chapter in Markdown, under the title of its chapter; a chapter as its page has it."""
    found = select(game, id)
    chapter = found[0].id.partition(".")[0]
    heading = f"## {chapter} {found[0].chapter}"
    if id.upper() in (rule.id for rule in found):
        return f"{heading}\n\n**{found[0].id}** {found[0].text}"
    page = game.rules_page()
    return heading + re.split(r"^## ", page.partition(heading)[2], maxsplit=1, flags=re.MULTILINE)[0]


def report_coverage(game: Game, as_json: bool) -> None:
    """Every rule with the tests that cite it; fails if one has none."""
    with usage():
        ids = [rule.id for rule in select(game, None)]
    folder = tests_folder()
    cited = citations(folder)
    tests = {id: cited.get(id, []) for id in ids}
    uncovered = [id for id in ids if not tests[id]]
    if as_json:
        print_json({"game": game.id, "total": len(ids), "uncovered": uncovered, "tests": tests})
    else:
        table = Table("rule", box=None, padding=(0, 2), header_style="muted")
        table.add_column("tests", overflow="fold")
        for id in ids:
            table.add_row(id, "\n".join(tests[id]) or "[refusal]no test[/]")
        out = console()
        out.print(table)
        out.print(
            f"{len(ids) - len(uncovered)} of {len(ids)} rules of {game.id} have a test in {folder}", soft_wrap=True
        )
    if uncovered:
        raise click.exceptions.Exit(1)


def tests_folder() -> Path:
    """The tests of the source checkout that we stand in, or else of the one that the package lies in."""
    here, package = Path.cwd(), Path(__file__).resolve()
    for folder in (here, *here.parents, *package.parents):
        if (folder / "pyproject.toml").is_file() and (folder / "tests").is_dir():
            return folder / "tests"
    raise click.UsageError(
        "There is no tests folder here: coverage is counted in a source checkout. Run it from inside one."
    )
