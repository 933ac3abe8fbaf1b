"""A ladder as a page of its own: a plot of the strengths and a table of who beats whom. Nothing is fetched."""

from __future__ import annotations

from html import escape
from pathlib import Path

from ..arena.ladder import LadderPlan, Meeting, Rating
from ..core.game import Game

STYLE = """
:root { color-scheme: light dark; --ink: #1d2a35; --paper: #f7f3ea; --line: #cfc6b4; --accent: #1f6f8b }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e2d4; --paper: #0f1d28; --line: #33485a; --accent: #67b7d1 } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 2rem auto;
  max-width: 56rem; padding: 0 1rem }
h1 { font-size: 1.5rem; margin-bottom: 0 } p { margin-top: .25rem; opacity: .8 }
svg { width: 100%; height: auto } text { fill: var(--ink); font-size: 13px }
.axis { stroke: var(--line) } .bar { stroke: var(--accent); stroke-width: 3 } .dot { fill: var(--accent) }
.table { overflow-x: auto } table { border-collapse: collapse } th, td { padding: .3rem .6rem; text-align: right }
th { font-weight: 600 } td { border: 1px solid var(--line) } td:first-child { border: 0; text-align: left }
"""
WIDTH, LEFT, ROW = 800, 190, 34


def write_report(path: Path, game: Game, plan: LadderPlan, rated: list[Rating], meetings: list[Meeting]) -> None:
    """The page."""
    head = f"{plan.seats} seats, {plan.games} games of each pair, seed {plan.seed}, rules {game.version}"
    path.write_text(
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(game.title)}: ladder</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head><body>'
        f"<h1>{escape(game.title)}: ladder</h1><p>{escape(head)}</p>{plot(rated)}"
        f"<h2>Who beats whom</h2>{matrix(rated, meetings)}</body></html>\n",
        encoding="utf-8",
    )


def plot(rated: list[Rating]) -> str:
    """Elo as dots with their intervals, the strongest on top."""
    low, high = min(rating.low for rating in rated), max(rating.high for rating in rated)
    span = max(high - low, 1.0)

    def x(elo: float) -> float:
        return LEFT + (WIDTH - LEFT - 60) * (elo - low) / span

    rows = []
    for number, rating in enumerate(rated):
        y = ROW * number + 20
        rows.append(
            f'<text x="{LEFT - 12}" y="{y + 4}" text-anchor="end">{escape(rating.bot)}</text>'
            f'<line class="axis" x1="{LEFT}" x2="{WIDTH - 60}" y1="{y}" y2="{y}"/>'
            f'<line class="bar" x1="{x(rating.low):.1f}" x2="{x(rating.high):.1f}" y1="{y}" y2="{y}"/>'
            f'<circle class="dot" cx="{x(rating.elo):.1f}" cy="{y}" r="6"/>'
            f'<text x="{WIDTH - 4}" y="{y + 4}" text-anchor="end">{rating.elo:+.0f}</text>'
        )
    height = ROW * len(rated) + 10
    label = "Elo of each bot with its 95 % interval"
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{label}">{"".join(rows)}</svg>'


def matrix(rated: list[Rating], meetings: list[Meeting]) -> str:
    """The share of the victories that the bot of each row got against that of each column."""
    names = [rating.bot for rating in rated]
    head = "".join(f"<th>{escape(name)}</th>" for name in names)
    rows = []
    for one in names:
        cells = []
        for other in names:
            shares = [game.share for game in meetings if (game.first, game.second) == (one, other)]
            shares += [1.0 - game.share for game in meetings if (game.first, game.second) == (other, one)]
            cells.append(f"<td>{100 * sum(shares) / len(shares):.0f} %</td>" if shares else "<td>–</td>")
        rows.append(f"<tr><td>{escape(one)}</td>{''.join(cells)}</tr>")
    return f'<div class="table"><table><tr><th></th>{head}</tr>{"".join(rows)}</table></div>'
