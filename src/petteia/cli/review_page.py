"""A review as a self-contained web page: words, a graph, and the turning points."""

from __future__ import annotations

from html import escape
from importlib.resources import files

from ..review.chances import CERTAIN
from .review_story import ReviewStory, TurningPoint

WIDTH, HEIGHT = 960, 260
LEFT, TOP, BOTTOM = 44, 26, 24
MARKS = {"doubtful": "?!", "mistake": "?", "blunder": "??"}


def review_page(story: ReviewStory) -> str:
    """The page."""
    voice = story.voice
    style = (files("petteia.cli") / "review_page.css").read_text(encoding="utf-8")
    title = f"{voice.title} · {voice('table-review')}"
    result = story.record.state.result
    ended = "" if result is None else f"<p>{escape(story.table.winners(result))}</p>"
    return f"""<!doctype html>
<html lang="{voice.language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{escape(title)}</title>
<style>{style}</style>
<main>
<h1>{escape(title)}</h1>
{ended}
<p class="muted">{escape(story.level())}</p>
<section><h2>{escape(voice("review-chances"))}</h2>
{legend(story)}
{graph(story)}
</section>
<section class="wide">{accounts(story)}
<p class="muted">{escape(voice("review-sum"))}</p></section>
<section><h2>{escape(voice("review-turning-points"))}</h2>
{turning_points(story)}
</section>
{draws(story)}
<p class="muted">{escape(story.thresholds())}</p>
</main>
</html>
"""


def legend(story: ReviewStory) -> str:
    """Which line of the graph is whose."""
    names = "".join(f'<li class="seat-{seat}">{escape(name)}</li>' for seat, name in enumerate(story.names))
    return f'<ul class="legend">{names}</ul>'


# ---- the graph


def graph(story: ReviewStory) -> str:
    """Every seat's chance over time, with the rounds and the turning points."""
    review = story.review
    parts = [
        f'<line class="grid" x1="{LEFT}" x2="{WIDTH}" y1="{height(chance):.1f}" y2="{height(chance):.1f}"/>'
        f'<text x="{LEFT - 6}" y="{height(chance) + 4:.1f}" text-anchor="end">{chance * 100 // CERTAIN}</text>'
        for chance in range(0, CERTAIN + 1, CERTAIN // 4)
    ]
    for moment, stage, number in review.rounds:
        x = across(story, moment)
        parts.append(f'<line class="round" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{HEIGHT - BOTTOM}"/>')
        if number:
            label = str(number) if len(review.rounds) > 6 else story.stage(stage, number)
            parts.append(f'<text x="{x + 4:.1f}" y="{TOP - 8}">{escape(label)}</text>')
    for seat in range(len(story.names)):
        points = " ".join(
            f"{across(story, moment):.1f},{height(chances[seat]):.1f}" for moment, chances in enumerate(review.moments)
        )
        parts.append(f'<polyline class="seat-{seat}" points="{points}"/>')
    parts += [mark(story, point) for point in story.turning_points()]
    label = escape(story.voice("review-chances"))
    return f'<svg viewBox="0 0 {WIDTH + 8} {HEIGHT}" role="img" aria-label="{label}">{"".join(parts)}</svg>'


def across(story: ReviewStory, moment: int) -> float:
    return LEFT + (WIDTH - LEFT) * moment / max(1, len(story.review.moments) - 1)


def height(chance: int) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - min(max(chance, 0), CERTAIN) / CERTAIN)


def mark(story: ReviewStory, point: TurningPoint) -> str:
    """A turning point, on the line of the player who decided it."""
    decision = point.decision
    x = across(story, decision.at)
    y = height(story.review.moments[decision.at][decision.seat])
    words = escape(f"{point.when}, {point.name}: {point.grade}, {point.cost}")
    return (
        f'<g class="mark seat-{decision.seat}"><title>{words}</title><circle cx="{x:.1f}" cy="{y:.1f}" r="5"/>'
        f'<text x="{x:.1f}" y="{y - 9:.1f}" text-anchor="middle">{MARKS[decision.grade]}</text></g>'
    )


# ---- words and numbers


def accounts(story: ReviewStory) -> str:
    """A column for each player."""
    names = "".join(f'<th scope="col" class="seat-{seat}">{escape(name)}</th>' for seat, name in enumerate(story.names))
    rows = []
    for head, *cells in story.accounts():
        told = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
        rows.append(f'<tr><th scope="row">{escape(head)}</th>{told}</tr>')
    player = escape(story.voice("review-player"))
    head = f'<thead><tr><th scope="col">{player}</th>{names}</tr></thead>'
    return f"<table>{head}<tbody>{''.join(rows)}</tbody></table>"


def turning_points(story: ReviewStory) -> str:
    """The decisions that cost the most, each with the better plan and how it could have continued."""
    points = story.turning_points()
    if not points:
        return f"<p>{escape(story.voice('review-no-turning-points'))}</p>"
    return f"<ol>{''.join(turning_point(story, point) for point in points)}</ol>"


def turning_point(story: ReviewStory, point: TurningPoint) -> str:
    voice = story.voice
    line = "".join(f"<li>{escape(step)}</li>" for step in point.line)
    return (
        f'<li><p><b class="seat-{point.decision.seat}">{escape(f"{point.when}, {point.name}")}</b> '
        f'<span class="grade {point.decision.grade}">{escape(f"{point.grade}, {point.cost}")}</span></p>'
        f"<p>{escape(voice('review-played', plan=point.played))}</p>"
        f'<details><summary class="better">{escape(voice("review-better", plan=point.better))}</summary>'
        f"<ol>{line}</ol></details></li>"
    )


def draws(story: ReviewStory) -> str:
    """The draws that gave the most; empty if none gave much."""
    rows = "".join(
        f"<li>{escape(when)}: {escape(told)} <b>{escape(gave)}</b></li>" for when, told, gave in story.draws()
    )
    return f"<section><h2>{escape(story.voice('review-draws'))}</h2><ul>{rows}</ul></section>" if rows else ""
