"""`petteia rules`: the rules page, a rule or chapter of it, a thing from the box, and the tests for each rule."""

from __future__ import annotations

import difflib
import re
from pathlib import Path

import click
from rich.markdown import Markdown
from rich.table import Table

from ...core.contract.almanac import Entry, Sentence
from ...core.contract.game import Game
from ...core.contract.refusal import NotationError
from ...locale import FALLBACK, Words, title, words
from ...locale.sentences import rule_of, said
from ...rulebook import HEADING, Rule, citations, rules_page
from ...rulebook import rules as numbered_rules
from ..output import console, print_json
from ..parameters import GAME, JSON, LANGUAGE, usage
from ..wording import say

CODE = re.compile("`([^`]+)`")


@click.command()
@GAME
@click.argument("id", required=False, metavar="[ID|CHAPTER|NAME]")
@LANGUAGE
@click.option("--coverage", is_flag=True, help="List every rule with its tests; fails if any has none.")
@JSON
def rules(game: Game, id: str | None, language: str, coverage: bool, as_json: bool) -> None:
    """Show the rules of GAME, one rule (D5.7), one chapter (D5), or a card or other thing by name (aqueduct)."""
    if coverage and id:
        raise click.UsageError(say("command-coverage-alone", what=id))
    if coverage:
        report_coverage(game, as_json)
        return
    things = find_things(game, id, language) if id else []
    if things:
        if as_json:
            print_json(as_data(game, things, language))
        else:
            print_things(game, things, language)
        return
    with usage():
        found = select(game, id, language)
    if as_json:
        print_json({"game": game.id, "rules": [vars(rule) for rule in found]})
        return
    console().print(Markdown(passage(game, id, language) if id else whole_page(game, language)))


def chapters(game: Game) -> dict[str, str]:
    """The titles of the chapters by id."""
    return {match["id"]: match["title"] for match in HEADING.finditer(game.rules_page())}


def select(game: Game, id: str | None, language: str = FALLBACK) -> list[Rule]:
    """All rules, those of a chapter, or one; an unknown id is an error that suggests similar ones."""
    known = numbered_rules(game, language)
    own, called = words(language, game.id), title(language, game.id)
    if not known:
        raise NotationError(own.format("terminal-no-rules", game=called))
    if id is None:
        return list(known.values())
    wanted = id.upper()
    if wanted in known:
        return [known[wanted]]
    found = [rule for rule in known.values() if rule.id.partition(".")[0] == wanted]
    if found:
        return found
    things = {entry.id: entry.id for entry in game.almanac().entries}
    near = difflib.get_close_matches(id.lower(), things | {rule.lower(): rule for rule in known}, 3)
    names = " · ".join(things.get(one, one.upper()) for one in near)
    hint = (
        own.format("terminal-did-you-mean", names=names)
        if near
        else own.format("terminal-chapters", chapters=", ".join(chapters(game)))
    )
    raise NotationError(f"{own.format('terminal-no-rule', game=called, what=id)} {hint}")


def whole_page(game: Game, language: str) -> str:
    """The rules page in Markdown, with the game at a glance above it."""
    page, spoken = rules_page(game, language)
    return overview(game, language) + with_options_in_words(game, page, words(spoken, game.id))


def overview(game: Game, language: str) -> str:
    """How the game is won, a turn in a few lines, and the set-up by number of players, in Markdown."""
    own, almanac = words(language, game.id), game.almanac()
    told: list[str] = []
    if almanac.ways:
        ways = [f"- **{own.format(f'{way.message}.title')}** {cited(own, way)}" for way in almanac.ways]
        told += [f"## {own.format('overview-ways')}", "\n".join(ways)]
    if almanac.turn:
        steps = [f"{number}. {cited(own, step)}" for number, step in enumerate(almanac.turn, 1)]
        told += [f"## {own.format('overview-turn')}", "\n".join(steps)]
    if almanac.setup:
        rows = [[own.format("rules-players"), *map(str, game.seat_counts)], ["---"] * (1 + len(game.seat_counts))]
        for row in almanac.setup:
            rows.append([f"{own.format(row.message)} ({own.format(f'{row.message}.rule')})", *map(str, row.numbers)])
        told += [f"## {own.format('rules-setup')}", "\n".join(f"| {' | '.join(cells)} |" for cells in rows)]
    return "".join(f"{part}\n\n" for part in told)


def cited(own: Words, sentence: Sentence) -> str:
    """A sentence followed by its rule."""
    rule = rule_of(own, sentence)
    return f"{said(own, sentence)} ({rule})" if rule else said(own, sentence)


def with_options_in_words(game: Game, text: str, own: Words) -> str:
    """The text with a table's options in words instead of ids: `map=quick`, and also `quick` if the paragraph names
    `map`."""

    def in_words(paragraph: str) -> str:
        return CODE.sub(lambda code: option_in_words(game, code[1], paragraph, own) or code[0], paragraph)

    return "\n\n".join(in_words(paragraph) for paragraph in text.split("\n\n"))


