"""`petteia review`: what a game can teach."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ...core.records.record import Record
from ...locale import words
from ...review import DEEP, LEVELS, QUICK, Look, Review
from ...review.reviewing import looked, put_together, to_look_at
from .. import storage
from ..output import console, print_json, progress
from ..parameters import JSON, LANGUAGE, NUMBER
from ..review_page import review_page
from ..review_story import ReviewStory
from ..terminal import palette
from ..terminal.tables import table_for
from .replay import names_in

SPARKS = "▁▂▃▄▅▆▇█"
GRADE_STYLES = {"doubtful": "coin", "mistake": "refusal", "blunder": "refusal bold"}


@click.command(name="review")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False, exists=True))
@click.option("--deep", is_flag=True, help="Look ten times as long at every position.")
@click.option(
    "--html", type=click.Path(path_type=Path, dir_okay=False), metavar="PAGE", help="Write the review to this web page."
)
@NUMBER
@LANGUAGE
@JSON
def review_command(file: Path, deep: bool, html: Path | None, number: int | None, language: str, as_json: bool) -> None:
    """Review a game in FILE, the first unless --game names another: chances over time, what decisions cost, what luck
    gave.

    Luck is computed exactly, at every draw and die; decisions are judged by search, as whole moves. A review is the
    same on every machine.
    """
    record, held = storage.load_numbered(file, number)
    review = reviewed(record, DEEP if deep else QUICK)
    if as_json:
        print_json(msgspec.to_builtins(review))
        return
    table = table_for(record.game, names_in(record, words(language, record.game.id)), language)
    story = ReviewStory(record, review, table)
    if html is not None:
        try:
            html.write_text(review_page(story), encoding="utf-8")
        except OSError as error:
            raise storage.NotWritten(html, error.strerror or str(error)) from None
        console().print(Text(story.voice("terminal-saved", file=str(html))), soft_wrap=True)
        return
    report(story, console())
    if held > 1:
        said = story.voice("terminal-one-of", number=number or 1, count=held)
        console().print(Text(f"\n· {said}", style="muted"))


def reviewed(record: Record, level: str) -> Review:
    """The review, with a progress bar."""
    assert level in LEVELS
    wanted = to_look_at(record)
    looks: Iterator[Look] = progress(looked(record, wanted, level), len(wanted), "command-reviewing")
    return put_together(record, level, list(looks))


def report(story: ReviewStory, out: Console) -> None:
    """The report for people."""
    review, voice = story.review, story.voice
    out.print(Text.assemble((voice.title, "bold"), (f" · {story.level()}", "muted")))
    out.print()
    for seat, name in enumerate(story.names):
        line = sparkline([moment[seat] for moment in review.moments], max(20, out.width - 30))
        out.print(Text.assemble((f"{palette.SHAPES[seat]} {name:<14.14} ", palette.SEATS[seat]), line))
    out.print()
    out.print(accounts(story))
    out.print(Text(voice("review-sum"), style="muted"))
    out.print()
    out.print(Text(voice("review-turning-points"), style="bold"))
    points = story.turning_points()
    if not points:
        out.print(f"  {voice('review-no-turning-points')}")
    for point in points:
        style = GRADE_STYLES[point.decision.grade]
        out.print(Text.assemble(f"  {point.when}, {point.name}: ", (f"{point.grade}, {point.cost}", style)))
        out.print(Text(f"    {voice('review-played', plan=point.played)}"))
        out.print(Text(f"    {voice('review-better', plan=point.better)}", style="good"))
    draws = story.draws()
    if draws:
        out.print()
        out.print(Text(voice("review-draws"), style="bold"))
    for when, told, gave in draws:
        out.print(Text.assemble(f"  {when}: {told} ", (gave, "coin")))
    out.print()
    out.print(Text(story.thresholds(), style="muted"))


def accounts(story: ReviewStory) -> Table:
    """A column for each player: accuracy, luck and skill, and how many decisions were of which grade."""
    table = Table("", box=None, padding=(0, 2), header_style="muted")
    for seat in range(len(story.names)):
        table.add_column(story.table.names.badge(seat), justify="right")
    for row in story.accounts():
        table.add_row(*row)
    return table


def sparkline(chances: list[int], width: int) -> str:
    """A chance over time, as a row of bars."""
    step = max(1.0, len(chances) / width)
    picked = [chances[min(int(place * step), len(chances) - 1)] for place in range(int(len(chances) / step))]
    return "".join(SPARKS[min(max(chance * len(SPARKS) // 1_000_001, 0), len(SPARKS) - 1)] for chance in picked)