def option_in_words(game: Game, code: str, paragraph: str, own: Words) -> str:
    """The words for an option, for an option with its choice, or for a choice of an option that the paragraph names; ""
    if the code is none of these."""
    name, _, choice = code.partition("=")
    for option in game.options:
        if name == option.name and not choice:
            return f"*{own.format(f'option-{name}')}*"
        if name == option.name and choice in option.choices:
            return f"*{own.format(f'option-{name}')}: {own.format(f'option-{name}-{choice}')}*"
        if name in option.choices and f"`{option.name}" in paragraph:
            return f"*{own.format(f'option-{option.name}-{name}')}*"
    return ""


def passage(game: Game, id: str, language: str = FALLBACK) -> str:
    """A rule or a whole chapter in Markdown, under the title of the chapter."""
    found = select(game, id, language)
    chapter = found[0].id.partition(".")[0]
    heading = f"## {chapter} {found[0].chapter}"
    page, spoken = rules_page(game, language)
    text = heading + re.split(r"^## ", page.partition(heading)[2], maxsplit=1, flags=re.MULTILINE)[0]
    if id.upper() in (rule.id for rule in found):
        text = f"{heading}\n\n**{found[0].id}** {found[0].text}"
    return with_options_in_words(game, text, words(spoken, game.id))


def find_things(game: Game, name: str, language: str) -> list[Entry]:
    """The almanac's entries with that id, or with that name in the reader's language."""
    own = words(language, game.id)
    id = name.lower().replace(" ", "_").replace("-", "_")
    return [
        entry
        for entry in game.almanac().entries
        if id in (entry.id, f"{entry.family}/{entry.id}") or name.casefold() == name_of(own, entry).casefold()
    ]


def name_of(own: Words, entry: Entry) -> str:
    return own.format(f"{entry.family}-{entry.id}")


def print_things(game: Game, things: list[Entry], language: str) -> None:
    """Print each thing with its price, what it does, and the rules that say so."""
    own, out = words(language, game.id), console()
    for entry in things:
        marks = [f"family-{entry.family}", *(f"{mark}-{value}" for mark, value in entry.marks.items())]
        out.print(f"[bold]{name_of(own, entry)}[/]  [muted]{' · '.join(own.format(mark) for mark in marks)}[/]")
        if entry.price:
            price = ", ".join(said(own, line) for line in entry.price)
            out.print(f"[muted]{own.format('rules-price')}[/] [coin]{price}[/]")
        for line in entry.effects:
            label = f"[muted]{own.format(line.label)}[/] " if line.label else ""
            out.print(f"{label}{said(own, line)} [muted]{rule_of(own, line)}[/]")


def as_data(game: Game, things: list[Entry], language: str) -> dict[str, object]:
    """The same as plain data."""
    own = words(language, game.id)
    entries = [
        {
            "family": entry.family,
            "id": entry.id,
            "name": name_of(own, entry),
            "price": [said(own, line) for line in entry.price],
            "effects": [{"text": said(own, line), "rule": rule_of(own, line)} for line in entry.effects],
        }
        for entry in things
    ]
    return {"game": game.id, "entries": entries}


def report_coverage(game: Game, as_json: bool) -> None:
    """List every rule with the tests that cite it; fails if one has none."""
    with usage():
        ids = [rule.id for rule in select(game, None)]
    folder = tests_folder()
    cited = citations(folder)
    tests = {id: cited.get(id, []) for id in ids}
    uncovered = [id for id in ids if not tests[id]]
    if as_json:
        print_json({"game": game.id, "total": len(ids), "uncovered": uncovered, "tests": tests})
    else:
        rule, tests_column = say("command-coverage-columns").split(" | ")
        table = Table(rule, box=None, padding=(0, 2), header_style="muted")
        table.add_column(tests_column, overflow="fold")
        for id in ids:
            table.add_row(id, "\n".join(tests[id]) or f"[refusal]{say('command-untested')}[/]")
        out = console()
        out.print(table)
        tested = {"tested": len(ids) - len(uncovered), "count": len(ids), "game": game.id, "folder": str(folder)}
        out.print(say("command-tested", **tested), soft_wrap=True)
    if uncovered:
        raise click.exceptions.Exit(1)


def tests_folder() -> Path:
    """The tests of the source checkout we are in, or else of the one that contains the package."""
    here, package = Path.cwd(), Path(__file__).resolve()
    for folder in (here, *here.parents, *package.parents):
        if (folder / "pyproject.toml").is_file() and (folder / "tests").is_dir():
            return folder / "tests"
    raise click.UsageError(say("command-no-tests"))
